//! The seam for judging clues, and the part of the judgement that is certain.

use crate::clue::LONGEST_TEXT;
use crate::fold::fold;
use crate::{Code, Slot};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Everything a referee is told about a clue in words. There is no place for the opponents' keywords: a
/// clue must never be doubted because of one.
#[derive(Clone, Copy, Debug)]
pub struct ClueQuestion<'a> {
    /// The language of the table's words.
    pub language: &'a str,
    /// The Encryptor's own keywords.
    pub keywords: &'a [String; 4],
    /// What the team has given before, in any order, the clues beside this one included.
    pub earlier: &'a [&'a str],
    /// The code.
    pub code: Code,
    /// The clue's place in the code.
    pub slot: Slot,
    /// The clue.
    pub clue: &'a str,
}

/// What a referee says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing against it.
    Fine,
    /// Perhaps illegal: the Encryptor hears why and decides, unless the table is strict.
    Doubt(Objection),
    /// Certainly illegal.
    Refuse(Objection),
}

/// What speaks against a clue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objection {
    /// The rule that it breaks, or may break.
    pub rule: Rule,
    /// The own keyword concerned, if it is about one.
    pub keyword: Option<String>,
}

impl Objection {
    /// An objection about no keyword in particular.
    pub fn new(rule: Rule) -> Self {
        Objection { rule, keyword: None }
    }

    /// An objection about an own keyword.
    pub fn about(rule: Rule, keyword: &str) -> Self {
        Objection { rule, keyword: Some(keyword.to_owned()) }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule.sentence())?;
        match &self.keyword {
            Some(keyword) => write!(f, " ({keyword})"),
            None => Ok(()),
        }
    }
}

/// The rules of clues that a program can know or suspect to be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// A clue says something.
    Empty,
    /// A clue fits on its line, a drawing on its canvas.
    TooLong,
    /// A clue is plain text.
    ControlCharacters,
    /// A team never gives the same clue twice.
    Repeated,
    /// A clue holds none of the team's own keywords.
    OwnKeyword,
    /// A clue does not say the code.
    Code,
    /// A clue is no form of an own keyword.
    KeywordForm,
    /// A clue is no translation of an own keyword.
    Translation,
    /// A clue is not about the keyword's spelling or initial.
    Spelling,
    /// A clue is not about the keyword's number of letters.
    Length,
    /// A clue is not about the keyword's place on the screen.
    Position,
    /// A clue is not about the keyword's sound.
    Sound,
}

impl Rule {
    fn sentence(self) -> &'static str {
        match self {
            Rule::Empty => "it says nothing",
            Rule::TooLong => "it is too long",
            Rule::ControlCharacters => "it holds control characters",
            Rule::Repeated => "the team has given it before",
            Rule::OwnKeyword => "it holds an own keyword",
            Rule::Code => "it says the code",
            Rule::KeywordForm => "it is a form of an own keyword",
            Rule::Translation => "it translates an own keyword",
            Rule::Spelling => "it hints at spelling",
            Rule::Length => "it hints at the number of letters",
            Rule::Position => "it hints at the place on the screen",
            Rule::Sound => "it hints at the sound",
        }
    }
}

/// Judges clues in words. The rules ask it before clues are given; pages may ask it while one is written.
pub trait Referee: Send + Sync {
    /// What speaks against this clue.
    fn check(&self, question: &ClueQuestion<'_>) -> Verdict;
}

/// Knows no language, and refuses only what is certain: a clue that is no plain text, that the team has
/// given before, that holds an own keyword, or that says the code.
#[derive(Clone, Copy, Debug, Default)]
pub struct CertainReferee;

impl Referee for CertainReferee {
    fn check(&self, question: &ClueQuestion<'_>) -> Verdict {
        if let Some(rule) = unfit(question.clue) {
            return Verdict::Refuse(Objection::new(rule));
        }
        let folded = fold(question.clue);
        if question.earlier.iter().any(|earlier| fold(earlier) == folded) {
            return Verdict::Refuse(Objection::new(Rule::Repeated));
        }
        Verdict::Fine
    }
}

/// What makes a text no clue at all.
pub(crate) fn unfit(text: &str) -> Option<Rule> {
    if text.trim().is_empty() {
        Some(Rule::Empty)
    } else if text.chars().count() > LONGEST_TEXT {
        Some(Rule::TooLong)
    } else if text.chars().any(char::is_control) {
        Some(Rule::ControlCharacters)
    } else {
        None
    }
}
