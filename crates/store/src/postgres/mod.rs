//! The shared store: a PostgreSQL database that any number of nodes write to.

mod hints;
mod link;
mod migrate;
mod places;
mod rows;
#[cfg(test)]
mod tests;
mod tls;
mod trouble;
mod writer;

pub use migrate::migrate;

use crate::{Answer, Commit, Error, Hint, Index, Listed, Placed, Store, Summary, TableId};
use hints::Hints;
use link::{Address, Link, Purpose};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Mutex, broadcast};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};
use trouble::Trouble;
use writer::{PATIENCE, Writer, in_time};

/// How many connections questions are asked over, each one for any number of askers.
const READERS: usize = 3;

/// A store in a database. Connects when it is first used, and again whenever the connection is lost: of several servers
/// to the one that writes.
pub struct Postgres {
    /// Which of the nodes we are: a number that nobody else has.
    node: i64,
    address: Address,
    writer: Writer,
    hints: Arc<Hints>,
    /// Ends with us.
    listening: AbortHandle,
    readers: Arc<Readers>,
}

struct Readers {
    links: [Mutex<Option<Arc<Link>>>; READERS],
    next: AtomicUsize,
}

impl Postgres {
    /// A store at a URL. Certificates are held against the authorities in a file, or else the usual ones of the web. `node`
    /// must be a number that nobody else has: take a random one. Needs a runtime of tokio to live in.
    pub fn new(url: &str, authorities: Option<&Path>, node: u64) -> Result<Self, Error> {
        let address = Address::parse(url, authorities)?;
        let node = node.cast_signed();
        let (hints, listening) = Hints::start(address.clone(), node);
        let writer = Writer::start(address.clone(), hints.clone(), node);
        let readers = Readers { links: Default::default(), next: AtomicUsize::new(0) };
        Ok(Postgres { node, address, writer, hints, listening, readers: Arc::new(readers) })
    }

    /// Refuses a database that cannot be reached or is not up to date.
    pub async fn check(&self) -> Result<(), Error> {
        self.ask(|link| async move { migrate::check(link.client()).await }).await
    }

    /// Removes a table from the database. A node that has it in memory can write nothing to it any more.
    pub async fn erase(&self, table: TableId) -> Result<(), Error> {
        self.ask(move |link| async move { rows::erase(&link, table).await }).await
    }

    /// The secret that visitors' tokens are signed with, the same on every node: the first that anybody brings.
    pub async fn secret(&self, offered: Vec<u8>) -> Result<Vec<u8>, Error> {
        let offered = Arc::new(offered);
        self.ask(move |link| {
            let offered = offered.clone();
            async move {
                let insert = "insert into about (one, secret) values (1, $1) on conflict do nothing";
                link.client().execute(insert, &[&*offered]).await?;
                Ok(link.client().query_one("select secret from about", &[]).await?.get(0))
            }
        })
        .await
    }

    /// Asks, and asks again when the connection was lost.
    fn ask<T, F>(&self, question: impl Fn(Arc<Link>) -> F + Send + 'static) -> Answer<'static, T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Trouble>> + Send + 'static,
    {
        let (readers, address) = (self.readers.clone(), self.address.clone());
        Box::pin(async move {
            let until = Instant::now() + PATIENCE;
            loop {
                let link = readers.link(&address, until).await?;
                match in_time(question(link.clone())).await {
                    Ok(answer) => return Ok(answer),
                    Err(Trouble::Said(error)) => return Err(error),
                    Err(Trouble::Lost(reason)) if Instant::now() >= until => {
                        return Err(Error::Failed(reason));
                    }
                    Err(Trouble::Lost(_)) => readers.drop_link(&link).await,
                }
            }
        })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Readers {
    async fn link(&self, address: &Address, until: Instant) -> Result<Arc<Link>, Error> {
        let next = self.next.fetch_add(1, Ordering::Relaxed);
        let mut place = self.links[next % READERS].lock().await;
        if let Some(link) = place.as_ref().filter(|link| !link.is_closed()) {
            return Ok(link.clone());
        }
        let link = Arc::new(address.reconnect(Purpose::Read, until).await?);
        *place = Some(link.clone());
        Ok(link)
    }

    async fn drop_link(&self, lost: &Arc<Link>) {
        for place in &self.links {
            let mut place = place.lock().await;
            place.take_if(|link| Arc::ptr_eq(link, lost));
        }
    }
}

impl Store for Postgres {
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()> {
        self.append(table, Commit { seq: 1, ..first }, index)
    }

    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()> {
        Box::pin(self.writer.append(table, commit, index))
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>> {
        self.ask(move |link| async move { rows::read(&link, table, after).await })
    }

    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.ask(move |link| async move { rows::lobby(&link, limit).await })
    }

    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>> {
        Box::pin(async move {
            let until = Instant::now() + PATIENCE;
            loop {
                // Claims need not outlive the server, so they go where nothing waits for the disk.
                let lost = match self.hints.link() {
                    Some(link) => match in_time(hints::due(&link, self.node, by, after, limit)).await {
                        Err(Trouble::Lost(reason)) => reason,
                        answer => return Ok(answer?),
                    },
                    None => "the database does not answer".into(),
                };
                if Instant::now() >= until {
                    return Err(Error::Failed(lost));
                }
                sleep(std::time::Duration::from_millis(20)).await;
            }
        })
    }

    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>> {
        self.ask(move |link| async move { places::of(&link, visitor, skip, limit).await })
    }

    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.ask(move |link| async move { places::without_outline(&link, after, limit).await })
    }

    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()> {
        let index = Arc::new(index);
        self.ask(move |link| {
            let index = index.clone();
            async move { rows::reindex(&link, table, head, &index).await }
        })
    }

    fn health(&self) -> Result<(), Error> {
        self.writer.health()
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Vec<(TableId, u64)>> {
        let tables: Arc<[TableId]> = tables.into();
        self.ask(move |link| {
            let tables = tables.clone();
            async move { rows::heads(&link, &tables).await }
        })
    }

    fn summaries(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<Summary>> {
        self.ask(move |link| async move { rows::summaries(&link, after, limit).await })
    }

    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        Box::pin(async move {
            if to.exists() {
                return Err(Error::Failed(format!("{} exists already", to.display())));
            }
            let copy = crate::Sqlite::open(to)?;
            crate::copy(self, &copy, |_| ()).await.map(drop)
        })
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }
}
