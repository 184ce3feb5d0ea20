//! The real program, and people who play on it whatever happens to it: what they sent and what was acknowledged is
//! compared with the log afterwards.

// Each test file uses its own part of this.
#![allow(dead_code)]

use anyhow::{Context, Result};
use client::{Chance, Client, Socket, next_action};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Store;

pub const TABLES: usize = 4;
pub const SEATS: usize = 4;

/// The program, running.
pub struct Server {
    pub process: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts it; `place` says where it keeps its tables.
    pub fn start(listen: &str, place: &[&str], environment: &[(&str, &str)]) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_chamber"));
        program
            .args(["serve", "--listen", listen, "--requests", "0", "--commands", "0", "--creations", "0"])
            .args(["--kilobytes", "0", "--connections", "0"])
            .args(place)
            .env("CHAMBER_LOG", "error")
            .envs(environment.iter().copied());
        Server::run(program)
    }

    /// Starts it as it is told to.
    pub fn run(mut program: Command) -> Self {
        let mut process = program.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("http://").expect("the first line is the address").parse().unwrap();
        Server { process, address }
    }

    /// As a power switch would: no signal handler runs.
    pub fn kill(&mut self) {
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
pub struct Sent {
    pub id: String,
    pub command: Value,
    pub mark: Option<String>,
    pub acknowledged: bool,
}

/// One player, who goes on where they were cut off.
pub struct Player {
    pub client: Client,
    pub table: String,
    pub sent: Arc<Mutex<Vec<Sent>>>,
    pub chance: Chance,
    /// When something was last acknowledged.
    pub answered: Arc<Mutex<Instant>>,
}

impl Player {
    /// Sends again what was never answered, then plays and talks until the server is gone.
    pub async fn play(&mut self) -> Result<()> {
        let mut socket = self.client.socket(&self.table).await?;
        socket.next().await?;
        let unanswered = self.sent.lock().unwrap().last().filter(|sent| !sent.acknowledged).cloned();
        if let Some(sent) = unanswered {
            self.send(&mut socket, sent).await?;
        }
        loop {
            let view = socket.view().cloned().unwrap_or_default();
            let number = self.sent.lock().unwrap().len();
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
            self.sent.lock().unwrap().push(sent.clone());
            self.send(&mut socket, sent).await?;
        }
    }

    /// The same by one node after the other, for ever.
    pub async fn play_anywhere(&mut self, nodes: &[SocketAddr]) {
        loop {
            self.client = self.client.moved_to(nodes[self.chance.below(nodes.len())]);
            // However the connection ended, the next one goes on.
            let _ = self.play().await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn send(&mut self, socket: &mut Socket, sent: Sent) -> Result<()> {
        socket.send(&sent.id, &sent.command).await?;
        let answer = tokio::time::timeout(Duration::from_secs(25), socket.answer()).await??;
        assert_eq!(answer["answer"], sent.id.as_str());
        let mut all = self.sent.lock().unwrap();
        match (all.last_mut(), answer.get("accepted")) {
            (Some(last), Some(_)) => {
                last.acknowledged = true;
                *self.answered.lock().unwrap() = Instant::now();
            }
            // Whether it was done is unknown: it is sent again.
            _ if answer.to_string().contains("unavailable") => anyhow::bail!("the store is away"),
            // Refused: nothing happened, so nothing is to be found; the name may be used again.
            _ => drop(all.pop()),
        }
        Ok(())
    }
}

/// Four tables with four players each, two of either game.
pub async fn seat(address: SocketAddr) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for number in 0..TABLES {
        let host = Client::visitor(address).await?;
        let game =
            if number % 2 == 0 { json!({"decrypto": {"sand_timer": null}}) } else { json!({"kryptos": {}}) };
        let table = host.create(&json!({ "game": game })).await?;
        for seat in 0..SEATS {
            let client = if seat == 0 { host.clone() } else { Client::visitor(address).await? };
            let sit = json!({"do": "sit", "name": format!("Player {seat}")});
            client
                .command(&table, &sit)
                .await?
                .map_err(|no| anyhow::anyhow!("{no}"))
                .context("a chair is free")?;
            players.push(Player {
                client,
                table: table.clone(),
                sent: Arc::default(),
                chance: Chance::new((number * SEATS + seat) as u64),
                answered: Arc::new(Mutex::new(Instant::now())),
            });
        }
        host.command(&table, &json!({"do": "start"})).await?.expect("four can play");
    }
    Ok(players)
}

/// How many commands were acknowledged.
pub fn acknowledged(players: &[Player]) -> usize {
    let sent = players.iter().flat_map(|player| player.sent.lock().unwrap().clone());
    sent.filter(|sent| sent.acknowledged).count()
}

/// Reads the log itself: every acknowledged word once, no word twice.
pub async fn check(store: &dyn Store, players: &[Player]) -> usize {
    let mut found = 0;
    for player in players {
        let commits = store.read(player.table.parse().unwrap(), 0).await.expect("the log is whole");
        let log: Vec<String> =
            commits.iter().map(|commit| String::from_utf8_lossy(&commit.body).into_owned()).collect();
        for sent in player.sent.lock().unwrap().iter() {
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
