//! Words that have the letters of a keyword by accident: *Wetter* is no form of *Wette*.

use super::word::Word;
use crate::Language;
use std::collections::HashMap;
use std::sync::LazyLock;

const LISTED: &str = include_str!("../../../../words/accidents.txt");

/// What looks like each keyword: whole words, or with a hyphen what words may contain.
static ACCIDENTS: LazyLock<HashMap<(Language, &str), Vec<&str>>> = LazyLock::new(|| {
    let line = |line: &'static str| {
        let mut words = line.split(' ');
        let language = words.next()?.parse().ok()?;
        Some(((language, words.next()?), words.collect()))
    };
    LISTED.lines().filter(|line| !line.starts_with('#')).filter_map(line).collect()
});

/// Whether a word is like a keyword by accident.
pub(super) fn is_accident(language: Language, word: &Word, keyword: &Word) -> bool {
    let alike = |listed: &&str| match listed.strip_suffix('-') {
        Some(part) => word.letters.contains(part),
        None => word.letters == **listed,
    };
    ACCIDENTS.get(&(language, keyword.letters.as_str())).is_some_and(|listed| listed.iter().any(alike))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::normal::letters;

    #[test]
    fn every_line_is_read_and_written_as_words_are_compared() {
        let lines: Vec<&str> = LISTED.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(ACCIDENTS.len(), lines.len(), "a keyword stands twice or a line has no language");
        for ((language, keyword), words) in &*ACCIDENTS {
            assert!(!words.is_empty(), "{keyword}");
            for word in words.iter().chain([keyword]) {
                let plain = word.strip_suffix('-').unwrap_or(word);
                assert_eq!(letters(*language, plain), plain, "{language}");
            }
        }
    }
}
