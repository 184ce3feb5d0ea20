//! Two sides walked against each other: every card goes to one side or the other, and the deals are counted.
//!
//! At each moment both sides together have received the cards given out so far, so a state of one side meets
//! only the states of the other whose tally is the rest. These pairs form dense blocks, one a tally, and a
//! step is plain addition from block to block.

use super::lane::{Tally, one, within};
use super::number::Number;
use super::side::{Moment, Move, NOWHERE, Side, Step};
use rand::{Rng, RngExt};
use std::ops::Range;

/// By lane, place and number: in how many deals the number lies there.
pub(super) type Counts = Vec<Vec<[u128; 64]>>;

/// The states of side `a` with one tally, against those of side `b` with the rest.
#[derive(Debug)]
struct Block {
    tally: Tally,
    a: Range<usize>,
    b: Range<usize>,
    /// Where its values begin; row by row.
    at: usize,
}

impl Block {
    fn row(&self, a: usize) -> usize {
        self.at + (a - self.a.start) * self.b.len()
    }

    fn index(&self, a: usize, b: usize) -> usize {
        self.row(a) + b - self.b.start
    }
}

/// The blocks of one moment, by tally ascending, and how many pairs they hold.
#[derive(Debug)]
struct Blocks {
    blocks: Vec<Block>,
    pairs: usize,
}

impl Blocks {
    fn new(a: &Moment, b: &Moment, given: Tally) -> Blocks {
        let mut all = Blocks { blocks: Vec::new(), pairs: 0 };
        for (tally, states) in &a.groups {
            if let Some(rest) = within(*tally, given).then(|| b.group(given - tally)).flatten() {
                let at = all.pairs;
                all.pairs += states.len() * rest.len();
                all.blocks.push(Block { tally: *tally, a: states.clone(), b: rest, at });
            }
        }
        all
    }

    fn of(&self, tally: Tally) -> Option<&Block> {
        self.blocks.binary_search_by_key(&tally, |block| block.tally).ok().map(|at| &self.blocks[at])
    }
}

/// A card step seen from one block: where its pairs go.
#[derive(Default)]
struct Exits {
    /// Side `a` takes the card: the columns that stay, with their new columns.
    to_a: Vec<(usize, usize)>,
    /// Side `b` takes the card: column, new column and label of every move.
    to_b: Vec<Column>,
}

struct Column {
    from: usize,
    to: usize,
    lane: Option<u8>,
    place: u8,
}

/// Both sides, and for every pair of states in how many ways it can be completed.
#[derive(Debug)]
pub(super) struct Walk<N> {
    a: Side,
    b: Side,
    cards: Vec<u8>,
    blocks: Vec<Blocks>,
    /// By step, how many cards were given out before it.
    given: Vec<usize>,
    rest: Vec<Vec<N>>,
}

impl<N: Number> Walk<N> {
    /// Brings two sides together; nothing is counted yet. Only side `a` may be pooled.
    pub fn new(a: Side, b: Side, cards: &[u8]) -> Walk<N> {
        let mut given = vec![0];
        let mut tally = 0;
        let mut blocks = vec![Blocks::new(&a.moments[0], &b.moments[0], tally)];
        for (at, step) in a.steps.iter().enumerate() {
            let mut count = given[at];
            if let Step::Card(index) = step {
                tally += one(colour(cards[*index]));
                count += 1;
            }
            given.push(count);
            blocks.push(Blocks::new(&a.moments[at + 1], &b.moments[count], tally));
        }
        Walk { a, b, cards: cards.to_vec(), blocks, given, rest: Vec::new() }
    }

    /// How many pairs of states there are: what the count will cost.
    pub fn pairs(&self) -> usize {
        self.blocks.iter().map(|blocks| blocks.pairs).sum()
    }

    /// Counts from the last card back; answers with the number of deals.
    pub fn count(&mut self) -> u128 {
        let mut later = vec![N::of(self.a.shares); self.blocks.last().map_or(0, |last| last.pairs)];
        let mut rest = Vec::with_capacity(self.blocks.len());
        for step in (0..self.a.steps.len()).rev() {
            let earlier = self.pull(step, &later);
            rest.push(std::mem::replace(&mut later, earlier));
        }
        rest.push(later);
        rest.reverse();
        self.rest = rest;
        self.rest[0].first().copied().unwrap_or_default().whole()
    }

    fn pull(&self, step: usize, later: &[N]) -> Vec<N> {
        let mut earlier = vec![N::default(); self.blocks[step].pairs];
        let next = &self.blocks[step + 1];
        let a = &self.a.moments[step];
        let Step::Card(card) = self.a.steps[step] else {
            for block in &self.blocks[step].blocks {
                let Some(to) = next.of(block.tally) else { continue };
                for shift in shifts(a, block) {
                    let (into, from) = (block.row(shift.from as usize), to.row(shift.to as usize));
                    for column in 0..block.b.len() {
                        let ways = N::of(shift.ways).times(later[from + column]);
                        earlier[into + column] = earlier[into + column].plus(ways);
                    }
                }
            }
            return earlier;
        };
        let mut exits = Exits::default();
        for block in &self.blocks[step].blocks {
            let [to_a, to_b] = self.find_exits(step, block, card, &mut exits);
            for state in block.a.clone() {
                let row = &mut earlier[block.row(state)..][..block.b.len()];
                if let Some(to) = to_a {
                    for taken in a.moves(state) {
                        let later = &later[to.row(taken.to as usize)..][..to.b.len()];
                        for &(from, to) in &exits.to_a {
                            row[from] = row[from].plus(later[to]);
                        }
                    }
                }
                if let (Some(to), true) = (to_b, a.stay[state] != NOWHERE) {
                    let later = &later[to.row(a.stay[state] as usize)..][..to.b.len()];
                    for column in &exits.to_b {
                        row[column.from] = row[column.from].plus(later[column.to]);
                    }
                }
            }
        }
        earlier
    }

    /// Counts from the first card on and meets the count from the last: adds up for every lane told apart in
    /// how many deals a number lies in a place.
    pub fn marginals(&self, counts: &mut Counts) {
        let mut now = vec![N::of(1); self.blocks[0].pairs];
        for step in 0..self.a.steps.len() {
            now = self.push(step, &now, counts);
        }
    }

    fn push(&self, step: usize, now: &[N], counts: &mut Counts) -> Vec<N> {
        let next = &self.blocks[step + 1];
        let mut later = vec![N::default(); next.pairs];
        let rest = &self.rest[step + 1];
        let a = &self.a.moments[step];
        let Step::Card(card) = self.a.steps[step] else {
            for block in &self.blocks[step].blocks {
                let Some(to) = next.of(block.tally) else { continue };
                for shift in shifts(a, block) {
                    let (from, into) = (block.row(shift.from as usize), to.row(shift.to as usize));
                    for column in 0..block.b.len() {
                        let ways = N::of(shift.ways).times(now[from + column]);
                        later[into + column] = later[into + column].plus(ways);
                    }
                }
            }
            return later;
        };
        let number = usize::from(self.cards[card]);
        let mut exits = Exits::default();
        let mut met = Vec::new();
        for block in &self.blocks[step].blocks {
            let [to_a, to_b] = self.find_exits(step, block, card, &mut exits);
            met.clear();
            met.resize(exits.to_b.len(), N::default());
            for state in block.a.clone() {
                let row = &now[block.row(state)..][..block.b.len()];
                if let Some(to) = to_a {
                    for taken in a.moves(state) {
                        let span = to.row(taken.to as usize)..to.row(taken.to as usize) + to.b.len();
                        let (later, rest) = (&mut later[span.clone()], &rest[span]);
                        let mut met = N::default();
                        for &(from, to) in &exits.to_a {
                            later[to] = later[to].plus(row[from]);
                            met = met.plus(row[from].times(rest[to]));
                        }
                        if let Some(lane) = taken.lane {
                            counts[usize::from(lane)][usize::from(taken.place)][number] += met.whole();
                        }
                    }
                }
                if let (Some(to), true) = (to_b, a.stay[state] != NOWHERE) {
                    let at = to.row(a.stay[state] as usize);
                    let (later, rest) = (&mut later[at..at + to.b.len()], &rest[at..at + to.b.len()]);
                    for (column, met) in exits.to_b.iter().zip(&mut met) {
                        later[column.to] = later[column.to].plus(row[column.from]);
                        *met = met.plus(row[column.from].times(rest[column.to]));
                    }
                }
            }
            for (column, met) in exits.to_b.iter().zip(&met) {
                if let Some(lane) = column.lane {
                    counts[usize::from(lane)][usize::from(column.place)][number] += met.whole();
                }
            }
        }
        later
    }

    /// Finds where a block's pairs go: the blocks that they reach when side `a` takes the card, and when `b` does.
    fn find_exits(&self, step: usize, block: &Block, card: usize, exits: &mut Exits) -> [Option<&Block>; 2] {
        let next = &self.blocks[step + 1];
        let b = &self.b.moments[self.given[step]];
        let columns = || block.b.clone().enumerate();
        exits.to_a.clear();
        exits.to_b.clear();
        let to_a = next.of(block.tally + one(colour(self.cards[card])));
        if let Some(to) = to_a {
            let stays = columns().filter(|(_, state)| b.stay[*state] != NOWHERE);
            exits.to_a.extend(stays.map(|(from, state)| (from, b.stay[state] as usize - to.b.start)));
        }
        let to_b = next.of(block.tally);
        if let Some(to) = to_b {
            for (from, state) in columns() {
                exits.to_b.extend(b.moves(state).iter().map(|taken| {
                    let Move { lane, place, .. } = *taken;
                    Column { from, to: taken.to as usize - to.b.start, lane, place }
                }));
            }
        }
        [to_a, to_b]
    }

    /// Draws one of the counted deals, each equally likely, and tells which lane's place takes which number.
    /// There must be at least one.
    pub fn draw(&self, rng: &mut impl Rng, mut place: impl FnMut(u8, u8, u8)) {
        let (mut a, mut b, mut tally) = (0, 0, 0);
        for step in 0..self.a.steps.len() {
            let (from, to) = (&self.blocks[step], &self.blocks[step + 1]);
            let (now, later) = (&self.a.moments[step], &self.rest[step + 1]);
            let Some(block) = from.of(tally) else { return };
            let mut lot = rng.random_range(0..self.rest[step][block.index(a, b)].whole().max(1));
            let mut chosen = |ways: u128| {
                let here = lot < ways;
                lot = lot.wrapping_sub(ways);
                here
            };
            let Step::Card(card) = self.a.steps[step] else {
                let Some(into) = to.of(tally) else { return };
                let mut ways = shifts(now, block).filter(|shift| shift.from as usize == a);
                let Some(shift) =
                    ways.find(|shift| chosen(shift.ways * later[into.index(shift.to as usize, b)].whole()))
                else {
                    return;
                };
                a = shift.to as usize;
                continue;
            };
            let number = self.cards[card];
            let other = &self.b.moments[self.given[step]];
            let (stay_a, stay_b) = (now.stay[a], other.stay[b]);
            let taken_tally = tally + one(colour(number));
            let to_a = to.of(taken_tally).filter(|_| stay_b != NOWHERE).and_then(|into| {
                now.moves(a)
                    .iter()
                    .find(|m| chosen(later[into.index(m.to as usize, stay_b as usize)].whole()))
            });
            let taken = match to_a {
                Some(taken) => {
                    (a, b, tally) = (taken.to as usize, stay_b as usize, taken_tally);
                    taken
                }
                None => {
                    let to_b = to.of(tally).filter(|_| stay_a != NOWHERE).and_then(|into| {
                        other
                            .moves(b)
                            .iter()
                            .find(|m| chosen(later[into.index(stay_a as usize, m.to as usize)].whole()))
                    });
                    let Some(taken) = to_b else { return };
                    (a, b) = (stay_a as usize, taken.to as usize);
                    taken
                }
            };
            if let Some(lane) = taken.lane {
                place(lane, taken.place, number);
            }
        }
    }
}

fn shifts<'a>(moment: &'a Moment, block: &Block) -> impl Iterator<Item = &'a super::side::Shift> + use<'a> {
    let states = block.a.clone();
    let first = moment.shifts.partition_point(|shift| (shift.from as usize) < states.start);
    moment.shifts[first..].iter().take_while(move |shift| states.contains(&(shift.from as usize)))
}

fn colour(number: u8) -> usize {
    usize::from((number - 1) % 4)
}
