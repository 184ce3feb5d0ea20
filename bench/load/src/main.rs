//! Plays many tables of four over WebSocket against one server, and measures it.
//!
//! One thread and one epoll loop, so that a second core is enough to load a server on the first. An action is
//! complete when all four clients of its table hold the update that it caused. In closed loop every table plays its
//! next action the moment the last one is complete; in open loop actions fall due at a given rate whether or not
//! the server keeps up, and latency counts from the due time, so a slow server cannot hide its queue.

mod engine;
mod frame;
mod http;
mod peers;
mod proc;

use clap::{Parser, ValueEnum};
use engine::Engine;
use load::Quantiles;
use serde::Serialize;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, ValueEnum)]
enum Peer {
    /// Our own over the API's socket.
    Chamber,
    /// Our own with pages, as browsers use it.
    Pages,
    Boardgame,
    Colyseus,
}

/// Loads a server and prints what was measured as one line of JSON.
#[derive(Parser)]
struct Load {
    /// Whose protocol to speak.
    #[arg(long)]
    peer: Peer,
    /// The server.
    #[arg(long)]
    address: SocketAddr,
    /// The server's process, whose memory and CPU time are read.
    #[arg(long)]
    pid: u32,
    #[arg(long)]
    tables: usize,
    /// Rounds of our own games: 5, as most have, or 8 with the tie-break.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(5..=8))]
    rounds: u8,
    /// Actions a second over all tables; without it, as many as the server answers.
    #[arg(long)]
    rate: Option<f64>,
    /// Seconds of silence in which memory and idle CPU are read.
    #[arg(long, default_value_t = 4.0)]
    idle: f64,
    #[arg(long, default_value_t = 3.0)]
    warm: f64,
    /// Seconds of the measured window; 0 measures the silence alone.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
}

/// What one run measured.
#[derive(Serialize)]
struct Report {
    tables: usize,
    rate: Option<f64>,
    actions_per_second: f64,
    #[serde(flatten)]
    latency: Quantiles,
    update_bytes: f64,
    /// Where seats do not wait for their clients, tables are counted in.
    idle_kb_per_connection: f64,
    /// The table with its four connections.
    idle_kb_per_table: f64,
    busy_kb_per_table: f64,
    idle_cpu_percent: f64,
    server_cpu_percent: f64,
    /// What an action cost the server, its four updates included.
    server_cpu_ms_per_action: f64,
    /// How much of the time the generator had something to do. It is awake all the time, so that no server pays for
    /// waking it; close to 100 it would be measuring itself.
    generator_busy_percent: f64,
    stolen_percent: f64,
    /// CPU that neither the server nor the generator used, in percent of both cores: noise of the machine.
    foreign_cpu_percent: f64,
}

fn main() -> anyhow::Result<()> {
    let load = Load::parse();
    rlimit::increase_nofile_limit(u64::MAX)?;
    let peer = peers::speak(load.peer, load.tables, load.rounds, load.address)?;
    let mut engine = Engine::new(peer, load.tables, load.rate)?;
    let rss_before = proc::resident_kb(load.pid);
    engine.open_tables(load.address)?;
    let rss_tables = proc::resident_kb(load.pid);
    engine.join(load.address)?;

    // Half of the silence lets allocators and collectors settle; the other half is measured.
    engine.run_for(load.idle / 2.0)?;
    let (cpu, since) = (proc::cpu_seconds(load.pid), Instant::now());
    engine.run_for(load.idle / 2.0)?;
    let idle_cpu_percent = percent(proc::cpu_seconds(load.pid) - cpu, since.elapsed());
    let rss_idle = proc::resident_kb(load.pid);

    let mut window = Window::default();
    let mut rss_busy = rss_idle;
    if load.seconds > 0.0 {
        engine.play()?;
        engine.run_for(load.warm)?;
        engine.record()?;
        let before = Cpu::now(load.pid);
        let since = Instant::now();
        while since.elapsed().as_secs_f64() < load.seconds {
            engine.run_for((load.seconds - since.elapsed().as_secs_f64()).clamp(0.001, 1.0))?;
            rss_busy = rss_busy.max(proc::resident_kb(load.pid));
        }
        window = Window::between(&before, &Cpu::now(load.pid), since.elapsed());
        window.generator = percent(engine.busy.as_secs_f64(), since.elapsed());
        engine.stop()?;
    }

    let grown = |kb: u64| kb.saturating_sub(rss_before) as f64;
    let tables = load.tables as f64;
    let report = Report {
        tables: load.tables,
        rate: load.rate,
        actions_per_second: round(engine.actions as f64 / window.seconds.max(1e-9), 0),
        latency: engine.latency.quantiles(),
        update_bytes: round(engine.update_bytes as f64 / engine.updates.max(1) as f64, 0),
        idle_kb_per_connection: round(rss_idle.saturating_sub(rss_tables) as f64 / tables / 4.0, 1),
        idle_kb_per_table: round(grown(rss_idle) / tables, 1),
        busy_kb_per_table: round(grown(rss_busy) / tables, 1),
        idle_cpu_percent: round(idle_cpu_percent, 2),
        server_cpu_percent: round(window.server, 1),
        server_cpu_ms_per_action: round(
            window.server / 100.0 * window.seconds * 1000.0 / (engine.actions as f64).max(1.0),
            4,
        ),
        generator_busy_percent: round(window.generator, 1),
        stolen_percent: round(window.stolen, 2),
        foreign_cpu_percent: round(window.foreign, 1),
    };
    println!("{}", serde_json::to_string(&report)?);
    Ok(())
}

/// CPU seconds used so far, by whom.
struct Cpu {
    server: f64,
    generator: f64,
    all: f64,
    stolen: f64,
}

impl Cpu {
    fn now(server: u32) -> Self {
        Cpu {
            server: proc::cpu_seconds(server),
            generator: proc::cpu_seconds(std::process::id()),
            all: proc::machine_seconds(),
            stolen: proc::stolen_seconds(),
        }
    }
}

/// The measured window, in seconds and percent of one core.
#[derive(Default)]
struct Window {
    seconds: f64,
    server: f64,
    generator: f64,
    stolen: f64,
    foreign: f64,
}

impl Window {
    fn between(before: &Cpu, after: &Cpu, wall: Duration) -> Self {
        let (server, generator) = (after.server - before.server, after.generator - before.generator);
        Window {
            seconds: wall.as_secs_f64(),
            server: percent(server, wall),
            generator: 0.0,
            stolen: percent(after.stolen - before.stolen, wall),
            foreign: percent((after.all - before.all - server - generator).max(0.0), wall),
        }
    }
}

fn percent(cpu: f64, wall: Duration) -> f64 {
    cpu / wall.as_secs_f64() * 100.0
}

fn round(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}
