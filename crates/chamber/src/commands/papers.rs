//! `chamber completions` and `chamber man`: what shells and manuals know about the commands.

use crate::say::say;
use anyhow::Context;
use clap::{Args, Command};
use clap_complete::Shell;
use std::path::PathBuf;
use std::process::ExitCode;

/// Prints what a shell needs to complete commands and options.
#[derive(Args)]
pub struct Completions {
    /// Which shell.
    shell: Shell,
}

/// Writes the manual pages, one for each command.
#[derive(Args)]
pub struct Man {
    /// The folder to write to; it is made when it is not there.
    folder: PathBuf,
}

impl Completions {
    /// Prints it.
    pub fn run(self, mut program: Command) -> anyhow::Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "chamber", &mut script);
        say(String::from_utf8(script)?)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Man {
    /// Writes them.
    pub fn run(self, program: Command) -> anyhow::Result<ExitCode> {
        let folder = self.folder.display();
        std::fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {folder}"))?;
        clap_mangen::generate_to(program, &self.folder)
            .with_context(|| format!("cannot write to {folder}"))?;
        Ok(ExitCode::SUCCESS)
    }
}
