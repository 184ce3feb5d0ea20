//! The tables at which a visitor has a place: those that wait for them, and those where they have played.
//!
//! The store keeps an outline of every table, made of what everybody sees, and for each visitor who has a place there a small
//! part of their own. Both are written with the commit that changed them.

use crate::accepted::keep;
use crate::agenda::Agenda;
use crate::chairs::Sitter;
use crate::live_table::LiveTable;
use crate::log::Holder;
use crate::table::{Room, Table};
use crate::tables::{Tables, milliseconds};
use crate::views::Views;
use crate::{GameKind, PlayerId, PlayerView, Refusal, Stage, Visitor};
use game::Moment;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Error, Index, Place, Placed, TableId};

/// How many who have played at a table and gone keep it in their list.
const PLAYED_KEPT: usize = 64;
/// How many tables of an earlier version are looked for at once.
const OLD_AT_ONCE: u32 = 100;

/// What the list of anybody's tables shows of a table: nothing that not everybody could see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outline {
    /// Which game.
    pub game: GameKind,
    /// How far the table is.
    pub stage: Stage,
    /// Whether it is played at the slow pace.
    pub slow: bool,
    /// How many games were dealt here, the running one included.
    pub games: u32,
    /// Who sits there, in the order of the chairs.
    pub players: Vec<OutlinePlayer>,
    /// Whom the game waits for, as far as everybody knows.
    pub awaited: Vec<PlayerId>,
    /// Since when: the beginning of the turn, or of the stage where nothing is played.
    pub since: Moment,
}

/// Somebody who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutlinePlayer {
    /// The player's public number.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// Whether it is a bot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

impl OutlinePlayer {
    pub(crate) fn of(player: &PlayerView) -> Self {
        OutlinePlayer { id: player.id, name: player.name.clone(), bot: player.bot.is_some() }
    }
}

/// A game that was played to its end, as one of its players remembers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastGame {
    /// Its number at the table, from 1: the replay has it too.
    pub number: u32,
    /// When it ended.
    pub at: Moment,
    /// What it was for this player.
    pub result: GameResult,
    /// Who has won, by name.
    pub winners: Vec<String>,
}

/// What a game was for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// They have won, alone or with their team.
    Won,
    /// Others have won.
    Lost,
    /// Nobody has won, or everybody.
    Drawn,
}

/// A table in somebody's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyTable {
    /// Which table.
    pub table: TableId,
    /// What everybody could see of it.
    pub outline: Outline,
    /// Which of its players this visitor is; none for a host who does not play, and for somebody who has gone.
    pub you: Option<PlayerId>,
    /// Whether they host it.
    pub host: bool,
    /// The last game that they played to its end there.
    pub last: Option<LastGame>,
}

impl MyTable {
    /// Whether a game is on and waits for this visitor or their team.
    pub fn is_your_turn(&self) -> bool {
        self.you.is_some_and(|you| self.outline.awaited.contains(&you))
    }

    /// Whether they have only a finished game to look back at: the table went on without them, or not at all.
    pub fn is_over(&self) -> bool {
        self.outline.stage == Stage::Finished || (self.you.is_none() && !self.host)
    }
}

/// The part of an entry that concerns one visitor alone.
#[derive(Default, Serialize, Deserialize)]
struct Own {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    you: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    host: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<LastGame>,
}

/// Somebody who has played a game to its end.
#[derive(Clone)]
pub(crate) struct Played {
    visitor: Visitor,
    last: LastGame,
}

impl Table {
    /// Notes what the game that has just ended was for those who played it.
    pub fn note_played(&mut self) {
        let Some(game) = &self.game else { return };
        let winners = game.play.winners();
        let decided = !winners.is_empty() && winners.len() < game.chairs.len();
        let sitter = |chair: &u8| self.sitter(*chair);
        let names = winners.iter().filter_map(|seat| game.chairs.get(seat.index()).and_then(sitter));
        let names: Vec<String> = names.map(|sitter| sitter.name.clone()).collect();
        let person = |sitter: &Sitter| match sitter.holder {
            Holder::Person(visitor) => Some(visitor),
            Holder::Bot(_) => None,
        };
        let mut played = (*self.played).clone();
        for (seat, chair) in game.chairs.iter().enumerate() {
            let Some(visitor) = sitter(chair).and_then(person) else { continue };
            let result = match winners.iter().any(|winner| winner.index() == seat) {
                _ if !decided => GameResult::Drawn,
                true => GameResult::Won,
                false => GameResult::Lost,
            };
            let last = LastGame {
                number: self.games,
                at: self.on_our_clock(self.at),
                result,
                winners: if decided { names.clone() } else { Vec::new() },
            };
            played.retain(|earlier| earlier.visitor != visitor);
            keep(&mut played, Played { visitor, last }, PLAYED_KEPT);
        }
        self.played = Arc::new(played);
    }

    /// Who has a place here: the host, whoever sits in a chair or has it kept by a bot, and whoever has played to an end.
    fn places(&self) -> Vec<Place> {
        let mut owns: BTreeMap<[u8; 16], Own> = BTreeMap::new();
        for Played { visitor, last } in self.played.iter() {
            owns.entry(visitor.key()).or_default().last = Some(last.clone());
        }
        owns.entry(self.host.key()).or_default().host = true;
        for chair in self.chairs.iter() {
            for sitter in chair.sitter.iter().chain(chair.kept.as_deref()) {
                if let Holder::Person(visitor) = sitter.holder
                    && !self.is_removed(visitor)
                {
                    owns.entry(visitor.key()).or_default().you = Some(sitter.player);
                }
            }
        }
        let place = |(visitor, own): ([u8; 16], Own)| {
            let here = own.you.is_some() || own.host;
            let gone_since = own.last.as_ref().filter(|_| !here).map(|last| last.at);
            Some(Place {
                visitor,
                going: here && self.stage() == Stage::Playing,
                since: gone_since.unwrap_or(self.on_our_clock(self.stage_began)).0,
                own: serde_json::to_vec(&own).ok()?,
            })
        };
        owns.into_iter().filter_map(place).collect()
    }
}

/// What the store is told of a table for the lists of those who have a place there.
pub(crate) struct Told {
    outline: Vec<u8>,
    places: Arc<Vec<Place>>,
    /// What the places were made of.
    room: Arc<Room>,
    stage: Stage,
}

impl Told {
    /// Of a table with its views. `before` is what was told of it a change ago.
    pub fn of(table: &Table, views: &Views, before: Option<&Told>) -> Self {
        let (room, stage) = (table.room().clone(), table.stage());
        let same = before.filter(|before| Arc::ptr_eq(&before.room, &room) && before.stage == stage);
        let places = same.map_or_else(|| Arc::new(table.places()), |before| before.places.clone());
        // Nothing in an outline is without a JSON form.
        let outline = serde_json::to_vec(&views.outline(table)).unwrap_or_default();
        Told { outline, places, room, stage }
    }

    /// The index with what has changed since the store was last told.
    pub fn added_to(&self, index: Index, before: Option<&Told>) -> Index {
        let outline = before.is_none_or(|before| before.outline != self.outline);
        let places = before.is_none_or(|before| before.places != self.places);
        Index {
            outline: outline.then(|| self.outline.clone()),
            places: places.then(|| self.places.to_vec()),
            ..index
        }
    }
}

impl Tables {
    /// The tables at which a visitor has a place: running games first, then the latest; without the first `skip`.
    pub async fn mine(&self, visitor: Visitor, skip: u32, limit: u32) -> Result<Vec<MyTable>, Refusal> {
        let placed = self.house().store.places(visitor.key(), skip, limit).await?;
        Ok(placed.iter().filter_map(MyTable::read).collect())
    }

    /// Adds the tables that an earlier version wrote to the lists of those who have a place there. One that cannot be read
    /// is left as it is.
    pub async fn outline_old_tables(&self) {
        let mut after = None;
        loop {
            let old = match self.house().store.without_outline(after, OLD_AT_ONCE).await {
                Ok(old) => old,
                Err(error) => return tracing::warn!(%error, "old tables cannot be looked for"),
            };
            let Some(last) = old.last() else { return };
            after = Some(*last);
            for table in old {
                if let Err(error) = self.outline_old_table(table).await {
                    tracing::warn!(%table, %error, "an old table is in nobody's list");
                }
            }
        }
    }

    async fn outline_old_table(&self, table: TableId) -> Result<(), Error> {
        let house = &self.0.house;
        // Read beside the tables in memory: it has alarms of its own, which nobody looks at.
        let agenda = Agenda::new(Arc::default(), house.clock.clone(), milliseconds(house.rest_after));
        LiveTable::load(house.clone(), agenda, table).await?.correct_index().await
    }
}

impl MyTable {
    fn read(placed: &Placed) -> Option<Self> {
        let Own { you, host, last } = serde_json::from_slice(&placed.own).ok()?;
        let outline = serde_json::from_slice(&placed.outline).ok()?;
        Some(MyTable { table: placed.table, outline, you, host, last })
    }
}
