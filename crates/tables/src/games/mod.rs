//! The games behind one set of enums. What the table needs of a game stands in [`Rules`]; each game answers
//! in its own module, and nothing else in this crate knows one game from another.

mod decrypto;
mod kryptos;
mod layers;
mod play;
mod referee;

pub use self::kryptos::KryptosOptions;
pub use self::referee::TableReferee;
pub(crate) use layers::GameLayers;
pub(crate) use play::{Play, Setting};

use crate::log::Holder;
use crate::table::Table;
use crate::{Pace, Reason, Refusal, Settings};
use ::decrypto::Decrypto;
use ::kryptos::Kryptos;
use game::notation::Fairness;
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Decrypto.
    Decrypto,
    /// Kryptos.
    Kryptos,
}

/// A game and its options. As JSON: `{"kryptos":{"mystery":true}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameOptions {
    /// Decrypto.
    Decrypto(::decrypto::Options),
    /// Kryptos.
    Kryptos(KryptosOptions),
}

/// A move in one of the games. As JSON: `{"kryptos":{"kind":"decline"}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameAction {
    /// Decrypto.
    Decrypto(::decrypto::Action),
    /// Kryptos.
    Kryptos(::kryptos::Action),
}

/// What one viewer may know of a game. As JSON: `{"kryptos":{…}}`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameView {
    /// Decrypto.
    Decrypto(Arc<::decrypto::View>),
    /// Kryptos.
    Kryptos(Arc<::kryptos::View>),
}

/// What happened in a game, secrets included: for the log alone.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GameEvents {
    Decrypto(Vec<::decrypto::Event>),
    Kryptos(Vec<::kryptos::Event>),
}

impl GameEvents {
    /// Whether nothing happened.
    pub fn is_empty(&self) -> bool {
        match self {
            GameEvents::Decrypto(events) => events.is_empty(),
            GameEvents::Kryptos(events) => events.is_empty(),
        }
    }
}

/// What was settled before a deal, the pool of words included: for the log, and for the record.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GameSetup {
    Decrypto(::decrypto::Setup),
    Kryptos(::kryptos::Setup),
}

/// How many can play, and at which sides.
pub(crate) struct Seating {
    /// The fewest who can play.
    pub fewest: u8,
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

/// What a table needs of a game beyond [`Game`].
pub(crate) trait Rules: Game<Referee: 'static> {
    /// How many can play.
    const SEATING: Seating;
    /// Checks options before anybody sits down.
    fn check(options: &GameOptions) -> Result<(), Reason>;
    /// What the deal needs to know: who sits in which chair, and the words that were not played yet.
    fn setup(settings: &Settings, seated: &Seated<'_>, used: &[String]) -> Result<Self::Setup, Refusal>;
    /// The words that a finished game has used up.
    fn spent(state: &Self::State) -> Vec<String>;
    /// Which turn it is: another number for every new thing that somebody is awaited for.
    fn turn(state: &Self::State) -> u64;
    /// The move that tells the game whether somebody is in a seat, if it wants to know.
    fn attend(seat: Seat, present: bool) -> Option<Self::Action>;
    /// The move of the table when everyone who is awaited has left.
    fn pass_over() -> Self::Action;
    /// Over whose head this is done when somebody asks for it in the table's name; none if nobody may.
    fn over(state: &Self::State, action: &Self::Action) -> Option<Over>;
    /// Whether this agrees to what a team has settled upon.
    fn is_agreement(action: &Self::Action) -> bool;
    /// Whether a seat must not talk to the table now.
    fn is_silent(state: &Self::State, seat: Seat) -> bool;
    /// Outside judgement.
    fn referee() -> &'static Self::Referee;
    /// The finished game in its notation; without the list of words if they are the host's own.
    fn record(state: &Self::State, names: &[String], fairness: Fairness, own_words: bool) -> Option<String>;

    /// Takes an action of this game out of the enum.
    fn action(action: &GameAction) -> Option<&Self::Action>;
    /// Takes events of this game out of the enum.
    fn events(events: &GameEvents) -> Option<&[Self::Event]>;
    /// Puts events into the enum.
    fn wrap_events(events: Vec<Self::Event>) -> GameEvents;
    /// Puts a rejection into the enum.
    fn wrap_rejection(rejection: Self::Rejection) -> Refusal;
}

impl GameKind {
    pub(crate) fn seating(self) -> Seating {
        match self {
            GameKind::Decrypto => Decrypto::SEATING,
            GameKind::Kryptos => Kryptos::SEATING,
        }
    }
}

impl GameOptions {
    /// Which game they are for.
    pub fn kind(&self) -> GameKind {
        match self {
            GameOptions::Decrypto(_) => GameKind::Decrypto,
            GameOptions::Kryptos(_) => GameKind::Kryptos,
        }
    }

    pub(crate) fn check(&self) -> Result<(), Reason> {
        match self {
            GameOptions::Decrypto(_) => Decrypto::check(self),
            GameOptions::Kryptos(_) => Kryptos::check(self),
        }
    }
}

impl Settings {
    /// What the deal needs to know.
    pub(crate) fn setup(&self, chairs: &Seated<'_>, used: &[String]) -> Result<GameSetup, Refusal> {
        Ok(match self.game.kind() {
            GameKind::Decrypto => GameSetup::Decrypto(Decrypto::setup(self, chairs, used)?),
            GameKind::Kryptos => GameSetup::Kryptos(Kryptos::setup(self, chairs, used)?),
        })
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

impl GameSetup {
    /// Without the words of a list that the host brought.
    pub fn without_words(&self) -> GameSetup {
        match self {
            GameSetup::Decrypto(setup) => GameSetup::Decrypto(decrypto::without_words(setup)),
            GameSetup::Kryptos(_) => self.clone(),
        }
    }

    /// As the log keeps it, which need not repeat what follows from the game before.
    pub fn abridged(&self, before: Option<&GameSetup>) -> GameSetup {
        match (self, before) {
            (GameSetup::Decrypto(setup), Some(GameSetup::Decrypto(before))) => {
                GameSetup::Decrypto(decrypto::abridged(setup, before))
            }
            _ => self.clone(),
        }
    }

    /// The whole of a setup as the log keeps it.
    pub fn completed(&self, before: Option<&GameSetup>, settings: &Settings, used: &[String]) -> GameSetup {
        match (self, before) {
            (GameSetup::Decrypto(setup), Some(GameSetup::Decrypto(before))) if setup.words.is_empty() => {
                GameSetup::Decrypto(decrypto::completed(setup, before, used))
            }
            (GameSetup::Decrypto(setup), _) => GameSetup::Decrypto(decrypto::shared(setup, settings)),
            (GameSetup::Kryptos(_), _) => self.clone(),
        }
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
