//! A move counts for the turn that it answers, and for no other.

use crate::common::*;
use decrypto::{Action, Phase, Team};
use tables::{Command, GameAction, Visitor};

fn guess(code: &str, turn: Option<u64>) -> Command {
    let action = GameAction::Decrypto(Action::Guess { code: code.parse().unwrap() });
    Command::Play { action, turn }
}

/// A game whose codes of round 1 are on the table.
async fn guessing(house: &House) -> Party<'_> {
    let party = house.game(decrypto_settings(), 4).await;
    party.give_clues(Team::White, ["white one", "white two", "white three"]).await;
    party.give_clues(Team::Black, ["black one", "black two", "black three"]).await;
    party
}

async fn phase(party: &Party<'_>, visitor: Visitor) -> Phase {
    decrypto_view(&party.view(visitor).await).phase
}

#[tokio::test]
async fn a_guess_at_a_code_that_is_resolved_does_not_count_for_the_next() {
    let house = House::new();
    let party = guessing(&house).await;
    let white = party.guessers(Team::White).await[0];
    let black = party.guessers(Team::Black).await[0];
    let seen = party.view(black).await.turn;
    party.ask(white, guess("123", Some(seen))).await.unwrap();
    assert_eq!(phase(&party, black).await, Phase::Guess { team: Team::Black });
    // What Black sends for the code that White had on the table is late, long after it was resolved too.
    house.clock.advance(60);
    assert_eq!(party.refused(black, guess("124", Some(seen))).await, "turn-is-over");
    assert_eq!(phase(&party, black).await, Phase::Guess { team: Team::Black });
    let now = party.view(black).await.turn;
    assert_ne!(now, seen);
    party.ask(black, guess("124", Some(now))).await.unwrap();
    assert_eq!(phase(&party, black).await, Phase::Encrypt);
}

#[tokio::test]
async fn a_move_that_names_no_turn_counts_for_what_is_on_the_table() {
    let house = House::new();
    let party = guessing(&house).await;
    let white = party.guessers(Team::White).await[0];
    party.ask(white, guess("123", None)).await.unwrap();
    assert_eq!(phase(&party, white).await, Phase::Guess { team: Team::Black });
}

#[tokio::test]
async fn no_turn_of_a_rematch_has_the_number_of_an_earlier_one() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let first = party.view(party.visitors[0]).await.turn;
    party.play_out(3).await;
    for visitor in &party.visitors {
        party.ask(*visitor, Command::Rematch).await.unwrap();
    }
    assert_ne!(party.view(party.visitors[0]).await.turn, first);
}
