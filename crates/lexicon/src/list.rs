//! Word lists that hosts and players bring along: pasted or uploaded, one word a line.

use crate::referee::normal_form;
use std::collections::HashMap;

/// The fewest words that a list may have: two teams, four words each, three games.
pub const FEWEST: usize = 24;
/// The most words that a list may have.
pub const MOST: usize = 1_000;
/// The most bytes of its text: what so many words need, with some long ones among them.
pub const LARGEST: usize = 16 * 1024;
/// The most characters in one word.
pub const LONGEST: usize = 30;

/// Why a list is refused; `line` counts from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Malformed {
    /// Words are missing.
    #[error("{found} words, at least {FEWEST} are needed")]
    TooFew {
        /// How many there are.
        found: usize,
    },
    /// A word too many.
    #[error("line {line}: more than {MOST} words")]
    TooMany {
        /// Where the first one too many stands.
        line: usize,
    },
    /// A line has no letters.
    #[error("line {line}: no letters")]
    Empty {
        /// Where.
        line: usize,
    },
    /// A word does not fit on a card.
    #[error("line {line}: longer than {LONGEST} characters")]
    TooLong {
        /// Where.
        line: usize,
    },
    /// A word has a character that no word has.
    #[error("line {line}: {character:?} does not belong in a word")]
    Character {
        /// Where.
        line: usize,
        /// The first such character.
        character: char,
    },
    /// A word stands twice; case, accents and punctuation make no difference.
    #[error("line {line}: the same word as in line {first}")]
    Duplicate {
        /// Where it stands again.
        line: usize,
        /// Where it stands first.
        first: usize,
    },
}

impl Malformed {
    /// A stable code, fit as the key of a sentence.
    pub fn code(&self) -> &'static str {
        match self {
            Malformed::TooFew { .. } => "too-few",
            Malformed::TooMany { .. } => "too-many",
            Malformed::Empty { .. } => "empty",
            Malformed::TooLong { .. } => "too-long",
            Malformed::Character { .. } => "character",
            Malformed::Duplicate { .. } => "duplicate",
        }
    }
}

/// Reads a list, one word (or a short name: letters, spaces, hyphens, apostrophes) a line. Blank lines
/// are skipped.
pub fn parse(text: &str) -> Result<Vec<String>, Malformed> {
    let mut words = Vec::new();
    let mut seen = HashMap::new();
    if let Some(beginning) = text.as_bytes().get(..LARGEST).filter(|_| text.len() > LARGEST) {
        let line = beginning.iter().filter(|byte| **byte == b'\n').count() + 1;
        return Err(Malformed::TooMany { line });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (line, word) in text.lines().enumerate().map(|(at, word)| (at + 1, word.trim())) {
        if word.is_empty() {
            continue;
        }
        if words.len() == MOST {
            return Err(Malformed::TooMany { line });
        }
        if word.chars().count() > LONGEST {
            return Err(Malformed::TooLong { line });
        }
        if let Some(character) = word.chars().find(|c| !belongs_in_a_word(*c)) {
            return Err(Malformed::Character { line, character });
        }
        if !word.chars().any(char::is_alphabetic) {
            return Err(Malformed::Empty { line });
        }
        if let Some(first) = seen.insert(normal_form(word), line) {
            return Err(Malformed::Duplicate { line, first });
        }
        words.push(word.to_owned());
    }
    if words.len() < FEWEST {
        return Err(Malformed::TooFew { found: words.len() });
    }
    Ok(words)
}

fn belongs_in_a_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '’' | '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list of `count` different words, one a line.
    fn words(count: usize) -> String {
        let letter = |n: usize| char::from(b'a' + (n % 26) as u8);
        (0..count).map(|n| format!("{}{}{}x\n", letter(n / 676), letter(n / 26), letter(n))).collect()
    }

    #[test]
    fn twenty_four_words_are_enough_and_twenty_three_are_not() {
        assert_eq!(parse(&words(24)).unwrap().len(), 24);
        assert_eq!(parse(&words(23)), Err(Malformed::TooFew { found: 23 }));
        assert_eq!(parse(""), Err(Malformed::TooFew { found: 0 }));
    }

    #[test]
    fn a_list_has_a_largest_size() {
        let blank = |size: usize| format!("{}{}", words(24), "\n".repeat(size - words(24).len()));
        assert_eq!(parse(&blank(LARGEST)).unwrap().len(), 24);
        let line = LARGEST - words(24).len() + 25;
        assert_eq!(parse(&blank(LARGEST + 1)), Err(Malformed::TooMany { line }));
        assert_eq!(parse(&words(MOST)).unwrap().len(), MOST);
        assert_eq!(parse(&words(MOST + 1)), Err(Malformed::TooMany { line: MOST + 1 }));
    }

    #[test]
    fn every_error_names_its_line() {
        let with = |word: &str| parse(&format!("{}{word}\n", words(24)));
        assert_eq!(with(&"x".repeat(31)), Err(Malformed::TooLong { line: 25 }));
        assert_eq!(with("tic\u{7}tac"), Err(Malformed::Character { line: 25, character: '\u{7}' }));
        assert_eq!(with("<b>"), Err(Malformed::Character { line: 25, character: '<' }));
        assert_eq!(with("- 12"), Err(Malformed::Empty { line: 25 }));
        assert_eq!(with("\n\nÀaaX"), Err(Malformed::Duplicate { line: 27, first: 1 }));
    }

    #[test]
    fn blank_lines_line_endings_and_byte_order_marks_do_not_matter() {
        let dressed = format!("\u{feff}\r\n{}", words(24).replace('\n', " \r\n\r\n"));
        assert_eq!(parse(&dressed).unwrap(), parse(&words(24)).unwrap());
    }

    #[test]
    fn short_names_are_words_too() {
        let list = format!("{}New York\nl’aquila\nmerry-go-round\nNürnberg\n", words(24));
        assert_eq!(parse(&list).unwrap().len(), 28);
    }
}
