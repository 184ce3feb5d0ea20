//! `chamber backup`: a copy of everything, while the server goes on.

use super::data::Data;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use store::Store;

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
        let store = self.data.open_existing()?;
        tokio::runtime::Runtime::new()?.block_on(store.backup(self.file))?;
        Ok(ExitCode::SUCCESS)
    }
}
