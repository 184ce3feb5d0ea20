//! `chamber arena kryptos`: the bots against each other and against people with help.

use crate::grid::{Cell, Grid};
use crate::say::say;
use anyhow::Context;
use bots::kryptos::Budget;
use bots::kryptos::arena::{Arena as Games, Entrant as Player, Score};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kryptos::Options;
use serde::Serialize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Kryptos: random, beginner, player, agent, master, and people with help.
#[derive(Args)]
pub struct Arena {
    /// Who plays, 3 to 6 of random, beginner, player, agent and master, or of people who use the help of the page:
    /// simple-help, some-help and full-help. Seats rotate.
    #[arg(long, value_delimiter = ',', default_value = "master,agent,player,beginner,random")]
    seats: Vec<Player>,
    /// How many games.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Deals that a master draws before each decision; every fourth it plays on in its mind.
    #[arg(long, default_value_t = 300)]
    deals: u32,
    /// How many games at a time: as many as there are cores if not said.
    #[arg(long)]
    threads: Option<usize>,
    /// The advanced reveal.
    #[arg(long)]
    advanced: bool,
    /// Four more cards face down: four or five players.
    #[arg(long)]
    mystery: bool,
    /// The price of a second guess goes to the owner of the card.
    #[arg(long)]
    corruption: bool,
    /// Prints one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Plays and reports.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let options = Options { advanced: self.advanced, mystery: self.mystery, corruption: self.corruption };
        let budget = Budget::Deals(self.deals);
        let arena = Games { entrants: self.seats.clone(), options, budget, seed: self.seed };
        arena.check()?;
        let start = Instant::now();
        let games = self.play(&arena)?;
        let seconds = start.elapsed().as_secs_f64();
        let entrants = self.seats.iter().enumerate().map(|(entrant, strength)| {
            Entrant::new(*strength, games.iter().map(|scores| scores[entrant]).collect())
        });
        let report = Report {
            games: self.games,
            seed: self.seed,
            entrants: entrants.collect(),
            games_per_second: self.games as f64 / seconds,
        };
        if self.json {
            say(serde_json::to_string_pretty(&report)?)?;
        } else {
            report.print()?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Every game is a function of its index, so it does not matter which thread plays it.
    fn play(&self, arena: &Games) -> anyhow::Result<Vec<Vec<Score>>> {
        let bar = ProgressBar::new(self.games);
        bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} to go")?);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicU64::new(0);
        let work = || -> Result<Vec<(u64, Vec<Score>)>, kryptos::Rejection> {
            let mut played = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    return Ok(played);
                }
                played.push((index, arena.game(index)?));
                bar.inc(1);
            }
        };
        let mut games = Vec::new();
        std::thread::scope(|scope| -> anyhow::Result<()> {
            let threads: Vec<_> =
                (0..self.threads.unwrap_or(cores).max(1)).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                games.extend(thread.join().ok().context("a game broke off")??);
            }
            Ok(())
        })?;
        bar.finish_and_clear();
        games.sort_by_key(|(index, _)| *index);
        Ok(games.into_iter().map(|(_, scores)| scores).collect())
    }
}

/// What the arena found.
#[derive(Serialize)]
struct Report {
    games: u64,
    seed: u64,
    entrants: Vec<Entrant>,
    games_per_second: f64,
}

#[derive(Serialize)]
struct Entrant {
    strength: Player,
    wins: usize,
    win_rate: Estimate,
    points: Estimate,
}

/// A mean with its 95% interval.
#[derive(Clone, Copy, Serialize)]
struct Estimate {
    mean: f64,
    low: f64,
    high: f64,
}

/// The standard normal quantile of a two-sided 95% interval.
const Z: f64 = 1.959964;

impl Estimate {
    /// A share of games: Wilson's interval, which stays sound near 0 and 1.
    fn share(hits: usize, of: usize) -> Estimate {
        let (n, z2) = (of.max(1) as f64, Z * Z);
        let mean = hits as f64 / n;
        let centre = (mean + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let reach = Z * (mean * (1.0 - mean) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
        // At 0 and 1 the bound is the mean itself, but for the last bit of the arithmetic.
        Estimate { mean, low: (centre - reach).clamp(0.0, mean), high: (centre + reach).clamp(mean, 1.0) }
    }

    fn mean(values: &[f64]) -> Estimate {
        let n = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let reach = Z * (variance / n).sqrt();
        Estimate { mean, low: mean - reach, high: mean + reach }
    }
}

impl Entrant {
    fn new(strength: Player, scores: Vec<Score>) -> Entrant {
        let wins = scores.iter().filter(|score| score.won).count();
        let points: Vec<f64> = scores.iter().map(|score| f64::from(score.points)).collect();
        let win_rate = Estimate::share(wins, scores.len());
        Entrant { strength, wins, win_rate, points: Estimate::mean(&points) }
    }
}

impl Report {
    fn print(&self) -> anyhow::Result<()> {
        let mut grid = Grid::default();
        grid.row(["player", "wins", "win rate", "95% interval", "points", "95% interval"].map(Cell::plain));
        for Entrant { strength, wins, win_rate, points } in &self.entrants {
            grid.row([
                Cell::plain(strength),
                Cell::plain(wins),
                Cell::plain(format!("{:.1}%", win_rate.mean * 100.0)),
                Cell::plain(format!("{:.1}% - {:.1}%", win_rate.low * 100.0, win_rate.high * 100.0)),
                Cell::plain(format!("{:.2}", points.mean)),
                Cell::plain(format!("{:.2} - {:.2}", points.low, points.high)),
            ]);
        }
        let Report { games, seed, games_per_second, .. } = self;
        say(format_args!("{grid}{games} games, seed {seed}, {games_per_second:.1} games/s"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_lies_around_its_mean_and_within_bounds() {
        for (hits, of) in [(0, 10), (5, 10), (10, 10), (800, 2000)] {
            let Estimate { mean, low, high } = Estimate::share(hits, of);
            assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0);
        }
        let Estimate { low, high, .. } = Estimate::share(800, 2000);
        assert!((low - 0.3787).abs() < 1e-3 && (high - 0.4217).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn equal_scores_leave_no_doubt() {
        let Estimate { mean, low, high } = Estimate::mean(&[4.0; 9]);
        assert_eq!((mean, low, high), (4.0, 4.0, 4.0));
    }
}
