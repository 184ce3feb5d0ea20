//! Kryptos at the table.

use super::{GameAction, GameEvents, GameOptions, Over, Rules, Seated, Seating, check_seconds, paced};
use crate::{Reason, Refusal, Settings};
use game::notation::Fairness;
use game::{Game, Seat};
use kryptos::notation::Record;
use kryptos::{Action, Event, Kryptos, Rejection, Setup, State};
use serde::{Deserialize, Serialize};

/// The options of Kryptos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KryptosOptions {
    /// The variants in use.
    #[serde(flatten)]
    pub variants: kryptos::Options,
    /// House rule: seconds for a reveal and for a whole turn.
    #[serde(default)]
    pub turn_seconds: Option<u32>,
}

impl Rules for Kryptos {
    const SEATING: Seating = Seating { fewest: 3, most: 6, sides: 1 };

    fn check(options: &GameOptions) -> Result<(), Reason> {
        let GameOptions::Kryptos(options) = options else { return Err(Reason::OtherGame) };
        check_seconds("turn_seconds", options.turn_seconds)
    }

    fn setup(settings: &Settings, seated: &Seated<'_>, _used: &[String]) -> Result<Setup, Refusal> {
        let GameOptions::Kryptos(options) = &settings.game else { return Err(Reason::OtherGame.into()) };
        let setup = Setup {
            options: options.variants,
            turn_seconds: paced(settings.pace, options.turn_seconds),
            ..Setup::new(seated.chairs.len() as u8)
        };
        setup.check()?;
        Ok(setup)
    }

    fn spent(_: &State) -> Vec<String> {
        Vec::new()
    }

    fn turn(state: &State) -> u64 {
        state.log().len() as u64
    }

    fn attend(_: Seat, _: bool) -> Option<Action> {
        None
    }

    fn pass_over() -> Action {
        Action::PassOver
    }

    fn over(state: &State, action: &Action) -> Option<Over> {
        let Action::PassOver = action else { return None };
        Some(Over { seat: Kryptos::awaited(state).first().copied(), host_only: true })
    }

    fn is_agreement(_: &Action) -> bool {
        false
    }

    fn is_silent(_: &State, _: Seat) -> bool {
        false
    }

    fn referee() -> &'static () {
        &()
    }

    fn record(state: &State, names: &[String], fairness: Fairness, _: bool) -> Option<String> {
        Some(Record::of(state, names, fairness)?.to_string())
    }

    fn action(action: &GameAction) -> Option<&Action> {
        match action {
            GameAction::Kryptos(action) => Some(action),
            GameAction::Decrypto(_) => None,
        }
    }

    fn events(events: &GameEvents) -> Option<&[Event]> {
        match events {
            GameEvents::Kryptos(events) => Some(events),
            GameEvents::Decrypto(_) => None,
        }
    }

    fn wrap_events(events: Vec<Event>) -> GameEvents {
        GameEvents::Kryptos(events)
    }

    fn wrap_rejection(rejection: Rejection) -> Refusal {
        rejection.into()
    }
}
