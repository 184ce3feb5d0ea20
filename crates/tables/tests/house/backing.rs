//! Where the tables of these tests are kept: in memory.

use crate::common::Another;
use std::sync::Arc;
use store::Memory;

pub fn fresh() -> Another {
    let memory = Arc::new(Memory::new());
    Arc::new(move || memory.clone())
}
