//! The words of a line, with their places.

use game::notation::{Flaw, Place};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: Kind,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A run of characters without space: `White`, `421`, `x143`, `-`.
    Word(String),
    /// A text in double quotes, unescaped.
    Quoted(String),
    /// What stands in parentheses: `(aloud)`.
    Form(String),
}

/// Splits a line.
pub fn tokens(number: usize, line: &str) -> Result<Vec<Token>, Flaw> {
    let mut found = Vec::new();
    let mut chars = line.chars().zip(1..).peekable();
    while let Some((c, column)) = chars.next() {
        let place = Place { line: number, column };
        let kind = match c {
            c if c.is_whitespace() => continue,
            '"' => {
                let mut text = String::new();
                loop {
                    match chars.next() {
                        Some(('"', _)) => break,
                        Some(('\\', column)) => match chars.next() {
                            Some(('n', _)) => text.push('\n'),
                            Some((c @ ('"' | '\\'), _)) => text.push(c),
                            _ => {
                                let place = Place { line: number, column };
                                return Err(Flaw::at(place, "after a backslash stands \" or \\ or n"));
                            }
                        },
                        Some((c, _)) => text.push(c),
                        None => return Err(Flaw::at(place, "the quoted text does not end")),
                    }
                }
                Kind::Quoted(text)
            }
            '(' => {
                let mut form = String::new();
                loop {
                    match chars.next() {
                        Some((')', _)) => break,
                        Some((c, _)) => form.push(c),
                        None => return Err(Flaw::at(place, "the parenthesis does not close")),
                    }
                }
                Kind::Form(form)
            }
            c => {
                let mut word = String::from(c);
                while let Some((c, _)) = chars.next_if(|(c, _)| !c.is_whitespace() && *c != '"') {
                    word.push(c);
                }
                Kind::Word(word)
            }
        };
        found.push(Token { kind, place });
    }
    Ok(found)
}
