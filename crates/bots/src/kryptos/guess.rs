//! The guesses open to a seat, and what each is worth.

use kryptos::{Action, Card, Spot, View};

/// A guess that could be right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guess {
    /// At which card.
    pub spot: Spot,
    /// The number to name.
    pub card: Card,
    /// How likely it is right.
    pub probability: f64,
    /// What it scores if it is.
    pub reward: u8,
}

impl Guess {
    /// Expected points, without the price of a second guess.
    pub fn worth(&self) -> f64 {
        self.probability * f64::from(self.reward)
    }

    /// The guess as an action.
    pub fn action(&self) -> Action {
        let Spot { seat, position } = self.spot;
        Action::Guess { target: seat, position, number: self.card.number(), bluff: false }
    }
}

/// All guesses that could be right, best expected points first; ties in order of seat, position and number.
/// `numbers` says what a seat's card, by its index in the hand, can be, and how likely.
pub fn guesses(view: &View, numbers: impl Fn(usize, usize) -> Vec<(Card, f64)>) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for spot in view.own.iter().flat_map(|you| &you.targets) {
        let reward = view.players[spot.seat.index()].tokens.total().min(3);
        for (card, probability) in numbers(spot.seat.index(), usize::from(spot.position) - 1) {
            guesses.push(Guess { spot: *spot, card, probability, reward });
        }
    }
    guesses.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    guesses
}

/// Expected points that a second guess must bring to be worth its price: under corruption the owner gains
/// what the asker pays, which counts as much as it sets one of the rivals ahead.
pub(super) fn price(view: &View) -> f64 {
    let rivals = view.players.len().saturating_sub(1).max(1) as f64;
    if view.setup.options.corruption { 1.0 + 1.0 / rivals } else { 1.0 }
}
