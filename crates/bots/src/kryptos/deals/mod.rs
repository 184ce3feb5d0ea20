//! All deals that a position allows: exactly how many, where each number lies in how many of them, and one
//! drawn fairly.
//!
//! The unseen cards are given out in ascending order. Hands are sorted, so a hand's next card goes to its
//! lowest place that is still open, and all that matters for the rest is how many cards of each colour each
//! hand has received. Counting these states forward and backward gives every marginal at once, in integers.

mod lane;
mod side;
#[cfg(test)]
mod tests;
mod walk;

use super::position::{Place, Position, by_colour};
use kryptos::{Card, Tokens};
use lane::{Lane, Tally, within};
use rand::Rng;
use side::Side;
use walk::{Counts, Walk};

/// All deals that a position allows.
#[derive(Debug)]
pub struct Deals {
    position: Position,
    cards: Vec<u8>,
    lanes: Vec<Lane>,
    counts: Counts,
    number: u128,
    walk: Walked,
}

/// How the deals were counted.
#[derive(Debug)]
enum Walked {
    /// Every hand told apart all the way.
    Once(Box<Walk>),
    /// For each hand a walk that pools the others.
    ByHand,
}

/// A side that may grow beyond this many states is not walked without pooling.
const ONE_WALK: usize = 400_000;
/// Up to this many pairs of states nothing is worth comparing.
const FEW: usize = 2_000_000;

impl Deals {
    /// Counts the deals of a position.
    pub fn of(position: &Position) -> Deals {
        Deals::counted(position, ONE_WALK)
    }

    fn counted(position: &Position, limit: usize) -> Deals {
        let cards: Vec<u8> = position.unseen().into_iter().map(Card::number).collect();
        let lanes = lanes(position, &cards);
        let mut counts: Counts = lanes.iter().map(|lane| vec![[0; 64]; lane.places.len()]).collect();
        let (number, walk) = match plan(&lanes, &cards, limit) {
            Some(mut walk) => {
                let number = walk.count();
                walk.marginals(&mut counts);
                (number, Walked::Once(Box::new(walk)))
            }
            None => {
                // Without a hidden hand all that is left lies aside.
                let mut number = 1;
                for name in (0..lanes.len()).filter(|name| lanes[*name].seat.is_some()) {
                    let mut walk = walk_for(name, &lanes, &cards);
                    number = walk.count();
                    walk.marginals(&mut counts);
                }
                (number, Walked::ByHand)
            }
        };
        Deals { position: position.clone(), cards, lanes, counts, number, walk }
    }

    /// How many deals are possible: 0 if the position contradicts itself.
    pub fn number(&self) -> u128 {
        self.number
    }

    /// In how many of them the hidden place `index` of a seat's hand holds this card.
    pub fn count(&self, seat: usize, index: usize, card: Card) -> u128 {
        let lane = self.lanes.iter().position(|lane| lane.seat == Some(seat));
        let count = lane.and_then(|lane| {
            let place = self.lanes[lane].places.iter().position(|(at, _)| *at == index)?;
            Some(self.counts[lane][place][usize::from(card.number())])
        });
        count.unwrap_or(0)
    }

    /// The cards that can lie there, ascending, each with its chance.
    pub fn numbers(&self, seat: usize, index: usize) -> Vec<(Card, f64)> {
        let cards = self.cards.iter().filter_map(|number| Card::new(*number));
        let counted = cards.map(|card| (card, self.count(seat, index, card)));
        let possible = counted.filter(|(_, count)| *count > 0);
        possible.map(|(card, count)| (card, count as f64 / self.number as f64)).collect()
    }

    /// In how many of them this card lies aside.
    pub fn aside(&self, card: Card) -> u128 {
        if !self.position.unseen().contains(&card) {
            return 0;
        }
        let dealt = self.counts.iter().flatten().map(|place| place[usize::from(card.number())]);
        self.number - dealt.sum::<u128>()
    }

    /// Draws one of the deals, each equally likely: every hand, lowest card first. `None` if there is none.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<Vec<Vec<Card>>> {
        if self.number == 0 {
            return None;
        }
        let mut position = self.position.clone();
        match &self.walk {
            Walked::Once(walk) => {
                walk.draw(rng, |lane, place, number| self.put(&mut position, lane, place, number))
            }
            Walked::ByHand => {
                // Hand by hand: each is drawn fairly given those before it.
                let name = self.lanes.iter().position(|lane| lane.seat.is_some())?;
                let mut walk = walk_for(name, &self.lanes, &self.cards);
                walk.count();
                walk.draw(rng, |lane, place, number| self.put(&mut position, lane, place, number));
                let seat = self.lanes[name].seat?;
                position.hands[seat].hidden = Tokens::default();
                return Deals::of(&position).draw(rng);
            }
        }
        Some(position.hands.iter().map(|hand| hand.known().collect()).collect())
    }

    /// Draws one of the deals, if that takes no further count.
    pub fn draw_quickly(&self, rng: &mut impl Rng) -> Option<Vec<Vec<Card>>> {
        match self.walk {
            Walked::Once(_) => self.draw(rng),
            Walked::ByHand => None,
        }
    }

    fn put(&self, position: &mut Position, lane: u8, place: u8, number: u8) {
        let lane = &self.lanes[usize::from(lane)];
        if let (Some(seat), Some(card)) = (lane.seat, Card::new(number)) {
            position.hands[seat].places[lane.places[usize::from(place)].0] = Place::Known(card);
        }
    }
}

fn lanes(position: &Position, cards: &[u8]) -> Vec<Lane> {
    let hands = position.hands.iter().enumerate().map(|(seat, hand)| {
        Lane::new(Some(seat), hand.hidden_places(position.highest), by_colour(&hand.hidden), cards)
    });
    let aside = Lane::new(None, Vec::new(), by_colour(&position.aside), cards);
    hands.chain([aside]).filter(|lane| lane.fills() > 1).collect()
}

/// The walk that tells all lanes apart, unless one for each hand that pools the others is cheaper.
fn plan(lanes: &[Lane], cards: &[u8], limit: usize) -> Option<Walk> {
    let walk = one_walk(lanes, cards, limit)?;
    if walk.pairs() < FEW {
        return Some(walk);
    }
    let hands = (0..lanes.len()).filter(|name| lanes[*name].seat.is_some());
    let by_hand: usize = hands.map(|name| walk_for(name, lanes, cards).pairs()).sum();
    (walk.pairs() <= by_hand).then_some(walk)
}

/// All lanes told apart, in two sides of about the same size, unless that is too much.
fn one_walk(lanes: &[Lane], cards: &[u8], limit: usize) -> Option<Walk> {
    // A lane that cannot be filled leaves nothing to count, and pooling would not notice.
    let limit = if lanes.iter().all(|lane| lane.is_alive(0, 0)) { limit } else { usize::MAX };
    let width = |lane: &Lane| (0..=cards.len()).map(|moment| lane.alive(moment).count()).max().unwrap_or(0);
    let mut order: Vec<(usize, usize)> = lanes.iter().map(width).zip(0..).collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    let mut sides = [(1, Vec::new()), (1, Vec::new())];
    for (width, name) in order {
        let smaller = if sides[0].0 <= sides[1].0 { &mut sides[0] } else { &mut sides[1] };
        smaller.0 *= width;
        smaller.1.push((name as u8, &lanes[name]));
    }
    if sides.iter().any(|(width, _)| width * cards.len() > limit) {
        return None;
    }
    let [a, b] = sides.map(|(_, members)| members);
    Some(meet(&a, &b, cards, false))
}

/// One lane told apart all the way, the others only as far as they need it.
fn walk_for(name: usize, lanes: &[Lane], cards: &[u8]) -> Walk {
    let members = |wanted: &dyn Fn(usize) -> bool| -> Vec<(u8, &Lane)> {
        (0..lanes.len()).filter(|at| wanted(*at)).map(|at| (at as u8, &lanes[at])).collect()
    };
    meet(&members(&|at| at != name), &members(&|at| at == name), cards, true)
}

/// Walks two sides, each only where it can meet the other.
fn meet(a: &[(u8, &Lane)], b: &[(u8, &Lane)], cards: &[u8], pooled: bool) -> Walk {
    let whole: Tally = a.iter().map(|(_, lane)| lane.full()).sum();
    let b = Side::walk(b, cards, false, |_, rest| within(rest, whole));
    let a = Side::walk(a, cards, pooled, |given, rest| b.moments[given].group(rest).is_some());
    Walk::new(a, b, cards)
}
