//! Comparing words as people do: without regard to case, accents, punctuation and space.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text as it counts: `Crème brûlée!` and `creme BRULEE` fold to the same. What holds no letter or
/// digit (an emoji) stands for itself.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    if text.is_ascii() {
        folded.extend(plain(text));
        return if folded.is_empty() { signs(text) } else { folded };
    }
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ø' => folded.push('o'),
            c if c.is_alphanumeric() => folded.push(c),
            _ => {}
        }
    }
    if folded.is_empty() { signs(text) } else { folded }
}

/// A text without letters: spaces make no difference, nor does the mark that asks for an emoji in colour.
fn signs(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect()
}

/// Whether two texts fold to the same. Most words are plain, and need no copies to be compared.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let bare = |text: &str| plain(text).next().is_none();
    if one.is_ascii() && other.is_ascii() && !bare(one) && !bare(other) {
        plain(one).eq(plain(other))
    } else {
        fold(one) == fold(other)
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
        assert_eq!(fold("Crème brûlée!"), fold(" creme BRULEE"));
        assert_eq!(fold("STRASSE"), fold("Straße"));
        assert_eq!(fold("Øyenstikker"), "oyenstikker");
        assert_ne!(fold("casa"), fold("cosa"));
    }

    #[test]
    fn the_short_way_to_compare_agrees_with_the_long_one() {
        let texts = ["cafe", "Café!", "CAFE", "", "!", " ! ", "?", "c a f e", "🐈", "Straße", "strasse"];
        for one in texts {
            for other in texts {
                assert_eq!(same(one, other), fold(one) == fold(other), "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn signs_without_letters_stand_for_themselves() {
        assert_eq!(fold("🐈 🐈"), fold("🐈🐈"));
        assert_ne!(fold("🐈"), fold("🐕"));
        assert_ne!(fold("☀\u{fe0f}"), fold("❄\u{fe0f}"));
        assert_eq!(fold("☀\u{fe0f}"), fold("☀"));
    }
}
