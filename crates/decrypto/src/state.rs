use crate::view::{Phase, SeatView, TeamView, View};
use crate::{PerTeam, Setup, Tokens};
use game::Viewer;
use std::sync::Arc;

/// Everything about a game, secrets included.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    setup: Arc<Setup>,
}

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        State { setup: Arc::new(setup) }
    }

    pub(crate) fn view(&self, _viewer: Viewer) -> View {
        let setup = &self.setup;
        View {
            language: setup.language.clone(),
            three_players: setup.three_players(),
            options: setup.options.clone(),
            seats: setup.seats.iter().map(|team| SeatView { team: *team, present: true }).collect(),
            phase: Phase::Open,
            round: 0,
            last_round: if setup.three_players() { 5 } else { 8 },
            deadline: None,
            category: None,
            teams: PerTeam::from_fn(|team| TeamView {
                name: setup.names[team].clone(),
                encryptor: None,
                done: false,
                tokens: Tokens::default(),
                keywords: None,
            }),
            sheet: Vec::new(),
            laser_tries: Vec::new(),
            tie_break: None,
            outcome: None,
            decided_by: None,
            you: None,
        }
    }
}
