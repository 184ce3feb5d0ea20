//! How long a master of Decrypto takes for a clue, a decryption and an interception, in every language.
//!
//! Time is that of the processor, so that other work on the machine does not count. Clues of people are mostly new to
//! a bot, so reading them is measured apart: each of the hand-written ones of the tests, the first time it is seen.
//! `cargo bench -p bots --bench clues` plays 30 games of eight turns a language, `-- 100` plays 100.

use bots::decrypto::benchmark::Deal;
use bots::decrypto::{
    Caution, Decoder, Encryptor, Interceptor, Line, Open, Round, Scope, Strength, Weights, legal,
};
use cpu_time::ThreadTime;
use lexicon::Language;
use lexicon::mind::{Minds, Space};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::time::{Duration, Instant};

fn main() {
    let games = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(30);
    let start = Instant::now();
    let minds = Minds::open().expect("the data are in the repository");
    let (opened, in_use) = (start.elapsed(), memory("VmRSS:"));
    println!("data opened in {:.0} ms, {in_use}", opened.as_secs_f64() * 1e3);
    for language in Language::ALL {
        minds.space(language);
    }
    let (ready, in_use) = (start.elapsed(), memory("VmRSS:"));
    println!("all languages ready after {:.0} ms, {in_use}", ready.as_secs_f64() * 1e3);
    println!("language  what       count   p50 ms   p99 ms   max ms");
    for language in Language::ALL {
        let [clues, decryptions, interceptions] = measure(minds.space(language), games);
        let people = people(minds.space(language));
        for (what, mut times) in
            [("clue", clues), ("decrypt", decryptions), ("intercept", interceptions), ("people", people)]
        {
            times.sort_unstable();
            let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
            println!(
                "{language:>8}  {what:<9}  {:>5}  {:>7.2}  {:>7.2}  {:>7.2}",
                times.len(),
                at(0.5),
                at(0.99),
                at(1.0)
            );
        }
    }
    println!("memory in use: {}, at most {}", memory("VmRSS:"), memory("VmHWM:"));
}

/// What the system has counted.
fn memory(what: &str) -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let found = status.lines().find_map(|line| line.strip_prefix(what));
    found.map_or("unknown", str::trim).to_owned()
}

/// Reading three clues of a person.
fn people(space: &Space) -> Vec<Duration> {
    let text = match space.language() {
        Language::English => include_str!("../tests/human/en.tsv"),
        Language::Italian => include_str!("../tests/human/it.tsv"),
        Language::German => include_str!("../tests/human/de.tsv"),
        Language::Norwegian => include_str!("../tests/human/nb.tsv"),
    };
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let words = |field: &str, part: &str| -> Vec<String> {
            field.split(part).map(|word| word.trim().to_lowercase()).collect()
        };
        let keywords = words(fields[0], ",").try_into().expect("four keywords");
        let clues: [String; 3] = words(fields[2], "|").try_into().expect("three clues");
        let start = ThreadTime::now();
        let decoder = Decoder::new(space, &keywords, Weights::of(space));
        decoder.decode(&[], &clues.map(Some), &Open::ALL);
        start.elapsed()
    };
    text.lines().map(read).collect()
}

fn measure(space: &Space, games: u64) -> [Vec<Duration>; 3] {
    let mut times: [Vec<Duration>; 3] = Default::default();
    for seed in 0..games {
        let Deal { keywords, codes, seed } = Deal::draw(space.keywords(), seed).expect("enough keywords");
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut past: Vec<Line> = Vec::new();
        for code in codes {
            let weights = || Weights::of(space);
            let legal = |word: &str| legal(space.language(), &keywords, code, None, word);
            let start = ThreadTime::now();
            let caution = Caution::of(Strength::Master);
            let encryptor = Encryptor::new(space, keywords.clone(), weights(), caution);
            let round = Round { code, past: &past, open: Open::ALL, watched: true, category: None };
            let encryption = encryptor.encrypt(&round, &legal, &mut rng);
            times[0].push(start.elapsed());
            let clues = encryption.expect("there is always a legal clue").clues.map(Some);

            let start = ThreadTime::now();
            let decoder = Decoder::new(space, &keywords, weights());
            let decryption = decoder.decode(&past, &clues, &Open::ALL).best().0;
            times[1].push(start.elapsed());

            let start = ThreadTime::now();
            let interceptor = Interceptor::new(space, weights(), Scope::ALL, 0);
            let interception = interceptor.intercept(&past, &clues, &Open::ALL).best().0;
            times[2].push(start.elapsed());
            past.push(Line { clues, code, decryption: Some(decryption), interception: Some(interception) });
        }
    }
    times
}
