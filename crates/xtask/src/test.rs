//! `cargo xtask test`: everything that must hold before a change is taken.

use crate::{apart, needs};
use anyhow::Result;
use xshell::{Shell, cmd};

/// Runs every check, the cheap ones first.
pub fn run(sh: &Shell) -> Result<()> {
    cmd!(sh, "cargo fmt --all --check").run()?;
    needs::browser(sh)?;
    needs::page_tools(sh)?;
    needs::database(sh)?;
    needs::proxies(sh)?;
    apart(cmd!(sh, "cargo clippy --workspace --all-targets --quiet -- -D warnings")).run()?;
    // Laws are tried on the same cases every time; a plain `cargo test` looks for new ones.
    let _repeatable = sh.push_env("PROPTEST_RNG_SEED", "20261117");
    // What went wrong is said in words; the way up from there through the runtime would only bury it.
    let _quiet = sh.push_env("RUST_LIB_BACKTRACE", "0");
    apart(cmd!(sh, "cargo test --workspace --no-fail-fast")).run()?;
    Ok(())
}
