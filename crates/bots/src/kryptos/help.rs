//! Full help for people: every consequence of what is known about the hidden cards. The simple help, which
//! combines no facts, is [`kryptos::Known::candidates`].

use super::{Deals, Estimate, Position};
use game::Seat;
use kryptos::{Card, Spot, View};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;
use std::time::{Duration, Instant};

/// What can be worked out about all hidden cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Hints {
    /// One for every card that the viewer cannot see.
    pub cards: Vec<Hint>,
    /// How far the chances may be from the exact ones, 19 times in 20; `None` where they are exact.
    pub within: Option<f64>,
}

/// What can be worked out about one hidden card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Which card.
    pub spot: Spot,
    /// The numbers that are still possible, ascending, each with its chance.
    pub numbers: Vec<(Card, f64)>,
}

/// Deals that are drawn where they are too many to be counted, and how long that may take.
const DRAWN: usize = 3_000;
const PATIENCE: Duration = Duration::from_millis(100);

/// Hints for every card that the viewer cannot see. For a seat they are exact. Who looks on sees no hand at all, and to
/// count for them may take minutes: where it would, the chances are drawn, and it is said how exact they are.
pub fn hints(view: &View) -> Hints {
    work_out(view, &Position::new(view)).unwrap_or(Hints { cards: Vec::new(), within: None })
}

/// The same, supposing that one hidden card is known; `None` if that cannot be.
pub fn hints_if(view: &View, spot: Spot, card: Card) -> Option<Hints> {
    let mut position = Position::new(view);
    position.suppose(spot.seat.index(), usize::from(spot.position).checked_sub(1)?, card)?;
    work_out(view, &position)
}

/// `None` if no deal fits.
fn work_out(view: &View, position: &Position) -> Option<Hints> {
    let hidden = position.hands.iter().zip(0..).flat_map(|(hand, seat)| {
        let places = hand.hidden_places(position.highest);
        places.into_iter().map(move |(index, _)| Spot { seat: Seat(seat), position: index as u8 + 1 })
    });
    let cards = |numbers: &dyn Fn(usize, usize) -> Vec<(Card, f64)>| {
        let numbers = |spot: Spot| numbers(spot.seat.index(), usize::from(spot.position) - 1);
        hidden.map(|spot| Hint { spot, numbers: numbers(spot) }).collect()
    };
    let deals = if view.own.is_some() { Some(Deals::of(position)) } else { Deals::quickly(position) };
    if let Some(deals) = deals {
        let cards = cards(&|seat, index| deals.numbers(seat, index));
        return (deals.number() > 0).then_some(Hints { cards, within: None });
    }
    let start = Instant::now();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(view.log.len() as u64);
    let estimate = Estimate::of(position, &mut rng, |drawn| {
        drawn < DRAWN && (drawn < 100 || start.elapsed() < PATIENCE)
    });
    let cards = cards(&|seat, index| estimate.numbers(seat, index));
    Some(Hints { cards, within: Some(estimate.reach()) })
}
