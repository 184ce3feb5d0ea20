//! Derivations: *stormy* from *storm*, *sabbioso* from *sabbia*. They are words of their own, but so near to a
//! keyword that a clue with one is doubtful.

use super::accidents::{is_accident, is_relative};
use super::inflection::italian_root;
use super::word::Word;
use crate::Language;

/// Whether a word of a clue is an adjective, a verb or a person made from a keyword.
pub(super) fn derives(language: Language, word: &Word, keyword: &Word) -> bool {
    word.readings().any(|reading| derives_as_read(language, reading, keyword))
}

fn derives_as_read(language: Language, word: &Word, keyword: &Word) -> bool {
    if is_relative(language, word, keyword) {
        return true;
    }
    if is_accident(language, word, keyword) {
        return false;
    }
    let (word, keyword) = word.beside(language, keyword);
    match language {
        Language::English => english(&word, keyword),
        Language::Italian => italian(&word, keyword),
        Language::German => german(&word, keyword),
        Language::Norwegian => norwegian(&word, keyword),
    }
}

/// *Sun, sunny; smoke, smoky; hobby, hobbyist.* What is added to three letters must be sure to be an ending.
fn english(word: &str, keyword: &str) -> bool {
    const SURE: [&str; 7] = ["y", "ie", "ies", "ish", "like", "less", "ful"];
    const ALSO: [&str; 20] = [
        "ly", "en", "er", "ers", "ier", "iest", "ist", "ists", "ess", "hood", "ship", "dom", "ette", "ous",
        "ic", "al", "ry", "ery", "ness", "eer",
    ];
    let ending = |rest: &str| SURE.contains(&rest) || (keyword.len() >= 4 && ALSO.contains(&rest));
    let after = |root: &str| word.strip_prefix(root).is_some_and(ending);
    let doubled = || keyword.chars().last().is_some_and(|last| after(&format!("{keyword}{last}")));
    let shortened = || keyword.strip_suffix('e').filter(|root| root.len() >= 3).is_some_and(after);
    keyword.len() >= 3 && (after(keyword) || shortened() || doubled())
}

/// *Sabbia, sabbioso; turista, turistico; libro, libraio; sogno, sognare.*
fn italian(word: &str, keyword: &str) -> bool {
    const ENDINGS: [&str; 9] = ["os", "al", "ic", "esc", "ist", "ier", "ai", "eri", "it"];
    if let (Some(word), Some(keyword)) = (root_of_action(word), root_of_action(keyword)) {
        return word == keyword;
    }
    let Some(root) = italian_root(keyword).filter(|root| root.len() >= 4) else {
        return false;
    };
    let is_ending = |rest: &str| {
        let rest = rest.strip_prefix('h').unwrap_or(rest);
        let ending = rest.strip_suffix(['o', 'a', 'i', 'e']).unwrap_or_default();
        let ending = ending.strip_suffix('h').unwrap_or(ending);
        rest == "are" || rest == "ire" || ENDINGS.contains(&ending)
    };
    word.strip_prefix(root)
        .is_some_and(|rest| is_ending(rest) || rest.strip_prefix('i').is_some_and(is_ending))
}

/// What is left of a word for a doer, a deed or its place: *lavatrice, lavaggio, lavanderia* are all of *lav-are*.
fn root_of_action(word: &str) -> Option<&str> {
    const ENDINGS: [&str; 14] = [
        "anderi", "atric", "itric", "ator", "itor", "atoi", "itoi", "aggi", "azion", "izion", "ament",
        "iment", "atur", "itur",
    ];
    let word = word.strip_suffix(['o', 'a', 'i', 'e'])?;
    let root = ENDINGS.iter().find_map(|ending| word.strip_suffix(ending))?;
    (root.len() >= 3).then_some(root)
}

/// *Sand, sandig; Angst, ängstlich; Alarm, alarmieren.*
fn german(word: &str, keyword: &str) -> bool {
    const ENDINGS: [&str; 10] = ["ig", "lich", "isch", "los", "haft", "bar", "artig", "schaft", "tum", "ier"];
    let root = keyword.strip_suffix('e').unwrap_or(keyword);
    has_ending(word, root, 4, &ENDINGS, &["", "e", "en", "er", "es", "em", "t"])
}

/// *Støv, støvete; glede, gledelig; kopi, kopiere.*
fn norwegian(word: &str, keyword: &str) -> bool {
    const SURE: [&str; 4] = ["ete", "aktig", "løs", "full"];
    const ALSO: [&str; 9] = ["lig", "ig", "sk", "isk", "som", "bar", "skap", "dom", "ist"];
    let root = keyword.strip_suffix('e').unwrap_or(keyword);
    let changes = ["", "e", "t", "er", "me"];
    has_ending(word, keyword, 3, &SURE, &changes)
        || has_ending(word, root, 3, &SURE, &changes)
        || has_ending(word, keyword, 4, &ALSO, &changes)
        || has_ending(word, root, 4, &ALSO, &changes)
        || has_ending(word, root, 4, &["er"], &["e", "te", "ing", "t"])
}

/// Whether a word is a root of at least so many letters, one of the endings, and one of the changes to that.
fn has_ending(word: &str, root: &str, least: usize, endings: &[&str], changes: &[&str]) -> bool {
    let Some(rest) = word.strip_prefix(root).filter(|_| root.chars().count() >= least) else { return false };
    endings.iter().filter_map(|ending| rest.strip_prefix(ending)).any(|change| changes.contains(&change))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn derived(language: Language, word: &str, keyword: &str) -> bool {
        derives(language, &Word::new(language, word), &Word::new(language, keyword))
    }

    #[test]
    fn adjectives_verbs_and_persons_are_known_by_their_endings() {
        for (language, word, keyword) in [
            (Language::English, "stormy", "storm"),
            (Language::English, "sunny", "sun"),
            (Language::English, "smoky", "smoke"),
            (Language::English, "kingdom", "king"),
            (Language::English, "guitarist", "guitar"),
            (Language::Italian, "sabbioso", "sabbia"),
            (Language::Italian, "vulcaniche", "vulcano"),
            (Language::Italian, "giornalista", "giornale"),
            (Language::Italian, "sognare", "sogno"),
            (Language::German, "sandigen", "Sand"),
            (Language::German, "ängstlich", "Angst"),
            (Language::German, "alarmiert", "Alarm"),
            (Language::Norwegian, "støvete", "støv"),
            (Language::Norwegian, "gledelig", "glede"),
            (Language::Norwegian, "håpløse", "håp"),
            (Language::Norwegian, "kopiere", "kopi"),
        ] {
            assert!(derived(language, word, keyword), "{word} {keyword}");
        }
    }

    #[test]
    fn what_only_begins_alike_is_no_derivation() {
        for (language, word, keyword) in [
            (Language::English, "carpet", "car"),
            (Language::English, "beer", "bee"),
            (Language::Italian, "ragnatela", "ragno"),
            (Language::Italian, "panico", "pane"),
            (Language::German, "Sandale", "Sand"),
            (Language::Norwegian, "treig", "tre"),
        ] {
            assert!(!derived(language, word, keyword), "{word} {keyword}");
        }
    }
}
