//! Clocks run on the server, stand in the log, and need nobody to watch them.

use crate::common::*;
use decrypto::{Phase, Team};
use std::sync::Arc;
use tables::{Command, GameOptions, KryptosOptions};

#[tokio::test]
async fn the_sand_timer_ends_although_nobody_asks() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    assert_eq!(party.view(party.visitors[0]).await.deadline, None);
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    let running = party.view(party.visitors[0]).await;
    assert_eq!(running.deadline, Some(house.now().plus_seconds(30)));
    house.clock.advance(29);
    house.tables.tick().await;
    assert_eq!(decrypto_view(&party.view(party.visitors[0]).await).phase, Phase::Encrypt);
    house.clock.advance(1);
    house.tables.tick().await;
    assert_eq!(decrypto_view(&party.view(party.visitors[0]).await).phase, Phase::Guess { team: Team::White });
}

#[tokio::test]
async fn a_clock_that_ran_out_during_a_restart_rings_after_it() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    let (id, visitors, clock) = {
        let house = House::over(Arc::new(store::Sqlite::open(&path).unwrap()));
        let party = house.game(decrypto_settings(), 4).await;
        party.give_clues(Team::White, ["one", "two", "three"]).await;
        (party.id, party.visitors.clone(), house.clock.clone())
    };
    let mut house = House::over(Arc::new(store::Sqlite::open(&path).unwrap()));
    house.at(clock);
    house.clock.advance(31);
    house.tables.tick().await;
    let party = Party { house: &house, id, visitors };
    let view = party.view(party.visitors[0]).await;
    assert_eq!(decrypto_view(&view).phase, Phase::Guess { team: Team::White });
}

#[tokio::test]
async fn a_missing_guess_is_wrong_so_stalling_never_pays() {
    let house = House::new();
    let options = decrypto::Options { guess_deadline: Some(60), ..Default::default() };
    let party = house.game(settings(GameOptions::Decrypto(options)), 4).await;
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    party.give_clues(Team::Black, ["four", "five", "six"]).await;
    house.clock.advance(60);
    house.tables.tick().await;
    let view = party.view(party.visitors[0]).await;
    assert_eq!(decrypto_view(&view).teams.white.tokens.miscommunications, 1);
}

#[tokio::test]
async fn nothing_rings_before_its_time_or_twice() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    house.clock.advance(30);
    house.tables.tick().await;
    let once = party.json(party.visitors[0]).await;
    house.tables.tick().await;
    house.clock.advance(1000);
    house.tables.tick().await;
    assert_eq!(party.json(party.visitors[0]).await, once);
}

#[tokio::test]
async fn a_table_whose_awaited_player_left_goes_on_after_a_moment() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 4).await;
    let mut dice = decrypto::playout::Dice::new(1);
    // Past the reveals, so that a turn is awaited.
    for _ in 0..4 {
        party.step(&mut dice).await;
    }
    for visitor in &party.visitors[1..] {
        party.ask(*visitor, Command::Leave).await.unwrap();
    }
    // Alone at the table, the last player still has a turn whenever the others' have passed.
    let last = Party { house: &house, id: party.id, visitors: vec![party.visitors[0]] };
    let mut moves = 0;
    for _ in 0..40 {
        moves += usize::from(last.step(&mut dice).await);
        house.clock.advance(60);
        house.tables.tick().await;
    }
    assert!(moves >= 8, "{moves} moves");
}

#[tokio::test]
async fn a_table_that_everybody_left_does_not_run_on_for_ever() {
    let house = House::new();
    let options = KryptosOptions { turn_seconds: Some(30), ..Default::default() };
    let party = house.game(settings(GameOptions::Kryptos(options)), 3).await;
    for _ in 0..300 {
        house.clock.advance(60);
        house.tables.tick().await;
    }
    let commits = house.store.read(party.id, 0).await.unwrap().len();
    assert!(commits < 250, "{commits} commits though nobody was there");
    for visitor in &party.visitors {
        party.ask(*visitor, Command::Leave).await.unwrap();
    }
    let left = house.store.read(party.id, 0).await.unwrap().len();
    house.clock.advance(3600);
    house.tables.tick().await;
    assert_eq!(house.store.read(party.id, 0).await.unwrap().len(), left);
}
