//! The vocabulary that every game of Black Chamber is written in.
//!
//! A game is a pure function of what was asked and what was drawn: no clock, no input or output, no
//! randomness of its own. [`Game`] is the contract; [`Draw`] is where chance comes from; [`Secret`]
//! marks what must not leave, and a [`View`] is all that does; [`notation`] holds what the games' records have in common.
//!
//! **Architecture Invariant:** nothing here, nor in a game's own crate, knows a clock, a thread, a file or a socket.

mod dice;
mod draw;
#[cfg(feature = "laws")]
pub mod laws;
pub mod notation;
mod reach;
mod secret;
mod shared;
mod view;

pub use dice::Dice;
pub use draw::{Commitment, Draw, Nonce, NotASeed, Seed};
pub use reach::Reach;
pub use secret::Secret;
pub use shared::Shared;
pub use view::View;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A chair at the table, counted from 0. Who sits in it is the table's business, never the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A side of the table, counted from 0: seats that share what they know. Where everyone plays alone there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anybody else: sees what is public and nothing more.
    Spectator,
}

impl Viewer {
    /// The seat this viewer plays, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// Who asks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The player in this seat.
    Seat(Seat),
    /// The table itself: its clock, or its host in a matter of order (a missing Encryptor).
    Table,
}

/// A moment in milliseconds since the Unix epoch. Games never read a clock; moments come in as data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The moment `seconds` later.
    pub fn plus_seconds(self, seconds: u32) -> Moment {
        Moment(self.0 + u64::from(seconds) * 1000)
    }
}

/// What a decision may depend on besides the state: the hour, chance, and the game's own adviser.
pub struct Context<'a, G: Game> {
    /// When the action was received.
    pub now: Moment,
    /// The source of every draw of this game.
    pub draw: &'a Draw,
    /// Outside judgement that the rules ask for (Decrypto: the referee of clues).
    pub referee: &'a G::Referee,
}

/// Why an action was refused. Serialises as an object with a stable `code` and the data that a sentence
/// about it needs, and nothing that the asking player may not know.
pub trait Rejection: Serialize + fmt::Debug + std::error::Error {
    /// The stable, kebab-case code: also the key of the sentence in every language.
    fn code(&self) -> &'static str;
}

/// A game as pure rules: actions in, events out, the state a fold of events.
///
/// Laws, tested for every game:
/// - `decide` never changes anything; a refusal leaves the state as it was.
/// - `apply` is total and deterministic: the same events give the same state, live and on replay.
/// - Two states that differ only in what a viewer may not know have equal views for that viewer.
/// - An event changes no view beyond its [`Game::reach`].
///
/// What may be known comes in three layers, each a function of the state and of those for whom it is made, so that one
/// rendering of it serves all of them: a layer for everybody cannot depend on who looks.
pub trait Game: Sized {
    /// What is settled before the deal: number of players, options, the words to draw from.
    type Setup: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// Everything, secrets included. Has no wire form.
    type State: Clone + fmt::Debug + PartialEq;
    /// What a seat, or the table, may ask for.
    type Action: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// What the log keeps, secrets included.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// What everybody may know.
    type Open: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// What the seats of one side know beyond that; `()` where everyone plays alone.
    type Side: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// What one seat knows beyond that.
    type Own: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why not.
    type Rejection: Rejection;
    /// Outside judgement that `decide` needs; `()` when there is none.
    type Referee: ?Sized;
    /// How a finished game ended.
    type Outcome: Clone + fmt::Debug + PartialEq + Serialize;

    /// The empty table: checks the setup, deals nothing yet.
    fn open(setup: &Self::Setup) -> Result<Self::State, Self::Rejection>;
    /// The deal: the first events of a game that was just opened.
    fn deal(state: &Self::State, ctx: &Context<'_, Self>) -> Vec<Self::Event>;
    /// What an action causes, or why it is refused.
    fn decide(
        state: &Self::State,
        by: Actor,
        action: &Self::Action,
        ctx: &Context<'_, Self>,
    ) -> Result<Vec<Self::Event>, Self::Rejection>;
    /// Takes one event into the state.
    fn apply(state: &mut Self::State, event: &Self::Event);
    /// Who can see any difference that an event makes, after it was applied. Views that it cannot change are not made again.
    fn reach(_: &Self::State, _: &Self::Event) -> Reach {
        Reach::Everybody
    }
    /// How many seats there are.
    fn seats(state: &Self::State) -> u8;
    /// The side of a seat; none where everyone plays alone.
    fn side_of(state: &Self::State, seat: Seat) -> Option<Side>;
    /// What everybody may know.
    fn open_view(state: &Self::State) -> Self::Open;
    /// What a side knows.
    fn side_view(state: &Self::State, side: Side) -> Self::Side;
    /// What a seat knows that exists.
    fn own_view(state: &Self::State, seat: Seat) -> Self::Own;
    /// Everything that this viewer may know, and nothing else. Whoever shows a game to many makes each layer once instead.
    fn view(state: &Self::State, viewer: Viewer) -> View<Self> {
        let seat = viewer.seat().filter(|seat| seat.0 < Self::seats(state));
        let side = seat.and_then(|seat| Self::side_of(state, seat));
        View {
            open: Shared::new(Self::open_view(state)),
            side: side.map(|side| Shared::new(Self::side_view(state, side))),
            own: seat.map(|seat| Self::own_view(state, seat)),
        }
    }
    /// How the game ended, once it has.
    fn outcome(state: &Self::State) -> Option<Self::Outcome>;
    /// Seats that the game is waiting for now.
    fn awaited(state: &Self::State) -> Vec<Seat>;
    /// When the running clock, if any, is up; then the table asks for [`Game::time_up`].
    fn deadline(state: &Self::State) -> Option<Moment>;
    /// The action that the table submits once the deadline has passed.
    fn time_up() -> Self::Action;
    /// The circle in which this seat may talk in private, and whether it may speak there now.
    fn circle(state: &Self::State, seat: Seat) -> Option<Circle>;
}

/// A private circle of talk: a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Circle {
    /// Which circle: seats with the same number hear each other.
    pub id: u8,
    /// Whether the seat may speak there now; it may always listen.
    pub may_speak: bool,
}
