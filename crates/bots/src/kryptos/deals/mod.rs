//! All deals that a position allows: exactly how many, where each number lies in how many of them, and one
//! drawn fairly.
//!
//! The unseen cards are given out in ascending order. Hands are sorted, so a hand's next card goes to its
//! lowest place that is still open, and all that matters for the rest is how many cards of each colour each
//! hand has received. Counting these states forward and backward gives every marginal at once, in integers.

mod index;
mod lane;
mod number;
mod quota;
mod side;
#[cfg(test)]
mod tests;
mod walk;

use super::position::{Place, Position, by_colour};
use kryptos::{Card, Tokens};
use lane::{Lane, Tally, within};
use number::Number;
use quota::{add, choices};
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
    Once(Box<Walk<u64>>),
    /// The same, in numbers that are too large for that.
    OnceLarge(Box<Walk<u128>>),
    /// For each hand a walk that pools the others.
    ByHand,
}

/// A side that may grow beyond this many states is not walked without pooling.
const ONE_WALK: usize = 2_000_000;
/// What is counted while somebody waits.
const QUICK_WALK: usize = 150_000;
/// Where nothing but the number of cards matters to any hand, pooling pays from a fifth of that on.
const POOLS_WELL: usize = 5;
/// Two sides that meet in more pairs of states than this, for every state allowed, take longer than pooling does.
const PAIRS: usize = 3;

impl Deals {
    /// Counts the deals of a position.
    pub fn of(position: &Position) -> Deals {
        Deals::counted(position, ONE_WALK, || true)
    }

    /// Counts as long as there is time: where every hand takes a walk of its own, the surest first, those that time
    /// does not allow have no [`numbers`](Deals::numbers).
    pub fn in_time(position: &Position, lasts: impl Fn() -> bool) -> Deals {
        Deals::counted(position, ONE_WALK, lasts)
    }

    /// Counts the deals if that takes no longer than a moment, whatever the position.
    pub fn quickly(position: &Position) -> Option<Deals> {
        let cards: Vec<u8> = position.unseen().into_iter().map(Card::number).collect();
        let lanes = lanes(position, &cards);
        let mut counts: Counts = lanes.iter().map(|lane| vec![[0; 64]; lane.places.len()]).collect();
        let mut walk = Box::new(one_walk::<u128>(&lanes, &cards, QUICK_WALK)?);
        let number = walk.count();
        walk.marginals(&mut counts);
        Some(Deals {
            position: position.clone(),
            cards,
            lanes,
            counts,
            number,
            walk: Walked::OnceLarge(walk),
        })
    }

    fn counted(position: &Position, limit: usize, lasts: impl Fn() -> bool) -> Deals {
        let cards: Vec<u8> = position.unseen().into_iter().map(Card::number).collect();
        let lanes = lanes(position, &cards);
        let mut counts: Counts = lanes.iter().map(|lane| vec![[0; 64]; lane.places.len()]).collect();
        // Half the width is enough in most positions and takes half the time.
        let (number, walk) = if most(&lanes) <= u64::MAX.into() {
            let (number, walk) = count(&lanes, &cards, limit, lasts, &mut counts);
            (number, walk.map_or(Walked::ByHand, Walked::Once))
        } else {
            let (number, walk) = count(&lanes, &cards, limit, lasts, &mut counts);
            (number, walk.map_or(Walked::ByHand, Walked::OnceLarge))
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
            Walked::OnceLarge(walk) => {
                walk.draw(rng, |lane, place, number| self.put(&mut position, lane, place, number))
            }
            Walked::ByHand => {
                // Hand by hand: each is drawn fairly given those before it.
                let name = self.lanes.iter().position(|lane| lane.seat.is_some())?;
                let mut walk: Walk<u128> = walk_for(name, &self.lanes, &self.cards);
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
            Walked::Once(_) | Walked::OnceLarge(_) => self.draw(rng),
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

/// The lanes that are hands.
fn hands(lanes: &[Lane]) -> impl Iterator<Item = usize> {
    (0..lanes.len()).filter(|name| lanes[*name].seat.is_some())
}

/// No position of these lanes has more deals: so many there are if nothing but the colours matters.
fn most(lanes: &[Lane]) -> u128 {
    let mut together = [0; 4];
    let mut deals = 1u128;
    for lane in lanes {
        add(&mut together, lane.quota);
        deals *= choices(|colour| together[colour], |colour| lane.quota[colour]);
    }
    deals
}

/// Counts the deals and where each number lies in how many of them, in one walk if that can be.
fn count<N: Number>(
    lanes: &[Lane],
    cards: &[u8],
    limit: usize,
    lasts: impl Fn() -> bool,
    counts: &mut Counts,
) -> (u128, Option<Box<Walk<N>>>) {
    if let Some(mut walk) = one_walk(lanes, cards, limit) {
        let number = walk.count();
        walk.marginals(counts);
        return (number, Some(Box::new(walk)));
    }
    let mut hands: Vec<usize> = hands(lanes).collect();
    hands.sort_by_key(|name| lanes[*name].fills());
    // Without a hidden hand all that is left lies aside.
    let mut number = 1;
    for (counted, name) in hands.into_iter().enumerate() {
        if counted > 0 && !lasts() {
            break;
        }
        let mut walk: Walk<N> = walk_for(name, lanes, cards);
        number = walk.count();
        walk.marginals(counts);
    }
    (number, None)
}

/// All lanes told apart, in two sides of about the same size, unless that is too much.
fn one_walk<N: Number>(lanes: &[Lane], cards: &[u8], limit: usize) -> Option<Walk<N>> {
    let width = |lane: &Lane| (0..=cards.len()).map(|moment| lane.alive(moment).count()).max().unwrap_or(0);
    let mut order: Vec<(usize, usize)> = lanes.iter().map(width).zip(0..).collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    let mut sides = [(1, Vec::new()), (1, Vec::new())];
    for (width, name) in order {
        let smaller = if sides[0].0 <= sides[1].0 { &mut sides[0] } else { &mut sides[1] };
        smaller.0 *= width;
        smaller.1.push((name as u8, &lanes[name]));
    }
    // A lane that cannot be filled leaves nothing to count, and pooling would not notice.
    let hopeless = lanes.iter().any(|lane| !lane.is_alive(0, 0));
    let pools_well = lanes.iter().all(|lane| lane.free_after() <= lane.free_before());
    let limit = if pools_well { limit / POOLS_WELL } else { limit };
    if !hopeless && sides.iter().any(|(width, _)| width * cards.len() > limit) {
        return None;
    }
    let [a, b] = sides.map(|(_, members)| members);
    Some(meet(&a, &b, cards, false)).filter(|walk| hopeless || walk.pairs() <= PAIRS * limit)
}

/// One lane told apart all the way, the others only as far as they need it.
fn walk_for<N: Number>(name: usize, lanes: &[Lane], cards: &[u8]) -> Walk<N> {
    let members = |wanted: &dyn Fn(usize) -> bool| -> Vec<(u8, &Lane)> {
        (0..lanes.len()).filter(|at| wanted(*at)).map(|at| (at as u8, &lanes[at])).collect()
    };
    meet(&members(&|at| at != name), &members(&|at| at == name), cards, true)
}

/// Walks two sides, each only where it can meet the other.
fn meet<N: Number>(a: &[(u8, &Lane)], b: &[(u8, &Lane)], cards: &[u8], pooled: bool) -> Walk<N> {
    let whole: Tally = a.iter().map(|(_, lane)| lane.full()).sum();
    let b = Side::walk(b, cards, false, |_, rest| within(rest, whole));
    let a = Side::walk(a, cards, pooled, |given, rest| b.moments[given].group(rest).is_some());
    Walk::new(a, b, cards)
}
