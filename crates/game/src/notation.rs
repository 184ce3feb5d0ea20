//! What the records of all games have in common: header tags, positions in the text, errors that point.
//!
//! A record opens with tags, one a line, `[Name "value"]`; inside a value `\"` and `\\` stand for `"` and
//! `\`, and `\n` for a line break. The moves follow; their grammar is each game's own.

mod fairness;
mod list;
mod names;

pub use fairness::{Fairness, SeedMismatch};
pub use list::{read_list, write_list};
pub use names::{fit_names, read_names};

use std::fmt;

/// The longest record that is read, in bytes: far above any real game, far below a nuisance.
pub const LONGEST_RECORD: usize = 1 << 20;

/// The most tags of a record: each is held against all before it.
pub const MOST_TAGS: usize = 100;

/// A place in a record, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column.
    pub column: usize,
}

/// Why a record was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {reason}", place.line, place.column)]
pub struct Flaw {
    /// Where it went wrong.
    pub place: Place,
    /// What is wrong, in plain English.
    pub reason: String,
}

impl Flaw {
    /// A flaw at a place.
    pub fn at(place: Place, reason: impl Into<String>) -> Self {
        Flaw { place, reason: reason.into() }
    }
}

/// One header tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name, such as `Game`.
    pub name: String,
    /// Its value, unescaped.
    pub value: String,
    /// Where the tag begins.
    pub place: Place,
}

/// A record split into its tags and the text of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// The header, in order.
    pub tags: Vec<Tag>,
    /// The non-empty lines after the header, with their line numbers. `;` starts a comment line.
    pub lines: Vec<(usize, &'a str)>,
}

impl<'a> Record<'a> {
    /// Splits a text. Refuses what is no record at all; knows no game.
    pub fn split(text: &'a str) -> Result<Self, Flaw> {
        if text.len() > LONGEST_RECORD {
            let place = Place { line: 1, column: 1 };
            return Err(Flaw::at(place, format!("a record has at most {LONGEST_RECORD} bytes")));
        }
        // Some editors put a byte order mark before the first tag.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut record = Record { tags: Vec::new(), lines: Vec::new() };
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let bare = line.trim();
            if bare.is_empty() || bare.starts_with(';') {
                continue;
            }
            if bare.starts_with('[') && record.lines.is_empty() {
                let indent = line.chars().take_while(|c| c.is_whitespace()).count();
                let tag = Tag::parse(bare, Place { line: number, column: indent + 1 })?;
                if record.tag(&tag.name).is_some() {
                    return Err(Flaw::at(tag.place, format!("the tag {} stands twice", tag.name)));
                }
                if record.tags.len() == MOST_TAGS {
                    return Err(Flaw::at(tag.place, format!("a record has at most {MOST_TAGS} tags")));
                }
                record.tags.push(tag);
            } else {
                record.lines.push((number, line));
            }
        }
        Ok(record)
    }

    /// The tag of this name.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// The value of a tag that must be there.
    pub fn require(&self, name: &str) -> Result<&Tag, Flaw> {
        self.tag(name)
            .ok_or_else(|| Flaw::at(Place { line: 1, column: 1 }, format!("the tag {name} is missing")))
    }
}

impl Tag {
    fn parse(bare: &str, place: Place) -> Result<Self, Flaw> {
        let flaw = |column: usize, reason: &str| {
            Err(Flaw::at(Place { line: place.line, column: place.column + column }, reason))
        };
        let chars: Vec<char> = bare.chars().collect();
        let end =
            chars.iter().skip(1).position(|c| !c.is_ascii_alphanumeric()).unwrap_or(chars.len() - 1) + 1;
        if end == 1 {
            return flaw(1, "a tag begins with its name");
        }
        let name: String = chars[1..end].iter().collect();
        let mut at = end;
        while chars.get(at).is_some_and(|c| c.is_whitespace()) {
            at += 1;
        }
        if chars.get(at) != Some(&'"') {
            return flaw(at, "a tag's value stands in double quotes");
        }
        at += 1;
        let mut value = String::new();
        loop {
            match chars.get(at) {
                None => return flaw(at, "the quoted value does not end"),
                Some('"') => break,
                Some('\\') => {
                    at += 1;
                    match chars.get(at) {
                        Some('n') => value.push('\n'),
                        Some(c @ ('"' | '\\')) => value.push(*c),
                        _ => return flaw(at, "after a backslash stands \" or \\ or n"),
                    }
                }
                Some(c) => value.push(*c),
            }
            at += 1;
        }
        if chars[at + 1..].iter().collect::<String>().trim() != "]" {
            return flaw(at + 1, "a tag ends with ]");
        }
        Ok(Tag { name, value, place })
    }
}

/// A text in quotes, escaped as [`Record::split`] reads it.
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn tags_and_moves_are_told_apart() {
        let record =
            Record::split("[Game \"x\"]\n; a comment\n[A \"say \\\"hi\\\"\"]\n\n1. go\n   on\n").unwrap();
        assert_eq!(record.require("Game").unwrap().value, "x");
        assert_eq!(record.tag("A").unwrap().value, "say \"hi\"");
        assert_eq!(record.lines, [(5, "1. go"), (6, "   on")]);
    }

    #[test]
    fn a_byte_order_mark_and_foreign_line_ends_do_not_matter() {
        let record = Record::split("\u{feff}[Game \"x\"]\r\n1. go\r\n").unwrap();
        assert_eq!(record.require("Game").unwrap().value, "x");
        assert_eq!(record.lines, [(2, "1. go")]);
    }

    #[test]
    fn a_flaw_points_at_its_place() {
        let flaw = Record::split("[Game \"x\"]\n  [Game \"y\"]").unwrap_err();
        assert_eq!(flaw.to_string(), "line 2, column 3: the tag Game stands twice");
        assert_eq!(Record::split("[Game x]").unwrap_err().place, Place { line: 1, column: 7 });
        assert!(Record::split("[Game \"x").is_err());
        assert!(Record::split("[]").is_err());
        assert!(Record::split("[Game").is_err());
    }

    #[test]
    fn the_number_of_tags_is_bounded() {
        let tags = |count: usize| (0..count).map(|n| format!("[T{n} \"\"]\n")).collect::<String>();
        assert!(Record::split(&tags(MOST_TAGS)).is_ok());
        assert_eq!(Record::split(&tags(MOST_TAGS + 1)).unwrap_err().place.line, MOST_TAGS + 1);
    }

    proptest! {
        #[test]
        fn what_is_quoted_is_read_back(value in "[^\r\u{85}\u{2028}\u{2029}\u{b}\u{c}]*") {
            let text = format!("[T {}]", Quoted(&value));
            let record = Record::split(&text).unwrap();
            prop_assert_eq!(&record.tag("T").unwrap().value, &value);
        }

        #[test]
        fn any_text_is_split_or_refused(text in ".*") {
            let _ = Record::split(&text);
        }
    }
}
