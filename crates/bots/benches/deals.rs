//! How long the exact count of deals takes: every position of random games, for every seat and a spectator.
//!
//! Time is that of the processor and of the one thread that counts, so that other work on the machine does not count
//! and the games can share the cores.
//! `cargo bench -p bots` plays 20 games for each number of players; `cargo bench -p bots -- 500` plays 500, and
//! `cargo bench -p bots -- 500 6` those of six players alone.

use bots::kryptos::{Budget, Deals, Position, Strength, arena, decide};
use cpu_time::ThreadTime;
use game::{Game, Seat, Viewer};
use kryptos::{Kryptos, Setup};
use std::io::{IsTerminal, stderr};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

fn main() {
    let mut numbers = std::env::args().filter_map(|arg| arg.parse().ok());
    let games = numbers.next().unwrap_or(20);
    let only = numbers.next();
    println!("{games} random games for each number of players, every count exact and on one core");
    println!("players  positions   p50 ms   p90 ms   p99 ms   max ms");
    for players in (3..=6).filter(|players| only.is_none_or(|only| only == u64::from(*players))) {
        let mut times = measure(players, games);
        times.sort_unstable();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        println!(
            "{players:>7}  {:>9}  {:>7.3}  {:>7.3}  {:>7.3}  {:>7.3}",
            times.len(),
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
    }
}

fn measure(players: u8, games: u64) -> Vec<Duration> {
    let next = AtomicU64::new(0);
    let play = || {
        let mut times = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= games {
                return times;
            }
            times.extend(one_game(players, seed));
            if stderr().is_terminal() {
                eprint!("\r{players} players: game {} of {games}", seed + 1);
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let all: Vec<_> = (0..cores).map(|_| scope.spawn(play)).collect();
        all.into_iter().flat_map(|times| times.join().expect("random players keep to the rules")).collect()
    })
}

fn one_game(players: u8, seed: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut choice = seed << 32;
    let random = |_, view: &kryptos::View| {
        choice += 1;
        decide(view, Strength::Random, Budget::default(), choice).expect("a seat to act can act").action
    };
    let outcome = arena::play(&Setup::new(players), seed, random, |state| {
        for viewer in (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            let position = Position::new(&Kryptos::view(state, viewer));
            let start = ThreadTime::now();
            let deals = std::hint::black_box(Deals::of(&position));
            times.push(start.elapsed());
            assert!(deals.number() > 0, "the truth is always possible");
        }
    });
    outcome.expect("random players keep to the rules");
    times
}
