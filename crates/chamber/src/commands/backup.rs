//! `chamber backup`: a copy of everything, while the server goes on.

use super::data::Data;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Writes a consistent copy of all tables to a new file, while the server goes on.
#[derive(Args)]
pub struct Backup {
    /// The file to write; it must not be there yet.
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    /// Copies.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        tokio::runtime::Runtime::new()?.block_on(async {
            let store = self.data.open_existing().await?;
            anyhow::Ok(store.backup(self.file).await?)
        })?;
        Ok(ExitCode::SUCCESS)
    }
}
