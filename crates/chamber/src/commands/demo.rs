//! `chamber demo`: both games in the terminal, played by simple players.

mod decrypto;
mod kryptos;

use crate::say::say;
use crate::show;
use clap::{Args, ValueEnum};
use game::{Nonce, Seed};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Plays a demonstration game in the terminal.
#[derive(Args)]
pub struct Demo {
    /// Which game; both when left out.
    game: Option<Which>,
    /// The same number gives the same game; chosen by the clock when left out.
    #[arg(long)]
    seed: Option<u64>,
    /// Print the record instead of the tables.
    #[arg(long)]
    record: bool,
}

/// A game to show.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Which {
    /// Four players in two teams.
    Decrypto,
    /// Four players, each alone.
    Kryptos,
}

impl Demo {
    /// Plays it.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let number = self.seed.unwrap_or_else(clock);
        let wanted = |game| self.game.is_none_or(|which| which == game);
        if !self.record {
            say(format_args!(
                "{0}Black Chamber{0:#}: a demonstration. Simple players, no people; seed {number}.\n\n",
                show::BOLD
            ))?;
        }
        if wanted(Which::Kryptos) {
            let record = kryptos::play(number)?;
            self.print(&record, || show::kryptos::table(&record, None))?;
        }
        if wanted(Which::Decrypto) {
            let record = decrypto::play(number)?;
            self.print(&record, || show::decrypto::table(&record, None))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn print(&self, record: &impl ToString, table: impl FnOnce() -> String) -> anyhow::Result<()> {
        let text = if self.record { record.to_string() } else { table() };
        say(text + "\n")
    }
}

/// The chance of a demonstration: fair to look at, and known beforehand to whoever knows the number.
fn chance(number: u64) -> (Seed, Vec<Nonce>) {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    (Seed::new(bytes), vec![Nonce("demonstration".into())])
}
