//! The rules of Kryptos: three to six players, sorted hands, and guesses at what the others hold.
//!
//! Pure: actions in, events out, the state a fold of events. [`Kryptos`] is the game; a [`View`] is all that
//! players ever see of it; [`notation`] writes a finished game down and reads it back.
//!
//! **Architecture invariant:** no clock, no chance of its own, and no card leaves but through a view.

mod action;
mod card;
mod deal;
mod decide;
mod help;
pub mod notation;
pub mod playout;
mod rejection;
mod reveal;
mod setup;
mod state;
mod view;

pub use action::{Action, Entry, Event};
pub use card::{Card, Cards, Colour, HIGHEST, NoSuchCard, Tokens};
pub use deal::{Deal, Mismatch};
pub use rejection::{Bluff, Limit, Rejection};
pub use setup::{GOAL, Options, STARTING_POINTS, Setup};
pub use state::{Outcome, Phase, Standing, State};
pub use view::{Aside, CardView, Known, OpenView, PlayerView, Spot, View, You};

use game::{Actor, Circle, Context, Game, Moment, Seat, Side};

/// The game of Kryptos.
#[derive(Clone, Copy, Debug)]
pub struct Kryptos;

impl Game for Kryptos {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Open = OpenView;
    type Side = ();
    type Own = You;
    type Rejection = Rejection;
    type Referee = ();
    type Outcome = Outcome;

    fn open(setup: &Setup) -> Result<State, Rejection> {
        setup.check()?;
        Ok(State::open(*setup))
    }

    fn deal(state: &State, ctx: &Context<'_, Self>) -> Vec<Event> {
        vec![Deal::draw(&state.setup, ctx.draw).event(ctx.now)]
    }

    fn decide(
        state: &State,
        by: Actor,
        action: &Action,
        ctx: &Context<'_, Self>,
    ) -> Result<Vec<Event>, Rejection> {
        let entry = state.decide(by, action, ctx.now)?;
        Ok(vec![Event::Played { at: ctx.now, entry }])
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn seats(state: &State) -> u8 {
        state.setup.players
    }

    /// Everyone plays alone.
    fn side_of(_: &State, _: Seat) -> Option<Side> {
        None
    }

    fn open_view(state: &State) -> OpenView {
        OpenView::of(state)
    }

    fn side_view(_: &State, _: Side) {}

    fn own_view(state: &State, seat: Seat) -> You {
        You::of(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn awaited(state: &State) -> Vec<Seat> {
        state.awaited().into_iter().collect()
    }

    fn deadline(state: &State) -> Option<Moment> {
        state.deadline
    }

    fn time_up() -> Action {
        Action::TimeUp
    }

    /// Everyone plays alone: there is table talk only.
    fn circle(_: &State, _: Seat) -> Option<Circle> {
        None
    }
}
