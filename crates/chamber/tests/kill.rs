//! The real program is killed while people play, again and again: what was acknowledged is there, once, and the
//! players come back and go on.
//!
//! Twenty times by default; `CHAMBER_KILLS=200 cargo test -p chamber --test kill` for a long night.

mod players;

use anyhow::Result;
use client::Chance;
use players::{Server, acknowledged, check, histories, seat};
use std::time::Duration;
use store::Sqlite;
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_random_moments_it_loses_nothing_that_was_acknowledged() -> Result<()> {
    let kills: usize = std::env::var("CHAMBER_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let data = tempfile::tempdir()?;
    let place = ["--data", data.path().to_str().unwrap()];
    let mut server = Server::start("127.0.0.1:0", &place, &[]);
    let listen = server.address.to_string();
    let mut players = seat(server.address).await?;
    let mut moment = Chance::new(7);
    let mut before = 0;
    for kill in 0..kills {
        let mut playing = JoinSet::new();
        for mut player in players.drain(..) {
            playing.spawn(async move {
                // Every end of a connection is the kill's; the next life begins with a new one.
                let _ = player.play().await;
                player
            });
        }
        // The moment of the kill is the point of the test: anywhere from the first handshake to deep in a game.
        tokio::time::sleep(Duration::from_millis(20 + moment.below(180) as u64)).await;
        server.kill();
        players = playing.join_all().await;
        let store = Sqlite::open(data.path().join("tables.sqlite")).expect("the log opens after a kill");
        let found = check(&store, &players).await;
        drop(store);
        let now = acknowledged(&histories(&players));
        assert!(now >= before && found > 0 || kill == 0, "the players went on after kill {kill}");
        before = now;
        server = Server::start(&listen, &place, &[]);
    }
    // Everybody is let in again and every table still answers.
    for player in &players {
        let view = player.client.view(&player.table).await?;
        assert!(view["you"]["chair"].is_u64(), "{view}");
    }
    println!("{kills} kills, {before} acknowledged commands");
    Ok(())
}
