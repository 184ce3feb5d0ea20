use crate::table::{BLACK, Table, WHITE};
use decrypto::{Action, Clue, Confirm, Decrypto, Options, Phase, Rejection, Team};
use game::{Actor, Game, Seat};

fn leave(table: &mut Table, seat: Seat) {
    table.table(Action::Attend { seat, present: false });
}

#[test]
fn only_the_table_says_who_is_there() {
    let mut table = Table::four(Options::default());
    let away = Action::Attend { seat: WHITE[0], present: false };
    assert_eq!(table.act(WHITE[0], away), Err(Rejection::TableOnly));
    let nobody = Action::Attend { seat: Seat(9), present: false };
    assert_eq!(table.ask(Actor::Table, nobody), Err(Rejection::NoSuchSeat { seat: Seat(9) }));
}

#[test]
fn the_rotation_passes_over_absent_players_and_comes_back_to_them() {
    let mut table = Table::six(Options::default());
    leave(&mut table, Seat(1));
    table.quiet_round();
    assert_eq!(table.encryptor(Team::White), Seat(2));
    table.table(Action::Attend { seat: Seat(1), present: true });
    table.quiet_round();
    assert_eq!(table.encryptor(Team::White), Seat(0));
    table.quiet_round();
    assert_eq!(table.encryptor(Team::White), Seat(1));
}

#[test]
fn a_seat_keeps_its_rights_whoever_sits_in_it() {
    let mut table = Table::four(Options::default());
    leave(&mut table, WHITE[0]);
    assert!(!table.public().seats[0].present);
    table.table(Action::Attend { seat: WHITE[0], present: true });
    table.give(Team::White);
    assert!(table.public().teams.white.done);
}

#[test]
fn the_table_goes_on_without_a_team_that_has_left() {
    let mut table = Table::four(Options { sand_timer: None, ..Options::default() });
    leave(&mut table, WHITE[0]);
    // Black's Encryptor is still there and awaited.
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
    table.give(Team::Black);
    assert_eq!(table.act(BLACK[0], Action::TimeUp), Err(Rejection::NotDue));
    table.time_up().unwrap();
    let line = table.public().sheet[0].lines.white.clone().unwrap();
    assert_eq!(line.clues.as_deref(), Some(&[Clue::Blank, Clue::Blank, Clue::Blank]));

    leave(&mut table, WHITE[1]);
    assert_eq!(Decrypto::awaited(&table.state), [WHITE[1]]);
    table.time_up().unwrap();
    assert_eq!(table.state.tokens().white.miscommunications, 1);
}

#[test]
fn an_absent_team_agrees_to_nothing() {
    let mut table = Table::four(Options { confirm: Confirm::All, ..Options::default() });
    table.encrypt();
    leave(&mut table, WHITE[1]);
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
}
