//! The door to all tables.

use crate::{
    Accepted, Brains, ClientId, Clock, Command, Fairness, GameKind, Reason, Refusal, Settings, Stage,
    TableView, Visitor,
};
use lexicon::Language;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};
use store::{Store, TableId};
use tokio::sync::watch;

/// All tables of one node. Cheap to clone; any number of nodes may share one store.
#[derive(Clone)]
pub struct Tables {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    brains: Arc<Brains>,
}

impl Tables {
    /// Opens the door. Nothing runs by itself until [`Tables::run`] is spawned.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, brains: Brains) -> Self {
        Tables { store, clock, brains: Arc::new(brains) }
    }

    /// Sets up a table; the visitor becomes its host and sits nowhere yet.
    pub async fn create(&self, _host: Visitor, _settings: Settings) -> Result<TableId, Refusal> {
        Err(Reason::Unavailable.into())
    }

    /// Does what a visitor asks, once: a `client` id that this visitor has used already gets the same answer
    /// and changes nothing. The answer comes when the log is synced.
    pub async fn command(
        &self,
        _table: TableId,
        _visitor: Visitor,
        _client: Option<ClientId>,
        _command: Command,
    ) -> Result<Accepted, Refusal> {
        Err(Reason::Unavailable.into())
    }

    /// What this visitor may know of the table now.
    pub async fn view(&self, _table: TableId, _visitor: Visitor) -> Result<Arc<Frame>, Refusal> {
        Err(Reason::Unavailable.into())
    }

    /// A stream of what this visitor may know: at once what is, then whenever it changes.
    pub async fn subscribe(&self, _table: TableId, _visitor: Visitor) -> Result<Subscription, Refusal> {
        Err(Reason::Unavailable.into())
    }

    /// The open tables, the liveliest first.
    pub async fn lobby(&self, _limit: u32) -> Result<Vec<LobbyCard>, Refusal> {
        Err(Reason::Unavailable.into())
    }

    /// The record of the table's last finished game.
    pub async fn record(&self, _table: TableId) -> Result<Record, Refusal> {
        Err(Reason::Unavailable.into())
    }

    /// Rings every clock that is up, lets bots move, unloads tables that nobody looks at.
    pub async fn tick(&self) {}

    /// Calls [`Tables::tick`] for ever, ten times a second.
    pub async fn run(&self) {
        let _ = (&self.store, &self.clock, &self.brains);
    }

    /// How many tables are in memory and how many streams are open, for the metrics.
    pub fn load(&self) -> (usize, usize) {
        (0, 0)
    }
}

/// One rendering of a table, shared by all connections that may see it so.
#[derive(Debug)]
pub struct Frame {
    /// The view.
    pub view: TableView,
    json: OnceLock<Arc<str>>,
}

impl Frame {
    /// The view as JSON, made once.
    pub fn json(&self) -> Arc<str> {
        let make = || serde_json::to_string(&self.view).unwrap_or_default().into();
        self.json.get_or_init(make).clone()
    }
}

/// A stream of frames. A slow reader misses frames in between, never the last.
pub struct Subscription {
    frames: watch::Receiver<Arc<Frame>>,
}

impl Subscription {
    /// The latest frame, now counted as seen.
    pub fn current(&mut self) -> Arc<Frame> {
        self.frames.borrow_and_update().clone()
    }

    /// The next frame that differs from the last one seen; none when the tables shut.
    pub async fn next(&mut self) -> Option<Arc<Frame>> {
        self.frames.changed().await.ok()?;
        Some(self.current())
    }
}

/// What the lobby shows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyCard {
    /// Which table.
    #[serde(default = "nowhere")]
    pub table: TableId,
    /// Which game.
    pub game: GameKind,
    /// The language of its words.
    pub language: Language,
    /// Whether it is played at the slow pace.
    pub slow: bool,
    /// Who sits there.
    pub players: Vec<String>,
    /// How many chairs are free, or a bot's.
    pub free: u8,
    /// How far it is.
    pub stage: Stage,
}

fn nowhere() -> TableId {
    TableId::from_random(0)
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// The game in its notation.
    pub notation: String,
    /// What is needed to check every draw.
    pub verification: Verification,
}

/// What is needed to check every draw of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verification {
    /// Commitment, nonces and seed.
    pub fairness: Fairness,
    /// What was settled before the deal, the pool of words included.
    pub setup: serde_json::Value,
}
