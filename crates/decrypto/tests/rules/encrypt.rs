use crate::table::{BLACK, Table, WHITE, texts};
use decrypto::{Action, Clue, Decrypto, Known, Options, Phase, Rejection, Slot, Team};
use game::{Actor, Draw, Game, Seat, Seed};

fn draft(slot: usize, text: &str) -> Action {
    Action::DraftClue { slot: Slot::ALL[slot - 1], clue: Some(Clue::text(text)) }
}

#[test]
fn both_encryptors_write_at_the_same_time_in_any_order() {
    let mut table = Table::four(Options::default());
    table.give(Team::Black);
    assert_eq!(table.state.phase(), Phase::Encrypt);
    table.give(Team::White);
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
}

#[test]
fn the_encryptor_rotates_in_seat_order() {
    let mut table = Table::six(Options::default());
    let mut encryptors = Vec::new();
    for _ in 0..4 {
        encryptors.push((table.encryptor(Team::White).0, table.encryptor(Team::Black).0));
        table.quiet_round();
    }
    assert_eq!(encryptors, [(0, 3), (1, 4), (2, 5), (0, 3)]);
}

#[test]
fn only_the_encryptor_sees_the_code() {
    let table = Table::four(Options::default());
    for seat in [WHITE, BLACK].concat() {
        let you = table.view(seat).own.unwrap();
        let encrypts = seat == table.encryptor(you.team);
        assert_eq!(you.code.is_some(), encrypts);
    }
}

#[test]
fn only_the_encryptor_writes_and_never_changes_what_is_given() {
    let mut table = Table::four(Options::default());
    let give = Action::GiveClues { clues: texts(["a", "b", "c"]), insist: false };
    assert_eq!(table.act(WHITE[1], give.clone()), Err(Rejection::NotTheEncryptor));
    table.act(WHITE[0], give.clone()).unwrap();
    assert_eq!(table.act(WHITE[0], give), Err(Rejection::CluesGiven));
    assert_eq!(table.act(WHITE[0], draft(1, "d")), Err(Rejection::CluesGiven));
}

#[test]
fn drafts_are_for_their_author_alone() {
    let mut table = Table::four(Options::default());
    table.act(WHITE[0], draft(2, "mast")).unwrap();
    assert_eq!(table.view(WHITE[0]).own.unwrap().drafts[1], Some(Clue::text("mast")));
    for seat in [WHITE[1], BLACK[0], BLACK[1]] {
        assert!(!serde_json::to_string(&table.view(seat)).unwrap().contains("mast"));
    }
}

#[test]
fn the_sand_timer_starts_when_the_first_encryptor_is_done() {
    let mut table = Table::four(Options::default());
    assert_eq!(table.public().deadline, None);
    table.wait(500);
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
    table.give(Team::White);
    assert_eq!(table.public().deadline, Some(table.now.plus_seconds(30)));
    table.wait(29);
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
}

#[test]
fn when_the_timer_runs_out_what_is_written_counts_and_the_rest_stays_blank() {
    let mut table = Table::four(Options::default());
    table.act(BLACK[0], draft(1, "sour")).unwrap();
    table.act(BLACK[0], draft(3, "   ")).unwrap();
    table.give(Team::White);
    table.wait(30);
    // Anybody may say so once it is due.
    table.act(WHITE[1], Action::TimeUp).unwrap();
    table.guess(false, true);
    let line = table.public().sheet[0].lines.black.clone().unwrap();
    assert_eq!(line.clues.as_deref(), Some(&[Clue::text("sour"), Clue::Blank, Clue::Blank]));
}

#[test]
fn the_timer_takes_no_illegal_draft() {
    let mut table = Table::four(Options::default());
    let keyword = table.view(BLACK[0]).keywords(Team::Black).unwrap()[0].clone();
    table.act(BLACK[0], draft(1, &keyword)).unwrap();
    table.act(BLACK[0], draft(2, "tree")).unwrap();
    table.act(BLACK[0], draft(3, "Tree!")).unwrap();
    table.give(Team::White);
    table.wait(30);
    table.time_up().unwrap();
    table.guess(false, true);
    let line = table.public().sheet[0].lines.black.clone().unwrap();
    assert_eq!(line.clues.as_deref(), Some(&[Clue::Blank, Clue::text("tree"), Clue::Blank]));
}

#[test]
fn without_a_timer_nobody_is_hurried() {
    let mut table = Table::four(Options { sand_timer: None, ..Options::default() });
    table.give(Team::White);
    table.wait(1_000_000);
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
}

#[test]
fn a_clue_deadline_holds_for_both_and_the_timer_gives_no_extra_time() {
    let mut table = Table::four(Options { clue_deadline: Some(60), ..Options::default() });
    let due = table.now.plus_seconds(60);
    assert_eq!(table.public().deadline, Some(due));
    table.wait(50);
    table.give(Team::White);
    assert_eq!(table.public().deadline, Some(due));

    let mut table = Table::four(Options { clue_deadline: Some(60), ..Options::default() });
    table.wait(60);
    table.time_up().unwrap();
    let line = table.public().sheet[0].lines.white.clone().unwrap();
    assert_eq!(line.clues.as_deref(), Some(&[Clue::Blank, Clue::Blank, Clue::Blank]));
}

#[test]
fn a_code_can_come_again() {
    // The card goes back into the deck: over fifty games some code comes twice in a row.
    let comes_again = |start: u8| {
        let mut table = Table::four(Options::default());
        table.draw = Draw::new(&Seed::new([start; 32]), &[]);
        table.quiet_round();
        let first = table.code(Team::White);
        table.quiet_round();
        table.code(Team::White) == first
    };
    assert!((0..50).any(comes_again));
    assert!(!(0..50).all(comes_again));
}

#[test]
fn the_pen_of_an_absent_encryptor_goes_to_a_teammate_with_a_new_code() {
    let mut table = Table::six(Options::default());
    let (first, next) = (Seat(0), Seat(2));
    table.act(first, draft(1, "mast")).unwrap();
    assert_eq!(table.act(Seat(1), Action::ReplaceEncryptor { to: next }), Err(Rejection::EncryptorIsOnline));
    table.table(Action::Attend { seat: first, present: false });
    assert_eq!(
        table.act(Seat(3), Action::ReplaceEncryptor { to: next }),
        Err(Rejection::EncryptorMustBeTeammate)
    );
    table.act(Seat(1), Action::ReplaceEncryptor { to: next }).unwrap();

    assert_eq!(table.encryptor(Team::White), next);
    let you = table.view(next).own.unwrap();
    assert!(you.code.is_some());
    assert_eq!(you.drafts, [None, None, None]);
    // Who saw the old code guesses like everybody else; the rotation goes on from the new Encryptor.
    let old = table.view(first).own.unwrap();
    assert_eq!((old.code, old.drafts), (None, [None, None, None]));
    table.quiet_round();
    assert_eq!(table.encryptor(Team::White), Seat(1));
}

#[test]
fn the_table_hands_the_pen_on_until_the_clues_are_given() {
    let mut table = Table::four(Options::default());
    let code = table.code(Team::White);
    table.table(Action::ReplaceEncryptor { to: WHITE[1] });
    table.table(Action::ReplaceEncryptor { to: WHITE[0] });
    // Back and forth gains nothing: everybody has one code of their own in a round.
    assert_eq!(table.code(Team::White), code);
    table.give(Team::White);
    let late = table.ask(Actor::Table, Action::ReplaceEncryptor { to: WHITE[1] });
    assert_eq!(late, Err(Rejection::CluesGiven));
    let same = table.ask(Actor::Table, Action::ReplaceEncryptor { to: BLACK[0] });
    assert_eq!(same, Err(Rejection::EncryptorMustBeTeammate));
}

#[test]
fn the_game_waits_for_the_encryptors_who_are_not_done() {
    let mut table = Table::four(Options::default());
    assert_eq!(Decrypto::awaited(&table.state), [WHITE[0], BLACK[0]]);
    table.give(Team::White);
    assert_eq!(Decrypto::awaited(&table.state), [BLACK[0]]);
}
