//! The deal, drawn from the committed seed, and its verification.
//!
//! Label `first player`: the first player's seat. Label `deal`: a shuffle of the cards in use, lowest card
//! 0; seat 0 takes the first handful, seat 1 the next, and so on; what is left over lies aside.

use crate::{Card, Event, Setup};
use game::notation::{Fairness, SeedMismatch};
use game::{Draw, Moment, Seat};

/// Who begins, and who holds what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The first player.
    pub first: Seat,
    /// Every seat's cards, ascending.
    pub hands: Vec<Vec<Card>>,
    /// The left-over cards, ascending.
    pub aside: Vec<Card>,
}

impl Deal {
    /// The deal that these chances give.
    pub fn draw(setup: &Setup, draw: &Draw) -> Deal {
        let first = Seat(draw.below("first player", u32::from(setup.players)) as u8);
        let shuffled = draw.shuffle("deal", u32::from(setup.highest()));
        let deck: Vec<Card> = shuffled.into_iter().filter_map(|n| Card::new(n as u8 + 1)).collect();
        let dealt = usize::from(setup.players * setup.hand_size());
        let (hands, aside) = deck.split_at(dealt.min(deck.len()));
        let sorted = |cards: &[Card]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        let hands = hands.chunks(usize::from(setup.hand_size())).map(sorted).collect();
        Deal { first, hands, aside: sorted(aside) }
    }

    /// Checks this deal against the draws of a seed; names the first difference.
    pub fn verify(&self, setup: &Setup, fairness: &Fairness) -> Result<(), Mismatch> {
        let draw = fairness.draw()?.ok_or(Mismatch::NoSeed)?;
        let drawn = Deal::draw(setup, &draw);
        if drawn.first != self.first {
            return Err(Mismatch::First { drawn: drawn.first, dealt: self.first });
        }
        for (seat, (drawn, dealt)) in (0..).map(Seat).zip(drawn.hands.iter().zip(&self.hands)) {
            if drawn != dealt {
                return Err(Mismatch::Hand { seat, drawn: drawn.clone(), dealt: dealt.clone() });
            }
        }
        if drawn.aside != self.aside {
            return Err(Mismatch::Aside { drawn: drawn.aside, dealt: self.aside.clone() });
        }
        Ok(())
    }

    pub(crate) fn event(&self, at: Moment) -> Event {
        Event::Dealt { at, first: self.first, hands: self.hands.clone(), aside: self.aside.clone() }
    }
}

/// What in a deal is not what the seed draws.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The seed has not been shown.
    #[error("there is no seed to check the draws with")]
    NoSeed,
    /// The seed is not the one committed to.
    #[error(transparent)]
    Seed(#[from] SeedMismatch),
    /// Somebody else should have begun.
    #[error("first player: the seed draws seat {drawn}, the game had seat {dealt}")]
    First {
        /// By the seed.
        drawn: Seat,
        /// In the game.
        dealt: Seat,
    },
    /// A player should have held other cards.
    #[error("hand of seat {seat}: the seed draws {}, the game had {}", list(drawn), list(dealt))]
    Hand {
        /// Whose hand.
        seat: Seat,
        /// By the seed.
        drawn: Vec<Card>,
        /// In the game.
        dealt: Vec<Card>,
    },
    /// Other cards should have been left over.
    #[error("left-over cards: the seed draws {}, the game had {}", list(drawn), list(dealt))]
    Aside {
        /// By the seed.
        drawn: Vec<Card>,
        /// In the game.
        dealt: Vec<Card>,
    },
}

/// Cards as records list them.
pub(crate) fn list(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
