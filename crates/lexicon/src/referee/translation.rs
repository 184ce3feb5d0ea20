//! Translations of own keywords, as far as the table of keywords knows them.

use super::word::{Word, concept};
use crate::{Concept, Language};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The words of the table and their forms, as typed and as stems, with the concepts that they stand for.
static WORDS: LazyLock<[HashMap<String, Vec<&'static Concept>>; 4]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let mut words: HashMap<String, Vec<_>> = HashMap::new();
        for concept in Concept::all() {
            for text in concept.word(language).into_iter().chain(concept.forms(language)) {
                for key in keys(language, text) {
                    words.entry(key).or_default().push(concept);
                }
            }
        }
        words
    })
});

/// What a word is looked up by. A stem has a mark, lest it be taken for a word, and is not too short.
fn keys(language: Language, text: &str) -> impl Iterator<Item = String> {
    let word = Word::new(language, text);
    let stem = Some(word.stem).filter(|stem| stem.len() >= 4).map(|stem| format!("{stem}-"));
    [word.normal, word.letters].into_iter().chain(stem)
}

/// Whether a piece of a clue translates a keyword.
pub(super) fn translates(language: Language, piece: &str, keyword: &Word) -> bool {
    let Some(concept) = concept(language, keyword) else { return false };
    let foreign = Language::ALL.into_iter().filter(|foreign| *foreign != language);
    foreign.into_iter().any(|foreign| {
        let found = |key: String| WORDS[foreign as usize].get(&key);
        keys(foreign, piece).filter_map(found).flatten().any(|other| std::ptr::eq(*other, concept))
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
