//! Whole games between players, for measuring them. Reproducible: a game is a function of its seed.

use super::{Budget, NoSuchStrength, Person, Strength, decide};
use game::{Actor, Context, Draw, Game, Moment, Seat, Seed, Viewer};
use kryptos::{Action, Kryptos, Options, Outcome, Rejection, Setup, State, View};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Plays one game to its end. `decide` answers for the seat to act; `watch` sees every state in between.
pub fn play(
    setup: &Setup,
    seed: u64,
    mut decide: impl FnMut(Seat, &View) -> Action,
    mut watch: impl FnMut(&State),
) -> Result<Outcome, Rejection> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let draw = Draw::new(&Seed::new(bytes), &[]);
    let ctx = Context { now: Moment(0), draw: &draw, referee: &() };
    let mut state = Kryptos::open(setup)?;
    for event in Kryptos::deal(&state, &ctx) {
        Kryptos::apply(&mut state, &event);
    }
    loop {
        watch(&state);
        if let Some(outcome) = Kryptos::outcome(&state) {
            return Ok(outcome);
        }
        for seat in Kryptos::awaited(&state) {
            let action = decide(seat, &Kryptos::view(&state, Viewer::Seat(seat)));
            for event in Kryptos::decide(&state, Actor::Seat(seat), &action, &ctx)? {
                Kryptos::apply(&mut state, &event);
            }
        }
    }
}

/// Who plays in an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entrant {
    /// A bot.
    Bot(Strength),
    /// A stand-in for a person.
    Person(Person),
}

impl Entrant {
    fn decide(self, view: &View, budget: Budget, seed: u64) -> Option<Action> {
        match self {
            Entrant::Bot(strength) => decide(view, strength, budget, seed).map(|decision| decision.action),
            Entrant::Person(person) => person.decide(view, &mut Xoshiro256PlusPlus::seed_from_u64(seed)),
        }
    }
}

impl From<Strength> for Entrant {
    fn from(strength: Strength) -> Self {
        Entrant::Bot(strength)
    }
}

impl From<Person> for Entrant {
    fn from(person: Person) -> Self {
        Entrant::Person(person)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(strength) => strength.fmt(f),
            Entrant::Person(person) => f.pad(person.name()),
        }
    }
}

impl FromStr for Entrant {
    type Err = NoSuchStrength;
    fn from_str(name: &str) -> Result<Self, NoSuchStrength> {
        let person = Person::ALL.into_iter().find(|person| person.name() == name);
        person.map_or_else(|| name.parse().map(Entrant::Bot), |person| Ok(Entrant::Person(person)))
    }
}

/// Players who meet in many games. Seats rotate from game to game, and chance draws who begins.
#[derive(Clone, Debug)]
pub struct Arena {
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// The variants in use.
    pub options: Options,
    /// How long a master may think.
    pub budget: Budget,
    /// Fixes everything that is drawn.
    pub seed: u64,
}

/// How one game ended for one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Final points.
    pub points: u8,
    /// Whether they were the winner's.
    pub won: bool,
}

impl Arena {
    /// Whether these players can play these variants.
    pub fn check(&self) -> Result<(), Rejection> {
        self.setup().check()
    }

    fn setup(&self) -> Setup {
        Setup { options: self.options, ..Setup::new(self.entrants.len() as u8) }
    }

    /// Plays the game of this index; one score for each entrant.
    pub fn game(&self, index: u64) -> Result<Vec<Score>, Rejection> {
        let players = self.entrants.len();
        let entrant = |seat: Seat| (seat.index() + index as usize) % players;
        let mut chance =
            Xoshiro256PlusPlus::seed_from_u64(self.seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let deal = chance.random();
        let choose = |seat: Seat, view: &View| {
            let action = self.entrants[entrant(seat)].decide(view, self.budget, chance.random());
            action.unwrap_or(Action::PassOver)
        };
        let outcome = play(&self.setup(), deal, choose, |_| ())?;
        let mut scores = vec![Score { points: 0, won: false }; players];
        for standing in &outcome.ranking {
            scores[entrant(standing.seat)] =
                Score { points: standing.points, won: standing.seat == outcome.winner };
        }
        Ok(scores)
    }
}
