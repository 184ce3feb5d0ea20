//! The strongest player: reads what the others' choices say about their hands, and weighs a guess by the games that
//! it leads to.

use super::guess::{guesses, price};
use super::playout::{Playout, Try};
use super::reading::Reading;
use super::{Budget, Decision, Guess, Reason, reveal};
use kryptos::{Action, View};
use rand::Rng;
use std::time::Instant;

/// Guesses that are weighed against each other: so many, and none that promises so many points less than the best.
const CANDIDATES: usize = 8;
const WITHIN: f64 = 1.0;
/// What an expected point now counts beyond the games played on, which are few and only sketched.
const BIRD_IN_THE_HAND: f64 = 0.05;
/// How many points of lead at the end of a sketched game make the win likely, but not sure.
const SPREAD: f64 = 1.5;

pub(super) fn decide(view: &View, budget: Budget, rng: &mut impl Rng) -> Option<Decision> {
    let start = Instant::now();
    let you = view.own.as_ref()?;
    if let Some(reveal) = reveal::decide(view) {
        return Some(reveal);
    }
    let reading = Reading::new(view, budget, start, rng);
    let numbers = |seat, index| reading.numbers(seat, index);
    let guesses = guesses(view, numbers);
    let best = *guesses.first()?;
    let near = |guess: &Guess| guess.worth() >= best.worth() - WITHIN;
    let mut plans: Vec<Plan> = guesses.into_iter().take(CANDIDATES).filter(near).map(Plan::guess).collect();
    plans.extend(you.second_guess.then(|| Plan::decline(price(view))));
    if plans.len() > 1 {
        for deal in reading.resampled(rng).into_iter().take_while(|_| budget.lasts(start)) {
            let game = Playout::new(view, deal);
            plans.iter_mut().for_each(|plan| plan.play(game.clone(), you.second_guess));
        }
    }
    let better = |best: Plan, next: Plan| if next.value() > best.value() + 1e-9 { next } else { best };
    Some(match plans.into_iter().reduce(better)?.guess {
        Some(guess) => {
            Decision { action: guess.action(), reason: Reason::guess(&reading.position, &guess, numbers) }
        }
        None => Decision { action: Action::Decline, reason: Reason::NotWorthAPoint { best } },
    })
}

/// Something to do, and how the games went on after it.
#[derive(Clone, Debug)]
struct Plan {
    /// `None`: no second guess.
    guess: Option<Guess>,
    /// Expected points; what a second guess must bring, when there is none.
    worth: f64,
    hits: Games,
    misses: Games,
}

#[derive(Clone, Debug, Default)]
struct Games {
    played: f64,
    won: f64,
}

impl Plan {
    fn guess(guess: Guess) -> Plan {
        Plan { guess: Some(guess), worth: guess.worth(), hits: Games::default(), misses: Games::default() }
    }

    fn decline(price: f64) -> Plan {
        Plan { guess: None, worth: price, hits: Games::default(), misses: Games::default() }
    }

    /// Plays a game on after this.
    fn play(&mut self, mut game: Playout, second: bool) {
        let own = game.to_act();
        let mut right = false;
        if let Some(Guess { spot, card, .. }) = self.guess {
            let index = usize::from(spot.position) - 1;
            right = game.guess(Try { target: spot.seat.index(), index, number: card.number() }, second);
            if !right && !second {
                game.second_guess();
            }
        }
        let games = if right { &mut self.hits } else { &mut self.misses };
        games.played += 1.0;
        games.won += 1.0 / (1.0 + (-game.finish(own) / SPREAD).exp());
    }

    /// The chance to win. Only some deals were played on, but how often the guess is right is known better.
    fn value(&self) -> f64 {
        let Plan { hits, misses, .. } = self;
        let games = hits.played + misses.played;
        let won = match &self.guess {
            Some(guess) if hits.played * misses.played > 0.0 => {
                let hit = guess.probability * hits.won / hits.played;
                hit + (1.0 - guess.probability) * misses.won / misses.played
            }
            _ => (hits.won + misses.won) / games.max(1.0),
        };
        won + BIRD_IN_THE_HAND * self.worth
    }
}
