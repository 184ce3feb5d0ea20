//! Finds a state by its code.

use super::side::NOWHERE;
use rustc_hash::FxHashMap;

/// The states of one moment by their codes.
#[derive(Debug)]
pub(super) enum Index {
    /// One entry for every code there can be.
    Table(Vec<u32>),
    /// Codes that are few among many.
    Map(FxHashMap<u64, u32>),
}

/// So many codes fit a table that stays in the processor's cache.
const TABLE: u64 = 1 << 18;

impl Index {
    /// For codes below `codes`.
    pub fn new(codes: u64) -> Index {
        if codes <= TABLE {
            Index::Table(vec![NOWHERE; codes as usize])
        } else {
            Index::Map(FxHashMap::default())
        }
    }

    /// The state of this code, which is `new` if it was not seen before.
    pub fn find(&mut self, code: u64, new: u32) -> u32 {
        match self {
            Index::Table(states) => {
                let state = &mut states[code as usize];
                if *state == NOWHERE {
                    *state = new;
                }
                *state
            }
            Index::Map(states) => *states.entry(code).or_insert(new),
        }
    }

    /// Forgets all states; these are their codes.
    pub fn clear(&mut self, codes: impl Iterator<Item = u64>) {
        match self {
            Index::Table(states) => codes.for_each(|code| states[code as usize] = NOWHERE),
            Index::Map(states) => states.clear(),
        }
    }
}
