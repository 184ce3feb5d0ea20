//! The reader takes anything: it answers with a game or with a flaw, never with a panic.

use kryptos::notation::Record;
use proptest::prelude::*;

fn golden() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

/// A real record with characters replaced, inserted, removed, or lines repeated.
fn mutated() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just(String::new()),
        "[ -~]{1,3}".prop_map(String::from),
        prop::sample::select(vec![
            "/", "-", "~", "!", "?", "\n", "2.", "reveal ", "Ada", ".", "=", "[", "\""
        ])
        .prop_map(String::from),
        any::<char>().prop_map(String::from),
    ];
    let change = (any::<prop::sample::Index>(), 0..4usize, piece);
    (prop::sample::select(golden()), prop::collection::vec(change, 1..6)).prop_map(|(text, changes)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (at, removed, piece) in changes {
            let at = at.index(chars.len() + 1);
            let end = (at + removed).min(chars.len());
            chars.splice(at..end, piece.chars());
        }
        chars.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text_is_a_game_or_a_flaw(text in "(?s).{0,400}") {
        let _ = Record::parse(&text);
    }

    #[test]
    fn any_bytes_are_a_game_or_a_flaw(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Record::parse(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_changed_record_is_a_game_or_a_flaw_that_points_into_it(text in mutated()) {
        match Record::parse(&text) {
            // Whatever is accepted can be written and read again.
            Ok(record) => prop_assert_eq!(Record::parse(&record.to_string()).unwrap(), record),
            Err(flaw) => {
                prop_assert!(flaw.place.line >= 1 && flaw.place.line <= text.lines().count().max(1));
                let line = text.lines().nth(flaw.place.line - 1).unwrap_or("");
                prop_assert!(flaw.place.column >= 1 && flaw.place.column <= line.chars().count() + 1);
            }
        }
    }
}

#[test]
fn a_record_as_long_as_allowed_is_read_in_bounded_time() {
    let header = golden()[0].split("reveal").next().unwrap().to_owned();
    for filler in ["1. ", "reveal Ada 1, ", "/ ", "Ada ", "[", " "] {
        let text = format!("{header}{}", filler.repeat((1 << 19) / filler.len()));
        let _ = Record::parse(&text);
        let text = format!("{header}reveal {}", filler.repeat((1 << 19) / filler.len()));
        let _ = Record::parse(&text);
    }
    assert!(Record::parse(&"x".repeat((1 << 20) + 1)).is_err());
}
