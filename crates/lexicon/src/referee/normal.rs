//! One spelling for all spellings of a word.

use crate::Language;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Letters and digits alone: case, accents, punctuation and spaces make no difference.
pub fn normal_form(text: &str) -> String {
    text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).fold(
        String::with_capacity(text.len()),
        |mut normal, c| {
            match c {
                'ß' => normal.push_str("ss"),
                'æ' => normal.push_str("ae"),
                'œ' => normal.push_str("oe"),
                'ø' => normal.push('o'),
                c if c.is_alphanumeric() => normal.push(c),
                _ => {}
            }
            normal
        },
    )
}

/// The form in which words of one language are compared: its own letters stay, and those that a keyboard lacks may
/// be typed as two: *Maeuse, Mäuse*; *blaa, blå*.
pub(super) fn letters(language: Language, text: &str) -> String {
    joined(language, text, pairs(language))
}

/// The same with two letters left as two: *skoen* is no *skøn*.
pub(super) fn letters_apart(language: Language, text: &str) -> String {
    joined(language, text, &[])
}

/// What may stand for the letters that a keyboard lacks.
fn pairs(language: Language) -> &'static [(&'static str, char)] {
    match language {
        Language::German => &[("ae", 'ä'), ("oe", 'ö'), ("ue", 'ü')],
        Language::Norwegian => &[("ae", 'æ'), ("oe", 'ø'), ("aa", 'å')],
        _ => &[],
    }
}

fn joined(language: Language, text: &str, pairs: &[(&str, char)]) -> String {
    let own = |c: char| self::pairs(language).iter().any(|(_, letter)| *letter == c);
    let mut letters = String::with_capacity(text.len());
    for c in text.nfc().flat_map(char::to_lowercase) {
        if own(c) {
            letters.push(c);
            continue;
        }
        letters.push_str(&normal_form(c.encode_utf8(&mut [0; 4])));
        if let Some((pair, letter)) = pairs.iter().find(|(pair, _)| letters.ends_with(pair)) {
            let before = &letters[..letters.len() - pair.len()];
            // *neue* and *quer* have no umlaut.
            if *letter != 'ü' || !before.ends_with(['a', 'ä', 'e', 'q']) {
                letters.truncate(before.len());
                letters.push(*letter);
            }
        }
    }
    letters
}

/// The letters without their umlauts.
pub(super) fn unmarked(letters: &str) -> String {
    letters.replace('ä', "a").replace('ö', "o").replace('ü', "u")
}

/// The words of a text, as written: runs of letters and digits, with their marks. A mark alone, such as the one that asks
/// for an emoji in colour, is no word.
pub(super) fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let runs = text.split(|c: char| !c.is_alphanumeric() && !is_combining_mark(c));
    runs.filter(|word| word.contains(char::is_alphanumeric))
}

/// A text without spaces and without the marks that choose how an emoji is drawn.
pub(super) fn signs(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn case_accents_punctuation_and_spaces_make_no_difference() {
        assert_eq!(normal_form("Città-Stato!"), "cittastato");
        assert_eq!(normal_form("STRASSE"), normal_form("Straße"));
        assert_eq!(normal_form("ØYENSTIKKER"), "oyenstikker");
        assert_eq!(normal_form(" … "), "");
    }

    #[test]
    fn letters_missing_on_a_keyboard_may_be_spelled_out() {
        assert_eq!(letters(Language::German, "Maeuse"), "mäuse");
        assert_eq!(letters(Language::German, "Feuer"), "feuer");
        assert_eq!(letters(Language::German, "STRASSE"), letters(Language::German, "Straße"));
        assert_eq!(letters(Language::Norwegian, "BLAA OEY"), letters(Language::Norwegian, "blåøy"));
        assert_eq!(letters(Language::English, "shoe"), "shoe");
        assert_eq!(letters_apart(Language::Norwegian, "Skøyteskoene"), "skøyteskoene");
    }

    proptest! {
        #[test]
        fn the_normal_form_of_a_normal_form_is_itself(text in "\\PC{0,40}") {
            let normal = normal_form(&text);
            prop_assert_eq!(normal_form(&normal), normal);
        }
    }
}
