//! Whose bots think next: in turn among those who brought them, then among their tables, so that nobody's many tables
//! hold up another's one.

use crate::tables::held;
use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;
use store::TableId;
use tokio::sync::Notify;

/// How many bots think at the same time.
const THINKERS: usize = 2;

/// Who brought a table's bots: tables of one origin share its turns.
pub(crate) type Origin = u64;

/// The origin that somebody or something stands for.
pub(crate) fn origin(of: impl Hash) -> Origin {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// The tables whose bots are to think.
#[derive(Default)]
pub(crate) struct Thinking {
    queue: Mutex<Queue>,
    idle: Notify,
}

#[derive(Default)]
struct Queue {
    /// The origins in the order of their turns, each with its tables in the order of theirs.
    origins: VecDeque<(Origin, VecDeque<TableId>)>,
    /// All tables that are queued or thought about.
    tables: HashSet<TableId>,
    thinkers: usize,
}

impl Queue {
    fn push(&mut self, origin: Origin, table: TableId) {
        match self.origins.iter_mut().find(|(of, _)| *of == origin) {
            Some((_, tables)) => tables.push_back(table),
            None => self.origins.push_back((origin, VecDeque::from([table]))),
        }
    }

    fn pop(&mut self) -> Option<TableId> {
        let (origin, mut tables) = self.origins.pop_front()?;
        let table = tables.pop_front();
        if !tables.is_empty() {
            self.origins.push_back((origin, tables));
        }
        table
    }
}

impl Thinking {
    /// Queues a table, unless it is queued or thought about already. True if the caller has to start one more thinker.
    pub fn push(&self, origin: Origin, table: TableId) -> bool {
        let mut queue = held(&self.queue);
        if !queue.tables.insert(table) {
            return false;
        }
        queue.push(origin, table);
        let one_more = queue.thinkers < THINKERS;
        queue.thinkers += usize::from(one_more);
        one_more
    }

    /// Whether a table is queued or thought about.
    pub fn contains(&self, table: TableId) -> bool {
        held(&self.queue).tables.contains(&table)
    }

    /// The next table for a thinker; none when it may stop.
    pub fn next(&self) -> Option<TableId> {
        let mut queue = held(&self.queue);
        let next = queue.pop();
        if next.is_none() {
            queue.thinkers -= 1;
            if queue.thinkers == 0 {
                self.idle.notify_waiters();
            }
        }
        next
    }

    /// A thinker is done with a table, which may be queued again.
    pub fn done(&self, table: TableId) {
        held(&self.queue).tables.remove(&table);
    }

    /// Waits until nobody thinks.
    pub async fn settled(&self) {
        loop {
            let idle = self.idle.notified();
            if held(&self.queue).thinkers == 0 {
                return;
            }
            idle.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u64) -> TableId {
        TableId::from_random(number)
    }

    #[test]
    fn many_tables_of_one_origin_do_not_hold_up_another() {
        let thinking = Thinking::default();
        for number in 0..50 {
            thinking.push(1, table(number));
        }
        thinking.push(2, table(100));
        let place = (0..).find(|_| thinking.next() == Some(table(100))).unwrap();
        assert!(place <= 1, "{place} others came first");
    }

    #[test]
    fn tables_of_one_origin_take_turns_and_stand_in_line_once() {
        let thinking = Thinking::default();
        assert!(thinking.push(1, table(1)) && thinking.push(1, table(2)));
        assert!(!thinking.push(1, table(1)) && !thinking.push(1, table(3)), "two thinkers are enough");
        assert_eq!([thinking.next(), thinking.next()], [Some(table(1)), Some(table(2))]);
        // Still thought about: it is not queued a second time.
        thinking.push(1, table(1));
        thinking.done(table(1));
        thinking.push(1, table(1));
        assert_eq!(
            [thinking.next(), thinking.next(), thinking.next()],
            [Some(table(3)), Some(table(1)), None]
        );
    }
}
