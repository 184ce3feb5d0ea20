//! Chances for who looks on: exact where they can be counted quickly, otherwise drawn, and never long in coming.
//!
//! Time is that of the processor and of the one thread that answers, so that other work on the machine does not count.

use bots::kryptos::arena::play;
use bots::kryptos::{Budget, Strength, decide, hints};
use cpu_time::ThreadTime;
use game::{Game, Viewer};
use kryptos::{Kryptos, Setup, State, View};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// What a spectator sees of a random game.
fn watched(players: u8, seed: u64) -> Vec<View> {
    let mut turn = seed.wrapping_mul(1_000);
    let mut views = Vec::new();
    let choose = |_, view: &View| {
        turn += 1;
        decide(view, Strength::Random, Budget::default(), turn).expect("a seat to act can act").action
    };
    let watch = |state: &State| views.push(Kryptos::view(state, Viewer::Spectator));
    play(&Setup::new(players), seed, choose, watch).expect("every action is legal");
    views
}

/// Asks for the hints of positions of a game, and answers with the processor time of each.
fn asked(seed: u64, every_position: bool) -> Vec<(Duration, Option<f64>)> {
    let views = watched(6, seed);
    // The hardest ones, early on, are among them.
    let some = [0, 1, 6, 12, 18 + seed as usize % 20, views.len() / 2];
    let places = if every_position { (0..views.len()).collect() } else { some.to_vec() };
    let ask = |at: usize| {
        let view = views.get(at)?;
        let start = ThreadTime::now();
        let hints = hints(view);
        let took = start.elapsed();
        for hint in &hints.cards {
            let sum: f64 = hint.numbers.iter().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-9, "game {seed}, position {at}: {sum}");
        }
        Some((took, hints.within))
    };
    places.into_iter().filter_map(ask).collect()
}

/// `GAMES=500 cargo test -p bots --release --test spectators -- --nocapture` asks at every position of so many games, from number `FIRST` on, and prints
/// how long the longest answer takes. How far drawn chances reach depends on how fast the machine is, so it is printed
/// and not judged.
#[test]
fn a_spectator_of_six_hands_is_told_chances_and_how_exact_they_are() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let wanted = number("GAMES");
    let (first, games) = (number("FIRST").unwrap_or(0), wanted.unwrap_or(3));
    let next = AtomicU64::new(first);
    let some_games = || {
        let seeds = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let seeds = seeds.take_while(|seed| *seed < first + games);
        seeds.flat_map(|seed| asked(seed, wanted.is_some())).collect::<Vec<_>>()
    };
    let mut asked: Vec<_> = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(some_games)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("every answer is whole")).collect()
    });
    let drawn: Vec<f64> = asked.iter().filter_map(|(_, within)| *within).collect();
    assert!(!drawn.is_empty() && drawn.len() < asked.len(), "some are drawn, some exact");
    assert!(drawn.iter().all(|within| (0.0..=1.0).contains(within)), "{drawn:?}");
    let widest = drawn.iter().copied().fold(0.0, f64::max);
    let positions = asked.len();
    println!(
        "{positions} positions of {games} games of six, {} of them drawn, within {widest:.3} at most",
        drawn.len()
    );
    asked.sort_by_key(|(took, _)| *took);
    println!("median {:?}, longest {:?}", asked[positions / 2].0, asked[positions - 1].0);
}
