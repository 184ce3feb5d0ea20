//! `chamber migrate`: brings a database up to date.

use super::data::Trust;
use super::database;
use crate::say::say;
use clap::Args;
use std::process::ExitCode;

/// Brings a PostgreSQL database up to date. Servers of the version before may go on meanwhile.
#[derive(Args)]
pub struct Migrate {
    /// The database: postgres://user:password@host1,host2/name
    #[arg(long, env = "CHAMBER_STORE", hide_env_values = true)]
    store: String,
    #[command(flatten)]
    trust: Trust,
}

impl Migrate {
    /// Migrates.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let done = tokio::runtime::Runtime::new()?.block_on(database::migrate(&self.store, &self.trust))?;
        match &done[..] {
            [] => say("the database is up to date")?,
            done => done.iter().try_for_each(|migration| say(format!("done: {migration}")))?,
        }
        Ok(ExitCode::SUCCESS)
    }
}
