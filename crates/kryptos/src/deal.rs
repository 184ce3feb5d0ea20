//! The deal, drawn from the committed seed, and its verification.
//!
//! Label `first player`: the first player's seat. Label `deal`: a shuffle of the cards in use, lowest card
//! 0; seat 0 takes the first handful, seat 1 the next, and so on; what is left over lies aside.

use crate::{Card, Setup};
use game::{Draw, Seat};

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
}
