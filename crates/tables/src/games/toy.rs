//! The toy game at the table.

use super::{Outside, Seated, Seating, TableGame, check_seconds, paced};
use crate::{Reason, Refusal, Settings};
use game::Game;
use game::notation::Fairness;
use serde::{Deserialize, Serialize};
use toy::{Action, Setup, State, Toy};

/// The options of the toy game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ToyOptions))]
pub struct Options {
    /// Seconds for each bid.
    #[serde(default)]
    pub seconds: Option<u32>,
}

impl TableGame for Toy {
    const SEATING: Seating = Seating { fewest: 2, usual: 2, most: 4, sides: 1 };
    type Options = Options;

    fn check(options: &Options) -> Result<(), Reason> {
        check_seconds("seconds", options.seconds)
    }

    fn setup(
        options: &Options,
        settings: &Settings,
        seated: &Seated<'_>,
        _used: &[String],
    ) -> Result<Setup, Refusal> {
        let players = seated.chairs.len() as u8;
        let setup = Setup { players, seconds: paced(settings.pace, options.seconds) };
        Toy::open(&setup)?;
        Ok(setup)
    }

    fn turn(state: &State) -> u64 {
        state.round() as u64
    }

    fn openly_awaited(open: &Self::Open) -> Vec<game::Seat> {
        open.awaited()
    }

    fn pass_over() -> Action {
        Action::PassOver
    }

    fn referee<'a>(_: &Outside<'a>) -> &'a Self::Referee {
        &()
    }

    fn record(state: &State, names: &[String], fairness: Fairness, _: bool) -> Option<String> {
        Some(toy::record(state, names, &fairness))
    }
}
