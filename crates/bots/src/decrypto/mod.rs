//! The players of Decrypto: pure functions of what a seat may know.

pub mod baseline;
pub mod benchmark;
mod decoder;
mod eavesdroppers;
mod encryptor;
mod interceptor;
mod line;
mod listeners;
mod odds;
pub mod official;
mod program;
mod proposal;
pub mod rivals;
mod seat;
mod sheet;

pub use decoder::{Decoder, Weights};
pub use encryptor::{Encryption, Encryptor, legal};
pub use interceptor::Interceptor;
pub use line::{Line, Texts};
pub use odds::{Odds, Open};
pub use proposal::{Proposal, Reason};
pub use seat::Player;

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Says what comes to mind.
    Novice,
    /// Thinks before it speaks.
    #[default]
    Agent,
    /// Weighs many clues against many opponents.
    Master,
}

impl Strength {
    /// How many clues it weighs for each digit.
    fn pool(self) -> usize {
        match self {
            Strength::Novice => 12,
            Strength::Agent => 25,
            Strength::Master => 60,
        }
    }

    /// How far beyond the obvious words it looks: this many times as far.
    fn reach(self) -> usize {
        match self {
            Strength::Novice => 1,
            // Games between agents take as long as people's do: four to six rounds.
            Strength::Agent => 3,
            Strength::Master => 9,
        }
    }

    /// How many more starts it searches from after the first; a novice does not search.
    fn starts(self) -> usize {
        match self {
            Strength::Novice => 0,
            Strength::Agent => 1,
            Strength::Master => 2,
        }
    }
}

/// A strength that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such strength: {0} (novice, agent, master)")]
pub struct UnknownStrength(pub String);

impl FromStr for Strength {
    type Err = UnknownStrength;
    fn from_str(name: &str) -> Result<Self, UnknownStrength> {
        match name {
            "novice" => Ok(Strength::Novice),
            "agent" => Ok(Strength::Agent),
            "master" => Ok(Strength::Master),
            _ => Err(UnknownStrength(name.to_owned())),
        }
    }
}
