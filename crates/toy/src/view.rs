//! What one viewer may know.

use crate::made::counted;
use crate::{Outcome, State};
use game::{Moment, Seat};
use serde::{Deserialize, Serialize};

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = toy::OpenView))]
pub struct OpenView {
    /// Every round so far, the current one included.
    pub rounds: Vec<RoundView>,
    /// The points of each seat.
    #[serde(serialize_with = "counted")]
    pub points: Vec<u8>,
    /// When bids are due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Moment>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// One prize and what was bid for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = toy::RoundView))]
pub struct RoundView {
    /// Its points.
    pub prize: u8,
    /// Who has bid.
    pub done: Vec<Seat>,
    /// The cards by seat, once all have bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bids: Option<Vec<u8>>,
}

/// What a player knows beyond that.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = toy::You))]
pub struct You {
    /// Your seat.
    #[serde(serialize_with = "counted")]
    pub seat: Seat,
    /// The cards that you have left.
    pub hand: Vec<u8>,
    /// The one that you think of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<u8>,
    /// Whether you may bid one now.
    pub can_bid: bool,
}

impl OpenView {
    /// The seats that have not bid yet.
    pub fn awaited(&self) -> Vec<Seat> {
        let Some(round) = self.rounds.last().filter(|_| self.outcome.is_none()) else { return Vec::new() };
        (0..).map(Seat).take(self.points.len()).filter(|seat| !round.done.contains(seat)).collect()
    }

    pub(crate) fn of(state: &State) -> Self {
        let rounds = state.rounds.iter().map(|round| RoundView {
            prize: round.prize,
            done: state.seats().filter(|seat| round.bids[seat.index()].is_some()).collect(),
            bids: round.is_complete().then(|| round.bids.iter().flatten().map(|bid| *bid.reveal()).collect()),
        });
        OpenView {
            rounds: rounds.collect(),
            points: state.seats().map(|seat| state.points(seat)).collect(),
            deadline: state.deadline(),
            outcome: state.outcome(),
        }
    }
}

impl You {
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        You {
            seat,
            hand: state.hand(seat),
            draft: state.draft(seat),
            can_bid: state.missing().any(|missing| missing == seat),
        }
    }
}
