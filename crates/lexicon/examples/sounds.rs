//! Remakes `words/sounds.en.txt` from the CMU Pronouncing Dictionary, as the crate `cmudict-fast` carries it:
//! `cargo run --package lexicon --example sounds > words/sounds.en.txt`
//!
//! The crate is a development dependency for its data file alone: parsed into maps it would cost the program
//! tens of megabytes, while sorted lines can be searched where they lie.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::process::Command;

/// One sign for each phoneme: capitals for vowels.
const SIGNS: [(&str, char); 39] = [
    ("AA", 'A'),
    ("AE", 'B'),
    ("AH", 'C'),
    ("AO", 'D'),
    ("AW", 'F'),
    ("AY", 'G'),
    ("EH", 'E'),
    ("ER", 'R'),
    ("EY", 'H'),
    ("IH", 'I'),
    ("IY", 'J'),
    ("OW", 'O'),
    ("OY", 'K'),
    ("UH", 'L'),
    ("UW", 'U'),
    ("B", 'b'),
    ("CH", 'c'),
    ("D", 'd'),
    ("DH", 'e'),
    ("F", 'f'),
    ("G", 'g'),
    ("HH", 'h'),
    ("JH", 'j'),
    ("K", 'k'),
    ("L", 'l'),
    ("M", 'm'),
    ("N", 'n'),
    ("NG", 'o'),
    ("P", 'p'),
    ("R", 'r'),
    ("S", 's'),
    ("SH", 'u'),
    ("T", 't'),
    ("TH", 'i'),
    ("V", 'v'),
    ("W", 'w'),
    ("Y", 'y'),
    ("Z", 'z'),
    ("ZH", 'a'),
];

fn main() -> Result<(), Box<dyn Error>> {
    let metadata = Command::new(env!("CARGO")).args(["metadata", "--format-version", "1"]).output()?.stdout;
    let metadata: serde_json::Value = serde_json::from_slice(&metadata)?;
    let manifest = metadata["packages"]
        .as_array()
        .and_then(|packages| packages.iter().find(|package| package["name"] == "cmudict-fast"))
        .and_then(|package| package["manifest_path"].as_str())
        .ok_or("cargo knows no cmudict-fast")?;
    let dictionary = std::fs::read_to_string(Path::new(manifest).with_file_name("resources/cmudict.dict"))?;

    let mut sounds: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for line in dictionary.lines() {
        let line = line.split('#').next().unwrap_or_default();
        let mut fields = line.split_whitespace();
        let word = fields.next().unwrap_or_default().split('(').next().unwrap_or_default();
        let plain = (2..=15).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_lowercase());
        if let (true, Some(sound)) = (plain, fields.map(sign).collect::<Option<String>>()) {
            sounds.entry(word).or_default().insert(sound);
        }
    }
    for (word, sounds) in sounds {
        println!("{word} {}", sounds.into_iter().collect::<Vec<_>>().join(" "));
    }
    Ok(())
}

/// The sign of a phoneme, after a quote where it carries the main stress.
fn sign(phoneme: &str) -> Option<String> {
    let name = phoneme.trim_end_matches(|c: char| c.is_ascii_digit());
    let (_, sign) = SIGNS.iter().find(|(known, _)| *known == name)?;
    Some(if phoneme.ends_with('1') { format!("'{sign}") } else { sign.to_string() })
}
