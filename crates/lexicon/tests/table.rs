//! The table of keywords, held to what makes a good card.

use lexicon::referee::normal_form;
use lexicon::{Band, Concept, Language, keywords, themes};
use std::collections::{BTreeMap, BTreeSet};

const TABLE: &str = include_str!("../../../words/keywords.tsv");

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    TABLE.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect())
}

#[test]
fn every_line_is_a_concept_with_all_its_cells() {
    for row in rows() {
        assert!((6..=7).contains(&row.len()), "{row:?}");
        assert!(row.iter().all(|cell| !cell.is_empty() && cell.trim() == *cell), "{row:?}");
        assert!(matches!(row[1], "family" | "expert"), "{row:?}");
    }
    assert_eq!(rows().count(), Concept::all().len());
}

#[test]
fn every_irregular_form_belongs_to_a_word_of_its_language() {
    for row in rows().filter(|row| row.len() == 7) {
        for form in row[6].split_whitespace() {
            let (tag, form) = form.split_once(':').expect("a language and a form");
            let language: Language = tag.parse().expect("one of our languages");
            let word = row[2 + language as usize];
            assert!(word != "-" && normal_form(word) != normal_form(form), "{row:?}");
        }
    }
}

#[test]
fn there_are_enough_words_themes_and_bands() {
    assert!(themes().len() >= 15, "{} themes", themes().len());
    assert_eq!(themes().iter().collect::<BTreeSet<_>>().len(), themes().len(), "themes stand together");
    for language in Language::ALL {
        let words = keywords(language);
        assert!(words.len() >= 600, "{language}: {}", words.len());
        for band in [Band::Family, Band::Expert] {
            let count = words.iter().filter(|keyword| keyword.concept.band == band).count();
            assert!(count >= 240, "{language} {band:?}: {count}");
        }
        for theme in themes() {
            let count = words.iter().filter(|keyword| keyword.concept.theme == *theme).count();
            assert!(count >= 8, "{language} {theme}: {count}");
        }
    }
}

#[test]
fn no_word_stands_twice_in_a_language() {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for keyword in keywords(language) {
            let before = seen.insert(normal_form(keyword.word), keyword.word);
            assert_eq!(before, None, "{language}: {}", keyword.word);
        }
    }
}

#[test]
fn words_fit_on_a_card() {
    for language in Language::ALL {
        for keyword in keywords(language) {
            assert!((2..=16).contains(&keyword.word.chars().count()), "{language}: {}", keyword.word);
        }
    }
}

#[test]
fn words_are_written_in_the_letters_of_their_language() {
    for language in Language::ALL {
        let special = match language {
            Language::English => "",
            Language::Italian => "àèéìòù",
            Language::German => "äöüßéà",
            Language::Norwegian => "æøåéà",
        };
        for keyword in keywords(language) {
            for letter in keyword.word.to_lowercase().chars() {
                let known = letter.is_ascii_lowercase() || special.contains(letter) || " -".contains(letter);
                assert!(known, "{language}: {} has {letter}", keyword.word);
            }
        }
    }
}

#[test]
fn german_nouns_have_their_capital() {
    for keyword in keywords(Language::German) {
        assert!(keyword.word.starts_with(char::is_uppercase), "{}", keyword.word);
    }
}
