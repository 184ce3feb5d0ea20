use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A number from 1 to 4: the place of a keyword on its team's screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 4))]
#[serde(try_from = "u8", into = "u8")]
pub struct Digit(u8);

impl Digit {
    /// 1, 2, 3, 4.
    pub const ALL: [Digit; 4] = [Digit(1), Digit(2), Digit(3), Digit(4)];

    /// The digit as an index into the four keywords.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

/// A number from 1 to 3: the place of a clue in its line, and of a digit in its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 3))]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// 1, 2, 3.
    pub const ALL: [Slot; 3] = [Slot(1), Slot(2), Slot(3)];

    /// The slot as an index into three clues or digits.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

/// A number outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{number} is not a number from 1 to {most}")]
pub struct OutOfRange {
    number: u8,
    most: u8,
}

macro_rules! small_number {
    ($name:ident, $most:literal) => {
        impl TryFrom<u8> for $name {
            type Error = OutOfRange;
            fn try_from(number: u8) -> Result<Self, OutOfRange> {
                if (1..=$most).contains(&number) {
                    Ok($name(number))
                } else {
                    Err(OutOfRange { number, most: $most })
                }
            }
        }

        impl From<$name> for u8 {
            fn from(number: $name) -> u8 {
                number.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}
small_number!(Digit, 4);
small_number!(Slot, 3);

/// Three different digits in order. Written `421`, also as JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[1-4]{3}$", example = "421"))]
#[serde(try_from = "String")]
pub struct Code([Digit; 3]);

impl Code {
    /// How many there are: the cards of one deck.
    pub const COUNT: u32 = 24;

    /// A code of these digits, if they are all different.
    pub fn new(digits: [Digit; 3]) -> Option<Code> {
        let [a, b, c] = digits;
        (a != b && b != c && a != c).then_some(Code(digits))
    }

    /// All codes in ascending order, from 123 to 432. A draw of `n` means the code at place `n`.
    pub fn all() -> impl Iterator<Item = Code> {
        let digits = || Digit::ALL.into_iter();
        digits()
            .flat_map(move |a| digits().flat_map(move |b| digits().filter_map(move |c| Code::new([a, b, c]))))
    }

    /// Its digits, in order.
    pub fn digits(self) -> [Digit; 3] {
        self.0
    }

    /// The digit of the clue in this slot.
    pub fn digit(self, slot: Slot) -> Digit {
        self.0[slot.index()]
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

/// A text that is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a code is three different digits from 1 to 4, such as 421")]
pub struct NotACode;

impl FromStr for Code {
    type Err = NotACode;
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let bytes: [u8; 3] = text.as_bytes().try_into().map_err(|_| NotACode)?;
        let mut digits = [Digit(1); 3];
        for (digit, byte) in digits.iter_mut().zip(bytes) {
            *digit = Digit::try_from(byte.wrapping_sub(b'0')).map_err(|_| NotACode)?;
        }
        Code::new(digits).ok_or(NotACode)
    }
}

impl TryFrom<String> for Code {
    type Error = NotACode;
    fn try_from(text: String) -> Result<Self, NotACode> {
        text.parse()
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.0.map(|digit| b'0' + digit.0);
        // Digits are always text.
        serializer.serialize_str(std::str::from_utf8(&text).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn there_are_24_codes_of_three_different_digits() {
        let all: Vec<Code> = Code::all().collect();
        assert_eq!(all.len(), Code::COUNT as usize);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 24);
        assert_eq!((all[0].to_string(), all[23].to_string()), ("123".into(), "432".into()));
        assert!(all.is_sorted());
    }

    #[test]
    fn a_code_is_read_as_it_is_written() {
        for code in Code::all() {
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        for text in ["", "12", "1234", "112", "125", "012", "1 2", "４２１", "4.2"] {
            assert_eq!(text.parse::<Code>(), Err(NotACode), "{text}");
        }
    }
}
