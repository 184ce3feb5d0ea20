//! The note sheet as the bots read it.

use decrypto::Code;

/// The three clues of a code; `None` where there is nothing to read, such as a blank or a drawing.
pub type Texts = [Option<String>; 3];

/// A resolved code of one team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What was said.
    pub clues: Texts,
    /// What it stood for.
    pub code: Code,
    /// What the team's own decoder took it for.
    pub decryption: Option<Code>,
    /// What the opponents took it for.
    pub interception: Option<Code>,
}

/// The clues given so far for each keyword, in order.
pub fn columns(past: &[Line]) -> [Vec<&str>; 4] {
    let mut columns: [Vec<&str>; 4] = Default::default();
    for line in past {
        for (clue, digit) in line.clues.iter().zip(line.code.digits()) {
            columns[digit.index()].extend(clue.as_deref());
        }
    }
    columns
}
