//! English sounds, which its spelling does not tell: from the CMU Pronouncing Dictionary.

use super::Sound;
use std::cmp::Ordering;

/// Sorted lines of a word and the ways to say it.
const DICTIONARY: &str = include_str!("../../../../../words/sounds.en.txt");

pub(super) fn sounds(word: &str) -> Vec<Sound> {
    line(word).into_iter().flat_map(|line| line.split(' ').skip(1)).filter_map(Sound::new).collect()
}

/// Whether the dictionary has this word.
pub(in crate::referee) fn is_english(word: &str) -> bool {
    line(word).is_some()
}

/// Looks a word up where it lies: nothing to load, nothing to keep.
fn line(word: &str) -> Option<&'static str> {
    let (mut low, mut high) = (0, DICTIONARY.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let start = DICTIONARY[low..middle].rfind('\n').map_or(low, |at| low + at + 1);
        let end = DICTIONARY[middle..high].find('\n').map_or(high, |at| middle + at);
        let line = &DICTIONARY[start..end];
        match line.split(' ').next().unwrap_or_default().cmp(word) {
            Ordering::Equal => return Some(line),
            Ordering::Less => low = end + 1,
            Ordering::Greater => high = start,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_found_and_nothing_else() {
        for line in DICTIONARY.lines().step_by(97).chain(DICTIONARY.lines().next_back()) {
            assert_eq!(super::line(line.split(' ').next().unwrap()), Some(line));
        }
        assert!(!is_english("zzzzz") && !is_english("") && !is_english("qwxy"));
    }

    #[test]
    fn a_word_may_be_said_in_several_ways() {
        assert_eq!(sounds("read").len(), 2);
    }
}
