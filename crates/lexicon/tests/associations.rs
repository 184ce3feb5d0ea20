//! The associations, held to what makes good clues.

use decrypto::{Rule, Verdict};
use lexicon::associations::{Associations, Entry};
use lexicon::referee::{Position, check, normal_form};
use lexicon::{Language, keywords};
use std::collections::HashSet;

fn entry(language: Language, word: &str) -> &'static Entry {
    let all = Associations::of(language);
    let row = all.find(word).unwrap_or_else(|| panic!("{language}: {word} has no associations"));
    &all.entries()[row]
}

#[test]
fn every_keyword_of_the_list_has_at_least_sixty() {
    let mut few = Vec::new();
    for language in Language::ALL {
        for keyword in keywords(language) {
            let count = entry(language, keyword.word).associations.len();
            if count < 60 {
                few.push(format!("{language} {} {count}", keyword.word));
            }
        }
    }
    assert_eq!(few, Vec::<String>::new());
}

#[test]
fn none_is_its_keyword_or_a_form_of_it() {
    let mut forms = Vec::new();
    for language in Language::ALL {
        for entry in Associations::of(language).entries() {
            let keywords = [entry.word];
            let position = Position { language, keywords: &keywords, given: &[], code: None };
            for association in &entry.associations {
                match check(&position, association) {
                    Verdict::Refuse(objection) if objection.rule == Rule::Keyword => {
                        forms.push(format!("{language}\t{}\t{association}", entry.word));
                    }
                    Verdict::Refuse(objection) => panic!("{association}: {objection:?}"),
                    _ => {}
                }
            }
        }
    }
    assert!(forms.is_empty(), "{}\n{}", forms.len(), forms.join("\n"));
}

#[test]
fn none_stands_twice_by_a_keyword() {
    let mut twice = Vec::new();
    for language in Language::ALL {
        for entry in Associations::of(language).entries() {
            let mut seen = HashSet::new();
            let again = entry.associations.iter().filter(|text| !seen.insert(normal_form(text)));
            twice.extend(again.map(|text| format!("{language}\t{}\t{text}", entry.word)));
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

#[test]
fn all_are_short_and_written_in_letters() {
    for language in Language::ALL {
        for entry in Associations::of(language).entries() {
            for text in &entry.associations {
                assert!(
                    text.chars().count() <= 40 && text.trim() == *text,
                    "{language} {}: {text}",
                    entry.word
                );
                assert!(!text.contains(['|', '\t', '<', '>', '"']), "{language} {}: {text}", entry.word);
            }
        }
    }
}

/// Words that nobody wants to be given as a clue.
const OFFENSIVE: [(Language, &[&str]); 4] = [
    (
        Language::English,
        &[
            "arse", "asshole", "bastard", "bitch", "bollocks", "boobs", "cunt", "faggot", "fuck", "fucking",
            "gypsy", "nazi", "negro", "nigger", "penis", "piss", "porn", "prick", "pussy", "rape", "retard",
            "shit", "slut", "tits", "tranny", "turd", "vagina", "wank", "whore",
        ],
    ),
    (
        Language::Italian,
        &[
            "bastardo", "cazzo", "coglione", "culo", "fica", "figa", "frocio", "merda", "minchia", "negro",
            "pene", "porno", "puttana", "stronzo", "stupro", "tette", "vagina", "zingaro",
        ],
    ),
    (
        Language::German,
        &[
            "arsch",
            "arschloch",
            "fick",
            "ficken",
            "fotze",
            "hure",
            "kacke",
            "neger",
            "nutte",
            "penis",
            "pisse",
            "porno",
            "scheiße",
            "schlampe",
            "schwuchtel",
            "titten",
            "vagina",
            "vergewaltigung",
            "wichser",
            "zigeuner",
        ],
    ),
    (
        Language::Norwegian,
        &[
            "drittsekk",
            "faen",
            "fitte",
            "hore",
            "kuk",
            "neger",
            "penis",
            "piss",
            "porno",
            "pupper",
            "pule",
            "ræv",
            "rævhull",
            "sigøyner",
            "voldtekt",
            "vagina",
        ],
    ),
];

#[test]
fn none_is_offensive() {
    let mut found = Vec::new();
    for (language, offensive) in OFFENSIVE {
        for entry in Associations::of(language).entries() {
            for text in &entry.associations {
                if text.split([' ', '-', '\'']).any(|word| offensive.contains(&&*word.to_lowercase())) {
                    found.push(format!("{language}\t{}\t{text}", entry.word));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
