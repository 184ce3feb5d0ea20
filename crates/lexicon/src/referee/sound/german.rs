//! German, from spelling.

use super::spelling::{stressed_before_last, transcribe, with_length};
use super::{Sound, is_vowel};

const RULES: [(&str, &str); 37] = [
    ("sch", "u"),
    ("tsch", "c"),
    ("chs", "ks"),
    ("ch", "x"),
    ("ck", "kk"),
    ("tz", "tts"),
    ("z", "ts"),
    ("ph", "f"),
    ("th", "t"),
    ("dt", "tt"),
    ("qu", "kv"),
    ("x", "ks"),
    ("v", "f"),
    ("w", "v"),
    ("ß", "s"),
    ("ng", "qq"),
    ("nk", "qk"),
    ("ie", "I:"),
    ("ieh", "I:"),
    ("ih", "I:"),
    ("ei", "Y"),
    ("eih", "Y"),
    ("ai", "Y"),
    ("eu", "K"),
    ("äu", "K"),
    ("au", "W"),
    ("aa", "A:"),
    ("ee", "E:"),
    ("oo", "O:"),
    ("ah", "A:"),
    ("eh", "E:"),
    ("oh", "O:"),
    ("uh", "U:"),
    ("äh", "Ä:"),
    ("öh", "Ö:"),
    ("üh", "Ü:"),
    ("y", "Ü"),
];

pub(super) fn sound(word: &str) -> Option<Sound> {
    let mut signs = transcribe(word, &RULES);
    for (voiced, voiceless) in [('b', 'p'), ('d', 't'), ('g', 'k')] {
        if signs.ends_with(voiced) {
            signs.pop();
            signs.push(voiceless);
        }
    }
    stressed_before_last(&with_length(&weaken(&signs)))
}

/// The last *e* of a longer word is hardly spoken.
fn weaken(signs: &str) -> String {
    let vowels = signs.chars().filter(|c| is_vowel(*c)).count();
    match signs.rfind('E') {
        Some(at) if vowels > 1 && matches!(&signs[at..], "E" | "En" | "Er" | "El" | "Es" | "Em") => {
            format!("{}@{}", &signs[..at], &signs[at + 1..])
        }
        _ => signs.to_owned(),
    }
}
