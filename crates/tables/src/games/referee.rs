//! The lexicon's referee, as Decrypto asks for one.

use decrypto::{CertainReferee, ClueQuestion, Objection, Referee, Rule, Verdict};
use lexicon::referee::{self, Ground, Position, check};

/// The referee of every table: refuses what is certain in any language, then lets the lexicon judge. Pages ask
/// it while a clue is written, so that its word then is its word in the end.
#[derive(Clone, Copy, Debug)]
pub struct TableReferee;

impl Referee for TableReferee {
    fn check(&self, question: &ClueQuestion<'_>) -> Verdict {
        if let refused @ Verdict::Refuse(_) = CertainReferee.check(question) {
            return refused;
        }
        let Ok(language) = question.language.parse() else { return Verdict::Fine };
        let keywords = question.keywords.each_ref().map(String::as_str);
        let code = question.code.digits().map(u8::from);
        let position = Position { language, keywords: &keywords, given: question.earlier, code: Some(&code) };
        match check(&position, question.clue) {
            referee::Verdict::Fine => Verdict::Fine,
            referee::Verdict::Doubt(ground) => Verdict::Doubt(objection(ground)),
            referee::Verdict::Refuse(ground) => Verdict::Refuse(objection(ground)),
        }
    }
}

fn objection(ground: Ground) -> Objection {
    let rule = match ground.rule {
        referee::Rule::Empty => Rule::Empty,
        referee::Rule::TooLong => Rule::TooLong,
        referee::Rule::Control => Rule::Control,
        referee::Rule::Repeat => Rule::Repeat,
        referee::Rule::Keyword => Rule::Keyword,
        referee::Rule::Code => Rule::Code,
        referee::Rule::Translation => Rule::Translation,
        referee::Rule::Letters => Rule::Letters,
        referee::Rule::Spelling => Rule::Spelling,
        referee::Rule::Position => Rule::Position,
        referee::Rule::Sound => Rule::Sound,
    };
    Objection { rule, keyword: ground.keyword }
}
