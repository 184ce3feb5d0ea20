//! The rules of Decrypto.
//!
//! Two teams send each other's Encryptors codes in plain sight: clues that their own side should understand
//! and the other should not. [`Decrypto`] is the game behind [`game::Game`]; everything that goes in is an
//! [`Action`], everything that happens an [`Event`], everything that anybody sees a [`View`].
//!
//! **Architecture invariant:** pure. Secrets are taken out in `show.rs`, and where clues and guesses are judged; nowhere else.

mod action;
mod clue;
mod code;
mod decide;
mod event;
mod fair;
mod flow;
mod normalize;
pub mod notation;
mod outcome;
pub mod playout;
mod pool;
mod referee;
mod rejection;
mod rights;
mod setup;
mod state;
mod team;
mod verdict;
mod verify;
mod view;
mod views;

pub use action::Action;
pub use clue::{CANVAS, Clue, Clues, LONGEST_TEXT, MOST_POINTS, MOST_STROKES, Stroke};
pub use code::{Code, Digit, NotACode, OutOfRange, Slot};
pub use event::{CodeCard, Event, Keywords, Marks, Verdicts};
pub use normalize::normalize;
pub use outcome::{DecidedBy, Outcome, Tokens, Winner};
pub use pool::WordPool;
pub use referee::{CertainReferee, ClueQuestion, Objection, Referee, Rule, Verdict};
pub use rejection::Rejection;
pub use setup::{Confirm, LaserDrive, Options, Setup, Strictness};
pub use state::State;
pub use team::{PerTeam, Team};
pub use verify::{Evidence, Mismatch, Verified, verify};
pub use view::{
    BoardView, Can, Known, LaserTry, LineView, Match, OpenView, Phase, ResolvedView, Role, RoundView,
    SeatView, SideView, TeamView, TieBreakView, View, You,
};

use game::{Actor, Circle, Context, Game, Moment, Reach, Seat, Side};

/// The game of Decrypto.
#[derive(Clone, Copy, Debug)]
pub enum Decrypto {}

impl Game for Decrypto {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Open = OpenView;
    type Side = SideView;
    type Own = You;
    type Rejection = Rejection;
    type Referee = dyn Referee;
    type Outcome = Outcome;

    fn open(setup: &Setup) -> Result<State, Rejection> {
        setup.check()?;
        Ok(State::new(setup.clone()))
    }

    fn deal(state: &State, ctx: &Context<'_, Self>) -> Vec<Event> {
        decide::deal(state, ctx)
    }

    fn decide(
        state: &State,
        by: Actor,
        action: &Action,
        ctx: &Context<'_, Self>,
    ) -> Result<Vec<Event>, Rejection> {
        decide::decide(state, by, action, ctx)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    /// What a team or its Encryptor still has to settle is theirs alone: most of what people do.
    fn reach(state: &State, event: &Event) -> Reach {
        let side = |seat: &Seat| state.setup.seats.get(seat.index()).map(|team| Side(*team as u8));
        let side = match event {
            Event::ClueDrafted { team, .. } => {
                return state.encryptor(*team).map_or(Reach::Everybody, Reach::Seat);
            }
            Event::Marked { seat, .. } | Event::Confirmed { seat } | Event::Unconfirmed { seat } => {
                side(seat)
            }
            Event::KeywordsDrafted { team, .. } => Some(Side(*team as u8)),
            _ => None,
        };
        side.map_or(Reach::Everybody, Reach::Side)
    }

    fn seats(state: &State) -> u8 {
        state.setup.seats.len() as u8
    }

    fn side_of(state: &State, seat: Seat) -> Option<Side> {
        state.setup.seats.get(seat.index()).map(|team| Side(*team as u8))
    }

    fn open_view(state: &State) -> OpenView {
        state.open_view()
    }

    fn side_view(state: &State, side: Side) -> SideView {
        state.side_view(Team::BOTH[usize::from(side.0)])
    }

    fn own_view(state: &State, seat: Seat) -> You {
        state.own_view(seat, state.setup.seats[seat.index()])
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.ending.map(|(outcome, _)| outcome)
    }

    fn awaited(state: &State) -> Vec<Seat> {
        state.awaited()
    }

    fn deadline(state: &State) -> Option<Moment> {
        state.deadline
    }

    fn time_up() -> Action {
        Action::TimeUp
    }

    fn circle(state: &State, seat: Seat) -> Option<Circle> {
        state.circle(seat)
    }
}
