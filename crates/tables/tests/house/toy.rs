//! A game that no other code of this crate knows: what holds for it holds for every game on the list.

use crate::common::*;
use game::Game;
use std::sync::Arc;
use tables::{Command, GameAction, GameKind, GameView, Outlet, Stage, TableView, Visitor};
use toy::{Action, Made, Toy};

fn toy_view(view: &tables::TableView) -> &toy::View {
    match &view.game {
        Some(GameView::Toy(view)) => view,
        _ => panic!("no toy game"),
    }
}

fn bid(card: u8) -> Command {
    Command::Play { action: GameAction::Toy(Action::Bid { card }), turn: None }
}

#[tokio::test]
async fn a_game_on_the_list_is_played_to_its_record() {
    let house = House::new();
    let party = house.game(settings(GameKind::Toy.usual_options()), 3).await;
    party.play_out(1).await;
    let view = party.view(party.visitors[0]).await;
    let record = house.tables.record(party.id).await.unwrap().notation;
    assert_eq!(Toy::outcome(&toy::read(&record).unwrap()), toy_view(&view).outcome);
}

#[tokio::test]
async fn a_table_of_it_is_read_again_by_another_node() {
    let house = House::new();
    let party = house.game(settings(GameKind::Toy.usual_options()), 2).await;
    party.ask(party.visitors[0], bid(4)).await.unwrap();
    let second = house.second();
    for visitor in [party.visitors[0], party.visitors[1], Visitor::random()] {
        let there = second.tables.view(party.id, visitor).await.unwrap();
        assert_eq!(there.game, party.view(visitor).await.game);
    }
}

#[tokio::test]
async fn what_one_player_bids_is_in_nobody_elses_view() {
    let house = House::new();
    let (one, other) = (
        house.game(settings(GameKind::Toy.usual_options()), 2).await,
        house.game(settings(GameKind::Toy.usual_options()), 2).await,
    );
    one.ask(one.visitors[0], bid(4)).await.unwrap();
    other.ask(other.visitors[0], bid(5)).await.unwrap();
    let (writer, writers) = (one.view(one.visitors[0]).await, other.view(other.visitors[0]).await);
    assert_ne!(toy_view(&writer).own, toy_view(&writers).own);
    let (mate, mates) = (one.view(one.visitors[1]).await, other.view(other.visitors[1]).await);
    assert_eq!(toy_view(&mate).own, toy_view(&mates).own);
    assert_eq!(toy_view(&mate).rounds[0].bids, None);
}

#[tokio::test]
async fn the_waiting_room_is_told_how_many_can_play_and_why_they_cannot_begin() {
    let house = House::new();
    let party = house.table(settings(GameKind::Toy.usual_options()), 1).await;
    let view = party.view(party.visitors[0]).await;
    assert_eq!(view.seating, GameKind::Toy.seating());
    assert_eq!(view.chairs.len(), usize::from(view.seating.most));
    assert_eq!(view.cannot_start.as_ref().map(|refusal| refusal.code()), Some("wrong-number"));
    assert_eq!(party.refused(party.visitors[0], Command::Start).await, "wrong-number");
    party.ask(Visitor::random(), sit("Bo")).await.unwrap();
    assert_eq!(party.view(party.visitors[0]).await.cannot_start, None);
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Playing);
}

/// Reads views as an API socket does, or as a page, which needs no JSON.
struct Watcher {
    as_json: bool,
}

impl Outlet for Watcher {
    fn show(&self, view: &Arc<TableView>) {
        if self.as_json {
            view.json();
        }
    }

    fn close(&self) {}
}

#[tokio::test]
async fn a_draft_makes_one_view_and_one_json_and_only_for_whoever_reads_them() {
    let house = House::new();
    let party = house.game(settings(GameKind::Toy.usual_options()), 4).await;
    let strangers = [Visitor::random(), Visitor::random()];
    let mut attached = Vec::new();
    for (number, visitor) in party.visitors.iter().chain(&strangers).enumerate() {
        // The writer and every other one are programs.
        let outlet = Arc::new(Watcher { as_json: number % 2 == 0 });
        attached.push(house.tables.attach(party.id, *visitor, outlet).await.unwrap());
    }
    let draft = |card| Command::Play { action: GameAction::Toy(Action::Draft { card }), turn: None };
    let made_by = async |writer: usize, card| {
        Made::since();
        party.ask(party.visitors[writer], draft(card)).await.unwrap();
        Made::since()
    };
    assert_eq!(made_by(0, 3).await, Made { open: 0, own: 1, json: 1 });
    // On a page nobody needs JSON.
    assert_eq!(made_by(1, 3).await, Made { open: 0, own: 1, json: 0 });
    // Where nobody looks at the writer's own view it is not made.
    drop(attached.remove(0));
    house.tables.tick().await;
    assert_eq!(made_by(0, 4).await, Made::default());
    // A bid is seen by everybody: one layer for all, and one of each who looks.
    Made::since();
    party.ask(party.visitors[1], bid(3)).await.unwrap();
    assert_eq!(Made::since(), Made { open: 1, own: 3, json: 2 });
}

#[tokio::test]
async fn its_bots_and_its_clock_are_looked_after() {
    let house = House::new();
    let party = house.table(settings(GameKind::Toy.usual_options()), 1).await;
    party.ask(party.visitors[0], Command::SeatBot { chair: None, strength: None }).await.unwrap();
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    party.play_out(3).await;
}

#[tokio::test]
async fn a_move_of_another_game_is_refused() {
    let house = House::new();
    let party = house.game(settings(GameKind::Toy.usual_options()), 2).await;
    let action = GameAction::Kryptos(kryptos::Action::Decline);
    assert_eq!(party.refused(party.visitors[0], Command::Play { action, turn: None }).await, "other-game");
}
