use crate::table::{BLACK, Table, WHITE};
use decrypto::{Decrypto, Options};
use game::{Game, Seat};

fn may_speak(table: &Table, seat: Seat) -> bool {
    Decrypto::circle(&table.state, seat).expect("a circle").may_speak
}

#[test]
fn teammates_share_a_circle_and_opponents_have_another() {
    let table = Table::four(Options::default());
    let circle = |seat| Decrypto::circle(&table.state, seat).unwrap().id;
    assert_eq!(circle(WHITE[0]), circle(WHITE[1]));
    assert_eq!(circle(BLACK[0]), circle(BLACK[1]));
    assert_ne!(circle(WHITE[0]), circle(BLACK[0]));
    assert_eq!(Decrypto::circle(&table.state, Seat(9)), None);
}

#[test]
fn the_encryptor_is_silent_from_the_draw_until_the_code_is_resolved_except_at_the_others_code() {
    let mut table = Table::four(Options::default());
    let (white, black) = (WHITE[0], BLACK[0]);
    assert!(!may_speak(&table, white) && !may_speak(&table, black));
    table.encrypt();
    // White's code is being guessed: Black's Encryptor may join the talk about it.
    assert!(!may_speak(&table, white) && may_speak(&table, black));
    table.guess(false, true);
    assert!(may_speak(&table, white) && !may_speak(&table, black));
    assert!(may_speak(&table, WHITE[1]) && may_speak(&table, BLACK[1]));
}
