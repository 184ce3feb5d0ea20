//! `chamber export`: the record of a finished game.

use super::data::Data;
use crate::record;
use crate::say::say;
use clap::Args;
use std::process::ExitCode;
use std::sync::Arc;
use tables::{BotPlayers, SystemClock, TableId, Tables};

/// Prints the record of a table's finished game.
#[derive(Args)]
pub struct Export {
    /// The table's code.
    table: TableId,
    #[command(flatten)]
    data: Data,
    /// Print one JSON object, with the moves.
    #[arg(long)]
    json: bool,
}

impl Export {
    /// Prints it.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let record = tokio::runtime::Runtime::new()?.block_on(async {
            let store = self.data.open_existing().await?;
            let tables = Tables::new(store, Arc::new(SystemClock), BotPlayers::default());
            anyhow::Ok(tables.record(self.table).await?)
        })?;
        if self.json {
            let record = record::parse(&record.notation).map_err(|flaw| anyhow::anyhow!("{flaw}"))?;
            say(serde_json::to_string(&record.summary(None)?)?)?;
        } else {
            say(record.notation)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
