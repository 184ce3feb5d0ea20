//! What a guess leaves to the players who come after it.
//!
//! A right guess takes a card away that others were after; a wrong one tells them what the card is not. What
//! the others know is taken to be what everybody knows.

use super::{Deals, Guess, Position};
use kryptos::{Spot, View};

/// How much a rival's expected point weighs against an own one, shared among the rivals.
const WEIGHT: f64 = 0.5;

/// What everybody can expect to score from each hidden card.
#[derive(Debug)]
pub(super) struct Threats {
    own: usize,
    players: usize,
    cards: Vec<Threat>,
}

#[derive(Debug)]
struct Threat {
    spot: Spot,
    reward: f64,
    /// By number: the chance that everybody sees.
    chances: Vec<(u8, f64)>,
}

impl Threat {
    /// The best expected points, once a number is ruled out.
    fn without(&self, number: Option<u8>) -> f64 {
        let named = |(n, _): &&(u8, f64)| Some(*n) == number;
        let gone: f64 = self.chances.iter().find(named).map_or(0.0, |(_, chance)| *chance);
        let left = self.chances.iter().filter(|chance| !named(chance));
        let best = left.map(|(_, chance)| *chance).fold(0.0, f64::max);
        self.reward * best / (1.0 - gone).max(f64::EPSILON)
    }
}

impl Threats {
    pub fn new(view: &View) -> Threats {
        let position = Position::public(view);
        let deals = Deals::of(&position);
        let mut cards = Vec::new();
        for player in &view.players {
            for place in player.hand.iter().filter(|place| !place.revealed) {
                let spot = Spot { seat: player.seat, position: place.position };
                let numbers = deals.numbers(player.seat.index(), usize::from(place.position) - 1);
                let chances = numbers.into_iter().map(|(card, chance)| (card.number(), chance)).collect();
                cards.push(Threat { spot, reward: player.tokens.total().min(3).into(), chances });
            }
        }
        let own = view.you.as_ref().map_or(0, |you| you.seat.index());
        Threats { own, players: view.players.len().max(2), cards }
    }

    /// Points that the rivals can expect as things stand, as they weigh against own ones.
    pub fn now(&self) -> f64 {
        self.expected(|_| true, |_| None)
    }

    /// Points that they can expect after this guess.
    pub fn after(&self, guess: &Guess) -> f64 {
        let hit = self.expected(|spot| spot != guess.spot, |_| None);
        let number = Some(guess.card.number());
        let miss = self.expected(|_| true, |spot| number.filter(|_| spot == guess.spot));
        guess.probability * hit + (1.0 - guess.probability) * miss
    }

    fn expected(&self, hidden: impl Fn(Spot) -> bool, wrong: impl Fn(Spot) -> Option<u8>) -> f64 {
        let best = |rival: usize| {
            let targets = self.cards.iter().filter(|threat| threat.spot.seat.index() != rival);
            let left = targets.filter(|threat| hidden(threat.spot));
            left.map(|threat| threat.without(wrong(threat.spot))).fold(0.0, f64::max)
        };
        let rivals = (0..self.players).filter(|seat| *seat != self.own);
        WEIGHT * rivals.map(best).sum::<f64>() / (self.players - 1) as f64
    }
}
