use crate::sum::{self, NO_SUM};
use crate::{Answer, Commit, Error, Hint, Index, Listed, Placed, Store, Summary, TableId};
use std::collections::HashMap;
use std::future::ready;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// A store that forgets everything when the program ends: for tests, and to measure what durability costs.
pub struct Memory {
    shared: Arc<Shared>,
    /// Which of those who share the logs this is.
    node: usize,
    hints: broadcast::Sender<Hint>,
}

#[derive(Default)]
struct Shared {
    logs: Mutex<Logs>,
    /// Where those who share the logs are given hints.
    nodes: Mutex<Vec<broadcast::Sender<Hint>>>,
}

#[derive(Default)]
struct Logs {
    tables: HashMap<TableId, Log>,
    written: u64,
}

struct Log {
    commits: Vec<Commit>,
    index: Index,
    /// How many commits the store had when this table got its last one: the order of the lobby.
    touched: u64,
}

impl Log {
    fn tell(&mut self, index: Index) {
        let Index { card, due, outline, places } = index;
        let before = &mut self.index;
        (before.card, before.due) = (card, due);
        before.outline = outline.or(before.outline.take());
        before.places = places.or(before.places.take());
    }
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Memory::over(Arc::default())
    }

    /// The same logs as another node has them.
    pub fn another(&self) -> Self {
        Memory::over(self.shared.clone())
    }

    fn over(shared: Arc<Shared>) -> Self {
        let hints = broadcast::Sender::new(crate::HINTS_KEPT);
        let mut nodes = held(&shared.nodes);
        nodes.push(hints.clone());
        let node = nodes.len() - 1;
        drop(nodes);
        Memory { shared, node, hints }
    }

    fn logs(&self) -> MutexGuard<'_, Logs> {
        held(&self.shared.logs)
    }

    fn write(&self, table: TableId, commit: Commit, index: Index) -> Result<(), Error> {
        let seq = commit.seq;
        {
            let mut logs = self.logs();
            logs.written += 1;
            let touched = logs.written;
            match (logs.tables.get_mut(&table), seq) {
                (None, 1) => {
                    let mut log = Log { commits: vec![commit], index: Index::default(), touched };
                    log.tell(index);
                    logs.tables.insert(table, log);
                }
                (None, _) => return Err(Error::NoSuchTable),
                (Some(_), 1) => return Err(Error::Taken),
                (Some(log), _) if log.commits.len() as u64 + 1 != seq => return Err(Error::Conflict),
                (Some(log), _) => {
                    log.commits.push(commit);
                    log.tell(index);
                    log.touched = touched;
                }
            }
        }
        for (node, hints) in held(&self.shared.nodes).iter().enumerate() {
            if node != self.node {
                // Nobody listening is fine.
                let _ = hints.send(Hint { table, seq });
            }
        }
        Ok(())
    }
}

/// No code panics between the steps of a change, so a poisoned lock still guards whole logs.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new()
    }
}

impl Store for Memory {
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()> {
        self.append(table, Commit { seq: 1, ..first }, index)
    }

    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()> {
        Box::pin(ready(self.write(table, commit, index)))
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>> {
        let logs = self.logs();
        let tail = logs.tables.get(&table).ok_or(Error::NoSuchTable).map(|log| {
            let after = usize::try_from(after).unwrap_or(usize::MAX);
            log.commits.iter().skip(after).cloned().collect()
        });
        Box::pin(ready(tail))
    }

    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>> {
        let logs = self.logs();
        let mut listed: Vec<_> = logs
            .tables
            .iter()
            .filter_map(|(table, log)| Some((log.touched, *table, log.index.card.clone()?)))
            .collect();
        listed.sort_unstable_by(|a, b| b.cmp(a));
        listed.truncate(limit as usize);
        Box::pin(ready(Ok(listed.into_iter().map(|(_, table, card)| Listed { table, card }).collect())))
    }

    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>> {
        let logs = self.logs();
        let mut due: Vec<_> = logs
            .tables
            .iter()
            .filter_map(|(table, log)| Some((log.index.due?, *table)))
            .filter(|due| due.0 <= by && after.is_none_or(|after| *due > after))
            .collect();
        due.sort_unstable();
        due.truncate(limit as usize);
        Box::pin(ready(Ok(due)))
    }

    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>> {
        let logs = self.logs();
        let placed = logs.tables.iter().filter_map(|(table, log)| {
            let place = log.index.places.iter().flatten().find(|place| place.visitor == visitor)?;
            let outline = log.index.outline.clone()?;
            Some((
                (place.going, place.since, *table),
                Placed { table: *table, own: place.own.clone(), outline },
            ))
        });
        let mut placed: Vec<_> = placed.collect();
        placed.sort_unstable_by_key(|(order, _)| std::cmp::Reverse(*order));
        let page = placed.into_iter().skip(skip as usize).take(limit as usize);
        Box::pin(ready(Ok(page.map(|(_, placed)| placed).collect())))
    }

    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        let logs = self.logs();
        let lacks = |(table, log): &(&TableId, &Log)| log.index.outline.is_none() && Some(**table) > after;
        let mut tables: Vec<_> = logs.tables.iter().filter(lacks).map(|(table, _)| *table).collect();
        tables.sort_unstable();
        tables.truncate(limit as usize);
        Box::pin(ready(Ok(tables)))
    }

    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()> {
        let mut logs = self.logs();
        let replaced = match logs.tables.get_mut(&table) {
            None => Err(Error::NoSuchTable),
            Some(log) if log.commits.len() as u64 != head => Err(Error::Conflict),
            Some(log) => {
                log.tell(index);
                Ok(())
            }
        };
        Box::pin(ready(replaced))
    }

    fn health(&self) -> Result<(), Error> {
        Ok(())
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Vec<(TableId, u64)>> {
        let logs = self.logs();
        let head = |table| Some((table, logs.tables.get(&table)?.commits.len() as u64));
        Box::pin(ready(Ok(tables.into_iter().filter_map(head).collect())))
    }

    fn summaries(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<Summary>> {
        let logs = self.logs();
        let mut summaries: Vec<_> = logs
            .tables
            .iter()
            .filter(|(table, _)| after.is_none_or(|after| **table > after))
            .map(|(table, log)| {
                let sum = log.commits.iter().fold(NO_SUM, |sum, commit| sum::sum(&sum, *table, commit));
                Summary { table: *table, head: log.commits.len() as u64, sum, index: log.index.clone() }
            })
            .collect();
        summaries.sort_unstable_by_key(|summary| summary.table);
        summaries.truncate(limit as usize);
        Box::pin(ready(Ok(summaries)))
    }

    fn backup(&self, _to: PathBuf) -> Answer<'_, ()> {
        Box::pin(ready(Err(Error::Failed("a store in memory has nothing to copy".into()))))
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_memory_store_keeps_the_laws() {
        crate::conformance::holds(|| async { Memory::new() }).await;
    }

    #[tokio::test]
    async fn those_who_share_the_logs_are_told_of_each_others_commits_and_not_of_their_own() {
        let one = Memory::new();
        let other = one.another();
        let (mut ones, mut others) = (one.hints(), other.hints());
        let (table, first) = (TableId::from_random(1), Commit { seq: 1, at: 0, version: 1, body: vec![] });
        one.create(table, first, Index::default()).await.unwrap();
        assert_eq!(others.try_recv().unwrap(), Hint { table, seq: 1 });
        assert!(ones.try_recv().is_err());
        assert_eq!(other.read(table, 0).await.unwrap().len(), 1);
    }
}
