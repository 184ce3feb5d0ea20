//! A toy game, as small as a game can be that has secrets, chance and a clock: it plays in the tests, and shows what a new
//! game has to bring.
//!
//! Two to four players hold the cards 1 to 5. In each of three rounds a prize of 1 to 3 points is drawn, and everyone bids a
//! card face down. Once all have bid the cards are turned over, and the highest that was bid only once takes the prize.
//!
//! **Architecture invariant:** no program for players knows this game. It is compiled where a test asks for it.

mod made;
mod notation;
mod state;
mod view;

pub use made::Made;
pub use notation::{read, record};
pub use state::State;
pub use view::{OpenView, RoundView, You};

use game::{Actor, Circle, Context, Game, Moment, Reach, Seat, Side};
use serde::{Deserialize, Serialize};

/// The cards that everyone begins with.
pub const CARDS: [u8; 5] = [1, 2, 3, 4, 5];
/// How many rounds there are.
pub const ROUNDS: usize = 3;

/// The toy game.
#[derive(Clone, Copy, Debug)]
pub enum Toy {}

/// Everything that one viewer may know.
pub type View = game::View<Toy>;

/// What is settled before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Seconds for each bid.
    pub seconds: Option<u32>,
}

/// What a seat, or the table, may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = toy::Action))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    /// Notes a card that one thinks of bidding, for oneself.
    Draft {
        /// One that is still in hand.
        card: u8,
    },
    /// Bids a card.
    Bid {
        /// One that is still in hand.
        card: u8,
    },
    /// The table: the time for bids is up.
    TimeUp,
    /// The table: goes on without those who are missing.
    PassOver,
}

/// What the log keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A prize was drawn.
    RoundBegan {
        /// Its points.
        prize: u8,
        /// When bids are due.
        deadline: Option<Moment>,
    },
    /// Somebody noted a card.
    Drafted {
        /// Who.
        seat: Seat,
        /// What.
        card: u8,
    },
    /// Somebody bid a card, which stays secret until all have.
    Bid {
        /// Who.
        seat: Seat,
        /// What.
        card: u8,
    },
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Rejection {
    /// The game is for two to four.
    #[error("2 to 4 can play, not {players}")]
    WrongNumberOfPlayers {
        /// How many were to play.
        players: u8,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Only players can ask for this.
    #[error("only a player can do that")]
    PlayersOnly,
    /// Only the table can ask for this.
    #[error("only the table can do that")]
    TableOnly,
    /// One bid is enough.
    #[error("you have bid already")]
    NotNow,
    /// The card is not in hand.
    #[error("the numbers are 1 to {highest}, each once, not {number}")]
    NoSuchNumber {
        /// The card.
        number: u8,
        /// The highest card.
        highest: u8,
    },
    /// The clock has not run out.
    #[error("the time is not up yet")]
    NotDue,
}

impl game::Rejection for Rejection {
    fn code(&self) -> &'static str {
        match self {
            Rejection::WrongNumberOfPlayers { .. } => "wrong-number-of-players",
            Rejection::GameOver => "game-over",
            Rejection::PlayersOnly => "players-only",
            Rejection::TableOnly => "table-only",
            Rejection::NotNow => "not-now",
            Rejection::NoSuchNumber { .. } => "no-such-number",
            Rejection::NotDue => "not-due",
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = toy::Outcome))]
pub struct Outcome {
    /// Who has the most points; several when they are even.
    pub winners: Vec<Seat>,
}

impl Game for Toy {
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
        match setup.players {
            2..=4 => Ok(State::new(*setup)),
            players => Err(Rejection::WrongNumberOfPlayers { players }),
        }
    }

    fn deal(state: &State, ctx: &Context<'_, Self>) -> Vec<Event> {
        vec![state.next_round(ctx)]
    }

    fn decide(
        state: &State,
        by: Actor,
        action: &Action,
        ctx: &Context<'_, Self>,
    ) -> Result<Vec<Event>, Rejection> {
        state.decide(by, action, ctx)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn reach(_: &State, event: &Event) -> Reach {
        match event {
            Event::Drafted { seat, .. } => Reach::Seat(*seat),
            Event::RoundBegan { .. } | Event::Bid { .. } => Reach::Everybody,
        }
    }

    fn seats(state: &State) -> u8 {
        state.setup().players
    }

    fn side_of(_: &State, _: Seat) -> Option<Side> {
        None
    }

    fn open_view(state: &State) -> OpenView {
        made::note(Made { open: 1, ..Made::default() });
        OpenView::of(state)
    }

    fn side_view(_: &State, _: Side) {}

    fn own_view(state: &State, seat: Seat) -> You {
        made::note(Made { own: 1, ..Made::default() });
        You::of(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn awaited(state: &State) -> Vec<Seat> {
        state.missing().collect()
    }

    fn deadline(state: &State) -> Option<Moment> {
        state.deadline()
    }

    fn time_up() -> Action {
        Action::TimeUp
    }

    fn circle(_: &State, _: Seat) -> Option<Circle> {
        None
    }
}
