//! Chances for who looks on: exact where they can be counted quickly, otherwise drawn, and never long in coming.

use bots::kryptos::arena::play;
use bots::kryptos::{Budget, Strength, decide, hints};
use game::{Game, Viewer};
use kryptos::{Kryptos, Setup, State, View};
use std::time::{Duration, Instant};

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

/// Asks for the hints of some positions of a game, the hardest ones, early on, among them.
fn asked(seed: u64) -> Vec<(Duration, Option<f64>)> {
    let views = watched(6, seed);
    let places = [0, 1, 6, 12, 18 + seed as usize % 20, views.len() / 2];
    let ask = |at: usize| {
        let view = views.get(at)?;
        let start = Instant::now();
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

/// `GAMES=500 cargo test -p bots --release --test spectators -- --nocapture` prints how long the longest answer takes. How far
/// drawn chances reach depends on how fast the machine is, so it is printed and not judged.
#[test]
fn a_spectator_of_six_hands_is_told_chances_and_how_exact_they_are() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(3);
    let mut asked: Vec<_> = (0..games).flat_map(asked).collect();
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
