//! Words that look like a keyword or a part of it. The rules let many of them pass, but they confuse whoever reads them, for
//! they seem to say what they may not: *stang* beside FISKESTANG, *soffitto* beside SOFFITTA.

use super::normal::normal_form;
use super::word::Word;
use crate::Language;

/// So many letters make a part of a word.
const PART: usize = 4;
/// So many letters at the end do not tell two words apart.
const ENDING: usize = 3;

/// Whether a word of a clue looks like a word of a keyword.
pub fn looks_like(language: Language, clue: &str, keyword: &str) -> bool {
    let keyword = Word::all(language, keyword);
    Word::all(language, clue).iter().any(|word| keyword.iter().any(|of_keyword| alike(word, of_keyword)))
}

fn alike(one: &Word, other: &Word) -> bool {
    let (short, long) = if one.normal.len() <= other.normal.len() { (one, other) } else { (other, one) };
    let root = normal_form(&short.stem);
    let same = short.normal.chars().zip(long.normal.chars()).take_while(|(a, b)| a == b).count();
    let length = short.normal.chars().count();
    (root.len() >= PART && long.normal.contains(&root))
        || same >= PART.max(length.saturating_sub(ENDING))
        || (length + 1 == PART && same == length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_keyword_look_like_it() {
        for (language, clue, keyword) in [
            (Language::Norwegian, "stang", "fiskestang"),
            (Language::Norwegian, "fri", "frihet"),
            (Language::Italian, "soffitto di vetro", "soffitta"),
            (Language::Italian, "Obelix", "obelisco"),
            (Language::German, "Blume", "Gänseblümchen"),
            (Language::English, "leader", "cheerleader"),
            (Language::English, "children", "childhood"),
        ] {
            assert!(looks_like(language, clue, keyword), "{clue}");
        }
    }

    #[test]
    fn words_that_begin_alike_by_accident_do_not() {
        for (language, clue, keyword) in [
            (Language::English, "cathedral", "castle"),
            (Language::Italian, "olio", "oliva"),
            (Language::German, "Steuer", "Stein"),
            (Language::Norwegian, "is", "iskrem"),
        ] {
            assert!(!looks_like(language, clue, keyword), "{clue}");
        }
    }
}
