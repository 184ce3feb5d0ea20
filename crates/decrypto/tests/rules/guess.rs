use crate::table::{BLACK, Table, WHITE, code};
use decrypto::{Action, Digit, Known, Options, Phase, Rejection, Slot, Team, Tokens};
use game::Seat;

fn mark(slot: usize, digit: Option<usize>) -> Action {
    Action::Mark { slot: Slot::ALL[slot - 1], digit: digit.map(|digit| Digit::ALL[digit - 1]) }
}

#[test]
fn whites_clues_become_public_first_and_blacks_stay_hidden() {
    let mut table = Table::four(Options::default());
    table.encrypt();
    for view in [table.view(WHITE[1]), table.view(BLACK[1]), table.public()] {
        assert!(view.sheet[0].lines.white.as_ref().unwrap().clues.is_some());
        assert!(view.sheet[0].lines.black.as_ref().unwrap().clues.is_none());
    }
    table.guess(false, true);
    assert!(table.public().sheet[0].lines.black.as_ref().unwrap().clues.is_some());
}

#[test]
fn given_clues_are_their_authors_alone_until_they_are_public() {
    let mut table = Table::four(Options::default());
    table.give(Team::White);
    assert!(table.view(WHITE[0]).own.unwrap().clues.is_some());
    assert!(table.view(WHITE[1]).sheet[0].lines.white.as_ref().unwrap().clues.is_none());
    assert!(table.view(BLACK[0]).sheet[0].lines.white.as_ref().unwrap().clues.is_none());
}

#[test]
fn nobody_intercepts_in_round_one() {
    let mut table = Table::four(Options::default());
    table.encrypt();
    let guess = Action::Guess { code: code("123") };
    for seat in BLACK {
        assert_eq!(table.act(seat, guess.clone()), Err(Rejection::NoInterceptionInRoundOne));
    }
    table.guess(false, true);
    for seat in WHITE {
        assert_eq!(table.act(seat, guess.clone()), Err(Rejection::NoInterceptionInRoundOne));
    }
}

#[test]
fn from_round_two_on_all_opponents_guess_their_encryptor_included() {
    let mut table = Table::four(Options::default());
    table.quiet_round();
    table.encrypt();
    let encryptor = table.encryptor(Team::Black);
    assert!(table.view(encryptor).own.unwrap().can.mark);
    table.act(encryptor, Action::Guess { code: code("123") }).unwrap();
}

#[test]
fn the_encryptor_has_no_part_in_the_guess_at_the_own_code() {
    let mut table = Table::four(Options::default());
    table.encrypt();
    let refused = Err(Rejection::EncryptorIsSilent);
    assert_eq!(table.act(WHITE[0], mark(1, Some(1))), refused);
    assert_eq!(table.act(WHITE[0], Action::Guess { code: code("123") }), refused);
    assert_eq!(table.act(WHITE[0], Action::Confirm), refused);
}

#[test]
fn guesses_stay_hidden_until_both_are_in() {
    let mut table = Table::four(Options::default());
    table.quiet_round();
    table.encrypt();
    let guesser = table.guesser(Team::White);
    table.act(guesser, Action::Guess { code: code("432") }).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
    assert_eq!(table.view(guesser).locked_in(), Some(Some(code("432"))));
    for view in [table.view(BLACK[0]), table.public()] {
        assert!(view.teams.white.done);
        assert!(view.sheet[1].lines.white.as_ref().unwrap().resolved.is_none());
        assert!(!serde_json::to_string(&(&view.side, &view.own)).unwrap().contains("432"));
    }
    assert_eq!(table.act(guesser, mark(1, Some(1))), Err(Rejection::AlreadyLockedIn));
}

#[test]
fn a_guess_is_three_different_digits() {
    let mut table = Table::four(Options::default());
    table.encrypt();
    let guesser = WHITE[1];
    table.act(guesser, mark(1, Some(4))).unwrap();
    table.act(guesser, mark(2, Some(2))).unwrap();
    assert_eq!(table.act(guesser, Action::Confirm), Err(Rejection::MarksIncomplete));
    // A digit that stood elsewhere moves.
    table.act(guesser, mark(3, Some(4))).unwrap();
    let marks = table.view(guesser).boards()[0].marks;
    assert_eq!(marks, [None, Some(Digit::ALL[1]), Some(Digit::ALL[3])]);
    table.act(guesser, mark(3, None)).unwrap();
    assert_eq!(table.act(guesser, Action::Confirm), Err(Rejection::MarksIncomplete));
}

#[test]
fn teammates_see_each_others_marks_and_opponents_do_not() {
    let mut table = Table::six(Options::default());
    table.encrypt();
    table.act(Seat(1), mark(1, Some(4))).unwrap();
    // The silent Encryptor reads along.
    for seat in [0, 1, 2] {
        let boards = table.view(Seat(seat)).boards().to_vec();
        assert_eq!(boards.len(), 2);
        assert_eq!(boards[0].marks[0], Some(Digit::ALL[3]));
    }
    assert!(table.view(Seat(3)).boards().is_empty());
}

#[test]
fn a_right_interception_brings_a_token_and_a_wrong_one_costs_nothing() {
    let mut table = Table::four(Options::default());
    table.quiet_round();
    table.round((true, true), (false, true));
    let tokens = table.state.tokens();
    assert_eq!(tokens.black, Tokens { interceptions: 1, ..Tokens::default() });
    assert_eq!(tokens.white, Tokens::default());
}

#[test]
fn a_wrong_decryption_brings_a_miscommunication_and_a_right_one_nothing() {
    let mut table = Table::four(Options::default());
    table.round((false, false), (false, true));
    let tokens = table.state.tokens();
    assert_eq!(tokens.white, Tokens { miscommunications: 1, ..Tokens::default() });
    assert_eq!(tokens.black, Tokens::default());
}

#[test]
fn one_code_can_bring_both_tokens() {
    let mut table = Table::four(Options::default());
    table.quiet_round();
    table.round((true, false), (false, true));
    let tokens = table.state.tokens();
    assert_eq!((tokens.black.interceptions, tokens.white.miscommunications), (1, 1));
}

#[test]
fn interception_decryption_and_code_are_shown_and_the_clues_filed() {
    let mut table = Table::four(Options::default());
    table.quiet_round();
    table.encrypt();
    let (right, wrong) = (table.code(Team::White), table.wrong(Team::White));
    table.guess(false, true);
    let resolved = table.public().sheet[1].lines.white.as_ref().unwrap().resolved.unwrap();
    assert_eq!(
        (resolved.interception, resolved.decryption, resolved.code),
        (Some(wrong), Some(right), right)
    );
}

#[test]
fn a_missing_guess_counts_as_wrong_and_a_missing_interception_as_none() {
    let mut table = Table::four(Options { guess_deadline: Some(60), ..Options::default() });
    table.quiet_round();
    table.encrypt();
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
    table.wait(60);
    table.time_up().unwrap();
    let tokens = table.state.tokens();
    assert_eq!((tokens.white.miscommunications, tokens.black.interceptions), (1, 0));
    let resolved = table.public().sheet[1].lines.white.as_ref().unwrap().resolved.unwrap();
    assert_eq!((resolved.interception, resolved.decryption), (None, None));
}

#[test]
fn a_locked_in_guess_stands_when_the_others_let_time_run_out() {
    let mut table = Table::four(Options { guess_deadline: Some(60), ..Options::default() });
    table.quiet_round();
    table.encrypt();
    let (guesser, right) = (table.guesser(Team::White), table.code(Team::White));
    table.act(guesser, Action::Guess { code: right }).unwrap();
    table.wait(60);
    table.time_up().unwrap();
    assert_eq!(table.state.tokens().white.miscommunications, 0);
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
}

#[test]
fn without_a_guess_deadline_there_is_none() {
    let mut table = Table::four(Options::default());
    table.encrypt();
    assert_eq!(table.public().deadline, None);
    table.wait(1_000_000);
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
}

/// The shape that pages, bots and other programs rely on.
#[test]
fn a_view_as_json() {
    let mut table = Table::four(Options::default());
    table.quiet_round();
    table.encrypt();
    table.act(table.guesser(Team::White), mark(2, Some(3))).unwrap();
    let view = serde_json::to_value(table.view(table.guesser(Team::White))).unwrap();
    insta::assert_json_snapshot!(view);
}
