//! Other forms of a word: plurals, cases, articles at the end, diminutives.

use super::accidents::is_accident;
use super::normal::letters;
use super::word::{Word, concept};
use crate::Language;

/// How sure the referee is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Certainty {
    Likely,
    Certain,
}

/// Whether a word of a clue is a form of a keyword.
pub(crate) fn form_of(language: Language, word: &Word, keyword: &Word) -> Option<Certainty> {
    word.readings().filter_map(|reading| form_as_read(language, reading, keyword)).max()
}

fn form_as_read(language: Language, word: &Word, keyword: &Word) -> Option<Certainty> {
    if word.letters == keyword.letters || irregular(language, word, keyword) {
        return Some(Certainty::Certain);
    }
    if is_accident(language, word, keyword) {
        return None;
    }
    let (letters, of) = word.beside(language, keyword);
    // Some plurals are nothing but an umlaut: *Apfel, Äpfel*.
    let umlaut = language == Language::German
        && letters == of
        && word.has_umlaut()
        && ["el", "en", "er"].iter().any(|ending| of.ends_with(ending));
    if umlaut || inflected(language, &letters, of) || is_diminutive(language, &letters, of) {
        return Some(Certainty::Certain);
    }
    // Without its marks a word may be another one: *løve* and *love*, *Bär* and *Bar*.
    let unmarked = (word.normal == keyword.normal).then_some(Certainty::Likely);
    unmarked.or_else(|| same_stem(language, word, keyword))
}

/// What stemmers say, which also unite what only shares a root: *organ, organisation*.
fn same_stem(language: Language, word: &Word, keyword: &Word) -> Option<Certainty> {
    if word.stem != keyword.stem || keyword.stem.len() < 3 {
        return None;
    }
    // The German one also cuts what is no ending: *Lachs, lachen*.
    if language == Language::German
        && keyword.letters.ends_with('s')
        && !word.letters.starts_with(&keyword.letters)
    {
        return None;
    }
    let far = word.normal.len().abs_diff(keyword.normal.len()) > 4;
    match language {
        // The Italian one takes *soldati* for *soldi*; endings of nouns are known without it.
        Language::Italian => (keyword.stem.len() > 4).then_some(Certainty::Likely),
        // The German one takes *Küche* for *Kuchen*.
        Language::German if word.has_umlaut() != keyword.has_umlaut() => {
            let plural = word.has_umlaut() && word.letters.len() > keyword.letters.len();
            plural.then_some(Certainty::Certain)
        }
        // What is shorter than the keyword may be what the keyword comes from: *Bau, Bauer*.
        Language::German if word.letters.len() < keyword.letters.len() => Some(Certainty::Likely),
        _ => Some(if far { Certainty::Likely } else { Certainty::Certain }),
    }
}

/// The forms that the table of keywords lists.
fn irregular(language: Language, word: &Word, keyword: &Word) -> bool {
    let Some(concept) = concept(language, keyword) else { return false };
    concept.forms(language).any(|form| word.letters == letters(language, form))
}

/// Regular endings that stemmers leave on short words.
fn inflected(language: Language, word: &str, keyword: &str) -> bool {
    let after_vowel = keyword.ends_with(['a', 'e', 'i', 'o', 'u', 'y', 'ø', 'å']);
    let endings: &[&str] = match language {
        Language::English if keyword.len() >= 4 => &["s", "es", "ed", "ing", "est"],
        Language::English => &["s", "es", "ed", "ing"],
        Language::Italian => return other_vowel(word, keyword),
        Language::German => &["e", "en", "er", "ern", "es", "n", "s", "ens", "in", "innen", "este", "esten"],
        Language::Norwegian if after_vowel => {
            &["en", "et", "a", "er", "ene", "ne", "n", "r", "s", "ns", "nes"]
        }
        Language::Norwegian if keyword.ends_with("er") => {
            &["e", "en", "et", "er", "ne", "ene", "s", "ens", "es", "nes", "inne", "innen", "inner", "innene"]
        }
        Language::Norwegian => &["en", "et", "a", "er", "ene", "s", "ens", "ets", "ers", "enes", "este"],
    };
    // A word of two letters needs two more to be known again.
    let known = |ending: &str| endings.contains(&ending) && keyword.chars().count() + ending.len() > 3;
    word.strip_prefix(keyword).is_some_and(known)
        || (language == Language::Norwegian
            && (doubled(word, keyword, endings) || widened(word, keyword) || contracted(word, keyword)))
}

/// Norwegian drops an *e* before an ending, and one of two consonants before it: *finger, fingre; nøkkel, nøklene*.
fn contracted(word: &str, keyword: &str) -> bool {
    let Some((root, last)) =
        ["el", "er"].iter().find_map(|end| Some((keyword.strip_suffix(end)?, &end[1..])))
    else {
        return false;
    };
    let single = match root.as_bytes() {
        [.., a, b] if a == b => &root[..root.len() - 1],
        _ => root,
    };
    let endings =
        if last == "r" { ["e", "er", "ene", "et", "ets"] } else { ["er", "ene", "et", "ets", "ers"] };
    let rest = |root: &str| word.strip_prefix(root).and_then(|rest| rest.strip_prefix(last));
    root.chars().count() >= 2
        && [root, single].into_iter().filter_map(rest).any(|rest| endings.contains(&rest))
}

/// Norwegian changes the vowel of the shortest words: *tre, trær; kne, knærne*.
fn widened(word: &str, keyword: &str) -> bool {
    let root = keyword
        .strip_suffix('e')
        .filter(|root| !root.contains(['a', 'e', 'i', 'o', 'u', 'y', 'æ', 'ø', 'å']));
    root.and_then(|root| word.strip_prefix(root)).is_some_and(|rest| matches!(rest, "ær" | "ærne" | "ærnes"))
}

/// Norwegian doubles a final m before an ending: *lim, limmet*.
fn doubled(word: &str, keyword: &str, endings: &[&str]) -> bool {
    let rest = keyword.ends_with('m').then(|| word.strip_prefix(keyword)?.strip_prefix('m')).flatten();
    rest.is_some_and(|ending| endings.contains(&ending))
}

/// Italian changes the last vowel, with an *h* to keep a hard *c* or *g*: *fuoco, fuochi*.
fn other_vowel(word: &str, keyword: &str) -> bool {
    // Borrowed words take a foreign plural or none: *cocktail, cocktails*.
    let Some(root) = italian_root(keyword) else { return word.strip_suffix('s') == Some(keyword) };
    let rest = word.strip_prefix(root);
    let (rest, endings) = if keyword.ends_with("io") || keyword.ends_with("ia") {
        let soft = root.ends_with(['c', 'g']);
        (rest, if soft { ["io", "ia", "i", "ie", "e"].as_slice() } else { &["io", "ia", "i", "ie"] })
    } else {
        (rest.map(|rest| rest.strip_prefix('h').unwrap_or(rest)), ["o", "a", "i", "e"].as_slice())
    };
    rest.is_some_and(|ending| endings.contains(&ending) && root.len() + ending.len() > 3)
}

pub(super) fn italian_root(keyword: &str) -> Option<&str> {
    let root = keyword.strip_suffix(['o', 'a', 'e', 'i'])?;
    Some(root.strip_suffix('i').unwrap_or(root))
}

fn is_diminutive(language: Language, word: &str, keyword: &str) -> bool {
    match language {
        Language::English => {
            keyword.len() >= 3
                && word
                    .strip_prefix(keyword)
                    .is_some_and(|rest| matches!(rest, "let" | "lets" | "ling" | "lings"))
        }
        Language::Italian => italian_diminutive(word, keyword),
        Language::German => {
            let shorter = ["en", "el", "e"].into_iter().find_map(|ending| keyword.strip_suffix(ending));
            let root = shorter.unwrap_or(keyword);
            let small = |root: &str| {
                word.strip_prefix(root)
                    .is_some_and(|rest| matches!(rest, "chen" | "chens" | "lein" | "leins" | "elchen"))
            };
            keyword.len() >= 3 && (small(keyword) || small(root))
        }
        Language::Norwegian => false,
    }
}

/// *Gatto, gattino, gattone, gattaccio; nero, nerissimo*; but *rubinetto* is no small *rubino*.
fn italian_diminutive(word: &str, keyword: &str) -> bool {
    const SUFFIXES: [&str; 19] = [
        "cin", "in", "ett", "ell", "ucci", "uzz", "ol", "olin", "acci", "on", "icin", "icell", "erell",
        "ott", "ottol", "ettin", "oncin", "astr", "issim",
    ];
    let Some(root) = italian_root(keyword).filter(|root| root.len() >= 3) else { return false };
    let Some(rest) = word.strip_prefix(root) else { return false };
    let rest = rest.strip_prefix('h').unwrap_or(rest);
    let grown = |ending: char| rest.strip_suffix(ending).is_some_and(|rest| SUFFIXES.contains(&rest));
    let plural_of_ccio = rest.strip_suffix(['i', 'e']).is_some_and(|rest| matches!(rest, "ucc" | "acc"));
    (['o', 'a', 'i', 'e'].into_iter().any(grown) || plural_of_ccio) && !is_lexicalised(word)
}

/// Words with the look of a diminutive and a meaning of their own.
const LEXICALISED: &str = include_str!("../../../../words/lexicalised.it.txt");

fn is_lexicalised(word: &str) -> bool {
    LEXICALISED
        .lines()
        .filter(|line| !line.starts_with('#'))
        .any(|line| line.split(' ').any(|known| known == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(language: Language, word: &str, keyword: &str) -> Option<Certainty> {
        form_of(language, &Word::new(language, word), &Word::new(language, keyword))
    }

    #[test]
    fn plurals_and_cases_are_forms() {
        for (language, word, keyword) in [
            (Language::English, "mice", "MOUSE"),
            (Language::English, "spiders", "spider"),
            (Language::English, "knives", "knife"),
            (Language::Italian, "ragni", "RAGNO"),
            (Language::Italian, "fuochi", "fuoco"),
            (Language::Italian, "uova", "uovo"),
            (Language::German, "Mäuse", "Maus"),
            (Language::German, "Maeuse", "Maus"),
            (Language::German, "Königin", "König"),
            (Language::Norwegian, "edderkoppen", "EDDERKOPP"),
            (Language::Norwegian, "hender", "hånd"),
            (Language::Norwegian, "øyene", "øy"),
            (Language::Norwegian, "fotoet", "foto"),
            (Language::Norwegian, "lærere", "lærer"),
            (Language::Norwegian, "nøklene", "nøkkel"),
            (Language::Norwegian, "teatret", "teater"),
            (Language::German, "Äpfel", "Apfel"),
            (Language::German, "Mütter", "Mutter"),
        ] {
            assert_eq!(form(language, word, keyword), Some(Certainty::Certain), "{word} {keyword}");
        }
    }

    #[test]
    fn diminutives_are_forms_unless_they_became_words_of_their_own() {
        assert_eq!(form(Language::Italian, "ragnetto", "ragno"), Some(Certainty::Certain));
        assert_eq!(form(Language::German, "Kätzchen", "Katze"), Some(Certainty::Certain));
        assert_eq!(form(Language::German, "Spieglein", "Spiegel"), Some(Certainty::Certain));
        assert_eq!(form(Language::English, "piglet", "pig"), Some(Certainty::Certain));
        assert_eq!(form(Language::Italian, "tacchino", "tacco"), None);
    }

    #[test]
    fn superlatives_are_forms() {
        assert_eq!(form(Language::Italian, "nerissimi", "nero"), Some(Certainty::Certain));
        assert_eq!(form(Language::English, "blackest", "black"), Some(Certainty::Certain));
        assert_eq!(form(Language::German, "schwärzeste", "Schwarz"), Some(Certainty::Certain));
        assert_eq!(form(Language::Norwegian, "svarteste", "svart"), Some(Certainty::Certain));
    }

    #[test]
    fn another_word_with_the_same_letters_is_no_form() {
        for (language, word, keyword) in [
            (Language::English, "university", "universe"),
            (Language::Italian, "vita", "vite"),
            (Language::German, "Wetter", "Wette"),
            (Language::German, "Küchen", "Kuchen"),
            (Language::Norwegian, "tung", "tunge"),
        ] {
            assert_eq!(form(language, word, keyword), None, "{word} {keyword}");
        }
        assert_eq!(form(Language::Italian, "viti", "vite"), Some(Certainty::Certain));
    }

    #[test]
    fn a_shared_root_far_away_is_only_likely() {
        assert_eq!(form(Language::English, "organization", "organ"), Some(Certainty::Likely));
    }
}
