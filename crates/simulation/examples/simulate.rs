//! Runs many seeds, or one of them aloud: `cargo xtask simulate`.

use clap::Parser;
use simulation::{Plan, Sometimes, run};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Runs simulated houses.
#[derive(Parser)]
struct Simulate {
    /// How many seeds, from `--from` on.
    #[arg(long, default_value_t = 300)]
    seeds: u64,
    /// The first of them.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// One seed alone, with its story.
    #[arg(long)]
    seed: Option<u64>,
}

fn main() -> ExitCode {
    let Simulate { seeds, from, seed } = Simulate::parse();
    let found = match seed {
        Some(seed) => run(Plan { seed, aloud: true, plant: None }).err().into_iter().collect(),
        None => many(from, seeds),
    };
    for finding in &found {
        println!("{finding}");
    }
    if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn many(from: u64, seeds: u64) -> Vec<String> {
    let (next, began) = (AtomicU64::new(from), Instant::now());
    let (found, sometimes) = (Mutex::new(Vec::new()), Sometimes::default());
    let (commands, commits) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= from + seeds {
                return;
            }
            match run(Plan { seed, ..Plan::default() }) {
                Ok(report) => {
                    sometimes.add_all(&report.sometimes);
                    commands.fetch_add(report.commands as u64, Ordering::Relaxed);
                    commits.fetch_add(report.commits as u64, Ordering::Relaxed);
                }
                Err(finding) => {
                    println!("{finding}");
                    found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(finding);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let found = found.into_inner().unwrap_or_default();
    println!("{sometimes}");
    println!(
        "{seeds} seeds, {} commands, {} commits, {} findings, {:.0} s",
        commands.into_inner(),
        commits.into_inner(),
        found.len(),
        began.elapsed().as_secs_f64()
    );
    found
}
