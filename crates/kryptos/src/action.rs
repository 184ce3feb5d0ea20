//! What may be asked for, and what the log keeps.

use crate::Card;
use game::{Moment, Seat};
use serde::{Deserialize, Serialize};

/// What a seat, or the table, may ask for. Positions count from 1, the lowest card of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Action))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    /// Reveal phase: show the own card at this position.
    Reveal {
        /// Which card.
        position: u8,
    },
    /// Name the number of an opponent's hidden card: the mandatory guess of a turn, or, after a wrong one,
    /// the second, which costs a point.
    Guess {
        /// Whose card.
        target: Seat,
        /// Which card of that hand.
        position: u8,
        /// The number named.
        number: u8,
        /// Confirms a number that cannot be right for all the asker knows.
        #[serde(default)]
        bluff: bool,
    },
    /// No second guess.
    Decline,
    /// The turn clock has run out; anybody may say so once it is true.
    TimeUp,
    /// The table passes over a missing player, clock or not: as if the time were up.
    PassOver,
}

/// What the log keeps, secrets included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The deal. Secret but for the first player and the colours.
    Dealt {
        /// When.
        at: Moment,
        /// The first player.
        first: Seat,
        /// Every seat's cards, ascending.
        hands: Vec<Vec<Card>>,
        /// The left-over cards, ascending.
        aside: Vec<Card>,
    },
    /// Something that everyone sees.
    Played {
        /// When.
        at: Moment,
        /// What.
        entry: Entry,
    },
}

/// One entry of the game's log: public as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Entry))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// Reveal phase: a player showed a card of their own.
    Revealed {
        /// Who.
        seat: Seat,
        /// Where it stands in the hand.
        position: u8,
        /// What it is.
        card: Card,
    },
    /// A guess and its result.
    Guessed {
        /// The round of turns, from 1.
        round: u16,
        /// Who guessed.
        seat: Seat,
        /// 1 for the mandatory guess, 2 for the one that cost a point.
        guess: u8,
        /// Whose card.
        target: Seat,
        /// Which card of that hand.
        position: u8,
        /// The number named.
        card: Card,
        /// Whether the card is that one; if so it is revealed and the turn is over.
        right: bool,
        /// Points scored by the guess: 0 when wrong.
        scored: u8,
    },
    /// After a wrong first guess, no second.
    Declined {
        /// The round of turns, from 1.
        round: u16,
        /// Who.
        seat: Seat,
    },
    /// The mandatory guess was not made in time.
    Missed {
        /// The round of turns, from 1.
        round: u16,
        /// Who.
        seat: Seat,
    },
}
