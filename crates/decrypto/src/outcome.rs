use crate::Team;
use serde::{Deserialize, Serialize};

/// How a finished game ended. As JSON: `{"kind":"win","winner":"white"}` or `{"kind":"shared"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Outcome))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Outcome {
    /// One side won.
    Win {
        /// Which.
        winner: Winner,
    },
    /// Not even the keyword guess told the teams apart.
    Shared,
}

/// A side that can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Winner))]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// White: in the three-player game the team of two.
    White,
    /// Black.
    Black,
    /// The Interceptor of the three-player game.
    Interceptor,
}

/// What decided a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::DecidedBy))]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Two tokens of a kind (or two tokens of the Interceptor).
    Tokens,
    /// Three players: the Interceptor did not get there in five rounds.
    Rounds,
    /// The tie-break by points: Interceptions less Miscommunications.
    Points,
    /// The tie-break by naming the opponents' keywords.
    Keywords,
}

/// The tokens of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Tokens))]
#[serde(default)]
pub struct Tokens {
    /// For the opponents' codes that it guessed.
    #[serde(skip_serializing_if = "is_zero")]
    pub interceptions: u8,
    /// For own codes that it failed to guess.
    #[serde(skip_serializing_if = "is_zero")]
    pub miscommunications: u8,
    /// Three players: the Interceptor's for codes that the team failed to guess. They count like interceptions.
    #[serde(skip_serializing_if = "is_zero")]
    pub misreads: u8,
    /// Laser Drive: for rounds in which all three clues fitted the category; spent on tries.
    #[serde(skip_serializing_if = "is_zero")]
    pub lasers: u8,
}

impl Tokens {
    /// Three players: all that the Interceptor has.
    pub fn of_interceptor(self) -> u8 {
        self.interceptions + self.misreads
    }

    /// Interceptions less Miscommunications.
    pub fn points(self) -> i8 {
        self.interceptions as i8 - self.miscommunications as i8
    }
}

impl Winner {
    /// The team's name for a winner of the two-team game.
    pub fn team(team: Team) -> Winner {
        match team {
            Team::White => Winner::White,
            Team::Black => Winner::Black,
        }
    }
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}
