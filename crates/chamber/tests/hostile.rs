//! The real program among clients that mean harm, each kind for itself: its memory stays where it was, a game beside them
//! goes on, and it stops when it is told to.
//!
//! A few dozen of each by default; `CHAMBER_HOSTILE=1000 cargo test --release -p chamber --test hostile -- --nocapture`
//! for as many as a public server may meet. `CHAMBER_PROGRAM` names another program to compare with, and
//! `CHAMBER_HOSTILE_KIND` one kind, such as `Pings`.

use anyhow::{Context, Result, ensure};
use client::{Client, Socket};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

/// As many of one address as a server lets in at once; so many look on at one table.
const OF_ONE_ADDRESS: usize = 100;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    HalfHeads,
    HalfBodies,
    DeafReaders,
    UnfinishedFrames,
    Pings,
    /// They mean no harm, but there are many of them at one table, where twenty lines a second are said.
    Onlookers,
}

impl Kind {
    const ALL: [Kind; 6] = [
        Kind::HalfHeads,
        Kind::HalfBodies,
        Kind::DeafReaders,
        Kind::UnfinishedFrames,
        Kind::Pings,
        Kind::Onlookers,
    ];
}

/// The program, running.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path) -> Result<Self> {
        let program = std::env::var("CHAMBER_PROGRAM").unwrap_or(env!("CARGO_BIN_EXE_chamber").into());
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("CHAMBER_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().context("no output")?).read_line(&mut line)?;
        let address =
            line.trim().strip_prefix("http://").context("the first line is the address")?.parse()?;
        Ok(Server { process, address })
    }

    /// Megabytes in memory.
    fn memory(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
    }

    /// The processor time that it has taken.
    fn cpu(&self) -> Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let fields: Vec<&str> = stat.rsplit(')').next().context("no fields")?.split_whitespace().collect();
        // In hundredths of a second: of its own, and of the kernel for it.
        Ok(Duration::from_millis(10 * (fields[11].parse::<u64>()? + fields[12].parse::<u64>()?)))
    }

    /// Tells it to stop, and says how long it took: at most a minute.
    fn stop(&mut self) -> Result<Duration> {
        let since = Instant::now();
        ensure!(Command::new("kill").arg(self.process.id().to_string()).status()?.success());
        while self.process.try_wait()?.is_none() && since.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(since.elapsed())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Killed and reaped; whether it was gone already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Four people who play beside all that.
struct Game {
    players: Vec<Socket>,
    sent: usize,
}

impl Game {
    async fn deal(address: SocketAddr) -> Result<Self> {
        let host = Client::visitor(address).await?;
        let table = host.create(&json!({"game": {"kryptos": {}}})).await?;
        let mut players = Vec::new();
        for number in 0..4 {
            let client = if number == 0 { host.clone() } else { Client::visitor(address).await? };
            let sit = json!({"do": "sit", "name": format!("Player {number}")});
            client.command(&table, &sit).await?.map_err(|problem| anyhow::anyhow!("{problem}"))?;
            players.push(client.socket(&table).await?);
        }
        let mut game = Game { players, sent: 0 };
        game.send(0, json!({"do": "start"})).await?;
        Ok(game)
    }

    async fn send(&mut self, player: usize, command: serde_json::Value) -> Result<Duration> {
        self.sent += 1;
        let since = Instant::now();
        self.players[player].send(&self.sent.to_string(), &command).await?;
        let answer = self.players[player].answer().await?;
        ensure!(answer.get("accepted").is_some(), "{answer}");
        Ok(since.elapsed())
    }
}

/// How long the commands of each game take in milliseconds: the median, and what 99 of 100 stay below. The games take turns,
/// so that whatever else the machine does meanwhile holds up both of them alike.
async fn latencies<const GAMES: usize>(
    mut games: [&mut Game; GAMES],
    timed: usize,
) -> Result<[(f64, f64); GAMES]> {
    let mut took = [(); GAMES].map(|()| Vec::new());
    for number in 0..timed {
        for (game, took) in games.iter_mut().zip(&mut took) {
            let line = json!({"do": "say", "to": "table", "text": format!("line {number}")});
            took.push(game.send(number % 4, line).await?.as_secs_f64() * 1000.0);
        }
        // As fast as people at all four phones could be, and within their allowance.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(took.map(|mut took| {
        took.sort_by(f64::total_cmp);
        (took[took.len() / 2], took[took.len() * 99 / 100])
    }))
}

/// A connection from one of our many addresses.
async fn connect(server: SocketAddr, number: usize) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    // Small windows, so that what is not read is soon the server's to keep.
    socket.set_recv_buffer_size(4096)?;
    socket.set_send_buffer_size(8192)?;
    let address = Ipv4Addr::new(127, 0, 1, u8::try_from(number / OF_ONE_ADDRESS)? + 1);
    socket.bind((address, 0).into())?;
    Ok(socket.connect(server).await?)
}

fn upgrade(path: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// One of them, who begins again when it is cut off.
async fn harm(kind: Kind, server: SocketAddr, number: usize, table: String, token: String) -> Result<()> {
    for begun in 0.. {
        if begun > 0 {
            // Who only connects again and again is another kind.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        let mut stream = connect(server, number).await?;
        let socket = upgrade(&match number % 2 {
            0 => format!("/api/v1/tables/{table}/socket"),
            _ => format!("/t/{table}/live"),
        });
        let mut bytes = [0; 4096];
        match kind {
            Kind::HalfHeads => stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\ncookie: ").await?,
            Kind::HalfBodies => {
                let head = format!(
                    "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                     authorization: Bearer {token}\r\ncontent-length: 2000\r\n\r\n"
                );
                stream.write_all(head.as_bytes()).await?;
                stream.write_all(&[b' '; 1000]).await?;
            }
            Kind::DeafReaders => {
                let lines = format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n");
                stream.write_all(if number.is_multiple_of(3) { lines } else { socket }.as_bytes()).await?;
                std::future::pending::<()>().await;
            }
            Kind::UnfinishedFrames => {
                stream.write_all(socket.as_bytes()).await?;
                // What the table shows meanwhile is read, so that the server has no other reason to hang up.
                let (mut read, mut write) = stream.into_split();
                let mut frame = vec![0x81, 0xff];
                frame.extend_from_slice(&u64::to_be_bytes(if number.is_multiple_of(2) {
                    64_000
                } else {
                    16 << 20
                }));
                frame.resize(60_000, 0);
                let _ = write.write_all(&frame).await;
                while read.read(&mut bytes).await? > 0 {}
                continue;
            }
            Kind::Onlookers => {
                stream.write_all(upgrade(&format!("/t/{table}/live")).as_bytes()).await?;
            }
            Kind::Pings => {
                stream.write_all(socket.as_bytes()).await?;
                let (mut read, mut write) = stream.into_split();
                let flood = async {
                    let pings = [0x89, 0x80, 0, 0, 0, 0].repeat(100);
                    while write.write_all(&pings).await.is_ok() {}
                };
                let hear = async { while read.read(&mut bytes).await.is_ok_and(|count| count > 0) {} };
                tokio::join!(flood, hear);
                continue;
            }
        }
        while stream.read(&mut bytes).await? > 0 {}
    }
    Ok(())
}

/// Tables for so many to look at, each with somebody who talks.
async fn tables(server: SocketAddr, hostile: usize) -> Result<Vec<(Client, String)>> {
    let mut tables = Vec::new();
    for _ in 0..hostile.div_ceil(OF_ONE_ADDRESS) {
        let client = Client::visitor(server).await?;
        let table = client.create(&json!({"game": {"kryptos": {}}})).await?;
        let sit = json!({"do": "sit", "name": "Mallory"});
        client.command(&table, &sit).await?.map_err(|problem| anyhow::anyhow!("{problem}"))?;
        tables.push((client, table));
    }
    Ok(tables)
}

async fn chat(client: Client, table: String, pause: Duration) -> Result<()> {
    loop {
        let text = "and so on ".repeat(28);
        client.command(&table, &json!({"do": "say", "to": "table", "text": text})).await?.ok();
        tokio::time::sleep(pause).await;
    }
}

async fn among(kind: Kind, hostile: usize) -> Result<()> {
    let (data, other_data) = (tempfile::tempdir()?, tempfile::tempdir()?);
    // Another server on the same machine, which nobody harms.
    let spared = Server::start(other_data.path())?;
    let mut server = Server::start(data.path())?;
    let address = server.address;
    let timed = hostile.clamp(40, 200);
    let (mut spared_game, mut game) = (Game::deal(spared.address).await?, Game::deal(address).await?);
    let tables = tables(address, hostile).await?;
    latencies([&mut spared_game, &mut game], timed).await?;
    let before = server.memory()?;
    let mut attack = JoinSet::new();
    let at_one_table = kind == Kind::Onlookers;
    let pause = Duration::from_millis(if at_one_table { 50 } else { 500 });
    for (client, table) in tables.iter().take(if at_one_table { 1 } else { tables.len() }) {
        attack.spawn(chat(client.clone(), table.clone(), pause));
    }
    for number in 0..hostile {
        let (client, table) = tables[if at_one_table { 0 } else { number / OF_ONE_ADDRESS }].clone();
        attack.spawn(harm(kind, address, number, table, client.token().to_owned()));
    }
    // They come all at once, which is measured too, and then stay.
    let coming = latencies([&mut spared_game, &mut game], timed).await;
    let (cpu, spared_cpu, since) = (server.cpu()?, spared.cpu()?, Instant::now());
    let staying = latencies([&mut spared_game, &mut game], timed).await;
    let share = |cpu: Duration| 100.0 * cpu.as_secs_f64() / since.elapsed().as_secs_f64();
    let (share, spared_share) = (share(server.cpu()? - cpu), share(spared.cpu()? - spared_cpu));
    let memory = server.memory()?;
    let stopped = tokio::task::block_in_place(|| server.stop())?;
    attack.shutdown().await;
    let went_on = coming.is_ok() && staying.is_ok();
    let never = [(f64::INFINITY, f64::INFINITY); 2];
    let [(_, spared_first), (_, first)] = coming.unwrap_or(never);
    let [(spared_p50, spared_p99), (p50, p99)] = staying.unwrap_or(never);
    println!(
        "| {hostile} {kind:?} | {before:.0} -> {memory:.0} MB | spared and harmed: p50 {spared_p50:.1}, {p50:.1} ms | \
         p99 {spared_p99:.1}, {p99:.1} ms | p99 as they come {spared_first:.1}, {first:.1} ms | \
         processor {spared_share:.0}, {share:.0}% | stopped in {:.1} s |",
        stopped.as_secs_f64()
    );
    if std::env::var("CHAMBER_PROGRAM").is_err() {
        ensure!(memory - before < 100.0, "{kind:?}: {before:.0} -> {memory:.0} MB");
        ensure!(stopped < Duration::from_secs(10), "{kind:?}: it took {stopped:?} to stop");
        ensure!(went_on, "{kind:?}: the game did not go on");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_mean_harm_cost_little_and_hold_up_nobody() -> Result<()> {
    let hostile = std::env::var("CHAMBER_HOSTILE").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    // Every connection has two ends, and ours are here.
    rlimit::increase_nofile_limit(u64::MAX)?;
    let only = std::env::var("CHAMBER_HOSTILE_KIND").ok();
    let kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|kind| only.as_ref().is_none_or(|only| *only == format!("{kind:?}")))
        .collect();
    ensure!(!kinds.is_empty(), "there is no such kind: {only:?} of {:?}", Kind::ALL);
    for kind in kinds {
        among(kind, hostile).await?;
    }
    Ok(())
}
