//! Decrypto at the command line.

mod arena;
pub mod ask;
mod bots;
pub mod clue;
mod demo;
mod review;
mod show;
mod verify;

use super::{GameCommands, Recorded, Reviewed, Verified, chance};
use arena::Arena;
use clap::{ArgMatches, Args, FromArgMatches};
use decrypto::notation::Record;
use game::Viewer;
use game::notation::Flaw;
use lexicon::mind::Minds;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tables::BotPlayers;

/// Decrypto.
pub struct Commands;

impl GameCommands for Commands {
    fn name(&self) -> &'static str {
        "decrypto"
    }

    fn arena(&self) -> clap::Command {
        Arena::augment_args(clap::Command::new(self.name()))
    }

    fn run_arena(&self, arguments: &ArgMatches) -> anyhow::Result<ExitCode> {
        Arena::from_arg_matches(arguments)?.run()
    }

    fn demo(&self, number: u64) -> anyhow::Result<Box<dyn Recorded>> {
        Ok(Box::new(demo::play(number)?))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Recorded>, Flaw> {
        Ok(Box::new(Record::parse(text)?))
    }

    fn with_bots(&self, bots: BotPlayers, minds: Option<&Arc<Minds>>, pause: Duration) -> BotPlayers {
        match minds {
            Some(minds) => bots::seat(bots, minds, pause),
            None => bots,
        }
    }
}

impl Recorded for Record {
    fn notation(&self) -> String {
        self.to_string()
    }

    fn names(&self) -> Vec<String> {
        show::names(self)
    }

    fn summary(&self, viewer: Option<Viewer>) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(show::summary(self, viewer))
    }

    fn table(&self, viewer: Option<Viewer>) -> String {
        show::table(self, viewer)
    }

    fn review(&self) -> anyhow::Result<Reviewed> {
        review::review(self)
    }

    fn verify(&self, words: Option<&Path>) -> anyhow::Result<Verified> {
        let words = words.map(verify::read_words).transpose()?;
        Ok(verify::verify(self, words.as_ref()))
    }
}
