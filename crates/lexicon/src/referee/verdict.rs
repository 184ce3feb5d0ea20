//! What the referee answers.

use super::sentences;
use crate::Language;
use serde::{Deserialize, Serialize};

/// The rule that a clue breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// It has neither a letter nor a digit nor any other visible sign.
    Empty,
    /// It has more than eighty characters.
    TooLong,
    /// It has control characters.
    Control,
    /// The own team gave it before.
    Repeat,
    /// It contains an own keyword or a form of it.
    Keyword,
    /// It states the code.
    Code,
    /// It translates an own keyword.
    Translation,
    /// It tells how many letters an own keyword has.
    Letters,
    /// It tells how an own keyword is spelled.
    Spelling,
    /// It tells the number of an own keyword.
    Position,
    /// It sounds like an own keyword.
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

    /// A stable code, fit as the key of a sentence.
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
}

/// Why a clue is doubted or refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// The rule that it breaks.
    pub rule: Rule,
    /// The own keyword concerned, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keyword: Option<String>,
}

impl Ground {
    /// A rule broken with regard to a keyword.
    pub fn about(rule: Rule, keyword: &str) -> Ground {
        Ground { rule, keyword: Some(keyword.to_owned()) }
    }
}

impl From<Rule> for Ground {
    fn from(rule: Rule) -> Ground {
        Ground { rule, keyword: None }
    }
}

/// The referee's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing speaks against the clue.
    Fine,
    /// The clue is likely to be against the rules: the Encryptor decides.
    Doubt(Ground),
    /// The clue is certainly against the rules.
    Refuse(Ground),
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

    /// The reason, where there is one.
    pub fn ground(&self) -> Option<&Ground> {
        match self {
            Verdict::Fine => None,
            Verdict::Doubt(ground) | Verdict::Refuse(ground) => Some(ground),
        }
    }

    /// The reason as a sentence for the player.
    pub fn sentence(&self, language: Language) -> Option<String> {
        self.ground().map(|ground| sentences::sentence(language, ground))
    }

    /// The verdict at a table as strict as this one.
    pub fn at(self, strictness: Strictness) -> Verdict {
        match (strictness, self) {
            (Strictness::Strict, Verdict::Doubt(ground)) => Verdict::Refuse(ground),
            (Strictness::Off, _) => Verdict::Fine,
            (_, verdict) => verdict,
        }
    }
}

/// How strict a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strictness {
    /// Doubts refuse.
    Strict,
    /// Doubts warn the Encryptor, who may give the clue anyway.
    #[default]
    Normal,
    /// The players see to the rules themselves.
    Off,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strict_table_refuses_what_a_normal_one_doubts() {
        let doubt = Verdict::Doubt(Rule::Letters.into());
        assert_eq!(doubt.clone().at(Strictness::Normal), doubt);
        assert_eq!(doubt.clone().at(Strictness::Strict), Verdict::Refuse(Rule::Letters.into()));
        assert_eq!(doubt.at(Strictness::Off), Verdict::Fine);
        assert_eq!(Verdict::Fine.at(Strictness::Strict), Verdict::Fine);
    }

    #[test]
    fn codes_on_the_wire_are_the_codes_in_the_program() {
        for rule in Rule::ALL {
            assert_eq!(serde_json::to_value(rule).unwrap(), rule.code());
        }
    }

    #[test]
    fn every_rule_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            for rule in Rule::ALL {
                let sentence = Verdict::Doubt(Ground::about(rule, "RAGNO")).sentence(language).unwrap();
                assert!(sentence.ends_with('.') && !sentence.contains('{'), "{language} {sentence}");
            }
        }
    }
}
