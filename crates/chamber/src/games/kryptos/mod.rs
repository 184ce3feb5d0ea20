//! Kryptos at the command line.

mod arena;
mod bots;
mod demo;
mod review;
mod show;
mod verify;

use super::{GameCommands, Recorded, Reviewed, Verified, chance};
use arena::Arena;
use clap::{ArgMatches, Args, FromArgMatches};
use game::Viewer;
use game::notation::Flaw;
use kryptos::notation::Record;
use lexicon::mind::Minds;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tables::BotPlayers;

/// Kryptos.
pub struct Commands;

impl GameCommands for Commands {
    fn name(&self) -> &'static str {
        "kryptos"
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

    fn with_bots(&self, bots: BotPlayers, _: Option<&Arc<Minds>>, pause: Duration) -> BotPlayers {
        bots::seat(bots, pause)
    }
}

impl Recorded for Record {
    fn notation(&self) -> String {
        self.to_string()
    }

    fn names(&self) -> Vec<String> {
        Record::names(self).to_vec()
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

    fn verify(&self, _: Option<&Path>) -> anyhow::Result<Verified> {
        Ok(verify::verify(self))
    }
}
