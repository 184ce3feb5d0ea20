//! Ordinary legal clues: three sets of four hundred in each language, of which the referee may doubt two in a hundred and
//! refuse none, whether it asks the minds or not.
//!
//! The first set was used while the referee was made. The second was written afterwards and judged once before anything
//! was changed: none of its 1600 clues was refused and one was doubted (*Zahnlücke* rhymes with *Brücke*). The third is
//! whole games of five rounds, written by people who saw only the keywords, the codes and their own earlier clues.

use decrypto::Verdict;
use lexicon::Language;
use lexicon::mind::Minds;
use lexicon::referee::{Position, check, check_meaning};
use std::sync::LazyLock;

static MINDS: LazyLock<Minds> = LazyLock::new(|| Minds::open().expect("the data are in the repository"));

fn sets(language: Language) -> [(&'static str, &'static str); 3] {
    let sets = match language {
        Language::English => [
            include_str!("clues/ordinary.en.tsv"),
            include_str!("clues/held-out.en.tsv"),
            include_str!("clues/people.en.tsv"),
        ],
        Language::Italian => [
            include_str!("clues/ordinary.it.tsv"),
            include_str!("clues/held-out.it.tsv"),
            include_str!("clues/people.it.tsv"),
        ],
        Language::German => [
            include_str!("clues/ordinary.de.tsv"),
            include_str!("clues/held-out.de.tsv"),
            include_str!("clues/people.de.tsv"),
        ],
        Language::Norwegian => [
            include_str!("clues/ordinary.nb.tsv"),
            include_str!("clues/held-out.nb.tsv"),
            include_str!("clues/people.nb.tsv"),
        ],
    };
    let [ordinary, held_out, people] = sets;
    [("ordinary", ordinary), ("held out", held_out), ("people", people)]
}

fn judge(language: Language, judge: impl Fn(&Position<'_>, &str) -> Verdict) {
    for (name, set) in sets(language) {
        let (mut clues, mut doubted, mut refused) = (0, Vec::new(), Vec::new());
        for line in set.lines().filter(|line| !line.starts_with('#')) {
            let (keywords, given) = line.split_once('\t').expect("keywords and clues");
            let keywords: Vec<&str> = keywords.split(", ").collect();
            let position = Position { language, keywords: &keywords, given: &[], code: Some(&[4, 2, 1]) };
            for clue in given.split("; ") {
                clues += 1;
                match judge(&position, clue) {
                    Verdict::Fine => {}
                    Verdict::Doubt(objection) => doubted.push((clue, objection)),
                    Verdict::Refuse(objection) => refused.push((clue, objection)),
                }
            }
        }
        println!("{language}, {name}: {clues} clues, {} doubted: {doubted:?}", doubted.len());
        assert!(clues >= 400, "{clues} clues");
        assert!(refused.is_empty(), "{name}: {refused:?}");
        assert!(doubted.len() * 50 <= clues, "{name}: {doubted:?}");
    }
}

#[test]
fn ordinary_english_clues_pass() {
    judge(Language::English, check);
}

#[test]
fn ordinary_italian_clues_pass() {
    judge(Language::Italian, check);
}

#[test]
fn ordinary_german_clues_pass() {
    judge(Language::German, check);
}

#[test]
fn ordinary_norwegian_clues_pass() {
    judge(Language::Norwegian, check);
}

#[test]
fn ordinary_clues_pass_when_minds_are_asked() {
    for language in Language::ALL {
        judge(language, |position, clue| check_meaning(position, clue, &MINDS));
    }
}
