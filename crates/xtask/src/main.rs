//! The project's chores, one command each: `cargo xtask test`, ...
//!
//! Architecture invariant: nothing that is shipped depends on this crate, and continuous integration runs these commands and
//! no others: what is green here is green there.

mod bench;
mod data;
mod film;
mod fuzz;
mod lighthouse;
mod needs;
mod package;
mod server;
mod shots;
mod simulate;
mod test;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use xshell::{Cmd, Shell, cmd};

/// The chores of Black Chamber.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Xtask {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Runs every check: formatting, lints, tests. Installs what they need on a fresh Debian machine.
    Test,
    /// Measures the server under load, beside others.
    #[command(subcommand)]
    Bench(bench::Bench),
    /// Pesters the program with made-up input.
    #[command(subcommand)]
    Fuzz(fuzz::Fuzz),
    /// Remakes the data of the bots from pinned packages.
    Data(data::Data),
    /// Asks Lighthouse about the front page and a table of each game.
    Lighthouse(lighthouse::Lighthouse),
    /// Makes the film of a round for the README.
    Film,
    /// Makes the single file, the Debian package and the image, and tries them.
    #[command(subcommand)]
    Package(package::Package),
    /// Takes pictures of every page and phase.
    Shots(shots::Shots),
    /// Simulates whole houses over a store and a network that fail by chance.
    Simulate(simulate::Simulate),
    /// Takes film strips of what moves: an opened code of Decrypto, a right guess of Kryptos.
    Strips(shots::Strips),
}

fn main() -> anyhow::Result<()> {
    let sh = Shell::new()?;
    sh.change_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    match Xtask::parse().chore {
        Chore::Test => test::run(&sh),
        Chore::Bench(bench::Bench::Server(bench)) => bench.run(&sh),
        Chore::Fuzz(fuzz::Fuzz::Api(api)) => api.run(&sh),
        Chore::Data(data) => data.run(&sh),
        Chore::Lighthouse(lighthouse) => lighthouse.run(&sh),
        Chore::Film => film::run(&sh),
        Chore::Package(package) => package.run(&sh),
        Chore::Shots(shots) => shots.run(&sh),
        Chore::Simulate(simulate) => simulate.run(&sh),
        Chore::Strips(strips) => strips.run(&sh),
    }
}

/// Another cargo as if nobody had called us through one: ours has told us about this package, and some build scripts would
/// take that for a change and compile for minutes.
fn apart(cargo: Cmd<'_>) -> Cmd<'_> {
    let told = std::env::vars().map(|(name, _)| name);
    let about_us = |name: &String| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    told.filter(about_us).fold(cargo, Cmd::env_remove)
}

/// An example of the browser tests, built with everything else that they need, so that nothing is compiled twice.
fn example(sh: &Shell, name: &str) -> anyhow::Result<PathBuf> {
    apart(cmd!(sh, "cargo build --quiet --workspace --example {name}")).run()?;
    Ok(sh.current_dir().join("target/debug/examples").join(name))
}
