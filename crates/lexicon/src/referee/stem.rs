//! What is left of a word without its endings.

use super::normal_form;
use crate::Language;
use rust_stemmers::{Algorithm, Stemmer};

/// The stem of one word, in normal form.
pub(crate) fn stem(language: Language, word: &str) -> String {
    let algorithm = match language {
        Language::English => Algorithm::English,
        Language::Italian => Algorithm::Italian,
        Language::German => Algorithm::German,
        Language::Norwegian => Algorithm::Norwegian,
    };
    normal_form(&Stemmer::create(algorithm).stem(&word.to_lowercase()))
}
