use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Digits and letters that are not mistaken for each other when a code is read aloud.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH: usize = 8;

/// The name of a table: eight characters, easy to read aloud and to type.
///
/// It is public, like an address: it opens the door, and gives nobody a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[2-9a-hjkmnp-z]{8}$", example = "abcd2345"))]
#[serde(into = "String", try_from = "String")]
pub struct TableId([u8; LENGTH]);

impl TableId {
    /// The id that a random number spells.
    pub fn from_random(mut number: u64) -> Self {
        TableId(std::array::from_fn(|_| {
            let letter = ALPHABET[(number % ALPHABET.len() as u64) as usize];
            number /= ALPHABET.len() as u64;
            letter
        }))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        // Only letters of the alphabet ever get in, so the bytes are always text.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that names no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's code is {LENGTH} characters, digits 2 to 9 and letters except i, l and o")]
pub struct NotATableId;

impl FromStr for TableId {
    type Err = NotATableId;

    /// Reads a code as people type it: capitals, spaces and dashes do not matter.
    fn from_str(text: &str) -> Result<Self, NotATableId> {
        let mut id = [0; LENGTH];
        let mut letters = text.chars().filter(|c| !matches!(c, ' ' | '-')).map(|c| c.to_ascii_lowercase());
        for place in &mut id {
            let letter = letters.next().and_then(|c| u8::try_from(c).ok()).ok_or(NotATableId)?;
            *place = if ALPHABET.contains(&letter) { letter } else { return Err(NotATableId) };
        }
        letters.next().is_none().then_some(TableId(id)).ok_or(NotATableId)
    }
}

impl TryFrom<String> for TableId {
    type Error = NotATableId;
    fn try_from(text: String) -> Result<Self, NotATableId> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.as_str().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let id: TableId = "abcd2345".parse().unwrap();
        assert_eq!("ABCD-2345".parse(), Ok(id));
        assert_eq!(" abcd 2345".parse(), Ok(id));
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in ["", "abcd234", "abcd23456", "abcdl234", "abcd234ß", "../../et"] {
            assert_eq!(text.parse::<TableId>(), Err(NotATableId), "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_id_is_read_back(number: u64) {
            let id = TableId::from_random(number);
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }
    }
}
