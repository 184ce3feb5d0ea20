//! From letters to sounds, for languages that are spelled much as they are spoken.

use super::{Sound, is_vowel};

/// Replaces letters by signs, the longest fitting rule first; letters without a rule stand for themselves.
pub(super) fn transcribe(word: &str, rules: &[(&str, &str)]) -> String {
    let mut signs = String::with_capacity(word.len());
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let rule = rules.iter().filter(|(from, _)| rest.starts_with(from)).max_by_key(|(from, _)| from.len());
        match rule {
            Some((from, to)) => {
                signs.push_str(to);
                rest = &rest[from.len()..];
            }
            None => {
                if "aeiouyåæøäöü".contains(letter) {
                    signs.extend(letter.to_uppercase());
                } else if letter.is_alphabetic() {
                    signs.push(letter);
                }
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    signs
}

/// Marks vowels before no more than one consonant as long, and writes double consonants once.
pub(super) fn with_length(signs: &str) -> String {
    let signs: Vec<char> = signs.chars().collect();
    let mut spoken = String::with_capacity(signs.len() + 4);
    for (at, sign) in signs.iter().enumerate() {
        if at > 0 && signs[at - 1] == *sign && !is_vowel(*sign) {
            continue;
        }
        spoken.push(*sign);
        let after = &signs[at + 1..];
        let consonants = after.iter().take_while(|c| !is_vowel(**c) && **c != ':').count();
        let has_mark = after.first() == Some(&':');
        if is_vowel(*sign) && *sign != '@' && !has_mark && consonants < 2 {
            spoken.push(':');
        }
    }
    spoken
}

/// The sound with its stress on the last vowel but one, or on the only one: so the tail that has to agree in a
/// rhyme is rather too long than too short.
pub(super) fn stressed_before_last(signs: &str) -> Option<Sound> {
    let phonemes: Vec<char> = signs.chars().collect();
    let mut vowels = phonemes.iter().enumerate().rev().filter(|(_, c)| is_vowel(**c)).map(|(at, _)| at);
    let last = vowels.next()?;
    let stressed = vowels.next().unwrap_or(last);
    Some(Sound { phonemes, stressed })
}
