//! Stand-ins for people who use the help of the page, to measure the bots against.

use super::guess::{guesses, price};
use super::{Deals, Position};
use kryptos::{Action, Card, Known, Spot, View};
use rand::Rng;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};

/// What help somebody uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// The simple help: takes the card with the fewest candidates, and any one of them; a second guess only where one
    /// is left.
    SimpleHelp,
    /// Takes the simple help or the full one, turn by turn as it comes: a player of middling skill.
    SomeHelp,
    /// The full help: the most expected points.
    FullHelp,
}

impl Person {
    /// All of them, the least help first.
    pub const ALL: [Person; 3] = [Person::SimpleHelp, Person::SomeHelp, Person::FullHelp];

    pub(super) fn name(self) -> &'static str {
        match self {
            Person::SimpleHelp => "simple-help",
            Person::SomeHelp => "some-help",
            Person::FullHelp => "full-help",
        }
    }

    /// What they do in the seat that the view belongs to. Whoever shows a card shows any.
    pub(super) fn decide(self, view: &View, rng: &mut impl Rng) -> Option<Action> {
        let you = view.own.as_ref()?;
        if let Some(&position) = you.reveals.choose(rng) {
            return Some(Action::Reveal { position });
        }
        match self {
            Person::SimpleHelp => simple(view, rng),
            Person::SomeHelp if view.log.len().is_multiple_of(2) => simple(view, rng),
            Person::SomeHelp | Person::FullHelp => full(view),
        }
    }
}

fn simple(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let you = view.own.as_ref()?;
    let open = you.targets.iter().map(|spot| (*spot, view.candidates(*spot).iter().collect()));
    let open: Vec<(Spot, Vec<Card>)> = open.collect();
    let fewest = open.iter().map(|(_, cards)| cards.len()).min()?;
    if you.second_guess && fewest > 1 {
        return Some(Action::Decline);
    }
    let narrow: Vec<&(Spot, Vec<Card>)> = open.iter().filter(|(_, cards)| cards.len() == fewest).collect();
    let (Spot { seat, position }, cards) = narrow.choose(rng)?;
    let number = cards.choose(rng)?.number();
    Some(Action::Guess { target: *seat, position: *position, number, bluff: false })
}

fn full(view: &View) -> Option<Action> {
    let deals = Deals::of(&Position::new(view));
    let best = *guesses(view, |seat, index| deals.numbers(seat, index)).first()?;
    let second = view.own.as_ref()?.second_guess;
    Some(if second && best.worth() <= price(view) { Action::Decline } else { best.action() })
}
