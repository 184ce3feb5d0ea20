//! `chamber verify`: were the draws of a recorded game what its seed gives?

use crate::record;
use crate::say::say;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Recomputes the draws of a recorded game from its seed.
#[derive(Args)]
pub struct Verify {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// Decrypto: the words that keywords were drawn from, one a line, in the table's order; if they have themes, each
    /// word with its theme after a tab.
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Checks it. Status 1 when a draw is not what it should be, 2 when the record is flawed.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let record = match record::load(&self.file)? {
            Ok(record) => record,
            Err(flaw) => {
                eprintln!("{}: {flaw}", self.file.display());
                return Ok(ExitCode::from(2));
            }
        };
        let verified = record.verify(self.words.as_deref())?;
        let fair = verified.is_ok();
        if self.json {
            let found = verified.unwrap_or_else(|mismatch| mismatch.to_string());
            say(serde_json::json!({ "fair": fair, "found": found }))?;
        } else {
            match verified {
                Ok(report) => say(report)?,
                Err(mismatch) => eprintln!("{}: {mismatch}", self.file.display()),
            }
        }
        Ok(if fair { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
