//! Norwegian, from spelling.

use super::Sound;
use super::spelling::{stressed_before_last, transcribe, with_length};

const RULES: [(&str, &str); 27] = [
    ("hv", "v"),
    ("hj", "j"),
    ("gj", "j"),
    ("kj", "x"),
    ("tj", "x"),
    ("ki", "xI"),
    ("ky", "xY"),
    ("sj", "u"),
    ("skj", "u"),
    ("ski", "uI"),
    ("sky", "uY"),
    ("skøy", "uK"),
    ("rs", "u"),
    ("ng", "qq"),
    ("nk", "qk"),
    ("ck", "kk"),
    ("ch", "k"),
    ("c", "s"),
    ("w", "v"),
    ("z", "s"),
    ("x", "ks"),
    ("qu", "kv"),
    ("ei", "H"),
    ("øy", "K"),
    ("au", "W"),
    ("egn", "Hn"),
    ("øgn", "Kn"),
];

pub(super) fn sound(word: &str) -> Option<Sound> {
    // A final d after n, l or r is not spoken, nor is the g of -ig.
    let silent = ["nd", "ld", "rd", "ig"].iter().any(|ending| word.len() > 3 && word.ends_with(ending));
    let spoken = if silent { &word[..word.len() - 1] } else { word };
    let spoken = match spoken.strip_suffix('n').or(spoken.strip_suffix('l')) {
        Some(_) if silent => format!("{spoken}{}", &spoken[spoken.len() - 1..]),
        _ => spoken.to_owned(),
    };
    stressed_before_last(&with_length(&transcribe(&spoken, &RULES)))
}
