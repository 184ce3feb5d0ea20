//! Chances by drawing, for positions with too many deals to be counted in time: every hand is drawn in turn from all that
//! fit it, and each deal weighs as much as there were choices on the way.
//!
//! A hand that is drawn evenly from `n` fillings was `n` times too rare compared with a deal in which there was no choice,
//! so the product of these numbers makes up for it: the weighted mean over many draws tends to the exact chance. How
//! near it is, is told by how evenly the weight is spread.

use super::position::{Position, by_colour};
use kryptos::Card;
use rand::{Rng, RngExt};

/// Chances that are known only within a reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    hands: Vec<Places>,
    /// By hand, place and number: the weight of the deals in which it lies there.
    weights: Vec<Vec<[f64; 64]>>,
    weight: f64,
    squares: f64,
}

/// The hidden places of one hand.
#[derive(Clone, Debug, PartialEq)]
struct Places {
    seat: usize,
    /// The index in the hand of each, and the numbers it may hold.
    open: Vec<(usize, u64)>,
    quota: [u8; 4],
    /// The numbers that each may hold by this hand alone.
    alone: Vec<u64>,
}

/// Draws with no weight at all may go on for ever where nothing fits: so many are enough to see it.
const FUTILE: usize = 2_000;

impl Estimate {
    /// Draws deals while `lasts` says so, which is told how many were drawn.
    pub fn of(position: &Position, rng: &mut impl Rng, lasts: impl Fn(usize) -> bool) -> Estimate {
        let unseen = position.unseen().into_iter().fold(0, |bits: u64, card| bits | 1 << card.number());
        let mut hands: Vec<Places> = Vec::new();
        for (seat, hand) in position.hands.iter().enumerate() {
            let open = hand.hidden_places(position.highest);
            if !open.is_empty() {
                let mut places = Places { seat, open, quota: by_colour(&hand.hidden), alone: Vec::new() };
                places.alone = Ways::count(&places, unseen).possible(&places);
                hands.push(places);
            }
        }
        // Who has least choice draws first, before others take what it needs.
        hands.sort_by(|a, b| Ways::count(a, unseen).all().total_cmp(&Ways::count(b, unseen).all()));
        let weights = hands.iter().map(|hand| vec![[0.0; 64]; hand.open.len()]).collect();
        let mut estimate = Estimate { hands, weights, weight: 0.0, squares: 0.0 };
        let (mut drawn, mut futile) = (0, 0);
        while lasts(drawn) && futile < FUTILE {
            drawn += 1;
            futile = if estimate.draw(unseen, rng) { 0 } else { futile + 1 };
        }
        estimate
    }

    /// Draws one deal; whether there was room for all hands.
    fn draw(&mut self, unseen: u64, rng: &mut impl Rng) -> bool {
        let (mut left, mut weight) = (unseen, 1.0);
        let mut cards: Vec<Vec<u8>> = Vec::with_capacity(self.hands.len());
        for hand in &self.hands {
            let ways = Ways::count(hand, left);
            weight *= ways.all();
            if weight == 0.0 {
                return false;
            }
            let drawn = ways.draw(hand, rng);
            drawn.iter().for_each(|card| left &= !(1 << card));
            cards.push(drawn);
        }
        self.weight += weight;
        self.squares += weight * weight;
        for (weights, cards) in self.weights.iter_mut().zip(&cards) {
            for (weights, card) in weights.iter_mut().zip(cards) {
                weights[usize::from(*card)] += weight;
            }
        }
        true
    }

    /// How far a chance may be from the exact one, 19 times in 20: half of all if next to nothing was drawn.
    pub fn reach(&self) -> f64 {
        if self.weight == 0.0 {
            return 0.5;
        }
        let drawn = self.weight * self.weight / self.squares;
        (1.96 * (0.25 / drawn).sqrt()).min(0.5)
    }

    /// The cards that may lie there, ascending, each with about its chance. One that never came up although nothing in
    /// its hand speaks against it has 0.
    pub fn numbers(&self, seat: usize, index: usize) -> Vec<(Card, f64)> {
        let Some(hand) = self.hands.iter().position(|hand| hand.seat == seat) else { return Vec::new() };
        let Some(place) = self.hands[hand].open.iter().position(|(at, _)| *at == index) else {
            return Vec::new();
        };
        let possible = self.hands[hand].alone[place];
        let chance = |card: Card| {
            self.weights[hand][place][usize::from(card.number())] / self.weight.max(f64::MIN_POSITIVE)
        };
        let cards = (1..64).filter(|number| possible >> number & 1 == 1).filter_map(Card::new);
        cards.map(|card| (card, chance(card))).collect()
    }
}

/// In how many ways a hand can be filled: by card in ascending order and by what the hand has received.
struct Ways {
    cards: Vec<u8>,
    /// The fill after a card of each colour is so much further.
    stride: [usize; 4],
    fills: usize,
    /// By card and fill: in how many ways the rest can be filled from this card on.
    rest: Vec<f64>,
    /// By fill: how many cards it holds, and of each colour.
    filled: Vec<(usize, [u8; 4])>,
}

impl Ways {
    fn count(hand: &Places, left: u64) -> Ways {
        let wanted = hand.open.iter().fold(0, |all, (_, open)| all | open) & left;
        let cards: Vec<u8> =
            (1..64u8).filter(|number| wanted >> number & 1 == 1 && hand.quota[colour(*number)] > 0).collect();
        let mut stride = [1; 4];
        for colour in 1..4 {
            stride[colour] = stride[colour - 1] * (usize::from(hand.quota[colour - 1]) + 1);
        }
        let fills = stride[3] * (usize::from(hand.quota[3]) + 1);
        let of = |fill: usize| {
            [0, 1, 2, 3].map(|colour| (fill / stride[colour] % (usize::from(hand.quota[colour]) + 1)) as u8)
        };
        let filled =
            (0..fills).map(|fill| (of(fill).iter().map(|n| usize::from(*n)).sum(), of(fill))).collect();
        let rest = vec![0.0; (cards.len() + 1) * fills];
        let mut ways = Ways { cards, stride, fills, rest, filled };
        let last = ways.cards.len() * fills;
        ways.rest[last + fills - 1] = 1.0;
        for at in (0..ways.cards.len()).rev() {
            for fill in 0..fills {
                let skipped = ways.rest[(at + 1) * fills + fill];
                let taken = ways.after(hand, at, fill).map_or(0.0, |to| ways.rest[(at + 1) * fills + to]);
                ways.rest[at * fills + fill] = skipped + taken;
            }
        }
        ways
    }

    /// All ways to fill the hand.
    fn all(&self) -> f64 {
        self.rest[0]
    }

    /// The fill after taking a card, if the next place and its colour have room for it.
    fn after(&self, hand: &Places, at: usize, fill: usize) -> Option<usize> {
        let (number, (count, colours)) = (self.cards[at], self.filled[fill]);
        let fits = hand.open.get(count).is_some_and(|(_, open)| open >> number & 1 == 1);
        let room = colours[colour(number)] < hand.quota[colour(number)];
        (fits && room).then(|| fill + self.stride[colour(number)])
    }

    /// Draws one way, each equally likely: the cards, ascending.
    fn draw(&self, hand: &Places, rng: &mut impl Rng) -> Vec<u8> {
        let (mut fill, mut cards) = (0, Vec::with_capacity(hand.open.len()));
        for at in 0..self.cards.len() {
            let Some(to) = self.after(hand, at, fill) else { continue };
            let taken = self.rest[(at + 1) * self.fills + to];
            if taken > 0.0 && rng.random::<f64>() * self.rest[at * self.fills + fill] < taken {
                cards.push(self.cards[at]);
                fill = to;
            }
        }
        cards
    }

    /// By place: the numbers that it holds in some way.
    fn possible(&self, hand: &Places) -> Vec<u64> {
        let mut possible = vec![0; hand.open.len()];
        let mut reached = vec![false; self.fills];
        reached[0] = true;
        for at in 0..self.cards.len() {
            for fill in (0..self.fills).rev().filter(|fill| reached[*fill]).collect::<Vec<_>>() {
                if let Some(to) =
                    self.after(hand, at, fill).filter(|to| self.rest[(at + 1) * self.fills + to] > 0.0)
                {
                    possible[self.filled[fill].0] |= 1 << self.cards[at];
                    reached[to] = true;
                }
            }
        }
        possible
    }
}

fn colour(number: u8) -> usize {
    usize::from((number - 1) % 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kryptos::{Budget, Deals, Strength, arena, decide};
    use game::{Game, Viewer};
    use kryptos::{Kryptos, Setup, State, View};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// Positions that a spectator sees in a random game.
    fn positions(players: u8, seed: u64) -> Vec<Position> {
        let mut turn = seed;
        let mut positions = Vec::new();
        let random = |_, view: &View| {
            turn += 1;
            decide(view, Strength::Random, Budget::default(), turn).expect("something to do").action
        };
        let watch = |state: &State| positions.push(Position::new(&Kryptos::view(state, Viewer::Spectator)));
        arena::play(&Setup::new(players), seed, random, watch).expect("every action is legal");
        positions
    }

    #[test]
    fn drawn_chances_are_as_near_to_the_exact_ones_as_they_say() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut chances, mut outside) = (0, 0);
        for position in positions(4, 3).iter().skip(4).step_by(5) {
            let Some(deals) = Deals::quickly(position) else { continue };
            let estimate = Estimate::of(position, &mut rng, |drawn| drawn < 3_000);
            for (seat, hand) in position.hands.iter().enumerate() {
                for (index, _) in hand.hidden_places(position.highest) {
                    let exact = deals.numbers(seat, index);
                    let drawn = estimate.numbers(seat, index);
                    for (card, chance) in &exact {
                        let (_, about) =
                            drawn.iter().find(|(other, _)| other == card).expect("what can be is listed");
                        chances += 1;
                        outside += usize::from((about - chance).abs() > estimate.reach());
                    }
                }
            }
        }
        assert!(chances > 500 && outside * 20 <= chances, "{outside} of {chances} outside");
    }

    #[test]
    fn a_card_that_is_certain_is_certain_when_drawn_too() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let last = positions(3, 5).into_iter().rev().find(|position| !position.unseen().is_empty());
        let position = last.expect("something is hidden before the end");
        let (estimate, deals) =
            (Estimate::of(&position, &mut rng, |drawn| drawn < 200), Deals::of(&position));
        for (seat, hand) in position.hands.iter().enumerate() {
            for (index, _) in hand.hidden_places(position.highest) {
                if let [(card, _)] = deals.numbers(seat, index)[..] {
                    let drawn = estimate.numbers(seat, index);
                    assert!(
                        drawn.iter().all(|(other, chance)| (*other == card) == (*chance > 0.999)),
                        "{drawn:?}"
                    );
                }
            }
        }
    }
}
