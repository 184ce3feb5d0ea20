//! Comparing words as people do: without regard to case, accents, punctuation and space.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text as it counts: `Crème brûlée!` and `creme BRULEE` come to the same. What holds no letter or
/// digit (an emoji) stands for itself.
pub fn normalize(text: &str) -> String {
    let mut normal = String::with_capacity(text.len());
    if text.is_ascii() {
        normal.extend(plain(text));
        return if normal.is_empty() { signs(text) } else { normal };
    }
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'ß' => normal.push_str("ss"),
            'æ' => normal.push_str("ae"),
            'œ' => normal.push_str("oe"),
            'ø' => normal.push('o'),
            c if c.is_alphanumeric() => normal.push(c),
            _ => {}
        }
    }
    if normal.is_empty() { signs(text) } else { normal }
}

/// A text without letters: spaces make no difference, nor does the mark that asks for an emoji in colour.
fn signs(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect()
}

/// Whether two texts come to the same. Most words are plain, and need no copies to be compared.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let bare = |text: &str| plain(text).next().is_none();
    if one.is_ascii() && other.is_ascii() && !bare(one) && !bare(other) {
        plain(one).eq(plain(other))
    } else {
        normalize(one) == normalize(other)
    }
}

fn plain(text: &str) -> impl Iterator<Item = char> {
    text.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| char::from(byte.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_punctuation_and_space_make_no_difference() {
        assert_eq!(normalize("Crème brûlée!"), normalize(" creme BRULEE"));
        assert_eq!(normalize("STRASSE"), normalize("Straße"));
        assert_eq!(normalize("Øyenstikker"), "oyenstikker");
        assert_ne!(normalize("casa"), normalize("cosa"));
    }

    #[test]
    fn the_short_way_to_compare_agrees_with_the_long_one() {
        let texts = ["cafe", "Café!", "CAFE", "", "!", " ! ", "?", "c a f e", "🐈", "Straße", "strasse"];
        for one in texts {
            for other in texts {
                assert_eq!(same(one, other), normalize(one) == normalize(other), "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn signs_without_letters_stand_for_themselves() {
        assert_eq!(normalize("🐈 🐈"), normalize("🐈🐈"));
        assert_ne!(normalize("🐈"), normalize("🐕"));
        assert_ne!(normalize("☀\u{fe0f}"), normalize("❄\u{fe0f}"));
        assert_eq!(normalize("☀\u{fe0f}"), normalize("☀"));
    }
}
