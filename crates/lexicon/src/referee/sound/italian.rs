//! Italian, from spelling.

use super::Sound;
use super::spelling::{stressed_before_last, transcribe};

const RULES: [(&str, &str); 43] = [
    ("à", "A"),
    ("è", "E"),
    ("é", "E"),
    ("ì", "I"),
    ("ò", "O"),
    ("ù", "U"),
    ("ch", "k"),
    ("cch", "kk"),
    ("gh", "g"),
    ("ggh", "gg"),
    ("c", "k"),
    ("ce", "cE"),
    ("ci", "cI"),
    ("cia", "cA"),
    ("cio", "cO"),
    ("ciu", "cU"),
    ("cce", "ccE"),
    ("cci", "ccI"),
    ("ccia", "ccA"),
    ("ccio", "ccO"),
    ("ge", "jE"),
    ("gi", "jI"),
    ("gia", "jA"),
    ("gio", "jO"),
    ("giu", "jU"),
    ("gge", "jjE"),
    ("ggi", "jjI"),
    ("ggia", "jjA"),
    ("ggio", "jjO"),
    ("gn", "ñ"),
    ("gli", "xI"),
    ("glia", "xA"),
    ("glie", "xE"),
    ("glio", "xO"),
    ("sce", "uE"),
    ("sci", "uI"),
    ("scia", "uA"),
    ("scio", "uO"),
    ("sch", "sk"),
    ("qu", "kw"),
    ("cq", "kk"),
    ("uo", "wO"),
    ("h", ""),
];

pub(super) fn sound(word: &str) -> Option<Sound> {
    let signs = transcribe(word, &RULES);
    // A word stressed on its last letter rhymes with hundreds: *città, bontà*.
    if word.ends_with(['à', 'è', 'é', 'ì', 'ò', 'ù']) {
        return Sound::new(&format!("'{signs}"));
    }
    stressed_before_last(&signs)
}
