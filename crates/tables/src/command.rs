//! What a visitor may ask of a table.

use crate::{GameAction, MoveToken, PlayerId, Settings, Strength};
use serde::{Deserialize, Serialize};

/// What a visitor may ask of a table. As JSON: `{"do":"say","to":"table","text":"hello"}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Sits down: in an empty chair, in a bot's, or in one that its player has left. Coming back is the same. In a running
    /// game whoever has not sat there only asks for the seat: see [`Command::Admit`].
    Sit {
        /// The name to be called by.
        name: String,
        /// Which chair; none lets the table choose one that keeps the sides even.
        #[serde(default)]
        chair: Option<u8>,
        /// The player's part in the chance of the deal; the table makes one up if there is none.
        #[serde(default)]
        nonce: Option<String>,
    },
    /// In the waiting room: takes a free chair, or changes places with a bot. The host may move anybody, and
    /// then two people change places too.
    Move {
        /// Who.
        player: PlayerId,
        /// Where to.
        chair: u8,
    },
    /// Host, in the waiting room: makes the sides as even as they can be.
    Even,
    /// Host: draws by lot who sits where, and so the teams. At the end of a game it leads to the waiting room.
    Shuffle,
    /// Changes one's name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Host, in the waiting room: other settings, of the same game or another.
    Configure {
        /// All of them.
        settings: Box<Settings>,
    },
    /// Host: deals.
    Start,
    /// Plays.
    Play {
        /// The move.
        action: GameAction,
        /// Which turn it is meant for: the `turn` of the view that it answers. If that turn is over it is refused,
        /// with the code `turn-is-over`; without it, it counts for whatever is on the table when it arrives.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u64>,
    },
    /// Acts for the table over the head of somebody who is absent: anybody who sits may replace an Encryptor, the
    /// host may pass over a player of Kryptos.
    Order {
        /// The move.
        action: GameAction,
    },
    /// Talks.
    Say {
        /// Who hears it.
        to: Audience,
        /// The words.
        text: String,
    },
    /// Reminds those whom the game waits for. The table takes one reminder a minute.
    Nudge,
    /// Says that one has seen what was revealed: once everybody who is there has, the bots go on, else after ten seconds.
    /// Where nobody waits for that it changes nothing.
    GoOn,
    /// Shows a feeling to everybody.
    React {
        /// One of [`EMOJI`](crate::EMOJI).
        emoji: String,
    },
    /// Writes a pencil note of this game, or wipes it out with an empty text. A team shares its notes; whoever plays
    /// alone has their own.
    Note {
        /// What it is about, as the game's page writes it: a keyword's number, `seat.position` of a card.
        place: String,
        /// The words.
        text: String,
    },
    /// Gets up. The seat stays in the game; its player may come back, or somebody else sit down.
    Leave,
    /// Host: sends a player away for good, or takes a bot out.
    Kick {
        /// Whom.
        player: PlayerId,
    },
    /// Host: lets somebody who was removed sit down again.
    Readmit {
        /// Whom.
        player: PlayerId,
    },
    /// Host: closes the table to new people, or opens it again.
    Lock {
        /// Whether it is closed.
        locked: bool,
    },
    /// Host, or a player of the same side: lets somebody sit down who has asked for a seat in the running game.
    Admit {
        /// Who asked.
        player: PlayerId,
    },
    /// The same: turns them down.
    TurnDown {
        /// Who asked.
        player: PlayerId,
    },
    /// Host: makes somebody else the host. When the host is away any player may take over.
    HandOver {
        /// Whom.
        player: PlayerId,
    },
    /// Host: puts a bot into a chair that nobody sits in. Into that of somebody who is absent any player may.
    SeatBot {
        /// Which chair; none: the first that keeps the sides even.
        #[serde(default)]
        chair: Option<u8>,
        /// How strong; none: as the settings say.
        #[serde(default)]
        strength: Option<Strength>,
    },
    /// Asks for a one-time link that moves one's own seat to another device; an earlier one is void.
    OfferSeat,
    /// Takes the seat that such a link offers.
    TakeSeat {
        /// Its key.
        token: MoveToken,
    },
    /// After the end: says that one has seen it and is ready for another game. Once everybody who is there is, it begins,
    /// everyone in their chair, with words not played yet; if so many cannot play, in the waiting room.
    Rematch,
    /// Host, after the end: takes everybody back to the waiting room, to choose other settings.
    Reopen,
}

/// Who hears what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody at the table, spectators included.
    Table,
    /// One's own team.
    Team,
}

/// What came of a command that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Accepted {
    /// How many changes everybody could see the table has had; see [`TableView::seq`](crate::TableView::seq).
    pub seq: u64,
    /// The answer to [`Command::OfferSeat`]: for the asker's eyes alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<MoveToken>,
}
