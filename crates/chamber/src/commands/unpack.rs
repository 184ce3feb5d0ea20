//! `chamber unpack`: the data that the program carries, as files.

use crate::carried;
use crate::say::say;
use anyhow::{Context, ensure};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Writes the data of the bots as files, with their licences: to read them, to pass them on, or to change them. A server
/// takes changed ones from the folder that CHAMBER_MINDS names.
#[derive(Args)]
pub struct Unpack {
    /// The folder to write to; it is made when it is not there.
    folder: PathBuf,
}

impl Unpack {
    /// Writes them.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let files = carried::files();
        ensure!(
            files.len() > 0,
            "this program was built without its data: they are in words/minds, where it was built"
        );
        let count = files.len();
        for (name, bytes) in files {
            let path = self.folder.join(name);
            let folder = path.parent().unwrap_or(&self.folder);
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
            std::fs::write(&path, bytes?).with_context(|| format!("cannot write {}", path.display()))?;
        }
        say(format!("{count} files are in {}; NOTICE.md says where they come from", self.folder.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}
