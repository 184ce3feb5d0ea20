use super::*;
use axum::http::HeaderValue;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn headers(accept: &str, cookie: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_str(accept).unwrap());
    headers.insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
    headers
}

#[test]
fn the_chosen_language_comes_before_the_browsers() {
    assert_eq!(wished(&headers("de,en;q=0.5", "visitor=x; language=it")), Language::Italian);
    assert_eq!(wished(&headers("de,en;q=0.5", "language=xx")), Language::German);
}

#[test]
fn the_browsers_weights_decide() {
    assert_eq!(wished(&headers("fr, en;q=0.4, it-CH;q=0.9", "")), Language::Italian);
    assert_eq!(wished(&headers("nn-NO, en;q=0.9", "")), Language::Norwegian);
    assert_eq!(wished(&headers("fr, de;q=0", "")), Language::English);
    assert_eq!(wished(&HeaderMap::new()), Language::English);
}

#[test]
fn names_are_joined_as_the_language_does() {
    assert_eq!(Texts::of(Language::German).list(&["Ada", "Bo", "Cleo"]), "Ada, Bo und Cleo");
    assert_eq!(Texts::of(Language::English).list(&["Ada"]), "Ada");
}

#[test]
fn a_code_is_not_broken_at_the_end_of_a_line_and_words_may_be() {
    assert_eq!(unbroken("the code 4-2-1 of a tie-break"), "the code 4-\u{2060}2-\u{2060}1 of a tie-break");
}

/// Every message of a language with the variables it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for path in Locales::iter().filter(|path| path.starts_with(&format!("{language}/"))) {
        let text = String::from_utf8(Locales::get(&path).unwrap().data.into_owned()).unwrap();
        let parsed =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            used(&message.value.expect("a value"), &mut variables);
            let key = message.id.name;
            assert!(all.insert(key.clone(), variables).is_none(), "{path}: {key} is there twice");
        }
    }
    all
}

fn used(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, variables),
            Expression::Select { selector, variants } => {
                variable(selector, variables);
                variants.iter().for_each(|variant| used(&variant.value, variables));
            }
        }
    }
}

fn variable(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.clone());
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let theirs = messages(language);
        let keys = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = keys(&english).symmetric_difference(&keys(&theirs)).cloned().collect();
        assert!(missing.is_empty(), "{language} differs from en in {missing:?}");
        for (key, variables) in &english {
            assert_eq!(variables, &theirs[key], "{language}: variables of {key}");
        }
    }
}

/// Every message of a language as its text, without the variables.
fn texts(language: Language) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for path in Locales::iter().filter(|path| path.starts_with(&format!("{language}/"))) {
        let text = String::from_utf8(Locales::get(&path).unwrap().data.into_owned()).unwrap();
        let Ok(parsed) = fluent_syntax::parser::parse(text) else { panic!("{path} does not parse") };
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let mut words = String::new();
            written(&message.value.expect("a value"), &mut words);
            all.insert(message.id.name, words.trim().to_owned());
        }
    }
    all
}

fn written(pattern: &Pattern<String>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| written(&variant.value, words));
            }
            PatternElement::Placeable { .. } => words.push(' '),
        }
    }
}

/// Messages that are the same in English and another language: names, signs and words that both have.
const SAME: &[&str] = &[
    "privacy-title",
    "brand",
    "number",
    "title-turn",
    "team-called",
    "round",
    "round-of",
    "print-round",
    "picture-round",
    "replay-round",
    "home",
    "send",
    "chat-title",
    "people-host",
    "people-here",
    "people-away",
    "invite-link",
    "art-telegram",
    "tokens-laser",
    "step-laser",
    "rules-decrypto-laser-title",
    "k-track-at",
    "k-help-full",
    "sheet-code",
    "example-keyword-3",
    "lesson-clue-2",
    "chat-say-team",
    "board-picked",
    "k-think",
    "review-codes",
];

#[test]
fn no_english_is_left_in_the_other_languages() {
    let english = texts(Language::English);
    // Words that every English sentence has and that are no words of the other three.
    let common = [
        "the", "you", "your", "and", "with", "this", "are", "they", "their", "has", "have", "who", "what",
        "when", "of",
    ];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (key, text) in texts(language) {
            let is_figure =
                |word: &str| word.chars().all(|c| !c.is_alphabetic()) || ["min", "s"].contains(&word);
            let same = text == english[&key] && !text.split_whitespace().all(is_figure);
            let named = SAME.contains(&key.as_str())
                || key.starts_with("game-")
                || key.starts_with("option-") && !key.ends_with("-line");
            assert!(!same || named, "{language}: {key} is as in English: {text}");
            let words = text.to_lowercase();
            let found = words.split(|c: char| !c.is_alphabetic()).find(|word| common.contains(word));
            assert_eq!(found, None, "{language}: {key} has an English word: {text}");
        }
    }
}

pub(crate) fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_message_that_a_page_asks_for_is_there() {
    let english = messages(Language::English);
    let mut files = Vec::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/pages")), &mut files);
    let mut asked = 0;
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        for opening in ["t.say(\"", "say!(t, \"", "say!(t,\n", "t.with(\""] {
            for rest in text.split(opening).skip(1) {
                let rest = rest.trim_start().trim_start_matches('"');
                let key = rest.split('"').next().unwrap_or_default();
                assert!(english.contains_key(key), "{}: no message {key}", path.display());
                asked += 1;
            }
        }
    }
    assert!(asked > 0);
}

/// Every text between quotation marks in the program's sources.
fn literals(folders: &[&str]) -> BTreeSet<String> {
    let mut files = Vec::new();
    for folder in folders {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), &mut files);
    }
    let mut all = BTreeSet::new();
    for path in files.iter().filter(|path| !path.ends_with("tests.rs")) {
        let source = std::fs::read_to_string(path).unwrap().replace("'\"'", "").replace("\\\"", "");
        all.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    all
}

/// Whether a key can come of a pattern such as `option-{name}-{value}`: what stands for a name in braces must itself be
/// written somewhere in the program, or be a number.
fn makes(pattern: &str, key: &str, known: &BTreeSet<String>) -> bool {
    let Some((before, rest)) = pattern.split_once('{') else { return pattern == key };
    let Some((_, after)) = rest.split_once('}') else { return false };
    let Some(key) = key.strip_prefix(before) else { return false };
    let named = |part: &str| known.contains(part) || part.parse::<u8>().is_ok();
    (1..=key.len()).any(|end| named(&key[..end]) && makes(after, &key[end..], known))
}

#[test]
fn every_message_is_asked_for_somewhere() {
    let known = literals(&[
        "web/src",
        "tables/src",
        "game/src",
        "decrypto/src",
        "kryptos/src",
        "bots/src",
        "lexicon/src",
    ]);
    let pages = literals(&["web/src"]);
    let patterns: Vec<&String> = pages
        .iter()
        .filter(|text| text.contains("-{") || text.contains("}-") && !text.contains(' '))
        .collect();
    let unused: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|key| !pages.contains(key) && !patterns.iter().any(|pattern| makes(pattern, key, &known)))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

/// The codes that a crate's refusals have, from the place where they are named.
fn codes(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let source = std::fs::read_to_string(path).unwrap();
    let named = source.lines().filter_map(|line| line.trim().split_once("=> \"")?.1.strip_suffix("\","));
    named.map(str::to_owned).collect()
}

#[test]
fn every_refusal_has_its_sentence() {
    let english = messages(Language::English);
    for file in ["tables/src/refusal.rs", "decrypto/src/rejection.rs", "kryptos/src/rejection.rs"] {
        let codes = codes(file);
        assert!(codes.len() > 10, "{file}: {codes:?}");
        for code in codes {
            assert!(english.contains_key(&format!("refusal-{code}")), "{file}: no sentence for {code}");
        }
    }
}
