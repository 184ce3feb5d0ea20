//! Bots, in the form in which tables seat them; they do not pretend to think.

use bots::decrypto::{Player, Strength};
use bots::kryptos::{self, Budget};
use game::Seat;
use lexicon::mind::Minds;
use std::sync::Arc;
use std::time::Duration;
use tables::{BotPlayer, BotPlayers, GameAction, GameKind, GameView};

struct Quick(Arc<Minds>, Strength);

impl BotPlayer for Quick {
    fn decide(&self, view: &GameView, _: Seat, people: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Decrypto(view) = view else { return None };
        let player = Player { minds: &self.0, strength: self.1 };
        player.decide(view, people, seed).map(GameAction::Decrypto)
    }

    fn think_time(&self) -> Duration {
        Duration::ZERO
    }
}

/// Plays anything that is not plainly wrong.
struct Simple;

impl BotPlayer for Simple {
    fn decide(&self, view: &GameView, _: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Kryptos(view) = view else { return None };
        let decision = kryptos::decide(view, kryptos::Strength::Random, Budget::default(), seed)?;
        Some(GameAction::Kryptos(decision.action))
    }

    fn think_time(&self) -> Duration {
        Duration::ZERO
    }
}

/// A bot for Kryptos that needs no time.
pub fn simple() -> BotPlayers {
    BotPlayers::default().with(GameKind::Kryptos, "random", Simple)
}

/// Every bot for Decrypto, the weakest first.
pub fn all(minds: &Arc<Minds>) -> BotPlayers {
    Strength::ALL.into_iter().fold(BotPlayers::default(), |bots, strength| {
        bots.with(GameKind::Decrypto, strength.name(), Quick(minds.clone(), strength))
    })
}
