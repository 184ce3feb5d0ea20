//! The bots of Kryptos, in the form in which tables seat them.

use bots::kryptos::{Budget, Strength, decide};
use game::Seat;
use std::time::Duration;
use tables::{Asked, BotPlayer, BotPlayers, GameAction, GameKind, GameView};

/// How long a master may search for a move while people wait.
const SEARCH: Duration = Duration::from_millis(200);

/// Adds all of them.
pub fn seat(bots: BotPlayers, pause: Duration) -> BotPlayers {
    let offered = [Strength::Beginner, Strength::Player, Strength::Agent, Strength::Master];
    offered.into_iter().fold(bots, |bots, strength| {
        bots.with(GameKind::Kryptos, &strength.to_string(), KryptosPlayer { strength, pause })
    })
}

struct KryptosPlayer {
    strength: Strength,
    pause: Duration,
}

impl BotPlayer for KryptosPlayer {
    fn decide(&self, view: &GameView, _: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Kryptos(view) = view else { return None };
        let decision = decide(view, self.strength, Budget::Time(SEARCH), seed)?;
        Some(GameAction::Kryptos(decision.action))
    }

    fn think_time(&self) -> Duration {
        self.pause
    }

    fn pause(&self, asked: &Asked) -> Duration {
        asked.pause(self.pause)
    }
}
