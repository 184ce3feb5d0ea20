//! `chamber arena`: how strong the bots are, measured in whole games. Each game brings its own arguments.

use crate::games::{GAMES, GameCommands, named};
use clap::error::{Error, ErrorKind};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use std::process::ExitCode;

/// Lets bots play against each other and counts.
pub struct Arena {
    game: &'static dyn GameCommands,
    arguments: ArgMatches,
}

impl Arena {
    /// Plays and reports.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        self.game.run_arena(&self.arguments)
    }
}

impl Args for Arena {
    fn augment_args(command: Command) -> Command {
        let games = GAMES.map(|game| game.arena());
        command.subcommands(games).subcommand_required(true).arg_required_else_help(true)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Arena::augment_args(command)
    }
}

impl FromArgMatches for Arena {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let chosen = matches.subcommand().and_then(|(name, arguments)| Some((named(name)?, arguments)));
        let (game, arguments) = chosen.ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        Ok(Arena { game, arguments: arguments.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Arena::from_arg_matches(matches)?;
        Ok(())
    }
}
