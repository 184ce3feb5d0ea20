//! How long a master of Kryptos takes over a decision when it may take 200 ms, as at a table.
//!
//! `cargo bench -p bots --bench decisions` plays two games of masters for each number of players. Time is that of the
//! clock on the wall, for so is the limit: the machine should have nothing else to do.

use bots::kryptos::{Budget, Strength, arena, decide};
use kryptos::Setup;
use std::time::{Duration, Instant};

const GAMES: u64 = 2;
const BUDGET: Budget = Budget::Time(Duration::from_millis(200));

fn main() {
    println!("{GAMES} games of masters for each number of players, {BUDGET:?} a decision");
    println!("players  decisions   p50 ms   p99 ms   max ms");
    for players in 3..=6 {
        let mut times = Vec::new();
        for seed in 0..GAMES {
            let master = |_, view: &kryptos::View| {
                let start = Instant::now();
                let decision = decide(view, Strength::Master, BUDGET, times.len() as u64);
                times.push(start.elapsed());
                decision.expect("a seat to act can act").action
            };
            arena::play(&Setup::new(players), seed, master, |_| ()).expect("masters keep to the rules");
        }
        times.sort_unstable();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        println!("{players:>7}  {:>9}  {:>7.1}  {:>7.1}  {:>7.1}", times.len(), at(0.5), at(0.99), at(1.0));
    }
}
