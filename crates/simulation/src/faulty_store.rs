//! The store as one node has it: slow, and wrong in every way in which a database over a network can be wrong.

use crate::disk::{Disk, Plant, held, write};
use crate::sometimes::{Branch, Sometimes};
use game::Dice;
use std::collections::BTreeMap;
use std::future::pending;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Answer, Commit, Error, Hint, Index, Listed, Memory, Placed, Store, TableId};
use tokio::sync::broadcast;
use tokio::time::sleep;

/// What a store has in common with its tasks.
pub struct FaultyStore(Arc<Connection>);

struct Connection {
    logs: Memory,
    disk: Arc<Disk>,
    sometimes: Arc<Sometimes>,
    plant: Option<Plant>,
    dice: Mutex<Dice>,
    /// Nothing fails any more.
    calm: Arc<AtomicBool>,
    /// The node is gone: nobody gets an answer.
    dead: AtomicBool,
    /// The node cannot reach the store.
    cut_off: AtomicBool,
    hints: broadcast::Sender<Hint>,
    /// What hints told last.
    heard: Mutex<BTreeMap<TableId, u64>>,
}

/// What becomes of a write.
#[derive(Clone, Copy)]
enum Fate {
    Written,
    FalseConflict,
    FailedUnwritten,
    FailedButWritten,
    FailedThenWritten,
}

impl FaultyStore {
    /// One more connection.
    pub fn connect(
        disk: &Arc<Disk>,
        sometimes: &Arc<Sometimes>,
        calm: &Arc<AtomicBool>,
        plant: Option<Plant>,
        dice: Dice,
    ) -> Self {
        let connection = Arc::new(Connection {
            logs: disk.connect(),
            disk: disk.clone(),
            sometimes: sometimes.clone(),
            plant,
            dice: Mutex::new(dice),
            calm: calm.clone(),
            dead: AtomicBool::new(false),
            cut_off: AtomicBool::new(false),
            hints: broadcast::Sender::new(1024),
            heard: Mutex::default(),
        });
        tokio::spawn(connection.clone().pass_on_hints());
        FaultyStore(connection)
    }

    /// The node dies. What it has sent may still be written, but nobody is answered.
    pub fn kill(&self) {
        self.0.dead.store(true, Ordering::Relaxed);
    }

    /// Cuts the node off from the store, or heals it.
    pub fn cut_off(&self, cut_off: bool) {
        self.0.cut_off.store(cut_off, Ordering::Relaxed);
    }
}

impl Connection {
    fn is(&self, flag: &AtomicBool) -> bool {
        flag.load(Ordering::Relaxed)
    }

    fn percent(&self, chance: u8) -> bool {
        !self.is(&self.calm) && held(&self.dice).percent(chance)
    }

    /// Most of the time quick, now and then slower than anybody waits.
    async fn delay(&self) {
        let milliseconds = {
            let mut dice = held(&self.dice);
            match dice.below(1000) {
                0..=849 => dice.below(5),
                850..=979 => 5 + dice.below(75),
                _ if self.is(&self.calm) => 5,
                980..=996 => 80 + dice.below(900),
                _ => {
                    self.sometimes.note(Branch::SlowStore);
                    3_000 + dice.below(2_000)
                }
            }
        };
        sleep(Duration::from_millis(milliseconds as u64)).await;
    }

    /// On the way to the store and back. Whoever asks for a dead node waits for ever.
    async fn alive(&self) {
        if self.is(&self.dead) {
            pending::<()>().await;
        }
    }

    /// A question, which may fail.
    async fn ask<T>(&self, question: impl AsyncFnOnce(&Memory) -> Result<T, Error>) -> Result<T, Error> {
        self.delay().await;
        self.alive().await;
        if self.is(&self.cut_off) || self.percent(2) {
            self.sometimes.note(Branch::FailedRead);
            return Err(Error::Failed("the store does not answer".into()));
        }
        question(&self.logs).await
    }

    fn fate(&self) -> Fate {
        if self.is(&self.cut_off) {
            return Fate::FailedUnwritten;
        }
        if self.is(&self.calm) {
            return Fate::Written;
        }
        match held(&self.dice).below(100) {
            0..=1 => Fate::FalseConflict,
            2..=3 => Fate::FailedUnwritten,
            4..=5 => Fate::FailedButWritten,
            6 => Fate::FailedThenWritten,
            _ => Fate::Written,
        }
    }

    async fn append(self: &Arc<Self>, table: TableId, commit: Commit, index: Index) -> Result<(), Error> {
        if self.plant == Some(Plant::AcknowledgedBeforeTheSync) {
            return self.acknowledge_early(table, commit, index).await;
        }
        self.delay().await;
        if self.is(&self.dead) {
            // What was on its way may have arrived.
            let arrived = held(&self.dice).percent(50)
                && write(&self.logs, table, commit, index, &self.sometimes).await.is_ok();
            let branch = if arrived { Branch::WrittenByTheDead } else { Branch::UnwrittenByTheDead };
            self.sometimes.note(branch);
            return pending().await;
        }
        let failed = || Err(Error::Failed("the connection broke".into()));
        let answer = match self.fate() {
            Fate::Written => write(&self.logs, table, commit, index, &self.sometimes).await,
            Fate::FalseConflict => {
                self.sometimes.note(Branch::FalseConflict);
                Err(Error::Conflict)
            }
            Fate::FailedUnwritten => {
                self.sometimes.note(Branch::FailedUnwritten);
                failed()
            }
            Fate::FailedButWritten => {
                let sent_again = (self.plant == Some(Plant::RetryAppliedTwice))
                    .then(|| (Commit { seq: commit.seq + 1, ..commit.clone() }, index.clone()));
                if write(&self.logs, table, commit, index, &self.sometimes).await.is_ok() {
                    self.sometimes.note(Branch::FailedButWritten);
                }
                match sent_again {
                    Some((commit, index)) => write(&self.logs, table, commit, index, &self.sometimes).await,
                    None => failed(),
                }
            }
            Fate::FailedThenWritten => {
                let (connection, later) = (self.clone(), held(&self.dice).below(400) as u64);
                tokio::spawn(async move {
                    sleep(Duration::from_millis(later)).await;
                    let Connection { logs, sometimes, .. } = &*connection;
                    let late = write(logs, table, commit, index, sometimes).await;
                    let written = late.is_ok();
                    sometimes.note(if written { Branch::FailedThenWritten } else { Branch::LateWriteLost });
                });
                failed()
            }
        };
        self.delay().await;
        self.alive().await;
        answer
    }

    async fn acknowledge_early(&self, table: TableId, commit: Commit, index: Index) -> Result<(), Error> {
        self.alive().await;
        let seq = commit.seq;
        write(&self.logs, table, commit, index, &self.sometimes).await?;
        let (disk, time) = (self.disk.clone(), held(&self.dice).below(50) as u64);
        tokio::spawn(async move {
            sleep(Duration::from_millis(time)).await;
            disk.sync(table, seq);
        });
        Ok(())
    }

    /// Hints get lost, come late, and overtake one another.
    async fn pass_on_hints(self: Arc<Self>) {
        let mut hints = self.logs.hints();
        while let Ok(hint) = hints.recv().await {
            if self.is(&self.dead) {
                return;
            }
            if self.is(&self.cut_off) || self.percent(10) {
                self.sometimes.note(Branch::HintLost);
                continue;
            }
            let late = self.percent(10);
            let milliseconds =
                if late { 50 + held(&self.dice).below(1500) } else { held(&self.dice).below(4) };
            if late {
                self.sometimes.note(Branch::HintLate);
            }
            let connection = self.clone();
            tokio::spawn(async move {
                sleep(Duration::from_millis(milliseconds as u64)).await;
                held(&connection.heard).insert(hint.table, hint.seq);
                // Nobody listening is fine.
                let _ = connection.hints.send(hint);
            });
        }
    }
}

impl Store for FaultyStore {
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()> {
        Box::pin(async move { self.0.append(table, Commit { seq: 1, ..first }, index).await })
    }

    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()> {
        Box::pin(async move { self.0.append(table, commit, index).await })
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>> {
        Box::pin(self.0.ask(async move |logs| logs.read(table, after).await))
    }

    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(self.0.ask(async move |logs| logs.lobby(limit).await))
    }

    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>> {
        Box::pin(self.0.ask(async move |logs| logs.due(by, after, limit).await))
    }

    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>> {
        Box::pin(self.0.ask(async move |logs| logs.places(visitor, skip, limit).await))
    }

    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.0.ask(async move |logs| logs.without_outline(after, limit).await))
    }

    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()> {
        Box::pin(self.0.ask(async move |logs| logs.reindex(table, head, index).await))
    }

    fn health(&self) -> Result<(), Error> {
        self.0.logs.health()
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Vec<(TableId, u64)>> {
        if self.0.plant == Some(Plant::HintTakenForTruth) {
            let heard = held(&self.0.heard);
            let heads = tables.into_iter().filter_map(|table| Some((table, *heard.get(&table)?))).collect();
            return Box::pin(std::future::ready(Ok(heads)));
        }
        Box::pin(self.0.ask(async move |logs| logs.heads(tables).await))
    }

    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        self.0.logs.backup(to)
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.0.hints.subscribe()
    }
}
