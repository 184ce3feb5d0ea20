//! The mind that reads any text: the encoder, around the centre of each language.

use super::dictionary::Dictionary;
use super::encoder::Encoder;
use super::vector::{Rows, centred, mean_of, unit};
use super::{Mind, Table};
use crate::{Concept, Language};
use std::collections::HashMap;
use std::sync::Arc;

/// The encoder as a mind.
pub struct Encoded {
    encoder: Encoder,
    dictionary: Arc<Dictionary>,
    /// Clue words in each language, in the order of [`Language::ALL`].
    clues: [Table; 4],
    keywords: Table,
    /// Where a keyword's vector stands in that table.
    rows: HashMap<(Language, String), usize>,
}

impl Encoded {
    pub(super) fn new(
        encoder: Encoder,
        dictionary: Arc<Dictionary>,
        clues: [Table; 4],
        keywords: Table,
    ) -> Encoded {
        let mut rows = HashMap::new();
        for (row, words) in keywords.words().iter().enumerate() {
            for (language, word) in Language::ALL.into_iter().zip(words.split('|')) {
                rows.entry((language, word.to_lowercase())).or_insert(row);
            }
        }
        Encoded { encoder, dictionary, clues, keywords, rows }
    }

    /// The clue words of a language, the most common first.
    pub fn clue_words(&self, language: Language) -> &[Box<str>] {
        self.clue_table(language).words()
    }

    pub(super) fn clue_table(&self, language: Language) -> &Table {
        &self.clues[language as usize]
    }

    pub(super) fn dictionary(&self) -> &Dictionary {
        &self.dictionary
    }
}

impl Mind for Encoded {
    fn name(&self) -> &str {
        "encoder"
    }

    fn clue(&self, language: Language, text: &str) -> Option<Vec<f32>> {
        let table = &self.clues[language as usize];
        if let Some(row) = table.find(text) {
            return Some(centred(table.vector(row), table.centre()));
        }
        Some(match language {
            Language::Norwegian => {
                let english = self.dictionary.english(text);
                centred(self.encoder.encode(&english), self.clues[Language::English as usize].centre())
            }
            _ => centred(self.encoder.encode(text), table.centre()),
        })
    }

    fn keyword(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        if let Some(row) = self.rows.get(&(language, word.to_lowercase())) {
            return Some(unit(self.keywords.vector(*row)));
        }
        if language == Language::Norwegian {
            let glosses = self.dictionary.glosses(word)?;
            return keyword_vector(&self.encoder, self.centres(), &[(Language::English, &glosses[0])]);
        }
        keyword_vector(&self.encoder, self.centres(), &[(language, word)])
    }

    fn plain(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        let table = &self.clues[language as usize];
        Some(match table.find(word) {
            Some(row) => unit(table.vector(row)),
            None if language == Language::Norwegian => self.encoder.encode(&self.dictionary.english(word)),
            None => self.encoder.encode(word),
        })
    }
}

impl Encoded {
    fn centres(&self) -> [&[f32]; 4] {
        [0, 1, 2, 3].map(|language| self.clues[language].centre())
    }
}

/// A keyword's vector from its words in one or more languages: each alone and in a question, which turns the
/// encoder from the word to the thing.
fn keyword_vector(encoder: &Encoder, centres: [&[f32]; 4], words: &[(Language, &str)]) -> Option<Vec<f32>> {
    let vectors: Vec<Vec<f32>> = words
        .iter()
        .flat_map(|(language, word)| {
            let question = match language {
                Language::English | Language::Norwegian => format!("What is {word}?"),
                Language::Italian => format!("Che cos'è {word}?"),
                Language::German => format!("Was ist {word}?"),
            };
            let centre = centres[*language as usize];
            [(*word).to_owned(), question].map(|text| centred(encoder.encode(&text), centre))
        })
        .collect();
    mean_of(&vectors).map(unit)
}

/// Makes the tables that this mind reads: the vectors of clue words, and those of the keywords.
pub struct Preparation<'a> {
    /// The encoder.
    pub encoder: &'a Encoder,
    /// For Norwegian.
    pub dictionary: &'a Dictionary,
}

impl Preparation<'_> {
    /// The vectors of a language's clue words.
    pub fn clues(&self, language: Language, words: Vec<Box<str>>) -> Table {
        let vector = |word: &str| match self.dictionary.glosses(word) {
            Some(glosses) if language == Language::Norwegian => {
                let vectors: Vec<_> = glosses.iter().map(|gloss| self.encoder.encode(gloss)).collect();
                mean_of(&vectors).map(unit).unwrap_or_default()
            }
            _ => self.encoder.encode(word),
        };
        let vectors: Vec<Vec<f32>> = words.iter().map(|word| vector(word)).collect();
        Table::new(words, Rows::from_rows(512, vectors))
    }

    /// The vectors of all keywords: one a concept, from its words in the languages that the encoder knows.
    pub fn keywords(&self, clues: &[Table; 4]) -> Table {
        let centres = [0, 1, 2, 3].map(|language| clues[language].centre());
        let (mut names, mut vectors) = (Vec::new(), Vec::new());
        for concept in Concept::all() {
            let words: Vec<_> = [Language::English, Language::Italian, Language::German]
                .into_iter()
                .filter_map(|language| Some((language, concept.word(language)?)))
                .collect();
            if let Some(vector) = keyword_vector(self.encoder, centres, &words) {
                let words = Language::ALL.map(|language| concept.word(language).unwrap_or("-"));
                names.push(words.join("|").into());
                vectors.push(vector);
            }
        }
        Table::new(names, Rows::from_rows(512, vectors))
    }
}
