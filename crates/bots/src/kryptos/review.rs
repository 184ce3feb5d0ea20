//! A finished game looked at again: what each player could have known at every guess, and what they made of it.
//!
//! Chances are those of [`Deals`], exact and from the seat of whoever guessed, with nothing that this seat could not see.

use super::guess::{Guess, guesses, price};
use super::{Deals, Hint, Position};
use game::{Game, Seat, Viewer};
use kryptos::notation::Record;
use kryptos::{Card, Entry, Known, Kryptos, Spot, State, View};
use serde::Serialize;

/// A guess right against such odds, though nothing better was to be had, is brilliant.
const BOLD: f64 = 0.5;
/// What is worth less than this part of the best guess is a mistake.
const POOR: f64 = 0.5;
/// What is worth as much as the best guess but for rounding.
const SAME: f64 = 0.999;

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// Every turn in which there was something to guess, in order.
    pub turns: Vec<Turn>,
    /// The players, by seat.
    pub players: Vec<Accuracy>,
}

/// A guess, or the choice not to make one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turn {
    /// Which entry of the log it is, from 0.
    pub entry: usize,
    /// Who guessed.
    pub seat: Seat,
    /// How many deals were possible from there: beyond 2^53 rounded.
    pub deals: f64,
    /// Every hidden card with its possible numbers and their chances.
    pub chances: Vec<Hint>,
    /// What was guessed; none for a second guess that was passed up or a first one that came too late.
    pub made: Option<Choice>,
    /// The guess with the most expected points.
    pub best: Choice,
    /// What there is to say about it.
    pub verdict: Verdict,
    /// Cards that were certain and are still hidden after this turn.
    pub overlooked: Vec<Certain>,
    /// Expected points of the choice as a part of those of the best one, from 0 to 1.
    pub accuracy: f64,
}

/// A guess with what spoke for it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// At which card.
    pub spot: Spot,
    /// The number.
    pub card: Card,
    /// How likely it was.
    pub chance: f64,
    /// Expected points.
    pub worth: f64,
}

/// A card that could be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Certain {
    /// Which card.
    pub spot: Spot,
    /// What it is.
    pub card: Card,
}

/// What there is to say about a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Right against the odds, and nothing better was to be had.
    Brilliant,
    /// As good as any.
    Best,
    /// Nearly as good.
    Good,
    /// Right, though it was a poor choice.
    Lucky,
    /// A poor choice.
    Mistake,
    /// A certain card was there and another was guessed.
    Miss,
}

/// How well a player did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Accuracy {
    /// Who.
    pub seat: Seat,
    /// Guesses and passes.
    pub turns: usize,
    /// Guesses that were right.
    pub right: usize,
    /// How many of them a player with exact chances would have expected to get right with the same guesses.
    pub expected: f64,
    /// The mean accuracy of the turns, from 0 to 100; none without a turn.
    pub accuracy: Option<f64>,
}

/// Looks at a finished game again; `None` while it lasts, so that nobody learns what is still hidden.
pub fn review(record: &Record) -> Option<Review> {
    let mut state = Kryptos::open(record.setup()).ok()?;
    let mut turns = Vec::new();
    let mut entry = 0;
    for event in record.events() {
        if let kryptos::Event::Played { entry: played, .. } = &event {
            turns.extend(turn(&state, entry, played));
            entry += 1;
        }
        Kryptos::apply(&mut state, &event);
    }
    Kryptos::outcome(&state)?;
    let players =
        (0..record.setup().players).map(|seat| accuracy(&turns, record.entries(), Seat(seat))).collect();
    Some(Review { turns, players })
}

fn turn(state: &State, entry: usize, played: &Entry) -> Option<Turn> {
    let (seat, guess) = match *played {
        Entry::Guessed { seat, target, position, card, right, .. } => {
            (seat, Some((Spot { seat: target, position }, card, right)))
        }
        Entry::Declined { seat, .. } | Entry::Missed { seat, .. } => (seat, None),
        Entry::Revealed { .. } => return None,
    };
    let view = Kryptos::view(state, Viewer::Seat(seat));
    let you = view.own.as_ref()?;
    let position = Position::new(&view);
    let deals = Deals::of(&position);
    let numbers = |seat: usize, index: usize| deals.numbers(seat, index);
    let all = guesses(&view, numbers);
    let best = all.first()?;
    let made = guess.map(|(spot, card, _)| {
        let known = all.iter().find(|guess| guess.spot == spot && guess.card == card);
        known.map_or(Choice { spot, card, chance: 0.0, worth: 0.0 }, choice)
    });
    // Not to guess a second time is worth its price.
    let pass = if you.second_guess { price(&view) } else { 0.0 };
    let most = best.worth().max(pass);
    let accuracy = (made.map_or(pass, |made| made.worth) / most.max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
    let chances = hidden(&view).map(|spot| hint(spot, &deals)).collect::<Vec<_>>();
    let certain = |hint: &Hint| match hint.numbers[..] {
        [(card, _)] if hint.spot.seat != seat => Some(Certain { spot: hint.spot, card }),
        _ => None,
    };
    let taken = |certain: &Certain| guess.is_some_and(|(spot, ..)| spot == certain.spot);
    let overlooked: Vec<Certain> = chances.iter().filter_map(certain).filter(|card| !taken(card)).collect();
    let sure = made.is_some_and(|made| made.chance >= SAME);
    let right = guess.is_some_and(|(.., right)| right);
    let bold = made.is_some_and(|made| made.chance < BOLD);
    let verdict = match accuracy {
        _ if !overlooked.is_empty() && !sure && accuracy < SAME => Verdict::Miss,
        accuracy if accuracy >= SAME && right && bold => Verdict::Brilliant,
        accuracy if accuracy >= SAME => Verdict::Best,
        accuracy if accuracy >= POOR => Verdict::Good,
        _ if right => Verdict::Lucky,
        _ => Verdict::Mistake,
    };
    let best = choice(best);
    Some(Turn {
        entry,
        seat,
        deals: deals.number() as f64,
        chances,
        made,
        best,
        verdict,
        overlooked,
        accuracy,
    })
}

fn choice(guess: &Guess) -> Choice {
    Choice { spot: guess.spot, card: guess.card, chance: guess.probability, worth: guess.worth() }
}

/// The cards that the viewer cannot see.
fn hidden(view: &View) -> impl Iterator<Item = Spot> {
    view.players_known().into_iter().flat_map(|player| {
        let places = player.hand.iter().filter(|place| place.card.is_none());
        places.map(|place| Spot { seat: player.seat, position: place.position }).collect::<Vec<_>>()
    })
}

fn hint(spot: Spot, deals: &Deals) -> Hint {
    Hint { spot, numbers: deals.numbers(spot.seat.index(), usize::from(spot.position) - 1) }
}

fn accuracy(turns: &[Turn], log: &[Entry], seat: Seat) -> Accuracy {
    let own: Vec<&Turn> = turns.iter().filter(|turn| turn.seat == seat).collect();
    let right =
        own.iter().filter(|turn| matches!(log[turn.entry], Entry::Guessed { right: true, .. })).count();
    let expected = own.iter().filter_map(|turn| turn.made).map(|made| made.chance).sum();
    let mean = own.iter().map(|turn| turn.accuracy).sum::<f64>() / own.len() as f64;
    Accuracy { seat, turns: own.len(), right, expected, accuracy: (!own.is_empty()).then_some(100.0 * mean) }
}
