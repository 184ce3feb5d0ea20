//! The referee against tables of clues, one for each language: every rule, forms and compounds included.
//!
//! A line that begins with `=` names the team's keywords (and forgets what was given), `>` a clue given before, `# ` and
//! digits the code; the other lines are a verdict, its rule and keyword where they apply, and a clue.

use decrypto::Rule;
use lexicon::Language;
use lexicon::referee::{Position, check};
use std::collections::BTreeSet;

fn table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("clues/en.tsv"),
        Language::Italian => include_str!("clues/it.tsv"),
        Language::German => include_str!("clues/de.tsv"),
        Language::Norwegian => include_str!("clues/nb.tsv"),
    }
}

fn judge(language: Language) {
    let (mut keywords, mut given, mut code): (Vec<&str>, Vec<&str>, Option<Vec<u8>>) = Default::default();
    let (mut clues, mut rules, mut wrong) = (0, BTreeSet::new(), Vec::new());
    for line in table(language).lines().skip(1) {
        if let Some(line) = line.strip_prefix("= ") {
            (keywords, given, code) = (line.split(", ").collect(), Vec::new(), None);
        } else if let Some(clue) = line.strip_prefix("> ") {
            given.push(clue);
        } else if let Some(digits) = line.strip_prefix("# ") {
            code = Some(digits.bytes().map(|digit| digit - b'0').collect());
        } else {
            let [verdict, rule, keyword, clue] = line.splitn(4, '\t').collect::<Vec<_>>()[..] else {
                panic!("four columns: {line}");
            };
            let position = Position { language, keywords: &keywords, given: &given, code: code.as_deref() };
            let said = check(&position, clue);
            let objection = said.objection();
            let said = (
                said.code(),
                objection.map_or("", |objection| objection.rule.code()),
                objection.and_then(|objection| objection.keyword.as_deref()).unwrap_or_default(),
            );
            clues += 1;
            rules.insert(rule);
            if said != (verdict, rule, keyword) {
                wrong.push(format!("{clue:?}: {said:?} instead of {:?}", (verdict, rule, keyword)));
            }
        }
    }
    assert!(wrong.is_empty(), "{language}:\n{}", wrong.join("\n"));
    assert!(clues >= 60, "{clues} clues");
    for rule in Rule::ALL {
        assert!(rules.contains(rule.code()), "{language}: no clue against {}", rule.code());
    }
}

#[test]
fn english_clues_are_judged_by_the_rules() {
    judge(Language::English);
}

#[test]
fn italian_clues_are_judged_by_the_rules() {
    judge(Language::Italian);
}

#[test]
fn german_clues_are_judged_by_the_rules() {
    judge(Language::German);
}

#[test]
fn norwegian_clues_are_judged_by_the_rules() {
    judge(Language::Norwegian);
}
