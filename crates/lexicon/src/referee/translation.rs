//! Translations of own keywords, as far as the table of keywords knows them.

use super::inflection::{Certainty, form_of};
use super::word::{Word, concept};
use crate::Language;

/// Whether a piece of a clue is a form of a keyword's word in another language.
pub(super) fn translates(language: Language, piece: &str, keyword: &Word) -> bool {
    let Some(concept) = concept(language, keyword) else { return false };
    Language::ALL.into_iter().filter(|foreign| *foreign != language).any(|foreign| {
        concept.word(foreign).is_some_and(|word| {
            let (piece, word) = (Word::new(foreign, piece), Word::new(foreign, word));
            form_of(foreign, &piece, &word) == Some(Certainty::Certain)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_translation(piece: &str, keyword: &str) -> bool {
        translates(Language::Italian, piece, &Word::new(Language::Italian, keyword))
    }

    #[test]
    fn words_of_the_other_languages_and_their_forms_are_translations() {
        for piece in ["spider", "spiders", "Spinnen", "edderkopp", "EDDERKOPPEN"] {
            assert!(is_translation(piece, "RAGNO"), "{piece}");
        }
        assert!(!is_translation("web", "RAGNO"));
        assert!(!is_translation("spider", "TOPO"));
    }
}
