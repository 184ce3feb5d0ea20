//! The log: every version that was ever written is read, and what cannot be read is refused.

use crate::common::*;
use game::Game;
use std::sync::Arc;
use store::{Commit, Index, Memory, Store};
use tables::{Command, Settings, Stage, TableId, Visitor, Words};

/// A log of version 1 as it was written: a whole game of Kryptos, one commit a line.
const VERSION_1: &str = include_str!("../logs/v1-kryptos.jsonl");

async fn stored(log: &str, version: u16) -> (House, TableId) {
    let id = TableId::from_random(1);
    let store = Arc::new(Memory::new());
    for (seq, line) in (1..).zip(log.lines()) {
        let commit = Commit { seq, at: 1_800_000_000_000 + seq, version, body: line.into() };
        store.append(id, commit, Index::default()).await.unwrap();
    }
    (House::over(store), id)
}

#[tokio::test]
async fn a_log_of_version_1_is_read_today() {
    let (house, id) = stored(VERSION_1, 1).await;
    let view = house.tables.view(id, Visitor::random()).await.unwrap();
    assert_eq!((view.stage, view.games), (Stage::Finished, 1));
    let record = house.tables.record(id).await.unwrap();
    let record = kryptos::notation::Record::parse(&record.notation).unwrap();
    record.verify().unwrap();
    // As it ended when it was played.
    let outcome = kryptos::Kryptos::outcome(&record.state()).unwrap();
    assert_eq!((outcome.winner, record.entries().len()), (game::Seat(2), 269));
}

/// The last of so many finished games of Decrypto that a log tells, its draws checked.
async fn last_game_of_decrypto(
    log: &str,
    version: u16,
    games: u32,
) -> (decrypto::notation::Record, decrypto::Verified) {
    let (house, id) = stored(log, version).await;
    let view = house.tables.view(id, Visitor::random()).await.unwrap();
    assert_eq!((view.stage, view.games), (Stage::Finished, games));
    let record = house.tables.record(id).await.unwrap();
    let record = decrypto::notation::Record::parse(&record.notation).unwrap();
    let verified = decrypto::verify(record.state(), &record.fairness.evidence().unwrap()).unwrap();
    (record, verified)
}

/// One of Decrypto: own words, Laser Drive, drafts, drawings, chat, and the tie-break by keywords.
const DECRYPTO_1: &str = include_str!("../logs/v1-decrypto.jsonl");

#[tokio::test]
async fn a_log_of_decrypto_of_version_1_is_read_today() {
    let (record, verified) = last_game_of_decrypto(DECRYPTO_1, 1, 1).await;
    // The host brought the words: their list is not told, and so the keywords cannot be drawn again.
    assert!(!verified.keywords && verified.codes == 10 && verified.categories == 5, "{verified:?}");
    // As it ended when it was played.
    let view = decrypto::Decrypto::view(record.state(), game::Viewer::Spectator);
    assert_eq!((view.round, view.laser_tries.len()), (5, 2));
    assert_eq!(view.outcome, Some(decrypto::Outcome::Shared));
    assert_eq!(view.decided_by, Some(decrypto::DecidedBy::Keywords));
}

/// One of version 2: two games of Decrypto, the second one without words of its own.
const DECRYPTO_2: &str = include_str!("../logs/v2-decrypto.jsonl");

#[tokio::test]
async fn a_log_of_decrypto_of_version_2_is_read_today() {
    let (_, verified) = last_game_of_decrypto(DECRYPTO_2, 2, 2).await;
    assert!(!verified.keywords && verified.codes == 4, "{verified:?}");
}

/// One of version 3.
const DECRYPTO_3: &str = include_str!("../logs/v3-decrypto.jsonl");

#[tokio::test]
async fn a_log_of_decrypto_of_version_3_is_read_today() {
    let (_, verified) = last_game_of_decrypto(DECRYPTO_3, 3, 1).await;
    assert!(!verified.keywords && verified.codes >= 4, "{verified:?}");
}

/// One of version 4: Laser Drive, where the opponents judge clues in round 1 and the owners judge named words. Its events
/// have the names of before version 5.
const DECRYPTO_4: &str = include_str!("../logs/v4-decrypto.jsonl");

/// The same game in the words of version 5.
const DECRYPTO_5: &str = include_str!("../logs/v5-decrypto.jsonl");

#[tokio::test]
async fn a_log_of_decrypto_of_version_4_is_read_today() {
    for event in ["pens", "fits_sealed", "guess_sealed", "try_judged"] {
        assert!(DECRYPTO_4.contains(event), "{event}");
    }
    let (record, verified) = last_game_of_decrypto(DECRYPTO_4, 4, 1).await;
    assert!(!verified.keywords && verified.codes >= 4, "{verified:?}");
    let view = decrypto::Decrypto::view(record.state(), game::Viewer::Spectator);
    assert!(!view.laser_tries.is_empty() && view.laser_tries.iter().all(|tried| !tried.asked));
}

/// One of version 6: a player of Kryptos is away for long, a bot plays for them, and they come back.
const KRYPTOS_6: &str = include_str!("../logs/v6-kryptos.jsonl");

#[tokio::test]
async fn a_log_of_kryptos_of_version_6_is_read_today() {
    for event in ["went_away", "became_replaceable", "returned"] {
        assert!(KRYPTOS_6.contains(event), "{event}");
    }
    let (house, id) = stored(KRYPTOS_6, 6).await;
    let view = house.tables.view(id, Visitor::random()).await.unwrap();
    assert_eq!((view.stage, view.games), (Stage::Finished, 1));
    let record = house.tables.record(id).await.unwrap();
    kryptos::notation::Record::parse(&record.notation).unwrap().verify().unwrap();
}

#[tokio::test]
async fn the_names_of_version_5_tell_the_same_game_as_the_older_ones() {
    for event in ["cards", "fits_locked_in", "guess_locked_in"] {
        assert!(DECRYPTO_5.contains(event), "{event}");
    }
    let (old, _) = last_game_of_decrypto(DECRYPTO_4, 4, 1).await;
    let (new, verified) = last_game_of_decrypto(DECRYPTO_5, 5, 1).await;
    assert_eq!(old.to_string(), new.to_string());
    assert!(verified.codes >= 4, "{verified:?}");
}

#[tokio::test]
async fn a_rematch_is_read_as_it_was_dealt_though_the_log_does_not_repeat_its_words() {
    // Twenty-four words: the fourth game begins with all of them again.
    let text = (b'a'..=b'x').map(|letter| format!("{0}{0}word\n", char::from(letter))).collect();
    let own = Settings { words: Words::Own { text }, ..decrypto_settings() };
    let house = House::new();
    let party = house.table(own.clone(), 4).await;
    let host = party.visitors[0];
    for game in 1..=6 {
        // Another list is written down, and so is the first one when it comes back.
        if game > 4 {
            let settings = if game == 5 { decrypto_settings() } else { own.clone() };
            party.ask(host, Command::Configure { settings: Box::new(settings) }).await.unwrap();
        }
        party.ask(host, Command::Start).await.unwrap();
        let log = house.store.read(party.id, 0).await.unwrap();
        let deal = String::from_utf8(log.last().unwrap().body.clone()).unwrap();
        assert_eq!(deal.contains(r#""words":[]"#), (2..=4).contains(&game), "game {game}: {deal}");
        party.play_out(game).await;
        let after_reading = house.second().tables;
        assert_eq!(
            after_reading.record(party.id).await.unwrap(),
            house.tables.record(party.id).await.unwrap()
        );
        assert_eq!(after_reading.view(party.id, host).await.unwrap().json(), party.json(host).await);
        party.ask(host, Command::Reopen).await.unwrap();
    }
}

#[tokio::test]
async fn a_log_of_a_later_version_is_refused() {
    let (house, id) = stored(VERSION_1, 7).await;
    let refusal = house.tables.view(id, Visitor::random()).await.unwrap_err();
    assert_eq!(refusal.code(), "damaged");
}

#[tokio::test]
async fn an_unreadable_commit_shuts_the_table_and_says_no_secret() {
    let broken = VERSION_1.replacen("\"sat\"", "\"sat down\"", 1);
    let (house, id) = stored(&broken, 1).await;
    let refusal = house.tables.view(id, Visitor::random()).await.unwrap_err();
    assert_eq!(refusal.code(), "damaged");
    assert_eq!(serde_json::to_string(&refusal).unwrap(), r#"{"code":"damaged"}"#);
}
