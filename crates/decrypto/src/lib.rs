//! The rules of Decrypto.
//!
//! Two teams send each other's Encryptors codes in plain sight: clues that their own side should understand
//! and the other should not. [`Decrypto`] is the game behind [`game::Game`]; everything that goes in is an
//! [`Action`], everything that happens an [`Event`], everything that anybody sees a [`View`].

mod action;
mod clue;
mod code;
mod event;
mod fold;
mod outcome;
mod referee;
mod rejection;
mod setup;
mod state;
mod team;
mod view;

pub use action::Action;
pub use clue::{CANVAS, Clue, Clues, LONGEST_TEXT, MOST_POINTS, MOST_STROKES, Stroke};
pub use code::{Code, Digit, NotACode, OutOfRange, Slot};
pub use event::{Event, Keywords, Marks, Pen};
pub use fold::fold;
pub use outcome::{DecidedBy, Outcome, Tokens, Winner};
pub use referee::{CertainReferee, ClueQuestion, Objection, Referee, Rule, Verdict};
pub use rejection::Rejection;
pub use setup::{Confirm, LaserDrive, Options, Setup, Strictness, fresh_pool};
pub use state::State;
pub use team::{PerTeam, Team};
pub use view::{
    BoardView, Can, LaserTry, LineView, Match, Phase, ResolvedView, Role, RoundView, SeatView, TeamView,
    TieBreakView, View, You,
};

use game::{Actor, Circle, Context, Game, Moment, Seat, Viewer};

/// The game of Decrypto.
#[derive(Clone, Copy, Debug)]
pub enum Decrypto {}

impl Game for Decrypto {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Rejection = Rejection;
    type Aid = dyn Referee;
    type Outcome = Outcome;

    fn open(setup: &Setup) -> Result<State, Rejection> {
        Ok(State::new(setup.clone()))
    }

    fn deal(_state: &State, _ctx: &Context<'_, Self>) -> Vec<Event> {
        Vec::new()
    }

    fn decide(
        _state: &State,
        _by: Actor,
        _action: &Action,
        _ctx: &Context<'_, Self>,
    ) -> Result<Vec<Event>, Rejection> {
        Err(Rejection::NotNow)
    }

    fn apply(_state: &mut State, _event: &Event) {}

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn outcome(_state: &State) -> Option<Outcome> {
        None
    }

    fn awaited(_state: &State) -> Vec<Seat> {
        Vec::new()
    }

    fn deadline(_state: &State) -> Option<Moment> {
        None
    }

    fn time_up() -> Action {
        Action::TimeUp
    }

    fn circle(_state: &State, _seat: Seat) -> Option<Circle> {
        None
    }
}
