//! The power goes off while people play: what was acknowledged is there when it comes back, although the disk forgets what
//! was not synced. A library writes down what the program writes and syncs; a test cannot switch the machine off, but it
//! can work out what would be left.
//!
//! Four times by default; `CHAMBER_CUTS=50 cargo test -p chamber --test power` for more.

#[path = "power/journal.rs"]
mod journal;
mod players;

use anyhow::Result;
use client::Chance;
use players::{Server, acknowledged, check, histories, seat};
use std::time::Duration;
use store::Sqlite;
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_power_cut_loses_nothing_that_was_acknowledged() -> Result<()> {
    let cuts: usize = std::env::var("CHAMBER_CUTS").ok().and_then(|cuts| cuts.parse().ok()).unwrap_or(4);
    let folder = tempfile::tempdir()?;
    let recorder = journal::recorder(folder.path());
    let mut moment = Chance::new(11);
    let (mut kept, mut lives) = (0, 0);
    for cut in 0..cuts {
        let data = folder.path().join(format!("data-{cut}"));
        std::fs::create_dir(&data)?;
        let data = data.canonicalize()?;
        let record = folder.path().join(format!("record-{cut}"));
        let environment = [
            ("LD_PRELOAD", recorder.to_str().unwrap()),
            ("RECORD_FOLDER", data.to_str().unwrap()),
            ("RECORD_FILE", record.to_str().unwrap()),
        ];
        let place = ["--data", data.to_str().unwrap()];
        let mut server = Server::start("127.0.0.1:0", &place, &environment);
        let mut players = seat(server.address).await?;
        let mut playing = JoinSet::new();
        for mut player in players.drain(..) {
            playing.spawn(async move {
                let _ = player.play().await;
                player
            });
        }
        // The moment of the cut is the point of the test.
        tokio::time::sleep(Duration::from_millis(50 + moment.below(700) as u64)).await;
        server.kill();
        let players = playing.join_all().await;
        // The same cut may leave the disk in many ways.
        for _ in 0..3 {
            let left = tempfile::tempdir_in(folder.path())?;
            journal::cut_power(&record, &data, left.path(), &mut moment);
            let store = Sqlite::open(left.path().join("tables.sqlite"))
                .unwrap_or_else(|error| panic!("after cut {cut} the log does not open: {error}"));
            check(&store, &players).await;
            lives += 1;
        }
        kept += acknowledged(&histories(&players));
        std::fs::remove_dir_all(&data)?;
        std::fs::remove_file(&record)?;
    }
    assert!(kept > cuts, "nobody played");
    println!("{cuts} cuts, {lives} disks, {kept} acknowledged commands");
    Ok(())
}
