//! Words: keyword lists in four languages, the referee of clues, and similarity of meaning.
//!
//! Knows of Decrypto only what a verdict on a clue is. Data files are read once; everything after that is pure.

pub mod associations;
mod categories;
mod keywords;
mod language;
pub mod list;
pub mod mind;
pub mod referee;
mod same;

pub use categories::categories;
pub use keywords::{Band, Concept, Keyword, keywords, themes};
pub use language::{Language, UnknownLanguage};
pub use same::{Sameness, same_word};
