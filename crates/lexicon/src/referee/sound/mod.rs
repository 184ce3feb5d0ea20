//! Words that sound alike: rhymes and near homophones, by phonemes.
//!
//! A sound is a string with one sign for each phoneme: capitals for vowels, a colon after a long one, a quote before
//! the one that carries the main stress.

mod english;
mod german;
mod italian;
mod norwegian;
mod spelling;

pub(super) use english::is_english;

use crate::Language;

/// How a word is spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sound {
    /// The phonemes without the mark of stress.
    phonemes: Vec<char>,
    /// Where the stressed vowel stands.
    stressed: usize,
}

impl Sound {
    fn new(signs: &str) -> Option<Sound> {
        let stressed = signs.chars().position(|c| c == '\'')?;
        Some(Sound { phonemes: signs.chars().filter(|c| *c != '\'').collect(), stressed })
    }

    fn tail(&self) -> &[char] {
        &self.phonemes[self.stressed..]
    }

    fn syllables(&self) -> usize {
        syllables(&self.phonemes)
    }

    /// The same sounds from the stressed vowel on, but not before it.
    fn rhymes(&self, other: &Sound) -> bool {
        let (ours, theirs) = (self.syllables(), other.syllables());
        let long_tail = syllables(self.tail()) > 1 && ours.abs_diff(theirs) <= 1;
        self.tail() == other.tail() && (ours == theirs || long_tail)
    }

    /// The same sounds, or all but one that is easily taken for the other.
    fn is_near_homophone(&self, other: &Sound) -> bool {
        let (ours, theirs) = (&self.phonemes, &other.phonemes);
        let mut differences = ours.iter().zip(theirs).filter(|(a, b)| a != b);
        ours.len() == theirs.len()
            && match (differences.next(), differences.next()) {
                (None, _) => true,
                (Some((a, b)), None) => ours.len() >= 4 && easily_confused(*a, *b),
                _ => false,
            }
    }
}

fn syllables(phonemes: &[char]) -> usize {
    phonemes.iter().filter(|c| is_vowel(**c)).count()
}

fn is_vowel(sign: char) -> bool {
    sign.is_uppercase() || sign == '@'
}

/// Voiced and voiceless consonants of one kind.
fn easily_confused(a: char, b: char) -> bool {
    const PAIRS: [(char, char); 7] =
        [('b', 'p'), ('d', 't'), ('g', 'k'), ('s', 'z'), ('f', 'v'), ('c', 'j'), ('e', 'i')];
    PAIRS.contains(&(a, b)) || PAIRS.contains(&(b, a))
}

/// Whether a word sounds like a keyword without being it.
pub(super) fn alike(language: Language, word: &str, keyword: &str) -> bool {
    let (ours, theirs) = (sounds(language, word), sounds(language, keyword));
    ours.iter().any(|our| {
        theirs.iter().any(|their| {
            (our.rhymes(their) && !is_common_ending(language, our, their)) || our.is_near_homophone(their)
        })
    })
}

/// The ways to say a word; none where the referee does not know any.
fn sounds(language: Language, word: &str) -> Vec<Sound> {
    let word = word.to_lowercase();
    match language {
        Language::English => english::sounds(&word),
        Language::Italian => italian::sound(&word).into_iter().collect(),
        Language::German => german::sound(&word).into_iter().collect(),
        Language::Norwegian => norwegian::sound(&word).into_iter().collect(),
    }
}

/// Half of all longer Italian words end alike: that is grammar, not rhyme.
fn is_common_ending(language: Language, our: &Sound, their: &Sound) -> bool {
    language == Language::Italian && our.syllables().max(their.syllables()) > 2 && our.tail().len() < 5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rhymes_are_found_by_ear_not_by_eye() {
        for (language, word, keyword, sounds_alike) in [
            (Language::English, "face", "place", true),
            (Language::English, "blue", "shoe", true),
            (Language::English, "rough", "dough", false),
            (Language::Italian, "bagno", "ragno", true),
            (Language::Italian, "pala", "palla", false),
            (Language::German, "Haus", "Maus", true),
            (Language::German, "Wahl", "Wal", true),
            (Language::German, "Beeren", "lehren", true),
            (Language::German, "Bett", "Beet", false),
            (Language::Norwegian, "hatt", "katt", true),
            (Language::Norwegian, "hval", "dal", true),
            (Language::Norwegian, "hat", "katt", false),
        ] {
            assert_eq!(alike(language, word, keyword), sounds_alike, "{word} {keyword}");
        }
    }

    #[test]
    fn homophones_are_alike_and_similar_words_are_not() {
        assert!(alike(Language::English, "flour", "flower"));
        assert!(!alike(Language::English, "parrot", "pirate"));
        assert!(!alike(Language::English, "web", "spider"));
    }
}
