//! How fast the referee answers, alone and with minds to ask, and what its data cost to load.
//!
//! `cargo bench --package lexicon --bench referee`

use lexicon::mind::Minds;
use lexicon::referee::{Position, check, check_meaning};
use lexicon::{Concept, Language};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GIVEN: [&str; 6] = ["one", "two words", "three", "four", "five lions", "six"];

fn main() {
    let before = resident_kilobytes();
    let loaded = Instant::now();
    for language in Language::ALL {
        let position = Position { language, keywords: &["taxi"], given: &[], code: None };
        black_box(check(&position, "Zirkuszelt"));
    }
    report("tables of all languages", loaded.elapsed(), before);

    let before = resident_kilobytes();
    let loaded = Instant::now();
    let minds = Minds::open().expect("the data are in the repository");
    black_box(minds.translates(Language::English, "Zirkuszelt", "taxi"));
    report("minds", loaded.elapsed(), before);

    for language in Language::ALL {
        let clues = ordinary(language);
        let tables = clues.iter().map(|(keywords, clue)| time(|| check(&position(language, keywords), clue)));
        quantiles(language, "ordinary clues, tables", tables.collect());
        let asked = |(keywords, clue): &(Vec<&str>, &str)| {
            time(|| check_meaning(&position(language, keywords), clue, &minds))
        };
        quantiles(language, "ordinary clues, minds asked", clues.iter().map(asked).collect());
    }
    // Foreign words are where meaning is compared, with keywords as a host may bring them: nothing is known yet of theirs.
    for language in Language::ALL {
        let foreign: Vec<(Vec<&str>, &str)> = translations(language);
        let asked = |(keywords, clue): &(Vec<&str>, &str)| {
            time(|| keywords.iter().any(|keyword| minds.translates(language, clue, keyword)))
        };
        quantiles(language, "foreign words, minds asked", foreign.iter().map(asked).collect());
    }
}

fn position<'a>(language: Language, keywords: &'a [&'a str]) -> Position<'a> {
    Position { language, keywords, given: &GIVEN, code: Some(&[4, 2, 1]) }
}

fn ordinary(language: Language) -> Vec<(Vec<&'static str>, &'static str)> {
    let set = match language {
        Language::English => include_str!("../tests/clues/ordinary.en.tsv"),
        Language::Italian => include_str!("../tests/clues/ordinary.it.tsv"),
        Language::German => include_str!("../tests/clues/ordinary.de.tsv"),
        Language::Norwegian => include_str!("../tests/clues/ordinary.nb.tsv"),
    };
    let lines = set.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'));
    lines
        .flat_map(|(keywords, clues)| clues.split("; ").map(|clue| (keywords.split(", ").collect(), clue)))
        .collect()
}

/// Games of four keywords, and the words of other languages for all of them.
fn translations(language: Language) -> Vec<(Vec<&'static str>, &'static str)> {
    let foreign = Language::ALL.into_iter().filter(move |foreign| *foreign != language);
    let games: Vec<&[Concept]> = Concept::all().chunks_exact(4).collect();
    let clues = games.into_iter().flat_map(|game| {
        let keywords: Vec<&str> = game.iter().filter_map(|concept| concept.word(language)).collect();
        let words = foreign.clone().flat_map(|foreign| game.iter().filter_map(move |c| c.word(foreign)));
        words.map(move |word| (keywords.clone(), word)).collect::<Vec<_>>()
    });
    clues.collect()
}

fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

fn quantiles(language: Language, what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "{language} {what}: {} times, median {:?}, p99 {:?}, most {:?}",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

fn report(what: &str, loaded: Duration, before: Option<usize>) {
    let memory = resident_kilobytes().zip(before).map(|(after, before)| after.saturating_sub(before));
    println!("{what}: {loaded:?}, {memory:?} KiB");
}

/// The memory that the process holds, where the system tells.
fn resident_kilobytes() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix("kB")?.trim().parse().ok())
}
