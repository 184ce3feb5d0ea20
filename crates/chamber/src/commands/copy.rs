//! `chamber move`: all tables from one store to another.

use super::data::{House, Trust, folder, log_in};
use super::database;
use crate::say::say;
use anyhow::{bail, ensure};
use clap::Args;
use std::path::Path;
use std::process::ExitCode;

/// Copies all tables from one store to another and compares the sums of both. Stop the servers first; what was copied
/// stays where it was, too.
#[derive(Args)]
pub struct Move {
    /// A data folder or postgres://…
    from: String,
    /// A data folder or postgres://…; a database must be up to date (chamber migrate).
    to: String,
    #[command(flatten)]
    trust: Trust,
}

impl Move {
    /// Copies.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        tokio::runtime::Runtime::new()?.block_on(self.copy())
    }

    async fn copy(self) -> anyhow::Result<ExitCode> {
        ensure!(self.from != self.to, "these are the same store");
        if !is_database(&self.from) && !log_in(Path::new(&self.from)).exists() {
            bail!("there is no log in {}", self.from);
        }
        let (from, secret) = self.open(&self.from, None).await?;
        let (to, other_secret) = self.open(&self.to, Some(&secret)).await?;
        // Players keep their seats by tokens that are signed with it.
        ensure!(secret == other_secret, "{} has another secret, of other players", self.to);
        let (tables, commits) = store::copy(&*from, &*to, |_| ()).await?;
        say(format!("{tables} tables are in both stores, {commits} commits were copied"))?;
        Ok(ExitCode::SUCCESS)
    }

    async fn open(&self, place: &str, secret: Option<&[u8]>) -> anyhow::Result<House> {
        if is_database(place) {
            return database::open(place, &self.trust, secret).await;
        }
        folder(Path::new(place), secret)
    }
}

fn is_database(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}
