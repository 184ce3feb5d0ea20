//! Players of Kryptos: they see the view of their seat, the same that a person's page is made from, and
//! answer with an action. A decision is a function of the view, the strength, the budget and a seed.

pub mod arena;
mod beginner;
mod deals;
mod estimate;
mod explain;
mod guess;
mod help;
mod master;
mod person;
mod player;
mod playout;
mod position;
mod random;
mod reading;
mod reason;
mod reveal;
pub mod review;
mod sketch;

pub use deals::Deals;
pub use estimate::Estimate;
pub use explain::{Explanation, explain};
pub use guess::{Guess, guesses};
pub use help::{Hint, Hints, hints, hints_if};
pub use person::Person;
pub use position::{Hand, Place, Position};
pub use reason::Reason;

use ::kryptos::{Action, View};
use player::Skill;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Anything that is not plainly wrong.
    Random,
    /// Looks at one card at a time and remembers little.
    Beginner,
    /// Counts what fits into each hand, as people do, and overlooks and forgets as they do.
    Player,
    /// Sees what one hand says about another as well, and overlooks and forgets less.
    Agent,
    /// Reads the others' guesses too, and plays for the win.
    Master,
}

impl Strength {
    /// All of them, weakest first.
    pub const ALL: [Strength; 5] =
        [Strength::Random, Strength::Beginner, Strength::Player, Strength::Agent, Strength::Master];

    fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Beginner => "beginner",
            Strength::Player => "player",
            Strength::Agent => "agent",
            Strength::Master => "master",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no player of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no player is called {0:?}: there are random, beginner, player, agent and master")]
pub struct NoSuchStrength(String);

impl FromStr for Strength {
    type Err = NoSuchStrength;
    fn from_str(name: &str) -> Result<Self, NoSuchStrength> {
        let named = Strength::ALL.into_iter().find(|strength| strength.name() == name);
        named.ok_or_else(|| NoSuchStrength(name.to_owned()))
    }
}

/// How long a master may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many deals drawn: the decision can be repeated exactly.
    Deals(u32),
    /// As many as this time allows. The count of deals takes at most half of it, but for the hand it is at then.
    Time(Duration),
}

impl Budget {
    /// Whether there is time for another thought.
    fn lasts(self, start: Instant) -> bool {
        match self {
            Budget::Deals(_) => true,
            Budget::Time(time) => start.elapsed() < time,
        }
    }

    /// Whether to draw another deal: half of the time is for thinking about those drawn.
    fn draws_on(self, drawn: usize, start: Instant) -> bool {
        match self {
            Budget::Deals(most) => drawn < most as usize,
            Budget::Time(time) => drawn < ENOUGH && start.elapsed() < time / 2,
        }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Budget::Deals(300)
    }
}

/// Deals beyond this number hardly change a decision.
const ENOUGH: usize = 1_000;

/// What a player does, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What it does.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

/// What a player of this strength does in the seat that the view belongs to; `None` if the seat has nothing
/// to do.
pub fn decide(view: &View, strength: Strength, budget: Budget, seed: u64) -> Option<Decision> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    match strength {
        Strength::Random => random::decide(view, &mut rng),
        Strength::Beginner => beginner::decide(view, &mut rng),
        Strength::Player => player::decide(view, &Skill::PLAYER, &mut rng),
        Strength::Agent => player::decide(view, &Skill::AGENT, &mut rng),
        Strength::Master => master::decide(view, budget, &mut rng),
    }
}
