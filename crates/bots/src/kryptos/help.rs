//! Help for people: what can be worked out about every hidden card.

use super::position::by_colour;
use super::{Deals, Position};
use kryptos::{Card, Colour, Spot, View};

/// How much a table helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Bounds and colours only: what a look around tells.
    Simple,
    /// Every consequence of what is known, with exact chances.
    Full,
}

/// What can be worked out about one hidden card.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// Which card.
    pub spot: Spot,
    /// The lowest number that the known cards around it leave.
    pub low: u8,
    /// The highest.
    pub high: u8,
    /// Colours that its owner still hides.
    pub colours: Vec<Colour>,
    /// Numbers that are still possible, ascending.
    pub possible: Vec<Card>,
    /// The chance of each possible number, in the same order; empty at the simple level.
    pub chances: Vec<f64>,
}

/// A hint for every card that the viewer cannot see.
pub fn hints(view: &View, level: Level) -> Vec<Hint> {
    let position = Position::new(view);
    let deals = (level == Level::Full).then(|| Deals::of(&position));
    let unseen = position.unseen();
    let mut hints = Vec::new();
    for (player, hand) in view.players.iter().zip(&position.hands) {
        let hides = by_colour(&hand.hidden);
        let colours: Vec<Colour> = Colour::ALL
            .into_iter()
            .zip(hides)
            .filter(|(_, count)| *count > 0)
            .map(|(colour, _)| colour)
            .collect();
        for place in player.hand.iter().filter(|place| place.card.is_none()) {
            let index = usize::from(place.position) - 1;
            let (low, high) = hand.bounds(index, position.highest);
            let (possible, chances) = match &deals {
                Some(deals) => deals.numbers(player.seat.index(), index).into_iter().unzip(),
                None => {
                    let fits = |card: &&Card| {
                        (low..=high).contains(&card.number())
                            && hand.hidden.of(card.colour()) > 0
                            && !place.excluded.contains(**card)
                    };
                    (unseen.iter().filter(fits).copied().collect(), Vec::new())
                }
            };
            let spot = Spot { seat: player.seat, position: place.position };
            hints.push(Hint { spot, low, high, colours: colours.clone(), possible, chances });
        }
    }
    hints
}
