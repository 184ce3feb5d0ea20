//! The stems of the words that associations are made of.

use crate::Language;
use crate::referee::Word;
use std::collections::HashMap;

/// The shortest part that a compound is cut into.
const SHORTEST: usize = 4;
/// What an ending inside a compound may leave over.
const ENDING: usize = 2;

/// Words without a meaning of their own, which say nothing about what a phrase is near to.
fn small_words(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "a", "an", "and", "as", "at", "be", "by", "for", "from", "he", "her", "his", "i", "in", "is",
            "it", "its", "my", "no", "not", "of", "on", "or", "she", "that", "the", "they", "this", "to",
            "we", "what", "who", "with", "you", "your", "s",
        ],
        Language::Italian => &[
            "a", "agli", "ai", "al", "all", "alla", "alle", "allo", "che", "chi", "ci", "come", "con", "d",
            "da", "dai", "dal", "dall", "dalla", "dalle", "degli", "dei", "del", "dell", "della", "delle",
            "dello", "di", "e", "è", "fra", "gli", "i", "il", "in", "l", "la", "le", "lo", "mi", "negli",
            "nei", "nel", "nell", "nella", "nelle", "nello", "non", "o", "per", "si", "su", "sui", "sul",
            "sull", "sulla", "sulle", "sullo", "ti", "tra", "un", "una", "uno",
        ],
        Language::German => &[
            "als", "am", "an", "auf", "aus", "bei", "das", "dem", "den", "der", "des", "die", "du", "ein",
            "eine", "einem", "einen", "einer", "eines", "er", "es", "für", "ich", "ihr", "im", "in", "ist",
            "kein", "keine", "man", "mit", "nach", "nicht", "oder", "sich", "sie", "über", "um", "und",
            "unter", "vom", "von", "wie", "wir", "zu", "zum", "zur",
        ],
        Language::Norwegian => &[
            "av", "de", "den", "det", "du", "ei", "eller", "en", "er", "et", "etter", "for", "fra", "han",
            "hun", "i", "ikke", "jeg", "man", "med", "når", "og", "om", "over", "på", "seg", "som", "så",
            "til", "under", "ved", "vi", "å",
        ],
    }
}

/// A word of a text.
pub(super) struct Cut {
    pub stem: String,
    /// Its number, if some association has it.
    pub id: Option<u32>,
}

/// All stems of the associations of a language.
#[derive(Debug)]
pub(super) struct Stems {
    language: Language,
    ids: HashMap<Box<str>, u32>,
    texts: Vec<Box<str>>,
    /// The numbers in the order of the stems, and in the order of the stems read from behind.
    forwards: Vec<u32>,
    backwards: Vec<(Box<str>, u32)>,
    /// Texts of several words, written together, with keyword and place.
    joined: HashMap<Box<str>, Vec<(u16, u8)>>,
    /// Stems that were worked out, by word.
    known: HashMap<Box<str>, u32>,
}

impl Stems {
    pub fn new(language: Language) -> Stems {
        Stems {
            language,
            ids: HashMap::new(),
            texts: Vec::new(),
            forwards: Vec::new(),
            backwards: Vec::new(),
            joined: HashMap::new(),
            known: HashMap::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.texts.len()
    }

    pub fn text(&self, id: u32) -> &str {
        &self.texts[id as usize]
    }

    /// The words of a text that mean something, in small letters; all of them, if none does.
    fn words(&self, text: &str) -> Vec<String> {
        let words: Vec<String> = text
            .to_lowercase()
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let telling: Vec<String> = words
            .iter()
            .filter(|word| !small_words(self.language).contains(&word.as_str()) && word.len() > 1)
            .cloned()
            .collect();
        if telling.is_empty() { words } else { telling }
    }

    fn stem(&self, word: &str) -> String {
        Word::new(self.language, word).stem
    }

    /// The numbers of a text's stems, each once; new ones are added.
    pub fn learn(&mut self, text: &str) -> Vec<u32> {
        let mut ids = Vec::new();
        for word in self.words(text) {
            let id = match self.known.get(word.as_str()) {
                Some(id) => *id,
                None => {
                    let stem = self.stem(&word);
                    let next = self.texts.len() as u32;
                    let id = *self.ids.entry(stem.as_str().into()).or_insert(next);
                    if id == next {
                        self.texts.push(stem.into());
                    }
                    self.known.insert(word.into(), id);
                    id
                }
            };
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
    }

    /// Notes a text of several words as one word.
    pub fn join(&mut self, text: &str, keyword: u16, association: u8) {
        let together = together(text);
        if text.contains([' ', '-']) && together.chars().count() > SHORTEST {
            self.joined.entry(together.into()).or_default().push((keyword, association));
        }
    }

    /// Where a text stands written apart.
    pub fn joined(&self, text: &str) -> Option<&[(u16, u8)]> {
        self.joined.get(together(text).as_str()).map(Vec::as_slice)
    }

    /// When everything is learnt.
    pub fn sort(&mut self) {
        self.known = HashMap::new();
        self.forwards = (0..self.texts.len() as u32).collect();
        self.forwards.sort_unstable_by_key(|id| &self.texts[*id as usize]);
        self.backwards =
            self.texts.iter().zip(0..).map(|(stem, id)| (stem.chars().rev().collect(), id)).collect();
        self.backwards.sort_unstable();
    }

    /// The words of a text, each once.
    pub fn cut(&self, text: &str) -> Vec<Cut> {
        let mut cut: Vec<Cut> = Vec::new();
        for word in self.words(text) {
            let stem = self.stem(&word);
            if !cut.iter().any(|known| known.stem == stem) {
                cut.push(Cut { id: self.ids.get(stem.as_str()).copied(), stem });
            }
        }
        cut
    }

    /// The longest known stem at the beginning of a word, and the longest at its end.
    pub fn inside(&self, stem: &str) -> impl Iterator<Item = u32> {
        let find = |part: &str| self.ids.get(part).copied().filter(|_| part.chars().count() >= SHORTEST);
        let ends: Vec<usize> = stem.char_indices().map(|(at, _)| at).chain([stem.len()]).collect();
        let last = ends.len() - 1;
        let first = (1..last).rev().find_map(|end| find(&stem[..ends[end]]));
        let behind = (1..last).find_map(|start| {
            let shortest = last.saturating_sub(ENDING).max(start);
            (shortest..=last).rev().find_map(|end| find(&stem[ends[start]..ends[end]]))
        });
        first.into_iter().chain(behind)
    }

    /// Known stems that are longer and begin or end with this one.
    pub fn around<'a>(&'a self, stem: &'a str) -> impl Iterator<Item = u32> + 'a {
        let reversed: String = stem.chars().rev().collect();
        let long = stem.chars().count() >= SHORTEST;
        let from = self.forwards.partition_point(|id| &*self.texts[*id as usize] <= stem);
        let beginning = self.forwards[from..]
            .iter()
            .copied()
            .take_while(move |id| long && self.texts[*id as usize].starts_with(stem));
        let from = self.backwards.partition_point(|(text, _)| **text <= *reversed);
        let ending = self.backwards[from..]
            .iter()
            .take_while(move |(text, _)| long && text.starts_with(&reversed))
            .map(|(_, id)| *id);
        beginning.chain(ending)
    }
}

fn together(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
