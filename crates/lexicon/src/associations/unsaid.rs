//! What a bot understands and never says.

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

/// Whether a bot may give a text as a clue.
pub fn may_be_said(language: Language, text: &str) -> bool {
    let text = words(text);
    let contains = |phrase: &Vec<String>| text.windows(phrase.len()).any(|part| part == phrase);
    !UNSAID[language as usize].iter().any(contains)
}

#[cfg(test)]
mod tests {
    use super::may_be_said;
    use crate::Language;

    #[test]
    fn what_may_hurt_somebody_is_not_said() {
        assert!(!may_be_said(Language::English, "Jewish shops 1933"));
        assert!(!may_be_said(Language::German, "11. September"));
        assert!(may_be_said(Language::English, "jewels"));
        assert!(may_be_said(Language::German, "September"));
    }
}
