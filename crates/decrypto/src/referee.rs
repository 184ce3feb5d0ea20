//! The seam for judging clues, and the part of the judgement that is certain.

use crate::clue::LONGEST_TEXT;
use crate::normalize::{normalize, same};
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Verdict))]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing against it.
    Fine,
    /// Perhaps illegal: the Encryptor hears why and decides, unless the table is strict.
    Doubt(Objection),
    /// Certainly illegal.
    Refuse(Objection),
}

impl Verdict {
    /// `ok`, `doubt` or `refuse`.
    pub fn code(&self) -> &'static str {
        match self {
            Verdict::Fine => "ok",
            Verdict::Doubt(_) => "doubt",
            Verdict::Refuse(_) => "refuse",
        }
    }

    /// What speaks against the clue, if anything does.
    pub fn objection(&self) -> Option<&Objection> {
        match self {
            Verdict::Fine => None,
            Verdict::Doubt(objection) | Verdict::Refuse(objection) => Some(objection),
        }
    }
}

/// What speaks against a clue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Objection))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Rule))]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// A clue says something.
    Empty,
    /// A clue fits on its line, a drawing on its canvas.
    TooLong,
    /// A clue is plain text.
    Control,
    /// A team never gives the same clue twice.
    Repeat,
    /// A clue holds none of the team's own keywords, nor a form of one.
    Keyword,
    /// A clue does not say the code.
    Code,
    /// A clue is no translation of an own keyword.
    Translation,
    /// A clue is not about the keyword's number of letters.
    Letters,
    /// A clue is not about the keyword's spelling or initial.
    Spelling,
    /// A clue is not about the keyword's place on the screen.
    Position,
    /// A clue is not about the keyword's sound.
    Sound,
}

impl Rule {
    /// All of them.
    pub const ALL: [Rule; 11] = [
        Rule::Empty,
        Rule::TooLong,
        Rule::Control,
        Rule::Repeat,
        Rule::Keyword,
        Rule::Code,
        Rule::Translation,
        Rule::Letters,
        Rule::Spelling,
        Rule::Position,
        Rule::Sound,
    ];

    /// Its name in JSON, and after `rule-` the key of its sentence in every language.
    pub fn code(self) -> &'static str {
        match self {
            Rule::Empty => "empty",
            Rule::TooLong => "too-long",
            Rule::Control => "control",
            Rule::Repeat => "repeat",
            Rule::Keyword => "keyword",
            Rule::Code => "code",
            Rule::Translation => "translation",
            Rule::Letters => "letters",
            Rule::Spelling => "spelling",
            Rule::Position => "position",
            Rule::Sound => "sound",
        }
    }

    fn sentence(self) -> &'static str {
        match self {
            Rule::Empty => "it says nothing",
            Rule::TooLong => "it is too long",
            Rule::Control => "it holds control characters",
            Rule::Repeat => "the team has given it before",
            Rule::Keyword => "it holds an own keyword",
            Rule::Code => "it says the code",
            Rule::Translation => "it translates an own keyword",
            Rule::Letters => "it hints at the number of letters",
            Rule::Spelling => "it hints at spelling",
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
        if repeats(question.clue, question.earlier) {
            return Verdict::Refuse(Objection::new(Rule::Repeat));
        }
        let words = words(question.clue);
        if let Some(keyword) = question.keywords.iter().find(|keyword| holds(&words, keyword)) {
            return Verdict::Refuse(Objection::about(Rule::Keyword, keyword));
        }
        if says(question.clue, question.code) {
            return Verdict::Refuse(Objection::new(Rule::Code));
        }
        // A lone digit may mean something (7 for dwarfs), but not the one it stands for in the code.
        if question.clue.trim() == question.code.digit(question.slot).to_string() {
            return Verdict::Doubt(Objection::new(Rule::Position));
        }
        Verdict::Fine
    }
}

/// What makes a text no clue at all.
pub(crate) fn unfit(text: &str) -> Option<Rule> {
    if text.chars().all(|c| c.is_whitespace() || invisible(c)) {
        Some(Rule::Empty)
    } else if text.chars().count() > LONGEST_TEXT {
        Some(Rule::TooLong)
    } else if text.chars().any(|c| c.is_control() || reorders(c)) {
        Some(Rule::Control)
    } else {
        None
    }
}

/// Whether the team has said this before.
pub(crate) fn repeats(clue: &str, earlier: &[&str]) -> bool {
    earlier.iter().any(|earlier| same(clue, earlier))
}

/// Marks that take no space, alone no clue.
fn invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Marks that turn the text around them: they could make a page show something else than was said.
fn reorders(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn words(clue: &str) -> Vec<String> {
    clue.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(normalize).collect()
}

/// Whether some run of whole words is the keyword: `foot ball` holds FOOTBALL, `party` does not hold ART.
fn holds(words: &[String], keyword: &str) -> bool {
    let keyword = normalize(keyword);
    (0..words.len()).any(|first| {
        let mut rest = keyword.as_str();
        words[first..]
            .iter()
            .map_while(|word| rest.strip_prefix(word.as_str()).inspect(|left| rest = left))
            .any(str::is_empty)
    })
}

/// Whether the digits of the clue, whatever stands between them, are the code: `4-2-1`.
fn says(clue: &str, code: Code) -> bool {
    let digits: Vec<u32> = clue.chars().filter_map(|c| c.to_digit(10)).collect();
    digits == code.digits().map(|digit| u32::from(u8::from(digit)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(clue: &str, earlier: &[&str]) -> Verdict {
        let keywords = ["NERO", "RAGNO", "ANTICHITÀ", "FOOT BALL"].map(String::from);
        let code = "421".parse().unwrap();
        let question =
            ClueQuestion { language: "it", keywords: &keywords, earlier, code, slot: Slot::ALL[0], clue };
        CertainReferee.check(&question)
    }

    fn refused_by(clue: &str, earlier: &[&str]) -> Option<Rule> {
        match check(clue, earlier) {
            Verdict::Refuse(objection) => Some(objection.rule),
            _ => None,
        }
    }

    #[test]
    fn the_names_of_rules_are_those_in_json() {
        for rule in Rule::ALL {
            assert_eq!(serde_json::to_value(rule).unwrap(), rule.code());
        }
    }

    #[test]
    fn a_clue_says_something() {
        for clue in ["", "   ", "\u{200b}", " \u{feff} "] {
            assert_eq!(refused_by(clue, &[]), Some(Rule::Empty), "{clue:?}");
        }
        assert_eq!(check("🕷️", &[]), Verdict::Fine);
    }

    #[test]
    fn a_clue_has_at_most_80_characters() {
        assert_eq!(check(&"à".repeat(80), &[]), Verdict::Fine);
        assert_eq!(refused_by(&"a".repeat(81), &[]), Some(Rule::TooLong));
    }

    #[test]
    fn a_clue_is_plain_text() {
        for clue in ["a\nb", "a\0", "left\u{202e}thgir", "a\u{2028}b"] {
            assert_eq!(refused_by(clue, &[]), Some(Rule::Control), "{clue:?}");
        }
    }

    #[test]
    fn the_same_clue_is_never_given_twice() {
        assert_eq!(refused_by("ZAMPE!", &["zampe"]), Some(Rule::Repeat));
        assert_eq!(refused_by("caffe", &["Caffè"]), Some(Rule::Repeat));
        assert_eq!(check("zampa", &["zampe"]), Verdict::Fine);
    }

    #[test]
    fn an_own_keyword_is_never_used_not_even_for_another() {
        for (clue, keyword) in [
            ("nero", "NERO"),
            ("umor nero", "NERO"),
            ("antichita greca", "ANTICHITÀ"),
            ("football", "FOOT BALL"),
        ] {
            let refusal = Verdict::Refuse(Objection::about(Rule::Keyword, keyword));
            assert_eq!(check(clue, &[]), refusal, "{clue}");
        }
        // Part of a word is for a linguist to judge.
        assert_eq!(check("neroli", &[]), Verdict::Fine);
    }

    #[test]
    fn the_code_is_never_said() {
        for clue in ["421", "4.2.1", "4 poi 2 poi 1"] {
            assert_eq!(refused_by(clue, &[]), Some(Rule::Code), "{clue}");
        }
        assert_eq!(check("1421", &[]), Verdict::Fine);
        assert_eq!(check("4", &[]), Verdict::Doubt(Objection::new(Rule::Position)));
        assert_eq!(check("7", &[]), Verdict::Fine);
    }
}
