//! How fast the referee answers, and what its data cost to load.
//!
//! `cargo bench --package lexicon --bench referee`

use divan::{Bencher, black_box};
use lexicon::Language;
use lexicon::referee::{Position, check};
use std::time::Instant;

fn main() {
    let before = resident_kilobytes();
    let start = Instant::now();
    for language in Language::ALL {
        let position = Position { language, keywords: &KEYWORDS[language as usize], given: &[], code: None };
        black_box(check(&position, "Zirkuszelt"));
    }
    let loaded = start.elapsed();
    let memory = resident_kilobytes().zip(before).map(|(after, before)| after.saturating_sub(before));
    println!("first answers in all languages: {loaded:?}, {memory:?} KiB");
    divan::main();
}

const KEYWORDS: [[&str; 4]; 4] = [
    ["spider", "crown", "volcano", "letter"],
    ["ragno", "nero", "cocktail", "sombrero"],
    ["Spinne", "Krone", "Vulkan", "Brief"],
    ["edderkopp", "krone", "vulkan", "brev"],
];

/// The memory that the process holds, where the system tells.
fn resident_kilobytes() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix("kB")?.trim().parse().ok())
}

/// All ordinary clues of a language, one a turn, after six clues given before.
#[divan::bench(args = Language::ALL, sample_count = 400)]
fn ordinary_clue(bencher: Bencher, language: Language) {
    let corpus = match language {
        Language::English => include_str!("../tests/clues/ordinary.en.tsv"),
        Language::Italian => include_str!("../tests/clues/ordinary.it.tsv"),
        Language::German => include_str!("../tests/clues/ordinary.de.tsv"),
        Language::Norwegian => include_str!("../tests/clues/ordinary.nb.tsv"),
    };
    let lines = corpus.lines().filter(|line| !line.starts_with('#'));
    let clues: Vec<(Vec<&str>, &str)> = lines
        .filter_map(|line| line.split_once('\t'))
        .flat_map(|(keywords, clues)| clues.split("; ").map(|clue| (keywords.split(", ").collect(), clue)))
        .collect();
    let given = ["one", "two words", "three", "four", "five lions", "six"];
    let mut turns = clues.iter().cycle();
    bencher.with_inputs(|| turns.next().expect("a clue")).bench_local_values(|(keywords, clue)| {
        check(&Position { language, keywords, given: &given, code: Some(&[4, 2, 1]) }, clue)
    });
}
