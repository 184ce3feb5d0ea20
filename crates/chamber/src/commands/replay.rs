//! `chamber replay`: a recorded game, on a terminal or as JSON.

use crate::record;
use crate::say::say;
use crate::show;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Prints a recorded game.
#[derive(Args)]
pub struct Replay {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// Print one JSON object, with the moves.
    #[arg(long)]
    json: bool,
    /// Show it as this seat sees it: a player's name, a seat counted from 0, or `spectator`.
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
}

impl Replay {
    /// Prints it. Status 2 when the record is flawed.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let record = match record::load(&self.file)? {
            Ok(record) => record,
            Err(flaw) => {
                eprintln!("{}: {flaw}", self.file.display());
                return Ok(ExitCode::from(2));
            }
        };
        let asked = self.seat.as_deref();
        let viewer = asked.map(|asked| show::viewer(&record.names(), asked)).transpose()?;
        if self.json {
            say(serde_json::to_string(&record.summary(viewer)?)?)?;
        } else {
            say(record.table(viewer))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
