//! Where the tables of these tests are kept: in memory.

use crate::common::Another;
use std::sync::Arc;
use store::Memory;

pub fn fresh() -> Another {
    let memory = Memory::new();
    Arc::new(move || Arc::new(memory.another()))
}
