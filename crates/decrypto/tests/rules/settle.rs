use crate::table::{Table, code};
use decrypto::{Action, Confirm, Decrypto, Options, Phase, Rejection, Team};
use game::{Game, Seat};

fn guess(text: &str) -> Action {
    Action::Guess { code: code(text) }
}

/// Three against three with White's code on the table; seats 1 and 2 guess.
fn guessing(confirm: Confirm) -> Table {
    let mut table = Table::six(Options { confirm, ..Options::default() });
    table.encrypt();
    table
}

#[test]
fn where_one_confirms_the_first_locks_in_the_own_marks() {
    let mut table = guessing(Confirm::One);
    table.act(Seat(1), guess("123")).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
    let resolved = table.public().sheet[0].lines.white.clone().unwrap().resolved.unwrap();
    assert_eq!(resolved.decryption, Some(code("123")));
}

#[test]
fn where_all_agree_the_same_guess_of_all_is_needed() {
    let mut table = guessing(Confirm::All);
    table.act(Seat(1), guess("123")).unwrap();
    table.act(Seat(2), guess("132")).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
    table.act(Seat(2), guess("123")).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
}

#[test]
fn an_agreement_can_be_taken_back_and_a_new_mark_takes_it_back() {
    let mut table = guessing(Confirm::All);
    assert_eq!(table.act(Seat(1), Action::Unconfirm), Err(Rejection::NotConfirmed));
    table.act(Seat(1), guess("123")).unwrap();
    table.act(Seat(1), Action::Unconfirm).unwrap();
    table.act(Seat(2), guess("123")).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
    let digit = Some(decrypto::Digit::ALL[3]);
    table.act(Seat(2), Action::Mark { slot: decrypto::Slot::ALL[0], digit }).unwrap();
    table.act(Seat(1), Action::Confirm).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
}

#[test]
fn absent_guessers_are_not_waited_for() {
    let mut table = guessing(Confirm::All);
    table.act(Seat(1), guess("123")).unwrap();
    assert_eq!(Decrypto::awaited(&table.state), [Seat(2)]);
    table.table(Action::Attend { seat: Seat(2), present: false });
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
}

#[test]
fn the_game_waits_for_those_who_have_not_confirmed() {
    let mut table = guessing(Confirm::All);
    assert_eq!(Decrypto::awaited(&table.state), [Seat(1), Seat(2)]);
    table.act(Seat(2), guess("123")).unwrap();
    assert_eq!(Decrypto::awaited(&table.state), [Seat(1)]);
}

#[test]
fn asking_for_what_is_already_so_changes_nothing() {
    let mut table = guessing(Confirm::All);
    table.act(Seat(1), guess("123")).unwrap();
    assert_eq!(table.act(Seat(1), guess("123")), Ok(Vec::new()));
    assert_eq!(table.act(Seat(1), Action::Confirm), Ok(Vec::new()));
}
