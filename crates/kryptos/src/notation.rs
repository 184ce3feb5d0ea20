//! The record of a game as plain text, as PGN is for chess; `docs/notation.md` gives the grammar.

mod cursor;
mod header;
mod reader;
mod writer;

use crate::{Deal, Entry, Event, Mismatch, Phase, Setup, State};
use game::Moment;
use game::notation::{Fairness, fit_names};

/// A recorded game, whole or partial, that follows the rules. It holds every secret: show it to players only
/// when the game is over. `Display` writes it, [`Record::parse`] reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    names: Vec<String>,
    setup: Setup,
    deal: Deal,
    entries: Vec<Entry>,
    fairness: Fairness,
    /// Tags that mean nothing to the rules (date, place), kept as they are.
    remarks: Vec<(String, String)>,
}

impl Record {
    /// Writes a game down, with the players' names in seat order. `None` before the deal. The clock leaves no
    /// trace in a record but for what it made happen, and the seed stays out of it while the game lasts.
    pub fn of<S: AsRef<str>>(state: &State, names: &[S], fairness: Fairness) -> Option<Record> {
        let seed = fairness.seed.filter(|_| state.phase == Phase::Over);
        let mut names: Vec<&str> = names.iter().map(S::as_ref).collect();
        names.resize(usize::from(state.setup.players), "");
        Some(Record {
            names: fit_names(&names),
            setup: Setup { turn_seconds: None, ..state.setup },
            deal: state.deal()?,
            entries: state.log.clone(),
            fairness: Fairness { seed, ..fairness },
            remarks: Vec::new(),
        })
    }

    /// The players' names, in seat order.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Number of players and variants.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that happened after the deal.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What the draws can be checked with.
    pub fn fairness(&self) -> &Fairness {
        &self.fairness
    }

    /// The game as events.
    pub fn events(&self) -> impl Iterator<Item = Event> {
        let played = self.entries.iter().map(|&entry| Event::Played { at: Moment(0), entry });
        std::iter::once(self.deal.event(Moment(0))).chain(played)
    }

    /// The game as it stands at the end of the record.
    pub fn state(&self) -> State {
        let mut state = State::open(self.setup);
        self.events().for_each(|event| state.apply(&event));
        state
    }

    /// Checks the first player and every card against the seed; names the first difference.
    pub fn verify(&self) -> Result<(), Mismatch> {
        self.deal.verify(&self.setup, &self.fairness)
    }
}
