//! `chamber review`: what the players of a finished game could have known, and what they made of it.

use crate::record;
use crate::say::say;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Reviews a finished game: how good every guess and every clue was.
#[derive(Args)]
pub struct Review {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// Print one JSON object with all figures.
    #[arg(long)]
    json: bool,
}

impl Review {
    /// Prints it. Status 2 when the record is flawed.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let record = match record::load(&self.file)? {
            Ok(record) => record,
            Err(flaw) => {
                eprintln!("{}: {flaw}", self.file.display());
                return Ok(ExitCode::from(2));
            }
        };
        let review = record.review()?;
        if self.json {
            say(review.json)?
        } else {
            say(review.table)?
        }
        Ok(ExitCode::SUCCESS)
    }
}
