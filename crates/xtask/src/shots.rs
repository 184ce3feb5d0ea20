//! `cargo xtask shots`: pictures of every page and phase, to look at; `cargo xtask strips`: of what moves.

use crate::needs;
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use xshell::{Shell, cmd};

/// Where the pictures go.
#[derive(Args)]
pub struct Shots {
    /// The folder for the pictures.
    #[arg(default_value = "target/shots")]
    folder: PathBuf,
    /// The language of the pages: en, it, de or nb.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Shots {
    /// Plays both games and takes a picture at every stop.
    pub fn run(&self, sh: &Shell) -> Result<()> {
        needs::browser(sh)?;
        let Shots { folder, lang } = self;
        let shots = crate::example(sh, "shots")?;
        cmd!(sh, "{shots} {folder} {lang}").run()?;
        println!("pictures are in {}", folder.display());
        Ok(())
    }
}

/// Where the film strips go.
#[derive(Args)]
pub struct Strips {
    /// The folder for the pictures.
    #[arg(default_value = "target/strips")]
    folder: PathBuf,
}

impl Strips {
    /// Plays both games up to what moves, and takes eight frames of it.
    pub fn run(&self, sh: &Shell) -> Result<()> {
        needs::browser(sh)?;
        let folder = &self.folder;
        let strips = crate::example(sh, "strips")?;
        cmd!(sh, "{strips} {folder}").run()?;
        println!("film strips are in {}", folder.display());
        Ok(())
    }
}
