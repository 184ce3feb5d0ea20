//! Whole games of both kinds, through the door that everybody uses.

mod common;

use common::*;
use tables::{Command, Stage};

#[tokio::test]
async fn kryptos_is_played_to_its_end_by_three_to_six() {
    for people in 3..=6 {
        let house = House::new();
        let party = house.game(kryptos_settings(), people).await;
        party.play_out(people as u64).await;
        assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Finished);
    }
}

#[tokio::test]
async fn decrypto_is_played_to_its_end_by_three_to_eight() {
    for people in 3..=8 {
        let house = House::new();
        let party = house.game(decrypto_settings(), people).await;
        party.play_out(people as u64).await;
        assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Finished);
        party.ask(party.visitors[1], Command::Rematch).await.unwrap();
        assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Waiting);
    }
}
