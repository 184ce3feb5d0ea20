//! Why an action was refused.

use game::{Moment, Seat};
use serde::{Deserialize, Serialize};

/// Why an action was refused. Depends on nothing that the asking player may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Rejection {
    /// The game is for three to six.
    #[error("3 to 6 can play, not {players}")]
    WrongNumberOfPlayers {
        /// How many were to play.
        players: u8,
    },
    /// The Mystery variant needs room on the track.
    #[error("the Mystery variant is for 4 or 5 players, not {players}")]
    MysteryNeedsFourOrFive {
        /// How many were to play.
        players: u8,
    },
    /// Nothing is dealt yet.
    #[error("the cards are not dealt yet")]
    NotDealt,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Only players can ask for this.
    #[error("only a player can do that")]
    PlayersOnly,
    /// Only the table can ask for this.
    #[error("only the table can do that")]
    TableOnly,
    /// Somebody else is to act.
    #[error("it is the turn of seat {awaited}")]
    NotYourTurn {
        /// Who is to act.
        awaited: Seat,
    },
    /// Cards are shown in the reveal phase only.
    #[error("the reveal phase is over")]
    NotRevealPhase,
    /// Guesses begin after the reveal phase.
    #[error("first every player reveals two cards")]
    StillRevealPhase,
    /// No card stands there.
    #[error("a hand has positions 1 to {highest}, not {position}")]
    NoSuchPosition {
        /// The position asked for.
        position: u8,
        /// The last position of a hand.
        highest: u8,
    },
    /// The card is public already.
    #[error("the card at position {position} is revealed already")]
    AlreadyRevealed {
        /// The position asked for.
        position: u8,
    },
    /// Advanced reveal forbids this card.
    #[error("advanced reveal forbids position {position}: {limit}")]
    RevealNotAllowed {
        /// The position asked for.
        position: u8,
        /// Which of its rules.
        limit: Limit,
    },
    /// No such seat plays.
    #[error("nobody plays in seat {seat}")]
    NoSuchPlayer {
        /// The seat asked for.
        seat: Seat,
    },
    /// Only opponents' cards can be guessed at.
    #[error("guess at an opponent's card, not at your own")]
    OwnCard,
    /// The number is not in this game.
    #[error("the numbers are 1 to {highest}, not {number}")]
    NoSuchNumber {
        /// The number named.
        number: u8,
        /// The highest number in use.
        highest: u8,
    },
    /// The asker knows that the guess is wrong: allowed, but to be confirmed.
    #[error("{number} cannot be right there ({reason}): confirm the bluff")]
    BluffUnconfirmed {
        /// The number named.
        number: u8,
        /// How the asker knows.
        reason: Bluff,
    },
    /// There is no second guess to decline.
    #[error("only a second guess can be declined")]
    NothingToDecline,
    /// No clock is running.
    #[error("no clock is running")]
    NoClock,
    /// The clock has not run out.
    #[error("the time is not up yet")]
    NotDue {
        /// When it will be.
        deadline: Moment,
    },
}

/// A rule of advanced reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Limit))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Neither the lowest nor the highest card of the hand.
    #[error("it is the lowest or the highest card")]
    Edge,
    /// Not one above or below the card shown first.
    #[error("it is one away from the card shown first")]
    Neighbour,
    /// No colour too often among all cards shown.
    #[error("its colour has been shown often enough")]
    Colour,
}

/// How a player knows that a number cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Bluff {
    /// The player holds that card.
    #[error("you hold it yourself")]
    Held,
    /// The card lies revealed on the track.
    #[error("it is revealed already")]
    Revealed,
    /// A wrong guess has excluded it there.
    #[error("a guess has excluded it")]
    Excluded,
}

impl game::Rejection for Rejection {
    fn code(&self) -> &'static str {
        match self {
            Rejection::WrongNumberOfPlayers { .. } => "wrong-number-of-players",
            Rejection::MysteryNeedsFourOrFive { .. } => "mystery-needs-four-or-five",
            Rejection::NotDealt => "not-dealt",
            Rejection::GameOver => "game-over",
            Rejection::PlayersOnly => "players-only",
            Rejection::TableOnly => "table-only",
            Rejection::NotYourTurn { .. } => "not-your-turn",
            Rejection::NotRevealPhase => "not-reveal-phase",
            Rejection::StillRevealPhase => "still-reveal-phase",
            Rejection::NoSuchPosition { .. } => "no-such-position",
            Rejection::AlreadyRevealed { .. } => "already-revealed",
            Rejection::RevealNotAllowed { .. } => "reveal-not-allowed",
            Rejection::NoSuchPlayer { .. } => "no-such-player",
            Rejection::OwnCard => "own-card",
            Rejection::NoSuchNumber { .. } => "no-such-number",
            Rejection::BluffUnconfirmed { .. } => "bluff-unconfirmed",
            Rejection::NothingToDecline => "nothing-to-decline",
            Rejection::NoClock => "no-clock",
            Rejection::NotDue { .. } => "not-due",
        }
    }
}
