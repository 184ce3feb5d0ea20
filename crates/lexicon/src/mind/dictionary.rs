//! Norwegian by way of English: the encoder never learnt Norwegian, so its words go through a dictionary.

use super::bytes::{DataFile, Unreadable, damaged, read};
use std::collections::HashMap;

/// Words that carry no meaning of their own in a clue.
const SMALL_WORDS: &[&str] = &[
    "av", "at", "da", "de", "deg", "den", "der", "det", "du", "ei", "en", "er", "et", "etter", "for", "fra",
    "han", "har", "hun", "i", "ikke", "jeg", "kan", "man", "med", "meg", "noe", "noen", "når", "og", "om",
    "opp", "på", "seg", "selv", "som", "så", "til", "ved", "vi", "å",
];

/// Endings that a Norwegian word may have lost in the dictionary, and what to put in their place.
const ENDINGS: &[(&str, &str)] = &[
    ("ene", ""),
    ("ene", "e"),
    ("er", ""),
    ("er", "e"),
    ("en", ""),
    ("en", "e"),
    ("et", ""),
    ("et", "e"),
    ("ne", ""),
    ("a", ""),
    ("a", "e"),
    ("te", ""),
    ("te", "e"),
    ("t", ""),
    ("r", ""),
    ("e", ""),
    ("s", ""),
    ("n", ""),
];

/// The shortest part that a compound is cut into.
const SHORTEST_PART: usize = 3;

/// Norwegian words with their English glosses, the likeliest first.
#[derive(Debug, Default)]
pub struct Dictionary {
    glosses: HashMap<Box<str>, Vec<Box<str>>>,
}

impl Dictionary {
    /// Reads a dictionary: a word, a tab, glosses parted by bars.
    pub fn open(file: &impl DataFile) -> Result<Dictionary, Unreadable> {
        let bytes = read(file)?;
        let text = std::str::from_utf8(&bytes).map_err(|_| damaged(file))?;
        Ok(Dictionary::parse(text))
    }

    fn parse(text: &str) -> Dictionary {
        let entry = |line: &str| {
            let (word, glosses) = line.split_once('\t')?;
            Some((word.into(), glosses.split('|').map(Box::from).collect()))
        };
        Dictionary { glosses: text.lines().filter_map(entry).collect() }
    }

    /// The glosses of a word: itself, without its ending, or what its last part means.
    pub fn glosses(&self, word: &str) -> Option<&[Box<str>]> {
        let word = word.to_lowercase();
        self.form(&word).or_else(|| self.head(&word).map(|(_, glosses)| glosses))
    }

    /// The glosses of a word in small letters: itself or without its ending, not cut.
    pub(super) fn form(&self, word: &str) -> Option<&[Box<str>]> {
        let without = |(ending, instead): &(&str, &str)| {
            let stem = word.strip_suffix(ending).filter(|stem| stem.chars().count() >= 2)?;
            self.glosses.get(format!("{stem}{instead}").as_str())
        };
        self.glosses.get(word).or_else(|| ENDINGS.iter().find_map(without)).map(Vec::as_slice)
    }

    /// Cuts a compound: the rest before its longest known last part, and the meaning of that part.
    fn head<'a>(&self, word: &'a str) -> Option<(&'a str, &[Box<str>])> {
        word.char_indices().skip(SHORTEST_PART).find_map(|(at, _)| {
            let (first, last) = word.split_at(at);
            (last.chars().count() >= SHORTEST_PART).then(|| self.form(last))?.map(|glosses| (first, glosses))
        })
    }

    /// A Norwegian text in rough English; words that it does not know stay as they are.
    pub fn english(&self, text: &str) -> String {
        let mut english: Vec<String> = Vec::new();
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty()) {
            let small = word.to_lowercase();
            if let Some(glosses) = self.form(&small) {
                if !SMALL_WORDS.contains(&small.as_str()) || text == word {
                    english.push(glosses[0].to_string());
                }
            } else if SMALL_WORDS.contains(&small.as_str()) {
            } else if let Some((first, glosses)) = self.head(&small) {
                let first = first.strip_suffix('s').filter(|stem| self.form(stem).is_some()).unwrap_or(first);
                english.extend(self.form(first).map(|first| first[0].to_string()));
                english.push(glosses[0].to_string());
            } else {
                english.push(word.to_owned());
            }
        }
        if english.is_empty() { text.to_owned() } else { english.join(" ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Dictionary {
        Dictionary::parse(
            "brann\tfire\nbil\tcar\nedderkopp\tspider\nskulder\tshoulder\npå\ton\nblomst\tflower|bloom",
        )
    }

    #[test]
    fn endings_are_taken_off() {
        assert_eq!(small().english("edderkoppen på skulderen"), "spider shoulder");
        assert_eq!(small().english("blomster"), "flower");
    }

    #[test]
    fn compounds_are_cut() {
        assert_eq!(small().english("brannbil"), "fire car");
    }

    #[test]
    fn names_stay() {
        assert_eq!(small().english("Grieg"), "Grieg");
        assert!(small().glosses("Grieg").is_none());
    }
}
