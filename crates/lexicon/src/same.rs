//! Whether two spellings are the same word: for keywords guessed in the tie-break.

use crate::Language;
use crate::referee::{normal_form, stem};

/// How alike two words are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// The same word; case, accents, punctuation and spaces make no difference.
    Exact,
    /// Another form of it, a plural or a variant in spelling: its owners may accept it.
    Near,
    /// Another word.
    No,
}

/// Compares a guessed word with the one on the screen.
pub fn same_word(language: Language, guessed: &str, keyword: &str) -> Sameness {
    if normal_form(guessed) == normal_form(keyword) {
        Sameness::Exact
    } else if stem(language, guessed) == stem(language, keyword) {
        Sameness::Near
    } else {
        Sameness::No
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_spaces_make_no_difference() {
        assert_eq!(same_word(Language::Italian, "citta", "CITTÀ"), Sameness::Exact);
        assert_eq!(same_word(Language::English, "merry go round", "Merry-go-round"), Sameness::Exact);
    }

    #[test]
    fn a_plural_is_near() {
        assert_eq!(same_word(Language::Italian, "ragni", "RAGNO"), Sameness::Near);
        assert_eq!(same_word(Language::German, "Kronen", "KRONE"), Sameness::Near);
        assert_eq!(same_word(Language::Italian, "ragno", "NERO"), Sameness::No);
    }
}
