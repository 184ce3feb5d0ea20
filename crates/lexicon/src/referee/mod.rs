//! The referee of clues: refuses what is certainly against the rules, doubts what is likely to be.
//!
//! It knows the own team's keywords and no others: an answer that depended on the opponents' would leak them.

mod normal;
mod sentences;
mod stem;
mod verdict;

pub use normal::normal_form;
pub(crate) use stem::stem;
pub use verdict::{Ground, Rule, Strictness, Verdict};

use crate::Language;

/// The most characters that a clue may have.
pub const LONGEST_CLUE: usize = 80;

/// What the referee knows when a clue is given.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The language of the keywords and the clues.
    pub language: Language,
    /// The own team's keywords, in the order of their numbers.
    pub keywords: &'a [&'a str],
    /// The clues that the own team gave before.
    pub given: &'a [&'a str],
    /// The code that the clues stand for, where it matters.
    pub code: Option<&'a [u8]>,
}

/// Judges one clue.
pub fn check(position: &Position<'_>, clue: &str) -> Verdict {
    let normal = normal_form(clue);
    if normal.is_empty() {
        return Verdict::Refuse(Rule::Empty.into());
    }
    if clue.chars().count() > LONGEST_CLUE {
        return Verdict::Refuse(Rule::TooLong.into());
    }
    if position.given.iter().any(|given| normal_form(given) == normal) {
        return Verdict::Refuse(Rule::Repeat.into());
    }
    match position.keywords.iter().find(|keyword| normal_form(keyword) == normal) {
        Some(keyword) => Verdict::Refuse(Ground::about(Rule::Keyword, keyword)),
        None => Verdict::Fine,
    }
}
