//! `chamber demo`: the games in the terminal, played by simple players.

use crate::games::GAMES;
use crate::say::say;
use crate::show;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Plays a demonstration game in the terminal.
#[derive(Args)]
pub struct Demo {
    /// Which game; all when left out.
    #[arg(value_parser = PossibleValuesParser::new(GAMES.map(|game| game.name())))]
    game: Option<String>,
    /// The same number gives the same game; chosen by the clock when left out.
    #[arg(long)]
    seed: Option<u64>,
    /// Print the record instead of the tables.
    #[arg(long)]
    record: bool,
    /// Print one JSON object a game, with its moves.
    #[arg(long, conflicts_with = "record")]
    json: bool,
}

impl Demo {
    /// Plays it.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let number = self.seed.unwrap_or_else(clock);
        if !self.record && !self.json {
            say(format_args!(
                "{0}Black Chamber{0:#}: a demonstration. Simple players, no people; seed {number}.\n\n",
                show::BOLD
            ))?;
        }
        let wanted = |name: &str| self.game.as_ref().is_none_or(|game| game == name);
        for game in GAMES.into_iter().filter(|game| wanted(game.name())) {
            let played = game.demo(number)?;
            match (self.json, self.record) {
                (true, _) => say(serde_json::to_string(&played.summary(None)?)?)?,
                (_, true) => say(played.notation() + "\n")?,
                _ => say(played.table(None) + "\n")?,
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
