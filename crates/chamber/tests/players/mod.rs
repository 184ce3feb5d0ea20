//! The real program, and people who play on it whatever happens to it: what they sent and what was acknowledged is
//! compared with the log afterwards.

// Each test file uses its own part of this.
#![allow(dead_code)]

use anyhow::{Context, Result};
use client::{Chance, Client, Socket, next_action};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Store;
use tokio::time::timeout;

pub const TABLES: usize = 4;
pub const SEATS: usize = 4;
/// How long a player waits before they try another node.
const PATIENCE: Duration = Duration::from_secs(5);

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

/// What a player knows of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// No answer yet, or none that says whether it was done.
    Unknown,
    Acknowledged,
    Refused,
}

/// What a player has sent, under a name that nobody else uses.
#[derive(Clone)]
pub struct Sent {
    pub id: String,
    pub command: Value,
    pub outcome: Outcome,
}

/// Everything that a player has sent, in order.
pub type History = Arc<Mutex<Vec<Sent>>>;

/// One player, who goes on where they were cut off.
pub struct Player {
    pub client: Client,
    pub table: String,
    pub sent: History,
    pub chance: Chance,
    /// When something was last acknowledged.
    pub answered: Arc<Mutex<Instant>>,
}

impl Player {
    /// Sends again what was never answered, then plays and talks until the server is gone.
    pub async fn play(&mut self) -> Result<()> {
        let mut socket = timeout(PATIENCE, self.client.socket(&self.table)).await??;
        timeout(PATIENCE, socket.next()).await??;
        let unanswered =
            self.sent.lock().unwrap().last().filter(|sent| sent.outcome == Outcome::Unknown).cloned();
        if let Some(sent) = unanswered {
            self.send(&mut socket, sent).await?;
        }
        loop {
            let view = socket.view().cloned().unwrap_or_default();
            let number = self.sent.lock().unwrap().len();
            let id = format!("{}-{number}", &self.client.token()[..8]);
            let command = match next_action(&view, &mut self.chance)? {
                Some(command) if !self.chance.one_in(3) => command,
                _ if view["open"]["stage"] == "finished" && view["you"]["host"] == true => {
                    json!({"do": "rematch"})
                }
                _ if view["open"]["stage"] == "waiting" && view["you"]["host"] == true => {
                    json!({"do": "start"})
                }
                _ => json!({"do": "say", "to": "table", "text": id}),
            };
            let sent = Sent { id, command, outcome: Outcome::Unknown };
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
        let answer = timeout(PATIENCE, socket.answer()).await??;
        assert_eq!(answer["answer"], sent.id.as_str());
        let outcome = if answer.get("accepted").is_some() {
            *self.answered.lock().unwrap() = Instant::now();
            Outcome::Acknowledged
        } else if ["unavailable", "busy"].iter().any(|code| answer.to_string().contains(code)) {
            // Whether it was done is unknown: it is sent again.
            anyhow::bail!("the table cannot be reached")
        } else {
            Outcome::Refused
        };
        if let Some(last) = self.sent.lock().unwrap().last_mut() {
            last.outcome = outcome;
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
pub fn acknowledged<'a>(histories: impl IntoIterator<Item = &'a History>) -> usize {
    let count = |history: &History| {
        let sent = history.lock().unwrap();
        sent.iter().filter(|sent| sent.outcome == Outcome::Acknowledged).count()
    };
    histories.into_iter().map(count).sum()
}

/// What all of them have sent.
pub fn histories(players: &[Player]) -> Vec<History> {
    players.iter().map(|player| player.sent.clone()).collect()
}

/// Reads the log itself: every acknowledged command stands in it once, none twice, and none that was refused. Gives how
/// many stand there.
pub async fn check(store: &dyn Store, players: &[Player]) -> usize {
    let mut found = 0;
    let mut logs: HashMap<&str, HashMap<String, usize>> = HashMap::new();
    for player in players {
        if !logs.contains_key(player.table.as_str()) {
            let commits = store.read(player.table.parse().unwrap(), 0).await.expect("the log is whole");
            let mut names = HashMap::new();
            for commit in commits {
                let entry: Value = serde_json::from_slice(&commit.body).expect("the log is JSON");
                if let Some(name) = entry["client"].as_str() {
                    *names.entry(name.to_owned()).or_default() += 1;
                }
            }
            logs.insert(&player.table, names);
        }
        for Sent { id, command, outcome } in player.sent.lock().unwrap().iter() {
            let times = logs[player.table.as_str()].get(id).copied().unwrap_or(0);
            // Of two who agree to the same at the same moment the slower one has nothing left to do.
            let agreed = !command["action"]["decrypto"].is_null();
            let right = match outcome {
                Outcome::Acknowledged => times == 1 || times == 0 && agreed,
                Outcome::Refused => times == 0,
                Outcome::Unknown => times <= 1,
            };
            assert!(right, "{id} ({outcome:?}) stands {times} times in the log: {command}");
            found += times;
        }
    }
    found
}
