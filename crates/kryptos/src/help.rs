//! The simple help: which numbers a glance at the table leaves for a card.

use crate::{Cards, Spot, View};

impl View {
    /// The numbers that this card may have as far as single facts go: the revealed cards around it, the cards
    /// that the viewer sees, wrong guesses, and the colours the player still holds. Facts are not combined:
    /// that is left to the player. The card that is there is always among them.
    pub fn candidates(&self, spot: Spot) -> Cards {
        let Some(player) = self.players.get(spot.seat.index()) else { return Cards::default() };
        let Some(place) = player.hand.iter().find(|card| card.position == spot.position) else {
            return Cards::default();
        };
        if let Some(card) = place.card {
            return [card].into_iter().collect();
        }
        let (mut low, mut high) = (spot.position, self.highest - (player.hand.len() as u8 - spot.position));
        for other in &player.hand {
            match other.card {
                Some(card) if other.position < spot.position => {
                    low = low.max(card.number() + (spot.position - other.position));
                }
                Some(card) => high = high.min(card.number() - (other.position - spot.position)),
                None => {}
            }
        }
        let seen: Cards =
            self.players.iter().flat_map(|player| &player.hand).filter_map(|card| card.card).collect();
        (low..=high)
            .filter_map(|number| self.setup.card(number))
            .filter(|card| !seen.contains(*card) && !place.excluded.contains(*card))
            .filter(|card| player.tokens.of(card.colour()) > 0)
            .collect()
    }
}
