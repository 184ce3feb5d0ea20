//! The real program is killed while people play, again and again: what was acknowledged is there, once, and the
//! players come back and go on.
//!
//! Twenty times by default; `CHAMBER_KILLS=200 cargo test -p chamber --test kill` for a long night.

use anyhow::Result;
use client::{Chance, Client, Socket, next_action};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Sqlite, Store};
use tokio::task::JoinSet;

const TABLES: usize = 4;
const SEATS: usize = 4;

/// The program, running.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path, listen: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_chamber"))
            .args([
                "serve",
                "--listen",
                listen,
                "--requests",
                "0",
                "--commands",
                "0",
                "--creations",
                "0",
                "--kilobytes",
                "0",
                "--connections",
                "0",
                "--data",
            ])
            .arg(data)
            .env("CHAMBER_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("http://").expect("the first line is the address").parse().unwrap();
        Server { process, address }
    }

    /// As a power switch would: no signal handler runs.
    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Killed and reaped; whether it was gone already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What a player has sent: named, marked with a word of its own, and acknowledged or not.
#[derive(Clone)]
struct Sent {
    id: String,
    command: Value,
    mark: Option<String>,
    acknowledged: bool,
}

type Deeds = Arc<Mutex<Vec<Sent>>>;

/// One player, who goes on where they were cut off.
struct Player {
    client: Client,
    table: String,
    deeds: Deeds,
    chance: Chance,
}

impl Player {
    /// Sends again what was never answered, then plays and talks until the server is gone.
    async fn play(&mut self) -> Result<()> {
        let mut socket = self.client.socket(&self.table).await?;
        socket.next().await?;
        let unanswered = self.deeds.lock().unwrap().last().filter(|sent| !sent.acknowledged).cloned();
        if let Some(sent) = unanswered {
            self.send(&mut socket, sent).await?;
        }
        loop {
            let view = socket.view().cloned().unwrap_or_default();
            let number = self.deeds.lock().unwrap().len();
            let mark = format!("mark-{}-{number}-end", &self.client.token()[..8]);
            let (command, mark) = match next_action(&view, &mut self.chance)? {
                Some(command) if !self.chance.one_in(3) => (command, None),
                _ if view["open"]["stage"] == "finished" && view["you"]["host"] == true => {
                    (json!({"do": "rematch"}), None)
                }
                _ if view["open"]["stage"] == "waiting" && view["you"]["host"] == true => {
                    (json!({"do": "start"}), None)
                }
                _ => (json!({"do": "say", "to": "table", "text": mark}), Some(mark)),
            };
            let sent = Sent { id: format!("n{number}"), command, mark, acknowledged: false };
            self.deeds.lock().unwrap().push(sent.clone());
            self.send(&mut socket, sent).await?;
        }
    }

    async fn send(&mut self, socket: &mut Socket, sent: Sent) -> Result<()> {
        socket.send(&sent.id, &sent.command).await?;
        let answer = socket.answer().await?;
        assert_eq!(answer["answer"], sent.id.as_str());
        let mut deeds = self.deeds.lock().unwrap();
        match (deeds.last_mut(), answer.get("accepted")) {
            (Some(last), Some(_)) => last.acknowledged = true,
            // Refused: nothing happened, so nothing is to be found; the name may be used again.
            _ => drop(deeds.pop()),
        }
        Ok(())
    }
}

async fn seat(address: SocketAddr) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for number in 0..TABLES {
        let host = Client::visitor(address).await?;
        let game =
            if number % 2 == 0 { json!({"decrypto": {"sand_timer": null}}) } else { json!({"kryptos": {}}) };
        let table = host.create(&json!({ "game": game })).await?;
        for seat in 0..SEATS {
            let client = if seat == 0 { host.clone() } else { Client::visitor(address).await? };
            let sit = json!({"do": "sit", "name": format!("Player {seat}")});
            client.command(&table, &sit).await?.expect("a chair is free");
            let chance = Chance::new((number * SEATS + seat) as u64);
            players.push(Player { client, table: table.clone(), deeds: Deeds::default(), chance });
        }
        host.command(&table, &json!({"do": "start"})).await?.expect("four can play");
    }
    Ok(players)
}

/// Reads the log itself: every acknowledged word once, no word twice.
async fn check(data: &Path, players: &[Player]) -> usize {
    let store = Sqlite::open(data.join("tables.sqlite")).expect("the log opens after a kill");
    let mut found = 0;
    for player in players {
        let commits = store.read(player.table.parse().unwrap(), 0).await.expect("the log is whole");
        let log: Vec<String> =
            commits.iter().map(|commit| String::from_utf8_lossy(&commit.body).into_owned()).collect();
        for sent in player.deeds.lock().unwrap().iter() {
            let Some(mark) = &sent.mark else { continue };
            let times = log.iter().map(|body| body.matches(mark.as_str()).count()).sum::<usize>();
            let expected = if sent.acknowledged { 1..=1 } else { 0..=1 };
            assert!(
                expected.contains(&times),
                "{mark} (acknowledged: {}) stands {times} times",
                sent.acknowledged
            );
            found += times;
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_random_moments_it_loses_nothing_that_was_acknowledged() -> Result<()> {
    let kills: usize = std::env::var("CHAMBER_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let data = tempfile::tempdir()?;
    let mut server = Server::start(data.path(), "127.0.0.1:0");
    let listen = server.address.to_string();
    let mut players = seat(server.address).await?;
    let mut moment = Chance::new(7);
    let mut acknowledged = 0;
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
        let found = check(data.path(), &players).await;
        let total = players.iter().flat_map(|player| player.deeds.lock().unwrap().clone());
        let now = total.filter(|sent| sent.acknowledged).count();
        assert!(now >= acknowledged && found > 0 || kill == 0, "the players went on after kill {kill}");
        acknowledged = now;
        server = Server::start(data.path(), &listen);
    }
    // Everybody is let in again and every table still answers.
    for player in &players {
        let view = player.client.view(&player.table).await?;
        assert!(view["you"]["chair"].is_u64(), "{view}");
    }
    println!("{kills} kills, {acknowledged} acknowledged commands");
    Ok(())
}
