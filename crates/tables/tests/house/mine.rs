//! The list of one's own tables.

use crate::common::*;
use decrypto::playout::Dice;
use decrypto::{Confirm, Known, LaserDrive, Options, Team};
use store::{Commit, Index, Memory, Store};
use tables::{
    Audience, Command, GameKind, GameOptions, GameResult, MyTable, PlayerId, Settings, Stage, TableId,
    Visitor,
};

impl House {
    async fn mine(&self, visitor: Visitor) -> Vec<MyTable> {
        self.tables.mine(visitor, 0, 100).await.unwrap()
    }

    /// What the store keeps of one table in a visitor's list: the outline, and their own part.
    async fn kept(&self, table: TableId, visitor: Visitor) -> (String, String) {
        let placed = self.store.places(key(visitor), 0, 100).await.unwrap();
        let placed = placed.into_iter().find(|placed| placed.table == table).unwrap();
        (String::from_utf8(placed.outline).unwrap(), String::from_utf8(placed.own).unwrap())
    }
}

fn key(visitor: Visitor) -> [u8; 16] {
    let hex = visitor.reveal_hex();
    std::array::from_fn(|byte| u8::from_str_radix(&hex[2 * byte..2 * byte + 2], 16).unwrap())
}

fn tables(mine: &[MyTable]) -> Vec<TableId> {
    mine.iter().map(|mine| mine.table).collect()
}

#[tokio::test]
async fn a_table_is_in_the_lists_of_its_people_and_in_nobody_elses() {
    let house = House::new();
    let (one, two) = (house.table(kryptos_settings(), 3).await, house.game(kryptos_settings(), 3).await);
    for visitor in &one.visitors {
        assert_eq!(tables(&house.mine(*visitor).await), [one.id]);
    }
    for visitor in &two.visitors {
        assert_eq!(tables(&house.mine(*visitor).await), [two.id]);
    }
    // Whoever only looks has no place there.
    let watcher = Visitor::random();
    two.view(watcher).await;
    assert!(house.mine(watcher).await.is_empty());
    // A host need not sit, and whoever leaves the waiting room is gone.
    let host = Visitor::random();
    let hosted = house.tables.create(host, kryptos_settings()).await.unwrap();
    let [entry] = &house.mine(host).await[..] else { panic!("not in the list") };
    assert_eq!((entry.table, entry.host, entry.you, entry.is_over()), (hosted, true, None, false));
    one.ask(one.visitors[1], Command::Leave).await.unwrap();
    assert!(house.mine(one.visitors[1]).await.is_empty());
    one.ask(one.visitors[0], Command::Kick { player: one.player(one.visitors[2]).await }).await.unwrap();
    assert!(house.mine(one.visitors[2]).await.is_empty());
}

#[tokio::test]
async fn a_running_game_says_whose_turn_it_is_and_since_when() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let mut dice = Dice::new(3);
    for _ in 0..6 {
        let awaited: Vec<bool> = {
            let mut awaited = Vec::new();
            for visitor in &party.visitors {
                awaited.push(house.mine(*visitor).await[0].is_your_turn());
            }
            awaited
        };
        assert_eq!(awaited.iter().filter(|turn| **turn).count(), 1, "{awaited:?}");
        let turn = party.visitors[awaited.iter().position(|turn| *turn).unwrap()];
        let since = house.mine(turn).await[0].outline.since;
        house.clock.advance(60);
        // What is said changes nothing about it.
        let say = Command::Say { to: Audience::Table, text: "your turn".into() };
        party.ask(party.visitors[0], say).await.unwrap();
        assert_eq!(house.mine(turn).await[0].outline.since, since);
        let view = party.view(turn).await;
        let action = any_move(view.game.as_ref().unwrap(), view.you.seat.unwrap(), &mut dice).unwrap();
        party.ask(turn, Command::Play { action, turn: None }).await.unwrap();
        assert_eq!(house.mine(turn).await[0].outline.since, house.now());
    }
}

#[tokio::test]
async fn a_finished_game_says_who_won_and_stays_with_those_who_have_gone() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    party.play_out(5).await;
    let ended = house.mine(party.visitors[0]).await[0].outline.since;
    let mut results = Vec::new();
    for visitor in &party.visitors {
        let [entry] = &house.mine(*visitor).await[..] else { panic!("not in the list") };
        assert!(entry.is_over());
        let last = entry.last.clone().unwrap();
        assert_eq!((last.number, last.at, last.winners.len()), (1, ended, 1));
        results.push((*visitor, last));
    }
    assert_eq!(results.iter().filter(|(_, last)| last.result == GameResult::Won).count(), 1);
    assert_eq!(results.iter().filter(|(_, last)| last.result == GameResult::Lost).count(), 2);
    house.tables.replay(party.id, 1).await.unwrap();
    // The others go on; who has gone keeps the game that they played.
    let (gone, host) = (party.visitors[2], party.visitors[0]);
    party.ask(gone, Command::Leave).await.unwrap();
    house.clock.advance(60);
    for staying in &party.visitors[..2] {
        party.ask(*staying, Command::Rematch).await.unwrap();
    }
    let [entry] = &house.mine(gone).await[..] else { panic!("not in the list") };
    assert!(entry.is_over() && entry.you.is_none());
    assert_eq!(entry.last.as_ref(), results.iter().find(|(who, _)| *who == gone).map(|(_, last)| last));
    let [entry] = &house.mine(host).await[..] else { panic!("not in the list") };
    assert!(!entry.is_over() && entry.outline.stage == Stage::Waiting && entry.last.is_some());
}

#[tokio::test]
async fn running_games_come_first_and_then_the_latest() {
    let house = House::new();
    let visitor = Visitor::random();
    let mut made = Vec::new();
    for number in 0..4 {
        house.clock.advance(60);
        let id = house.tables.create(visitor, kryptos_settings()).await.unwrap();
        house.tables.command(id, visitor, None, sit("Anna")).await.unwrap();
        if number == 1 {
            for other in ["Ben", "Clara"] {
                house.tables.command(id, Visitor::random(), None, sit(other)).await.unwrap();
            }
            house.tables.command(id, visitor, None, Command::Start).await.unwrap();
        }
        made.push(id);
    }
    assert_eq!(tables(&house.mine(visitor).await), [made[1], made[3], made[2], made[0]]);
    let second = house.tables.mine(visitor, 1, 2).await.unwrap();
    assert_eq!(tables(&second), [made[3], made[2]]);
}

#[tokio::test]
async fn a_seat_that_moves_takes_its_table_along() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let token = party.ask(party.visitors[1], Command::OfferSeat).await.unwrap().token.unwrap();
    let phone = Visitor::random();
    party.ask(phone, Command::TakeSeat { token }).await.unwrap();
    assert!(house.mine(party.visitors[1]).await.is_empty());
    assert_eq!(house.mine(phone).await[0].you, Some(PlayerId(1)));
}

#[tokio::test]
async fn another_node_lists_what_this_one_has_written() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let other = house.second();
    let mut dice = Dice::new(8);
    for turn in 0..8 {
        let there = Party { house: &other, id: party.id, visitors: party.visitors.clone() };
        if turn % 2 == 0 {
            party.step(&mut dice).await
        } else {
            there.step(&mut dice).await
        };
        for visitor in &party.visitors {
            let mine = house.mine(*visitor).await;
            assert_eq!(mine, other.mine(*visitor).await);
            // What is listed is what a fresh look at the log says.
            let fresh = house.second();
            let view = fresh.tables.view(party.id, *visitor).await.unwrap();
            let targets = matches!(&view.game, Some(tables::GameView::Kryptos(game))
                if game.own.as_ref().is_some_and(|own| !own.targets.is_empty() || !own.reveals.is_empty()));
            assert_eq!(mine[0].is_your_turn(), targets);
        }
    }
}

/// Tables of an earlier version have a log and no outline.
#[tokio::test]
async fn the_tables_of_an_earlier_version_are_added_to_the_lists() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let old = std::sync::Arc::new(Memory::new());
    for commit in house.store.read(party.id, 0).await.unwrap() {
        let index = Index { due: Some(7), ..Index::default() };
        old.append(party.id, commit, index).await.unwrap();
    }
    // One that cannot be read keeps nobody from the others.
    let broken = Commit { seq: 1, at: 1, version: 1, body: b"broken".into() };
    old.create(TableId::from_random(1), broken, Index::default()).await.unwrap();
    let opened = House::over(old);
    assert!(opened.mine(party.visitors[0]).await.is_empty());
    opened.tables.outline_old_tables().await;
    for visitor in &party.visitors {
        assert_eq!(opened.mine(*visitor).await, house.mine(*visitor).await);
    }
    assert_eq!(opened.store.without_outline(None, 10).await.unwrap(), [TableId::from_random(1)]);
}

/// Whatever is done in private, in any phase of any game: what the list keeps of the table stays as it was, byte by byte.
#[tokio::test]
async fn what_not_everybody_sees_changes_no_byte_of_an_outline() {
    let together = Options { confirm: Confirm::All, ..Options::default() };
    let laser = Options { laser_drive: Some(LaserDrive { cost: 1 }), ..together.clone() };
    let games: [(Settings, usize); 5] = [
        (settings(GameOptions::Decrypto(together.clone())), 6),
        (settings(GameOptions::Decrypto(together)), 3),
        (settings(GameOptions::Decrypto(laser)), 4),
        (kryptos_settings(), 4),
        (settings(GameKind::Toy.usual_options()), 3),
    ];
    for (seed, (settings, people)) in games.into_iter().enumerate() {
        let house = House::new();
        let party = house.game(settings, people).await;
        let (mut dice, mut private, mut shown) = (Dice::new(seed as u64), 0, 0);
        let mut before = house.kept(party.id, party.visitors[0]).await.0;
        let mut seq = party.view(party.visitors[0]).await.seq;
        for step in 0..3_000 {
            let visitor = party.visitors[step % people];
            let view = party.view(visitor).await;
            if view.stage == Stage::Finished {
                break;
            }
            house.clock.advance(1);
            let (Some(seat), Some(game)) = (view.you.seat, &view.game) else { continue };
            let command = match any_move(game, seat, &mut dice) {
                Some(action) => Command::Play { action, turn: None },
                None => Command::Say { to: Audience::Team, text: format!("between us {step}") },
            };
            let _ = party.ask(visitor, command).await;
            house.tables.tick().await;
            let after = house.kept(party.id, visitor).await.0;
            let now = party.view(visitor).await.seq;
            if now == seq {
                private += 1;
                assert_eq!(after, before, "step {step} of game {seed}");
            }
            shown += u32::from(after != before);
            (before, seq) = (after, now);
        }
        assert!(shown > 3 && (private > 5 || seed > 2), "game {seed}: {shown} shown, {private} private");
    }
}

#[tokio::test]
async fn no_list_holds_a_visitors_id_a_word_a_clue_or_the_seed() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let opened = house.store.read(party.id, 0).await.unwrap().remove(0).body;
    let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
    let mut secrets = vec![opened["entries"][0]["seed"].as_str().unwrap().to_owned()];
    secrets.extend(party.visitors.iter().map(Visitor::reveal_hex));
    for visitor in &party.visitors {
        let view = party.view(*visitor).await;
        let team = decrypto_view(&view).own.as_ref().unwrap().team;
        let words = decrypto_view(&view).keywords(team).unwrap();
        secrets.extend(words.iter().map(|word| serde_json::to_string(word).unwrap()));
    }
    party.give_clues(Team::White, ["heron", "lantern", "copper"]).await;
    secrets.extend(["heron", "lantern", "copper"].map(String::from));
    let mut dice = Dice::new(4);
    for _ in 0..200 {
        for visitor in &party.visitors {
            let (outline, own) = house.kept(party.id, *visitor).await;
            for secret in &secrets {
                assert!(!outline.contains(secret) && !own.contains(secret), "{secret} in {outline} {own}");
            }
            let outline: serde_json::Value = serde_json::from_str(&outline).unwrap();
            let mut fields: Vec<_> = outline.as_object().unwrap().keys().map(String::as_str).collect();
            fields.sort_unstable();
            assert_eq!(fields, ["awaited", "game", "games", "players", "since", "slow", "stage"]);
        }
        if party.view(party.visitors[0]).await.stage == Stage::Finished {
            return;
        }
        party.step(&mut dice).await;
    }
    panic!("the game does not end");
}
