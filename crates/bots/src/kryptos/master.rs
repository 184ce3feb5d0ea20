//! The strongest player: reads what the others' guesses say about their own hands, and weighs a guess by the
//! games that it leads to.

use super::guess::{guesses, price};
use super::playout::Playout;
use super::threats::Threats;
use super::{Budget, Deals, Decision, Guess, Position, Reason, reveal};
use kryptos::{Action, Entry, GOAL, View};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use std::time::Instant;

/// Guesses that are weighed against each other.
const CANDIDATES: usize = 12;
/// From this many points of anybody on, the end is near enough to be played out.
const NEAR_THE_END: u8 = GOAL - 3;

pub(super) fn decide(view: &View, budget: Budget, rng: &mut impl Rng) -> Option<Decision> {
    let you = view.you.as_ref()?;
    if let Some(&(position, tell)) = reveal::tells(view).first() {
        let reason = Reason::TellsLeast { position, tell };
        return Some(Decision { action: Action::Reveal { position }, reason });
    }
    let (position, deals) = read(view);
    let guesses = guesses(view, &position, &deals);
    let candidates = &guesses[..guesses.len().min(CANDIDATES)];
    // After a miss there is one more guess to come, if it can be paid for.
    let may_pay = !you.second_guess && view.players[you.seat.index()].points > 0;
    let second = |first: &Guess| if may_pay { after_a_miss(&guesses, first) } else { None };
    let near_the_end = view.players.iter().any(|player| player.points >= NEAR_THE_END);
    let (best, pays) = if near_the_end {
        let outlook = Outlook::play_on(view, &deals, budget, rng)?;
        let chance = |guess: &Guess| match you.second_guess {
            true => outlook.second(guess),
            false => outlook.first(guess, second(guess)),
        };
        let (best, chance) = most(candidates, chance)?;
        (best, chance > outlook.pass)
    } else {
        let threats = Threats::new(view);
        let price = price(view);
        let gain = |guess: &Guess| {
            let more = second(guess).map_or(0.0, |second| (second.worth() - price).max(0.0));
            guess.worth() + (1.0 - guess.probability) * more - threats.after(guess)
        };
        let (best, gain) = most(candidates, gain)?;
        (best, gain - price > -threats.now())
    };
    if you.second_guess && !pays {
        return Some(Decision { action: Action::Decline, reason: Reason::NotWorthAPoint { best } });
    }
    let reason = Reason::guess(&position, &deals, &best);
    Some(Decision { action: best.action(), reason })
}

/// The first of the guesses with the highest value, and that value.
fn most(guesses: &[Guess], value: impl Fn(&Guess) -> f64) -> Option<(Guess, f64)> {
    let valued = guesses.iter().map(|guess| (*guess, value(guess)));
    valued.reduce(|best, next| if next.1 > best.1 + 1e-9 { next } else { best })
}

/// The best guess once another has turned out wrong: its card is all the more likely one of the other numbers.
fn after_a_miss(guesses: &[Guess], missed: &Guess) -> Option<Guess> {
    let left = guesses.iter().filter(|guess| (guess.spot, guess.card) != (missed.spot, missed.card));
    let updated = left.map(|guess| match guess.spot == missed.spot {
        true => {
            let probability = guess.probability / (1.0 - missed.probability).max(guess.probability);
            Guess { probability, ..*guess }
        }
        false => *guess,
    });
    updated.max_by(|a, b| a.worth().total_cmp(&b.worth()))
}

/// The position with what the others' guesses say: hardly anybody names a card of their own. Should that
/// contradict the rest, somebody bluffed, and only the plain facts are left.
pub(super) fn read(view: &View) -> (Position, Deals) {
    let plain = Position::new(view);
    let mut position = plain.clone();
    for entry in &view.log {
        if let Entry::Guessed { seat, card, right: false, .. } = entry {
            position.doubt(seat.index(), *card);
        }
    }
    let deals = Deals::of(&position);
    if deals.number() > 0 {
        return (position, deals);
    }
    let deals = Deals::of(&plain);
    (plain, deals)
}

/// The chance to win the game from here, depending on how this turn ends.
#[derive(Debug)]
struct Outlook {
    /// Without another guess.
    pass: f64,
    /// After another wrong guess, when it costs a point.
    paid: f64,
    /// After a right guess of this reward: when it was free, and when it cost a point.
    hit: [(f64, f64); 4],
}

impl Outlook {
    /// Draws deals and plays them on, every case with the same luck.
    fn play_on(view: &View, deals: &Deals, budget: Budget, rng: &mut impl Rng) -> Option<Outlook> {
        let own = view.you.as_ref()?.seat.index();
        let start = Instant::now();
        let mut wins = Outlook { pass: 0.0, paid: 0.0, hit: [(0.0, 0.0); 4] };
        let mut played = 0;
        while budget.lasts(played, start) {
            let game = Playout::new(view, &deals.draw(rng)?);
            let luck: u64 = rng.random();
            let won = |points: i32| {
                let mut game = game.clone();
                game.score(own, points);
                let winner = game.finish(&mut Xoshiro256PlusPlus::seed_from_u64(luck));
                if winner == own { 1.0 } else { 0.0 }
            };
            wins.pass += won(0);
            wins.paid += won(-1);
            for (reward, hit) in (1..).zip(&mut wins.hit[1..]) {
                hit.0 += won(reward);
                hit.1 += won(reward - 1);
            }
            played += 1;
        }
        let games = f64::from(played.max(1));
        wins.pass /= games;
        wins.paid /= games;
        wins.hit.iter_mut().for_each(|hit| *hit = (hit.0 / games, hit.1 / games));
        Some(wins)
    }

    /// When this is the mandatory guess, and that one may follow a miss.
    fn first(&self, guess: &Guess, second: Option<Guess>) -> f64 {
        let hit = self.hit[usize::from(guess.reward)].0;
        let miss = second.map_or(self.pass, |second| self.second(&second).max(self.pass));
        guess.probability * hit + (1.0 - guess.probability) * miss
    }

    /// When this guess costs a point.
    fn second(&self, guess: &Guess) -> f64 {
        let hit = self.hit[usize::from(guess.reward)].1;
        guess.probability * hit + (1.0 - guess.probability) * self.paid
    }
}
