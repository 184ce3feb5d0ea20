//! Some of the lanes, walked together: the states they can be in at every moment, and how cards move them.
//!
//! A side may *pool* its lanes. While nothing but the number of its cards matters to a lane, it need not be
//! told apart from others like it: what waiting lanes have received and what lanes that left still need is
//! counted together, and binomials say in how many ways it can be shared out.

use super::index::Index;
use super::lane::{Lane, Tally, of, one, within};
use super::quota::{add, choices, subtract};
use std::ops::Range;

/// No state to go to.
pub(super) const NOWHERE: u32 = u32::MAX;

/// What happens between two moments of a walk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step {
    /// The unseen card of this index is given out.
    Card(usize),
    /// A member is told apart from here on.
    Enter(usize),
    /// A member is no longer told apart.
    Leave(usize),
}

/// A state takes a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub to: u32,
    /// The hand's lane that takes it; `None` for the cards aside and on a side that pools.
    pub lane: Option<u8>,
    /// The place it takes there.
    pub place: u8,
}

/// An enter or leave step: from a state to a state, in so many ways.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shift {
    pub from: u32,
    pub to: u32,
    pub ways: u128,
}

/// All states of a side at one moment, ordered by the cards received, and where the next step leads.
#[derive(Debug, Default)]
pub(super) struct Moment {
    codes: Vec<u64>,
    /// States that received the same tally stand together; ascending.
    pub groups: Vec<(Tally, Range<usize>)>,
    /// By state: the same state after the next card, when that goes to the other side.
    pub stay: Vec<u32>,
    /// By state: where its moves begin; one more entry at the end.
    starts: Vec<u32>,
    moves: Vec<Move>,
    /// All shifts, when the next step is no card.
    pub shifts: Vec<Shift>,
}

impl Moment {
    /// The ways in which a state can take the next card.
    pub fn moves(&self, state: usize) -> &[Move] {
        &self.moves[self.starts[state] as usize..self.starts[state + 1] as usize]
    }

    /// The states that received this tally.
    pub fn group(&self, tally: Tally) -> Option<Range<usize>> {
        let at = self.groups.binary_search_by_key(&tally, |(tally, _)| *tally).ok()?;
        Some(self.groups[at].1.clone())
    }

    /// The states with their tallies.
    fn states(&self) -> impl Iterator<Item = (u64, Tally)> {
        let tallies = self.groups.iter().flat_map(|(tally, range)| range.clone().map(|_| *tally));
        self.codes.iter().copied().zip(tallies)
    }
}

/// The walk of one side through all moments.
#[derive(Debug)]
pub(super) struct Side {
    pub steps: Vec<Step>,
    /// One more than steps.
    pub moments: Vec<Moment>,
    /// In how many ways the cards of the lanes that never entered can be shared out among them.
    pub shares: u128,
}

impl Side {
    /// Walks the lanes through the unseen cards. States whose tally leaves the other side, at that moment, a
    /// rest that it does not meet are not entered.
    pub fn walk(
        lanes: &[(u8, &Lane)],
        cards: &[u8],
        pooled: bool,
        meets: impl Fn(usize, Tally) -> bool,
    ) -> Side {
        let mut crew = Crew::new(lanes, pooled);
        let steps = crew.steps(cards.len());
        let mut moments = Vec::with_capacity(steps.len() + 1);
        let mut now = Moment { codes: vec![0], groups: vec![(0, 0..1)], ..Moment::default() };
        let (mut given, mut tally) = (0, 0);
        let mut found = Index::new(crew.codes());
        for step in &steps {
            if let Step::Card(index) = *step {
                given = index + 1;
                tally += one(usize::from((cards[index] - 1) % 4));
            }
            let rest = |own| within(own, tally) && meets(given, tally - own);
            let mut next = Next { found: &mut found, states: Vec::with_capacity(now.codes.len()) };
            match *step {
                Step::Card(index) => {
                    crew.give(index, usize::from((cards[index] - 1) % 4), rest, &mut now, &mut next)
                }
                Step::Enter(member) => crew.enter(member, given, &mut now, &mut next),
                Step::Leave(member) => crew.leave(member, &mut now, &mut next),
            }
            let after = next.arrange(&mut now);
            moments.push(std::mem::replace(&mut now, after));
        }
        moments.push(now);
        Side { steps, moments, shares: crew.shares() }
    }
}

/// A state in one number: the fills of the lanes told apart, in mixed radix; above them the tally of the
/// lanes that left; above that the tally of the lanes that wait.
const LEFT: u32 = 32;
const WAITING: u32 = 48;

/// The lanes of a side while they are walked.
struct Crew<'a> {
    members: Vec<Member<'a>>,
    pooled: bool,
    /// How many cards of each colour all waiting lanes take in the end, and all lanes that left.
    waiting: [u8; 4],
    left: [u8; 4],
}

struct Member<'a> {
    name: u8,
    lane: &'a Lane,
    radix: u32,
    told_apart: bool,
    /// When it enters and leaves; `None` if it is told apart, or waits, from beginning to end.
    stay: Option<(usize, usize)>,
}

impl Member<'_> {
    fn fill(&self, code: u64) -> usize {
        // The low half of a code: short divisions are much faster than long ones.
        (code as u32 / self.radix) as usize % self.lane.fills()
    }
}

impl<'a> Crew<'a> {
    fn new(lanes: &[(u8, &'a Lane)], pooled: bool) -> Self {
        let mut crew = Crew { members: Vec::new(), pooled, waiting: [0; 4], left: [0; 4] };
        let mut radix = 1u64;
        for &(name, lane) in lanes {
            let enters = lane.free_before();
            let stay =
                (pooled && enters < lane.moments() - 1).then(|| (enters, enters.max(lane.free_after())));
            if pooled {
                add(&mut crew.waiting, lane.quota);
            }
            crew.members.push(Member { name, lane, radix: radix as u32, told_apart: !pooled, stay });
            radix *= lane.fills() as u64;
        }
        debug_assert!(radix <= 1 << LEFT);
        crew
    }

    /// All codes are below this.
    fn codes(&self) -> u64 {
        if self.pooled {
            return u64::MAX;
        }
        self.members.iter().map(|member| member.lane.fills() as u64).product()
    }

    fn steps(&self, cards: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        for moment in 0..=cards {
            let stays =
                || self.members.iter().enumerate().filter_map(|(at, member)| Some((at, member.stay?)));
            steps.extend(stays().filter(|(_, stay)| stay.0 == moment).map(|(at, _)| Step::Enter(at)));
            steps.extend(stays().filter(|(_, stay)| stay.1 == moment).map(|(at, _)| Step::Leave(at)));
            steps.extend((moment < cards).then_some(Step::Card(moment)));
        }
        steps
    }

    /// Every state either takes the card, in one of several ways, or leaves it to the other side, whichever tally the
    /// other side `meets`.
    fn give(
        &self,
        index: usize,
        colour: usize,
        meets: impl Fn(Tally) -> bool,
        now: &mut Moment,
        next: &mut Next<'_>,
    ) {
        let told_apart: Vec<&Member> = self.members.iter().filter(|member| member.told_apart).collect();
        let states: Vec<(u64, Tally)> = now.states().collect();
        let mut fills: Vec<usize> = Vec::with_capacity(told_apart.len());
        // States of one tally stand together.
        let (mut of_tally, mut stays, mut takes) = (None, false, false);
        for (code, tally) in states {
            if of_tally != Some(tally) {
                (of_tally, stays, takes) = (Some(tally), meets(tally), meets(tally + one(colour)));
            }
            now.starts.push(now.moves.len() as u32);
            fills.clear();
            fills.extend(told_apart.iter().map(|member| member.fill(code)));
            // A lane that cannot do without the card keeps it from all others.
            let lanes = || told_apart.iter().zip(&fills);
            let mut needy = lanes().filter(|(m, fill)| !m.lane.is_alive(index + 1, **fill));
            let (needs, contested) = (needy.next().map(|(m, _)| m.name), needy.next().is_some());
            if contested {
                now.stay.push(NOWHERE);
                continue;
            }
            now.stay.push(if stays && needs.is_none() { next.index(code, tally) } else { NOWHERE });
            if !takes {
                continue;
            }
            for (member, &fill) in lanes().filter(|(m, _)| needs.is_none_or(|needs| needs == m.name)) {
                if let Some((place, filled)) = member.lane.take(index, fill) {
                    let grown = (filled - fill) as u64 * u64::from(member.radix);
                    let to = next.index(code + grown, tally + one(colour));
                    let lane = member.lane.seat.filter(|_| !self.pooled).map(|_| member.name);
                    now.moves.push(Move { to, lane, place: place as u8 });
                }
            }
            for (pool, quota) in [(LEFT, self.left), (WAITING, self.waiting)] {
                let received = of((code >> pool) as Tally, colour);
                if needs.is_none() && received < quota[colour] {
                    let to = next.index(code + (u64::from(one(colour)) << pool), tally + one(colour));
                    now.moves.push(Move { to, lane: None, place: 0 });
                }
            }
        }
        now.starts.push(now.moves.len() as u32);
    }

    /// Chooses which of the cards that the waiting lanes received are this lane's.
    fn enter(&mut self, member: usize, given: usize, now: &mut Moment, next: &mut Next<'_>) {
        let Member { lane, radix, .. } = self.members[member];
        self.members[member].told_apart = true;
        subtract(&mut self.waiting, lane.quota);
        for (from, (code, tally)) in now.states().collect::<Vec<_>>().into_iter().enumerate() {
            let waiting = (code >> WAITING) as Tally;
            for fill in lane.alive(given) {
                let taken = lane.tally(fill);
                let ways = choices(|colour| of(waiting, colour), |colour| of(taken, colour));
                // What is left must have a place in the lanes that still wait.
                let placed = |colour| of(waiting, colour) <= of(taken, colour) + self.waiting[colour];
                if ways > 0 && (0..4).all(placed) {
                    let entered = code - (u64::from(taken) << WAITING) + fill as u64 * u64::from(radix);
                    now.shifts.push(Shift { from: from as u32, to: next.index(entered, tally), ways });
                }
            }
        }
    }

    /// Chooses which of the cards that the lanes which left will receive are this lane's.
    fn leave(&mut self, member: usize, now: &mut Moment, next: &mut Next<'_>) {
        let Member { lane, radix, .. } = self.members[member];
        for (from, (code, tally)) in now.states().collect::<Vec<_>>().into_iter().enumerate() {
            let fill = self.members[member].fill(code);
            let taken = lane.tally(fill);
            let left = (code >> LEFT) as Tally;
            let needs = |colour: usize| lane.quota[colour] - of(taken, colour);
            let all = |colour: usize| needs(colour) + self.left[colour] - of(left, colour);
            let gone = code - fill as u64 * u64::from(radix) + (u64::from(taken) << LEFT);
            let to = next.index(gone, tally);
            now.shifts.push(Shift { from: from as u32, to, ways: choices(all, needs) });
        }
        self.members[member].told_apart = false;
        add(&mut self.left, lane.quota);
    }

    fn shares(&self) -> u128 {
        let waits = |member: &&Member| !member.told_apart && member.stay.is_none();
        let mut together = [0; 4];
        let mut shares = 1;
        for member in self.members.iter().filter(waits) {
            add(&mut together, member.lane.quota);
            shares *= choices(|colour| together[colour], |colour| member.lane.quota[colour]);
        }
        shares
    }
}

/// The states of the next moment, as they are found.
struct Next<'a> {
    found: &'a mut Index,
    states: Vec<(u64, Tally)>,
}

impl Next<'_> {
    fn index(&mut self, code: u64, tally: Tally) -> u32 {
        let new = self.states.len() as u32;
        let state = self.found.find(code, new);
        if state == new {
            self.states.push((code, tally));
        }
        state
    }

    /// Orders the states by tally and makes what leads to them follow.
    fn arrange(self, now: &mut Moment) -> Moment {
        self.found.clear(self.states.iter().map(|(code, _)| *code));
        let mut order: Vec<u32> = (0..self.states.len() as u32).collect();
        order.sort_by_key(|state| self.states[*state as usize].1);
        let mut renamed = vec![0; order.len()];
        let mut next = Moment::default();
        for (new, &old) in order.iter().enumerate() {
            let (code, tally) = self.states[old as usize];
            renamed[old as usize] = new as u32;
            next.codes.push(code);
            match next.groups.last_mut() {
                Some((same, range)) if *same == tally => range.end = new + 1,
                _ => next.groups.push((tally, new..new + 1)),
            }
        }
        let rename = |state: &mut u32| *state = renamed[*state as usize];
        now.stay.iter_mut().filter(|to| **to != NOWHERE).for_each(rename);
        now.moves.iter_mut().for_each(|step| rename(&mut step.to));
        now.shifts.iter_mut().for_each(|shift| rename(&mut shift.to));
        next
    }
}
