//! Faults of other programs of this kind, each as a test that ours does not have it.

use crate::common::*;
use decrypto::{Action, Code, Phase, Team};
use std::path::PathBuf;
use std::sync::Arc;
use store::{Answer, Commit, Hint, Index, Listed, Memory, Placed, Store, TableId};
use tables::{Audience, Command, GameAction, Stage};
use tokio::sync::broadcast;

#[tokio::test]
async fn an_encryptor_who_leaves_does_not_stop_the_game() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 6).await;
    let encryptor = party.encryptor(Team::White).await;
    let code = decrypto_view(&party.view(encryptor).await).own.as_ref().unwrap().code;
    party.ask(encryptor, Command::Leave).await.unwrap();
    let teammate = party.team(Team::White).await[0];
    let to = party.view(teammate).await.you.seat.unwrap();
    party.play(teammate, Action::ReplaceEncryptor { to }).await.unwrap();
    let you = decrypto_view(&party.view(teammate).await).own.clone().unwrap();
    assert!(code.is_some() && you.code.is_some());
    party.play_out(1).await;
}

#[tokio::test]
async fn the_host_hands_on_the_pen_of_somebody_who_does_not_come_back() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let host = party.visitors[0];
    let encryptor = party.encryptor(Team::Black).await;
    let members = party.team(Team::Black).await;
    let teammate = *members.iter().find(|member| **member != encryptor).unwrap();
    let to = party.view(teammate).await.you.seat.unwrap();
    let order = || Command::Order { action: GameAction::Decrypto(Action::ReplaceEncryptor { to }) };
    assert_eq!(party.refused(host, order()).await, "not-away");
    party.ask(encryptor, Command::Leave).await.unwrap();
    party.ask(host, order()).await.unwrap();
    assert_eq!(decrypto_view(&party.view(host).await).teams.black.encryptor, Some(to));
    let cheat = GameAction::Decrypto(Action::TimeUp);
    assert_eq!(party.refused(host, Command::Order { action: cheat }).await, "not-in-order");
}

#[test]
fn nine_nine_nine_and_blank_are_no_guesses() {
    for code in ["999", "112", "12", "", "    ", "0", "1234"] {
        let json = serde_json::json!({"do": "play", "action": {"decrypto": {"kind": "guess", "code": code}}});
        assert!(serde_json::from_value::<Command>(json).is_err(), "{code:?}");
    }
}

#[tokio::test]
async fn clues_are_hidden_from_the_other_encryptor_until_both_are_given() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let encryptor = party.encryptor(Team::White).await;
    party.give_clues(Team::White, ["wolfsbane", "two", "three"]).await;
    for visitor in &party.visitors {
        let sees = party.json(*visitor).await.contains("wolfsbane");
        assert_eq!(sees, *visitor == encryptor);
    }
    party.give_clues(Team::Black, ["nightshade", "five", "six"]).await;
    let watcher = party.json(tables::Visitor::random()).await;
    assert!(watcher.contains("wolfsbane") && !watcher.contains("nightshade"));
}

#[tokio::test]
async fn a_locked_in_guess_is_hidden_until_the_other_is_in() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    // Round 2: both sides guess at White's code.
    for round in 0..2 {
        party.give_clues(Team::White, [["a1", "b1", "c1"], ["a2", "b2", "c2"]][round]).await;
        party.give_clues(Team::Black, [["d1", "e1", "f1"], ["d2", "e2", "f2"]][round]).await;
        if round == 1 {
            break;
        }
        for team in Team::BOTH {
            let guesser = party.guessers(team).await[0];
            party.play(guesser, Action::Guess { code: Code::all().next().unwrap() }).await.unwrap();
        }
    }
    let watcher = tables::Visitor::random();
    assert_eq!(decrypto_view(&party.view(watcher).await).phase, Phase::Guess { team: Team::White });
    let guesser = party.guessers(Team::White).await[0];
    let guess = Code::all().nth(17).unwrap();
    let before = party.view(watcher).await;
    party.play(guesser, Action::Guess { code: guess }).await.unwrap();
    let after = party.view(watcher).await;
    assert!(decrypto_view(&after).teams.white.done && !decrypto_view(&before).teams.white.done);
    assert_eq!(decrypto_view(&before).sheet, decrypto_view(&after).sheet);
}

#[tokio::test]
async fn a_quitter_does_not_freeze_the_match() {
    for (settings, people) in [(decrypto_settings(), 4), (decrypto_settings(), 3), (kryptos_settings(), 3)] {
        let house = House::new();
        let party = house.game(settings, people).await;
        let quitter = party.visitors[people - 1];
        party.ask(quitter, Command::Leave).await.unwrap();
        party.play_out(people as u64).await;
        assert_eq!(party.view(quitter).await.stage, Stage::Finished);
    }
}

#[tokio::test]
async fn a_view_stays_small_to_the_end_of_a_talkative_game() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 8).await;
    for line in 0..300 {
        let text = format!("{line} {}", "x".repeat(60));
        // The two Encryptors are silent.
        let _ = party.ask(party.visitors[line % 8], Command::Say { to: Audience::Table, text }).await;
    }
    party.play_out(8).await;
    let size = party.json(party.visitors[0]).await.len();
    assert!(size < 24_000, "{size} bytes");
}

/// A store that never answers for one table.
struct Stuck {
    memory: Memory,
    table: std::sync::OnceLock<TableId>,
}

impl Store for Stuck {
    fn create(&self, table: TableId, first: Commit, index: Index) -> Answer<'_, ()> {
        self.memory.create(table, first, index)
    }
    fn append(&self, table: TableId, commit: Commit, index: Index) -> Answer<'_, ()> {
        if self.table.get() == Some(&table) {
            return Box::pin(std::future::pending());
        }
        self.memory.append(table, commit, index)
    }
    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Commit>> {
        self.memory.read(table, after)
    }
    fn lobby(&self, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.memory.lobby(limit)
    }
    fn due(&self, by: u64, after: Option<(u64, TableId)>, limit: u32) -> Answer<'_, Vec<(u64, TableId)>> {
        self.memory.due(by, after, limit)
    }
    fn places(&self, visitor: [u8; 16], skip: u32, limit: u32) -> Answer<'_, Vec<Placed>> {
        self.memory.places(visitor, skip, limit)
    }
    fn without_outline(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.memory.without_outline(after, limit)
    }
    fn reindex(&self, table: TableId, head: u64, index: Index) -> Answer<'_, ()> {
        self.memory.reindex(table, head, index)
    }
    fn health(&self) -> Result<(), store::Error> {
        self.memory.health()
    }
    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        self.memory.backup(to)
    }
    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.memory.hints()
    }
}

#[tokio::test]
async fn one_table_that_hangs_does_not_hold_up_another() {
    let store = Arc::new(Stuck { memory: Memory::new(), table: Default::default() });
    let house = House::over(store.clone());
    let (stuck, free) = (house.table(kryptos_settings(), 3).await, house.table(kryptos_settings(), 3).await);
    store.table.set(stuck.id).unwrap();
    let say = || Command::Say { to: Audience::Table, text: "hello".into() };
    let (tables, id, visitor) = (house.tables.clone(), stuck.id, stuck.visitors[0]);
    let hanging = tokio::spawn(async move { tables.command(id, visitor, None, say()).await });
    tokio::task::yield_now().await;
    free.ask(free.visitors[0], say()).await.unwrap();
    assert!(!hanging.is_finished());
    hanging.abort();
}
