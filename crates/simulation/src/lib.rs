//! Whole houses in one process: several nodes and many clients on simulated time, over a store and a network that fail by
//! chance. One number, the seed, decides everything that happens, so a run that finds a fault can be had again.
//!
//! Held to, in every run:
//! - every acknowledged command stands in the log once, every other at most once, and none that was refused;
//! - what each client sees is what the log says for them at some commit, and never an earlier one than before: so nobody
//!   sees a secret, nothing that was not written, and nothing goes back;
//! - all nodes come to the same end, also where hints were lost;
//! - games end.
//!
//! **Architecture invariant:** only the store, the clock, the chance and the network are simulated. The nodes are those that
//! are served, and no line of them knows of this crate.

mod disk;
mod faulty_store;
mod history;
mod player;
mod reference;
mod sometimes;
mod time;
mod world;

pub use disk::Plant;
pub use sometimes::{Branch, Sometimes};

use history::Written;
use player::Player;
use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Once};
use std::time::Duration;
use tables::{Command, GameKind, GameOptions, Settings, TableId, Visitor};
use time::Quiet;
use tokio::time::{sleep, timeout};
use world::World;

/// How much simulated time the games of a run may take.
const LONGEST: Duration = Duration::from_secs(3600);
/// How long it may take until all nodes know the same, once nothing fails any more.
const HEALED: Duration = Duration::from_secs(12);

/// What is to be simulated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plan {
    /// Decides everything.
    pub seed: u64,
    /// A fault to be found.
    pub plant: Option<Plant>,
    /// Whether to tell the story.
    pub aloud: bool,
}

/// What came of a run in which nothing was found.
pub struct Report {
    /// Rare cases that came up.
    pub sometimes: Arc<Sometimes>,
    /// How many commands were sent.
    pub commands: usize,
    /// How many commits the logs have.
    pub commits: usize,
    /// The same for the same run.
    pub fingerprint: u64,
}

thread_local! {
    /// What the first panic on this thread said.
    static PANICKED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs one seed, and says what is wrong.
pub fn run(plan: Plan) -> Result<Report, String> {
    static LISTEN: Once = Once::new();
    // A panic in a task of a node would go unnoticed: its client only hears that something failed.
    LISTEN.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICKED.with_borrow_mut(|said| said.get_or_insert_with(|| panic.to_string()).len());
            usual(panic);
        }));
    });
    PANICKED.take();
    let quiet = Arc::new(Quiet::default());
    let (parked, unparked) = (quiet.clone(), quiet.clone());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .max_blocking_threads(1)
        .on_thread_park(move || parked.set(true))
        .on_thread_unpark(move || unparked.set(false))
        .build()
        .map_err(|error| error.to_string())?;
    let found = runtime.block_on(simulate(plan, quiet.clone()));
    // A bot may still wait for its turn to answer.
    runtime.shutdown_background();
    quiet.set(true);
    match PANICKED.take() {
        Some(said) => Err(format!("seed {}: {said}", plan.seed)),
        None => found.map_err(|finding| format!("seed {}: {finding}", plan.seed)),
    }
}

async fn simulate(plan: Plan, quiet: Arc<Quiet>) -> Result<Report, String> {
    let world = World::new(plan.seed, plan.plant, plan.aloud, quiet);
    world.open_all();
    let mut tables = Vec::new();
    for (number, game) in [GameKind::Decrypto, GameKind::Kryptos].into_iter().enumerate() {
        tables.push(Table::set_up(&world, number as u64, game).await?);
    }
    world.set_calm(false);
    let breaking = tokio::spawn(world.clone().break_things());
    let mut playing = Vec::new();
    for table in &mut tables {
        for mut player in table.players.drain(..) {
            playing.push(tokio::spawn(async move {
                let played = timeout(LONGEST, player.play()).await;
                (player, played)
            }));
        }
    }
    for task in playing {
        let (player, played) = task.await.map_err(|error| error.to_string())?;
        let name = player.name.clone();
        played
            .map_err(|_| format!("{name}: the game does not end"))?
            .map_err(|no| format!("{name}: {no}"))?;
        if let Some(table) = tables.iter_mut().find(|table| table.id == player.table) {
            table.players.push(player);
        }
    }
    breaking.abort();
    world.heal();
    let mut report = Report { sometimes: world.sometimes.clone(), commands: 0, commits: 0, fingerprint: 0 };
    for table in &mut tables {
        table.converge(&world).await?;
        table.check(&world, &mut report).await?;
    }
    Ok(report)
}

/// A table and everybody who has to do with it.
struct Table {
    id: TableId,
    game: GameKind,
    players: Vec<Player>,
}

impl Table {
    /// Seats everybody and deals.
    async fn set_up(world: &Arc<World>, number: u64, game: GameKind) -> Result<Self, String> {
        let mut dice = world.dice(10 + number);
        let node = world.node(&mut dice).ok_or("no node is up")?;
        // Of Kryptos two people and a bot are enough.
        let seats = if game == GameKind::Kryptos { 2 } else { 3 + dice.below(2) };
        let player = |place: usize, id| Player {
            world: world.clone(),
            table: id,
            visitor: Visitor::new(std::array::from_fn(|byte| 1 + (byte + place + 8 * number as usize) as u8)),
            name: format!("{}{place}", game.name()),
            plays: place < seats,
            dice: world.dice(100 + 10 * number + place as u64),
            sent: Vec::new(),
            seen: Vec::new(),
            last: None,
        };
        let host = player(0, TableId::from_random(0)).visitor;
        let id = node.tables.create(host, settings(game)).await.map_err(|refusal| refusal.to_string())?;
        // The last one only looks on.
        let mut players: Vec<Player> = (0..=seats).map(|place| player(place, id)).collect();
        for player in &mut players[..seats] {
            let sit =
                Command::Sit { name: player.name.clone(), chair: None, nonce: Some(player.name.clone()) };
            player.send(sit, Some(&node)).await;
        }
        if game == GameKind::Kryptos {
            players[0].send(Command::SeatBot { chair: None, strength: None }, Some(&node)).await;
        }
        players[0].send(Command::Start, Some(&node)).await;
        Ok(Table { id, game, players })
    }

    /// The last word reaches every node, though hints may be lost.
    async fn converge(&mut self, world: &Arc<World>) -> Result<(), String> {
        let stranger = Visitor::new([99; 16]);
        let mut streams = Vec::new();
        for node in world.nodes() {
            let stream = node.tables.subscribe(self.id, stranger).await;
            streams.push((stream.map_err(|refusal| refusal.to_string())?, node));
        }
        let said = Command::Say { to: tables::Audience::Table, text: "the last word".into() };
        self.players[0].send(said, None).await;
        sleep(HEALED).await;
        let log = world.disk.log(self.id).await.map_err(|error| error.to_string())?;
        let views = reference::views(self.id, &log, &[stranger], world.bots()).await?;
        for (stream, _) in &mut streams {
            if views[0].last() != Some(&reference::fingerprint(&stream.current())) {
                return Err("a node does not know the last word".into());
            }
        }
        Ok(())
    }

    /// Holds what everybody was told to the log.
    async fn check(&self, world: &World, report: &mut Report) -> Result<(), String> {
        let log = world.disk.log(self.id).await.map_err(|error| error.to_string())?;
        let written = Written::of(&log)?;
        let visitors: Vec<Visitor> = self.players.iter().map(|player| player.visitor).collect();
        let views = reference::views(self.id, &log, &visitors, world.bots()).await?;
        let mut hasher = DefaultHasher::new();
        report.fingerprint.hash(&mut hasher);
        for (player, views) in self.players.iter().zip(&views) {
            let named = |no: String| format!("{} at {}: {no}", player.name, self.id);
            let idle = written.compare(player.visitor, &player.sent).map_err(named)?;
            if idle > 0 {
                world.sometimes.note(Branch::NothingLeftToDo);
            }
            reference::compare(&player.seen, views).map_err(named)?;
            player.seen.hash(&mut hasher);
            report.commands += player.sent.len();
        }
        let (ended, alone) = match self.game {
            GameKind::Decrypto => (Branch::DecryptoEnded, Branch::ClockRang),
            _ => (Branch::KryptosEnded, Branch::BotMoved),
        };
        world.sometimes.note(ended);
        if history::unasked(&log) > 0 {
            world.sometimes.note(alone);
        }
        for commit in &log {
            commit.body.hash(&mut hasher);
        }
        report.commits += log.len();
        report.fingerprint = hasher.finish();
        Ok(())
    }
}

/// Decrypto with short clocks; Kryptos without.
fn settings(game: GameKind) -> Settings {
    let mut settings = testing::settings(game.usual_options());
    if let GameOptions::Decrypto(options) = &mut settings.game {
        options.sand_timer = Some(5);
        options.clue_deadline = Some(20);
        options.guess_deadline = Some(20);
    }
    settings
}
