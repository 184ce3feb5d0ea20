//! Words: keyword lists in four languages, the referee of clues, and similarity of meaning.
//!
//! Knows no game. Data files are read once; everything after that is pure.

mod language;

pub use language::{Language, UnknownLanguage};
