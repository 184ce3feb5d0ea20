//! Full help for people: every consequence of what is known about the hidden cards. The simple help, which
//! combines no facts, is [`Known::candidates`].

use super::{Deals, Estimate, Position};
use kryptos::{Card, Known, Spot, View};
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
    let position = Position::new(view);
    let players = view.players_known();
    let hidden = players.iter().flat_map(|player| {
        let places = player.hand.iter().filter(|place| place.card.is_none());
        places.map(|place| Spot { seat: player.seat, position: place.position })
    });
    let cards = |numbers: &dyn Fn(usize, usize) -> Vec<(Card, f64)>| {
        let numbers = |spot: Spot| numbers(spot.seat.index(), usize::from(spot.position) - 1);
        hidden.map(|spot| Hint { spot, numbers: numbers(spot) }).collect()
    };
    let deals = if view.own.is_some() { Some(Deals::of(&position)) } else { Deals::quickly(&position) };
    if let Some(deals) = deals {
        return Hints { cards: cards(&|seat, index| deals.numbers(seat, index)), within: None };
    }
    let start = Instant::now();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(view.log.len() as u64);
    let estimate = Estimate::of(&position, &mut rng, |drawn| {
        drawn < DRAWN && (drawn < 100 || start.elapsed() < PATIENCE)
    });
    Hints { cards: cards(&|seat, index| estimate.numbers(seat, index)), within: Some(estimate.reach()) }
}
