//! `cargo xtask bench server`: our server under load, beside others in the same run.
//!
//! The server has one core to itself and the generator another. Ours plays whole games of Decrypto, the others the
//! neutral game of `bench/peers`; every action goes to four clients.

use crate::apart;
use crate::server::Running;
use anyhow::{Context, ensure};
use clap::{Args, Subcommand, ValueEnum};
use serde::Deserialize;
use std::fmt;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use xshell::{Shell, cmd};

/// Seconds of rest, of which the second half is measured: longer than our server lets a client be silent before it asks
/// for a sign of life, so that it has asked each of them once.
const SILENCE: &str = "110";
/// Latency is measured for so many windows: on a virtual machine some seconds belong to others.
const LATENCY_WINDOWS: f64 = 6.0;

/// What can be measured.
#[derive(Subcommand)]
pub enum Bench {
    /// The server under load, beside boardgame.io and Colyseus.
    Server(ServerBench),
}

/// Measures the server under load, beside boardgame.io and Colyseus.
#[derive(Args)]
pub struct ServerBench {
    /// What to measure, each beside the others: everything, unless some parts are named.
    #[arg(long, value_delimiter = ',', default_values = ["speed", "latency", "rest"])]
    parts: Vec<Part>,
    /// Whom to measure.
    #[arg(long, value_delimiter = ',', default_values = ["boardgame", "colyseus", "store-off", "store-on"])]
    servers: Vec<Server>,
    /// Seconds of every measured window.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How often the speed of each is measured, in turns; the median counts.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
    turns: u8,
    /// Tables of four in the runs under load.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Rounds of our games, 5 or 8.
    #[arg(long, default_value_t = 5)]
    rounds: u8,
    /// Tables of four that are held open without playing.
    #[arg(long, default_value_t = 2000)]
    idle_tables: usize,
    /// Actions a second in the run that measures latency.
    #[arg(long, default_value_t = 1000.0)]
    rate: f64,
}

/// A part of the measurements.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Part {
    /// As fast as it goes.
    Speed,
    /// At a given rate.
    Latency,
    /// Connected, and nobody plays.
    Rest,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Server {
    Boardgame,
    Colyseus,
    StoreOff,
    StoreOn,
}

impl Server {
    fn name(self) -> &'static str {
        match self {
            Server::Boardgame => "boardgame.io, whole views, stores nothing",
            Server::Colyseus => "Colyseus, patches, stores nothing",
            Server::StoreOff => "Black Chamber, whole views, store off",
            Server::StoreOn => "Black Chamber, whole views, every action synced",
        }
    }

    fn protocol(self) -> &'static str {
        match self {
            Server::Boardgame => "boardgame",
            Server::Colyseus => "colyseus",
            Server::StoreOff | Server::StoreOn => "chamber",
        }
    }

    fn command(self, port: u16, data: &Path, first: bool) -> Command {
        let node = "bench/peers/node_modules/.bin/node";
        // Node becomes slower when it comes first: its threads wait for each other.
        let mut command = on_its_core(first && matches!(self, Server::StoreOff | Server::StoreOn));
        match self {
            Server::Boardgame => command.args([node, "bench/peers/boardgame.js", &port.to_string()]),
            Server::Colyseus => command.args([node, "bench/peers/colyseus.mjs", &port.to_string()]),
            Server::StoreOff | Server::StoreOn => {
                let listen = format!("127.0.0.1:{port}");
                command.args(["target/dist/chamber", "serve", "--listen", &listen]);
                for limit in ["requests", "commands", "creations", "kilobytes", "connections"] {
                    command.args([&format!("--{limit}"), "0"]);
                }
                command.env("CHAMBER_LOG", "warn");
                match self {
                    Server::StoreOn => command.arg("--data").arg(data),
                    _ => command.arg("--forget"),
                }
            }
        };
        command
    }
}

/// What the generator prints.
#[derive(Deserialize)]
struct Report {
    actions_per_second: f64,
    #[serde(flatten)]
    latency: Latency,
    update_bytes: f64,
    idle_kb_per_connection: f64,
    idle_kb_per_table: f64,
    idle_cpu_percent: f64,
    server_cpu_percent: f64,
    stolen_percent: f64,
}

/// How long things took.
#[derive(Deserialize)]
struct Latency {
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    /// Of the seconds' own 99th percentiles the median.
    typical_p99_ms: f64,
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Latency { p50_ms, p99_ms, p999_ms, typical_p99_ms } = self;
        write!(f, "{p50_ms} / {p99_ms} / {p999_ms} | {typical_p99_ms}")
    }
}

impl ServerBench {
    /// Builds everything, runs everything, prints Markdown.
    pub fn run(self, sh: &Shell) -> anyhow::Result<()> {
        apart(cmd!(sh, "cargo build --profile dist --package chamber --package load")).run()?;
        if !sh.path_exists("bench/peers/node_modules/.bin/node") {
            let _in = sh.push_dir("bench/peers");
            cmd!(sh, "npm install").run().context("npm is needed to fetch the servers to measure beside")?;
        }
        let root = sh.current_dir();
        for part in &self.parts {
            match part {
                Part::Speed => self.speed(&root)?,
                Part::Latency => self.latency(&root)?,
                Part::Rest => self.rest(&root)?,
            }
        }
        Ok(())
    }

    fn speed(&self, root: &Path) -> anyhow::Result<()> {
        println!("## As fast as it goes: {} tables of four, {} rounds\n", self.tables, self.rounds);
        println!(
            "| server | actions/s | lowest - highest | update, bytes | server CPU | stolen by the host |"
        );
        println!("|---|---|---|---|---|---|");
        // In turns, so that what disturbs the machine for a while disturbs all of them.
        let mut runs: Vec<Vec<Report>> = self.servers.iter().map(|_| Vec::new()).collect();
        for _ in 0..self.turns {
            for (server, runs) in self.servers.iter().zip(&mut runs) {
                runs.push(self.play(root, *server, self.seconds, &[], false)?);
            }
        }
        let mut first = None;
        for (server, runs) in self.servers.iter().zip(&mut runs) {
            runs.sort_by(|one, other| one.actions_per_second.total_cmp(&other.actions_per_second));
            let (lowest, median, highest) = (&runs[0], &runs[runs.len() / 2], &runs[runs.len() - 1]);
            let times = median.actions_per_second / *first.get_or_insert(median.actions_per_second);
            println!(
                "| {} | {} ({times:.1}x) | {} - {} | {} | {}% | {}% |",
                server.name(),
                median.actions_per_second,
                lowest.actions_per_second,
                highest.actions_per_second,
                median.update_bytes,
                median.server_cpu_percent,
                median.stolen_percent
            );
        }
        println!();
        Ok(())
    }

    fn latency(&self, root: &Path) -> anyhow::Result<()> {
        println!(
            "## At {} actions a second: {} tables of four, {} rounds\n",
            self.rate, self.tables, self.rounds
        );
        println!(
            "| server | actions/s | p50 / p99 / p99.9 ms | p99 of the median second | server CPU | stolen by the host |"
        );
        println!("|---|---|---|---|---|---|");
        let _awake = Awake::keep()?;
        let first = may_come_first();
        if !first {
            eprintln!("without the right to real-time priority, whatever else runs here is measured too");
        }
        let floor = floor(root, self.rate, self.seconds, first)?;
        println!("| the machine alone: a packet there and back | {} | {floor} | | |", self.rate);
        for server in &self.servers {
            let rate = ["--rate", &self.rate.to_string()];
            let report = self.play(root, *server, LATENCY_WINDOWS * self.seconds, &rate, first)?;
            println!(
                "| {} | {} | {} | {}% | {}% |",
                server.name(),
                report.actions_per_second,
                report.latency,
                report.server_cpu_percent,
                report.stolen_percent
            );
        }
        println!();
        Ok(())
    }

    fn rest(&self, root: &Path) -> anyhow::Result<()> {
        println!("## At rest: {} tables with {} connections\n", self.idle_tables, self.idle_tables * 4);
        println!("| server | KB a connection | KB a table with its four | idle CPU |\n|---|---|---|---|");
        for server in &self.servers {
            let silence = ["--seconds", "0", "--idle", SILENCE];
            let report = measure(root, *server, self.idle_tables, &silence, false)?;
            println!(
                "| {} | {} | {} | {}% |",
                server.name(),
                report.idle_kb_per_connection,
                report.idle_kb_per_table,
                report.idle_cpu_percent
            );
        }
        println!();
        Ok(())
    }

    fn play(
        &self,
        root: &Path,
        server: Server,
        seconds: f64,
        options: &[&str],
        first: bool,
    ) -> anyhow::Result<Report> {
        let (seconds, rounds) = (seconds.to_string(), self.rounds.to_string());
        let all = [&["--seconds", &seconds, "--rounds", &rounds], options].concat();
        measure(root, server, self.tables, &all, first)
    }
}

/// A command on the server's core; one that comes first runs before whatever else the machine has to do there, such as
/// the kernel's own threads, the moment it has something to do.
fn on_its_core(first: bool) -> Command {
    let mut command = Command::new("taskset");
    command.args(["-c", "0"]);
    if first {
        command.args(FIRST);
    }
    command
}

/// Real-time priority, which not everybody may give.
const FIRST: [&str; 3] = ["chrt", "--fifo", "1"];

fn may_come_first() -> bool {
    on_its_core(true).arg("true").stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Keeps the server's core from falling asleep, for as long as it lives, with work that gives way to any other: a host
/// may take many milliseconds to wake a core of a virtual machine, and no server can help that.
struct Awake(Child);

impl Awake {
    fn keep() -> anyhow::Result<Self> {
        let forever = ["chrt", "--idle", "0", "sh", "-c", "while :; do :; done"];
        let child = on_its_core(false).args(forever).spawn();
        Ok(Awake(child.context("taskset and chrt are needed (util-linux)")?))
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        // One that has ended already need not be ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What nobody can be quicker than.
fn floor(root: &Path, rate: f64, seconds: f64, first: bool) -> anyhow::Result<Latency> {
    const FLOOR: &str = "target/dist/floor";
    let echo = Running::start(on_its_core(first).current_dir(root).arg(FLOOR))?;
    let floor = Command::new("taskset")
        .current_dir(root)
        .args(["-c", "1", FLOOR, "--address", echo.address.trim_start_matches("http://")])
        .args(["--rate", &rate.to_string(), "--seconds", &(LATENCY_WINDOWS * seconds).to_string()])
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(floor.status.success(), "the machine itself could not be measured");
    Ok(serde_json::from_slice(&floor.stdout)?)
}

/// One fresh server, one run.
fn measure(
    root: &Path,
    server: Server,
    tables: usize,
    options: &[&str],
    first: bool,
) -> anyhow::Result<Report> {
    let data = std::env::temp_dir().join(format!("chamber-bench-{}", std::process::id()));
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let running = Running::start(server.command(port, &data, first).current_dir(root))?;
    let load = Command::new("taskset")
        .current_dir(root)
        .args(["-c", "1", "target/dist/load", "--peer", server.protocol()])
        .args(["--address", &format!("127.0.0.1:{port}"), "--pid", &running.pid().to_string()])
        .args(["--tables", &tables.to_string()])
        .args(options)
        .stderr(Stdio::inherit())
        .output()?;
    drop(running);
    // Nothing there is nothing to remove.
    let _ = std::fs::remove_dir_all(&data);
    ensure!(load.status.success(), "the load on {} failed", server.name());
    Ok(serde_json::from_slice(&load.stdout)?)
}
