//! Whether a clue is a keyword said in another language, by meaning: for words that the table of keywords lacks.

use super::encoded::Encoded;
use super::space::Memory;
use super::vector::{centred, cosine};
use super::{Mind, Table};
use crate::Language;
use crate::referee::Word;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// How near two words of two languages must be to translate each other. Associations lie below: nearer ones are
/// seldom foreign words. `tests/translations.rs` counts what this finds and what it doubts wrongly.
const NEAR: f32 = 0.5;

/// Keywords whose vectors are remembered, at most: 2 kB each.
const KEYWORDS: usize = 1024;

/// Knows the common words of all languages and what they mean.
pub(super) struct Interpreter {
    encoded: Arc<Encoded>,
    /// Per language: the rows of its clue words, by their stems.
    rows: OnceLock<[HashMap<String, usize>; 4]>,
    keywords: Memory<(Language, String), Option<Vec<f32>>>,
}

impl Interpreter {
    pub fn new(encoded: Arc<Encoded>) -> Interpreter {
        Interpreter { encoded, rows: OnceLock::new(), keywords: Memory::new(KEYWORDS) }
    }

    /// Whether a single word is likely to be the keyword in another language. A word that the language of the
    /// keyword has itself is no foreign one: *Gift* at a German table is no present.
    pub fn translates(&self, language: Language, word: &str, keyword: &str) -> bool {
        if self.row(language, word).is_some() {
            return false;
        }
        let foreign = Language::ALL.into_iter().filter(|foreign| *foreign != language);
        foreign.into_iter().any(|foreign| {
            self.glossed(language, keyword, foreign, word)
                || self.row(foreign, word).is_some_and(|row| self.near(foreign, row, language, keyword))
        })
    }

    /// Whether the Norwegian dictionary has the pair.
    fn glossed(&self, language: Language, keyword: &str, foreign: Language, word: &str) -> bool {
        let (norwegian, english) = match (language, foreign) {
            (Language::Norwegian, Language::English) => (keyword, word),
            (Language::English, Language::Norwegian) => (word, keyword),
            _ => return false,
        };
        let stem = Word::new(Language::English, english).stem;
        let glosses = self.encoded.dictionary().form(&norwegian.to_lowercase()).unwrap_or_default();
        glosses.iter().any(|gloss| Word::new(Language::English, gloss).stem == stem)
    }

    fn near(&self, foreign: Language, row: usize, language: Language, keyword: &str) -> bool {
        let table = self.table(foreign);
        let meaning = centred(table.vector(row), table.centre());
        let keyword = self.keyword(language, keyword);
        keyword.as_ref().as_ref().is_some_and(|keyword| cosine(&meaning, keyword) >= NEAR)
    }

    /// What a keyword means: from the table, or by encoding it once.
    fn keyword(&self, language: Language, keyword: &str) -> Arc<Option<Vec<f32>>> {
        let small = keyword.to_lowercase();
        self.keywords.get_or((language, small.clone()), || {
            let mut letters = small.chars();
            let written = match (language, letters.next()) {
                // The encoder knows German nouns by their capital.
                (Language::German, Some(first)) => first.to_uppercase().chain(letters).collect(),
                _ => small,
            };
            self.encoded.clue(language, &written)
        })
    }

    fn row(&self, language: Language, word: &str) -> Option<usize> {
        let table = self.table(language);
        table.find(word).or_else(|| {
            let rows = self
                .rows
                .get_or_init(|| Language::ALL.map(|language| by_stem(language, self.table(language))));
            rows[language as usize].get(&Word::new(language, word).stem).copied()
        })
    }

    fn table(&self, language: Language) -> &Table {
        self.encoded.clue_table(language)
    }
}

fn by_stem(language: Language, table: &Table) -> HashMap<String, usize> {
    let stems = table.words().iter().enumerate().map(|(row, word)| (Word::new(language, word).stem, row));
    // Backwards, so that the most common word of a stem stays.
    stems.rev().collect()
}
