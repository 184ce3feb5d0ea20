//! Records that somebody brings.

use crate::common::*;
use game::{Game, Seat, Viewer};
use serde::Serialize;
use std::path::Path;
use tables::Replay;

/// The golden games of a crate, by name.
fn golden(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests/golden");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let named = |path: std::path::PathBuf| {
        (path.file_stem().unwrap().display().to_string(), std::fs::read_to_string(&path).unwrap())
    };
    files.map(named).collect()
}

/// What every seat, and last somebody who looks on, sees of a game after each of its events.
fn seen<G: Game>(mut state: G::State, events: &[G::Event]) -> Vec<Vec<String>>
where
    game::View<G>: Serialize,
{
    let seats = G::seats(&state);
    let viewers: Vec<Viewer> =
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect();
    let mut seen = vec![Vec::new(); viewers.len()];
    for event in events {
        G::apply(&mut state, event);
        for (seen, viewer) in seen.iter_mut().zip(&viewers) {
            seen.push(serde_json::to_string(&G::view(&state, *viewer)).unwrap());
        }
    }
    seen
}

/// Every moment of the replay is what its seat saw, byte for byte and in the same order, from the deal to the end.
fn assert_seen(name: &str, replay: &Replay, live: &[Vec<String>]) {
    let seats = replay.seats();
    assert_eq!(usize::from(seats) + 1, live.len());
    for (place, live) in live.iter().enumerate() {
        let seat = (place < usize::from(seats)).then_some(Seat(place as u8));
        let mut later = live.iter();
        for moment in 0..replay.moments().len() {
            let view = replay.view(moment, seat).unwrap();
            let json = serde_json::to_value(view.game.as_ref().unwrap()).unwrap();
            let shown = json.as_object().unwrap().values().next().unwrap();
            let found = later.any(|live| serde_json::from_str::<serde_json::Value>(live).unwrap() == *shown);
            assert!(found, "{name}: seat {seat:?} did not see moment {moment}: {shown}");
        }
        assert!(later.next().is_none(), "{name}: the replay stops before the end");
    }
}

#[tokio::test]
async fn a_golden_game_of_decrypto_is_replayed_as_every_seat_saw_it() {
    let house = House::new();
    let mut finished = 0;
    for (name, text) in golden("decrypto") {
        let (record, events) = decrypto::notation::Record::parse_with_events(&text).unwrap();
        if decrypto::Decrypto::outcome(record.state()).is_none() {
            // Examples that stop in the middle, some of them without keywords.
            let refused = house.tables.import(text).await.unwrap_err();
            assert!(["record-unfinished", "bad-record"].contains(&refused.code()), "{name}: {refused}");
            continue;
        }
        finished += 1;
        let table = house.tables.import(text).await.unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let replay = house.tables.replay(table, 1).await.unwrap();
        let mut setup = record.state().setup().clone();
        if setup.categories.is_empty() {
            setup.categories = vec!["a category".into()];
        }
        let state = decrypto::Decrypto::open(&setup).unwrap();
        assert_seen(&name, &replay, &seen::<decrypto::Decrypto>(state, &events));
    }
    assert!(finished >= 4);
}

#[tokio::test]
async fn a_golden_game_of_kryptos_is_replayed_as_every_seat_saw_it() {
    let house = House::new();
    for (name, text) in golden("kryptos") {
        let record = kryptos::notation::Record::parse(&text).unwrap();
        let table = house.tables.import(text).await.unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let replay = house.tables.replay(table, 1).await.unwrap();
        let state = kryptos::Kryptos::open(record.setup()).unwrap();
        let events: Vec<kryptos::Event> = record.events().collect();
        assert_seen(&name, &replay, &seen::<kryptos::Kryptos>(state, &events));
    }
}

#[tokio::test]
async fn a_game_that_was_played_here_comes_back_from_its_record() {
    for settings in [decrypto_settings(), kryptos_settings()] {
        let house = House::new();
        let party = house.game(settings, 4).await;
        party.play_out(7).await;
        let record = house.tables.record(party.id).await.unwrap();
        let table = house.tables.import(record.notation.clone()).await.unwrap();
        assert_eq!(house.tables.record(table).await.unwrap().notation, record.notation);
        // A record lists the seats by sides, so a seat may have another number.
        let replay = house.tables.replay(table, 1).await.unwrap().record().unwrap();
        assert_eq!(replay.notation, record.notation);
    }
}

#[tokio::test]
async fn a_record_that_was_written_by_hand_claims_no_fair_draws() {
    let house = House::new();
    let (_, text) = golden("kryptos").remove(0);
    let drawn = ["[Seed", "[Commitment", "[Nonces"];
    let by_hand = text.lines().filter(|line| !drawn.iter().any(|tag| line.starts_with(tag)));
    let text = by_hand.collect::<Vec<_>>().join("\n");
    let table = house.tables.import(text).await.unwrap();
    let notation = house.tables.record(table).await.unwrap().notation;
    assert!(!notation.contains("[Seed") && !notation.contains("[Commitment"), "{notation}");
}

#[tokio::test]
async fn nobody_does_anything_at_the_table_of_a_record() {
    let house = House::new();
    let (_, text) = golden("kryptos").remove(0);
    let table = house.tables.import(text).await.unwrap();
    let stranger = tables::Visitor::random();
    for command in [
        tables::Command::Rematch,
        tables::Command::Reopen,
        tables::Command::Start,
        tables::Command::Sit { name: "Eve".into(), chair: None, nonce: None },
        tables::Command::SeatBot { chair: Some(0), strength: None },
    ] {
        assert!(house.tables.command(table, stranger, None, command).await.is_err());
    }
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_its_place() {
    let house = House::new();
    let (_, good) = golden("kryptos").remove(0);
    let cases = [
        (String::new(), "bad-record"),
        ("hello".to_owned(), "bad-record"),
        ("[Game \"chess\"]\n".to_owned(), "bad-record"),
        (good.replace("[Hands", "[Feet"), "bad-record"),
        ("x".repeat(2 << 20), "bad-record"),
    ];
    for (text, code) in cases {
        assert_eq!(house.tables.import(text).await.unwrap_err().code(), code);
    }
    let cut =
        good.lines().take_while(|line| !line.starts_with("2.")).filter(|line| !line.starts_with("[Result"));
    let cut = house.tables.import(cut.collect::<Vec<_>>().join("\n")).await.unwrap_err();
    assert_eq!(cut.code(), "record-unfinished");
}
