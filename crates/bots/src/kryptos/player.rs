//! Players like people: they take one hand after another or all together, count what fits there, do not look at every
//! card, and forget after a while which guesses were wrong. How much of that is a matter of strength ([`Skill`]).

use super::guess::{Guess, guesses, price};
use super::position::{Hand, Place};
use super::{Deals, Decision, Position, Reason};
use kryptos::{Action, Cards, Colour, Entry, Spot, Tokens, View};
use rand::Rng;
use rand::seq::IndexedRandom;

/// Between bounds no wider than this a card is looked at always.
const PLAIN: u8 = 3;

/// What a player is good at.
pub(super) struct Skill {
    /// Wrong guesses further back than this many log entries are forgotten.
    memory: usize,
    /// How often a card is looked at closely that is not hemmed in by its neighbours.
    attention: f64,
    /// Whether it sees what one hand says about another.
    combines: bool,
}

impl Skill {
    /// Most people.
    pub const PLAYER: Skill = Skill { memory: 4, attention: 0.22, combines: false };
    /// Who has played for a while.
    pub const AGENT: Skill = Skill { memory: 14, attention: 0.58, combines: true };
}

pub(super) fn decide(view: &View, skill: &Skill, rng: &mut impl Rng) -> Option<Decision> {
    let you = view.own.as_ref()?;
    if let Some(&position) = you.reveals.choose(rng) {
        return Some(Decision { action: Action::Reveal { position }, reason: Reason::Whim });
    }
    let position = remembered(view, skill.memory);
    let hands: Vec<Deals> = if skill.combines {
        vec![Deals::of(&position)]
    } else {
        (0..position.hands.len()).map(|seat| Deals::of(&alone(&position, seat))).collect()
    };
    let numbers =
        |seat: usize, index: usize| hands[if skill.combines { 0 } else { seat }].numbers(seat, index);
    let all = guesses(view, numbers);
    let noticed = |guess: &&Guess| is_noticed(&position, guess, view, skill.attention);
    let seen: Vec<Guess> = all.iter().filter(noticed).copied().collect();
    let best = *seen.first().or(all.first())?;
    if you.second_guess && best.worth() <= price(view) {
        return Some(Decision { action: Action::Decline, reason: Reason::NotWorthAPoint { best } });
    }
    // Of guesses that promise as much any will do.
    let equal: Vec<&Guess> = seen.iter().take_while(|guess| guess.worth() >= best.worth() - 1e-9).collect();
    let chosen = **equal.choose(rng).unwrap_or(&&best);
    let reason = Reason::guess(&position, &chosen, numbers);
    // Who forgets may name what was wrong before.
    let Spot { seat, position } = chosen.spot;
    let action = Action::Guess { target: seat, position, number: chosen.card.number(), bluff: true };
    Some(Decision { action, reason })
}

/// Whether the player looks closely at a card: it is plain, or it caught the eye. What catches the eye stays the same
/// while nothing has changed around the card, or a second look would find what the first one missed.
fn is_noticed(position: &Position, guess: &Guess, view: &View, attention: f64) -> bool {
    let (seat, index) = (guess.spot.seat.index(), usize::from(guess.spot.position) - 1);
    let (low, high) = position.hands[seat].bounds(index, position.highest);
    let own = view.own.as_ref().map_or(0, |you| you.seat.index());
    let scene = [own, seat, index, low.into(), high.into(), view.log.len() / (2 * position.hands.len())];
    // Any even spreading of the scene will do.
    let mixed = scene.iter().fold(0x9e37_79b9_7f4a_7c15_u64, |mixed, part| {
        (mixed ^ *part as u64).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(29)
    });
    high - low < PLAIN || (mixed >> 11) as f64 / (1u64 << 53) as f64 <= attention
}

/// The position with only those wrong guesses that the player remembers.
fn remembered(view: &View, memory: usize) -> Position {
    let mut position = Position::new(view);
    for hand in &mut position.hands {
        for place in &mut hand.places {
            if let Place::Hidden { excluded } = place {
                *excluded = Cards::default();
            }
        }
    }
    for entry in view.log.iter().rev().take(memory) {
        if let Entry::Guessed { target, position: at, card, right: false, .. } = entry
            && let Some(Place::Hidden { excluded }) =
                position.hands[target.index()].places.get_mut(usize::from(*at) - 1)
        {
            excluded.insert(*card);
        }
    }
    position
}

/// The position as if one hand were all that is hidden: whatever else is unseen could lie anywhere.
fn alone(position: &Position, seat: usize) -> Position {
    let known = |hand: &Hand| Hand {
        places: hand.places.iter().filter(|place| matches!(place, Place::Known(_))).copied().collect(),
        hidden: Tokens::default(),
    };
    let hands: Vec<Hand> = position
        .hands
        .iter()
        .enumerate()
        .map(|(at, hand)| if at == seat { hand.clone() } else { known(hand) })
        .collect();
    let unseen: Tokens = position.unseen().into_iter().collect();
    let own = &position.hands[seat].hidden;
    let rest = |colour: Colour| unseen.of(colour) - own.of(colour);
    let aside = Tokens {
        red: rest(Colour::Red),
        yellow: rest(Colour::Yellow),
        blue: rest(Colour::Blue),
        green: rest(Colour::Green),
    };
    Position { highest: position.highest, hands, aside }
}
