//! Ordinary legal clues: four hundred in each language, of which the referee may doubt two in a hundred and refuse none.

use lexicon::Language;
use lexicon::referee::{Position, Verdict, check};

fn corpus(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("clues/ordinary.en.tsv"),
        Language::Italian => include_str!("clues/ordinary.it.tsv"),
        Language::German => include_str!("clues/ordinary.de.tsv"),
        Language::Norwegian => include_str!("clues/ordinary.nb.tsv"),
    }
}

fn judge(language: Language) {
    let (mut clues, mut doubted, mut refused) = (0, Vec::new(), Vec::new());
    for line in corpus(language).lines().filter(|line| !line.starts_with('#')) {
        let (keywords, given) = line.split_once('\t').expect("keywords and clues");
        let keywords: Vec<&str> = keywords.split(", ").collect();
        let position = Position { language, keywords: &keywords, given: &[], code: Some(&[4, 2, 1]) };
        for clue in given.split("; ") {
            clues += 1;
            match check(&position, clue) {
                Verdict::Fine => {}
                Verdict::Doubt(ground) => doubted.push((clue, ground)),
                Verdict::Refuse(ground) => refused.push((clue, ground)),
            }
        }
    }
    println!("{language}: {clues} clues, {} doubted: {doubted:?}", doubted.len());
    assert!(clues >= 400, "{clues} clues");
    assert!(refused.is_empty(), "{refused:?}");
    assert!(doubted.len() * 50 <= clues, "{doubted:?}");
}

#[test]
fn ordinary_english_clues_pass() {
    judge(Language::English);
}

#[test]
fn ordinary_italian_clues_pass() {
    judge(Language::Italian);
}

#[test]
fn ordinary_german_clues_pass() {
    judge(Language::German);
}

#[test]
fn ordinary_norwegian_clues_pass() {
    judge(Language::Norwegian);
}
