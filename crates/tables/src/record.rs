//! What the lobby shows of a table, and what is left of a finished game.

use crate::games::GameSetup;
use crate::table::{OnTable, Table};
use crate::{Fairness, GameKind, Stage};
use game::{Moment, Seed};
use lexicon::Language;
use serde::{Deserialize, Serialize};
use store::TableId;

/// How long the lobby shows a table at which nothing happens.
const FRESH_LIVE: u64 = 30 * 60 * 1000;
const FRESH_SLOW: u64 = 7 * 24 * 60 * 60 * 1000;

/// What the lobby shows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyCard {
    /// Which table.
    pub table: TableId,
    /// When something last happened there.
    pub at: Moment,
    /// Which game.
    pub game: GameKind,
    /// The language of its words.
    pub language: Language,
    /// Whether it is played at the slow pace.
    pub slow: bool,
    /// Who sits there.
    pub players: Vec<String>,
    /// How many chairs are free, or a bot's.
    pub free: u8,
    /// How far it is.
    pub stage: Stage,
}

impl LobbyCard {
    /// When it leaves the lobby if nothing happens there.
    pub(crate) fn forgotten_at(&self) -> Moment {
        Moment(self.at.0 + if self.slow { FRESH_SLOW } else { FRESH_LIVE })
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// The game in its notation.
    pub notation: String,
    /// What is needed to check every draw.
    pub verification: Verification,
}

/// What is needed to check every draw of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verification {
    /// Commitment, nonces and seed.
    pub fairness: Fairness,
    /// What was settled before the deal, the pool of words included unless the host brought it.
    pub setup: serde_json::Value,
}

/// A game that is over, with all that its record tells. The record itself is long, and seldom asked for.
pub(crate) struct Finished {
    game: OnTable,
    /// Who played, in seat order.
    names: Vec<String>,
    seed: Seed,
}

impl Table {
    /// The game on the table, once it is over.
    pub fn finished(&self) -> Option<Finished> {
        let game = self.game.as_ref().filter(|game| game.play.is_over())?;
        let name = |chair: &u8| self.sitter(*chair).map(|sitter| sitter.name.clone()).unwrap_or_default();
        let names = game.chairs.iter().map(name).collect();
        Some(Finished { game: game.clone(), names, seed: self.seed.clone() })
    }
}

impl Finished {
    /// What was settled before its deal.
    pub fn setup(&self) -> &GameSetup {
        &self.game.setup
    }

    /// The record.
    pub fn record(&self) -> Option<Record> {
        let Finished { game, names, seed } = self;
        let (commitment, nonces) = (seed.commitment(), game.nonces.to_vec());
        // Everybody at a table adds to the chance. Where nobody did, the game was brought, and not drawn here.
        let chance = match nonces.is_empty() {
            true => game::notation::Fairness::default(),
            false => game::notation::Fairness {
                commitment: Some(commitment.clone()),
                nonces: nonces.clone(),
                seed: Some(seed.clone()),
            },
        };
        Some(Record {
            notation: game.play.record(names, chance, game.own_words)?,
            verification: Verification {
                fairness: Fairness { commitment, nonces: Some(nonces), seed: Some(seed.reveal_hex()) },
                setup: match game.own_words {
                    true => serde_json::to_value(game.setup.without_words()).ok()?,
                    false => serde_json::to_value(&*game.setup).ok()?,
                },
            },
        })
    }
}
