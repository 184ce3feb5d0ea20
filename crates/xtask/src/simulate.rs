//! `cargo xtask simulate`: many simulated houses, or one of them aloud.

use crate::example;
use anyhow::Result;
use clap::Args;
use xshell::{Shell, cmd};

/// Which houses are simulated.
#[derive(Args)]
pub struct Simulate {
    /// How many seeds, from `--from` on.
    #[arg(long, default_value_t = 300)]
    seeds: u64,
    /// The first of them.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// One seed alone, with its story.
    #[arg(long)]
    seed: Option<u64>,
}

impl Simulate {
    /// Fails if anything was found.
    pub fn run(self, sh: &Shell) -> Result<()> {
        let program = example(sh, "simulate")?;
        let (seeds, from) = (self.seeds.to_string(), self.from.to_string());
        let one = self.seed.map(|seed| format!("--seed={seed}"));
        cmd!(sh, "{program} --seeds {seeds} --from {from}").args(one).run()?;
        Ok(())
    }
}
