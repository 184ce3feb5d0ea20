//! `chamber`: the one program. Commands and wiring only; each command has a module of its own.

mod commands;
mod grid;
mod record;
mod show;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// An online table for games of codes: Decrypto and Kryptos. Unofficial.
#[derive(Parser)]
#[command(version, about)]
struct Chamber {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Plays a demonstration game in the terminal.
    Demo(commands::demo::Demo),
    /// Prints a recorded game.
    Replay(commands::replay::Replay),
    /// Recomputes the draws of a recorded game from its seed.
    Verify(commands::verify::Verify),
}

fn main() -> ExitCode {
    let command = Chamber::parse().command.unwrap_or(Command::Demo(commands::demo::Demo::default()));
    let done = match command {
        Command::Demo(demo) => demo.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
    };
    done.unwrap_or_else(|error| {
        eprintln!("chamber: {error:#}");
        ExitCode::FAILURE
    })
}
