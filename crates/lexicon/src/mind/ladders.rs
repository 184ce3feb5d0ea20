//! How crowded the neighbourhood of each keyword is, for each mind: how near the nearest clue word is, the 4th
//! nearest, the 16th, and so on. That turns nearness into rank, which is what a clue's likelihood depends on: a
//! person says one of the words that are nearest to a keyword, however near those are.
//!
//! Making them means comparing every keyword with every clue word, a second or two a language; so they are
//! prepared, and made on the spot only for what was not there then.

use super::bytes::{DataFile, Unreadable, damaged, read};
use super::space::Space;
use crate::Language;
use std::collections::HashMap;
use std::fmt::Write;

/// How many rungs a ladder has.
pub const RUNGS: usize = 7;

/// The nearness of the clue words of rank 1, 4, 16, ... 4096, descending.
pub type Ladder = [f32; RUNGS];

/// The rank that a rung stands for.
pub(super) fn rank(rung: usize) -> usize {
    1 << (2 * rung)
}

/// A value at a nearness, from its values at the rungs: between two rungs in proportion.
pub(super) fn interpolate(ladder: &Ladder, values: &[f32; RUNGS], nearness: f32) -> f32 {
    let below = ladder.iter().position(|rung| nearness >= *rung).unwrap_or(RUNGS);
    if below == 0 || below == RUNGS {
        return values[below.min(RUNGS - 1)];
    }
    let (upper, lower) = (ladder[below - 1], ladder[below]);
    let part = (nearness - lower) / (upper - lower);
    values[below] + part * (values[below - 1] - values[below])
}

/// The prepared ladders.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladders(HashMap<(Language, Box<str>, Box<str>), Ladder>);

impl Ladders {
    /// Reads them: language, mind, keyword and rungs a line, parted by tabs.
    pub(super) fn open(file: &impl DataFile) -> Result<Ladders, Unreadable> {
        let bytes = read(file)?;
        Ladders::parse(std::str::from_utf8(&bytes).map_err(|_| damaged(file))?).ok_or_else(|| damaged(file))
    }

    fn parse(text: &str) -> Option<Ladders> {
        let line = |line: &str| {
            let mut fields = line.split('\t');
            let key = (fields.next()?.parse().ok()?, fields.next()?.into(), fields.next()?.into());
            let rungs: Option<Vec<f32>> = fields.map(|rung| rung.parse().ok()).collect();
            Some((key, rungs?.try_into().ok()?))
        };
        text.lines().map(line).collect::<Option<_>>().map(Ladders)
    }

    pub(super) fn of(spaces: [&Space; 4]) -> Ladders {
        let mut ladders = Ladders::default();
        for space in spaces {
            for (mind, name) in space.minds().enumerate() {
                for (keyword, word) in space.keywords().iter().enumerate() {
                    let key = (space.language(), name.into(), word.as_str().into());
                    ladders.0.insert(key, space.ladder(mind, keyword));
                }
            }
        }
        ladders
    }

    /// The ladder of a keyword, if it was prepared.
    pub(super) fn get(&self, language: Language, mind: &str, keyword: &str) -> Option<Ladder> {
        self.0.get(&(language, mind.into(), keyword.into())).copied()
    }

    /// As a file.
    pub fn to_text(&self) -> String {
        let mut lines: Vec<_> = self.0.iter().collect();
        lines.sort_by(|a, b| a.0.cmp(b.0));
        let mut text = String::new();
        for ((language, mind, keyword), ladder) in lines {
            // Writing to a string cannot fail.
            let _ = write!(text, "{language}\t{mind}\t{keyword}");
            for rung in ladder {
                let _ = write!(text, "\t{rung:.2}");
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWL: &str = "en\tglove\towl\t9.00\t7.00\t5.00\t4.00\t3.00\t2.00\t1.00\n";

    #[test]
    fn ladders_survive_their_file() {
        let ladders = Ladders::parse(OWL).unwrap();
        assert_eq!(ladders.get(Language::English, "glove", "owl").unwrap()[1], 7.0);
        assert_eq!(Ladders::parse(&ladders.to_text()), Some(ladders));
        assert!(Ladders::parse("en\tglove\towl\t9.00\n").is_none());
    }

    #[test]
    fn between_two_rungs_a_value_is_between_theirs() {
        let ladder = Ladders::parse(OWL).unwrap().get(Language::English, "glove", "owl").unwrap();
        let values = [0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0];
        for (nearness, value) in [(12.0, 0.0), (9.0, 0.0), (8.0, -0.5), (5.0, -2.0), (1.5, -5.5), (0.5, -6.0)]
        {
            assert_eq!(interpolate(&ladder, &values, nearness), value);
        }
    }
}
