//! Short Italian keywords with an accent, which without it are pronouns: *tè, te*.

use super::inflection::Certainty;
use super::normal::{normal_form, words_of};
use super::vocabulary::vocabulary;
use crate::Language;

/// How sure it is that a word of a clue means the keyword, if that can be in question: not at all in *per te*, perhaps in
/// *tazza di te*, for certain in *il te*.
pub(super) fn certainty(
    language: Language,
    clue: &str,
    place: usize,
    keyword: &str,
) -> Option<Option<Certainty>> {
    let is_short = keyword.chars().count() <= 3 && !keyword.is_ascii();
    let words: Vec<&str> = words_of(clue).collect();
    let word = words.get(place)?;
    if language != Language::Italian || !is_short || words.len() == 1 || !word.is_ascii() {
        return None;
    }
    let before = place.checked_sub(1).map(|before| normal_form(words[before])).unwrap_or_default();
    let is_noun = vocabulary(language).articles.contains(&before.as_str())
        || ["al", "col", "dal", "del", "nel", "sul"].contains(&before.as_str());
    Some(if is_noun { Some(Certainty::Certain) } else { (before == "di").then_some(Certainty::Likely) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pronoun_is_not_tea() {
        let sure = |clue: &str, place: usize| certainty(Language::Italian, clue, place, "tè");
        assert_eq!(sure("per te", 1), Some(None));
        assert_eq!(sure("te lo dico", 0), Some(None));
        assert_eq!(sure("il te", 1), Some(Some(Certainty::Certain)));
        assert_eq!(sure("tazza di te", 2), Some(Some(Certainty::Likely)));
        assert_eq!(sure("te", 0), None, "alone it can only be the drink");
        assert_eq!(sure("il tè", 1), None);
    }
}
