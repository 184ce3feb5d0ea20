//! A word prepared for comparing.

use super::normal::{letters, letters_apart, normal_form, unmarked, words_of};
use crate::{Concept, Language, keywords};
use rust_stemmers::{Algorithm, Stemmer};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A word in the forms in which words are compared.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    /// Its letters without accents.
    pub normal: String,
    /// Its letters, with those of its own language.
    pub letters: String,
    /// What is left without its endings.
    pub stem: String,
    /// The same word if two letters in it stand for themselves and not for one that a keyboard lacks: *skoen*.
    pub apart: Option<Box<Word>>,
}

impl Word {
    pub fn new(language: Language, text: &str) -> Word {
        let letters = letters(language, text);
        let apart = letters_apart(language, text);
        let word = |letters: String, apart| Word {
            normal: normal_form(text),
            stem: stem(language, &letters),
            letters,
            apart,
        };
        let apart = (apart != letters).then(|| Box::new(word(apart, None)));
        word(letters, apart)
    }

    /// The ways to read it.
    pub fn readings(&self) -> impl Iterator<Item = &Word> {
        std::iter::once(self).chain(self.apart.as_deref())
    }

    /// The words of a text.
    pub fn all(language: Language, text: &str) -> Vec<Word> {
        words_of(text).map(|word| Word::new(language, word)).collect()
    }

    /// This word and a keyword, such that forms and compounds of the keyword begin or end with it: German adds
    /// umlauts to words that have none (*Buch, Bücher*) and takes none away (*Küche, Kuchen*).
    pub fn beside<'a>(&'a self, language: Language, keyword: &'a Word) -> (Cow<'a, str>, &'a str) {
        let may_change = language == Language::German && !keyword.has_umlaut();
        let word = if may_change { unmarked(&self.letters).into() } else { self.letters.as_str().into() };
        (word, keyword.letters.as_str())
    }

    pub fn has_umlaut(&self) -> bool {
        self.letters.contains(['ä', 'ö', 'ü'])
    }
}

fn stem(language: Language, letters: &str) -> String {
    let algorithm = match language {
        Language::English => Algorithm::English,
        Language::Italian => Algorithm::Italian,
        Language::German => Algorithm::German,
        Language::Norwegian => Algorithm::Norwegian,
    };
    Stemmer::create(algorithm).stem(letters).into_owned()
}

/// The concept that a word of the table stands for.
pub(crate) fn concept(language: Language, word: &Word) -> Option<&'static Concept> {
    static BY_WORD: LazyLock<[HashMap<String, &'static Concept>; 4]> = LazyLock::new(|| {
        Language::ALL
            .map(|language| keywords(language).iter().map(|k| (normal_form(k.word), k.concept)).collect())
    });
    BY_WORD[language as usize].get(&word.normal).copied()
}
