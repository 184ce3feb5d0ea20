//! The players of Decrypto: pure functions of what a seat may know.

pub mod baseline;
pub mod benchmark;
mod decoder;
mod encryptor;
mod evidence;
mod imagined;
mod interceptor;
mod line;
mod odds;
pub mod official;
pub mod people;
mod program;
mod proposal;
pub mod review;
pub mod rivals;
mod seat;
mod sheet;

pub use decoder::{Decoder, Weights};
pub use encryptor::{Caution, Encryption, Encryptor, Round, legal};
pub use evidence::{SOURCES, Sources, WEIGHTS};
pub use interceptor::{Interceptor, Scope};
pub use line::{Line, Texts};
pub use odds::{Odds, Open};
pub use proposal::{Proposal, Reason};
pub use seat::Player;

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// How well a bot plays: how far it looks into what people associate with words, and how well it remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Plain clues, misreads the subtle, seldom intercepts.
    Beginner,
    /// Plays as people do who have played before.
    #[default]
    Player,
    /// Knows many associations, and hides its own keywords.
    Agent,
    /// Knows all of them, and the whole list of keywords.
    Master,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 4] = [Strength::Beginner, Strength::Player, Strength::Agent, Strength::Master];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Beginner => "beginner",
            Strength::Player => "player",
            Strength::Agent => "agent",
            Strength::Master => "master",
        }
    }

    /// How many associations of an own keyword come to its mind when it reads a clue.
    fn reach(self) -> usize {
        match self {
            Strength::Beginner => 25,
            _ => usize::MAX,
        }
    }
}

/// A strength that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such strength: {0} (beginner, player, agent, master)")]
pub struct UnknownStrength(pub String);

impl FromStr for Strength {
    type Err = UnknownStrength;
    fn from_str(name: &str) -> Result<Self, UnknownStrength> {
        let named = Strength::ALL.into_iter().find(|strength| strength.name() == name);
        named.ok_or_else(|| UnknownStrength(name.to_owned()))
    }
}
