//! Full help for people: every consequence of what is known about the hidden cards. The simple help, which
//! combines no facts, is [`View::candidates`].

use super::{Deals, Position};
use kryptos::{Card, Spot, View};

/// What can be worked out about one hidden card.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// Which card.
    pub spot: Spot,
    /// The numbers that are still possible, ascending, each with its exact chance.
    pub numbers: Vec<(Card, f64)>,
}

/// A hint for every card that the viewer cannot see.
pub fn hints(view: &View) -> Vec<Hint> {
    let deals = Deals::of(&Position::new(view));
    let hidden = view.players.iter().flat_map(|player| {
        let places = player.hand.iter().filter(|place| place.card.is_none());
        places.map(|place| Spot { seat: player.seat, position: place.position })
    });
    let numbers = |spot: Spot| deals.numbers(spot.seat.index(), usize::from(spot.position) - 1);
    hidden.map(|spot| Hint { spot, numbers: numbers(spot) }).collect()
}
