//! Kryptos at the table.

use super::{Outside, Over, ReadGame, Seated, Seating, TableGame, check_seconds, paced};
use crate::{Reason, Refusal, Settings, Words};
use game::Game;
use game::notation::{Fairness, Flaw};
use kryptos::notation::Record;
use kryptos::{Action, Entry, Kryptos, Phase, Setup, State};
use serde::{Deserialize, Serialize};

/// The options of Kryptos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = KryptosOptions))]
pub struct Options {
    /// The variants in use.
    #[serde(flatten)]
    pub variants: kryptos::Options,
    /// House rule: seconds for a reveal and for a whole turn.
    #[serde(default)]
    pub turn_seconds: Option<u32>,
    /// House rule: the most help that players may switch on.
    #[serde(default)]
    pub help: Help,
}

/// How much the pages help a player of Kryptos to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = KryptosHelp))]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// Not at all.
    None,
    /// They cross out what single facts exclude.
    Simple,
    /// They tell how likely each number is.
    #[default]
    Full,
}

impl TableGame for Kryptos {
    const SEATING: Seating = Seating { fewest: 3, usual: 4, most: 6, sides: 1 };
    type Options = Options;

    fn check(options: &Options) -> Result<(), Reason> {
        check_seconds("turn_seconds", options.turn_seconds)
    }

    fn setup(
        options: &Options,
        settings: &Settings,
        seated: &Seated<'_>,
        _used: &[String],
    ) -> Result<Setup, Refusal> {
        let setup = Setup {
            options: options.variants,
            turn_seconds: paced(settings.pace, options.turn_seconds),
            ..Setup::new(seated.chairs.len() as u8)
        };
        setup.check()?;
        Ok(setup)
    }

    fn openly_awaited(open: &Self::Open) -> Vec<game::Seat> {
        open.awaited().into_iter().collect()
    }

    fn winners(state: &State) -> Vec<game::Seat> {
        Kryptos::outcome(state).map(|outcome| outcome.winner).into_iter().collect()
    }

    fn turn(state: &State) -> u64 {
        state.log().len() as u64
    }

    /// The more cards are still hidden, the more there is to count. Whoever may guess again has just thought about it.
    fn effort(state: &State) -> u32 {
        match state.phase() {
            Phase::Turn { guess: 1, .. } => {
                let opens = |entry: &&Entry| {
                    matches!(entry, Entry::Revealed { .. } | Entry::Guessed { right: true, .. })
                };
                let revealed = state.log().iter().filter(opens).count() as u32;
                140_u32.saturating_sub(3 * revealed).max(60)
            }
            _ => 60,
        }
    }

    fn pass_over() -> Action {
        Action::PassOver
    }

    fn over(state: &State, action: &Action) -> Option<Over> {
        let Action::PassOver = action else { return None };
        Some(Over { seat: Kryptos::awaited(state).first().copied(), host_only: true })
    }

    fn referee<'a>(_: &Outside<'a>) -> &'a Self::Referee {
        &()
    }

    fn record(state: &State, names: &[String], fairness: Fairness, _: bool) -> Option<String> {
        Some(Record::of(state, names, fairness)?.to_string())
    }

    fn read(record: &str) -> Result<ReadGame<Self>, Flaw> {
        let record = Record::parse(record)?;
        Ok(ReadGame {
            setup: *record.setup(),
            options: Options { variants: record.setup().options, ..Options::default() },
            language: None,
            words: Words::House,
            names: record.names().to_vec(),
            chairs: (0..record.setup().players).collect(),
            steps: record.events().map(|event| vec![event]).collect(),
            fairness: record.fairness().clone(),
        })
    }
}
