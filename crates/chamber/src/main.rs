//! `chamber`: the one program. Commands and wiring only; each command has a module of its own.

mod commands;

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
}

fn main() -> ExitCode {
    let command = Chamber::parse().command.unwrap_or(Command::Demo(commands::demo::Demo {}));
    let done = match command {
        Command::Demo(demo) => demo.run(),
    };
    done.unwrap_or_else(|error| {
        eprintln!("chamber: {error:#}");
        ExitCode::FAILURE
    })
}
