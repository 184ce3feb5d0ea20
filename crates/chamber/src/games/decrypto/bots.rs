//! The bots of Decrypto, in the form in which tables seat them.

use bots::decrypto::{Player, Strength};
use game::Seat;
use lexicon::Language;
use lexicon::mind::Minds;
use std::sync::Arc;
use std::time::Duration;
use tables::{Asked, BotPlayer, BotPlayers, GameAction, GameKind, GameView};

/// Adds all of them.
pub fn seat(bots: BotPlayers, minds: &Arc<Minds>, pause: Duration) -> BotPlayers {
    // The first bot of a language should not keep its table waiting.
    let warm = minds.clone();
    std::thread::spawn(move || Language::ALL.map(|language| warm.space(language).words().len()));
    Strength::ALL.into_iter().fold(bots, |bots, strength| {
        let player = DecryptoPlayer { minds: minds.clone(), strength, pause };
        bots.with(GameKind::Decrypto, strength.name(), player)
    })
}

/// How long people may look at a code that was opened.
const READING: Duration = Duration::from_secs(10);

struct DecryptoPlayer {
    minds: Arc<Minds>,
    strength: Strength,
    pause: Duration,
}

impl BotPlayer for DecryptoPlayer {
    fn decide(&self, view: &GameView, _: Seat, people: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Decrypto(view) = view else { return None };
        let player = Player { minds: &self.minds, strength: self.strength };
        player.decide(view, people, seed).map(GameAction::Decrypto)
    }

    fn think_time(&self) -> Duration {
        self.pause
    }

    fn pause(&self, asked: &Asked) -> Duration {
        asked.pause(self.pause)
    }

    /// A host whose bots need not wait does not want them to wait for this either.
    fn reading_time(&self) -> Duration {
        if self.pause.is_zero() { Duration::ZERO } else { READING }
    }
}
