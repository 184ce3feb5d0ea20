//! A reader's finger on the text of the moves.

use game::notation::{Flaw, Place};

/// The text of the moves, with the place of every character. Copying it is a bookmark.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// Lines of the record that hold moves, with their numbers.
    lines: &'a [(usize, &'a str)],
    /// Bytes read of the first of them.
    offset: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(lines: &'a [(usize, &'a str)]) -> Self {
        Cursor { lines, offset: 0 }
    }

    /// Where the finger is; after the last line, at its end.
    pub fn place(&self) -> Place {
        match self.lines.first() {
            Some((line, text)) => {
                let read = text.get(..self.offset).unwrap_or(text);
                Place { line: *line, column: read.chars().count() + 1 }
            }
            None => Place { line: 1, column: 1 },
        }
    }

    pub fn flaw(&self, reason: impl Into<String>) -> Flaw {
        Flaw::at(self.place(), reason)
    }

    /// What is left of the current line.
    pub fn rest(&self) -> &'a str {
        self.lines.first().and_then(|(_, text)| text.get(self.offset..)).unwrap_or("")
    }

    /// Goes over white space and line ends. Stays at the end of the last line.
    pub fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            self.offset += rest.len() - rest.trim_start().len();
            if !self.rest().is_empty() || self.lines.len() < 2 {
                return;
            }
            self.lines = &self.lines[1..];
            self.offset = 0;
        }
    }

    /// Whether nothing but white space is left.
    pub fn at_end(&mut self) -> bool {
        self.skip_space();
        self.rest().is_empty()
    }

    /// Takes this very text, after white space.
    pub fn eat(&mut self, text: &str) -> bool {
        let mut ahead = *self;
        ahead.skip_space();
        let found = ahead.rest().starts_with(text);
        if found {
            ahead.offset += text.len();
            *self = ahead;
        }
        found
    }

    /// Takes a word that does not go on: a name or a key word.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let mut ahead = *self;
        let found = ahead.eat(word) && !ahead.rest().starts_with(char::is_alphanumeric);
        if found {
            *self = ahead;
        }
        found
    }

    /// Takes a number, after white space.
    pub fn eat_number(&mut self) -> Option<u16> {
        let mut ahead = *self;
        ahead.skip_space();
        let rest = ahead.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = rest[..digits].parse().ok()?;
        ahead.offset += digits;
        *self = ahead;
        Some(number)
    }
}
