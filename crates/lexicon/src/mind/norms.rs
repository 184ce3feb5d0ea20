//! How crowded the neighbourhood of each keyword is, for each mind: what turns nearness into probability.
//!
//! Making them means comparing every keyword with every clue word, a second or two a language; so they are
//! prepared, and made on the spot only for what was not there then.

use super::bytes::{Unreadable, read};
use super::space::Space;
use crate::Language;
use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

/// The prepared norms.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Norms(HashMap<(Language, Box<str>, Box<str>), f32>);

impl Norms {
    /// Reads them: language, mind, keyword and norm a line, parted by tabs.
    pub(super) fn open(path: &Path) -> Result<Norms, Unreadable> {
        let bytes = read(path)?;
        let damaged = || Unreadable::Damaged { path: path.to_owned() };
        Norms::parse(std::str::from_utf8(&bytes).map_err(|_| damaged())?).ok_or_else(damaged)
    }

    fn parse(text: &str) -> Option<Norms> {
        let line = |line: &str| {
            let mut fields = line.split('\t');
            let language = fields.next()?.parse().ok()?;
            Some(((language, fields.next()?.into(), fields.next()?.into()), fields.next()?.parse().ok()?))
        };
        text.lines().map(line).collect::<Option<_>>().map(Norms)
    }

    pub(super) fn of(spaces: [&Space; 4]) -> Norms {
        let mut norms = Norms::default();
        for space in spaces {
            for (mind, name) in space.minds().enumerate() {
                for (keyword, word) in space.keywords().iter().enumerate() {
                    let key = (space.language(), name.into(), word.as_str().into());
                    norms.0.insert(key, space.norm(mind, keyword));
                }
            }
        }
        norms
    }

    /// The norm of a keyword, if it was prepared.
    pub(super) fn get(&self, language: Language, mind: &str, keyword: &str) -> Option<f32> {
        self.0.get(&(language, mind.into(), keyword.into())).copied()
    }

    /// As a file.
    pub fn to_text(&self) -> String {
        let mut lines: Vec<_> = self.0.iter().collect();
        lines.sort_by(|a, b| a.0.cmp(b.0));
        let mut text = String::new();
        for ((language, mind, keyword), norm) in lines {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{language}\t{mind}\t{keyword}\t{norm:.3}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn norms_survive_their_file() {
        let norms = Norms::parse("en\tglove\towl\t9.125\nde\tencoder\tEule\t8.500\n").unwrap();
        assert_eq!(norms.get(Language::English, "glove", "owl"), Some(9.125));
        assert_eq!(Norms::parse(&norms.to_text()), Some(norms));
        assert!(Norms::parse("en\tglove\n").is_none());
    }
}
