//! `chamber`: the one program. Commands and wiring only; each command has a module of its own.
//!
//! Architecture invariant: nothing is decided here. Rules, tables, pages and limits are in the other crates; this one
//! reads arguments, opens what they name and passes it on, and no other crate depends on it.

mod bot_players;
mod carried;
mod commands;
mod examples;
mod games;
mod grid;
mod lan;
mod log;
mod measured;
mod model;
mod record;
mod say;
mod show;
mod tls;

use clap::builder::Styles;
use clap::builder::styling::AnsiColor;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::process::ExitCode;

/// Views are made of many small pieces: this allocator makes them much faster than the system's. It does without huge
/// pages (`no_thp`): they took half as much memory again and made nothing faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// An online table for games of codes: Decrypto and Kryptos. Unofficial.
#[derive(Parser)]
#[command(version, about, styles = STYLES)]
struct Chamber {
    #[command(subcommand)]
    command: Option<Command>,
}

/// How the help looks on a terminal.
const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Cyan.on_default())
    .placeholder(AnsiColor::Green.on_default());

#[derive(Subcommand)]
enum Command {
    /// Starts the server: what happens without a command.
    Serve(commands::serve::Serve),
    /// Checks whether a server would work here.
    Doctor(commands::doctor::Doctor),
    /// Copies all tables to a file, while the server goes on.
    Backup(commands::backup::Backup),
    /// Copies all tables from one store to another.
    Move(commands::copy::Move),
    /// Brings a PostgreSQL database up to date.
    Migrate(commands::migrate::Migrate),
    /// Prints the record of a table's finished game.
    Export(commands::export::Export),
    /// Removes a table for good.
    Erase(commands::erase::Erase),
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
    Review(commands::review::Review),
    /// Recomputes the draws of a recorded game from its seed.
    Verify(commands::verify::Verify),
    /// Writes the data of the bots as files, with their licences.
    Unpack(commands::unpack::Unpack),
    /// Prints what a shell needs to complete commands.
    Completions(commands::papers::Completions),
    /// Writes the manual pages.
    Man(commands::papers::Man),
}

fn main() -> ExitCode {
    let parse = |matches| Chamber::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()).command;
    // Without a command the server starts, with the defaults and the environment of `serve`.
    let serve = || parse(program().get_matches_from(["chamber", "serve"]));
    let Some(command) = parse(program().get_matches()).or_else(serve) else { return ExitCode::FAILURE };
    let done = match command {
        Command::Serve(serve) => serve.run(),
        Command::Doctor(doctor) => doctor.run(),
        Command::Backup(backup) => backup.run(),
        Command::Move(copy) => copy.run(),
        Command::Migrate(migrate) => migrate.run(),
        Command::Export(export) => export.run(),
        Command::Erase(erase) => erase.run(),
        Command::Clue(clue) => clue.run(),
        Command::Ask(ask) => ask.run(),
        Command::Demo(demo) => demo.run(),
        Command::Arena(arena) => arena.run(),
        Command::Replay(replay) => replay.run(),
        Command::Review(review) => review.run(),
        Command::Verify(verify) => verify.run(),
        Command::Unpack(unpack) => unpack.run(),
        Command::Completions(completions) => completions.run(program()),
        Command::Man(man) => man.run(program()),
    };
    done.unwrap_or_else(|error| {
        if error.is::<say::Enough>() {
            return ExitCode::SUCCESS;
        }
        eprintln!("chamber: {error:#}");
        ExitCode::FAILURE
    })
}

/// All commands with their options, help and examples.
fn program() -> clap::Command {
    examples::added_to(Chamber::command())
}
