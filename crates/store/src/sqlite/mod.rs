//! The embedded store: one SQLite file with a write-ahead log, synced before every answer.

mod file;
mod mark;
mod rows;
#[cfg(test)]
mod tests;
mod writer;

use crate::{Answer, Commit, Error, Hint, Index, Listed, Placed, Store, Summary, TableId};
use file::{Identity, Lock};
use mark::Mark;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;
use writer::{LogFile, What, Writer};

/// Pages of the write-ahead log, 32 MB of them, before they are brought home to the file. The last pages of lively tables
/// are written again and again: the later they are brought home, the less often.
const CHECKPOINT_PAGES: u32 = 8000;

/// A store in one file. Any number of threads may use it; one thread writes, many commits to a sync.
pub struct Sqlite {
    path: PathBuf,
    /// None where it is only read. Ends before the lock is given back.
    writer: Option<Writer>,
    _lock: Option<Lock>,
    readers: Arc<Mutex<Vec<Connection>>>,
    /// Nobody else writes to the file, so that there is nothing to hint at.
    hints: broadcast::Sender<Hint>,
}

impl Sqlite {
    /// Opens the file, or makes it. Refuses one that another server has open, and one whose log has lost something that
    /// was acknowledged.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, Error> {
        Sqlite::open_with(path.into(), |_| Ok(()))
    }

    fn open_with(
        path: PathBuf,
        adjust: impl FnOnce(&Connection) -> rusqlite::Result<()>,
    ) -> Result<Self, Error> {
        let lock = Lock::take(&path)?;
        file::prepare(&path)?;
        // The mark is read before the database: it may lag behind what is written, never run ahead.
        let acknowledged = Mark::read(&path);
        let connection = connect(&path, OpenFlags::default())?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        let about = rows::prepare(&connection)?;
        if let Some(acknowledged) = acknowledged {
            acknowledged.hold_against(&about, &path)?;
        }
        adjust(&connection)?;
        let hints = broadcast::Sender::new(1);
        let mark = Mark::open(&path, &about)?;
        let file = LogFile { connection, mark, identity: Identity::of(&path)? };
        let writer = Writer::start(file)?;
        Ok(Sqlite { path, writer: Some(writer), _lock: Some(lock), readers: Arc::default(), hints })
    }

    /// Opens the file to read it, also beside the server that writes.
    pub fn read_only(path: impl Into<PathBuf>) -> Result<Self, Error> {
        let path = path.into();
        let hints = broadcast::Sender::new(1);
        let reader = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        rows::about(&reader)?;
        // An earlier version made fewer tables.
        rows::prepare(&reader)?;
        let readers = Arc::new(Mutex::new(vec![reader]));
        Ok(Sqlite { path, writer: None, _lock: None, readers, hints })
    }

    /// Removes a table from a file that no server has open, every byte of it. The other tables stay as they are.
    pub fn erase(path: impl Into<PathBuf>, table: TableId) -> Result<(), Error> {
        let path = path.into();
        let _lock = Lock::take(&path)?;
        let mut connection = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        rows::about(&connection)?;
        rows::prepare(&connection)?;
        rows::erase(&mut connection, table)?;
        // The file is written anew without what was removed, and so is what lies beside it.
        connection.execute_batch("vacuum")?;
        connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))?;
        Ok(())
    }

    fn writer(&self) -> Result<&Writer, Error> {
        self.writer.as_ref().ok_or_else(|| Error::Failed("the log was opened for reading only".into()))
    }

    /// Runs a question on a connection of its own, away from the threads that serve requests.
    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Connection) -> Result<T, Error> + Send + 'static,
    ) -> Answer<'_, T> {
        let (readers, path) = (self.readers.clone(), self.path.clone());
        Box::pin(async move {
            let asked = tokio::task::spawn_blocking(move || {
                let idle = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let mut reader = match idle {
                    Some(reader) => reader,
                    None => connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?,
                };
                let answer = question(&mut reader);
                readers.lock().unwrap_or_else(PoisonError::into_inner).push(reader);
                answer
            });
            asked.await.unwrap_or_else(|stopped| Err(Error::Failed(stopped.to_string())))
        })
    }
}

impl Store for Sqlite {
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()> {
        self.append(table, Commit { seq: 1, ..first }, index)
    }

    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()> {
        Box::pin(async move { self.writer()?.write(table, What::Commit(commit), index).await })
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>> {
        self.ask(move |reader| rows::read(reader, table, after))
    }

    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.ask(move |reader| rows::lobby(reader, limit))
    }

    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>> {
        self.ask(move |reader| rows::due(reader, by, after, limit))
    }

    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>> {
        self.ask(move |reader| rows::places(reader, visitor, skip, limit))
    }

    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.ask(move |reader| rows::without_outline(reader, after, limit))
    }

    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()> {
        Box::pin(async move { self.writer()?.write(table, What::At(head), index).await })
    }

    fn health(&self) -> Result<(), Error> {
        self.writer.as_ref().map_or(Ok(()), Writer::health)
    }

    fn summaries(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<Summary>> {
        self.ask(move |reader| rows::summaries(reader, after, limit))
    }

    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        self.ask(move |reader| {
            // An empty file is filled; one with something in it is never made anew.
            let copy = file::create(&to)?;
            reader.execute("vacuum into ?1", [to.to_string_lossy()])?;
            copy.sync_all().map_err(|error| Error::Failed(error.to_string()))
        })
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, Error> {
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    Ok(connection)
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType};
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        let damaged = matches!(error.sqlite_error_code(), Some(DatabaseCorrupt | NotADatabase))
            || matches!(
                error,
                FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..)
            );
        if damaged { Error::Damaged(error.to_string()) } else { Error::Failed(error.to_string()) }
    }
}
