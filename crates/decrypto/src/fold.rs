//! Comparing words as people do: without regard to case, accents, punctuation and space.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text as it counts: `Crème brûlée!` and `creme BRULEE` fold to the same. What holds no letter or
/// digit (an emoji) stands for itself.
pub fn fold(text: &str) -> String {
    let folded: String = text
        .nfkd()
        .filter(|c| !is_combining_mark(*c))
        .default_case_fold()
        .filter(|c| c.is_alphanumeric())
        .collect();
    if folded.is_empty() { text.split_whitespace().collect() } else { folded }
}
