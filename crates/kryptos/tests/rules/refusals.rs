//! Every refusal has a stable code and the data for a sentence.

use crate::table::{ADA, BO, CY, Table};
use game::{Actor, Game, Rejection as _, Seat};
use kryptos::{Action, Kryptos, Options, Rejection, Setup};
use serde_json::json;

fn refusal(table: &mut Table, by: Actor, action: Action) -> serde_json::Value {
    let rejection = table.act_as(by, action).expect_err("a refusal");
    let value = serde_json::to_value(rejection).unwrap();
    assert_eq!(value["code"], rejection.code());
    value
}

fn guess(target: Seat, position: u8, number: u8) -> Action {
    Action::Guess { target, position, number, bluff: false }
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    let code = |setup: Setup| Kryptos::open(&setup).unwrap_err().code();
    assert_eq!(code(Setup::new(2)), "wrong-number-of-players");
    assert_eq!(code(Setup::new(7)), "wrong-number-of-players");
    let options = Options { mystery: true, ..Options::default() };
    assert_eq!(code(Setup { options, ..Setup::new(6) }), "mystery-needs-four-or-five");
}

#[test]
fn nothing_can_be_done_before_the_deal_or_after_the_end() {
    let mut table = Table { state: Kryptos::open(&Setup::new(3)).unwrap(), now: game::Moment(0) };
    let reveal = Action::Reveal { position: 1 };
    assert_eq!(refusal(&mut table, Actor::Seat(ADA), reveal), json!({"code": "not-dealt"}));
    let mut table = Table::turns(Setup::new(3));
    [ADA, BO].iter().for_each(|seat| table.strip(*seat, 0));
    table.strip(CY, 1);
    table.right(ADA, CY);
    for action in [reveal, guess(BO, 1, 1), Action::Decline, Action::TimeUp, Action::PassOver] {
        assert_eq!(refusal(&mut table, Actor::Seat(BO), action), json!({"code": "game-over"}));
    }
}

#[test]
fn the_reveal_phase_has_its_own_refusals() {
    let mut table = Table::plain(Setup::new(3));
    let mut check = |by, action, expected| assert_eq!(refusal(&mut table, by, action), expected);
    let reveal = |position| Action::Reveal { position };
    check(Actor::Seat(ADA), reveal(1), json!({"code": "not-your-turn", "awaited": 2}));
    check(Actor::Table, reveal(1), json!({"code": "players-only"}));
    check(Actor::Seat(CY), guess(ADA, 1, 1), json!({"code": "still-reveal-phase"}));
    check(Actor::Seat(CY), Action::Decline, json!({"code": "still-reveal-phase"}));
    for position in [0, 11, 255] {
        let expected = json!({"code": "no-such-position", "position": position, "highest": 10});
        check(Actor::Seat(CY), reveal(position), expected);
    }
}

#[test]
fn a_turn_has_its_own_refusals() {
    let mut table = Table::turns(Setup::new(3));
    let mut check = |by, action, expected| assert_eq!(refusal(&mut table, by, action), expected);
    check(Actor::Seat(BO), guess(CY, 1, 9), json!({"code": "not-your-turn", "awaited": 0}));
    check(Actor::Seat(Seat(9)), guess(CY, 1, 9), json!({"code": "not-your-turn", "awaited": 0}));
    check(Actor::Seat(ADA), Action::Reveal { position: 1 }, json!({"code": "not-reveal-phase"}));
    check(Actor::Seat(ADA), guess(ADA, 1, 9), json!({"code": "own-card"}));
    check(Actor::Seat(ADA), guess(Seat(3), 1, 9), json!({"code": "no-such-player", "seat": 3}));
    check(
        Actor::Seat(ADA),
        guess(BO, 0, 19),
        json!({"code": "no-such-position", "position": 0, "highest": 10}),
    );
    check(Actor::Seat(ADA), guess(BO, 2, 19), json!({"code": "already-revealed", "position": 2}));
    check(Actor::Seat(ADA), guess(BO, 3, 33), json!({"code": "no-such-number", "number": 33, "highest": 32}));
    check(Actor::Seat(ADA), guess(BO, 3, 0), json!({"code": "no-such-number", "number": 0, "highest": 32}));
    check(
        Actor::Seat(ADA),
        guess(BO, 3, 5),
        json!({"code": "bluff-unconfirmed", "number": 5, "reason": "held"}),
    );
    check(Actor::Seat(ADA), Action::Decline, json!({"code": "nothing-to-decline"}));
    check(Actor::Seat(ADA), Action::PassOver, json!({"code": "table-only"}));
    check(Actor::Seat(ADA), Action::TimeUp, json!({"code": "no-clock"}));
}

#[test]
fn a_refusal_is_an_english_sentence_too() {
    let refused = Rejection::NoSuchNumber { number: 40, highest: 36 };
    assert_eq!(refused.to_string(), "the numbers are 1 to 36, not 40");
}

#[test]
fn actions_are_read_as_pages_and_bots_write_them() {
    let read = |text| serde_json::from_str::<Action>(text).unwrap();
    assert_eq!(read(r#"{"kind":"reveal","position":3}"#), Action::Reveal { position: 3 });
    assert_eq!(read(r#"{"kind":"guess","target":1,"position":3,"number":17}"#), guess(BO, 3, 17));
    assert_eq!(
        read(r#"{"kind":"guess","target":1,"position":3,"number":17,"bluff":true}"#),
        Action::Guess { target: BO, position: 3, number: 17, bluff: true }
    );
    assert_eq!(read(r#"{"kind":"decline"}"#), Action::Decline);
    assert_eq!(read(r#"{"kind":"time_up"}"#), Action::TimeUp);
    assert_eq!(read(r#"{"kind":"pass_over"}"#), Action::PassOver);
}
