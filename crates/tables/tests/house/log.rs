//! The log: every version that was ever written is read, and what cannot be read is refused.

use crate::common::*;
use game::Game;
use std::sync::Arc;
use store::{Commit, Index, Memory, Store};
use tables::{Stage, TableId, Visitor};

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
    assert_eq!((view.view.stage, view.view.games), (Stage::Finished, 1));
    let record = house.tables.record(id).await.unwrap();
    let record = kryptos::notation::Record::parse(&record.notation).unwrap();
    record.verify().unwrap();
    // As it ended when it was played.
    let outcome = kryptos::Kryptos::outcome(&record.state()).unwrap();
    assert_eq!((outcome.winner, record.entries().len()), (game::Seat(2), 269));
}

/// One of Decrypto: own words, Laser Drive, drafts, drawings, talk, and the tie-break by keywords.
const DECRYPTO_1: &str = include_str!("../logs/v1-decrypto.jsonl");

#[tokio::test]
async fn a_log_of_decrypto_of_version_1_is_read_today() {
    let (house, id) = stored(DECRYPTO_1, 1).await;
    let view = house.tables.view(id, Visitor::random()).await.unwrap();
    assert_eq!((view.view.stage, view.view.games), (Stage::Finished, 1));
    let record = house.tables.record(id).await.unwrap();
    let record = decrypto::notation::Record::parse(&record.notation).unwrap();
    let verified = decrypto::verify(record.state(), &record.fairness.evidence().unwrap()).unwrap();
    assert!(verified.keywords && verified.codes == 10 && verified.categories == 5, "{verified:?}");
    // As it ended when it was played.
    let view = decrypto::Decrypto::view(record.state(), game::Viewer::Spectator);
    assert_eq!((view.round, view.laser_tries.len()), (5, 2));
    assert_eq!(view.outcome, Some(decrypto::Outcome::Shared));
    assert_eq!(view.decided_by, Some(decrypto::DecidedBy::Keywords));
}

#[tokio::test]
async fn a_log_of_a_later_version_is_refused() {
    let (house, id) = stored(VERSION_1, 2).await;
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
