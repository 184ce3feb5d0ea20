//! Three nodes over one PostgreSQL database, and everybody plays by all of them at once: what each player was told became of
//! each command is compared with the logs.
//!
//! 3,000 commands by default; `CHAMBER_COMMANDS=100000 cargo test -p chamber --test histories` for more.

mod players;

use anyhow::Result;
use players::{Server, acknowledged, check, histories, seat};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Postgres;
use tokio::sync::Notify;
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_three_nodes_acknowledge_at_once_stands_in_the_log_once() -> Result<()> {
    let wanted: usize =
        std::env::var("CHAMBER_COMMANDS").ok().and_then(|wanted| wanted.parse().ok()).unwrap_or(3_000);
    let url = cluster::shared().fresh();
    let migrated = Command::new(env!("CARGO_BIN_EXE_chamber")).args(["migrate", "--store", &url]).output()?;
    assert!(migrated.status.success(), "{migrated:?}");
    let nodes: Vec<Server> = (0..3).map(|_| Server::start("127.0.0.1:0", &["--store", &url], &[])).collect();
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let began = Instant::now();
    let (mut all, mut sent, mut kept) = (0, 0, 0);
    // New tables after a while, so that logs do not grow for ever.
    while all < wanted {
        let mut players = Vec::new();
        for address in addresses.iter().cycle().take(4) {
            players.extend(seat(*address).await?);
        }
        let mut playing = JoinSet::new();
        let until = (wanted - all).min(10_000);
        let (sent_by, stop) = (histories(&players), Arc::new(Notify::new()));
        for mut player in players.drain(..) {
            let (addresses, stop) = (addresses.clone(), stop.clone());
            playing.spawn(async move {
                tokio::select! {
                    () = player.play_anywhere(&addresses) => {}
                    () = stop.notified() => {}
                }
                player
            });
        }
        while acknowledged(&sent_by) < until {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        stop.notify_waiters();
        let players = playing.join_all().await;
        // What was on its way when its sender left is written by then, or never.
        tokio::time::sleep(Duration::from_millis(500)).await;
        kept += check(&Postgres::new(&url, None, u64::MAX << 32)?, &players).await;
        sent += sent_by.iter().map(|history| history.lock().unwrap().len()).sum::<usize>();
        all += acknowledged(&sent_by);
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{sent} commands, {all} acknowledged, {kept} in the logs, 0 violations, {seconds:.0} s");
    Ok(())
}
