//! The bots of the house, in the form in which tables seat them.

use bots::kryptos::{self, Budget, Strength};
use game::Seat;
use std::time::Duration;
use tables::{Brain, Brains, GameAction, GameKind, GameView};

/// How long a master may search for a move while people wait.
const SEARCH: Duration = Duration::from_millis(200);

/// Every bot that can sit at a table, the weakest first.
pub fn of_the_house(pause: Duration) -> Brains {
    [Strength::Novice, Strength::Agent, Strength::Master].into_iter().fold(
        Brains::default(),
        |brains, strength| {
            brains.with(GameKind::Kryptos, &strength.to_string(), KryptosPlayer { strength, pause })
        },
    )
}

struct KryptosPlayer {
    strength: Strength,
    pause: Duration,
}

impl Brain for KryptosPlayer {
    fn decide(&self, view: &GameView, _: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Kryptos(view) = view else { return None };
        let decision = kryptos::decide(view, self.strength, Budget::Time(SEARCH), seed)?;
        Some(GameAction::Kryptos(decision.action))
    }

    fn think_time(&self) -> Duration {
        self.pause
    }
}
