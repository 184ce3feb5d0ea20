//! `chamber verify`: were the draws of a recorded game what its seed gives?

use crate::record::Record;
use crate::say::say;
use anyhow::Context;
use clap::Args;
use decrypto::WordPool;
use std::path::{Path, PathBuf};
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
}

impl Verify {
    /// Checks it. Status 1 when a draw is not what it should be, 2 when the record is flawed.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let record = match Record::load(&self.file)? {
            Ok(record) => record,
            Err(flaw) => {
                eprintln!("{}: {flaw}", self.file.display());
                return Ok(ExitCode::from(2));
            }
        };
        let found = match &record {
            Record::Decrypto(record) => {
                let words = self.words.as_deref().map(read_words).transpose()?;
                decrypto(record, words.as_ref())
            }
            Record::Kryptos(record) => kryptos(record),
        };
        match found {
            Ok(report) => {
                say(report)?;
                Ok(ExitCode::SUCCESS)
            }
            Err(mismatch) => {
                eprintln!("{}: {mismatch}", self.file.display());
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

/// What was found in order, or the first thing that was not.
type Found = Result<String, Box<dyn std::error::Error>>;

fn read_words(file: &Path) -> anyhow::Result<WordPool> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let words = || text.lines().map(str::trim).filter(|word| !word.is_empty());
    let themed: Option<Vec<(&str, &str)>> = words().map(|line| line.split_once('\t')).collect();
    Ok(match themed {
        Some(words) => WordPool::themed(words.into_iter().map(|(word, theme)| (theme.trim(), word.trim()))),
        None => words().map(str::to_owned).collect(),
    })
}

fn kryptos(record: &kryptos::notation::Record) -> Found {
    record.verify()?;
    let seed = match record.fairness().commitment {
        Some(_) => "The seed is the one committed to.",
        None => "The record has no commitment: the seed may have been chosen after the game.",
    };
    let setup = record.setup();
    let aside = match setup.highest() - setup.players * setup.hand_size() {
        0 => String::new(),
        cards => format!(" and the {cards} left-over cards"),
    };
    Ok(format!("{seed}\nThe first player, the {} hands{aside} are as it draws them.", setup.players))
}

fn decrypto(record: &decrypto::notation::Record, words: Option<&WordPool>) -> Found {
    let mut evidence =
        record.fairness.evidence().ok_or("there is no commitment and seed to check the draws with")?;
    evidence.words = words.or(evidence.words);
    let verified = decrypto::verify(record.state(), &evidence)?;
    let mut report =
        format!("The seed is the one committed to.\n{} codes are as it draws them.", verified.codes);
    report += match verified.keywords {
        true => "\nThe keywords are as it draws them.",
        false => "\nThe keywords were not checked: give the list they were drawn from with --words FILE.",
    };
    if verified.categories > 0 {
        report += &format!("\n{} categories are as it draws them.", verified.categories);
    }
    Ok(report)
}
