//! The turn clock, and players who are not there.

use crate::table::{ADA, BO, CY, Table};
use game::{Actor, Game, Moment};
use kryptos::{Action, Entry, Kryptos, Options, Phase, Rejection, Setup};

fn timed() -> Setup {
    Setup { turn_seconds: Some(60), ..Setup::new(3) }
}

fn time_up(table: &mut Table) -> Result<Entry, Rejection> {
    table.now = Kryptos::deadline(&table.state).expect("a running clock");
    table.act_as(Actor::Table, Kryptos::time_up())
}

#[test]
fn without_a_clock_there_is_no_deadline() {
    let mut table = Table::turns(Setup::new(3));
    assert_eq!(Kryptos::deadline(&table.state), None);
    assert_eq!(table.act_as(Actor::Table, Action::TimeUp), Err(Rejection::NoClock));
}

#[test]
fn every_reveal_and_every_turn_gets_its_own_time() {
    let mut table = Table::plain(timed());
    assert_eq!(Kryptos::deadline(&table.state), Some(Moment(60_000)));
    table.now = Moment(5_000);
    table.act(CY, Action::Reveal { position: 2 }).unwrap();
    assert_eq!(Kryptos::deadline(&table.state), Some(Moment(65_000)));
}

#[test]
fn a_second_guess_gets_no_time_of_its_own() {
    let mut table = Table::turns(timed());
    table.now = Moment(30_000);
    table.wrong(ADA, BO);
    assert_eq!(Kryptos::deadline(&table.state), Some(Moment(60_000)));
}

#[test]
fn time_is_up_when_it_is_and_not_before() {
    let mut table = Table::turns(timed());
    let deadline = Moment(60_000);
    table.now = Moment(59_999);
    assert_eq!(table.act_as(Actor::Table, Action::TimeUp), Err(Rejection::NotDue { deadline }));
    table.now = deadline;
    // Anybody may say so.
    assert_eq!(table.act(CY, Action::TimeUp), Ok(Entry::Missed { round: 1, seat: ADA }));
}

#[test]
fn at_the_end_of_the_time_the_legal_card_that_tells_least_is_revealed() {
    // Cy holds 21 to 30 of 32: the highest leaves the nine others anywhere below it, the lowest all but gives them away.
    let mut table = Table::plain(timed());
    assert!(matches!(time_up(&mut table), Ok(Entry::Revealed { seat: CY, position: 10, .. })));
    // Ada holds 1 to 10, and the lowest tells least.
    assert!(matches!(time_up(&mut table), Ok(Entry::Revealed { seat: ADA, position: 1, .. })));
    let options = Options { advanced: true, ..Options::default() };
    let mut table = Table::plain(Setup { options, ..timed() });
    assert!(matches!(time_up(&mut table), Ok(Entry::Revealed { seat: CY, position: 9, .. })));
}

#[test]
fn a_missed_guess_ends_the_turn_and_earns_nothing() {
    let mut table = Table::turns(timed());
    time_up(&mut table).unwrap();
    assert_eq!(table.points(), [2, 2, 2]);
    assert_eq!(table.state.phase(), Phase::Turn { seat: BO, round: 1, guess: 1 });
}

#[test]
fn a_missed_second_guess_counts_as_declined() {
    let mut table = Table::turns(timed());
    table.wrong(ADA, BO);
    assert_eq!(time_up(&mut table), Ok(Entry::Declined { round: 1, seat: ADA }));
    assert_eq!(table.points(), [2, 2, 2]);
}

#[test]
fn the_clock_stops_with_the_game() {
    let mut table = Table::turns(timed());
    for _ in 0..5 {
        table.pass(ADA);
        table.pass(BO);
        table.right(CY, ADA);
    }
    assert!(table.is_over());
    assert_eq!(Kryptos::deadline(&table.state), None);
}

#[test]
fn the_table_can_pass_over_a_missing_player_without_a_clock() {
    let mut table = Table::plain(Setup::new(3));
    while let Phase::Reveal { .. } = table.state.phase() {
        table.act_as(Actor::Table, Action::PassOver).unwrap();
    }
    assert_eq!(table.act_as(Actor::Table, Action::PassOver), Ok(Entry::Missed { round: 1, seat: ADA }));
    table.wrong(BO, CY);
    assert_eq!(table.act_as(Actor::Table, Action::PassOver), Ok(Entry::Declined { round: 1, seat: BO }));
    assert_eq!(table.state.phase(), Phase::Turn { seat: CY, round: 1, guess: 1 });
}

#[test]
fn a_game_in_which_one_player_is_missing_can_be_played_to_the_end() {
    let mut table = Table::turns(Setup::new(3));
    while !table.is_over() {
        match table.awaited() {
            ADA => drop(table.right(ADA, BO)),
            BO => drop(table.act_as(Actor::Table, Action::PassOver).unwrap()),
            seat => table.pass(seat),
        }
    }
    assert_eq!(Kryptos::outcome(&table.state).unwrap().winner, ADA);
}
