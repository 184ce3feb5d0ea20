//! Translations of keywords that the table does not decide: the minds alone are asked, as they are for a host's own words.

use lexicon::mind::Minds;
use lexicon::{Concept, Language};

/// Every eighth concept: a hundred keywords, none of those with which the threshold was chosen.
fn keywords() -> impl Iterator<Item = &'static Concept> {
    Concept::all().iter().skip(3).step_by(8)
}

#[test]
fn more_than_half_of_all_translations_are_found_without_the_table() {
    let minds = Minds::open().expect("the data are in the repository");
    let (mut all, mut all_found) = (0, 0);
    for language in Language::ALL {
        for foreign in Language::ALL.into_iter().filter(|foreign| *foreign != language) {
            let pairs =
                keywords().filter_map(|concept| Some((concept.word(language)?, concept.word(foreign)?)));
            let pairs: Vec<_> =
                pairs.filter(|(own, word)| own.to_lowercase() != word.to_lowercase()).collect();
            let found = pairs.iter().filter(|(own, word)| minds.translates(language, word, own)).count();
            println!("{foreign} for {language}: {found} of {}", pairs.len());
            (all, all_found) = (all + pairs.len(), all_found + found);
        }
    }
    println!("all: {all_found} of {all}");
    assert!(all_found * 2 > all, "{all_found} of {all}");
}

#[test]
fn a_word_of_the_own_language_is_no_translation() {
    let minds = Minds::open().expect("the data are in the repository");
    assert!(minds.translates(Language::German, "spiders", "SPINNE"));
    assert!(!minds.translates(Language::English, "Gift", "poison"));
    assert!(!minds.translates(Language::Italian, "web", "RAGNO"));
}
