//! What a command costs at a table of four with everybody looking, and how fast the log takes commits.

use divan::{Bencher, counter::ItemsCount};
use std::sync::Arc;
use store::{Memory, Sqlite, Store};
use tables::{
    Audience, BotPlayers, Command, GameOptions, KryptosOptions, Pace, Settings, SystemClock, TableId, Tables,
    Visitor, Words,
};
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

/// Tables of four, dealt, each with four streams and one watcher.
struct Room {
    tables: Tables,
    seated: Vec<(TableId, Visitor)>,
    streams: Vec<tables::Subscription>,
}

async fn room(store: Arc<dyn Store>, count: usize) -> Room {
    let tables = Tables::new(store, Arc::new(SystemClock), BotPlayers::default());
    let mut room = Room { tables: tables.clone(), seated: Vec::new(), streams: Vec::new() };
    for _ in 0..count {
        let people: [Visitor; 4] = std::array::from_fn(|_| Visitor::random());
        let settings = Settings {
            game: GameOptions::Kryptos(KryptosOptions::default()),
            language: lexicon::Language::English,
            words: Words::House,
            listed: false,
            pace: Pace::Live,
            sand_timer_with_bots: false,
            side_names: Vec::new(),
            bots: None,
            bot_after_seconds: None,
        };
        let table = tables.create(people[0], settings).await.expect("created");
        for visitor in people {
            let sit = Command::Sit { name: "Player".into(), chair: None, nonce: None };
            tables.command(table, visitor, None, sit).await.expect("seated");
            room.streams.push(tables.subscribe(table, visitor).await.expect("looking"));
        }
        tables.command(table, people[0], None, Command::Start).await.expect("dealt");
        room.streams.push(tables.subscribe(table, Visitor::random()).await.expect("looking"));
        room.seated.push((table, people[1]));
    }
    room
}

/// Everybody says something at once; every stream's JSON is made.
async fn one_round(room: &mut Room) {
    let mut asking = tokio::task::JoinSet::new();
    for (table, visitor) in room.seated.iter().copied() {
        let tables = room.tables.clone();
        let say = Command::Say { to: Audience::Table, text: "what about the fourth?".into() };
        asking.spawn(async move { tables.command(table, visitor, None, say).await });
    }
    while let Some(done) = asking.join_next().await {
        divan::black_box(done.expect("asked").expect("said"));
    }
    for stream in &mut room.streams {
        divan::black_box(stream.current().json());
    }
}

fn commands(bencher: Bencher<'_, '_>, store: Arc<dyn Store>, count: usize) {
    let runtime = Runtime::new().expect("a runtime");
    let mut room = runtime.block_on(room(store, count));
    bencher.counter(ItemsCount::new(count)).bench_local(|| runtime.block_on(one_round(&mut room)));
}

#[divan::bench(args = [1, 100])]
fn commands_without_a_disk(bencher: Bencher<'_, '_>, tables: usize) {
    commands(bencher, Arc::new(Memory::new()), tables);
}

#[divan::bench(args = [1, 100])]
fn commands_synced(bencher: Bencher<'_, '_>, tables: usize) {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path().join("log.db")).expect("a store");
    commands(bencher, Arc::new(store), tables);
}
