//! Clues about the word instead of its meaning: how many letters, which letters, which place.

use super::normal::normal_form;
use super::vocabulary::{Vocabulary, vocabulary};
use super::word::Word;
use crate::Language;
use decrypto::{Objection, Rule};

/// The first hint at spelling, length, place or sound in a clue.
pub(super) fn hint(language: Language, keywords: &[&str], clue: &[Word]) -> Option<Objection> {
    let talk = vocabulary(language);
    // An article at the end may be a letter: "starts with A".
    let (last, before) = clue.split_last()?;
    let before = before.iter().filter(|word| !talk.articles.contains(&word.normal.as_str()));
    let words: Vec<&str> = before.chain([last]).map(|word| word.normal.as_str()).collect();
    let text = words.join(" ");
    letters(talk, keywords, &words)
        .or_else(|| position(talk, keywords, &words))
        .or_else(|| spelling(talk, keywords, &text))
        .or_else(|| anagram(keywords, &words))
        .or_else(|| {
            talk.rhyme.iter().any(|phrase| starts(&text, phrase)).then(|| Objection::new(Rule::Sound))
        })
}

/// "8 letters", "an eight-letter word", or a bare number that is the length of a keyword.
fn letters(talk: &Vocabulary, keywords: &[&str], words: &[&str]) -> Option<Objection> {
    let of_length =
        |count: usize| keywords.iter().find(|keyword| normal_form(keyword).chars().count() == count);
    if let [word] = words {
        return Some(Objection::about(Rule::Letters, of_length(number(talk, word)?)?));
    }
    let about_letters = words.iter().any(|word| talk.letters.contains(word));
    let count =
        words.iter().find_map(|word| number(talk, word)).filter(|_| about_letters && words.len() <= 4)?;
    Some(
        of_length(count)
            .map_or(Objection::new(Rule::Letters), |keyword| Objection::about(Rule::Letters, keyword)),
    )
}

/// "Third", "number 3", "our 3rd word", or a bare digit from 1 to 4.
fn position(talk: &Vocabulary, keywords: &[&str], words: &[&str]) -> Option<Objection> {
    let ordinal = |word: &str| talk.ordinals.iter().position(|forms| forms.contains(&word)).map(|at| at + 1);
    let mut numbered = words.iter().filter(|word| !talk.places.contains(word));
    let (word, None) = (numbered.next()?, numbered.next()) else { return None };
    // A bare number word is an ordinary clue: there are three of many things.
    let bare_word = words.len() == 1 && word.parse::<usize>().is_err();
    let place = ordinal(word).or_else(|| number(talk, word).filter(|_| !bare_word))?;
    Some(Objection::about(Rule::Position, keywords.get(place.checked_sub(1)?)?))
}

/// A letter or two, alone or after a phrase such as "starts with".
fn spelling(talk: &Vocabulary, keywords: &[&str], text: &str) -> Option<Objection> {
    let letters = talk.edges.iter().filter_map(|phrase| text.strip_prefix(phrase)?.strip_prefix(' '));
    let letters = letters.min_by_key(|rest| rest.len()).unwrap_or(text);
    let letters = letters.strip_suffix(" an").unwrap_or(letters);
    let named = letters.len() < text.len() && letters.chars().count() <= 3;
    let alone = letters.chars().count() == 1 && letters.chars().all(char::is_alphabetic);
    if named || alone || talk.spelling.iter().any(|phrase| starts(text, phrase)) {
        let keyword = keywords.iter().find(|keyword| normal_form(keyword).starts_with(letters));
        return Some(
            keyword
                .map_or(Objection::new(Rule::Spelling), |keyword| Objection::about(Rule::Spelling, keyword)),
        );
    }
    None
}

/// The same letters in another order.
fn anagram(keywords: &[&str], words: &[&str]) -> Option<Objection> {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    let spelled = words.concat();
    let clue = sorted(&spelled);
    let keyword = keywords
        .iter()
        .map(|keyword| (keyword, normal_form(keyword)))
        .find(|(_, keyword)| clue.len() >= 3 && *keyword != spelled && sorted(keyword) == clue);
    let (keyword, _) = keyword?;
    Some(Objection::about(Rule::Spelling, keyword))
}

/// Whether a text is or begins with a phrase.
fn starts(text: &str, phrase: &str) -> bool {
    text.strip_prefix(phrase).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The number that a word or some digits stand for.
pub(super) fn number(talk: &Vocabulary, word: &str) -> Option<usize> {
    word.parse().ok().or_else(|| talk.numbers.iter().position(|number| *number == word).map(|at| at + 1))
}
