//! The alarms of the tables in memory.

use crate::tables::held;
use game::Moment;
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use store::TableId;

/// When each table in memory is next due, by this node's clock.
#[derive(Default)]
pub(crate) struct Timers(Mutex<Alarms>);

#[derive(Default)]
struct Alarms {
    by_time: BTreeSet<(Moment, TableId)>,
    of_table: HashMap<TableId, Moment>,
}

impl Timers {
    /// Sets a table's alarm in place of the one before.
    pub fn set(&self, table: TableId, at: Option<Moment>) {
        let Alarms { by_time, of_table } = &mut *held(&self.0);
        let before = match at {
            Some(at) => of_table.insert(table, at),
            None => of_table.remove(&table),
        };
        if let Some(before) = before {
            by_time.remove(&(before, table));
        }
        if let Some(at) = at {
            by_time.insert((at, table));
        }
    }

    /// When a table is next due.
    pub fn of(&self, table: TableId) -> Option<Moment> {
        held(&self.0).of_table.get(&table).copied()
    }

    /// Takes out the alarms that are due, earliest first.
    pub fn take_due(&self, now: Moment) -> Vec<TableId> {
        let Alarms { by_time, of_table } = &mut *held(&self.0);
        let mut due = Vec::new();
        while let Some((at, table)) = by_time.first().copied().filter(|(at, _)| *at <= now) {
            by_time.remove(&(at, table));
            of_table.remove(&table);
            due.push(table);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alarm_rings_once_and_only_the_last_that_was_set() {
        let (timers, one, two) = (Timers::default(), TableId::from_random(1), TableId::from_random(2));
        timers.set(one, Some(Moment(10)));
        timers.set(one, Some(Moment(30)));
        timers.set(two, Some(Moment(20)));
        assert_eq!(timers.take_due(Moment(25)), [two]);
        assert_eq!(timers.take_due(Moment(25)), []);
        timers.set(two, Some(Moment(26)));
        timers.set(two, None);
        assert_eq!(timers.take_due(Moment(99)), [one]);
    }
}
