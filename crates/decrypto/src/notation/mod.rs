//! The notation: a game as plain text that people can read and write. `docs/notation.md` has the grammar.
//!
//! Reading a record plays it by the rules, so that a [`Record`] always holds a game that could have been.

mod header;
mod lines;
mod run;
mod tokens;
mod write;

use crate::view::Phase;
use crate::{Event, Evidence, PerTeam, State, Team, WordPool};
use game::notation::Flaw;
use header::Header;

/// A game with what its record says beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The players' names, in seat order. Of the three-player game's Interceptor: on Black's side.
    pub players: PerTeam<Vec<String>>,
    /// What proves that the draws were fair.
    pub fairness: Fairness,
    /// Other tags, such as a date: kept, not understood.
    pub remarks: Vec<(String, String)>,
    state: State,
}

/// What a record says about its draws.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fairness {
    /// The commitment, the nonces, and the seed once the game is over.
    pub chance: game::notation::Fairness,
    /// The words that keywords were drawn from.
    pub words: Option<WordPool>,
    /// The categories that Laser Drive drew from.
    pub categories: Option<Vec<String>>,
}

impl Fairness {
    /// What [`verify`](crate::verify) needs, if it is all there.
    pub fn evidence(&self) -> Option<Evidence<'_>> {
        Some(Evidence {
            commitment: self.chance.commitment.as_ref()?,
            seed: self.chance.seed.as_ref()?,
            nonces: &self.chance.nonces,
            words: self.words.as_ref(),
            categories: self.categories.as_deref(),
        })
    }
}

impl Record {
    /// The record of a game. `names` are the players' by seat; a seed stays out while the game lasts.
    pub fn of(state: &State, names: &[String], mut fairness: Fairness) -> Record {
        let name = |seat: game::Seat| match names.get(seat.index()) {
            // Control characters would break the lines of the record.
            Some(name) => name.replace(char::is_control, " ").trim().to_owned(),
            None => String::new(),
        };
        let players = PerTeam::from_fn(|team: Team| state.setup.members(team).map(name).collect());
        if state.phase != Phase::Over {
            fairness.chance.seed = None;
        }
        Record { players, fairness, remarks: Vec::new(), state: state.clone() }
    }

    /// Reads a record and plays it by the rules; a game may be broken off anywhere.
    ///
    /// ```
    /// let text = r#"
    ///     [Game "decrypto"]
    ///     [White "Alice, Bob"]
    ///     [Black "Eve, Mallory"]
    ///
    ///     1. White 421 Bob "Mexico" "legs" "horror" =421
    /// "#;
    /// let record = decrypto::notation::Record::parse(text)?;
    /// assert_eq!(record.state().round(), 1);
    ///
    /// let flaw = decrypto::notation::Record::parse(&text.replace("421 Bob", "422 Bob")).unwrap_err();
    /// assert_eq!((flaw.place.line, flaw.place.column), (6, 14));
    /// # Ok::<(), game::notation::Flaw>(())
    /// ```
    pub fn parse(text: &str) -> Result<Record, Flaw> {
        Ok(Record::parse_with_events(text)?.0)
    }

    /// Reads a record, and with it what happened in the game, from the deal on.
    pub fn parse_with_events(text: &str) -> Result<(Record, Vec<Event>), Flaw> {
        let split = game::notation::Record::split(text)?;
        let header = header::read(&split)?;
        let script = lines::read(&split.lines, &header)?;
        let (state, events) = run::run(&header, &script)?;
        let Header { players, fairness, remarks, .. } = header;
        Ok((Record { players, fairness, remarks, state }, events))
    }

    /// The game.
    pub fn state(&self) -> &State {
        &self.state
    }
}
