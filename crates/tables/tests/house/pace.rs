//! Bots take their time as people do, and leave people the time to look.

use crate::common::*;
use decrypto::playout::Dice;
use game::Seat;
use std::sync::Arc;
use std::time::Duration;
use store::{Memory, Store};
use tables::{Asked, BotPlayer, BotPlayers, Command, GameAction, GameKind, GameView, Stage, Tables};
use testing::{Anything, Foreseeable, Standing};

const USUAL: Duration = Duration::from_millis(1500);

/// A bot that does anything, as slowly as those of the house.
#[derive(Default)]
struct Unhurried(Anything);

impl BotPlayer for Unhurried {
    fn decide(&self, view: &GameView, seat: Seat, people: &[Seat], seed: u64) -> Option<GameAction> {
        self.0.decide(view, seat, people, seed)
    }

    fn pause(&self, asked: &Asked) -> Duration {
        asked.pause(USUAL)
    }

    fn reading_time(&self) -> Duration {
        Duration::from_secs(10)
    }
}

fn house() -> House {
    let (store, clock): (Arc<dyn Store>, _) = (Arc::new(Memory::new()), Arc::<Standing>::default());
    let games = [GameKind::Decrypto, GameKind::Kryptos];
    let bots = games
        .into_iter()
        .fold(BotPlayers::default(), |bots, game| bots.with(game, "anything", Unhurried::default()));
    let entropy = Arc::new(Foreseeable::new(5));
    let tables = Tables::open(tables::House {
        clock: clock.clone(),
        bots,
        entropy,
        ..tables::House::new(store.clone())
    });
    House { clock, tables, ..House::over(store) }
}

impl Party<'_> {
    async fn start_with_bots(&self, bots: usize) {
        for _ in 0..bots {
            self.ask(self.visitors[0], Command::SeatBot { chair: None, strength: None }).await.unwrap();
        }
        self.ask(self.visitors[0], Command::Start).await.unwrap();
    }

    async fn bots_act(&self) {
        self.house.tables.tick().await;
        self.house.tables.settled().await;
    }

    async fn commits(&self) -> usize {
        self.house.store.read(self.id, 0).await.unwrap().len()
    }

    /// Plays until the first code is open.
    async fn play_to_a_reveal(&self) {
        let mut dice = Dice::new(3);
        for _ in 0..500 {
            let view = self.view(self.visitors[0]).await;
            let opened =
                |line: &Option<decrypto::LineView>| line.as_ref().is_some_and(|line| line.resolved.is_some());
            let sheet = &decrypto_view(&view).sheet;
            if sheet.iter().any(|round| opened(&round.lines.white) || opened(&round.lines.black)) {
                return;
            }
            if !self.step(&mut dice).await {
                self.house.clock.advance(1);
                self.bots_act().await;
            }
        }
        panic!("no code was opened");
    }
}

async fn at_a_reveal(house: &House, people: usize) -> Party<'_> {
    let party = house.table(decrypto_settings(), people).await;
    party.start_with_bots(4 - people).await;
    party.play_to_a_reveal().await;
    party
}

#[tokio::test]
async fn bots_wait_ten_seconds_for_people_to_look_at_a_code_that_was_opened() {
    let house = house();
    let party = at_a_reveal(&house, 1).await;
    let before = party.commits().await;
    for _ in 0..9 {
        house.clock.advance(1);
        party.bots_act().await;
        assert_eq!(party.commits().await, before);
    }
    house.clock.advance(1);
    party.bots_act().await;
    assert!(party.commits().await > before);
}

#[tokio::test]
async fn bots_go_on_when_everybody_has_seen_it() {
    let house = house();
    let party = at_a_reveal(&house, 2).await;
    let before = party.commits().await;
    party.ask(party.visitors[0], Command::GoOn).await.unwrap();
    // Who says it again changes nothing.
    party.ask(party.visitors[0], Command::GoOn).await.unwrap();
    house.clock.advance(6);
    party.bots_act().await;
    assert_eq!(party.commits().await, before + 1, "one of them is still looking");
    party.ask(party.visitors[1], Command::GoOn).await.unwrap();
    party.bots_act().await;
    assert!(party.commits().await > before + 2);
}

#[tokio::test]
async fn nobody_waits_for_whoever_has_gone() {
    let house = house();
    let party = at_a_reveal(&house, 2).await;
    let before = party.commits().await;
    party.ask(party.visitors[0], Command::GoOn).await.unwrap();
    party.ask(party.visitors[1], Command::Leave).await.unwrap();
    house.clock.advance(6);
    party.bots_act().await;
    assert!(party.commits().await > before + 2);
}

#[tokio::test]
async fn without_bots_nothing_is_written_down_about_who_has_seen_what() {
    let house = house();
    let party = house.game(decrypto_settings(), 4).await;
    party.play_to_a_reveal().await;
    let before = party.commits().await;
    party.ask(party.visitors[2], Command::GoOn).await.unwrap();
    assert_eq!(party.commits().await, before);
}

#[tokio::test]
async fn five_bots_in_a_row_take_ten_seconds_at_most() {
    let house = house();
    let party = house.table(kryptos_settings(), 1).await;
    party.start_with_bots(5).await;
    let mut dice = Dice::new(8);
    let (mut since, mut longest) = (house.now(), 0);
    while party.view(party.visitors[0]).await.stage == Stage::Playing {
        if party.step(&mut dice).await {
            since = house.now();
        }
        house.clock.pass(Duration::from_millis(50));
        party.bots_act().await;
        longest = longest.max(house.now().0 - since.0);
    }
    assert!((3_000..=10_500).contains(&longest), "{longest} ms");
}
