//! The simple help: which numbers a glance at the table leaves for a card.

use crate::{Cards, PlayerView, Setup, Spot};

/// The numbers that a card may have, by what is known of the hands; see [`Known::candidates`](crate::Known::candidates).
pub(crate) fn candidates(players: &[PlayerView], setup: &Setup, spot: Spot) -> Cards {
    let Some(player) = players.get(spot.seat.index()) else { return Cards::default() };
    let Some(place) = player.hand.iter().find(|card| card.position == spot.position) else {
        return Cards::default();
    };
    if let Some(card) = place.card {
        return [card].into_iter().collect();
    }
    let (mut low, mut high) = (spot.position, setup.highest() - (player.hand.len() as u8 - spot.position));
    for other in &player.hand {
        match other.card {
            Some(card) if other.position < spot.position => {
                low = low.max(card.number() + (spot.position - other.position));
            }
            Some(card) => high = high.min(card.number() - (other.position - spot.position)),
            None => {}
        }
    }
    let seen: Cards = players.iter().flat_map(|player| &player.hand).filter_map(|card| card.card).collect();
    (low..=high)
        .filter_map(|number| setup.card(number))
        .filter(|card| !seen.contains(*card) && !place.excluded.contains(*card))
        .filter(|card| player.tokens.of(card.colour()) > 0)
        .collect()
}
