//! Bots sit in chairs like people and move by themselves.

use crate::common::*;
use tables::{Command, Settings, Stage, Strength, Visitor};

fn bot(chair: Option<u8>) -> Command {
    Command::SeatBot { chair, strength: None }
}

#[tokio::test]
async fn one_person_plays_with_bots_to_the_end() {
    for settings in [kryptos_settings(), decrypto_settings()] {
        let house = House::new();
        let party = house.table(settings, 1).await;
        for _ in 0..3 {
            party.ask(party.visitors[0], bot(None)).await.unwrap();
        }
        party.ask(party.visitors[0], Command::Start).await.unwrap();
        party.play_out(1).await;
    }
}

#[tokio::test]
async fn bots_take_a_moment_to_act() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    party.ask(party.visitors[0], bot(None)).await.unwrap();
    party.ask(party.visitors[0], bot(None)).await.unwrap();
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    let mut dice = decrypto::playout::Dice::new(1);
    while party.step(&mut dice).await {}
    // Now a bot is to move.
    let before = party.view(party.visitors[0]).await.seq;
    house.tables.tick().await;
    house.tables.settled().await;
    assert_eq!(party.view(party.visitors[0]).await.seq, before);
    house.clock.advance(1);
    house.tables.tick().await;
    house.tables.settled().await;
    assert!(party.view(party.visitors[0]).await.seq > before);
}

#[tokio::test]
async fn a_bot_replaces_a_leaver_and_gives_the_seat_back() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let leaver = party.visitors[2];
    let seat = party.view(leaver).await.you.seat;
    let chair = party.view(leaver).await.you.chair;
    assert_eq!(party.refused(party.visitors[0], bot(chair)).await, "chair-taken");
    party.ask(leaver, Command::Leave).await.unwrap();
    party.ask(party.visitors[0], bot(None)).await.unwrap();
    let view = party.view(leaver).await;
    let player = view.chairs[usize::from(chair.unwrap())].player.clone().unwrap();
    assert!(player.bot.is_some() && player.here);
    party.ask(leaver, sit("Back")).await.unwrap();
    assert_eq!(party.view(leaver).await.you.seat, seat);
}

#[tokio::test]
async fn a_person_is_given_a_bots_chair_when_no_other_is_free() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    for _ in 0..5 {
        party.ask(party.visitors[0], bot(None)).await.unwrap();
    }
    assert_eq!(party.refused(party.visitors[0], bot(None)).await, "table-full");
    let guest = Visitor::random();
    party.ask(guest, sit("Guest")).await.unwrap();
    assert_eq!(party.view(guest).await.you.chair, Some(1));
}

#[tokio::test]
async fn bots_alone_do_not_play_on() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    for _ in 0..3 {
        party.ask(party.visitors[0], bot(None)).await.unwrap();
    }
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    party.ask(party.visitors[0], Command::Leave).await.unwrap();
    let before = house.store.read(party.id, 0).await.unwrap().len();
    for _ in 0..10 {
        house.clock.advance(60);
        house.tables.tick().await;
        house.tables.settled().await;
    }
    assert_eq!(house.store.read(party.id, 0).await.unwrap().len(), before);
    assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Playing);
}

#[tokio::test]
async fn a_bot_that_was_taken_out_does_not_play_on() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 2).await;
    party.ask(party.visitors[0], bot(None)).await.unwrap();
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    let view = party.view(party.visitors[0]).await;
    let player = view.chairs[2].player.as_ref().unwrap().id;
    party.ask(party.visitors[0], Command::Kick { player }).await.unwrap();
    // The game passes over the empty chair and still ends.
    party.play_out(3).await;
    let Some(tables::GameView::Kryptos(game)) = party.view(party.visitors[0]).await.game else { panic!() };
    let by_the_bot = |entry: &kryptos::Entry| matches!(entry, kryptos::Entry::Guessed { seat, .. } if *seat == game::Seat(2));
    assert!(!game.log.iter().any(by_the_bot));
}

#[tokio::test]
async fn bots_are_moved_on_by_any_node_after_a_restart() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    for _ in 0..2 {
        party.ask(party.visitors[0], bot(None)).await.unwrap();
    }
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    let second = house.second();
    let elsewhere = Party { house: &second, id: party.id, visitors: party.visitors.clone() };
    elsewhere.play_out(2).await;
}

#[tokio::test]
async fn the_table_says_how_well_its_bots_play() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    let host = party.visitors[0];
    let strengths = async || {
        let chairs = party.view(host).await.chairs.clone();
        chairs
            .iter()
            .filter_map(|chair| chair.player.as_ref()?.bot.clone())
            .map(|bot| bot.0)
            .collect::<Vec<_>>()
    };
    let choose = |strength: &str| {
        let bots = Some(Strength(strength.into()));
        Command::Configure { settings: Box::new(Settings { bots, ..kryptos_settings() }) }
    };
    // Nobody has chosen: the middle one of three.
    party.ask(host, bot(None)).await.unwrap();
    assert_eq!(strengths().await, ["anything"]);
    // A choice changes who sits already, and holds for those who come.
    party.ask(host, choose("stronger")).await.unwrap();
    assert_eq!(strengths().await, ["stronger"]);
    party.ask(host, bot(None)).await.unwrap();
    assert_eq!(strengths().await, ["stronger", "stronger"]);
    // A program may seat one of another strength, which stays when something else is chosen.
    let weaker = Some(Strength("weaker".into()));
    party.ask(host, Command::SeatBot { chair: None, strength: weaker }).await.unwrap();
    let Command::Configure { mut settings } = choose("stronger") else { unreachable!() };
    settings.listed = true;
    party.ask(host, Command::Configure { settings }).await.unwrap();
    assert_eq!(strengths().await, ["stronger", "stronger", "weaker"]);
    assert_eq!(party.refused(host, choose("oracle")).await, "no-such-bot");
    // The log keeps it: another node sees the same.
    let second = house.second();
    let elsewhere = Party { house: &second, id: party.id, visitors: party.visitors.clone() };
    assert_eq!(elsewhere.view(host).await, party.view(host).await);
    // And so a table is opened.
    let opened = Settings { bots: Some(Strength("oracle".into())), ..kryptos_settings() };
    assert!(house.tables.create(host, opened).await.is_err());
}
