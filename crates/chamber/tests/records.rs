//! The commands that read records, run as people run them.

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn golden(game: &str, name: &str) -> String {
    let path = format!("{}/../{game}/tests/golden/{name}.game", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Runs the program with this on its standard input.
fn chamber(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chamber"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
    child.wait_with_output().unwrap()
}

fn printed(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = chamber(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The status and what was said on standard error; nothing went to standard output.
fn refused(arguments: &[&str], input: impl AsRef<[u8]>) -> (i32, String) {
    let output = chamber(arguments, input);
    assert!(output.stdout.is_empty());
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

fn object(arguments: &[&str], input: impl AsRef<[u8]>) -> Value {
    serde_json::from_str(&printed(arguments, input)).unwrap()
}

/// A game of Kryptos in its second turn.
const PARTIAL: &str = r#"[Game "kryptos"]
[Players "Ada, Bo, Cy"]
[Hands "1 2 3 4 5 6 7 8 9 10 / 11 12 13 14 15 16 17 18 19 20 / 21 22 23 24 25 26 27 28 29 30"]
[Aside "31 32"]
reveal Cy 3, Ada 5, Bo 2, Cy 8, Ada 1, Bo 9
1. Ada Bo.3=17? Cy.2=22! / Bo Cy.1=20?
"#;

#[test]
fn a_game_of_kryptos_is_summed_up_as_one_object() {
    let mut object = object(&["replay", "-", "--json"], golden("kryptos", "three"));
    let moves = object.as_object_mut().unwrap().remove("moves").unwrap();
    let guesses = moves.as_array().unwrap().iter().filter(|entry| entry["guess"] == 1);
    assert_eq!(guesses.count(), 15, "{moves:#}");
    let player = |name: &str, points: u8| json!({"name": name, "points": points});
    let players = [player("Ada", 17), player("Bo", 12), player("Cy", 16)];
    let outcome = json!({"kind": "win", "winner": "Ada"});
    assert_eq!(object, json!({"game": "kryptos", "turns": 15, "players": players, "outcome": outcome}));
}

#[test]
fn an_unfinished_game_of_kryptos_says_so() {
    let object = object(&["replay", "-", "--json"], PARTIAL);
    assert_eq!(object["outcome"], json!({"kind": "unfinished"}));
    assert_eq!(object["turns"], 2);
    assert_eq!(object["players"][0], json!({"name": "Ada", "points": 4}));
}

#[test]
fn a_game_of_decrypto_is_summed_up_as_one_object() {
    let mut object = object(&["replay", "-", "--json"], golden("decrypto", "rulebook-it"));
    let moves = object.as_object_mut().unwrap().remove("moves").unwrap();
    let clues = &moves[0]["lines"]["white"]["clues"];
    assert_eq!(clues.as_array().map(Vec::len), Some(3), "{moves:#}");
    let tokens = |interceptions: u8, miscommunications: u8| json!({"interceptions": interceptions, "miscommunications": miscommunications});
    let outcome = json!({"kind": "unfinished"});
    let summed_up = json!({"game": "decrypto", "rounds": 2, "white": tokens(1, 1), "black": tokens(0, 0), "outcome": outcome});
    assert_eq!(object, summed_up);
}

#[test]
fn the_three_player_game_counts_the_interceptors_tokens() {
    let record = "[Game \"decrypto\"]\n[White \"Alice, Bob\"]\n[Interceptor \"Eve\"]\n\n\
                  1. White 421 \"a\" \"b\" \"c\" =124\n";
    let object = object(&["replay", "-", "--json"], record);
    assert_eq!(object["white"], json!({}));
    assert_eq!(object["interceptor"], json!({"tokens": 1}));
    assert_eq!(object.get("black"), None);
}

#[test]
fn a_view_is_that_of_the_seat_asked_for() {
    let by_name = object(&["replay", "-", "--json", "--as", "Bo"], PARTIAL);
    assert_eq!(by_name["view"]["own"]["seat"], 1);
    assert_eq!(by_name["view"]["own"]["hand"][0], 11);
    assert_eq!(by_name["view"]["open"]["players"][0]["hand"][1]["card"], Value::Null);
    assert_eq!(object(&["replay", "-", "--json", "--as", "1"], PARTIAL), by_name);
    let spectator = object(&["replay", "-", "--json", "--as", "spectator"], PARTIAL);
    assert_eq!(spectator["view"]["own"], Value::Null);
    let record = golden("decrypto", "rulebook-it");
    let alice = object(&["replay", "-", "--json", "--as", "Alice"], record);
    assert_eq!(alice["view"]["side"]["keywords"][0], "NERO");
    assert_eq!(alice["view"]["open"]["teams"]["black"]["keywords"], Value::Null);
}

#[test]
fn nobody_can_be_shown_what_a_seat_sees_that_is_not_there() {
    let (status, why) = refused(&["replay", "-", "--as", "Eve"], PARTIAL);
    assert_eq!(status, 1);
    assert!(why.contains("there is no seat Eve"), "{why}");
}

#[test]
fn a_terminal_gets_a_table_of_every_turn() {
    let table = printed(&["replay", "-"], golden("kryptos", "three"));
    assert_eq!(table.lines().filter(|line| line.trim_start().starts_with("5  ")).count(), 3);
    assert!(table.contains("Ada wins with 17 points."));
    let table = printed(&["replay", "-"], PARTIAL);
    assert!(table.contains("Cy.2=22! +3"));
    assert!(table.contains("Unfinished: Bo may guess again."));
    assert!(table.contains("(31)") || table.contains("(30)"), "whoever has the record sees every hand");
    let table = printed(&["replay", "-", "--as", "Ada"], PARTIAL);
    assert!(!table.contains("(30)") && table.contains("(10)"));
}

#[test]
fn a_terminal_gets_a_table_of_every_code() {
    let table = printed(&["replay", "-"], golden("decrypto", "rulebook-it"));
    assert!(table.contains("zampe") && table.contains("SOMBRERO") && table.contains("143"));
    let table = printed(&["replay", "-", "--as", "Eve"], golden("decrypto", "rulebook-it"));
    assert!(!table.contains("SOMBRERO") && table.contains("INCUBO"));
}

#[test]
fn every_golden_game_is_replayed_and_read_from_its_file() {
    for game in ["decrypto", "kryptos"] {
        let folder = format!("{}/../{game}/tests/golden", env!("CARGO_MANIFEST_DIR"));
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            let file = file.to_str().unwrap();
            assert_eq!(object(&["replay", file, "--json"], "")["game"], game, "{file}");
            assert!(printed(&["replay", file], "").lines().count() > 5);
        }
    }
}

#[test]
fn a_flawed_record_ends_with_status_two_and_the_place() {
    let flawed = PARTIAL.replace("22!", "22?");
    assert_eq!(
        refused(&["replay", "-", "--json"], &flawed),
        (2, "-: line 6, column 24: this guess is right: it ends with !\n".into())
    );
    assert_eq!(refused(&["verify", "-"], &flawed).0, 2);
    let flawed = golden("decrypto", "rulebook-it").replace("421", "422");
    let (status, why) = refused(&["replay", "-"], flawed);
    assert_eq!(status, 2);
    assert!(why.starts_with("-: line "), "{why}");
}

#[test]
fn what_is_no_record_at_all_ends_with_status_two() {
    for input in ["", "hello", "[Game \"chess\"]"] {
        assert_eq!(refused(&["replay", "-"], input).0, 2);
    }
    let (status, why) = refused(&["replay", "-"], b"[Game \"kryptos\"]\nr\xc3\xa9v\xff");
    assert_eq!((status, why.as_str()), (2, "-: line 2, column 4: a record is text in UTF-8\n"));
}

#[test]
fn a_missing_file_is_an_error() {
    let (status, why) = refused(&["replay", "no-such.game"], "");
    assert_eq!(status, 1);
    assert!(why.contains("cannot read no-such.game"), "{why}");
}

#[test]
fn fair_draws_are_confirmed() {
    let report = printed(&["verify", "-"], golden("kryptos", "mystery"));
    assert!(report.contains("The seed is the one committed to."));
    assert!(report.contains("the 4 hands and the 4 left-over cards are as it draws them"));
}

#[test]
fn a_rigged_deal_is_named() {
    let rigged = golden("kryptos", "three").replace("\"1eef", "\"beef");
    let (status, why) = refused(&["verify", "-"], rigged);
    assert_eq!(status, 1);
    assert!(why.contains("the seed draws"), "{why}");
    let swapped = golden("kryptos", "three").replace("[Seed \"01", "[Seed \"02");
    let (status, why) = refused(&["verify", "-"], swapped);
    assert_eq!(status, 1);
    assert!(why.contains("the seed's commitment is"), "{why}");
}

#[test]
fn without_a_seed_nothing_can_be_confirmed() {
    assert_eq!(refused(&["verify", "-"], PARTIAL).0, 1);
    assert_eq!(refused(&["verify", "-"], golden("decrypto", "rulebook-it")).0, 1);
}

#[test]
fn a_demonstration_says_that_it_is_one_and_repeats_itself_by_seed() {
    let first = printed(&["demo", "--seed", "7"], "");
    assert!(first.contains("a demonstration"));
    assert!(first.contains("Kryptos, 4 players") && first.contains("Decrypto, 4 players"));
    assert_eq!(printed(&["demo", "--seed", "7"], ""), first);
    assert_ne!(printed(&["demo", "--seed", "8"], ""), first);
}

#[test]
fn the_record_of_a_demonstration_can_be_replayed_and_verified() {
    for game in ["kryptos", "decrypto"] {
        for seed in ["1", "2", "3", "4", "5"] {
            let record = printed(&["demo", game, "--seed", seed, "--record"], "");
            let object = object(&["replay", "-", "--json"], &record);
            assert_ne!(object["outcome"]["kind"], "unfinished", "{game} {seed}");
            assert!(printed(&["verify", "-"], &record).starts_with("The seed is the one committed to."));
        }
    }
}

#[test]
fn a_reader_who_has_had_enough_is_no_fault() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let demo = Command::new(env!("CARGO_BIN_EXE_chamber"))
        .args(["demo", "--seed", "1"])
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert_eq!((demo.status.code(), String::from_utf8_lossy(&demo.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn a_demonstration_prints_the_moves_of_each_game() {
    let printed = printed(&["demo", "--seed", "7", "--json"], "");
    let games: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| !game["moves"].as_array().unwrap().is_empty()));
    let record = self::printed(&["demo", "kryptos", "--seed", "7", "--record"], "");
    assert_eq!(object(&["replay", "-", "--json"], record), games[0]);
}

#[test]
fn a_check_of_the_draws_is_an_object_too() {
    let record = printed(&["demo", "kryptos", "--seed", "7", "--record"], "");
    assert_eq!(object(&["verify", "-", "--json"], &record)["fair"], true);
}
