//! Finished games looked at again.

use crate::common::*;
use decrypto::playout::Dice;
use game::Seat;
use serde_json::Value;
use tables::{Command, GameOptions, KryptosOptions, Settings, Stage, TableView, Visitor};

/// What a view tells of the game, the notes and the seats, as bytes.
fn shown(view: &TableView) -> String {
    let mut json: Value = serde_json::from_str(&view.json()).unwrap();
    let fields = json.as_object_mut().unwrap();
    // Who looks: a replay gives nobody a host's rights, and knows nobody's commands.
    fields.remove("you");
    fields.remove("chat");
    let open = fields["open"].as_object_mut().unwrap();
    // Who is connected is not written down.
    open.remove("chairs");
    json.to_string()
}

/// Plays a game to its end and keeps what each seat, and somebody who looks on, saw after every change.
async fn play_and_watch(party: &Party<'_>, seed: u64) -> Vec<Vec<String>> {
    let onlooker = Visitor::random();
    let mut saw: Vec<Vec<String>> = vec![Vec::new(); party.visitors.len() + 1];
    let mut dice = Dice::new(seed);
    for _ in 0..2_000 {
        let mut finished = false;
        for visitor in party.visitors.iter().chain([&onlooker]) {
            let view = party.view(*visitor).await;
            finished = view.stage == Stage::Finished;
            let place = view.you.seat.map_or(party.visitors.len(), |seat| seat.index());
            saw[place].push(shown(&view));
        }
        if finished {
            return saw;
        }
        let moved = party.step(&mut dice).await;
        party.house.clock.advance(if moved { 1 } else { 60 });
        party.house.tables.tick().await;
        party.house.tables.settled().await;
    }
    panic!("the game does not end");
}

/// Every view that was looked at live stands in the replay of its seat, byte for byte and in the same order.
async fn assert_replayed(party: &Party<'_>, game: u32, saw: &[Vec<String>]) {
    let replay = party.house.tables.replay(party.id, game).await.unwrap();
    let onlooker = party.visitors.len();
    assert_eq!(usize::from(replay.seats()), onlooker);
    for (place, saw) in saw.iter().enumerate() {
        let seat = (place < onlooker).then_some(Seat(place as u8));
        let mut moments = 0..replay.moments().len();
        for live in saw {
            let found = moments.any(|moment| shown(&replay.view(moment, seat).unwrap()) == *live);
            assert!(found, "seat {seat:?} saw live what the replay does not show: {live}");
        }
    }
}

/// How many games of each kind are looked at again; more of them on demand: `REPLAYED_GAMES=100`.
fn games() -> u64 {
    std::env::var("REPLAYED_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(6)
}

async fn replays_as_it_was_seen(settings: Settings, people: usize, seed: u64) {
    let house = House::new();
    let party = house.game(settings, people).await;
    let saw = play_and_watch(&party, seed).await;
    assert_replayed(&party, 1, &saw).await;
}

#[tokio::test]
async fn a_replay_of_decrypto_shows_what_every_seat_saw() {
    for seed in 0..games() {
        replays_as_it_was_seen(decrypto_settings(), 3 + seed as usize % 6, seed).await;
    }
}

#[tokio::test]
async fn a_replay_of_kryptos_shows_what_every_seat_saw() {
    for seed in 0..games() {
        let people = 3 + seed as usize % 4;
        let variants =
            kryptos::Options { advanced: seed % 2 == 1, corruption: seed % 3 == 1, ..Default::default() };
        let options = KryptosOptions { variants, ..Default::default() };
        replays_as_it_was_seen(settings(GameOptions::Kryptos(options)), people, seed).await;
    }
}

#[tokio::test]
async fn an_earlier_game_of_a_table_keeps_its_replay_and_record() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let first = play_and_watch(&party, 1).await;
    let record = house.tables.record(party.id).await.unwrap();
    for visitor in &party.visitors {
        party.ask(*visitor, Command::Rematch).await.unwrap();
    }
    assert_replayed(&party, 1, &first).await;
    assert_eq!(house.tables.replay(party.id, 1).await.unwrap().record(), Some(record));
}

#[tokio::test]
async fn a_running_game_has_no_replay() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    for game in [0, 1, 2] {
        let refused = house.tables.replay(party.id, game).await.err().unwrap();
        assert_eq!(refused.code(), "not-finished", "game {game}");
    }
}

#[tokio::test]
async fn a_replay_leaves_out_what_was_said() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let chat = Command::Say { text: "between us".into(), to: tables::Audience::Table };
    party.ask(party.visitors[0], chat).await.unwrap();
    party.play_out(3).await;
    let replay = house.tables.replay(party.id, 1).await.unwrap();
    for moment in 0..replay.moments().len() {
        for seat in [None, Some(Seat(0)), Some(Seat(2))] {
            assert!(!replay.view(moment, seat).unwrap().json().contains("between us"));
        }
    }
    assert!(replay.view(replay.moments().len(), None).is_none());
    assert!(replay.view(0, Some(Seat(3))).is_none());
}
