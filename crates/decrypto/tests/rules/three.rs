use crate::table::{Table, code};
use decrypto::{Action, DecidedBy, Known, Outcome, Phase, Rejection, Team, Winner};
use game::Seat;

const INTERCEPTOR: Seat = Seat(2);

fn round(table: &mut Table, intercepted: bool, understood: bool) {
    table.encrypt();
    table.guess(intercepted, understood);
}

#[test]
fn the_interceptor_draws_no_codes_and_gives_no_clues() {
    let mut table = Table::three();
    let view = table.view(INTERCEPTOR);
    assert_eq!(view.teams.black.encryptor, None);
    assert_eq!(view.keywords(Team::Black), None);
    assert!(!view.own.unwrap().can.give_clues);
    let clues = table.fresh_clues();
    let give = Action::GiveClues { clues, insist: false };
    assert_eq!(table.act(INTERCEPTOR, give), Err(Rejection::NotTheEncryptor));
}

#[test]
fn the_two_alternate_as_encryptor() {
    let mut table = Table::three();
    let mut encryptors = Vec::new();
    for _ in 0..4 {
        encryptors.push(table.encryptor(Team::White).0);
        round(&mut table, false, true);
    }
    assert_eq!(encryptors, [0, 1, 0, 1]);
}

#[test]
fn one_code_a_round() {
    let mut table = Table::three();
    round(&mut table, false, true);
    assert_eq!((table.state.phase(), table.state.round()), (Phase::Encrypt, 2));
}

#[test]
fn the_interceptor_does_not_guess_in_round_one_but_profits_from_a_failure() {
    let mut table = Table::three();
    table.encrypt();
    let guess = Action::Guess { code: code("123") };
    assert_eq!(table.act(INTERCEPTOR, guess), Err(Rejection::NoInterceptionInRoundOne));
    table.guess(false, false);
    let tokens = table.state.tokens();
    assert_eq!((tokens.black.of_interceptor(), tokens.white.miscommunications), (1, 0));
}

#[test]
fn a_misread_code_is_a_token_but_no_interception() {
    let mut table = Table::three();
    round(&mut table, false, false);
    let tokens = table.state.tokens().black;
    assert_eq!((tokens.interceptions, tokens.misreads), (0, 1));
    round(&mut table, true, true);
    let tokens = table.state.tokens().black;
    assert_eq!((tokens.interceptions, tokens.misreads, tokens.of_interceptor()), (1, 1, 2));
}

#[test]
fn interception_and_failed_decryption_in_round_two_win_at_once() {
    let mut table = Table::three();
    round(&mut table, false, true);
    round(&mut table, true, false);
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::Interceptor }));
}

#[test]
fn the_second_token_in_round_five_wins() {
    let mut table = Table::three();
    round(&mut table, false, false);
    for _ in 0..3 {
        round(&mut table, false, true);
    }
    round(&mut table, true, true);
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::Interceptor }));
}

#[test]
fn one_token_after_five_rounds_is_not_enough() {
    let mut table = Table::three();
    round(&mut table, false, false);
    for _ in 0..4 {
        round(&mut table, false, true);
    }
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::White }));
    assert_eq!(table.public().decided_by, Some(DecidedBy::Rounds));
}
