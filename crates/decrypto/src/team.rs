use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two sides. In the three-player game the two play White and the Interceptor is alone on
/// Black's side, without keywords or codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Team))]
#[serde(rename_all = "snake_case")]
pub enum Team {
    /// White: its code is guessed first in every round.
    White,
    /// Black.
    Black,
}

impl Team {
    /// White, then Black: the order in which codes are guessed.
    pub const BOTH: [Team; 2] = [Team::White, Team::Black];

    /// The opponents.
    pub fn other(self) -> Team {
        match self {
            Team::White => Team::Black,
            Team::Black => Team::White,
        }
    }

    /// `white` or `black`: as in JSON and in the labels of draws.
    pub fn name(self) -> &'static str {
        match self {
            Team::White => "white",
            Team::Black => "black",
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One thing of each team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PerTeam<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> PerTeam<T> {
    /// Asks for each team's.
    pub fn from_fn(mut of: impl FnMut(Team) -> T) -> Self {
        PerTeam { white: of(Team::White), black: of(Team::Black) }
    }
}

impl<T> Index<Team> for PerTeam<T> {
    type Output = T;
    fn index(&self, team: Team) -> &T {
        match team {
            Team::White => &self.white,
            Team::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Team> for PerTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::White => &mut self.white,
            Team::Black => &mut self.black,
        }
    }
}
