//! Counts what is made of a game, so that a test can tell what a change costs.

use serde::{Serialize, Serializer};
use std::cell::Cell;

thread_local! {
    /// By thread: every test has one of its own.
    static SO_FAR: Cell<Made> = const { Cell::new(Made { open: 0, own: 0, json: 0 }) };
}

/// How many layers were made, and how many of them were written as JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// Layers for everybody.
    pub open: u32,
    /// Layers for one seat.
    pub own: u32,
    /// Layers written as JSON.
    pub json: u32,
}

impl Made {
    /// What was made on this thread since the last call.
    pub fn since() -> Made {
        SO_FAR.take()
    }
}

pub(crate) fn note(more: Made) {
    let before = SO_FAR.get();
    SO_FAR.set(Made {
        open: before.open + more.open,
        own: before.own + more.own,
        json: before.json + more.json,
    });
}

/// A number in a layer, by which the writing of the layer is counted.
pub(crate) fn counted<S: Serializer>(number: &impl Serialize, serializer: S) -> Result<S::Ok, S::Error> {
    note(Made { json: 1, ..Made::default() });
    number.serialize(serializer)
}
