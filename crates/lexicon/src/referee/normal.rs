//! One spelling for all spellings of a word.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_punctuation_and_spaces_make_no_difference() {
        assert_eq!(normal_form("Città-Stato!"), "cittastato");
        assert_eq!(normal_form("STRASSE"), normal_form("Straße"));
        assert_eq!(normal_form("ØYENSTIKKER"), "oyenstikker");
        assert_eq!(normal_form(" … "), "");
    }
}
