//! Vectors that a host brings along: the text format of word2vec and fastText.

use super::Table;
use super::vector::Rows;

/// Why a file of vectors is refused; `line` counts from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotVectors {
    /// A line has no word and numbers, or not as many as the first.
    #[error("line {line}: a word and as many numbers as in the first line are needed")]
    Line {
        /// Which line.
        line: usize,
    },
    /// There is nothing in it.
    #[error("no vectors")]
    Empty,
}

/// Reads vectors: an optional heading with two numbers, then a word and its numbers a line.
pub fn parse(text: &str) -> Result<Table, NotVectors> {
    let (mut words, mut vectors): (Vec<Box<str>>, Vec<Vec<f32>>) = Default::default();
    for (line, content) in text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end())) {
        let mut fields = content.split(' ');
        let word = fields.next().unwrap_or_default();
        let numbers: Vec<f32> =
            fields.map(str::parse).collect::<Result<_, _>>().map_err(|_| NotVectors::Line { line })?;
        let heading = line == 1 && numbers.len() == 1 && word.parse::<usize>().is_ok();
        if content.is_empty() || heading {
            continue;
        }
        if numbers.is_empty() || vectors.first().is_some_and(|first| first.len() != numbers.len()) {
            return Err(NotVectors::Line { line });
        }
        words.push(word.into());
        vectors.push(numbers);
    }
    let dims = vectors.first().ok_or(NotVectors::Empty)?.len();
    Ok(Table::new(words, Rows::from_rows(dims, vectors)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_is_optional() {
        for text in ["2 3\nowl 1 0 0\nfox 0 1 0.5\n", "owl 1 0 0\nfox 0 1 0.5"] {
            assert_eq!(parse(text).unwrap().find("Fox"), Some(1));
        }
    }

    #[test]
    fn a_broken_line_is_named() {
        assert_eq!(parse("owl 1 0 0\nfox 0 1").unwrap_err(), NotVectors::Line { line: 2 });
        assert_eq!(parse("owl 1 x 0").unwrap_err(), NotVectors::Line { line: 1 });
        assert_eq!(parse("").unwrap_err(), NotVectors::Empty);
    }
}
