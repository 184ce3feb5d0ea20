//! The referee of clues: refuses what is certainly against the rules, doubts what is likely to be.
//!
//! It knows the own team's keywords and no others: an answer that depended on the opponents' would leak them.

mod accidents;
mod compounds;
mod derivation;
mod hints;
mod inflection;
mod likeness;
mod normal;
mod phrases;
mod pronoun;
mod sound;
mod translation;
mod vocabulary;
mod word;

pub(crate) use inflection::form_of;
pub use likeness::looks_like;
pub use normal::normal_form;
pub(crate) use word::Word;

use crate::Language;
use crate::mind::Minds;
use decrypto::{CertainReferee, ClueQuestion, LONGEST_TEXT, Objection, Referee, Rule, Verdict};
use inflection::Certainty;
use std::sync::Arc;
use vocabulary::vocabulary;
use word::concept;

/// What the referee knows when a clue is given.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The language of the keywords and the clues.
    pub language: Language,
    /// The own team's keywords, in the order of their numbers.
    pub keywords: &'a [&'a str],
    /// The clues that the own team gave before.
    pub given: &'a [&'a str],
    /// The code that the clues stand for, where it matters.
    pub code: Option<&'a [u8]>,
}

/// Refuses what is certain in any language, then judges by what the lexicon knows. Without minds the table of keywords alone
/// knows translations.
#[derive(Clone, Default)]
pub struct LexiconReferee {
    minds: Option<Arc<Minds>>,
}

impl LexiconReferee {
    /// A referee who asks these minds.
    pub fn new(minds: Option<Arc<Minds>>) -> Self {
        LexiconReferee { minds }
    }
}

impl Referee for LexiconReferee {
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

/// Judges one clue.
pub fn check(position: &Position<'_>, clue: &str) -> Verdict {
    let clue = clue.trim();
    if let Some(rule) = unreadable(clue) {
        return Verdict::Refuse(Objection::new(rule));
    }
    let words = Word::all(position.language, clue);
    if position.given.iter().any(|given| is_repeat(position.language, clue, &words, given)) {
        return Verdict::Refuse(Objection::new(Rule::Repeat));
    }
    if position.code.is_some_and(|code| states_code(position.language, code, &words)) {
        return Verdict::Refuse(Objection::new(Rule::Code));
    }
    let likely = match own_keyword(position, clue, &words) {
        Some((Certainty::Certain, keyword)) => {
            return Verdict::Refuse(Objection::about(Rule::Keyword, keyword));
        }
        Some((Certainty::Likely, keyword)) => Some(Objection::about(Rule::Keyword, keyword)),
        None => None,
    };
    let doubt = likely
        .or_else(|| translation(position, clue, &words))
        .or_else(|| hints::hint(position.language, position.keywords, &words))
        .or_else(|| sound(position, clue));
    doubt.map_or(Verdict::Fine, Verdict::Doubt)
}

/// Judges one clue, and asks minds where the tables find nothing: a word may be a translation that they lack.
pub fn check_meaning(position: &Position<'_>, clue: &str, minds: &Minds) -> Verdict {
    let verdict = check(position, clue);
    let spoken: Vec<&str> = normal::words_of(clue)
        .filter(|word| {
            Language::ALL.iter().all(|l| !vocabulary(*l).articles.contains(&normal_form(word).as_str()))
        })
        .collect();
    // Words beside it make a phrase, which may mean anything.
    let (Verdict::Fine, [word]) = (&verdict, &spoken[..]) else { return verdict };
    match position.keywords.iter().find(|keyword| minds.translates(position.language, word, keyword)) {
        Some(keyword) => Verdict::Doubt(Objection::about(Rule::Translation, keyword)),
        None => verdict,
    }
}

/// A clue that cannot be shown or has nothing to show.
fn unreadable(clue: &str) -> Option<Rule> {
    // Marks that joined emoji need are not among the invisible ones.
    let invisible = |c: char| {
        matches!(c, '\u{ad}' | '\u{200b}' | '\u{200c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
            || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let blank =
        |c: char| c.is_whitespace() || c.is_ascii_punctuation() || ('\u{2000}'..='\u{206f}').contains(&c);
    if clue.chars().any(|c| c.is_control() || invisible(c)) {
        Some(Rule::Control)
    } else if clue.chars().all(blank) {
        Some(Rule::Empty)
    } else if clue.chars().count() > LONGEST_TEXT {
        Some(Rule::TooLong)
    } else {
        None
    }
}

/// Whether a clue repeats an earlier one, perhaps in another form.
pub fn repeats(language: Language, clue: &str, given: &str) -> bool {
    is_repeat(language, clue, &Word::all(language, clue), given)
}

/// Whether two clues are the same but for case, accents, punctuation, articles and endings.
fn is_repeat(language: Language, clue: &str, words: &[Word], given: &str) -> bool {
    let articles = vocabulary(language).articles;
    let core = |words: &[Word]| {
        let core: Vec<_> =
            words.iter().filter(|word| !articles.contains(&word.normal.as_str())).cloned().collect();
        if core.is_empty() { words.to_vec() } else { core }
    };
    let (ours, theirs) = (core(words), core(&Word::all(language, given)));
    if ours.is_empty() {
        return normal::signs(clue) == normal::signs(given);
    }
    let same = |a, b| form_of(language, a, b).max(form_of(language, b, a)) == Some(Certainty::Certain);
    normal_form(clue) == normal_form(given)
        || (ours.len() == theirs.len() && ours.iter().zip(&theirs).all(|(a, b)| same(a, b)))
}

/// Whether digits or number words in a clue are the code.
fn states_code(language: Language, code: &[u8], words: &[Word]) -> bool {
    let code: String = code.iter().map(u8::to_string).collect();
    let digits: Vec<String> = words
        .iter()
        .map(|word| match hints::number(vocabulary(language), &word.normal) {
            Some(number) => number.to_string(),
            None => " ".to_owned(),
        })
        .collect();
    // The digits may stand together or apart, but not inside a longer number.
    digits.contains(&code)
        || digits
            .windows(code.len())
            .any(|window| window.iter().all(|d| d.len() == 1) && window.concat() == code)
}

/// The keyword that a clue contains in some form, and how sure that is.
fn own_keyword<'a>(position: &Position<'a>, clue: &str, words: &[Word]) -> Option<(Certainty, &'a str)> {
    let mut found: Option<(Certainty, &str)> = None;
    for text in position.keywords {
        let certainty = contained(position.language, clue, words, text);
        if certainty > found.map(|(certainty, _)| certainty) {
            found = certainty.map(|certainty| (certainty, *text));
        }
    }
    found
}

/// Whether a clue contains a keyword in some form.
fn contained(language: Language, clue: &str, words: &[Word], text: &str) -> Option<Certainty> {
    let keyword = Word::new(language, text);
    let spelled_apart = words.len() > 1 && spelled(words) == keyword.letters;
    if spelled_apart || pieces(words).any(|piece| piece == keyword.letters) {
        return Some(Certainty::Certain);
    }
    let by_word = |(place, word): (usize, &Word)| {
        let form = form_of(language, word, &keyword)?;
        pronoun::certainty(language, clue, place, text)
            .map_or(Some(form), |sure| sure.map(|sure| sure.min(form)))
    };
    let form = words.iter().enumerate().filter_map(by_word).max();
    let compound = words.iter().filter_map(|word| compounds::contains(language, word, &keyword)).max();
    let derived = || {
        let derived = words.iter().any(|word| derivation::derives(language, word, &keyword));
        derived.then_some(Certainty::Likely)
    };
    form.max(compound).max(phrases::contains(language, words, text)).or_else(derived)
}

/// Two or three words of a clue that stand together, as one.
fn pieces(words: &[Word]) -> impl Iterator<Item = String> + '_ {
    [2, 3].into_iter().flat_map(|size| words.windows(size).map(spelled))
}

fn spelled(words: &[Word]) -> String {
    words.iter().map(|word| word.letters.as_str()).collect()
}

fn translation(position: &Position<'_>, clue: &str, words: &[Word]) -> Option<Objection> {
    let talk = vocabulary(position.language);
    let singles: Vec<&str> = normal::words_of(clue)
        .filter(|word| {
            let word = normal_form(word);
            words.len() == 1
                || !(talk.particles.contains(&word.as_str()) || talk.articles.contains(&word.as_str()))
        })
        .collect();
    let keyword = position.keywords.iter().find(|text| {
        let keyword = Word::new(position.language, text);
        // What is spelled like the keyword is the keyword, or another word of its own language.
        let mut singles = singles.iter().filter(|word| normal_form(word) != keyword.normal);
        singles.any(|word| translation::translates(position.language, word, &keyword))
            || pieces(words).any(|piece| translation::translates(position.language, &piece, &keyword))
    })?;
    Some(Objection::about(Rule::Translation, keyword))
}

/// Only a clue of a single word is taken for a rhyme, and not where it shares a theme with the keyword: then its
/// meaning explains it.
fn sound(position: &Position<'_>, clue: &str) -> Option<Objection> {
    let language = position.language;
    let mut words = normal::words_of(clue);
    let (word, None) = (words.next()?, words.next()) else { return None };
    let theme = |text: &str| concept(language, &Word::new(language, text)).map(|concept| concept.theme);
    let keyword = position.keywords.iter().find(|keyword| {
        sound::alike(language, word, keyword) && (theme(word).is_none() || theme(word) != theme(keyword))
    })?;
    Some(Objection::about(Rule::Sound, keyword))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keywords;

    /// Two keywords of one language share no stem, nor is one a part of the other.
    #[test]
    fn no_keyword_is_a_form_or_a_part_of_another() {
        let mut related = Vec::new();
        for language in Language::ALL {
            let words: Vec<Word> = keywords(language).iter().map(|k| Word::new(language, k.word)).collect();
            for keyword in &words {
                for other in words.iter().filter(|other| other.normal != keyword.normal) {
                    let form = form_of(language, other, keyword);
                    if form.or_else(|| compounds::contains(language, other, keyword)).is_some() {
                        related.push(format!("{language}: {} in {}", keyword.letters, other.letters));
                    }
                }
            }
        }
        assert_eq!(related, Vec::<String>::new());
    }
}
