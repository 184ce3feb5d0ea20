//! The words with which players talk about words: numbers, letters, places. All in normal form.

use crate::Language;

/// What one language says.
pub(super) struct Vocabulary {
    /// Number words from one on.
    pub numbers: [&'static str; 16],
    /// The first four ordinals, each with its forms.
    pub ordinals: [&'static [&'static str]; 4],
    /// *Letters*, *syllables*, with their forms and compounds.
    pub letters: &'static [&'static str],
    /// *Number*, *word*, *place*: what may stand beside a number that means a place.
    pub places: &'static [&'static str],
    /// Phrases before the letters that a word starts or ends with.
    pub edges: &'static [&'static str],
    /// Words and phrases that can only be about spelling.
    pub spelling: &'static [&'static str],
    /// Phrases that can only be about sound.
    pub rhyme: &'static [&'static str],
    /// Articles: they make no other clue.
    pub articles: &'static [&'static str],
    /// Other short words: inside a longer clue they are no translation of anything.
    pub particles: &'static [&'static str],
}

/// What a language says.
pub(super) fn vocabulary(language: Language) -> &'static Vocabulary {
    match language {
        Language::English => &ENGLISH,
        Language::Italian => &ITALIAN,
        Language::German => &GERMAN,
        Language::Norwegian => &NORWEGIAN,
    }
}

static ENGLISH: Vocabulary = Vocabulary {
    numbers: [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen",
    ],
    ordinals: [&["first", "1st"], &["second", "2nd"], &["third", "3rd"], &["fourth", "4th"]],
    letters: &["letter", "letters", "character", "characters", "syllable", "syllables"],
    places: &["number", "no", "nr", "word", "keyword", "place", "position", "slot", "column", "our"],
    edges: &[
        "starts with",
        "start with",
        "starting with",
        "begins with",
        "begin with",
        "beginning with",
        "ends with",
        "ends in",
        "ending in",
        "initial",
        "the letter",
        "letter",
        "first letter",
        "last letter",
    ],
    spelling: &[
        "anagram",
        "anagram of",
        "spelled like",
        "spelled backwards",
        "first letter",
        "initial letter",
    ],
    rhyme: &["rhymes with", "rhyme with", "rhymes on", "sounds like"],
    articles: &["a", "an", "the"],
    particles: &[
        "and", "or", "of", "in", "on", "at", "to", "for", "with", "by", "is", "it", "so", "no", "not", "my",
        "be",
    ],
};

static ITALIAN: Vocabulary = Vocabulary {
    numbers: [
        "uno",
        "due",
        "tre",
        "quattro",
        "cinque",
        "sei",
        "sette",
        "otto",
        "nove",
        "dieci",
        "undici",
        "dodici",
        "tredici",
        "quattordici",
        "quindici",
        "sedici",
    ],
    ordinals: [
        &["primo", "prima", "1o", "1a"],
        &["secondo", "seconda", "2o", "2a"],
        &["terzo", "terza", "3o", "3a"],
        &["quarto", "quarta", "4o", "4a"],
    ],
    letters: &["lettera", "lettere", "caratteri", "sillaba", "sillabe"],
    places: &["numero", "n", "nr", "no", "parola", "chiave", "posto", "posizione", "colonna", "nostra"],
    edges: &[
        "inizia con",
        "inizia per",
        "inizia con la",
        "comincia con",
        "comincia per",
        "comincia con la",
        "finisce con",
        "finisce per",
        "finisce in",
        "termina con",
        "termina per",
        "iniziale",
        "lettera",
        "la lettera",
        "prima lettera",
        "ultima lettera",
    ],
    spelling: &["anagramma", "anagramma di", "si scrive", "prima lettera", "lettera iniziale"],
    rhyme: &["rima con", "fa rima con", "suona come"],
    articles: &["il", "lo", "la", "i", "gli", "le", "un", "uno", "una", "l"],
    particles: &[
        "e", "o", "di", "da", "in", "con", "su", "per", "al", "del", "della", "dei", "non", "re", "col",
        "nel",
    ],
};

static GERMAN: Vocabulary = Vocabulary {
    numbers: [
        "eins", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwolf",
        "dreizehn", "vierzehn", "funfzehn", "sechzehn",
    ],
    ordinals: [
        &["erste", "erster", "erstes", "ersten"],
        &["zweite", "zweiter", "zweites", "zweiten"],
        &["dritte", "dritter", "drittes", "dritten"],
        &["vierte", "vierter", "viertes", "vierten"],
    ],
    letters: &["buchstabe", "buchstaben", "zeichen", "silbe", "silben"],
    places: &[
        "nummer",
        "nr",
        "zahl",
        "wort",
        "schlusselwort",
        "platz",
        "stelle",
        "position",
        "spalte",
        "unser",
    ],
    edges: &[
        "beginnt mit",
        "beginnt mit einem",
        "fangt mit",
        "fangt an mit",
        "anfang mit",
        "startet mit",
        "endet auf",
        "endet mit",
        "hort auf mit",
        "anfangsbuchstabe",
        "buchstabe",
        "erster buchstabe",
        "letzter buchstabe",
    ],
    spelling: &["anagramm", "anagramm von", "anfangsbuchstabe", "schreibt sich", "erster buchstabe"],
    rhyme: &["reimt sich auf", "reimt sich mit", "reim auf", "klingt wie"],
    articles: &["der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer"],
    particles: &[
        "und", "oder", "im", "in", "am", "an", "auf", "zu", "mit", "von", "ist", "war", "hat", "es", "er",
        "sie", "kein", "als", "so", "bei",
    ],
};

static NORWEGIAN: Vocabulary = Vocabulary {
    numbers: [
        "en", "to", "tre", "fire", "fem", "seks", "sju", "atte", "ni", "ti", "elleve", "tolv", "tretten",
        "fjorten", "femten", "seksten",
    ],
    ordinals: [&["forste"], &["andre"], &["tredje"], &["fjerde"]],
    letters: &["bokstav", "bokstaver", "bokstavene", "tegn", "stavelse", "stavelser"],
    places: &[
        "nummer",
        "nr",
        "tall",
        "ord",
        "ordet",
        "nokkelord",
        "nokkelordet",
        "plass",
        "posisjon",
        "vart",
    ],
    edges: &[
        "begynner pa",
        "begynner med",
        "starter pa",
        "starter med",
        "slutter pa",
        "slutter med",
        "ender pa",
        "forbokstav",
        "bokstaven",
        "bokstav",
        "forste bokstav",
        "siste bokstav",
    ],
    spelling: &["anagram", "anagram av", "anagram for", "forbokstav", "forste bokstav", "staves"],
    rhyme: &["rimer pa", "rimer med", "rim pa", "hores ut som", "lyder som"],
    articles: &["en", "ei", "et", "den", "det", "de"],
    particles: &[
        "og", "eller", "i", "pa", "til", "for", "med", "av", "er", "var", "som", "om", "ved", "mot", "fra",
        "is",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::normal_form;

    #[test]
    fn all_words_are_in_normal_form() {
        for language in Language::ALL {
            let all = vocabulary(language);
            let words = (all.numbers.iter().chain(all.ordinals.iter().copied().flatten()))
                .chain(all.letters.iter().chain(all.places).chain(all.articles).chain(all.particles))
                .chain(all.edges.iter().chain(all.spelling).chain(all.rhyme).flat_map(|p| [p]));
            for word in words {
                assert_eq!(normal_form(word), word.replace(' ', ""), "{language}");
            }
        }
    }
}
