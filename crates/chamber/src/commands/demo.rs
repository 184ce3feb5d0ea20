//! `chamber demo`: a game in the terminal.

use clap::Args;
use std::process::ExitCode;

/// Plays a demonstration game in the terminal.
#[derive(Args)]
pub struct Demo {}

impl Demo {
    /// Plays it.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        println!("Black Chamber");
        Ok(ExitCode::SUCCESS)
    }
}
