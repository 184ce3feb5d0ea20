//! Keywords of several words or with a hyphen: *fairy tale, U-Bahn, canna da pesca*.

use super::inflection::{Certainty, form_of};
use super::vocabulary::vocabulary;
use super::word::Word;
use super::{compounds, spelled};
use crate::Language;

/// Whether a clue contains such a keyword with its words inflected, for certain, or a word of it, which is likely too much.
pub(super) fn contains(language: Language, clue: &[Word], keyword: &str) -> Option<Certainty> {
    let parts = Word::all(language, keyword);
    if parts.len() < 2 {
        return None;
    }
    let whole = Word::new(language, keyword);
    let together = |window: &[Word]| {
        let joined = Word::new(language, &spelled(window));
        is_form(language, &joined, &whole) || is_compound(language, &joined, &whole)
    };
    let mut windows = clue.windows(parts.len());
    if windows.any(|window| is_inflected(language, window, &parts) || together(window)) {
        return Some(Certainty::Certain);
    }
    let talk = vocabulary(language);
    let tells = |part: &&Word| {
        let text = part.normal.as_str();
        part.letters.chars().count() >= 3 && !talk.particles.contains(&text) && !talk.articles.contains(&text)
    };
    let told = |part: &Word| {
        clue.iter().any(|word| is_form(language, word, part) || is_compound(language, word, part))
    };
    parts.iter().filter(tells).any(told).then_some(Certainty::Likely)
}

/// Word for word the keyword, each perhaps in another form; the last may be the beginning of a compound: *U-Bahnhof*.
fn is_inflected(language: Language, words: &[Word], parts: &[Word]) -> bool {
    let last = parts.len() - 1;
    words.iter().zip(parts).enumerate().all(|(place, (word, part))| {
        is_form(language, word, part) || (place == last && is_compound(language, word, part))
    })
}

fn is_form(language: Language, word: &Word, part: &Word) -> bool {
    form_of(language, word, part) == Some(Certainty::Certain)
}

fn is_compound(language: Language, word: &Word, part: &Word) -> bool {
    compounds::contains(language, word, part) == Some(Certainty::Certain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(language: Language, clue: &str, keyword: &str) -> Option<Certainty> {
        contains(language, &Word::all(language, clue), keyword)
    }

    #[test]
    fn inflected_phrases_are_the_keyword() {
        assert_eq!(found(Language::English, "three ice creams", "ice cream"), Some(Certainty::Certain));
        assert_eq!(found(Language::Italian, "aurore boreali", "aurora boreale"), Some(Certainty::Certain));
        assert_eq!(found(Language::German, "U-Bahnhof", "U-Bahn"), Some(Certainty::Certain));
        assert_eq!(found(Language::English, "two yo-yos", "yo-yo"), Some(Certainty::Certain));
        assert_eq!(found(Language::Norwegian, "T-banen", "T-bane"), Some(Certainty::Certain));
    }

    #[test]
    fn a_word_of_a_phrase_is_doubtful_and_its_particles_are_not() {
        assert_eq!(found(Language::English, "fairies", "fairy tale"), Some(Certainty::Likely));
        assert_eq!(found(Language::Italian, "da bambino", "canna da pesca"), None);
        assert_eq!(found(Language::English, "x marks the spot", "X-ray"), None);
        assert_eq!(found(Language::English, "fairy", "fairy"), None, "no phrase");
    }
}
