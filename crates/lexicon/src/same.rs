//! Whether two spellings are the same word: for keywords guessed in the tie-break.

use crate::Language;
use crate::referee::{Word, form_of};

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
    let (guessed, keyword) = (Word::new(language, guessed), Word::new(language, keyword));
    // One slip of the finger; in short words that is another word: *ragno, ragna* but *mano, nano*.
    let slip = || keyword.normal.len() >= 5 && strsim::osa_distance(&guessed.normal, &keyword.normal) == 1;
    if guessed.normal.is_empty() {
        Sameness::No
    } else if guessed.normal == keyword.normal || guessed.letters == keyword.letters {
        Sameness::Exact
    } else if form_of(language, &guessed, &keyword).is_some() || slip() {
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
        assert_eq!(same_word(Language::German, "Schluessel", "SCHLÜSSEL"), Sameness::Exact);
    }

    #[test]
    fn a_plural_or_a_slip_of_the_finger_is_near() {
        assert_eq!(same_word(Language::Italian, "ragni", "RAGNO"), Sameness::Near);
        assert_eq!(same_word(Language::German, "Kronen", "KRONE"), Sameness::Near);
        assert_eq!(same_word(Language::English, "mice", "MOUSE"), Sameness::Near);
        assert_eq!(same_word(Language::English, "coktail", "COCKTAIL"), Sameness::Near);
    }

    #[test]
    fn another_word_is_another_word() {
        assert_eq!(same_word(Language::Italian, "ragno", "NERO"), Sameness::No);
        assert_eq!(same_word(Language::Italian, "nano", "MANO"), Sameness::No);
        assert_eq!(same_word(Language::Italian, " ", "MANO"), Sameness::No);
    }
}
