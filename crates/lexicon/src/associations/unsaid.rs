//! What a bot understands and never says: what may hurt somebody, and sayings that lost their keyword, such as
//! *saved by the* for BELL.

use crate::Language;
use std::sync::LazyLock;

/// Per language: phrases, word by word, in small letters.
static UNSAID: LazyLock<[Vec<Vec<String>>; 4]> = LazyLock::new(|| {
    let mut all: [Vec<Vec<String>>; 4] = Default::default();
    let lines = include_str!("../../../../words/unsaid.txt").lines().filter(|line| !line.starts_with('#'));
    for (language, phrase) in lines.filter_map(|line| line.split_once('\t')) {
        if let Ok(language) = language.parse::<Language>() {
            all[language as usize].push(words(phrase));
        }
    }
    all
});

fn words(text: &str) -> Vec<String> {
    let split = |sign: char| sign.is_whitespace() || ",-'".contains(sign);
    text.split(split).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Words that no phrase ends in, parted by spaces.
fn last_to_miss(language: Language) -> &'static str {
    match language {
        Language::English => {
            "a an and as at by for from his in into is like my of on or the their to with your"
        }
        Language::Italian => {
            "a agli ai al alla alle allo che come con da dagli dai dal dalle dei degli del della delle dello di e fra \
             gli i il in la le lo nei nel nella nelle o per sul sulla sulle tra un una"
        }
        Language::German => {
            "als am dem den der des die ein eine einen einer eines für im in ist kein keine keinen mit oder und vom \
             von wie zum zur"
        }
        Language::Norwegian => "av den eller en er et for fra i med og på som til ved å",
    }
}

/// Words that no phrase begins with, unless it is a title and they have a capital.
fn first_to_miss(language: Language) -> &'static str {
    match language {
        Language::English => "and at by for from has in is of on or to with",
        Language::Italian => {
            "ai al alla alle allo che da dai dal dalla dalle degli dei del della delle dello di e negli nei nel nella o è"
        }
        Language::German => "als am an bei dem den des einen für ist oder und vom von wie zum zur",
        Language::Norwegian => "av eller er for fra i med og på seg som til ved",
    }
}

/// German words that a noun follows, sooner or later.
const BEFORE_A_NOUN: &str =
    "am das dem den der des die ein eine einem einen einer im mein meine meiner vom zum zur";

/// What Italian puts before a vowel, at the beginning of what is left of a phrase.
const ELIDED: [&str; 4] = ["all'", "d'", "dell'", "nell'"];

/// Whether a phrase is whole as far as its small words tell.
fn whole(language: Language, text: &str) -> bool {
    // A comma often stands where the keyword was: *Dirty, Patrick Swayze* for DANCE.
    if text.contains(',') {
        return false;
    }
    let is_one = |words: &str, word: &str| words.split(' ').any(|one| one == word);
    let italian = language == Language::Italian;
    if italian && (text.ends_with('\'') || ELIDED.iter().any(|elided| text.starts_with(elided))) {
        return false;
    }
    let all: Vec<&str> = text.split_whitespace().collect();
    let [first, .., last] = all[..] else { return true };
    let misses_a_noun = language == Language::German && {
        let article = all.iter().rposition(|word| is_one(BEFORE_A_NOUN, &word.to_lowercase()));
        let noun = |word: &&str| word.chars().any(char::is_uppercase);
        article.is_some_and(|at| !all[at + 1..].iter().any(noun))
    };
    !misses_a_noun
        && !is_one(first_to_miss(language), first)
        && !is_one(last_to_miss(language), &last.to_lowercase())
}

/// Whether a bot may give a text as a clue.
pub fn may_be_said(language: Language, text: &str) -> bool {
    let said = words(text);
    let contains = |phrase: &Vec<String>| said.windows(phrase.len()).any(|part| part == phrase);
    whole(language, text) && !UNSAID[language as usize].iter().any(contains)
}

#[cfg(test)]
mod tests {
    use super::may_be_said;
    use crate::Language;
    use crate::associations::Associations;

    #[test]
    fn what_may_hurt_somebody_is_not_said() {
        assert!(!may_be_said(Language::English, "Jewish shops 1933"));
        assert!(!may_be_said(Language::German, "11. September"));
        assert!(may_be_said(Language::English, "jewels"));
        assert!(may_be_said(Language::German, "September"));
    }

    #[test]
    fn sayings_that_lost_their_keyword_are_not_said() {
        let lost = [
            (Language::English, ["saved by the", "prisoner of", "of Champions", "Dirty, Patrick Swayze"]),
            (Language::Italian, ["Ritorno al", "Patto d'", "della notte", "d'angelo"]),
            (Language::German, ["Planet der", "und Siegel", "in den sauren beißen", "Eine kleine"]),
            (Language::Norwegian, ["Tatt av", "av livet", "i halsen", "sulten som en"]),
        ];
        for (language, phrases) in lost {
            for phrase in phrases {
                assert!(!may_be_said(language, phrase), "{phrase}");
            }
        }
        let whole = [
            (Language::English, ["stand-up", "In Cold Blood", "The Who", "check-in"]),
            (Language::Italian, ["Di Maio", "pollice in su", "vitamina D", "in ginocchio"]),
            (Language::German, ["auf den Tisch hauen", "Am See", "Augen zu", "aus heiterem Himmel"]),
            (Language::Norwegian, ["gifte seg", "På tro og ære", "hoppe over", "vegg til vegg"]),
        ];
        for (language, phrases) in whole {
            for phrase in phrases {
                assert!(may_be_said(language, phrase), "{phrase}");
            }
        }
    }

    #[test]
    fn enough_is_left_to_say_for_every_keyword() {
        for language in Language::ALL {
            for entry in Associations::of(language).entries() {
                let said = entry.associations.iter().filter(|text| may_be_said(language, text)).count();
                assert!(said >= 45, "{language} {}: {said}", entry.word);
            }
        }
    }
}
