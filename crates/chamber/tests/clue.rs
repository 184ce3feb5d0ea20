//! `chamber clue`, run as a player runs it.

use serde_json::{Value, json};
use std::process::{Command, Output};

fn clue(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chamber"))
        .arg("clue")
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn answers(arguments: &[&str]) -> Value {
    let output = clue(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

const ITALIAN: [&str; 4] = ["--lang", "it", "--keywords", "NERO,RAGNO,COCKTAIL,SOMBRERO"];

#[test]
fn json_names_verdict_rule_and_keyword() {
    let arguments = [&ITALIAN[..], &["--json", "ragnatela", "ragni", "spider", "otto lettere", "C"]].concat();
    assert_eq!(
        answers(&arguments),
        json!([
            {"clue": "ragnatela", "verdict": "ok"},
            {"clue": "ragni", "verdict": "refuse", "rule": "keyword", "keyword": "RAGNO"},
            {"clue": "spider", "verdict": "doubt", "rule": "translation", "keyword": "RAGNO"},
            {"clue": "otto lettere", "verdict": "doubt", "rule": "letters", "keyword": "COCKTAIL"},
            {"clue": "C", "verdict": "doubt", "rule": "spelling", "keyword": "COCKTAIL"},
        ])
    );
}

#[test]
fn earlier_clues_and_the_code_are_known() {
    let known = [
        "--given", "Lutto!", "--given", "tela", "--code", "421", "--json", "il lutto", "tele", "4-2-1",
        "1421",
    ];
    let arguments = [&ITALIAN[..], &known].concat();
    assert_eq!(
        answers(&arguments),
        json!([
            {"clue": "il lutto", "verdict": "refuse", "rule": "repeat"},
            {"clue": "tele", "verdict": "refuse", "rule": "repeat"},
            {"clue": "4-2-1", "verdict": "refuse", "rule": "code"},
            {"clue": "1421", "verdict": "ok"},
        ])
    );
}

#[test]
fn text_is_in_the_language_of_the_clues() {
    let output = clue(&[&ITALIAN[..], &["ragni", "notte"]].concat());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        text.starts_with("refuse  \"ragni\"  Contiene una vostra Parola Chiave, o una sua forma. (RAGNO)"),
        "{text}"
    );
    assert!(text.ends_with("ok      \"notte\"\n"), "{text}");
}

#[test]
fn the_help_names_every_rule() {
    let help = String::from_utf8(clue(&["--help"]).stdout).expect("UTF-8");
    for rule in decrypto::Rule::ALL {
        assert!(help.contains(rule.code()), "{}", rule.code());
    }
}

#[test]
fn unknown_languages_codes_and_empty_keywords_are_errors() {
    for wrong in [
        ["--lang", "fr", "--keywords", "NOIR", "x"].as_slice(),
        &["--lang", "en", "--keywords", "BLACK", "--code", "451", "x"],
        &["--lang", "en", "--keywords", "BLACK,,", "x"],
        &["--lang", "en", "--keywords", "BLACK"],
    ] {
        assert!(!clue(wrong).status.success(), "{wrong:?}");
    }
}
