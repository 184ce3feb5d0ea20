//! The last few of what takes long to work out and never changes.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// Keeps what was asked for last.
pub struct Recent<K, V> {
    most: usize,
    /// What was asked for last comes first.
    kept: Mutex<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone> Recent<K, V> {
    /// Keeps at most so many.
    pub fn new(most: usize) -> Self {
        Recent { most, kept: Mutex::default() }
    }

    /// What is kept under this key.
    pub fn get(&self, key: &K) -> Option<V> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(known, _)| known == key)?;
        let found = kept.remove(place)?;
        let value = found.1.clone();
        kept.push_front(found);
        Some(value)
    }

    /// Keeps this, and lets go of what was not asked for the longest.
    pub fn keep(&self, key: K, value: V) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((key, value));
        kept.truncate(self.most);
    }
}

#[cfg(test)]
mod tests {
    use super::Recent;

    #[test]
    fn what_was_not_asked_for_the_longest_goes_first() {
        let recent = Recent::new(2);
        recent.keep(1, "one");
        recent.keep(2, "two");
        assert_eq!(recent.get(&1), Some("one"));
        recent.keep(3, "three");
        assert_eq!([1, 2, 3].map(|key| recent.get(&key)), [Some("one"), None, Some("three")]);
    }
}
