//! The lexicon's referee, as Decrypto asks for one.

use decrypto::{CertainReferee, ClueQuestion, Referee, Verdict};
use lexicon::mind::Minds;
use lexicon::referee::{Position, check, check_meaning};
use std::sync::{Arc, OnceLock};

/// The minds that the referee asks, once somebody has brought them.
static MINDS: OnceLock<Arc<Minds>> = OnceLock::new();

/// The referee of every table: refuses what is certain in any language, then lets the lexicon judge. Pages ask
/// it while a clue is written, so that its word then is its word in the end.
#[derive(Clone, Copy, Debug)]
pub struct TableReferee;

impl TableReferee {
    /// Lets the referees of all tables ask these minds from now on. Without any, the table of keywords alone
    /// knows translations.
    pub fn consult(minds: Arc<Minds>) {
        // Whoever comes second brings the same minds: there is one set of data files.
        let _ = MINDS.set(minds);
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
        match MINDS.get() {
            Some(minds) => check_meaning(&position, question.clue, minds),
            None => check(&position, question.clue),
        }
    }
}
