//! The games that have commands, listed once: nothing else in this crate knows one game from another.

pub mod decrypto;
mod kryptos;

use clap::ArgMatches;
use game::notation::Flaw;
use game::{Nonce, Seed, Viewer};
use lexicon::mind::Minds;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tables::BotPlayers;

/// All games.
pub static GAMES: [&dyn GameCommands; 2] = [&kryptos::Commands, &decrypto::Commands];

/// The game with this name, however it is written.
pub fn named(name: &str) -> Option<&'static dyn GameCommands> {
    GAMES.into_iter().find(|game| game.name().eq_ignore_ascii_case(name))
}

/// What a game does at the command line.
pub trait GameCommands: Sync {
    /// Its name as an argument and in records.
    fn name(&self) -> &'static str;
    /// The arguments of `chamber arena <name>`.
    fn arena(&self) -> clap::Command;
    /// Lets bots play against each other and counts.
    fn run_arena(&self, arguments: &ArgMatches) -> anyhow::Result<ExitCode>;
    /// A whole game of simple players; the same number gives the same game.
    fn demo(&self, number: u64) -> anyhow::Result<Box<dyn Recorded>>;
    /// Reads a record.
    fn parse(&self, text: &str) -> Result<Box<dyn Recorded>, Flaw>;
    /// Adds the bots that can sit at its tables, the weakest first.
    fn with_bots(&self, bots: BotPlayers, minds: Option<&Arc<Minds>>, pause: Duration) -> BotPlayers;
}

/// A recorded game.
pub trait Recorded {
    /// The record itself.
    fn notation(&self) -> String;
    /// The players by seat.
    fn names(&self) -> Vec<String>;
    /// How it ended, as JSON; with what one viewer saw if wanted.
    fn summary(&self, viewer: Option<Viewer>) -> serde_json::Result<serde_json::Value>;
    /// The game for a terminal, whole or as one viewer saw it.
    fn table(&self, viewer: Option<Viewer>) -> String;
    /// What each player could have known and made of it, once the game is over.
    fn review(&self) -> anyhow::Result<Reviewed>;
    /// Recomputes its draws from the seed; `words` are those it was drawn from, where the record does not have them.
    fn verify(&self, words: Option<&Path>) -> anyhow::Result<Verified>;
}

/// A review for a terminal, and the whole of it as JSON.
pub struct Reviewed {
    /// Lines for a terminal.
    pub table: String,
    /// All figures.
    pub json: serde_json::Value,
}

/// What was found in order, or the first thing that was not.
pub type Verified = Result<String, Box<dyn std::error::Error>>;

/// The chance of a demonstration: fair to look at, and known beforehand to whoever knows the number.
fn chance(number: u64) -> (Seed, Vec<Nonce>) {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    (Seed::new(bytes), vec![Nonce("demonstration".into())])
}
