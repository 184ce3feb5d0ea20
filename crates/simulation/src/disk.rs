//! What all nodes share, and what is left of it when the power fails.

use crate::sometimes::{Branch, Sometimes};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{Commit, Error, Index, Memory, Store, TableId};

/// A fault that is put in on purpose, to show that the simulation finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plant {
    /// A write is acknowledged before it is on the disk.
    AcknowledgedBeforeTheSync,
    /// The store says of a table what hints told, instead of asking the log.
    HintTakenForTruth,
    /// A write whose answer was lost is sent again under the next number, without a look at the log.
    RetryAppliedTwice,
}

/// The logs, as far as they were written.
#[derive(Default)]
pub struct Disk {
    memory: Mutex<Memory>,
    /// With [`Plant::AcknowledgedBeforeTheSync`]: how much of each log is on the disk.
    synced: Mutex<BTreeMap<TableId, u64>>,
}

/// No code panics between the steps of a change, so a poisoned lock still guards something whole.
pub fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Disk {
    /// The logs as one more node has them.
    pub fn connect(&self) -> Memory {
        held(&self.memory).another()
    }

    /// A commit has reached the disk.
    pub fn sync(&self, table: TableId, seq: u64) {
        let mut synced = held(&self.synced);
        let known = synced.entry(table).or_default();
        *known = seq.max(*known);
    }

    /// The power is gone. What a write has acknowledged is still there, unless the fault is planted that lets it be lost.
    pub async fn lose_power(&self, plant: Option<Plant>) -> Result<(), Error> {
        if plant != Some(Plant::AcknowledgedBeforeTheSync) {
            return Ok(());
        }
        let (before, after) = (self.connect(), Memory::new());
        for summary in before.summaries(None, u32::MAX).await? {
            let synced = held(&self.synced).get(&summary.table).copied().unwrap_or(1);
            for commit in
                before.read(summary.table, 0).await?.into_iter().filter(|commit| commit.seq <= synced)
            {
                after.append(summary.table, commit, summary.index.clone()).await?;
            }
        }
        *held(&self.memory) = after;
        Ok(())
    }

    /// The log of a table.
    pub async fn log(&self, table: TableId) -> Result<Vec<Commit>, Error> {
        self.connect().read(table, 0).await
    }
}

/// Writes to a log, and says whether two wanted the same number.
pub async fn write(
    logs: &Memory,
    table: TableId,
    commit: Commit,
    index: Index,
    sometimes: &Sometimes,
) -> Result<(), Error> {
    let written = logs.append(table, commit, index).await;
    if matches!(written, Err(Error::Conflict)) {
        sometimes.note(Branch::Overtaken);
    }
    written
}
