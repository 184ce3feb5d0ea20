//! Compounds: *Spinnennetz* contains *Spinne*, *Brandenburg* may or may not contain *Burg*.

use super::accidents::is_accident;
use super::inflection::{Certainty, form_of};
use super::normal::{letters, unmarked};
use super::sound;
use super::word::Word;
use crate::{Language, keywords};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Whether a word of a clue is a compound with a keyword in it.
pub(super) fn contains(language: Language, word: &Word, keyword: &Word) -> Option<Certainty> {
    word.readings().filter_map(|reading| contains_as_read(language, reading, keyword)).max()
}

fn contains_as_read(language: Language, word: &Word, keyword: &Word) -> Option<Certainty> {
    if is_accident(language, word, keyword) {
        return None;
    }
    match language {
        Language::Italian => italian(&word.letters, keyword),
        Language::English => english(&word.normal, &keyword.normal),
        Language::German | Language::Norwegian => {
            let (word, keyword) = word.beside(language, keyword);
            joined(language, &word, keyword)
        }
    }
}

/// English writes few compounds in one word, and *carpet* is not one of them: never more than likely.
fn english(word: &str, keyword: &str) -> Option<Certainty> {
    if keyword.len() < 4 {
        // The second half of *carpet* is a word, too: only what compounds are usually made of counts.
        let rest = word.strip_prefix(keyword).filter(|_| keyword.len() == 3)?;
        return is_part(Language::English, rest).then_some(Certainty::Likely);
    }
    let first = word.strip_prefix(keyword).filter(|rest| rest.len() >= 3);
    // Too many words end in -king or -ring, and the shorter the rest, the more of them.
    let last = word.strip_suffix(keyword).filter(|rest| rest.len() >= 4 && !keyword.ends_with("ing"));
    first.or(last).is_some_and(sound::is_english).then_some(Certainty::Likely)
}

/// Italian puts particles before a word: *supereroe, arcangelo, autostrada*.
fn italian(word: &str, keyword: &Word) -> Option<Certainty> {
    const BEFORE: [&str; 20] = [
        "anti", "arci", "arc", "auto", "contro", "extra", "inter", "maxi", "mega", "micro", "mini", "multi",
        "semi", "sopra", "sotto", "stra", "super", "tele", "ultra", "vice",
    ];
    if keyword.letters.len() < 4 {
        return None;
    }
    let rest = BEFORE.iter().filter_map(|before| word.strip_prefix(before));
    let own = |rest: &str| form_of(Language::Italian, &Word::new(Language::Italian, rest), keyword);
    rest.filter_map(own).max().filter(|found| *found == Certainty::Certain).map(|_| Certainty::Likely)
}

fn joined(language: Language, word: &str, keyword: &str) -> Option<Certainty> {
    let root = keyword.strip_suffix('e').unwrap_or(keyword);
    if keyword.chars().count() < 3 || !word.contains(root) {
        return None;
    }
    let first = first_parts(language, keyword).filter_map(|part| {
        let rest = word.strip_prefix(part.as_str())?;
        judge(language, rest, keyword).map(|certainty| doubt_places(certainty, rest))
    });
    let shortened = keyword.strip_suffix('e').filter(|short| short.len() >= 4 && !short.ends_with('e'));
    let shortened = shortened.and_then(|short| {
        let rest = word.strip_prefix(short)?;
        is_part(language, rest).then(|| doubt_places(Certainty::Certain, rest))
    });
    let last = last_parts(language, keyword).filter_map(|part| {
        let head = word.strip_suffix(part.as_str())?;
        // Many words end in the letters of a short one: *praktisch, Verletzung*.
        let certainty = judge(language, head, keyword).filter(|found| *found == Certainty::Certain)?;
        Some(doubt_places(certainty, keyword))
    });
    let middle = || {
        let at = word.find(keyword).filter(|_| keyword.chars().count() >= 4)?;
        let rest = &word[at + keyword.len()..];
        (is_part(language, &word[..at]) && is_part(language, rest)).then_some(Certainty::Certain)
    };
    first.chain(shortened).chain(last).max().or_else(middle)
}

/// The name of a place need not mean its parts.
fn doubt_places(certainty: Certainty, last_part: &str) -> Certainty {
    if PLACES.contains(&last_part) { Certainty::Likely } else { certainty }
}

/// How sure a compound is, from what is left of it beside the keyword.
fn judge(language: Language, other: &str, keyword: &str) -> Option<Certainty> {
    if is_part(language, other) {
        return Some(Certainty::Certain);
    }
    let spoken = other.contains(['a', 'e', 'i', 'o', 'u', 'y', 'ä', 'ö', 'ü', 'æ', 'ø', 'å']);
    // The longer both are, the less likely they stand there by accident.
    match (keyword.chars().count(), other.chars().count()) {
        (6.., 4..) if spoken => Some(Certainty::Certain),
        (5, 4..) if spoken => Some(Certainty::Likely),
        _ => None,
    }
}

/// The keyword as the first part of a compound, with the letters that link the parts.
fn first_parts(language: Language, keyword: &str) -> impl Iterator<Item = String> {
    let links: &[&str] = match language {
        Language::German => &["", "s", "n", "en", "es", "er", "e", "ns"],
        _ => &["", "s", "e"],
    };
    links.iter().map(move |link| format!("{keyword}{link}"))
}

/// The keyword as the last part of a compound, with its endings.
fn last_parts(language: Language, keyword: &str) -> impl Iterator<Item = String> {
    let endings: &[&str] = match language {
        Language::German => &["", "e", "en", "er", "ern", "n", "s", "es"],
        _ => &["", "en", "et", "a", "er", "ene", "ne", "n", "r", "t", "s"],
    };
    endings.iter().map(move |ending| format!("{keyword}{ending}"))
}

/// Whether this is a known word, possibly with an ending or a link, or two of them.
fn is_part(language: Language, text: &str) -> bool {
    let known = |text: &str| {
        text.len() >= 2 && {
            let parts = &PARTS[language as usize];
            parts.contains(text)
                || ["s", "e", "n", "en", "es", "er", "r", "et", "ene", "ne", "in", "innen"]
                    .iter()
                    .filter_map(|ending| text.strip_suffix(ending))
                    .any(|short| short.len() >= 3 && parts.contains(short))
        }
    };
    known(text)
        || (3..text.len().saturating_sub(2))
            .any(|at| text.is_char_boundary(at) && known(&text[..at]) && known(&text[at..]))
}

/// The known parts; none in Italian, which does not build compounds. Those of English are second parts only.
static PARTS: LazyLock<[HashSet<String>; 4]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let authored = match language {
            Language::English => include_str!("../../../../words/parts.en.txt"),
            Language::German => include_str!("../../../../words/parts.de.txt"),
            Language::Norwegian => include_str!("../../../../words/parts.nb.txt"),
            Language::Italian => return HashSet::new(),
        };
        let authored = authored.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let keywords = keywords(language).iter().map(|keyword| keyword.word);
        let words = authored.chain(keywords.filter(|_| language != Language::English));
        // What changes before a keyword without an umlaut is looked for without it, too.
        words.map(|word| letters(language, word)).flat_map(|word| [unmarked(&word), word]).collect()
    })
});

/// What the names of places end in: *Salzburg* is no castle, *Oslofjord* no clue to any fjord.
const PLACES: [&str; 12] =
    ["baden", "berg", "burg", "dal", "dorf", "fjord", "havn", "stad", "stadt", "sund", "tal", "vik"];

#[cfg(test)]
mod tests {
    use super::*;

    fn compound(language: Language, word: &str, keyword: &str) -> Option<Certainty> {
        contains(language, &Word::new(language, word), &Word::new(language, keyword))
    }

    #[test]
    fn german_and_norwegian_compounds_are_certain_where_both_parts_are_known() {
        for (word, keyword) in [
            ("Spinnennetz", "Spinne"),
            ("Mäusefalle", "Maus"),
            ("Bücherregal", "Buch"),
            ("Segelboot", "Boot"),
            ("Schulhof", "Schule"),
            ("Eisbär", "Eis"),
            ("Gartenzwerge", "Zwerg"),
        ] {
            assert_eq!(compound(Language::German, word, keyword), Some(Certainty::Certain), "{word}");
        }
        for (word, keyword) in [
            ("edderkoppnett", "edderkopp"),
            ("skolegård", "skole"),
            ("julegave", "jul"),
            ("isbjørn", "bjørn"),
            ("snømann", "snø"),
        ] {
            assert_eq!(compound(Language::Norwegian, word, keyword), Some(Certainty::Certain), "{word}");
        }
    }

    #[test]
    fn letters_that_stand_there_by_accident_are_no_compound() {
        assert_eq!(compound(Language::German, "Brandenburg", "Burg"), Some(Certainty::Likely));
        for (word, keyword) in [("Karate", "Rat"), ("Reisepass", "Reis"), ("Eisen", "Eis")] {
            assert_eq!(compound(Language::German, word, keyword), None, "{word}");
        }
        assert_eq!(compound(Language::Norwegian, "krokodille", "krok"), None);
    }

    #[test]
    fn other_languages_build_no_compounds_for_certain() {
        assert_eq!(compound(Language::Italian, "ragnatela", "ragno"), None);
        assert_eq!(compound(Language::English, "snowman", "snow"), Some(Certainty::Likely));
        assert_eq!(compound(Language::English, "cowboys", "cow"), Some(Certainty::Likely));
        assert_eq!(compound(Language::Italian, "supereroi", "eroe"), Some(Certainty::Likely));
        assert_eq!(compound(Language::English, "carpet", "car"), None);
        assert_eq!(compound(Language::English, "thinking", "king"), None);
    }
}
