//! `chamber replay`: a recorded game, on a terminal or as JSON.

use crate::record::Record;
use crate::say::say;
use crate::show;
use clap::Args;
use game::Viewer;
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;

/// Prints a recorded game.
#[derive(Args)]
pub struct Replay {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Show it as this seat sees it: a player's name, a seat counted from 0, or `spectator`.
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
}

impl Replay {
    /// Prints it. Status 2 when the record is flawed.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let record = match Record::load(&self.file)? {
            Ok(record) => record,
            Err(flaw) => {
                eprintln!("{}: {flaw}", self.file.display());
                return Ok(ExitCode::from(2));
            }
        };
        match &record {
            Record::Decrypto(record) => {
                let viewer = self.viewer(&show::decrypto::names(record))?;
                self.print(show::decrypto::summary(record, viewer), || show::decrypto::table(record, viewer))
            }
            Record::Kryptos(record) => {
                let viewer = self.viewer(record.names())?;
                self.print(show::kryptos::summary(record, viewer), || show::kryptos::table(record, viewer))
            }
        }
    }

    fn viewer(&self, names: &[String]) -> anyhow::Result<Option<Viewer>> {
        self.seat.as_deref().map(|asked| show::viewer(names, asked)).transpose()
    }

    fn print(&self, summary: impl Serialize, table: impl FnOnce() -> String) -> anyhow::Result<ExitCode> {
        if self.json {
            say(serde_json::to_string(&summary)?)?;
        } else {
            say(table())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
