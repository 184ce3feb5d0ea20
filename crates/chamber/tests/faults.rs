//! Three nodes over three PostgreSQL servers under Patroni, as `deploy/cluster` sets them up. While everybody plays, nodes and
//! servers die, are cut off, and are replaced: nothing acknowledged is lost, and play goes on.
//!
//! Each fault once by default; `CHAMBER_FAULTS=20 cargo test -p chamber --test faults` for more.

mod players;
#[path = "faults/relay.rs"]
mod relay;

use anyhow::Result;
use cluster::Patroni;
use players::{Player, Server, acknowledged, check, histories, seat};
use relay::Relay;
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Postgres;
use tokio::sync::Notify;
use tokio::task::{JoinSet, block_in_place};

/// The settings that hosts are given.
const SETTINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/cluster/postgres/patroni.yml");
/// How long it takes at most until somebody at every table is answered again: what is promised, and what is asked of a
/// machine that runs all other tests at the same time.
const PLAY_GOES_ON: Duration = Duration::from_secs(15);
const ON_A_BUSY_MACHINE: Duration = Duration::from_secs(60);

struct House {
    cluster: Patroni,
    /// The first node's way to the database.
    relay: Relay,
    nodes: Vec<Server>,
}

impl House {
    async fn start() -> Self {
        let cluster = block_in_place(|| Patroni::start(Path::new(SETTINGS)));
        let relay = Relay::start(&cluster.ports()).await;
        let house = House { cluster, relay, nodes: Vec::new() };
        house.migrate();
        let nodes = (0..3).map(|number| house.node("127.0.0.1:0", number)).collect();
        House { nodes, ..house }
    }

    fn migrate(&self) {
        let url = Patroni::url_at(&self.cluster.ports());
        let migrated =
            Command::new(env!("CARGO_BIN_EXE_chamber")).args(["migrate", "--store", &url]).output();
        assert!(migrated.as_ref().is_ok_and(|output| output.status.success()), "{migrated:?}");
    }

    fn node(&self, listen: &str, number: usize) -> Server {
        let ports = if number == 0 { self.relay.ports.clone() } else { self.cluster.ports() };
        let url = Patroni::url_at(&ports);
        block_in_place(|| Server::start(listen, &["--store", &url], &[]))
    }

    /// Starts every node that does not run, where it was.
    fn start_nodes(&mut self) {
        for number in 0..self.nodes.len() {
            if self.nodes[number].process.try_wait().is_ok_and(|ended| ended.is_some()) {
                let listen = self.nodes[number].address.to_string();
                self.nodes[number] = self.node(&listen, number);
            }
        }
    }

    /// Stops a node and starts the next version in its place, as an operator would.
    fn upgrade(&mut self, number: usize) {
        let process = self.nodes[number].process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &process]).status().expect("kill runs").success());
        block_in_place(|| self.nodes[number].process.wait()).expect("the node stops");
        self.start_nodes();
    }

    /// Does something to the house, and gives the moment from which on everybody has to be answered again.
    fn suffer(&mut self, fault: Fault, number: usize) -> Instant {
        match fault {
            Fault::NodeKilled => self.nodes[number % 3].kill(),
            Fault::PrimaryKilled => drop(block_in_place(|| self.cluster.kill_primary())),
            Fault::NodeCutOff => self.relay.cut(true),
            Fault::AllRestarted => {
                self.nodes.iter_mut().for_each(Server::kill);
                block_in_place(|| {
                    self.cluster.kill_all();
                    self.cluster.start_all();
                });
                self.start_nodes();
            }
            Fault::RollingUpgrade => {
                self.migrate();
                (0..3).for_each(|number| self.upgrade(number));
            }
        }
        Instant::now()
    }

    /// All nodes run, all lines are whole, and every commit is kept twice.
    fn heal(&mut self) {
        self.relay.cut(false);
        self.start_nodes();
        block_in_place(|| self.cluster.wait_until_safe());
    }
}

#[derive(Clone, Copy, Debug)]
enum Fault {
    NodeKilled,
    PrimaryKilled,
    NodeCutOff,
    AllRestarted,
    RollingUpgrade,
}

/// When each player of a table was last answered.
type Answered = Vec<Arc<Mutex<Instant>>>;

/// The players' last answers, by table.
fn answered(players: &[Player]) -> HashMap<String, Answered> {
    let mut tables: HashMap<_, Answered> = HashMap::new();
    for player in players {
        tables.entry(player.table.clone()).or_default().push(player.answered.clone());
    }
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn whatever_dies_nothing_acknowledged_is_lost_and_play_goes_on() -> Result<()> {
    let times: usize = std::env::var("CHAMBER_FAULTS").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let limit = if times > 1 { PLAY_GOES_ON } else { ON_A_BUSY_MACHINE };
    let mut house = House::start().await;
    let addresses: Vec<_> = house.nodes.iter().map(|node| node.address).collect();
    let mut players = seat(addresses[1]).await?;
    let faults = [
        Fault::NodeKilled,
        Fault::PrimaryKilled,
        Fault::NodeCutOff,
        Fault::AllRestarted,
        Fault::RollingUpgrade,
    ];
    for fault in faults {
        let mut longest = Duration::ZERO;
        for number in 0..times {
            let (mut playing, stop) = (JoinSet::new(), Arc::new(Notify::new()));
            let (tables, sent_by) = (answered(&players), histories(&players));
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
            // Somebody at every table is answered after this moment.
            let all_answered = async |since: Instant| {
                let is_answered = |table: &Vec<Arc<std::sync::Mutex<Instant>>>| {
                    table.iter().any(|at| *at.lock().unwrap() > since)
                };
                while !tables.values().all(is_answered) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                since.elapsed()
            };
            all_answered(Instant::now()).await;
            let before = acknowledged(&sent_by);
            let since = house.suffer(fault, number);
            let time = tokio::time::timeout(2 * ON_A_BUSY_MACHINE, all_answered(since)).await;
            longest = longest.max(time.unwrap_or(2 * ON_A_BUSY_MACHINE));
            house.heal();
            all_answered(Instant::now()).await;
            stop.notify_waiters();
            players = playing.join_all().await;
            assert!(acknowledged(&sent_by) > before, "nobody played on after {fault:?}");
            let url = Patroni::url_at(&house.cluster.ports());
            check(&Postgres::new(&url, None, u64::MAX << 32)?, &players).await;
        }
        let kept = acknowledged(&histories(&players));
        println!(
            "{fault:?} {times} times: play went on after {longest:.1?} at most; {kept} acknowledged in all"
        );
        assert!(longest <= limit, "{fault:?}: play went on only after {longest:?}");
    }
    Ok(())
}
