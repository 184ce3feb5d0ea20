//! The lexicon's referee, as Decrypto asks for one.

use decrypto::{CertainReferee, ClueQuestion, Referee, Verdict};
use lexicon::mind::Minds;
use lexicon::referee::{Position, check, check_meaning};
use std::sync::Arc;

/// Refuses what is certain in any language, then lets the lexicon judge. Without minds the table of keywords alone knows
/// translations.
#[derive(Clone, Default)]
pub struct TableReferee {
    minds: Option<Arc<Minds>>,
}

impl TableReferee {
    /// A referee who asks these minds.
    pub fn new(minds: Option<Arc<Minds>>) -> Self {
        TableReferee { minds }
    }
}

impl Referee for TableReferee {
    fn check(&self, question: &ClueQuestion<'_>) -> Verdict {
        if let refused @ Verdict::Refuse(_) = CertainReferee.check(question) {
            return refused;
        }
        let Ok(language) = question.language.parse() else { return Verdict::Fine };
        let keywords = question.keywords.each_ref().map(String::as_str);
        let code = question.code.digits().map(u8::from);
        let position = Position { language, keywords: &keywords, given: question.earlier, code: Some(&code) };
        match &self.minds {
            Some(minds) => check_meaning(&position, question.clue, minds),
            None => check(&position, question.clue),
        }
    }
}
