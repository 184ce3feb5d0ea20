//! `chamber arena decrypto --people FILE`: how the bots read clues that people gave.

use super::share::Share;
use crate::commands::minds::MindArgs;
use crate::grid::{Cell, Grid};
use crate::say::say;
use anyhow::{Context, Result, anyhow};
use bots::decrypto::{Strength, people};
use serde::Serialize;
use std::path::PathBuf;

/// Bots of one strength differ in the keywords that come to their minds: so many of them read every game.
const READERS: u64 = 8;

/// What one strength makes of the games of one language.
#[derive(Serialize)]
struct Row {
    lang: String,
    strength: Strength,
    /// Codes read by a teammate: all, and by round.
    read: Share,
    read_by_round: Vec<Share>,
    /// Codes intercepted from round 2 on, and by round.
    intercepted: Share,
    intercepted_by_round: Vec<Share>,
}

impl Row {
    fn count(&mut self, result: people::Result, teammate: bool) {
        let by_round = |shares: &mut Vec<Share>, so: bool| {
            if shares.len() < result.round {
                shares.resize_with(result.round, Share::default);
            }
            shares[result.round - 1].count(so);
        };
        if teammate {
            self.read.count(result.read);
            by_round(&mut self.read_by_round, result.read);
        }
        // In the first round there is nothing to go by.
        if result.round > 1 {
            self.intercepted.count(result.intercepted);
        }
        by_round(&mut self.intercepted_by_round, result.intercepted);
    }
}

/// Reads the games and reports, a row a language and strength.
pub fn run(files: &[PathBuf], minds: &MindArgs, json: bool) -> Result<()> {
    let mut games = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let read = people::parse(&text);
        games.extend(read.map_err(|(line, why)| anyhow!("{}, line {line}: {why}", file.display()))?);
    }
    let mut languages: Vec<_> = games.iter().map(|game| game.lang).collect();
    languages.sort_unstable();
    languages.dedup();
    let minds = minds.open(&languages)?;
    let mut rows = Vec::new();
    for lang in languages {
        for strength in Strength::ALL {
            let mut row = Row {
                lang: lang.to_string(),
                strength,
                read: Share::default(),
                read_by_round: Vec::new(),
                intercepted: Share::default(),
                intercepted_by_round: Vec::new(),
            };
            for (at, game) in (0..).zip(games.iter().filter(|game| game.lang == lang)) {
                for reader in 0..READERS {
                    // Other bots read other games.
                    let results = game.play(&minds, strength, at * READERS + reader);
                    // All teammates of a strength read alike.
                    results.into_iter().for_each(|result| row.count(result, reader == 0));
                }
            }
            row.intercepted = row.intercepted.each_counted(READERS);
            rows.push(row);
        }
    }
    if json {
        return say(serde_json::to_string_pretty(&rows)?);
    }
    let rounds = |shares: &[Share]| {
        let percent = |share: &Share| format!("{:.0}%", 100.0 * share.part());
        shares.iter().map(percent).collect::<Vec<_>>().join(" ")
    };
    let mut grid = Grid::default();
    grid.row(["", "", "codes read", "by round", "intercepted from round 2 on", "by round"].map(Cell::plain));
    for row in &rows {
        grid.row([
            Cell::plain(&row.lang),
            Cell::plain(row.strength.name()),
            Cell::plain(row.read),
            Cell::plain(rounds(&row.read_by_round)),
            Cell::plain(row.intercepted),
            Cell::plain(rounds(&row.intercepted_by_round)),
        ]);
    }
    say(grid)
}
