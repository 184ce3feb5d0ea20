//! The bots of the house, in the form in which tables seat them.

use crate::commands::minds::MindArgs;
use bots::decrypto::{self, Player};
use bots::kryptos::{self, Budget, Strength};
use game::Seat;
use lexicon::Language;
use lexicon::mind::Minds;
use std::sync::Arc;
use std::time::Duration;
use tables::{BotPlayer, BotPlayers, GameAction, GameKind, GameView, TableReferee};

/// How long a master may search for a move while people wait.
const SEARCH: Duration = Duration::from_millis(200);

/// What the bots know of words, with what the host adds. None when the data is missing, and then nobody plays Decrypto;
/// a mind of the host's own that cannot be read is an error.
pub fn minds(own: &MindArgs) -> anyhow::Result<Option<Arc<Minds>>> {
    match Minds::open() {
        Ok(house) => {
            let minds = Arc::new(own.join(house)?);
            TableReferee::consult(minds.clone());
            // Models answer when they answer; until then the bots play without them.
            let (own, joined) = (own.clone(), minds.clone());
            std::thread::spawn(move || own.ask(&joined, &Language::ALL));
            Ok(Some(minds))
        }
        Err(error) => {
            tracing::warn!(%error, "no bots for Decrypto, and fewer translations known to the referee");
            Ok(None)
        }
    }
}

/// Every bot that can sit at a table, the weakest first.
pub fn of_the_house(minds: Option<&Arc<Minds>>, pause: Duration) -> BotPlayers {
    let offered = [Strength::Novice, Strength::Player, Strength::Agent, Strength::Master];
    let bots = offered.into_iter().fold(BotPlayers::default(), |bots, strength| {
        bots.with(GameKind::Kryptos, &strength.to_string(), KryptosPlayer { strength, pause })
    });
    match minds {
        Some(minds) => with_decrypto(bots, minds.clone(), pause),
        None => bots,
    }
}

fn with_decrypto(bots: BotPlayers, minds: Arc<Minds>, pause: Duration) -> BotPlayers {
    // The first bot of a language should not keep its table waiting.
    let warm = minds.clone();
    std::thread::spawn(move || Language::ALL.map(|language| warm.space(language).words().len()));
    decrypto::Strength::ALL.into_iter().fold(bots, |bots, strength| {
        let player = DecryptoPlayer { minds: minds.clone(), strength, pause };
        bots.with(GameKind::Decrypto, strength.name(), player)
    })
}

struct DecryptoPlayer {
    minds: Arc<Minds>,
    strength: decrypto::Strength,
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
}

struct KryptosPlayer {
    strength: Strength,
    pause: Duration,
}

impl BotPlayer for KryptosPlayer {
    fn decide(&self, view: &GameView, _: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Kryptos(view) = view else { return None };
        let decision = kryptos::decide(view, self.strength, Budget::Time(SEARCH), seed)?;
        Some(GameAction::Kryptos(decision.action))
    }

    fn think_time(&self) -> Duration {
        self.pause
    }
}
