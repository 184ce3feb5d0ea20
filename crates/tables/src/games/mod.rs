//! The games at the table. What a table needs of a game stands in [`TableGame`]; each game answers in its own module, and
//! nothing else in this crate knows one game from another.

mod decrypto;
mod kinds;
mod kryptos;
mod layers;
mod play;
mod recorded;
mod registry;
#[cfg(feature = "toy")]
mod toy;

pub use self::kryptos::{Help as KryptosHelp, Options as KryptosOptions};
pub use kinds::{GameAction, GameKind, GameOptions, GameView, NoSuchGame};
pub(crate) use kinds::{GameEvents, GameSetup, Registered, open};
pub(crate) use layers::GameLayers;
pub(crate) use play::{Deal, Dealt, Play, apply};
pub(crate) use recorded::{ReadGame, ReadRecord, read_record};

use crate::log::Holder;
use crate::table::Table;
use crate::{Pace, Reason, Refusal, Settings};
use ::decrypto::Referee;
use game::notation::{Fairness, Flaw, Place};
use game::{Game, Moment, Seat};
use serde::Serialize;

/// How many can play, and at which sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seating {
    /// The fewest who can play.
    pub fewest: u8,
    /// How many it is best played by: so many sit once bots have filled the table.
    pub usual: u8,
    /// The most: so many chairs stand at the table.
    pub most: u8,
    /// How many sides there are; chairs belong to them in turn. 1: everyone plays alone.
    pub sides: u8,
}

impl Seating {
    /// The side of a chair.
    pub fn side(&self, chair: u8) -> Option<u8> {
        (self.sides > 1).then_some(chair % self.sides)
    }
}

/// What the rules of a game are told and cannot know: the hour, and who judges.
#[derive(Clone, Copy)]
pub(crate) struct Outside<'a> {
    pub now: Moment,
    pub referee: &'a (dyn Referee + 'static),
}

/// Who is there when the cards are dealt.
pub(crate) struct Seated<'a> {
    pub chairs: &'a [u8],
    /// Whether a bot is among them.
    pub bots: bool,
}

/// Over whose head something is done in the table's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Over {
    /// Whose; none when nobody is there to be asked.
    pub seat: Option<Seat>,
    /// Whether only the host may ask for it.
    pub host_only: bool,
}

/// What a table needs of a game beyond [`Game`]. A game has a word in what it need not answer, too.
pub(crate) trait TableGame:
    Game<
        State: Send + Sync + 'static,
        Open: Send + Sync + 'static,
        Side: Send + Sync + 'static,
        Own: Send + Sync + 'static,
        Referee: 'static,
    > + 'static
{
    /// How many can play.
    const SEATING: Seating;
    /// What the host chooses.
    type Options;

    /// Checks options before anybody sits down.
    fn check(options: &Self::Options) -> Result<(), Reason>;
    /// What the deal needs to know: who sits in which chair, and the words that were not played yet.
    fn setup(
        options: &Self::Options,
        settings: &Settings,
        seated: &Seated<'_>,
        used: &[String],
    ) -> Result<Self::Setup, Refusal>;
    /// Which turn it is: another number for every new thing that somebody is awaited for.
    fn turn(state: &Self::State) -> u64;
    /// How much there is to think about now, in percent of what is usual.
    fn effort(_state: &Self::State) -> u32 {
        100
    }
    /// How much was revealed so far that people want to look at before the game goes on: another number with every reveal.
    fn revealed(_state: &Self::State) -> u64 {
        0
    }
    /// Who has won the finished game; nobody where wins are not counted.
    fn winners(_state: &Self::State) -> Vec<Seat> {
        Vec::new()
    }
    /// Seats that the game waits for, as far as everybody knows.
    fn openly_awaited(open: &Self::Open) -> Vec<Seat>;
    /// The move of the table when everyone who is awaited has left.
    fn pass_over() -> Self::Action;
    /// Who judges.
    fn referee<'a>(outside: &Outside<'a>) -> &'a Self::Referee;
    /// The finished game in its notation; without the list of words if they are the host's own.
    fn record(state: &Self::State, names: &[String], fairness: Fairness, own_words: bool) -> Option<String>;

    /// Reads a record of this game, where people may bring one.
    fn read(_record: &str) -> Result<ReadGame<Self>, Flaw> {
        Err(Flaw::at(Place { line: 1, column: 1 }, "records of this game cannot be brought"))
    }

    /// The words that a finished game has used up.
    fn spent(_: &Self::State) -> Vec<String> {
        Vec::new()
    }
    /// The move that tells the game whether somebody is in a seat, if it wants to know.
    fn attend(_: Seat, _present: bool) -> Option<Self::Action> {
        None
    }
    /// Over whose head this is done when somebody asks for it in the table's name; none if nobody may.
    fn over(_: &Self::State, _: &Self::Action) -> Option<Over> {
        None
    }
    /// Whether this agrees to what a team has settled upon.
    fn is_agreement(_: &Self::Action) -> bool {
        false
    }
    /// Whether a seat must not talk to the table now.
    fn is_silent(_: &Self::State, _: Seat) -> bool {
        false
    }
    /// The setup without its words, if it has any: those of a host's own list are not told.
    fn without_words(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }
    /// The setup as the log keeps it, which need not repeat what follows from that of the game before.
    fn abridged(setup: &Self::Setup, _before: Option<&Self::Setup>) -> Self::Setup {
        setup.clone()
    }
    /// The whole of such a setup.
    fn completed(
        setup: &Self::Setup,
        _before: Option<&Self::Setup>,
        _: &Settings,
        _used: &[String],
    ) -> Self::Setup {
        setup.clone()
    }
}

impl Table {
    /// Who plays if the cards are dealt now, and what is settled then; or why nobody can play.
    pub fn next_setup(&self) -> Result<(Vec<u8>, GameSetup), Refusal> {
        let chairs: Vec<u8> = self.sitters().map(|(chair, _)| chair).collect();
        let (players, Seating { fewest, most, .. }) = (chairs.len() as u8, self.seating());
        if !(fewest..=most).contains(&players) {
            return Err(Reason::WrongNumber { players, fewest, most }.into());
        }
        let bots = self.sitters().any(|(_, sitter)| matches!(sitter.holder, Holder::Bot(_)));
        let setup = self.settings.setup(&Seated { chairs: &chairs, bots }, &self.used)?;
        Ok((chairs, setup))
    }
}

/// A clock in seconds: none, or within sensible bounds.
fn check_seconds(setting: &str, seconds: Option<u32>) -> Result<(), Reason> {
    match seconds {
        None | Some(5..=3600) => Ok(()),
        Some(_) => Err(Reason::BadSettings { setting: setting.to_owned() }),
    }
}

/// A clock of the options, or that of the slow pace.
fn paced(pace: Pace, seconds: Option<u32>) -> Option<u32> {
    pace.step_seconds().or(seconds)
}
