//! `chamber`: the one program. Commands and wiring only; each command has a module of its own.

mod bot_players;
mod commands;
mod games;
mod grid;
mod lan;
mod log;
mod model;
mod record;
mod say;
mod show;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Views are made of many small pieces: this allocator makes them much faster than the system's. It does without huge
/// pages (`no_thp`): they took half as much memory again and made nothing faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// An online table for games of codes: Decrypto and Kryptos. Unofficial.
#[derive(Parser)]
#[command(version, about)]
struct Chamber {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Starts the server: what happens without a command.
    Serve(commands::serve::Serve),
    /// Copies all tables to a file, while the server goes on.
    Backup(commands::backup::Backup),
    /// Copies all tables from one store to another.
    Move(commands::copy::Move),
    /// Brings a PostgreSQL database up to date.
    Migrate(commands::migrate::Migrate),
    /// Prints the record of a table's finished game.
    Export(commands::export::Export),
    /// Asks the referee about clues.
    Clue(games::decrypto::clue::Clue),
    /// Asks the bots of Decrypto about clues.
    Ask(games::decrypto::ask::Ask),
    /// Plays a demonstration game in the terminal.
    Demo(commands::demo::Demo),
    /// Lets bots play against each other and counts.
    Arena(commands::arena::Arena),
    /// Prints a recorded game.
    Replay(commands::replay::Replay),
    /// Recomputes the draws of a recorded game from its seed.
    Verify(commands::verify::Verify),
}

fn main() -> ExitCode {
    // Without a command the server starts, with the defaults and the environment of `serve`.
    let serve = || Chamber::parse_from(["chamber", "serve"]).command;
    let Some(command) = Chamber::parse().command.or_else(serve) else { return ExitCode::FAILURE };
    let done = match command {
        Command::Serve(serve) => serve.run(),
        Command::Backup(backup) => backup.run(),
        Command::Move(copy) => copy.run(),
        Command::Migrate(migrate) => migrate.run(),
        Command::Export(export) => export.run(),
        Command::Clue(clue) => clue.run(),
        Command::Ask(ask) => ask.run(),
        Command::Demo(demo) => demo.run(),
        Command::Arena(arena) => arena.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
    };
    done.unwrap_or_else(|error| {
        if error.is::<say::Enough>() {
            return ExitCode::SUCCESS;
        }
        eprintln!("chamber: {error:#}");
        ExitCode::FAILURE
    })
}
