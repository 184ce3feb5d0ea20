//! Records: whole golden games, liberal reading, and flaws that point at the place.

use game::notation::Flaw;
use game::{Game, Seat, Seed};
use kryptos::notation::Record;
use kryptos::{Entry, Kryptos, Mismatch, Options, Phase};

fn golden(name: &str) -> String {
    let path = format!("{}/tests/golden/{name}.game", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// The points of the golden games were counted apart from these rules, by a script of another hand.
fn ends_with(name: &str, turns: usize, points: &[u8], winner: u8) {
    let text = golden(name);
    let record = Record::parse(&text).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let state = record.state();
    assert_eq!(state.turns(), turns);
    assert_eq!((0..record.setup().players).map(|n| state.points(Seat(n))).collect::<Vec<_>>(), points);
    assert_eq!(Kryptos::outcome(&state).unwrap().winner, Seat(winner));
    assert_eq!(record.to_string(), text);
    assert_eq!(record.verify(), Ok(()));
}

#[test]
fn a_golden_game_of_three() {
    ends_with("three", 15, &[17, 12, 16], 0);
}

#[test]
fn a_golden_game_of_four() {
    ends_with("four", 20, &[8, 13, 8, 16], 3);
}

#[test]
fn a_golden_game_of_five() {
    ends_with("five", 40, &[14, 12, 15, 7, 9], 2);
}

#[test]
fn a_golden_game_of_six() {
    ends_with("six", 30, &[4, 7, 15, 6, 6, 10], 2);
}

#[test]
fn a_golden_game_with_advanced_reveal() {
    ends_with("advanced", 15, &[9, 11, 16], 2);
}

#[test]
fn a_golden_game_with_mystery() {
    ends_with("mystery", 24, &[15, 13, 8, 5], 0);
}

#[test]
fn a_golden_game_with_corruption() {
    ends_with("corruption", 20, &[10, 15, 8, 16], 3);
}

#[test]
fn a_golden_game_with_all_variants() {
    ends_with("all-variants", 25, &[4, 13, 9, 15, 17], 4);
}

const HEADER: &str = r#"[Game "kryptos"]
[Players "Ada, Bo, Cy"]
[Hands "1 2 3 4 5 6 7 8 9 10 / 11 12 13 14 15 16 17 18 19 20 / 21 22 23 24 25 26 27 28 29 30"]
[Aside "31 32"]
"#;
const REVEALS: &str = "reveal Cy 3, Ada 5, Bo 2, Cy 8, Ada 1, Bo 9\n";

fn read(moves: &str) -> Result<Record, Flaw> {
    Record::parse(&format!("{HEADER}{REVEALS}{moves}"))
}

/// Where a record with these moves (from line 6 on) is refused, and why.
fn flaw(moves: &str) -> String {
    read(moves).expect_err("a flaw").to_string()
}

/// Where a record with this header in place of a line of the usual one is refused, and why.
fn header_flaw(from: &str, to: &str) -> String {
    let text = format!("{HEADER}{REVEALS}");
    assert!(text.contains(from));
    Record::parse(&text.replacen(from, to, 1)).expect_err("a flaw").to_string()
}

fn points(record: &Record) -> Vec<u8> {
    (0..record.setup().players).map(|seat| record.state().points(Seat(seat))).collect()
}

#[test]
fn the_documented_example_is_a_game() {
    let page = include_str!("../../../../docs/notation.md");
    let section = page.split("## Kryptos").nth(1).unwrap();
    let record = Record::parse(section.split("```").nth(1).unwrap()).unwrap();
    assert_eq!(points(&record), [11, 8, 10]);
}

#[test]
fn a_partial_game_is_fine_at_any_point() {
    for moves in ["", "1. Ada Bo.3=17?", "1. Ada Bo.3=17? -", "1. Ada Bo.3=17? Cy.2=22! / Bo Cy.1=21!\n"] {
        assert!(Kryptos::outcome(&read(moves).unwrap().state()).is_none());
    }
    let dealt = Record::parse(HEADER).unwrap().state();
    assert_eq!(dealt.phase(), Phase::Reveal { seat: Seat(2), round: 1 });
    let half = Record::parse(&format!("{HEADER}reveal Cy 3, Ada 5")).unwrap().state();
    assert_eq!(half.phase(), Phase::Reveal { seat: Seat(1), round: 1 });
}

#[test]
fn a_round_scores_by_the_rules() {
    let record = read("1. Ada Bo.3=17? Cy.2=22! / Bo Cy.1=21! / Cy Ada.4=12? -").unwrap();
    assert_eq!(points(&record), [4, 5, 2]);
    assert_eq!(record.state().turns(), 3);
    assert_eq!(record.state().phase(), Phase::Turn { seat: Seat(0), round: 2, guess: 1 });
}

#[test]
fn white_space_line_breaks_and_comments_do_not_matter() {
    let tidy = read("1. Ada Bo.3=17? Cy.2=22! / Bo Cy.1=21! / Cy Ada.4=12? -\n2. Ada Bo.3=13!").unwrap();
    for moves in [
        "1.Ada Bo.3=17?Cy.2=22!/Bo Cy.1=21!/Cy Ada.4=12?-\n2.Ada Bo.3=13!",
        "  1 .  Ada\n Bo . 3 = 17 ? Cy.2=22!\n ; a remark\n\n / Bo Cy.1=21! /\nCy Ada.4=12? - 2. Ada Bo.3=13!  \n",
        "1. Ada Bo.3=17? Cy.2=22!\n   Bo Cy.1=21!\n   Cy Ada.4=12? -\n2. Ada Bo.3=13! /",
    ] {
        assert_eq!(read(moves).as_ref(), Ok(&tidy), "{moves}");
    }
    let text = format!("{HEADER}\treveal Cy 3,Ada 5 ,\n\n Bo 2\nreveal Cy 8, Ada 1,\r\nBo 9");
    assert_eq!(Record::parse(&text).unwrap().state(), read("").unwrap().state());
}

#[test]
fn the_first_player_follows_from_the_reveals_or_from_the_tag() {
    let bo_begins = "reveal Ada 5, Bo 2, Cy 3, Ada 1, Bo 9, Cy 8\n1. Bo Cy.1=21!";
    let record = Record::parse(&format!("{HEADER}{bo_begins}")).unwrap();
    assert_eq!(record.state().deal().unwrap().first, Seat(1));
    let record = Record::parse(&format!("{HEADER}[First \"Cy\"]\n")).unwrap();
    assert_eq!(record.state().phase(), Phase::Reveal { seat: Seat(1), round: 1 });
    let flaw = Record::parse(&format!("{HEADER}[First \"Cy\"]\n{bo_begins}")).unwrap_err();
    assert_eq!(flaw.to_string(), "line 6, column 8: it is the turn of Bo");
}

#[test]
fn the_left_over_cards_may_be_left_out() {
    let text = format!("{HEADER}{REVEALS}").replace("[Aside \"31 32\"]\n", "");
    assert_eq!(Record::parse(&text), read(""));
}

#[test]
fn declining_may_be_left_out_when_the_next_player_goes_on() {
    let written = read("1. Ada Bo.3=17? - / Bo Cy.1=21!").unwrap();
    assert_eq!(read("1. Ada Bo.3=17? / Bo Cy.1=21!"), Ok(written));
    // At the end of a record it is still open.
    let open = read("1. Ada Bo.3=17?").unwrap().state();
    assert_eq!(open.phase(), Phase::Turn { seat: Seat(0), round: 1, guess: 2 });
}

/// Ada has paid away both her points.
const BROKE: &str = "1. Ada Bo.3=1? Bo.3=2? / Bo Cy.1=1? - / Cy Bo.1=1? -\n\
                     2. Ada Bo.3=3? Bo.3=4? / Bo Cy.1=1? - / Cy Bo.1=1? -\n";

#[test]
fn without_points_a_turn_ends_with_or_without_a_dash() {
    let bare = read(&format!("{BROKE}3. Ada Bo.3=1? / Bo Cy.1=21!")).unwrap();
    assert_eq!(read(&format!("{BROKE}3. Ada Bo.3=1? - / Bo Cy.1=21!")), Ok(bare));
}

#[test]
fn a_second_guess_without_points_is_refused() {
    let refused = "line 8, column 16: Ada has no further guess in this turn";
    assert_eq!(flaw(&format!("{BROKE}3. Ada Bo.3=1? Bo.3=13!")), refused);
}

#[test]
fn a_missed_guess_is_written_with_a_tilde() {
    let record = read("1. Ada ~ / Bo Cy.1=21! / Cy ~").unwrap();
    assert!(matches!(record.entries()[6], Entry::Missed { round: 1, seat: Seat(0) }));
    assert_eq!(record.state().turns(), 3);
}

#[test]
fn names_with_spaces_dots_and_digits_are_told_apart() {
    let names = |text: &str| text.replace("Ada", "J. R.").replace("Bo", "J.").replace("Cy", "J. R. 2");
    let moves = "1. Ada Bo.3=17? Cy.2=22! / Bo Cy.1=21! / Cy Ada.4=12? -";
    let record = Record::parse(&names(&format!("{HEADER}{REVEALS}{moves}"))).unwrap();
    assert_eq!(record.names(), ["J. R.", "J.", "J. R. 2"]);
    assert_eq!(points(&record), [4, 5, 2]);
}

#[test]
fn other_tags_are_kept() {
    let text = format!("{HEADER}[Date \"1913-05-01\"]\n{REVEALS}");
    assert!(Record::parse(&text).unwrap().to_string().contains("[Date \"1913-05-01\"]"));
}

#[test]
fn options_are_read_in_any_order_and_unknown_ones_refused() {
    let with = |options: &str| Record::parse(&format!("{HEADER}[Options \"{options}\"]"));
    let record = with("Corruption advanced").unwrap();
    assert_eq!(record.setup().options, Options { advanced: true, mystery: false, corruption: true });
    assert_eq!(with("").unwrap().setup().options, Options::default());
    assert_eq!(
        with("advanced, magic").unwrap_err().to_string(),
        "line 5, column 1: there is no option magic"
    );
    let mystery = "line 2, column 1: the Mystery variant is for 4 or 5 players, not 3";
    assert_eq!(with("mystery").unwrap_err().to_string(), mystery);
}

#[test]
fn options_hold_in_the_moves() {
    let edge = Record::parse(&format!("{HEADER}[Options \"advanced\"]\nreveal Cy 1")).unwrap_err();
    let reason = "line 6, column 8: advanced reveal forbids position 1: it is the lowest or the highest card";
    assert_eq!(edge.to_string(), reason);
    let paid = format!("{HEADER}[Options \"corruption\"]\n{REVEALS}1. Ada Bo.3=1? Cy.1=1?");
    assert_eq!(points(&Record::parse(&paid).unwrap()), [1, 2, 3]);
}

#[test]
fn a_deal_that_cannot_be_is_refused() {
    let hands = "[Hands \"1 2 3";
    assert_eq!(header_flaw(hands, "[Hands \"2 1 3"), "line 3, column 1: the hand of Ada must ascend");
    assert_eq!(header_flaw(hands, "[Hands \"1 2 11"), "line 3, column 1: the hand of Ada must ascend");
    assert_eq!(header_flaw("/ 11 12", "/ 10 12"), "line 3, column 1: card 10 was dealt twice");
    assert_eq!(header_flaw("29 30", "29 33"), "line 3, column 1: 33 is not a card from 1 to 32");
    assert_eq!(header_flaw("29 30", "29"), "line 3, column 1: Cy holds 10 cards, not 9");
    assert_eq!(
        header_flaw(" / 21 22 23 24 25 26 27 28 29 30", ""),
        "line 3, column 1: 3 players, but 2 hands"
    );
    assert_eq!(header_flaw("31 32", "30 32"), "line 4, column 1: the cards left over are 31 32");
    assert_eq!(header_flaw("29 30", "29 x"), "line 3, column 1: x is not a card from 1 to 32");
}

#[test]
fn a_header_that_cannot_be_is_refused() {
    assert_eq!(header_flaw("kryptos", "chess"), "line 1, column 1: this is not a record of kryptos");
    assert_eq!(header_flaw("[Game \"kryptos\"]", ""), "line 1, column 1: the tag Game is missing");
    assert_eq!(header_flaw("Ada, Bo, Cy", "Ada, Bo"), "line 2, column 1: 3 to 6 can play, not 2");
    assert_eq!(header_flaw("Bo, Cy", "Bo, Bo"), "line 2, column 1: the name Bo stands twice in Players");
    assert_eq!(
        header_flaw("[Aside", "[First \"Eve\"]\n[Aside"),
        "line 4, column 1: nobody here is called Eve"
    );
}

#[test]
fn a_move_against_the_rules_is_refused_at_its_place() {
    assert_eq!(flaw("1. Bo Ada.2=2!"), "line 6, column 4: it is the turn of Ada");
    assert_eq!(flaw("2. Ada Bo.3=13!"), "line 6, column 1: round 1 begins here, with 1.");
    assert_eq!(flaw("1. Ada Ada.2=2!"), "line 6, column 8: guess at an opponent's card, not at your own");
    assert_eq!(flaw("1. Ada Bo.2=12!"), "line 6, column 8: the card at position 2 is revealed already");
    assert_eq!(flaw("1. Ada Bo.11=12?"), "line 6, column 8: a hand has positions 1 to 10, not 11");
    assert_eq!(flaw("1. Ada Bo.3=33?"), "line 6, column 8: the numbers are 1 to 32, not 33");
    assert_eq!(flaw("1. Ada Bo.3=13?"), "line 6, column 15: this guess is right: it ends with !");
    assert_eq!(flaw("1. Ada Bo.3=14!"), "line 6, column 15: this guess is wrong: it ends with ?");
    let no_more = |column| format!("line 6, column {column}: Ada has no further guess in this turn");
    assert_eq!(flaw("1. Ada Bo.3=13! Bo.4=14!"), no_more(17));
    assert_eq!(flaw("1. Ada Bo.3=1? Bo.3=2? Bo.3=13!"), no_more(24));
    assert_eq!(flaw("1. Ada Bo.3=1? - Bo.3=13!"), no_more(18));
    assert_eq!(
        flaw("1. Ada Bo.3=13! /\n2. Bo Cy.1=21!"),
        "line 7, column 1: a player's name is due here: it is the turn of Bo"
    );
    assert_eq!(flaw("reveal Ada 2"), "line 6, column 1: round 1 begins here, with 1.");
}

#[test]
fn a_guess_is_mandatory() {
    let reason = "a guess is due here: NAME.POSITION=NUMBER and ! or ?";
    assert_eq!(flaw("1. Ada -"), format!("line 6, column 8: {reason}"));
    assert_eq!(flaw("1. Ada / Bo Cy.1=21!"), format!("line 6, column 8: {reason}"));
    assert_eq!(flaw("1. Ada Eve.3=1?"), format!("line 6, column 8: {reason}"));
}

#[test]
fn turns_wait_until_everyone_has_revealed_two_cards() {
    let flaw = Record::parse(&format!("{HEADER}reveal Cy 3, Ada 5\n1. Ada Bo.3=13!")).unwrap_err();
    assert!(flaw.to_string().starts_with("line 6, column 1: first every player reveals two cards"));
    let flaw = Record::parse(&format!("{HEADER}reveal Cy 3, Ada 5, Bo 2, Cy 3")).unwrap_err();
    assert_eq!(flaw.to_string(), "line 5, column 27: the card at position 3 is revealed already");
}

#[test]
fn nothing_comes_after_the_end() {
    let text = golden("three");
    let flaw = Record::parse(&format!("{text}6. Cy Ada.1=8!")).unwrap_err();
    assert_eq!(flaw.to_string(), "line 17, column 1: the game is over before this");
}

#[test]
fn a_result_must_be_the_one_that_the_rules_give() {
    let text = golden("three");
    let flaw = Record::parse(&text.replace("[Result \"Ada\"]", "[Result \"Bo\"]")).unwrap_err();
    assert_eq!(flaw.to_string(), "line 9, column 1: the winner is Ada, not Bo");
    let partial = |result: &str| Record::parse(&format!("{HEADER}[Result \"{result}\"]\n{REVEALS}"));
    assert_eq!(partial("Ada").unwrap_err().to_string(), "line 5, column 1: the game is unfinished");
    assert!(partial("unfinished").is_ok());
    assert!(partial("*").is_ok());
}

/// A golden game with one tag changed.
fn tampered(from: &str, to: &str) -> Result<(), Mismatch> {
    Record::parse(&golden("three").replace(from, to)).unwrap().verify()
}

#[test]
fn a_record_is_verified_against_its_seed_and_the_first_difference_is_named() {
    assert_eq!(tampered("", ""), Ok(()));
    let other = Seed::new([9; 32]);
    let seed = "0101010101010101010101010101010101010101010101010101010101010101";
    let swapped = tampered(seed, &other.reveal_hex());
    assert!(matches!(swapped, Err(Mismatch::Seed(mismatch)) if mismatch.computed == other.commitment()));
    assert!(matches!(tampered("1eef", "1eee"), Err(Mismatch::First { .. } | Mismatch::Hand { .. })));
    assert_eq!(tampered(&format!("[Seed \"{seed}\"]\n"), ""), Err(Mismatch::NoSeed));
    // Ada's 9 and the left-over 4 changed places.
    let text = golden("three");
    let moves = text.find("reveal").unwrap();
    let dealt = text[..moves].replace("8 9 10", "4 8 10").replace("\"4 25\"", "\"9 25\"");
    let dealt = dealt.replace("[Result \"Ada\"]\n", "");
    let mismatch = Record::parse(&dealt).unwrap().verify().unwrap_err();
    assert!(matches!(mismatch, Mismatch::Hand { seat: Seat(0), .. }));
    assert!(mismatch.to_string().starts_with("hand of seat 0: the seed draws 8 9 10 12"));
}
