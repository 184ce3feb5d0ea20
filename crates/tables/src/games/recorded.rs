//! Records that people bring: what was played, as a table would have written it down.

use super::{GameEvents, GameKind, GameOptions, GameSetup, TableGame};
use crate::Words;
use game::notation::{Fairness, Flaw, Record};
use lexicon::Language;

/// A game read from its record.
pub(crate) struct ReadGame<G: TableGame> {
    pub setup: G::Setup,
    pub options: G::Options,
    /// The language of its words.
    pub language: Option<Language>,
    /// Where its words came from.
    pub words: Words,
    /// The players, and the chair of each, in seat order.
    pub names: Vec<String>,
    pub chairs: Vec<u8>,
    /// What happened: first the deal, then what each move caused.
    pub steps: Vec<Vec<G::Event>>,
    pub fairness: Fairness,
}

/// The same, whichever game it is.
pub(crate) struct ReadRecord {
    pub options: GameOptions,
    pub setup: GameSetup,
    pub language: Option<Language>,
    pub words: Words,
    pub names: Vec<String>,
    pub chairs: Vec<u8>,
    pub steps: Vec<GameEvents>,
    pub fairness: Fairness,
}

macro_rules! read {
    ($($(#[$cfg:meta])* $module:ident $Game:ident,)*) => {
        /// Reads a record of whichever game it says it is of.
        pub(crate) fn read_record(text: &str) -> Result<ReadRecord, Flaw> {
            let split = Record::split(text)?;
            let game = split.require("Game")?;
            let kind: GameKind = game.value.to_ascii_lowercase().parse()
                .map_err(|_| Flaw::at(game.place, "there is no such game"))?;
            Ok(match kind {
                $($(#[$cfg])* GameKind::$Game => {
                    let read = <::$module::$Game as TableGame>::read(text)?;
                    ReadRecord {
                        options: GameOptions::$Game(read.options),
                        setup: GameSetup::$Game(read.setup),
                        language: read.language,
                        words: read.words,
                        names: read.names,
                        chairs: read.chairs,
                        steps: read.steps.into_iter().map(GameEvents::$Game).collect(),
                        fairness: read.fairness,
                    }
                })*
            })
        }
    };
}
crate::for_each_game!(read);
