//! Where the tables of these tests are kept: in a database, another one for every house.

use crate::common::Another;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{Postgres, postgres};

pub fn fresh() -> Another {
    let url = cluster::shared().fresh();
    let made = std::thread::spawn({
        let url = url.clone();
        move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(postgres::migrate(&url, None))
        }
    });
    made.join().unwrap().unwrap();
    static NODES: AtomicU64 = AtomicU64::new(1);
    Arc::new(move || {
        let node = NODES.fetch_add(1, Ordering::Relaxed) << 32;
        Arc::new(Postgres::new(&url, None, node).unwrap())
    })
}
