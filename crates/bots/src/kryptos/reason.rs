//! Why a player did what it did: data for one sentence in any language, and that sentence in English.

use super::{Guess, Position};
use kryptos::{Card, Spot};
use std::fmt;

/// Why a player did what it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// No reason to speak of.
    Whim,
    /// Showing this own card gives least of the hand away.
    TellsLeast {
        /// Which card.
        position: u8,
        /// How many of the cards still hidden an opponent could name, on average.
        tell: f64,
    },
    /// The best guess there is.
    Likely {
        /// At which card.
        spot: Spot,
        /// The number named.
        card: Card,
        /// The lowest number that fits there, by the known cards around it.
        low: u8,
        /// The highest.
        high: u8,
        /// Every number that is possible there, with its chance; ascending.
        numbers: Vec<(Card, f64)>,
    },
    /// No second guess pays for its price.
    NotWorthAPoint {
        /// The best that there was.
        best: Guess,
    },
}

impl Reason {
    pub(super) fn guess(
        position: &Position,
        guess: &Guess,
        numbers: impl Fn(usize, usize) -> Vec<(Card, f64)>,
    ) -> Reason {
        let (seat, index) = (guess.spot.seat.index(), usize::from(guess.spot.position) - 1);
        let (low, high) = position.hands[seat].bounds(index, position.highest);
        Reason::Likely { spot: guess.spot, card: guess.card, low, high, numbers: numbers(seat, index) }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Whim => write!(f, "just a feeling"),
            Reason::TellsLeast { position, .. } => {
                write!(f, "position {position} tells the others least about the rest of the hand")
            }
            Reason::Likely { spot, card, low, high, numbers } => {
                write!(f, "position {} lies between {low} and {high}", spot.position)?;
                let mut likely: Vec<&(Card, f64)> = numbers.iter().collect();
                likely.sort_by(|a, b| b.1.total_cmp(&a.1));
                let chance =
                    likely.iter().find(|(number, _)| number == card).map_or(0.0, |(_, chance)| *chance);
                match numbers.as_slice() {
                    [_] => write!(f, ": only {card} is left"),
                    [(a, _), (b, _)] => write!(f, ": {a} or {b}, {card} with {:.0}%", chance * 100.0),
                    all => write!(f, ": {} numbers are left, {card} has {:.0}%", all.len(), chance * 100.0),
                }
            }
            Reason::NotWorthAPoint { best } => {
                write!(f, "the best second guess has {:.0}% and costs a point", best.probability * 100.0)
            }
        }
    }
}
