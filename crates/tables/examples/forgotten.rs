//! What forgotten games cost: so many games with bots at which nobody is any more, then a fresh one beside them.
//!
//! `cargo run --release -p tables --example forgotten -- 3000`
//!
//! Prints the share of one processor that the server takes at rest, and how long the clock and the bots of a fresh game
//! take beyond their time: before and after a restart.

use decrypto::playout::Dice;
use decrypto::{Action, Clue};
use game::Seat;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use tables::{
    BotPlayer, BotPlayers, Command, GameAction, GameKind, GameOptions, GameView, Pace, Settings, Strength,
    SystemClock, TableId, Tables, Visitor, Words,
};

const PAUSE: Duration = Duration::from_millis(500);

/// Waits for the person who has gone.
struct Waits;

impl BotPlayer for Waits {
    fn decide(&self, _: &GameView, _: Seat, _: &[Seat], _: u64) -> Option<GameAction> {
        None
    }
    fn think_time(&self) -> Duration {
        PAUSE
    }
}

/// Gives clues, which everybody sees.
struct Acts;

impl BotPlayer for Acts {
    fn decide(&self, view: &GameView, _: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Decrypto(view) = view else { return None };
        let mut dice = Dice::new(seed);
        let clues = std::array::from_fn(|_| Clue::text(dice.word()));
        let gives = view.own.as_ref()?.can.give_clues;
        gives.then_some(GameAction::Decrypto(Action::GiveClues { clues, insist: true }))
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
        bot_after_seconds: None,
    }
}

/// A game of one person and three bots, and the person.
async fn game(tables: &Tables, strength: &str, clue_deadline: Option<u32>) -> (TableId, Visitor) {
    let host = Visitor::random();
    let id = tables.create(host, settings(clue_deadline)).await.expect("a table");
    let bot = || Command::SeatBot { chair: None, strength: Some(Strength(strength.into())) };
    let sit = Command::Sit { name: "Gone".into(), chair: None, nonce: None };
    for command in [sit, bot(), bot(), bot(), Command::Start] {
        tables.command(id, host, None, command).await.expect("a command");
    }
    (id, host)
}

/// The processor time that this process has taken.
fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: u64 =
        fields[11].parse::<u64>().expect("a number") + fields[12].parse::<u64>().expect("a number");
    Duration::from_millis(ticks * 10)
}

/// How long after its time something happens at a fresh game of which its player sees that something has: the first change
/// of what the player knows of the game, who does nothing.
async fn delay(
    tables: &Tables,
    strength: &str,
    clue_deadline: Option<u32>,
    time: Duration,
) -> Option<Duration> {
    let (id, player) = game(tables, strength, clue_deadline).await;
    let began = Instant::now();
    let mut stream = tables.subscribe(id, player).await.expect("a stream");
    let first = stream.current().game.clone();
    let changed = async {
        while let Some(view) = stream.next().await {
            if view.game != first {
                return Some(began.elapsed().saturating_sub(time));
            }
        }
        None
    };
    tokio::time::timeout(Duration::from_secs(30), changed).await.ok().flatten()
}

async fn measure(path: &Path, forgotten: usize) {
    let store = Arc::new(Sqlite::open(path).expect("a store"));
    let bots =
        BotPlayers::default().with(GameKind::Decrypto, "waits", Waits).with(GameKind::Decrypto, "acts", Acts);
    let tables = Tables::new(store, Arc::new(SystemClock), bots);
    let _running = tokio::spawn({
        let tables = tables.clone();
        async move { tables.run().await }
    });
    for _ in 0..forgotten {
        game(&tables, "waits", None).await;
    }
    // Fresh games at once, while the others may still be looked after.
    let bots = delay(&tables, "acts", None, PAUSE);
    let clock = delay(&tables, "waits", Some(5), Duration::from_secs(5));
    let (bots, clock) = tokio::join!(bots, clock);
    println!("fresh games: the bots act {bots:?} after their time, the clock {clock:?}");
    // Until everything was unloaded.
    tokio::time::sleep(Duration::from_secs(75)).await;
    let (before, began) = (cpu(), Instant::now());
    tokio::time::sleep(Duration::from_secs(20)).await;
    let share = (cpu() - before).as_secs_f64() / began.elapsed().as_secs_f64();
    println!("at rest: {:.2}% of one processor", share * 100.0);
    tables.close().await;
}

fn main() {
    let forgotten = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(3000);
    let folder = tempfile::TempDir::new().expect("a folder");
    let path = folder.path().join("log.db");
    // Each in a runtime of its own, which ends all that runs in it: what still ran would keep the log locked.
    let serve = |forgotten| {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(measure(&path, forgotten));
    };
    println!("{forgotten} forgotten games");
    serve(forgotten);
    println!("after a restart");
    serve(0);
}
