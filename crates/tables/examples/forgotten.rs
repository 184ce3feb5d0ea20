//! What forgotten games cost: so many games with bots at which nobody is any more, then a fresh one beside them.
//!
//! `cargo run --release -p tables --example forgotten -- 3000`
//!
//! Prints the share of one processor that the server takes at rest, and how long the clock and the bots of a fresh game
//! take beyond their time: before and after a restart.

use decrypto::playout::Dice;
use decrypto::playout::random_action;
use game::Seat;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use tables::{
    Brain, Brains, Command, GameAction, GameKind, GameOptions, GameView, Pace, Settings, Strength,
    SystemClock, TableId, Tables, Visitor, Words,
};

const PAUSE: Duration = Duration::from_millis(500);

/// Waits for the person who has gone.
struct Waits;

impl Brain for Waits {
    fn decide(&self, _: &GameView, _: Seat, _: &[Seat], _: u64) -> Option<GameAction> {
        None
    }
    fn think_time(&self) -> Duration {
        PAUSE
    }
}

/// Does anything legal.
struct Acts;

impl Brain for Acts {
    fn decide(&self, view: &GameView, _: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Decrypto(view) = view else { return None };
        let (you, mut dice) = (view.own.as_ref()?, Dice::new(seed));
        let words = (0..4).map(|_| dice.word()).collect();
        random_action(&you.can, &mut dice, None, &words).map(GameAction::Decrypto)
    }
    fn think_time(&self) -> Duration {
        PAUSE
    }
}

fn settings(clue_deadline: Option<u32>) -> Settings {
    Settings {
        game: GameOptions::Decrypto(decrypto::Options { clue_deadline, ..Default::default() }),
        language: lexicon::Language::English,
        words: Words::House,
        listed: false,
        pace: Pace::Live,
        sand_timer_with_bots: false,
        side_names: Vec::new(),
        bots: None,
    }
}

async fn game(tables: &Tables, strength: &str, clue_deadline: Option<u32>) -> TableId {
    let host = Visitor::random();
    let id = tables.create(host, settings(clue_deadline)).await.expect("a table");
    let bot = || Command::SeatBot { chair: None, strength: Some(Strength(strength.into())) };
    let sit = Command::Sit { name: "Gone".into(), chair: None, nonce: None };
    for command in [sit, bot(), bot(), bot(), Command::Start] {
        tables.command(id, host, None, command).await.expect("a command");
    }
    id
}

/// The processor time that this process has taken.
fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: u64 =
        fields[11].parse::<u64>().expect("a number") + fields[12].parse::<u64>().expect("a number");
    Duration::from_millis(ticks * 10)
}

async fn measure(path: &Path, forgotten: usize) {
    let store = Arc::new(Sqlite::open(path).expect("a store"));
    let brains =
        Brains::default().with(GameKind::Decrypto, "waits", Waits).with(GameKind::Decrypto, "acts", Acts);
    let tables = Tables::new(store, Arc::new(SystemClock), brains);
    let running = tokio::spawn({
        let tables = tables.clone();
        async move { tables.run().await }
    });
    for _ in 0..forgotten {
        game(&tables, "waits", None).await;
    }
    // A fresh game at once, while the others may still be looked after.
    let id = game(&tables, "acts", Some(5)).await;
    let began = Instant::now();
    let watcher = Visitor::random();
    let mut stream = tables.subscribe(id, watcher).await.expect("a stream");
    let (mut bots, mut clock) = (None, None);
    let first = stream.current().seq;
    while clock.is_none() && began.elapsed() < Duration::from_secs(30) {
        let Ok(Some(frame)) = tokio::time::timeout(Duration::from_secs(30), stream.next()).await else {
            break;
        };
        let Some(GameView::Decrypto(view)) = &frame.game else { continue };
        if frame.seq > first && bots.is_none() {
            bots = Some(began.elapsed().saturating_sub(PAUSE));
        }
        if view.phase != decrypto::Phase::Encrypt {
            clock = Some(began.elapsed().saturating_sub(Duration::from_secs(5)));
        }
    }
    println!("a fresh game: bots {bots:?} and clock {clock:?} after their time");
    drop(stream);
    // Until everything was unloaded.
    tokio::time::sleep(Duration::from_secs(75)).await;
    let (before, began) = (cpu(), Instant::now());
    tokio::time::sleep(Duration::from_secs(20)).await;
    let share = (cpu() - before).as_secs_f64() / began.elapsed().as_secs_f64();
    println!("at rest: {:.2}% of one processor, {} tables in memory", share * 100.0, tables.load().await.0);
    tables.close().await;
    running.abort();
}

#[tokio::main]
async fn main() {
    let forgotten = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(3000);
    let folder = tempfile::TempDir::new().expect("a folder");
    let path = folder.path().join("log.db");
    println!("{forgotten} forgotten games");
    measure(&path, forgotten).await;
    println!("after a restart");
    measure(&path, 0).await;
}
