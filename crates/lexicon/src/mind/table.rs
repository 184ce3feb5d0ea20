//! Words and their vectors, eight bits a value.

use super::bytes::{Bytes, DataFile, Unreadable, damaged, part_of, read};
use super::vector::{Rows, mean};
use std::collections::HashMap;

const MAGIC: &[u8] = b"black-chamber table 1\n";

/// A list of words with a vector for each, the most common words first.
#[derive(Debug)]
pub struct Table {
    words: Vec<Box<str>>,
    rows: HashMap<Box<str>, u32>,
    vectors: Rows,
    centre: Vec<f32>,
}

impl Table {
    /// Reads a table.
    pub fn open(file: &impl DataFile) -> Result<Table, Unreadable> {
        Table::parse(read(file)?).ok_or_else(|| damaged(file))
    }

    fn parse(file: Vec<u8>) -> Option<Table> {
        let mut bytes = Bytes::after(MAGIC, &file)?;
        let (count, dims, text) = (bytes.number()?, bytes.number()?, bytes.number()?);
        let words: Vec<Box<str>> = bytes.text(text)?.split('\n').map(Box::from).collect();
        let scales = bytes.floats(count)?;
        let values = bytes.take(count.checked_mul(dims)?)?.len();
        let end = file.len() - bytes.rest();
        let values = part_of(file, end - values..end).into_iter().map(u8::cast_signed).collect();
        (words.len() == count).then(|| Table::new(words, Rows::from_parts(dims, scales, values)))
    }

    /// A table of these words; `vectors` has a row for each.
    pub fn new(words: Vec<Box<str>>, vectors: Rows) -> Table {
        let rows = words.iter().enumerate().map(|(row, word)| (key(word).into(), row as u32)).collect();
        let centre = mean(&vectors);
        Table { words, rows, vectors, centre }
    }

    /// The table as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let text = self.words.join("\n");
        let mut bytes = MAGIC.to_vec();
        for number in [self.words.len(), self.vectors.dims(), text.len()] {
            bytes.extend((number as u32).to_le_bytes());
        }
        bytes.extend(text.as_bytes());
        bytes.extend(self.vectors.scales().iter().flat_map(|scale| scale.to_le_bytes()));
        bytes.extend(self.vectors.values().iter().map(|value| value.cast_unsigned()));
        bytes
    }

    /// Its words.
    pub fn words(&self) -> &[Box<str>] {
        &self.words
    }

    /// The mean of all its vectors: what they have in common, and what therefore tells nothing.
    pub fn centre(&self) -> &[f32] {
        &self.centre
    }

    /// The row of a word; capitals make no difference.
    pub fn find(&self, word: &str) -> Option<usize> {
        self.rows.get(key(word).as_str()).map(|row| *row as usize)
    }

    /// The vector in a row.
    pub fn vector(&self, row: usize) -> Vec<f32> {
        self.vectors.row(row)
    }

    /// Its vectors alone, without the words.
    pub fn into_vectors(self) -> Rows {
        self.vectors
    }

    /// All its vectors.
    pub fn vectors(&self) -> &Rows {
        &self.vectors
    }
}

fn key(word: &str) -> String {
    word.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_survives_its_file() {
        let rows: [&[f32]; 2] = [&[1.0, 0.0, -0.5], &[0.0, 2.0, 0.25]];
        let table = Table::new(vec!["owl".into(), "Straße".into()], Rows::from_rows(3, rows));
        let again = Table::parse(table.to_bytes()).unwrap();
        assert_eq!(again.words(), table.words());
        assert_eq!(again.find("straße"), Some(1));
        let read = again.vector(1);
        assert!(read.iter().zip([0.0, 2.0, 0.25]).all(|(a, b)| (a - b).abs() < 0.01), "{read:?}");
        assert!(Table::parse(table.to_bytes()[..40].to_vec()).is_none());
    }
}
