//! The player to beat: takes any card and any number that is not plainly wrong.

use super::{Decision, Reason};
use kryptos::{Action, Card, View};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// Any legal action, without a thought but for numbers in plain sight.
pub(super) fn decide(view: &View, rng: &mut impl Rng) -> Option<Decision> {
    let action = act(view, rng)?;
    Some(Decision { action, reason: Reason::Whim })
}

fn act(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let you = view.own.as_ref()?;
    if let Some(&position) = you.reveals.choose(rng) {
        return Some(Action::Reveal { position });
    }
    if you.second_guess && rng.random_bool(0.5) {
        return Some(Action::Decline);
    }
    let spot = you.targets.choose(rng)?;
    let place = view.players[spot.seat.index()].hand.iter().find(|place| place.position == spot.position)?;
    let open = |number: &u8| {
        let card = Card::new(*number);
        view.track[usize::from(*number) - 1].is_none()
            && card.is_some_and(|card| !you.hand.contains(&card))
            && card.is_some_and(|card| !place.excluded.contains(card))
    };
    let numbers: Vec<u8> = (1..=view.highest).filter(open).collect();
    let number = *numbers.choose(rng)?;
    Some(Action::Guess { target: spot.seat, position: spot.position, number, bluff: false })
}
