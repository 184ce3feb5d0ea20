//! What the log of a table keeps. Written as JSON, with the version beside it; older versions are brought up
//! to date when they are read.

use crate::games::{GameEvents, GameSetup};
use crate::{ClientId, PlayerId, Settings, Strength, Visitor};
use game::{Moment, Nonce, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The version that is written today.
///
/// 2: a deal does not repeat the words of the game before. 3: absence, requests for seats, locked tables. 4: near forms and
/// judged clues of Laser Drive, reminders. 5: plain names; the older ones are read as aliases. 6: a bot may
/// take a place later than others may act for whoever is away.
const VERSION: u16 = 6;

/// What one command caused. Holds secrets, so it has no debug form.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct LogEntry {
    /// Who asked for it; none when the table's own clock or a bot did.
    pub by: Option<Visitor>,
    /// What the asker's client calls it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub client: Option<ClientId>,
    /// Whether everybody could see that something changed.
    pub public: bool,
    /// What happened, in order.
    #[serde(rename = "entries")]
    pub events: Vec<TableEvent>,
}

/// One thing that happened at a table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum TableEvent {
    /// The table was set up.
    Opened { host: Visitor, settings: Settings, seed: LoggedSeed },
    /// Other settings. Whoever sits takes the first chairs again if there are fewer of them.
    Configured { settings: Settings },
    /// Somebody sat down. A chair counts its holders, so that a link made for one is void for the next.
    Sat { chair: u8, player: PlayerId, name: String, nonce: Nonce, holder: Holder },
    /// Two chairs changed what is in them.
    Swapped { one: u8, other: u8 },
    /// A player changed their name.
    Renamed { chair: u8, name: String },
    /// A player got up. During a game the chair is kept for them until somebody sits down.
    Left { chair: u8 },
    /// The host removed a player.
    #[serde(alias = "sent_away")]
    Removed { chair: u8 },
    /// The host lets such a player sit down again.
    Readmitted { player: PlayerId },
    /// The host has closed the table to new people, or opened it.
    Locked { locked: bool },
    /// A player has not been connected for so long that others may act for them.
    WentAway { chair: u8, since: Moment },
    /// Such a player has been away for so long that anybody may put a bot in their place.
    BecameReplaceable { chair: u8 },
    /// Such a player is back.
    CameBack { chair: u8 },
    /// Such a player takes their place back from the bot that kept it.
    Returned { chair: u8 },
    /// Somebody asks for a seat in a running game.
    SeatAsked { chair: u8, player: PlayerId, visitor: Visitor, name: String, nonce: Nonce },
    /// They are not let in.
    SeatRefused { player: PlayerId },
    /// The table has another host.
    HandedOver { host: Visitor },
    /// A one-time link to a chair was made.
    Offered { chair: u8, hash: String },
    /// Such a link was used.
    Taken { chair: u8, visitor: Visitor },
    /// The cards were dealt: which chairs play, in seat order. The events of the deal follow. What follows from the game
    /// before is left out of the setup.
    Dealt { setup: Box<GameSetup>, chairs: Vec<u8>, nonces: Vec<Nonce> },
    /// Something happened in the game.
    Played { events: GameEvents },
    /// Somebody said something; `circle` is the private circle it was said in.
    Said { chair: u8, circle: Option<u8>, text: String },
    /// Somebody reminded those whom the game waits for.
    Nudged { chair: u8 },
    /// Somebody has seen what was revealed.
    Seen { chair: u8 },
    /// Somebody showed a feeling, counted as in [`EMOJI`](crate::EMOJI).
    Reacted { chair: u8, emoji: u8 },
    /// A pencil note was written or wiped out; `owner` is a circle, or a seat where everyone plays alone.
    Noted { owner: u8, place: String, text: String },
    /// A player has seen the end of the game and is ready for the next.
    Ready { chair: u8 },
    /// Back to the waiting room, with a new seed.
    Rematched { seed: LoggedSeed },
}

/// Who holds a chair.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Holder {
    Person(Visitor),
    Bot(Strength),
}

/// A seed as the log keeps it.
#[derive(Clone)]
pub(crate) struct LoggedSeed(pub Seed);

impl Serialize for LoggedSeed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.reveal_hex())
    }
}

impl<'de> Deserialize<'de> for LoggedSeed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(LoggedSeed).map_err(de::Error::custom)
    }
}

impl LogEntry {
    /// The commit that the store keeps.
    pub fn commit(&self, seq: u64, at: u64) -> Result<store::Commit, store::Error> {
        let body = serde_json::to_vec(self);
        let mut body = body.map_err(|error| store::Error::Failed(error.to_string()))?;
        // A store may keep it for long: it gets no more room than it needs.
        body.shrink_to_fit();
        Ok(store::Commit { seq, at, version: VERSION, body })
    }

    /// Reads a commit of any version that was ever written.
    pub fn read(commit: &store::Commit) -> Result<Self, store::Error> {
        // The parser's words could quote a secret, so they are left out.
        let unreadable = || store::Error::Damaged(format!("commit {} cannot be read", commit.seq));
        match commit.version {
            1..=VERSION => serde_json::from_slice(&commit.body).map_err(|_| unreadable()),
            _ => Err(store::Error::Damaged(format!(
                "commit {} has version {}, this program reads up to {VERSION}",
                commit.seq, commit.version
            ))),
        }
    }
}
