//! The nodes of a simulated house, and what happens to them.

use crate::disk::{Disk, Plant, held};
use crate::faulty_store::FaultyStore;
use crate::sometimes::{Branch, Sometimes};
use crate::time::{Quiet, QuietBot, SimulatedClock};
use game::Dice;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tables::{BotPlayers, House, Tables};
use testing::{Foreseeable, random_bots};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};

/// How many nodes share the store.
pub const NODES: usize = 3;

/// Everything that a simulation is made of.
pub struct World {
    seed: u64,
    pub plant: Option<Plant>,
    pub disk: Arc<Disk>,
    pub sometimes: Arc<Sometimes>,
    /// Whether the story is told as it happens.
    aloud: bool,
    began: Instant,
    calm: Arc<AtomicBool>,
    quiet: Arc<Quiet>,
    nodes: Mutex<Vec<Option<Arc<Node>>>>,
    /// How many nodes were ever opened.
    opened: AtomicU64,
}

/// A node that is up, until it is killed.
pub struct Node {
    pub tables: Tables,
    store: Arc<FaultyStore>,
    running: AbortHandle,
    up: watch::Sender<bool>,
}

impl Node {
    /// What comes of this while the node is up; none if it dies first.
    pub async fn while_up<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let mut up = self.up.subscribe();
        tokio::select! {
            biased;
            _ = up.wait_for(|up| !up) => None,
            done = work => Some(done),
        }
    }

    fn kill(&self) {
        self.store.kill();
        self.running.abort();
        self.up.send_replace(false);
    }
}

impl World {
    /// A world without nodes, in which nothing fails yet.
    pub fn new(seed: u64, plant: Option<Plant>, aloud: bool, quiet: Arc<Quiet>) -> Arc<Self> {
        Arc::new(World {
            seed,
            plant,
            disk: Arc::default(),
            sometimes: Arc::default(),
            aloud,
            began: Instant::now(),
            calm: Arc::new(AtomicBool::new(true)),
            quiet,
            nodes: Mutex::new(vec![None; NODES]),
            opened: AtomicU64::new(0),
        })
    }

    /// Dice of their own for everybody.
    pub fn dice(&self, whose: u64) -> Dice {
        Dice::new(self.seed.wrapping_mul(1_000_003).wrapping_add(whose))
    }

    /// Tells what happens to whoever listens.
    pub fn tell(&self, what: impl FnOnce() -> String) {
        if self.aloud {
            println!("{:>10.3}  {}", self.began.elapsed().as_secs_f64(), what());
        }
    }

    /// The bots of every node.
    pub fn bots(&self) -> BotPlayers {
        random_bots().each(|bot| Arc::new(QuietBot { bot, quiet: self.quiet.clone() }))
    }

    /// From now on things fail, or they do not any more.
    pub fn set_calm(&self, calm: bool) {
        self.calm.store(calm, Ordering::Relaxed);
    }

    /// Opens every node that is down.
    pub fn open_all(&self) {
        for place in 0..NODES {
            if held(&self.nodes)[place].is_none() {
                self.open(place);
            }
        }
    }

    fn open(&self, place: usize) {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        let dice = self.dice(1000 + number);
        let store = FaultyStore::connect(&self.disk, &self.sometimes, &self.calm, self.plant, dice);
        let store = Arc::new(store);
        let tables = Tables::open(House {
            // Up to two seconds apart.
            clock: Arc::new(SimulatedClock::ahead(self.began, 1000 * place as u64)),
            entropy: Arc::new(Foreseeable::new(self.seed.wrapping_mul(31).wrapping_add(number))),
            bots: self.bots(),
            ..House::new(store.clone())
        });
        let looking_after = tables.clone();
        let running = tokio::spawn(async move { looking_after.run().await }).abort_handle();
        let (up, _) = watch::channel(true);
        held(&self.nodes)[place] = Some(Arc::new(Node { tables, store, running, up }));
        self.tell(|| format!("node {place} is up"));
    }

    /// The nodes that are up.
    pub fn nodes(&self) -> Vec<Arc<Node>> {
        held(&self.nodes).iter().flatten().cloned().collect()
    }

    /// Any node that is up.
    pub fn node(&self, dice: &mut Dice) -> Option<Arc<Node>> {
        let nodes = self.nodes();
        (!nodes.is_empty()).then(|| dice.pick(&nodes).clone())
    }

    fn kill(&self, place: usize) {
        if let Some(node) = held(&self.nodes)[place].take() {
            node.kill();
            self.sometimes.note(Branch::NodeKilled);
            self.tell(|| format!("node {place} is killed"));
        }
    }

    /// Kills nodes, cuts them off and switches everything off, for ever.
    pub async fn break_things(self: Arc<Self>) {
        let mut dice = self.dice(1);
        loop {
            sleep(Duration::from_millis(300 + dice.below(6_000) as u64)).await;
            let place = dice.below(NODES);
            let outage = Duration::from_millis(dice.below(4_000) as u64);
            match dice.below(10) {
                0..=4 => {
                    self.kill(place);
                    sleep(outage).await;
                    if held(&self.nodes)[place].is_none() {
                        self.open(place);
                    }
                }
                5..=7 => {
                    let Some(node) = held(&self.nodes)[place].clone() else { continue };
                    self.tell(|| format!("node {place} is cut off for {outage:?}"));
                    self.sometimes.note(Branch::CutOff);
                    node.store.cut_off(true);
                    sleep(outage).await;
                    node.store.cut_off(false);
                }
                _ => {
                    self.tell(|| "the power is gone".into());
                    self.sometimes.note(Branch::PowerLost);
                    for place in 0..NODES {
                        self.kill(place);
                    }
                    // Memory never fails.
                    let _ = self.disk.lose_power(self.plant).await;
                    sleep(outage).await;
                    self.open_all();
                }
            }
        }
    }

    /// Everything works again.
    pub fn heal(&self) {
        self.set_calm(true);
        for node in self.nodes() {
            node.store.cut_off(false);
        }
        self.open_all();
    }
}
