//! Guesses, second guesses and what they score.

use crate::table::{ADA, BO, CY, Table};
use game::Viewer;
use kryptos::{Action, Bluff, Entry, Options, Phase, Rejection, Setup};

fn turn(seat: game::Seat, round: u16, guess: u8) -> Phase {
    Phase::Turn { seat, round, guess }
}

#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut table = Table::turns(Setup::new(3));
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.awaited());
        let seat = table.awaited();
        table.pass(seat);
    }
    assert_eq!(order, [ADA, BO, CY, ADA]);
    assert_eq!(table.state.phase(), turn(BO, 2, 1));
}

#[test]
fn a_right_guess_scores_three_reveals_the_card_and_ends_the_turn() {
    let mut table = Table::turns(Setup::new(3));
    let guess = Action::Guess { target: BO, position: 3, number: 13, bluff: false };
    let entry = table.act(ADA, guess).unwrap();
    assert!(matches!(entry, Entry::Guessed { right: true, scored: 3, guess: 1, round: 1, .. }));
    assert_eq!(table.points(), [5, 2, 2]);
    assert!(table.view(Viewer::Spectator).players[1].hand[2].revealed);
    assert_eq!(table.state.phase(), turn(BO, 1, 1));
}

#[test]
fn a_wrong_guess_tells_everyone_one_number_that_it_is_not() {
    let mut table = Table::turns(Setup::new(3));
    table.act(ADA, Action::Guess { target: BO, position: 3, number: 23, bluff: false }).unwrap();
    let view = table.view(Viewer::Spectator);
    let card = &view.players[1].hand[2];
    assert!(!card.revealed);
    assert_eq!(card.excluded.iter().map(|card| card.number()).collect::<Vec<_>>(), [23]);
    assert_eq!(table.points(), [2, 2, 2]);
    assert_eq!(table.state.phase(), turn(ADA, 1, 2));
}

#[test]
fn a_target_with_two_unrevealed_cards_pays_two_and_then_one() {
    let mut table = Table::turns(Setup::new(3));
    // Bo's ten cards, two revealed: six right guesses leave two.
    for n in 0..6 {
        let seat = if n % 2 == 0 { ADA } else { CY };
        assert_eq!(table.right(seat, BO), 3);
        if seat == ADA {
            table.pass(BO);
        }
    }
    assert_eq!(table.right(ADA, BO), 2);
    table.pass(BO);
    assert_eq!(table.right(CY, BO), 1);
}

#[test]
fn a_second_guess_costs_a_point_and_earns_the_same() {
    let mut table = Table::turns(Setup::new(3));
    table.wrong(ADA, BO);
    assert_eq!(table.right(ADA, CY), 3);
    assert_eq!(table.points(), [2 - 1 + 3, 2, 2]);
    assert_eq!(table.state.phase(), turn(BO, 1, 1));
}

#[test]
fn the_second_guess_may_go_to_the_same_card() {
    let mut table = Table::turns(Setup::new(3));
    table.wrong(ADA, BO);
    assert_eq!(table.right(ADA, BO), 3);
}

#[test]
fn there_is_never_a_third_guess() {
    let mut table = Table::turns(Setup::new(3));
    table.wrong(ADA, BO);
    table.wrong(ADA, CY);
    assert_eq!(table.points(), [1, 2, 2]);
    assert_eq!(table.state.phase(), turn(BO, 1, 1));
    let third = Action::Guess { target: BO, position: 5, number: 30, bluff: true };
    assert_eq!(table.act(ADA, third), Err(Rejection::NotYourTurn { awaited: BO }));
}

#[test]
fn a_second_guess_may_be_declined_and_costs_nothing_then() {
    let mut table = Table::turns(Setup::new(3));
    assert_eq!(table.act(ADA, Action::Decline), Err(Rejection::NothingToDecline));
    table.wrong(ADA, BO);
    assert!(table.view(Viewer::Seat(ADA)).own.unwrap().second_guess);
    table.act(ADA, Action::Decline).unwrap();
    assert_eq!(table.points(), [2, 2, 2]);
    assert_eq!(table.state.phase(), turn(BO, 1, 1));
}

#[test]
fn with_no_points_no_second_guess_is_offered() {
    let mut table = Table::turns(Setup::new(3));
    for _ in 0..2 {
        table.wrong(ADA, BO);
        table.wrong(ADA, CY);
        table.pass(BO);
        table.pass(CY);
    }
    assert_eq!(table.points()[0], 0);
    table.wrong(ADA, BO);
    assert_eq!(table.state.phase(), turn(BO, 3, 1));
    assert_eq!(table.points()[0], 0);
}

#[test]
fn a_number_of_the_own_hand_wants_confirmation() {
    let mut table = Table::turns(Setup::new(3));
    let guess = |bluff| Action::Guess { target: BO, position: 3, number: 5, bluff };
    let refused = Rejection::BluffUnconfirmed { number: 5, reason: Bluff::Held };
    assert_eq!(table.act(ADA, guess(false)), Err(refused));
    assert!(table.act(ADA, guess(true)).is_ok());
}

#[test]
fn a_number_that_lies_revealed_wants_confirmation() {
    let mut table = Table::turns(Setup::new(3));
    let guess = |bluff| Action::Guess { target: BO, position: 3, number: 22, bluff };
    let refused = Rejection::BluffUnconfirmed { number: 22, reason: Bluff::Revealed };
    assert_eq!(table.act(ADA, guess(false)), Err(refused));
    assert!(table.act(ADA, guess(true)).is_ok());
}

#[test]
fn a_number_that_was_excluded_there_wants_confirmation_and_only_there() {
    let mut table = Table::turns(Setup::new(3));
    let guess = |position, bluff| Action::Guess { target: BO, position, number: 28, bluff };
    table.act(ADA, guess(3, false)).unwrap();
    table.act(ADA, Action::Decline).unwrap();
    table.pass(BO);
    let own = Action::Guess { target: BO, position: 3, number: 28, bluff: false };
    assert_eq!(table.act(CY, own), Err(Rejection::BluffUnconfirmed { number: 28, reason: Bluff::Held }));
    table.pass(CY);
    let refused = Rejection::BluffUnconfirmed { number: 28, reason: Bluff::Excluded };
    assert_eq!(table.act(ADA, guess(3, false)), Err(refused));
    table.act(ADA, guess(5, false)).unwrap();
    table.act(ADA, guess(3, true)).unwrap();
}

#[test]
fn whether_a_number_wants_confirmation_says_nothing_about_hidden_cards() {
    // 18 is Bo's at position 8, 31 lies aside: both are just wrong at position 3, and both are accepted.
    for number in [18, 31] {
        let mut table = Table::turns(Setup::new(3));
        let guess = Action::Guess { target: BO, position: 3, number, bluff: false };
        assert!(matches!(table.act(ADA, guess), Ok(Entry::Guessed { right: false, .. })));
    }
}

#[test]
fn with_corruption_the_point_goes_to_the_owner_right_or_wrong() {
    let options = Options { corruption: true, ..Options::default() };
    let mut table = Table::turns(Setup { options, ..Setup::new(3) });
    table.wrong(ADA, BO);
    assert_eq!(table.points(), [2, 2, 2]);
    table.wrong(ADA, CY);
    assert_eq!(table.points(), [1, 2, 3]);
    table.wrong(BO, CY);
    table.right(BO, ADA);
    assert_eq!(table.points(), [1 + 1, 2 - 1 + 3, 3]);
}
