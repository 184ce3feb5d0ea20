//! Somebody vanishes, at every phase of every game: the others play on within the set times, and whoever comes back has
//! the seat.

use crate::common::*;
use decrypto::LaserDrive;
use decrypto::playout::Dice;
use std::collections::BTreeSet;
use tables::{Command, GameAction, GameOptions, GameView, Settings, Stage, Subscription, TableView, Visitor};

/// After so many seconds without somebody a teammate may write for them.
const PEN: u64 = 60;
/// After so many anybody may put a bot in their place, and the host is another.
const BOT: u64 = 120;
/// For how long the others are left to play before the game must have gone on.
const PLAY: u64 = 60;

/// People at a table who are all connected, but for those who have vanished.
struct Company<'a> {
    all: Party<'a>,
    streams: Vec<(Visitor, Subscription)>,
    dice: Dice,
}

/// A phase as the tests tell phases apart.
fn phase(view: &TableView) -> String {
    match (&view.game, view.stage) {
        (None, _) => "waiting room".into(),
        (_, Stage::Finished) => "result".into(),
        (Some(GameView::Decrypto(game)), _) => match game.phase {
            decrypto::Phase::Guess { team } if game.round > 1 => format!("{team:?} is intercepted"),
            phase => format!("{phase:?}"),
        },
        (Some(GameView::Kryptos(game)), _) => match game.phase {
            kryptos::Phase::Turn { guess, .. } => format!("guess {guess}"),
            kryptos::Phase::Reveal { round, .. } => format!("card {round} is revealed"),
            phase => format!("{phase:?}"),
        },
        (Some(GameView::Toy(_)), _) => panic!("another game"),
    }
}

impl<'a> Company<'a> {
    async fn gather(house: &'a House, settings: Settings, people: usize, seed: u64) -> Company<'a> {
        let all = house.table(settings, people).await;
        let mut company = Company { all, streams: Vec::new(), dice: Dice::new(seed) };
        for visitor in company.all.visitors.clone() {
            company.comes(visitor).await;
        }
        company
    }

    fn house(&self) -> &'a House {
        self.all.house
    }

    async fn comes(&mut self, visitor: Visitor) {
        let stream = self.house().tables.subscribe(self.all.id, visitor).await.unwrap();
        self.streams.push((visitor, stream));
    }

    async fn vanish(&mut self, who: &[Visitor]) {
        self.streams.retain(|(visitor, _)| !who.contains(visitor));
        self.house().tables.tick().await;
    }

    /// Those who are there.
    fn there(&self) -> Party<'a> {
        let visitors = self.streams.iter().map(|(visitor, _)| *visitor).collect();
        Party { house: self.house(), id: self.all.id, visitors }
    }

    /// What somebody who is there sees.
    async fn sees(&self) -> TableView {
        self.there().view(self.streams[0].0).await
    }

    /// Everybody who is there does something, and a second passes.
    async fn play(&mut self) {
        let there = self.there();
        there.step(&mut self.dice).await;
        self.passes(1).await;
    }

    async fn passes(&self, seconds: u64) {
        self.house().clock.advance(seconds);
        self.house().tables.tick().await;
        self.house().tables.settled().await;
    }

    /// Plays until this phase is reached; false if the game ends without it.
    async fn reaches(&mut self, wanted: &str) -> bool {
        for _ in 0..4_000 {
            let view = self.sees().await;
            let now = phase(&view);
            match view.stage {
                _ if now == wanted => return true,
                Stage::Waiting => {
                    self.all.ask(self.all.visitors[0], Command::Start).await.unwrap();
                }
                Stage::Finished => return false,
                Stage::Playing => self.play().await,
            }
        }
        panic!("the game does not end");
    }

    /// Those who are there play on, whoever is missing, until the game has an end.
    async fn plays_out(&mut self) {
        for _ in 0..4_000 {
            if self.sees().await.stage == Stage::Finished {
                return;
            }
            self.play().await;
            self.replaces().await;
        }
        panic!("the game does not end");
    }

    /// Puts a bot in the place of everybody for whom that is allowed; the last who sat down does it, not the host.
    async fn replaces(&self) -> usize {
        let (by, _) = self.streams.last().unwrap();
        let mut replaced = 0;
        for chair in &self.sees().await.chairs {
            if chair.player.as_ref().is_some_and(|player| player.can_replace) {
                let bot = Command::SeatBot { chair: Some(chair.chair), strength: None };
                self.all.ask(*by, bot).await.unwrap();
                replaced += 1;
            }
        }
        replaced
    }

    /// Hands on the pen of an Encryptor who is missing, if one is; an opponent may.
    async fn hands_on_the_pen(&self) {
        let view = self.sees().await;
        let Some(GameView::Decrypto(game)) = &view.game else { return };
        let away = |seat: game::Seat| {
            let mut players = view.chairs.iter().filter(|chair| chair.seat == Some(seat));
            players.any(|chair| chair.player.as_ref().is_some_and(|player| player.away.is_some()))
        };
        for team in decrypto::Team::BOTH {
            let Some(encryptor) = game.teams[team].encryptor.filter(|seat| away(*seat)) else { continue };
            if game.phase != decrypto::Phase::Encrypt || game.teams[team].done {
                continue;
            }
            let mate = (0..)
                .map(game::Seat)
                .zip(&game.seats)
                .find(|(seat, of)| of.team == team && *seat != encryptor);
            let Some((to, _)) = mate else { continue };
            let action = GameAction::Decrypto(decrypto::Action::ReplaceEncryptor { to });
            let (by, _) = self.streams.last().unwrap();
            self.all.ask(*by, Command::Order { action }).await.expect("anybody lets a teammate write");
        }
    }

    /// Seat and number of everybody, in order.
    async fn places(&self) -> Vec<(Option<game::Seat>, Option<tables::PlayerId>)> {
        let mut places = Vec::new();
        for visitor in &self.all.visitors {
            let you = self.all.view(*visitor).await.you;
            places.push((you.seat, you.player));
        }
        places
    }
}

/// One of them vanishes in this phase, comes back later, and everybody plays to the end.
async fn one_vanishes(mut company: Company<'_>, wanted: &str, place: usize) {
    let told = format!("player {place} vanishes: {wanted}");
    let gone = company.all.visitors[place];
    let before = company.places().await[place];
    let began = company.sees().await.turn;
    let left_at = company.house().now();
    company.vanish(&[gone]).await;
    let seconds = |company: &Company<'_>| (company.house().now().0 - left_at.0) / 1000;
    match wanted {
        "waiting room" | "result" => company.passes(PEN + 1).await,
        _ => {
            while seconds(&company) <= PEN {
                company.play().await;
            }
            company.hands_on_the_pen().await;
        }
    }
    // What the others may do in the end they may do after two minutes, whoever of them it is.
    while seconds(&company) <= BOT {
        match wanted {
            "waiting room" | "result" => company.passes(1).await,
            _ => company.play().await,
        }
    }
    let view = company.sees().await;
    let host = view.host.expect("a host");
    assert_ne!(Some(host), before.1, "{told}: the host has gone");
    if wanted == "waiting room" {
        let (heir, _) = company.streams[0];
        assert!(company.all.view(heir).await.you.host, "{told}");
        company.all.ask(heir, Command::Start).await.unwrap();
    }
    if wanted == "result" {
        for (visitor, _) in &company.streams {
            company.all.ask(*visitor, Command::Rematch).await.unwrap();
        }
        assert_eq!(company.sees().await.games, 2, "{told}: nobody waits for who is gone");
    }
    let playing = company.sees().await.stage == Stage::Playing;
    assert!(!playing || company.replaces().await == 1, "{told}: a bot may play for them");
    while seconds(&company) <= BOT + PLAY {
        company.play().await;
    }
    let view = company.sees().await;
    assert!(view.stage == Stage::Finished || view.turn > began, "{told}: the game stands still");
    company.comes(gone).await;
    let after = company.places().await[place];
    assert_eq!(after.1, before.1, "{told}: and is another player now");
    assert!(after.0 == before.0 || before.0.is_none(), "{told}: and sits elsewhere now");
    company.plays_out().await;
}

/// Everybody vanishes for long; then they come back one by one and play to the end.
async fn all_vanish(mut company: Company<'_>, wanted: &str) {
    let before = company.places().await;
    let everybody = company.all.visitors.clone();
    company.vanish(&everybody).await;
    for _ in 0..20 {
        company.passes(60).await;
    }
    for visitor in everybody {
        company.comes(visitor).await;
    }
    company.passes(1).await;
    assert_eq!(company.places().await, before, "{wanted}");
    if wanted == "waiting room" {
        company.all.ask(company.all.visitors[0], Command::Start).await.unwrap();
    }
    company.plays_out().await;
}

/// In each of these phases everybody in turn vanishes, then all at once. A few games are tried until a phase comes up.
async fn nobody_is_needed(settings: &Settings, people: usize, phases: &[&str]) {
    let mut never: BTreeSet<&str> = phases.iter().copied().collect();
    for wanted in phases {
        for seed in 0..60 {
            let house = House::new();
            if !Company::gather(&house, settings.clone(), people, seed).await.reaches(wanted).await {
                continue;
            }
            never.remove(wanted);
            // The same seed leads there again.
            for place in 0..=people {
                let house = House::new();
                let mut company = Company::gather(&house, settings.clone(), people, seed).await;
                assert!(company.reaches(wanted).await, "{wanted} comes up again");
                if place == people {
                    all_vanish(company, wanted).await;
                } else {
                    one_vanishes(company, wanted, place).await;
                }
            }
            break;
        }
    }
    assert!(never.is_empty(), "no game came to: {never:?}");
}

const DECRYPTO: [&str; 6] = [
    "waiting room",
    "Encrypt",
    "Guess { team: White }",
    "Guess { team: Black }",
    "White is intercepted",
    "Black is intercepted",
];

#[tokio::test]
async fn whoever_vanishes_from_decrypto_stops_no_game_and_has_the_seat_on_return() {
    nobody_is_needed(&decrypto_settings(), 4, &DECRYPTO).await;
    nobody_is_needed(&decrypto_settings(), 4, &["result"]).await;
}

#[tokio::test]
async fn whoever_vanishes_from_the_game_of_three_stops_no_game_and_has_the_seat_on_return() {
    nobody_is_needed(&decrypto_settings(), 3, &["Encrypt", "Guess { team: White }", "White is intercepted"])
        .await;
}

#[tokio::test]
async fn whoever_vanishes_from_laser_drive_or_a_tie_break_stops_no_game_and_has_the_seat_on_return() {
    let laser_drive = Some(LaserDrive { cost: 1 });
    let options = decrypto::Options { laser_drive, ..Default::default() };
    let settings = settings(GameOptions::Decrypto(options));
    nobody_is_needed(&settings, 4, &["Guess { team: White }", "Laser", "Keywords", "Judge"]).await;
}

#[tokio::test]
async fn whoever_vanishes_from_kryptos_stops_no_game_and_has_the_seat_on_return() {
    let phases = ["waiting room", "card 1 is revealed", "card 2 is revealed", "guess 1", "guess 2", "result"];
    nobody_is_needed(&kryptos_settings(), 3, &phases).await;
    nobody_is_needed(&kryptos_settings(), 4, &["guess 1"]).await;
}
