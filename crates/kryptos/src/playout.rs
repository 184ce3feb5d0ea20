//! Simple players, for tests, benches and demonstrations: one that plays anything legal, and one that looks
//! at the table before it guesses.

use crate::{Action, Card, Event, Known, Kryptos, Options, Phase, Rejection, Setup, Spot, State, View};
use game::{Actor, Context, Draw, Game, Moment, Seat, Seed};

/// A small, fast source of numbers (SplitMix64). Good enough to play with, never to deal with: real deals
/// come from a [`Draw`].
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that fall the same way for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below `bound`, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * bound as u128) >> 64) as usize
    }

    /// True once in `bound` times.
    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }
}

/// The chance of a game made from a plain number.
pub fn draw(seed: u64) -> Draw {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Draw::new(&Seed::new(bytes), &[])
}

/// A dealt game.
pub fn dealt(setup: &Setup, draw: &Draw) -> Result<State, Rejection> {
    let mut state = Kryptos::open(setup)?;
    let ctx = Context { now: Moment(0), draw, referee: &() };
    for event in Kryptos::deal(&state, &ctx) {
        Kryptos::apply(&mut state, &event);
    }
    Ok(state)
}

/// A random legal action of whoever is to act, with the actor; `None` when the game is over. Guesses are
/// blind but not silly: numbers that the player knows to be wrong are rare, so that games come to an end.
pub fn action(state: &State, dice: &mut Dice) -> Option<(Seat, Action)> {
    match state.phase() {
        Phase::Deal | Phase::Over => None,
        Phase::Reveal { seat, .. } => {
            let positions = state.reveals(seat);
            let position = *positions.get(dice.below(positions.len().max(1)))?;
            Some((seat, Action::Reveal { position }))
        }
        Phase::Turn { seat, guess: 2, .. } if dice.one_in(2) => Some((seat, Action::Decline)),
        Phase::Turn { seat, .. } => {
            let chosen = dice.below(state.targets(seat).count().max(1));
            let Spot { seat: target, position } = state.targets(seat).nth(chosen)?;
            let held = state.hand(target)?.at(position)?;
            let bluff = dice.one_in(32);
            // The card that is there is never known to be wrong, so the search ends.
            let number = loop {
                let number = 1 + dice.below(usize::from(state.setup.highest())) as u8;
                let card = Card::new(number)?;
                if bluff || state.known_wrong(seat, held, card).is_none() {
                    break number;
                }
            };
            Some((seat, Action::Guess { target, position, number, bluff }))
        }
    }
}

/// One random legal action, decided and applied; what it caused, or `None` when the game is over.
pub fn step(state: &mut State, dice: &mut Dice, draw: &Draw) -> Option<Vec<Event>> {
    let (seat, action) = action(state, dice)?;
    let ctx = Context { now: Moment(0), draw, referee: &() };
    let events = Kryptos::decide(state, Actor::Seat(seat), &action, &ctx).ok()?;
    for event in &events {
        Kryptos::apply(state, event);
    }
    Some(events)
}

/// Plays on to the end; how many actions it took.
pub fn finish(state: &mut State, dice: &mut Dice, draw: &Draw) -> usize {
    std::iter::from_fn(|| step(state, dice, draw)).count()
}

/// What a player does who sees only the own view and combines nothing: guesses where the fewest numbers are
/// left, and pays for a second guess when it is at worst one in three. `None` while somebody else is to act.
pub fn sensible(view: &View, dice: &mut Dice) -> Option<Action> {
    let you = view.own.as_ref()?;
    if !you.reveals.is_empty() {
        return Some(Action::Reveal { position: you.reveals[dice.below(you.reveals.len())] });
    }
    let choices = you.targets.iter().map(|&spot| (spot, view.candidates(spot)));
    let (spot, candidates) = choices.min_by_key(|(_, candidates)| (candidates.len(), dice.below(8)))?;
    if you.second_guess && candidates.len() > 3 {
        return Some(Action::Decline);
    }
    let number = candidates.iter().nth(dice.below(candidates.len().max(1)))?.number();
    Some(Action::Guess { target: spot.seat, position: spot.position, number, bluff: false })
}

/// Every setup there is: all numbers of players with all variants that they allow, without a clock.
pub fn setups() -> impl Iterator<Item = Setup> {
    let options = (0..8u8).map(|bits| Options {
        advanced: bits & 1 != 0,
        mystery: bits & 2 != 0,
        corruption: bits & 4 != 0,
    });
    (3..=6)
        .flat_map(move |players| options.clone().map(move |options| Setup { options, ..Setup::new(players) }))
        .filter(|setup| setup.check().is_ok())
}
