//! The reader of records takes any text: a game or a flaw, never a panic.

use decrypto::notation::Record;
use proptest::prelude::*;

const GOLDEN: [&str; 6] = [
    include_str!("golden/rulebook-it.game"),
    include_str!("golden/rulebook-en.game"),
    include_str!("golden/three-players.game"),
    include_str!("golden/tie-break.game"),
    include_str!("golden/laser-drive.game"),
    include_str!("golden/laser-near-form.game"),
];

/// Pieces that mean something to the reader.
const PIECES: [&str; 28] = [
    "\"",
    "\\",
    "[",
    "]",
    "(",
    ")",
    "-",
    "x",
    "=",
    "#",
    ",",
    "/",
    ".",
    ";",
    "\n",
    " ",
    "421",
    "1. ",
    "White ",
    "Black ",
    "names ",
    "accepts 1=1",
    "laser \"a\" right",
    "fit 12",
    "fit 12?",
    " near 3",
    "(drawing 1,2 / 3,4)",
    "Category \"a\"\n",
];

/// One careless edit of a text.
#[derive(Clone, Debug)]
enum Edit {
    Delete { at: usize, length: usize },
    Repeat { at: usize, length: usize },
    Insert { at: usize, piece: &'static str },
    Swap { one: usize, other: usize },
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        (any::<usize>(), 1..40usize).prop_map(|(at, length)| Edit::Delete { at, length }),
        (any::<usize>(), 1..80usize).prop_map(|(at, length)| Edit::Repeat { at, length }),
        (any::<usize>(), prop::sample::select(&PIECES[..]))
            .prop_map(|(at, piece)| Edit::Insert { at, piece }),
        (any::<usize>(), any::<usize>()).prop_map(|(one, other)| Edit::Swap { one, other }),
    ]
}

fn apply(text: &str, edit: &Edit) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let place = |at: usize| at % (chars.len() + 1);
    let range = |at: usize, length: usize| place(at)..(place(at) + length).min(chars.len());
    match *edit {
        Edit::Delete { at, length } => drop(chars.drain(range(at, length))),
        Edit::Repeat { at, length } => {
            let copy = chars[range(at, length)].to_vec();
            chars.splice(place(at)..place(at), copy);
        }
        Edit::Insert { at, piece } => drop(chars.splice(place(at)..place(at), piece.chars())),
        Edit::Swap { one, other } => {
            let mut lines: Vec<&str> = text.lines().collect();
            let count = lines.len().max(1);
            if !lines.is_empty() {
                lines.swap(one % count, other % count);
            }
            return lines.join("\n");
        }
    }
    chars.into_iter().collect()
}

/// Whatever is read can be written and read again as the same.
fn read(text: &str) -> Result<(), TestCaseError> {
    match Record::parse(text) {
        Ok(record) => {
            let again = Record::parse(&record.to_string());
            prop_assert_eq!(again.as_ref(), Ok(&record), "{}", record);
        }
        Err(flaw) => {
            prop_assert!(flaw.place.line >= 1 && flaw.place.column >= 1);
            prop_assert!(flaw.place.line <= text.lines().count().max(1), "{}", flaw);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn mutated_records_are_read_or_refused(
        golden in prop::sample::select(&GOLDEN[..]),
        edits in prop::collection::vec(edit(), 1..4),
    ) {
        read(&edits.iter().fold(golden.to_owned(), |text, edit| apply(&text, edit)))?;
    }
}

proptest! {
    #[test]
    fn arbitrary_text_is_refused(text in "\\PC*") {
        read(&text)?;
    }

    #[test]
    fn arbitrary_bytes_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn arbitrary_lines_after_a_header_are_read_or_refused(
        lines in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..60),
    ) {
        let header = "[Game \"decrypto\"]\n[White \"a, b\"]\n[Black \"c, d\"]\n";
        read(&format!("{header}{}", lines.concat()))?;
    }
}

#[test]
fn the_largest_records_are_dealt_with_in_good_time() {
    let header = "[Game \"decrypto\"]\n[White \"a, b\"]\n[Black \"c, d\"]\n";
    let most = game::notation::LONGEST_RECORD - header.len();
    for piece in
        ["[", "\"", "(", "1. White 421 \"a\" \"b\" \"c\"\n", "White names - - - -\n", "1.\n", "a ", "\\"]
    {
        let text = format!("{header}{}", piece.repeat(most / piece.len()));
        assert!(Record::parse(&text).is_err(), "{piece}");
    }
    let words = format!("[Words \"{}\"]\n{header}", "a\\\\,".repeat(200_000));
    assert!(Record::parse(&words).is_err());
}
