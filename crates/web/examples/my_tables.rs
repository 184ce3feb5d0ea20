//! How fast the list of one's own tables is when the server has many.
//!
//! `cargo run --release -p web --example my_tables -- 100000 1000`
//!
//! Makes so many tables in a file, of which so many are one visitor's, and asks for the pages over HTTP.

use client::Client;
use serde_json::json;
use std::sync::Arc;
use std::time::Instant;
use store::{Commit, Index, Place, Sqlite, Store, TableId};
use tables::{SystemClock, Tables};
use testing::TestServer;

/// How many tables are written at once, to share a sync.
const AT_ONCE: u64 = 500;
const ASKED: usize = 200;

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1).map(|number| number.parse::<u64>().expect("a number"));
    let (all, own) = (arguments.next().unwrap_or(100_000), arguments.next().unwrap_or(1_000));
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path().join("tables.sqlite")).expect("a file"));
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), Default::default());
    let server = TestServer::start(tables).await.expect("a server");
    let anna = Client::visitor(server.address).await.expect("a visitor");
    let id: Vec<u8> =
        (0..16).map(|byte| u8::from_str_radix(&anna.token()[2 * byte..2 * byte + 2], 16).unwrap()).collect();
    let id: [u8; 16] = id.try_into().expect("16 bytes");

    // One true table, whose outline all others share.
    let table = anna.create(&json!({"game": {"kryptos": {}}})).await.expect("a table");
    for name in ["Anna", "Ben", "Clara"] {
        let who = if name == "Anna" {
            anna.clone()
        } else {
            Client::visitor(server.address).await.expect("a visitor")
        };
        who.command(&table, &json!({"do": "sit", "name": name})).await.expect("an answer").expect("a seat");
    }
    anna.command(&table, &json!({"do": "start"})).await.expect("an answer").expect("a game");
    let [placed] = &store.places(id, 0, 10).await.expect("a list")[..] else { panic!("not in the list") };

    let began = Instant::now();
    for first in (0..all).step_by(AT_ONCE as usize) {
        let writing: Vec<_> = (first..all.min(first + AT_ONCE))
            .map(|number| {
                let mine = number % (all / own.max(1)).max(1) == 0;
                let other = std::array::from_fn(|byte| (number >> (8 * (byte % 8))) as u8 ^ 0x5a);
                let people = [if mine { id } else { other }, [number as u8; 16], [(number >> 8) as u8; 16]];
                let place = |visitor| Place {
                    visitor,
                    going: number % 10 == 0,
                    since: number,
                    own: placed.own.clone(),
                };
                let index = Index {
                    outline: Some(placed.outline.clone()),
                    places: Some(people.into_iter().map(place).collect()),
                    ..Index::default()
                };
                let first = Commit { seq: 1, at: number, version: 1, body: vec![7; 2000] };
                let store = store.clone();
                tokio::spawn(async move { store.create(TableId::from_random(number), first, index).await })
            })
            .collect();
        for written in writing {
            written.await.expect("a task").expect("written");
        }
    }
    println!("{all} tables, {own} of them one visitor's, written in {:.1} s", began.elapsed().as_secs_f64());

    for path in ["/", "/mine", "/mine?skip=500", "/mine?skip=950"] {
        let mut times = Vec::with_capacity(ASKED);
        let mut size = 0;
        for _ in 0..ASKED {
            let asked = Instant::now();
            let page = anna.get(path).await.expect("an answer");
            times.push(asked.elapsed());
            assert_eq!(page.status, 200);
            size = page.body.len();
        }
        times.sort_unstable();
        let at =
            |share: usize| times[(times.len() * share / 100).min(times.len() - 1)].as_secs_f64() * 1000.0;
        println!(
            "{path:16} {size:6} bytes   median {:.2} ms   p99 {:.2} ms   slowest {:.2} ms",
            at(50),
            at(99),
            at(100)
        );
    }
}
