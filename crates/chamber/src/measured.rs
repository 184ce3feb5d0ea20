//! Stores and bots whose work is timed, for the metrics.

use game::Seat;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Answer, Commit, Hint, Index, Listed, Placed, Store, Summary, TableId};
use tables::{Asked, BotPlayer, GameAction, GameView};
use tokio::sync::broadcast;
use web::http::metrics::Histogram;

/// A store that tells how long it takes until something is durable.
pub struct MeasuredStore {
    pub store: Arc<dyn Store>,
    pub sync_seconds: Arc<Histogram>,
}

impl MeasuredStore {
    fn time<'a>(&'a self, written: Answer<'a, ()>) -> Answer<'a, ()> {
        Box::pin(async move {
            let since = Instant::now();
            let done = written.await;
            self.sync_seconds.add(since.elapsed());
            done
        })
    }
}

impl Store for MeasuredStore {
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()> {
        self.time(self.store.create(table, first, index))
    }
    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()> {
        self.time(self.store.append(table, commit, index))
    }
    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>> {
        self.store.read(table, after)
    }
    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.store.lobby(limit)
    }
    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>> {
        self.store.due(by, after, limit)
    }
    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>> {
        self.store.places(visitor, skip, limit)
    }
    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.store.without_outline(after, limit)
    }
    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()> {
        self.store.reindex(table, head, index)
    }
    fn health(&self) -> Result<(), store::Error> {
        self.store.health()
    }
    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Vec<(TableId, u64)>> {
        self.store.heads(tables)
    }
    fn summaries(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<Summary>> {
        self.store.summaries(after, limit)
    }
    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        self.store.backup(to)
    }
    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.store.hints()
    }
}

/// A bot that tells how long it thinks.
pub struct MeasuredBot {
    pub bot: Arc<dyn BotPlayer>,
    pub bot_seconds: Arc<Histogram>,
}

impl BotPlayer for MeasuredBot {
    fn decide(&self, view: &GameView, seat: Seat, people: &[Seat], seed: u64) -> Option<GameAction> {
        let since = Instant::now();
        let decision = self.bot.decide(view, seat, people, seed);
        self.bot_seconds.add(since.elapsed());
        decision
    }

    fn think_time(&self) -> Duration {
        self.bot.think_time()
    }

    fn pause(&self, asked: &Asked) -> Duration {
        self.bot.pause(asked)
    }

    fn reading_time(&self) -> Duration {
        self.bot.reading_time()
    }
}
