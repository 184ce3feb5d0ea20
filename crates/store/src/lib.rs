//! The log of tables: what was acknowledged is on the disk, and stays there.
//!
//! A table is a list of [`Commit`]s, numbered from 1. [`Store::append`] with the expected number is the only
//! way to write and the only truth about the order; whoever loses the race reads the tail and decides again.
//!
//! **Architecture invariant:** the store knows no game. A commit's body is opaque, and so is the card that the lobby shows.

#[cfg(test)]
mod conformance;
mod copy;
mod memory;
#[cfg(feature = "postgres")]
pub mod postgres;
mod sqlite;
mod sum;
mod table_id;

pub use copy::copy;
pub use memory::Memory;
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use table_id::{NotATableId, TableId};

use std::future::{Future, ready};
use std::path::PathBuf;
use std::pin::Pin;
use tokio::sync::broadcast;

/// How many hints a slow listener may miss before it has to look for itself.
const HINTS_KEPT: usize = 4096;

/// What one command caused: one row, written whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Its number in its table, from 1 and without gaps.
    pub seq: u64,
    /// When it was decided, in milliseconds since the Unix epoch.
    pub at: u64,
    /// The version of the body's format.
    pub version: u16,
    /// What happened; the store does not look inside.
    pub body: Vec<u8>,
}

/// What the store can be asked about a table without reading its log, written in the same transaction as the commit
/// that changed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    /// What the lobby shows of the table; none when it is not listed.
    pub card: Option<Vec<u8>>,
    /// When somebody has to look after the table although nobody asks, in milliseconds since the Unix epoch.
    pub due: Option<u64>,
    /// What those who have a place at the table are shown of it in the list of their tables; none: as it was.
    pub outline: Option<Vec<u8>>,
    /// Who has a place at the table; none: as it was.
    pub places: Option<Vec<Place>>,
}

/// Somebody's place at a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Who.
    pub visitor: [u8; 16],
    /// Whether the table still goes on for them: such tables come first in their list.
    pub going: bool,
    /// The moment by which their list is ordered, in milliseconds since the Unix epoch.
    pub since: u64,
    /// What concerns them alone; the store does not look inside.
    pub own: Vec<u8>,
}

/// A table in the list of somebody who has a place there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Which table.
    pub table: TableId,
    /// Their [`Place::own`].
    pub own: Vec<u8>,
    /// The table's [`Index::outline`].
    pub outline: Vec<u8>,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which table.
    pub table: TableId,
    /// Its [`Index::card`].
    pub card: Vec<u8>,
}

/// A whole table in a few words, to compare two stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which table.
    pub table: TableId,
    /// How many commits it has.
    pub head: u64,
    /// The sum of the newest of them, which covers all.
    pub sum: [u8; 16],
    /// What was last said of it.
    pub index: Index,
}

/// Word that a table's log has grown. Only a hint: it may be lost, so nothing may depend on it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Which table.
    pub table: TableId,
    /// The number of its newest commit.
    pub seq: u64,
}

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else's commit has that number: read the tail and decide again.
    #[error("another commit took that number")]
    Conflict,
    /// No table has that id.
    #[error("no such table")]
    NoSuchTable,
    /// A table has that id already.
    #[error("a table with that id exists already")]
    Taken,
    /// The log is damaged. Nothing is guessed: the table, or the whole store, stays shut.
    #[error("the log is damaged: {0}")]
    Damaged(String),
    /// The disk or the database failed; whether the commit was written is unknown.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// An answer of the store, to be awaited.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// The log of all tables.
///
/// Laws, held by one conformance suite for every kind of store:
/// - a commit that was acknowledged is read back, once, whole, in its place, by everyone, also after a crash;
/// - of two appends with the same number one wins and the other gets [`Error::Conflict`];
/// - a damaged log is refused with [`Error::Damaged`], never read as something else.
pub trait Store: Send + Sync + 'static {
    /// Opens a table with its first commit, whose `seq` is 1.
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()>;
    /// Writes `commit` if its `seq` is the next one of the table. Acknowledged means synced.
    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()>;
    /// The commits after number `after`, in order.
    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>>;
    /// The listed tables, latest commit first.
    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>>;
    /// Tables that are due at or before the moment `by`, with when they were, earliest first; of these the ones after
    /// `after`, so that tables which stay due do not hide those behind them.
    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>>;
    /// The tables at which somebody has a place: those that go on first, then the latest; without the first `skip`.
    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>>;
    /// Tables whose outline was never written, in the order of their ids, after a given one: an earlier version wrote them.
    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>>;
    /// Replaces what the store can be asked about a table whose newest commit is still number `head`; otherwise
    /// [`Error::Conflict`]. The log stays as it is, so nobody is given a hint.
    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()>;
    /// Whether the last write came through. A store that says no may need a restart of the server.
    fn health(&self) -> Result<(), Error>;
    /// The numbers of the newest commits of these tables, where other programs may write to the store too: to find
    /// out what a lost hint did not tell. Nothing where there are no others.
    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Vec<(TableId, u64)>> {
        let _ = tables;
        Box::pin(ready(Ok(Vec::new())))
    }
    /// All tables in the order of their ids, after a given one.
    fn summaries(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<Summary>> {
        let _ = (after, limit);
        Box::pin(ready(Err(Error::Failed("this store does not list its tables".into()))))
    }
    /// Writes a consistent copy of everything to a new file, while others go on writing.
    fn backup(&self, to: PathBuf) -> Answer<'_, ()>;
    /// Hints about commits that somebody else writes from now on: another node, who shares the store.
    fn hints(&self) -> broadcast::Receiver<Hint>;
}
