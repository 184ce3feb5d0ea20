//! `chamber arena decrypto`: the bots against each other and against the published baseline.

use crate::commands::minds::MindArgs;
use crate::grid::{Cell, Grid};
use crate::say::say;
use anyhow::{Context, Result, ensure};
use bots::decrypto::benchmark::{Agent, Deal, TURNS, Trio};
use bots::decrypto::{Strength, official};
use clap::{Args, ValueEnum};
use decrypto::{Code, Options, Outcome, PerTeam, Setup, Team, Winner};
use indicatif::{ProgressBar, ProgressStyle};
use lexicon::referee::LexiconReferee;
use lexicon::{Language, list};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

mod chart;
mod people;
mod share;
use share::Share;

/// Decrypto: beginner, player, agent, master, and the published baseline.
#[derive(Args)]
pub struct Arena {
    /// By which rules.
    #[arg(long, value_enum, default_value_t = Protocol::Official)]
    protocol: Protocol,
    /// The language: en, it, de or nb.
    #[arg(long, default_value = "en")]
    lang: Language,
    /// How many games.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Official rules: how White and Black play.
    #[arg(long, value_delimiter = ',', default_value = "player,player")]
    teams: Vec<Strength>,
    /// Benchmark: who encrypts. Each agent is beginner, player, agent, master, master-without:MIND, only:MIND,
    /// baseline:MIND, nearest:MIND, certain:MIND or program:COMMAND; a mind is encoder, glove, minilm, wordnet
    /// or mpnet.
    #[arg(long, default_value = "master")]
    alice: Agent,
    /// Benchmark: who decodes.
    #[arg(long, default_value = "master")]
    bob: Agent,
    /// Benchmark: who intercepts.
    #[arg(long, default_value = "baseline")]
    eve: Agent,
    /// Draws keywords from a list of your own, one word a line.
    #[arg(long, value_name = "FILE")]
    keywords: Option<PathBuf>,
    /// Benchmark: plays these deals, one {"keywords":[..4..],"codes":["421",..]} a line.
    #[arg(long, value_name = "FILE")]
    deals: Option<PathBuf>,
    /// Benchmark: plays all eight turns even after the game is lost.
    #[arg(long)]
    through: bool,
    /// Benchmark: how many seconds a program may take for an answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    patience: u64,
    /// Plays no games, but reads those of people, one {"lang":"en","keywords":[..4..],"rounds":[{"code":"421",
    /// "clues":[..3..]},..]} a line, as every strength would, as a teammate and as an opponent.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    people: Vec<PathBuf>,
    /// Draws interceptions and miscommunications by turn as an SVG file.
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
    /// Prints one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    minds: MindArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Protocol {
    /// Two teams of two, as in the box.
    Official,
    /// The published one: three players, eight turns, every turn intercepted.
    Benchmark,
}

/// What came of all games.
#[derive(Default, Serialize)]
struct Report {
    games: u64,
    /// Games that came to an end.
    finished: u64,
    /// Benchmark: games that Alice and Bob survived. Official: games that White won.
    wins: Share,
    /// Games that two interceptions ended.
    ended_by_interception: Share,
    turns_per_game: f64,
    intercepted_per_turn: Share,
    misread_per_turn: Share,
    /// By turn, from the first.
    intercepted: Vec<Share>,
    misread: Vec<Share>,
    /// Official: how many games took so many rounds.
    rounds: BTreeMap<u8, u64>,
    /// Official: what the rules or the referee refused, and clues that a team gave twice.
    refused: usize,
    repeated: usize,
}

impl Report {
    fn turn(&mut self, turn: usize, intercepted: bool, misread: bool) {
        for (all, by_turn, so) in [
            (&mut self.intercepted_per_turn, &mut self.intercepted, intercepted),
            (&mut self.misread_per_turn, &mut self.misread, misread),
        ] {
            if by_turn.len() <= turn {
                by_turn.resize_with(turn + 1, Share::default);
            }
            all.count(so);
            by_turn[turn].count(so);
        }
    }
}

/// A deal as a line of a file.
#[derive(Deserialize)]
struct DealLine {
    keywords: [String; 4],
    codes: Vec<Code>,
}

impl Arena {
    /// Plays and reports.
    pub fn run(self) -> Result<ExitCode> {
        if !self.people.is_empty() {
            people::run(&self.people, &self.minds, self.json)?;
            return Ok(ExitCode::SUCCESS);
        }
        let report = match self.protocol {
            Protocol::Benchmark => self.benchmark()?,
            Protocol::Official => self.official()?,
        };
        if let Some(file) = &self.chart {
            let series = [("intercepted", &report.intercepted), ("misread", &report.misread)];
            std::fs::write(file, chart::svg(&series)).with_context(|| file.display().to_string())?;
        }
        match self.json {
            true => say(serde_json::to_string_pretty(&report)?)?,
            false => self.print(&report)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn benchmark(&self) -> Result<Report> {
        let minds = self.minds.open(&[self.lang])?;
        let space = minds.space(self.lang);
        let trio = Trio { alice: self.alice.clone(), bob: self.bob.clone(), eve: self.eve.clone() };
        let table = trio
            .seat(space, Duration::from_secs(self.patience))
            .context("an agent names a mind that there is not, or a program that cannot be started")?;
        let deals = self.deals(space.keywords())?;
        let mut report = Report { games: deals.len() as u64, ..Report::default() };
        let bar = bar(deals.len() as u64)?;
        for deal in &deals {
            let played = table.play(deal, self.through)?;
            report.finished += 1;
            report.wins.count(played.won());
            report.ended_by_interception.count(played.interceptions() >= 2);
            for (turn, line) in played.turns.iter().enumerate() {
                report.turn(turn, line.interception == Some(line.code), line.decryption != Some(line.code));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        report.turns_per_game = report.misread_per_turn.of as f64 / report.games.max(1) as f64;
        Ok(report)
    }

    fn deals(&self, listed: &[String]) -> Result<Vec<Deal>> {
        if let Some(file) = &self.deals {
            let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
            let deal = |(seed, line): (u64, &str)| {
                let DealLine { keywords, mut codes } =
                    serde_json::from_str(line).with_context(|| format!("deal {}", seed + 1))?;
                codes.truncate(TURNS);
                Ok(Deal { keywords, codes, seed: self.seed + seed })
            };
            return (0..).zip(text.lines().filter(|line| !line.trim().is_empty())).map(deal).collect();
        }
        let words = self.words(listed)?;
        let deal =
            |game| Deal::draw(&words, self.seed.wrapping_mul(1 << 32) + game).context("too few keywords");
        (0..self.games).map(deal).collect()
    }

    fn words(&self, listed: &[String]) -> Result<Vec<String>> {
        let Some(file) = &self.keywords else { return Ok(listed.to_vec()) };
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        list::parse(&text).with_context(|| file.display().to_string())
    }

    fn official(&self) -> Result<Report> {
        ensure!(self.teams.len() == 2, "two --teams are needed: White's strength and Black's");
        let minds = self.minds.open(&[self.lang])?;
        let setup = Setup {
            language: self.lang.tag().to_owned(),
            seats: vec![Team::White, Team::Black, Team::White, Team::Black],
            names: PerTeam::default(),
            options: Options::default(),
            words: self.words(minds.space(self.lang).keywords())?.into(),
            categories: Vec::new(),
        };
        let strength = PerTeam { white: self.teams[0], black: self.teams[1] };
        let mut report = Report { games: self.games, ..Report::default() };
        let bar = bar(self.games)?;
        for game in 0..self.games {
            let seed = self.seed.wrapping_mul(1 << 32) + game;
            let played = official::play(&minds, &setup, strength, &LexiconReferee::default(), seed)
                .map_err(|why| anyhow::anyhow!("{why}"))?;
            *report.rounds.entry(played.rounds).or_default() += 1;
            report.finished += u64::from(played.outcome.is_some());
            let white = Outcome::Win { winner: Winner::White };
            report.wins.count(played.outcome == Some(white));
            report.refused += played.refused.len();
            for team in Team::BOTH {
                let mut clues = played.clues[team].clone();
                clues.sort();
                report.repeated += clues.windows(2).filter(|pair| pair[0] == pair[1]).count();
            }
            for (round, intercepted, misread) in &played.resolved {
                report.turn(usize::from(*round) - 1, *intercepted, *misread);
            }
            let taken = played.resolved.iter().filter(|(_, intercepted, _)| *intercepted).count();
            report.ended_by_interception.count(taken >= 2);
            bar.inc(1);
        }
        bar.finish_and_clear();
        let rounds: u64 = report.rounds.iter().map(|(rounds, games)| u64::from(*rounds) * games).sum();
        report.turns_per_game = rounds as f64 / self.games.max(1) as f64;
        Ok(report)
    }

    fn print(&self, report: &Report) -> Result<()> {
        let mut grid = Grid::default();
        let mut row = |name: &str, value: String| grid.row([Cell::plain(name), Cell::plain(value)]);
        let survived = match self.protocol {
            Protocol::Benchmark => "Alice and Bob win",
            Protocol::Official => "White wins",
        };
        row("games", format!("{} ({} finished)", report.games, report.finished));
        row(survived, report.wins.to_string());
        row("two interceptions", report.ended_by_interception.to_string());
        row("turns a game", format!("{:.2}", report.turns_per_game));
        row("intercepted a turn", report.intercepted_per_turn.to_string());
        row("misread a turn", report.misread_per_turn.to_string());
        if self.protocol == Protocol::Official {
            let rounds = report.rounds.iter().map(|(rounds, games)| format!("{rounds}: {games}"));
            row("games by rounds", rounds.collect::<Vec<_>>().join(", "));
            row("refused by the rules or the referee", report.refused.to_string());
            row("clues given twice", report.repeated.to_string());
        }
        say(grid)
    }
}

fn bar(games: u64) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} to go")?;
    Ok(ProgressBar::new(games).with_style(style))
}
