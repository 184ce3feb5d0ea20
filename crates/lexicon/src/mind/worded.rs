//! A mind that knows single English words; other languages reach it through a list of translations.

use super::vector::{centred, mean_of, unit};
use super::{Mind, Table};
use crate::{Concept, Language};
use std::collections::HashMap;
use std::sync::Arc;

/// English words for the words of another language, in small letters.
pub(super) type Translations = HashMap<(Language, Box<str>), Box<str>>;

/// Word vectors as a mind. A phrase is the mean of its words.
pub struct Worded {
    name: String,
    table: Table,
    /// The language of the table, and how to get there from the others.
    language: Language,
    translations: Arc<Translations>,
}

impl Worded {
    pub(super) fn new(
        name: &str,
        table: Table,
        language: Language,
        translations: Arc<Translations>,
    ) -> Worded {
        Worded { name: name.to_owned(), table, language, translations }
    }

    /// Whether a text is one of its own.
    pub(super) fn knows(&self, text: &str) -> bool {
        self.table.find(text).is_some()
    }

    fn word(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        self.find(language, word).map(|row| centred(self.table.vector(row), self.table.centre()))
    }

    fn find(&self, language: Language, word: &str) -> Option<usize> {
        let small = word.to_lowercase();
        if language == self.language {
            self.table.find(&small).or_else(|| self.table.find(small.strip_suffix('s')?))
        } else {
            self.table.find(self.translations.get(&(language, small.into()))?)
        }
    }
}

impl Mind for Worded {
    fn name(&self) -> &str {
        &self.name
    }

    fn speaks(&self, language: Language) -> bool {
        language == self.language || !self.translations.is_empty()
    }

    fn clue(&self, language: Language, text: &str) -> Option<Vec<f32>> {
        if let Some(vector) = self.word(language, text) {
            return Some(vector);
        }
        let parts = text.split(|c: char| !c.is_alphabetic());
        // Short words are articles and the like.
        let vectors: Vec<_> = parts
            .filter(|part| part.chars().count() > 3)
            .filter_map(|part| self.word(language, part))
            .collect();
        mean_of(&vectors).map(unit)
    }

    fn keyword(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        self.clue(language, word)
    }

    fn plain(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        self.find(language, word).map(|row| unit(self.table.vector(row)))
    }
}

/// The translations of all keywords, from the table of concepts.
pub(super) fn of_keywords() -> impl Iterator<Item = ((Language, Box<str>), Box<str>)> {
    let foreign = Language::ALL.into_iter().filter(|language| *language != Language::English);
    foreign.flat_map(|language| {
        Concept::all().iter().filter_map(move |concept| {
            let (word, english) = (concept.word(language)?, concept.word(Language::English)?);
            Some(((language, word.to_lowercase().into()), english.to_lowercase().into()))
        })
    })
}
