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

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
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
