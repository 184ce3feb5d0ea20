//! `chamber erase`: a table is removed for good.

use super::data::{Data, log_in};
use super::database;
use crate::say::say;
use anyhow::{Context, bail};
use clap::Args;
use std::process::ExitCode;
use store::Sqlite;
use tables::TableId;

/// Removes a table for good: its games, names, notes and chat. The server of a folder has to be stopped first.
#[derive(Args)]
pub struct Erase {
    /// The table's code.
    table: TableId,
    #[command(flatten)]
    data: Data,
}

impl Erase {
    /// Removes it.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let Erase { table, data } = self;
        let file = log_in(&data.data);
        match &data.store {
            Some(url) => {
                tokio::runtime::Runtime::new()?.block_on(database::erase(url, &data.trust, table))?;
            }
            None if !file.exists() => bail!("there is no log in {}", data.data.display()),
            None => Sqlite::erase(file, table).with_context(|| format!("cannot erase table {table}"))?,
        }
        say(format!("table {table} is erased"))?;
        Ok(ExitCode::SUCCESS)
    }
}
