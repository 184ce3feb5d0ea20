//! Several nodes over one log, restarts, retries, and streams that come and go.

use crate::common::*;
use decrypto::playout::Dice;
use std::sync::Arc;
use tables::{Audience, ClientId, Command, Stage, Visitor};

fn say(text: &str) -> Command {
    Command::Say { to: Audience::Table, text: text.into() }
}

fn client(id: &str) -> Option<ClientId> {
    Some(ClientId::try_from(id.to_owned()).unwrap())
}

#[tokio::test]
async fn a_resent_command_is_applied_once() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let speaker = party.visitors[0];
    let first = house.tables.command(party.id, speaker, client("a"), say("once")).await.unwrap();
    let again = house.tables.command(party.id, speaker, client("a"), say("once")).await.unwrap();
    assert_eq!(first.seq, again.seq);
    assert_eq!(party.view(speaker).await.chat.len(), 1);
    // Another visitor's ids are that visitor's own.
    house.tables.command(party.id, party.visitors[1], client("a"), say("mine")).await.unwrap();
    assert_eq!(party.view(speaker).await.chat.len(), 2);
}

#[tokio::test]
async fn a_resent_command_is_applied_once_also_on_another_node_and_after_a_restart() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let speaker = party.visitors[0];
    house.tables.command(party.id, speaker, client("a"), say("once")).await.unwrap();
    for _ in 0..2 {
        house.second().tables.command(party.id, speaker, client("a"), say("once")).await.unwrap();
    }
    assert_eq!(house.second().tables.view(party.id, speaker).await.unwrap().chat.len(), 1);
}

#[tokio::test]
async fn a_command_that_was_refused_may_be_sent_again() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 2).await;
    let host = party.visitors[0];
    house.tables.command(party.id, host, client("go"), Command::Start).await.unwrap_err();
    party.ask(Visitor::random(), sit("Third")).await.unwrap();
    house.tables.command(party.id, host, client("go"), Command::Start).await.unwrap();
    assert_eq!(party.view(host).await.stage, Stage::Playing);
}

#[tokio::test]
async fn two_nodes_take_turns_in_one_game() {
    let house = House::new();
    let second = house.second();
    let here = house.game(kryptos_settings(), 4).await;
    let there = Party { house: &second, id: here.id, visitors: here.visitors.clone() };
    let mut dice = Dice::new(4);
    // Neither node is told of the other's commits; each finds out when its own is refused.
    for turn in 0..400 {
        let party = if turn % 2 == 0 { &here } else { &there };
        party.house.tables.catch_up().await;
        if party.view(party.visitors[0]).await.stage == Stage::Finished {
            break;
        }
        party.step(&mut dice).await;
    }
    second.tables.catch_up().await;
    house.tables.catch_up().await;
    assert_eq!(here.view(here.visitors[0]).await.stage, Stage::Finished);
    assert_eq!(here.json(here.visitors[1]).await, there.json(there.visitors[1]).await);
}

#[tokio::test]
async fn a_node_that_was_overtaken_decides_again() {
    let house = House::new();
    let second = house.second();
    let party = house.table(kryptos_settings(), 3).await;
    // Both have the table in memory; the second does not hear of the first's commits.
    second.tables.view(party.id, party.visitors[0]).await.unwrap();
    party.ask(party.visitors[0], say("first")).await.unwrap();
    second.tables.command(party.id, party.visitors[1], None, say("second")).await.unwrap();
    let chat = second.tables.view(party.id, party.visitors[0]).await.unwrap().chat.clone();
    let said: Vec<&str> = chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["first", "second"]);
}

#[tokio::test]
async fn a_chair_is_given_once_however_many_nodes_are_asked() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    let nodes: Vec<House> = (0..6).map(|_| house.second()).collect();
    let mut seated = 0;
    for node in &nodes {
        node.tables.view(party.id, party.visitors[0]).await.unwrap();
    }
    for node in &nodes {
        let take = Command::Sit { name: "Racer".into(), chair: Some(3), nonce: None };
        seated += u32::from(node.tables.command(party.id, Visitor::random(), None, take).await.is_ok());
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_at_once_lose_nothing() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = Arc::new(store::Sqlite::open(folder.path().join("log.db")).unwrap());
    let house = House::over(store);
    let party = house.table(kryptos_settings(), 6).await;
    let mut asking = tokio::task::JoinSet::new();
    for (number, visitor) in party.visitors.iter().enumerate() {
        let (tables, id, visitor) = (house.tables.clone(), party.id, *visitor);
        asking.spawn(async move {
            for line in 0..20 {
                let text = format!("{number}-{line}");
                tables.command(id, visitor, client(&text), say(&text)).await.unwrap();
            }
        });
    }
    while let Some(done) = asking.join_next().await {
        done.unwrap();
    }
    // Created, six sat down, 120 lines.
    assert_eq!(house.store.read(party.id, 0).await.unwrap().len(), 1 + 6 + 120);
    let again = house.second();
    assert_eq!(
        again.tables.view(party.id, Visitor::random()).await.unwrap().json(),
        house.tables.view(party.id, Visitor::random()).await.unwrap().json(),
    );
}

#[tokio::test]
async fn a_restart_kicks_nobody_out() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 5).await;
    let mut dice = Dice::new(2);
    for _ in 0..6 {
        party.step(&mut dice).await;
    }
    let again = house.second();
    for visitor in party.visitors.iter().chain(&[Visitor::random()]) {
        let after = again.tables.view(party.id, *visitor).await.unwrap();
        assert_eq!(after.json(), party.json(*visitor).await);
    }
}

#[tokio::test]
async fn a_stream_brings_what_is_and_then_what_changes() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let mut stream = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    let first = stream.current();
    assert!(news(&mut stream).await.is_none());
    party.ask(party.visitors[1], say("hello")).await.unwrap();
    let next = stream.next().await.unwrap();
    assert_eq!(next.seq, first.seq + 1);
    assert_eq!(next.json(), house.tables.view(party.id, party.visitors[0]).await.unwrap().json());
}

#[tokio::test]
async fn a_stream_on_one_node_shows_what_was_done_on_another() {
    let house = House::new();
    let second = house.second();
    let party = house.table(kryptos_settings(), 3).await;
    let mut stream = second.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    let looking_after = second.tables.clone();
    let running = tokio::spawn(async move { looking_after.run().await });
    tokio::task::yield_now().await;
    stream.current();
    party.ask(party.visitors[1], say("from afar")).await.unwrap();
    let frame = stream.next().await.unwrap();
    assert_eq!(frame.chat[0].text, "from afar");
    running.abort();
}

#[tokio::test]
async fn whoever_comes_from_another_node_sees_no_earlier_state() {
    let house = House::new();
    let second = house.second();
    let party = house.table(kryptos_settings(), 3).await;
    let visitor = party.visitors[0];
    // The second node has the table in memory and hears no hints.
    let _stream = second.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    for number in 1..=3 {
        party.ask(visitor, say("once more")).await.unwrap();
        assert_eq!(second.tables.view(party.id, visitor).await.unwrap().chat.len(), number);
    }
    party.ask(visitor, say("and again")).await.unwrap();
    let mut stream = second.tables.subscribe(party.id, visitor).await.unwrap();
    assert_eq!(stream.current().chat.len(), 4);
}

#[tokio::test]
async fn what_a_lost_hint_did_not_tell_is_found_out_by_asking() {
    let house = House::new();
    let second = house.second();
    let party = house.table(kryptos_settings(), 3).await;
    let mut stream = second.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    stream.current();
    // Nobody listens to hints here.
    party.ask(party.visitors[1], say("from afar")).await.unwrap();
    second.tables.heal().await;
    assert_eq!(stream.next().await.unwrap().chat[0].text, "from afar");
}

#[tokio::test]
async fn everybody_alike_shares_one_rendering() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let mut streams = Vec::new();
    for _ in 0..50 {
        streams.push(house.tables.subscribe(party.id, Visitor::random()).await.unwrap());
    }
    party.ask(party.visitors[0], say("hello")).await.unwrap();
    let first = streams[0].current();
    assert!(streams.iter_mut().all(|stream| Arc::ptr_eq(&stream.current(), &first)));
}

#[tokio::test]
async fn who_is_connected_is_shown_and_a_lost_connection_ends_nothing() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let here = |view: &tables::TableView| view.chairs[1].player.as_ref().unwrap().here;
    assert!(!here(&party.view(party.visitors[0]).await));
    let stream = house.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    assert!(here(&party.view(party.visitors[0]).await));
    let mut watching = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    watching.current();
    drop(stream);
    house.clock.advance(3600);
    house.tables.tick().await;
    assert!(!here(&watching.next().await.unwrap()));
    let view = party.view(party.visitors[1]).await;
    assert_eq!((view.stage, view.you.chair), (Stage::Playing, Some(1)));
}

#[tokio::test]
async fn tables_that_nobody_looks_at_are_put_away() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let stream = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    house.clock.advance(120);
    house.tables.tick().await;
    assert_eq!(house.tables.loaded(), 1);
    drop(stream);
    house.tables.tick().await;
    house.clock.advance(61);
    house.tables.tick().await;
    assert_eq!(house.tables.loaded(), 0);
    assert_eq!(party.view(party.visitors[0]).await.you.chair, Some(0));
}

#[tokio::test]
async fn a_closed_house_ends_its_streams_and_lets_nobody_in() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let mut stream = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    house.tables.close().await;
    assert!(stream.next().await.is_none());
    assert_eq!(party.refused(party.visitors[0], say("hello")).await, "unavailable");
}

#[tokio::test]
async fn an_unknown_table_is_refused() {
    let house = House::new();
    let nowhere = tables::TableId::from_random(7);
    let refusal = house.tables.view(nowhere, Visitor::random()).await.unwrap_err();
    assert_eq!(refusal.code(), "no-such-table");
    assert_eq!(house.tables.loaded(), 0);
}
