//! Translations of own keywords, as far as the table of keywords knows them.

use super::inflection::{Certainty, form_of};
use super::normal::normal_form;
use super::word::{Word, concept};
use crate::Language;
use std::sync::LazyLock;

/// What English calls by different words in different countries.
const REGIONAL: &str = include_str!("../../../../words/regional.en.txt");

/// Whether a piece of a clue is a form of a keyword's word in another language, or in English as others speak it.
pub(super) fn translates(language: Language, piece: &str, keyword: &Word) -> bool {
    (language == Language::English && is_regional(piece, keyword)) || is_foreign(language, piece, keyword)
}

fn is_regional(piece: &str, keyword: &Word) -> bool {
    static GROUPS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
        let lines = REGIONAL.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| line.split(' ').map(normal_form).collect()).collect()
    });
    let groups = GROUPS.iter().filter(|group| group.contains(&keyword.normal));
    let piece = normal_form(piece);
    let singular = ["", "s", "es"].iter().filter_map(|ending| piece.strip_suffix(ending));
    let mut others = groups.flatten().filter(|word| **word != keyword.normal);
    others.any(|word| singular.clone().any(|piece| piece == word))
}

fn is_foreign(language: Language, piece: &str, keyword: &Word) -> bool {
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
        let british = Word::new(Language::English, "LIFT");
        assert!(translates(Language::English, "elevators", &british));
        assert!(!translates(Language::English, "escalator", &british));
        assert!(!is_translation("spider", "TOPO"));
    }
}
