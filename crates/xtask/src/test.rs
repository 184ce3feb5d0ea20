//! `cargo xtask test`: everything that must hold before a change is taken.

use crate::needs;
use anyhow::Result;
use xshell::{Shell, cmd};

/// Runs every check, the cheap ones first.
pub fn run(sh: &Shell) -> Result<()> {
    cmd!(sh, "cargo fmt --all --check").run()?;
    needs::browser(sh)?;
    needs::page_tools(sh)?;
    cmd!(sh, "cargo clippy --workspace --all-targets --quiet -- -D warnings").run()?;
    cmd!(sh, "cargo test --workspace --exclude e2e --no-fail-fast").run()?;
    // Each of these opens several browsers: one after the other, or a small machine runs out of breath.
    cmd!(sh, "cargo test --package e2e --no-fail-fast -- --test-threads=1").run()?;
    Ok(())
}
