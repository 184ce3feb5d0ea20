//! What a visitor may not know changes nothing that reaches them: no byte, no number, not even a frame.

use crate::common::*;
use decrypto::playout::Dice;
use decrypto::{Action, Clue, Known, SideView, Slot, Team};
use game::Game;
use std::collections::HashMap;
use std::sync::Arc;
use store::{Commit, Index, Memory, Store, TableId};
use tables::{Audience, Command, GameView, Stage, Visitor};

fn to_team(text: &str) -> Command {
    Command::Say { to: Audience::Team, text: text.into() }
}

fn note(place: &str, text: &str) -> Command {
    Command::Note { place: place.into(), text: text.into() }
}

#[tokio::test]
async fn what_a_team_does_in_private_reaches_nobody_else() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 6).await;
    let watcher = Visitor::random();
    let encryptor = party.encryptor(Team::White).await;
    let white = party.team(Team::White).await;
    let mut others: Vec<Visitor> = party.team(Team::Black).await;
    others.push(watcher);
    let mut streams = Vec::new();
    for visitor in white.iter().chain(&others) {
        streams.push((*visitor, house.tables.subscribe(party.id, *visitor).await.unwrap()));
    }
    for (_, stream) in &mut streams {
        stream.current();
    }
    let draft = |word: &str| Action::DraftClue { slot: Slot::ALL[1], clue: Some(Clue::text(word)) };
    let acts = [
        (
            encryptor,
            Command::Play { action: tables::GameAction::Decrypto(draft("secret")), turn: None },
            vec![encryptor],
        ),
        (party.guessers(Team::White).await[0], to_team("between us"), white.clone()),
        (party.guessers(Team::White).await[0], note("4", "cow?"), white.clone()),
        (white[1], Command::OfferSeat, vec![]),
    ];
    for (actor, command, told) in acts {
        party.ask(actor, command).await.unwrap();
        for (visitor, stream) in &mut streams {
            assert_eq!(news(stream).await.is_some(), told.contains(visitor));
        }
    }
}

#[tokio::test]
async fn notes_are_read_by_the_own_team_and_where_everyone_plays_alone_by_nobody_else() {
    let house = House::new();
    let read = async |party: &Party<'_>, visitor: Visitor| {
        let notes = party.view(visitor).await.notes;
        notes.iter().map(|note| (note.place.clone(), note.text.clone())).collect::<Vec<_>>()
    };
    let teams = house.game(decrypto_settings(), 6).await;
    let writer = teams.guessers(Team::White).await[0];
    teams.ask(writer, note("4", "cow?")).await.unwrap();
    let white = teams.team(Team::White).await;
    for visitor in teams.visitors.iter().chain(&[Visitor::random()]) {
        let told = if white.contains(visitor) { vec![("4".into(), "cow?".into())] } else { vec![] };
        assert_eq!(read(&teams, *visitor).await, told);
    }
    let alone = house.game(kryptos_settings(), 3).await;
    alone.ask(alone.visitors[1], note("0.3", "10-14")).await.unwrap();
    for visitor in &alone.visitors {
        assert_eq!(!read(&alone, *visitor).await.is_empty(), *visitor == alone.visitors[1]);
    }
}

#[tokio::test]
async fn the_number_of_a_view_counts_what_everybody_could_see() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let white = party.guessers(Team::White).await;
    let before = party.view(party.visitors[0]).await.seq;
    for _ in 0..5 {
        let accepted = party.ask(white[0], to_team("count me")).await.unwrap();
        assert_eq!(accepted.seq, before);
    }
    let table = Command::Say { to: Audience::Table, text: "aloud".into() };
    assert_eq!(party.ask(white[0], table).await.unwrap().seq, before + 1);
}

/// Layers are made once and shared: then a stranger's must say the same as a player's, at any time, and a teammate's the
/// same of the side. Only the seat's own differs.
#[tokio::test]
async fn what_views_share_is_what_a_stranger_or_a_teammate_sees() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let open =
        |view: &tables::TableView| serde_json::to_string(&(&view.open, &decrypto_view(view).open)).unwrap();
    let mut dice = Dice::new(5);
    let mut seen = Vec::new();
    for turn in 0..200 {
        let _ = party.ask(party.visitors[turn % 4], to_team(&format!("{turn}"))).await;
        let stranger = party.view(Visitor::random()).await;
        assert!(decrypto_view(&stranger).side.is_none() && decrypto_view(&stranger).own.is_none());
        let mut sides: Vec<(Team, game::Shared<SideView>)> = Vec::new();
        for visitor in &party.visitors {
            let view = party.view(*visitor).await;
            assert_eq!(open(&view), open(&stranger));
            let game = decrypto_view(&view);
            let own = game.own.as_ref().unwrap();
            assert_eq!(Some(own.seat), view.you.seat);
            if view.stage != Stage::Finished {
                let known = Team::BOTH.into_iter().filter(|team| game.keywords(*team).is_some());
                assert_eq!(known.collect::<Vec<_>>(), [own.team]);
            }
            sides.push((own.team, game.side.clone().unwrap()));
        }
        for (team, shown) in &sides {
            assert!(sides.iter().all(|(other, too)| other != team || too.is(shown)));
        }
        seen.push(open(&stranger));
        if stranger.stage == Stage::Finished || !party.step(&mut dice).await {
            break;
        }
    }
    seen.dedup();
    assert!(seen.len() > 2, "the note sheet grows as they play");
}

/// The JSON of a layer is kept with it. Whoever is next, on another side or at another table, gets their own, and so does
/// an old view that is written after a new one.
#[tokio::test]
async fn views_that_are_written_in_turn_are_not_mixed_up() {
    let house = House::new();
    let parties = [
        house.game(decrypto_settings(), 4).await,
        house.game(decrypto_settings(), 4).await,
        house.game(kryptos_settings(), 4).await,
    ];
    let (mut dice, mut before) = (Dice::new(9), Vec::new());
    for _ in 0..12 {
        let mut now = Vec::new();
        for number in 0..4 {
            for party in &parties {
                now.push(house.tables.view(party.id, party.visitors[number]).await.unwrap());
            }
        }
        for view in now.iter().zip(&before).flat_map(<[_; 2]>::from).chain(now.iter().rev()) {
            assert_eq!(view.json(), afresh(view));
        }
        before = now;
        for party in &parties {
            party.step(&mut dice).await;
        }
    }
}

/// The JSON of a view whose layers have never been written before.
fn afresh(view: &tables::TableView) -> String {
    fn anew<T: Clone>(layer: &game::Shared<T>) -> game::Shared<T> {
        game::Shared::new((**layer).clone())
    }
    fn game_anew<G: Game>(view: &game::View<G>) -> Arc<game::View<G>> {
        let side = view.side.as_ref().map(anew);
        Arc::new(game::View { open: anew(&view.open), side, own: view.own.clone() })
    }
    let game = view.game.as_ref().map(|game| match game {
        GameView::Decrypto(game) => GameView::Decrypto(game_anew(game)),
        GameView::Kryptos(game) => GameView::Kryptos(game_anew(game)),
        GameView::Toy(game) => GameView::Toy(game_anew(game)),
    });
    let parts = tables::TableView { open: anew(&view.open), chat: anew(&view.chat), game, ..view.clone() };
    serde_json::to_string(&parts).unwrap()
}

#[tokio::test]
async fn no_view_holds_a_visitors_id_a_key_or_the_seed() {
    let house = House::new();
    for settings in [decrypto_settings(), kryptos_settings()] {
        let party = house.game(settings, 5).await;
        let token = party.ask(party.visitors[1], Command::OfferSeat).await.unwrap().token.unwrap();
        let opened = house.store.read(party.id, 0).await.unwrap().remove(0).body;
        let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
        let seed = opened["entries"][0]["seed"].as_str().unwrap().to_owned();
        let mut dice = Dice::new(1);
        for _ in 0..60 {
            for viewer in party.visitors.iter().chain(&[Visitor::random()]) {
                let json = party.json(*viewer).await;
                assert!(party.visitors.iter().all(|visitor| !json.contains(&visitor.reveal_hex())));
                assert!(!json.contains(token.reveal()));
                let over = party.view(*viewer).await.stage == Stage::Finished;
                assert!(over || !json.contains(&seed));
            }
            party.step(&mut dice).await;
        }
    }
}

#[tokio::test]
async fn a_list_that_the_host_brought_is_not_told_to_anybody() {
    let house = House::new();
    let text: String = (b'a'..=b'x').map(|letter| format!("{0}{0}word\n", char::from(letter))).collect();
    let words = tables::Words::Own { text };
    let party = house.table(tables::Settings { words, ..decrypto_settings() }, 4).await;
    for viewer in &party.visitors {
        assert!(!party.json(*viewer).await.contains("word\\n"));
        assert!(!party.json(*viewer).await.contains("aaword"));
    }
}

#[test]
fn visitors_and_keys_do_not_show_in_debug_output() {
    let visitor = Visitor::random();
    assert!(!format!("{visitor:?}").contains(&visitor.reveal_hex()));
    let token = tables::MoveToken::from("abcdef".to_owned());
    assert!(!format!("{:?}", Command::TakeSeat { token }).contains("abcdef"));
}

/// Every view of a visitor, as the log of the table grows.
async fn views(id: TableId, log: &[Commit], visitor: Visitor) -> Vec<String> {
    let store = Arc::new(Memory::new());
    let node = House::over(store.clone());
    let mut views = Vec::new();
    for commit in log {
        store.append(id, commit.clone(), Index::default()).await.unwrap();
        node.tables.catch_up().await;
        views.push(node.tables.view(id, visitor).await.unwrap().json());
    }
    views
}

/// The same log with other words in it.
fn altered(log: &[Commit], change: impl Fn(&mut serde_json::Value)) -> Vec<Commit> {
    let alter = |commit: &Commit| {
        let mut body: serde_json::Value = serde_json::from_slice(&commit.body).unwrap();
        change(&mut body);
        Commit { body: serde_json::to_vec(&body).unwrap(), ..commit.clone() }
    };
    log.iter().map(alter).collect()
}

#[tokio::test]
async fn other_secrets_in_the_log_give_the_same_views() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 6).await;
    let (white, black) = (party.team(Team::White).await, party.team(Team::Black).await);
    let mut dice = Dice::new(11);
    for turn in 0..30 {
        let _ = party.ask(white[turn % 3], to_team(&format!("white {turn}"))).await;
        let _ = party.ask(black[turn % 3], to_team(&format!("black {turn}"))).await;
        let _ = party.ask(white[0], Command::OfferSeat).await;
        party.step(&mut dice).await;
    }
    let log = house.store.read(party.id, 0).await.unwrap();
    // White's chat, White's drafts, White's links and everybody else's ids are none of Black's business.
    let strangers: HashMap<String, String> = party
        .visitors
        .iter()
        .filter(|visitor| **visitor != black[0])
        .map(|visitor| (visitor.reveal_hex(), Visitor::random().reveal_hex()))
        .collect();
    let other = altered(&log, |body| {
        if let Some(by) = body["by"].as_str().and_then(|by| strangers.get(by)) {
            body["by"] = by.as_str().into();
        }
        for entry in body["entries"].as_array_mut().unwrap() {
            match entry["what"].as_str().unwrap() {
                "said" if entry["circle"] == 0 => entry["text"] = "something else".into(),
                "offered" => entry["hash"] = "0".into(),
                "opened" => {
                    let host = entry["host"].as_str().unwrap();
                    entry["host"] = strangers.get(host).map_or(host, String::as_str).into();
                }
                "sat" => {
                    let holder = entry["holder"]["person"].as_str().unwrap();
                    entry["holder"]["person"] = strangers.get(holder).map_or(holder, String::as_str).into();
                }
                "played" => {
                    for event in entry["events"]["decrypto"].as_array_mut().unwrap() {
                        if event["kind"] == "clue_drafted" && event["team"] == "white" {
                            event["clue"] = serde_json::json!({"form": "text", "text": "another draft"});
                        }
                    }
                }
                _ => {}
            }
        }
    });
    assert!(log.iter().zip(&other).filter(|(one, other)| one.body != other.body).count() > 20);
    for viewer in [black[0], Visitor::random()] {
        assert_eq!(views(party.id, &log, viewer).await, views(party.id, &other, viewer).await);
    }
}
