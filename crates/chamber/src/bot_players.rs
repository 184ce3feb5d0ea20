//! The bots of the house, in the form in which tables seat them.

use crate::carried;
use crate::commands::minds::MindArgs;
use crate::games::GAMES;
use lexicon::Language;
use lexicon::mind::Minds;
use std::sync::Arc;
use std::time::Duration;
use tables::BotPlayers;

/// What the bots know of words, with what the host adds. None when the data is missing, and then nobody plays Decrypto;
/// a mind of the host's own that cannot be read is an error.
pub fn minds(own: &MindArgs) -> anyhow::Result<Option<Arc<Minds>>> {
    match carried::minds() {
        Ok(house) => {
            let minds = Arc::new(own.join(house)?);
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

/// Every bot that can sit at a table.
pub fn of_the_house(minds: Option<&Arc<Minds>>, pause: Duration) -> BotPlayers {
    GAMES.into_iter().fold(BotPlayers::default(), |bots, game| game.with_bots(bots, minds, pause))
}
