//! Words that have the letters of a keyword by accident: *Wetter* is no form of *Wette*.

use super::word::Word;
use crate::Language;
use std::collections::HashMap;
use std::sync::LazyLock;

const LISTED: &str = include_str!("../../../../words/accidents.txt");

/// Words that share a keyword's root although their endings do not tell.
const RELATIVES: &str = include_str!("../../../../words/relatives.txt");

/// What is listed for each keyword: whole words, or with a hyphen what words may contain.
type Lists = HashMap<(Language, &'static str), Vec<&'static str>>;

static ACCIDENTS: LazyLock<Lists> = LazyLock::new(|| read(LISTED));
static KINDRED: LazyLock<Lists> = LazyLock::new(|| read(RELATIVES));

fn read(text: &'static str) -> Lists {
    let line = |line: &'static str| {
        let mut words = line.split(' ');
        let language = words.next()?.parse().ok()?;
        Some(((language, words.next()?), words.collect()))
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(line).collect()
}

/// Whether a word is like a keyword by accident.
pub(super) fn is_accident(language: Language, word: &Word, keyword: &Word) -> bool {
    is_listed(&ACCIDENTS, language, word, keyword)
}

/// Whether a word is known to come from a keyword.
pub(super) fn is_relative(language: Language, word: &Word, keyword: &Word) -> bool {
    is_listed(&KINDRED, language, word, keyword)
}

fn is_listed(lists: &Lists, language: Language, word: &Word, keyword: &Word) -> bool {
    let alike = |listed: &&str| match listed.strip_suffix('-') {
        Some(part) => word.letters.contains(part),
        None => word.letters == **listed,
    };
    lists.get(&(language, keyword.letters.as_str())).is_some_and(|listed| listed.iter().any(alike))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::normal::letters;

    #[test]
    fn every_line_is_read_and_written_as_words_are_compared() {
        for text in [LISTED, RELATIVES] {
            let (lists, lines) = (read(text), text.lines().filter(|line| !line.starts_with('#')));
            assert_eq!(lists.len(), lines.count(), "a keyword stands twice or a line has no language");
            for ((language, keyword), words) in &lists {
                assert!(!words.is_empty(), "{keyword}");
                for word in words.iter().chain([keyword]) {
                    let plain = word.strip_suffix('-').unwrap_or(word);
                    assert_eq!(letters(*language, plain), plain, "{language}");
                }
            }
        }
    }
}
