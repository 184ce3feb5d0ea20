//! A beginner: looks at one card at a time, knows its neighbours and little else, and forgets wrong guesses.

use super::{Decision, Position, Reason};
use kryptos::{Action, Card, Entry, Spot, View};
use rand::Rng;
use rand::seq::IndexedRandom;

/// Wrong guesses further back than this many log entries are forgotten.
const MEMORY: usize = 4;
/// How many candidates make a second guess tempting.
const TEMPTING: usize = 3;

pub(super) fn decide(view: &View, rng: &mut impl Rng) -> Option<Decision> {
    let you = view.own.as_ref()?;
    if let Some(&position) = you.reveals.choose(rng) {
        return Some(Decision { action: Action::Reveal { position }, reason: Reason::Whim });
    }
    let known = Position::new(view);
    let open: Vec<(Spot, Vec<Card>)> =
        you.targets.iter().map(|spot| (*spot, candidates(view, &known, *spot))).collect();
    let fewest = open.iter().map(|(_, cards)| cards.len()).filter(|count| *count > 0).min()?;
    if you.second_guess && fewest > TEMPTING {
        return Some(Decision { action: Action::Decline, reason: Reason::Whim });
    }
    let narrow: Vec<&(Spot, Vec<Card>)> = open.iter().filter(|(_, cards)| cards.len() == fewest).collect();
    let (spot, cards) = narrow.choose(rng)?;
    let card = cards.choose(rng)?;
    let action =
        Action::Guess { target: spot.seat, position: spot.position, number: card.number(), bluff: true };
    Some(Decision { action, reason: Reason::Whim })
}

/// Unseen numbers of a held colour between the known neighbours, as far as they are remembered to be open.
fn candidates(view: &View, known: &Position, spot: Spot) -> Vec<Card> {
    let hand = &known.hands[spot.seat.index()];
    let (low, high) = hand.bounds(usize::from(spot.position) - 1, known.highest);
    let recent = view.log.iter().rev().take(MEMORY);
    let missed: Vec<Card> = recent
        .filter_map(|entry| match entry {
            Entry::Guessed { target, position, card, .. }
                if (*target, *position) == (spot.seat, spot.position) =>
            {
                Some(*card)
            }
            _ => None,
        })
        .collect();
    let open = |card: &Card| {
        (low..=high).contains(&card.number()) && hand.hidden.of(card.colour()) > 0 && !missed.contains(card)
    };
    known.unseen().into_iter().filter(open).collect()
}
