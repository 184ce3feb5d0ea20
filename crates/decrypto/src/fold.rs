//! Comparing words as people do: without regard to case, accents, punctuation and space.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text as it counts: `Crème brûlée!` and `creme BRULEE` fold to the same. What holds no letter or
/// digit (an emoji) stands for itself.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
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
    if folded.is_empty() { text.split_whitespace().collect() } else { folded }
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
    fn signs_without_letters_stand_for_themselves() {
        assert_eq!(fold("🐈 🐈"), fold("🐈🐈"));
        assert_ne!(fold("🐈"), fold("🐕"));
    }
}
