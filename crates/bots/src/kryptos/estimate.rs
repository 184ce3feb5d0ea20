//! Chances by drawing, for positions with too many deals to be counted in time: every hand is drawn in turn from all that
//! fit it, and each deal weighs as much as there were choices on the way.
//!
//! A deal counts the less, the likelier it was to be drawn: so the weighted mean over many draws tends to the exact chance,
//! whatever is drawn more often. How near it is, is told by how evenly the weight is spread.
//!
//! Hands that take from each other what they need would seldom all find room. So each card first gets a weight in each hand,
//! adjusted until every card is wanted about once, and hands are drawn by these weights. The chances that they give by
//! themselves, every hand filled alone, stand in where no deal was found in time.

use super::position::{Position, by_colour};
use kryptos::Card;
use rand::{Rng, RngExt};

/// Chances that are known only within a reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    hands: Vec<Places>,
    /// By hand, place and number: the weight of the deals in which it lies there.
    weights: Vec<Vec<[f64; 64]>>,
    /// By hand, place and number: the chance with every hand filled alone.
    alone: Vec<Vec<[f64; 64]>>,
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
    /// How much each number is wanted here, compared with the other hands.
    wanted: [f64; 64],
    /// All ways to fill it, weighed, while no other hand has taken a card.
    ways: f64,
}

/// Draws with no weight at all may go on for ever where nothing fits: so many are enough to see it.
const FUTILE: usize = 500;
/// Rounds in which the weights are adjusted, and their bounds: those of six hands multiplied stay within the range.
const ROUNDS: usize = 12;
const WANTED: std::ops::RangeInclusive<f64> = 1e-2..=1e2;

impl Estimate {
    /// Draws deals while `lasts` says so, which is told how many were drawn.
    pub fn of(position: &Position, rng: &mut impl Rng, lasts: impl Fn(usize) -> bool) -> Estimate {
        let unseen = position.unseen().into_iter().fold(0, |bits: u64, card| bits | 1 << card.number());
        let mut hands: Vec<Places> = Vec::new();
        for (seat, hand) in position.hands.iter().enumerate() {
            let open = hand.hidden_places(position.highest);
            if !open.is_empty() {
                let quota = by_colour(&hand.hidden);
                hands.push(Places { seat, open, quota, wanted: [1.0; 64], ways: 0.0 });
            }
        }
        // Who has least choice draws first, before others take what it needs.
        hands.sort_by(|a, b| Ways::count(a, unseen).all().total_cmp(&Ways::count(b, unseen).all()));
        let alone = balance(&mut hands, unseen, by_colour(&position.aside));
        let weights = hands.iter().map(|hand| vec![[0.0; 64]; hand.open.len()]).collect();
        let mut estimate = Estimate { hands, weights, alone, weight: 0.0, squares: 0.0 };
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
            if ways.all() == 0.0 {
                return false;
            }
            weight *= ways.all() / hand.ways;
            let drawn = ways.draw(hand, rng);
            for card in &drawn {
                left &= !(1 << card);
                weight /= hand.wanted[usize::from(*card)];
            }
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
        let alone = &self.alone[hand][place];
        let chance = |card: Card| match self.weight {
            0.0 => alone[usize::from(card.number())],
            all => self.weights[hand][place][usize::from(card.number())] / all,
        };
        let possible = (1..64u8).filter(|number| alone[usize::from(*number)] > 0.0);
        possible.filter_map(Card::new).map(|card| (card, chance(card))).collect()
    }
}

/// Adjusts what each hand wants until every card is wanted about once, those that may lie aside a little less. Answers with the
/// chances by hand, place and number that follow, every hand filled alone.
fn balance(hands: &mut [Places], unseen: u64, aside: [u8; 4]) -> Vec<Vec<[f64; 64]>> {
    let mut held = aside;
    hands.iter().for_each(|hand| (0..4).for_each(|colour| held[colour] += hand.quota[colour]));
    let mut rounds = 0..ROUNDS;
    loop {
        let ways: Vec<Ways> = hands.iter().map(|hand| Ways::count(hand, unseen)).collect();
        let chances: Vec<_> = hands.iter().zip(&ways).map(|(hand, ways)| ways.chances(hand)).collect();
        hands.iter_mut().zip(&ways).for_each(|(hand, ways)| hand.ways = ways.all());
        if rounds.next().is_none() {
            return chances;
        }
        for number in (1..64u8).filter(|number| unseen >> number & 1 == 1) {
            let at = usize::from(number);
            let times: f64 = chances.iter().flatten().map(|place| place[at]).sum();
            let colour = colour(number);
            let due = 1.0 - f64::from(aside[colour]) / f64::from(held[colour].max(1));
            for hand in hands.iter_mut().filter(|_| times > 0.0) {
                hand.wanted[at] = (hand.wanted[at] * due / times).clamp(*WANTED.start(), *WANTED.end());
            }
        }
    }
}

/// In how many ways a hand can be filled, each as weighty as the hand wants its cards: by card in ascending order and by what the hand has received.
struct Ways {
    cards: Vec<u8>,
    /// The fill after a card of each colour is so much further.
    stride: [usize; 4],
    fills: usize,
    /// By card: how much it is wanted.
    wanted: Vec<f64>,
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
        let wanted = cards.iter().map(|card| hand.wanted[usize::from(*card)]).collect();
        let mut ways = Ways { cards, stride, fills, wanted, rest, filled };
        let last = ways.cards.len() * fills;
        ways.rest[last + fills - 1] = 1.0;
        for at in (0..ways.cards.len()).rev() {
            for fill in 0..fills {
                let skipped = ways.rest[(at + 1) * fills + fill];
                let taken = ways.after(hand, at, fill).map_or(0.0, |to| ways.taken(at, to));
                ways.rest[at * fills + fill] = skipped + taken;
            }
        }
        ways
    }

    /// All ways to fill the hand.
    fn all(&self) -> f64 {
        self.rest[0]
    }

    /// In how many ways the rest can be filled once a card is taken, by the fill with it.
    fn taken(&self, at: usize, to: usize) -> f64 {
        self.wanted[at] * self.rest[(at + 1) * self.fills + to]
    }

    /// The fill after taking a card, if the next place and its colour have room for it.
    fn after(&self, hand: &Places, at: usize, fill: usize) -> Option<usize> {
        let (number, (count, colours)) = (self.cards[at], self.filled[fill]);
        let fits = hand.open.get(count).is_some_and(|(_, open)| open >> number & 1 == 1);
        let room = colours[colour(number)] < hand.quota[colour(number)];
        (fits && room).then(|| fill + self.stride[colour(number)])
    }

    /// Draws one way, each as likely as it is weighty: the cards, ascending.
    fn draw(&self, hand: &Places, rng: &mut impl Rng) -> Vec<u8> {
        let (mut fill, mut cards) = (0, Vec::with_capacity(hand.open.len()));
        for at in 0..self.cards.len() {
            let Some(to) = self.after(hand, at, fill) else { continue };
            let taken = self.taken(at, to);
            if taken > 0.0 && rng.random::<f64>() * self.rest[at * self.fills + fill] < taken {
                cards.push(self.cards[at]);
                fill = to;
            }
        }
        cards
    }

    /// By place and number: how likely it lies there, all ways as likely as they are weighty.
    fn chances(&self, hand: &Places) -> Vec<[f64; 64]> {
        let mut chances = vec![[0.0; 64]; hand.open.len()];
        let mut before = vec![0.0; self.fills];
        before[0] = 1.0 / self.all().max(f64::MIN_POSITIVE);
        for at in 0..self.cards.len() {
            // From the fullest down, so that none takes the same card twice.
            for fill in (0..self.fills).rev().filter(|fill| before[*fill] > 0.0).collect::<Vec<_>>() {
                let Some(to) = self.after(hand, at, fill) else { continue };
                chances[self.filled[fill].0][usize::from(self.cards[at])] +=
                    before[fill] * self.taken(at, to);
                before[to] += before[fill] * self.wanted[at];
            }
        }
        chances
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
