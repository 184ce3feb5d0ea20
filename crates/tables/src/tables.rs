//! The door to all tables.

use crate::agenda::Agenda;
use crate::decide::{self, Request};
use crate::live_table::LiveTable;
use crate::log::LogEntry;
use crate::mine::Told;
use crate::outlet::{Attached, Inbox, Outlet, Subscription};
use crate::recent::Recent;
use crate::record::Finished;
use crate::replay;
use crate::table::Table;
use crate::thinking::{self, Thinking};
use crate::timers::Timers;
use crate::views::Views;
use crate::{
    Accepted, BotPlayers, ClientId, Clock, Command, GameKind, House, LobbyCard, Reason, Record, Refusal,
    Replay, Settings, Stage, Strength, TableView, Visitor,
};
use decrypto::Referee;
use game::Moment;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::future::poll_fn;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;
use store::{Error, Index, Store, TableId};
use tokio::sync::OnceCell;

/// All tables of one node. Cheap to clone; any number of nodes may share one store.
#[derive(Clone)]
pub struct Tables(pub(crate) Arc<Node>);

/// The house and what is in memory.
pub(crate) struct Node {
    pub house: Arc<House>,
    /// The tables in memory. Whoever takes one out does so under the lock, so that a table that is in use is
    /// never put away.
    pub live: Mutex<HashMap<TableId, Arc<Slot>>>,
    /// Tables that somebody has stopped looking at, until the others are shown it.
    pub deserted: Mutex<BTreeSet<TableId>>,
    /// Tables that are looked after because the store called them due.
    pub visited: Mutex<HashSet<TableId>>,
    /// Tables that could not be looked after, and until when they are left alone.
    pub troubled: Mutex<HashMap<TableId, Moment>>,
    pub timers: Arc<Timers>,
    pub thinking: Thinking,
    /// Finished games that are looked at again, by table and number.
    pub replays: Recent<(TableId, u32), Arc<Replay>>,
    closed: AtomicBool,
}

/// The place of a table in memory, read from the log by whoever comes first.
#[derive(Default)]
pub(crate) struct Slot {
    pub live: OnceCell<tokio::sync::Mutex<LiveTable>>,
    /// When it was last asked for.
    pub used: AtomicU64,
    /// Who brought its bots.
    pub origin: AtomicU64,
}

impl Tables {
    /// Opens the door with bots, by a clock, and with everything else as [`House::new`] has it.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, bots: BotPlayers) -> Self {
        Tables::open(House { clock, bots, ..House::new(store) })
    }

    /// Opens the door. Nothing runs by itself until [`Tables::run`] is spawned.
    pub fn open(house: House) -> Self {
        Tables(Arc::new(Node {
            house: Arc::new(house),
            live: Mutex::default(),
            deserted: Mutex::default(),
            visited: Mutex::default(),
            troubled: Mutex::default(),
            timers: Arc::default(),
            thinking: Thinking::default(),
            replays: Recent::new(replay::KEPT),
            closed: AtomicBool::new(false),
        }))
    }

    pub(crate) fn house(&self) -> &House {
        &self.0.house
    }

    /// Who judges clues, for whoever teaches them outside a game.
    pub fn referee(&self) -> &dyn Referee {
        &*self.house().referee
    }

    /// The strengths of bots that a game can be played with; none where the house has no bots for it.
    pub fn bots(&self, game: GameKind) -> Vec<Strength> {
        self.house().bots.strengths(game).to_vec()
    }

    /// Sets up a table; the visitor becomes its host and sits nowhere yet.
    pub async fn create(&self, host: Visitor, settings: Settings) -> Result<TableId, Refusal> {
        let events = vec![decide::open(host, settings, &self.house().bots, &*self.house().entropy)?];
        let entry = LogEntry { by: Some(host), client: None, public: true, events };
        self.create_with(&entry).await
    }

    /// A new table that begins with this entry.
    pub(crate) async fn create_with(&self, entry: &LogEntry) -> Result<TableId, Refusal> {
        let commit = entry.commit(1, self.now().0)?;
        loop {
            let id = TableId::from_random(u64::from_be_bytes(self.house().entropy.bytes()));
            let index = Table::open(id, self.now(), entry).map(|table| {
                let views = Views::of(&table, &self.house().bots, &[], None);
                Told::of(&table, &views, None).added_to(Index::default(), None)
            });
            match self.house().store.create(id, commit.clone(), index.unwrap_or_default()).await {
                Err(Error::Taken) => {}
                created => return Ok(created.map(|()| id)?),
            }
        }
    }

    /// Does what a visitor asks, once: a `client` id that this visitor has used already gets the same answer
    /// and changes nothing. The answer comes when the log is synced.
    pub async fn command(
        &self,
        table: TableId,
        visitor: Visitor,
        client: Option<ClientId>,
        command: Command,
    ) -> Result<Accepted, Refusal> {
        let (tables, request) = (self.clone(), Request::Visitor(visitor, command));
        let mut work = Box::pin(async move {
            let slot = tables.enter(table).await?;
            let mut live = slot.lock().await?;
            live.submit(&request, client.as_ref()).await
        });
        // What has to wait goes on in a task of its own, so that an asker who hangs up does not leave it half done.
        match poll_fn(|context| Poll::Ready(work.as_mut().poll(context))).await {
            Poll::Ready(done) => done,
            Poll::Pending => tokio::spawn(work).await.unwrap_or_else(|_| Err(Reason::Unavailable.into())),
        }
    }

    /// Says who brought a table's bots, such as a client's address: those of one origin share its turns to think. Without a
    /// word the host did.
    pub async fn charge(&self, table: TableId, origin: impl Hash) -> Result<(), Refusal> {
        self.enter(table).await?.origin.store(thinking::origin(origin), Ordering::Relaxed);
        Ok(())
    }

    /// What this visitor may know of the table now.
    pub async fn view(&self, table: TableId, visitor: Visitor) -> Result<Arc<TableView>, Refusal> {
        let slot = self.enter_fresh(table).await?;
        let mut live = slot.lock().await?;
        live.saw(visitor);
        Ok(live.view(visitor))
    }

    /// Lets an outlet have what this visitor may know: at once what is, then whenever it changes, for as long as the
    /// answer is kept.
    pub async fn attach(
        &self,
        table: TableId,
        visitor: Visitor,
        outlet: Arc<dyn Outlet>,
    ) -> Result<Attached, Refusal> {
        Ok(self.attach_first(table, visitor, outlet).await?.0)
    }

    /// A stream of what this visitor may know: at once what is, then whenever it changes.
    pub async fn subscribe(&self, table: TableId, visitor: Visitor) -> Result<Subscription, Refusal> {
        let inbox = Arc::<Inbox>::default();
        let (attached, first) = self.attach_first(table, visitor, inbox.clone()).await?;
        Ok(Subscription::new(inbox, first, attached))
    }

    async fn attach_first(
        &self,
        table: TableId,
        visitor: Visitor,
        outlet: Arc<dyn Outlet>,
    ) -> Result<(Attached, Arc<TableView>), Refusal> {
        let slot = self.enter_fresh(table).await?;
        // Before anything that waits: of an asker who hangs up meanwhile the others must be told too.
        let attached = Attached::new(table, self.0.clone(), slot.clone(), outlet);
        let first = {
            let mut live = slot.lock().await?;
            let first = live.attach(visitor, attached.plug());
            // Whoever was away takes their seat again by coming. If that cannot be written now they can still look.
            let changed = live.settle_presence().await.unwrap_or_else(|refusal| {
                tracing::debug!(%table, code = refusal.code(), "who came could not be noted");
                false
            });
            let _ = live.settle_lobby().await;
            live.arm();
            if changed { live.view(visitor) } else { first }
        };
        Ok((attached, first))
    }

    /// The open tables, the liveliest first. Those that were forgotten are left out.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<LobbyCard>, Refusal> {
        let listed = self.house().store.lobby(limit).await?;
        let cards = listed.iter().filter_map(|listed| serde_json::from_slice(&listed.card).ok());
        let now = self.now();
        Ok(cards.filter(|card: &LobbyCard| now < card.forgotten_at()).collect())
    }

    /// The record of the last game that was finished at the table.
    pub async fn record(&self, table: TableId) -> Result<Record, Refusal> {
        let slot = self.enter(table).await?;
        let live = slot.lock().await?;
        let table = live.table();
        let record = table.finished().as_ref().or(table.previous.as_deref()).and_then(Finished::record);
        Ok(record.ok_or(Reason::NotFinished)?)
    }

    /// Whether the log takes what is written: the last write came through.
    pub fn health(&self) -> Result<(), Refusal> {
        Ok(self.house().store.health()?)
    }

    /// How many tables in memory are how far, for the metrics. Nobody waits for it: a table at which something is just
    /// being written counts as one at which a game is on.
    pub fn stages(&self) -> [(Stage, usize); 3] {
        let mut count = [(Stage::Waiting, 0), (Stage::Playing, 0), (Stage::Finished, 0)];
        for slot in held(&self.0.live).values() {
            let Some(live) = slot.live.get() else { continue };
            let stage = live.try_lock().map_or(Stage::Playing, |live| live.table().stage());
            count[stage as usize].1 += 1;
        }
        count
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        held(&self.0.live).len()
    }

    /// Ends every stream and lets nobody in any more: the graceful stop. What was acknowledged is on the disk.
    pub async fn close(&self) {
        self.0.closed.store(true, Ordering::Release);
        let slots: Vec<_> = held(&self.0.live).values().cloned().collect();
        for live in slots.iter().filter_map(|slot| slot.live.get()) {
            live.lock().await.dismiss();
        }
    }

    /// The tables in memory, in the same order every time.
    pub(crate) fn all_in_memory(&self) -> Vec<TableId> {
        let mut tables: Vec<TableId> = held(&self.0.live).keys().copied().collect();
        tables.sort_unstable();
        tables
    }

    /// The hour, by the clock of this house: what deadlines are counted by.
    pub fn now(&self) -> Moment {
        self.house().clock.now()
    }

    /// The table's place in memory, with the table in it.
    pub(crate) async fn enter(&self, table: TableId) -> Result<Arc<Slot>, Refusal> {
        if self.0.closed.load(Ordering::Acquire) {
            return Err(Reason::Unavailable.into());
        }
        let slot = held(&self.0.live).entry(table).or_default().clone();
        slot.used.store(self.now().0, Ordering::Relaxed);
        let load = || async {
            let Node { house, timers, .. } = &*self.0;
            let agenda = Agenda::new(timers.clone(), house.clock.clone(), milliseconds(house.rest_after));
            let live = LiveTable::load(house.clone(), agenda, table).await?;
            slot.origin.store(live.table().origin(), Ordering::Relaxed);
            Ok(tokio::sync::Mutex::new(live))
        };
        match slot.live.get_or_try_init(load).await {
            Ok(_) => Ok(slot),
            Err(error) => {
                if !matches!(error, Error::NoSuchTable) {
                    tracing::error!(%table, %error, "a table cannot be read");
                }
                held(&self.0.live).remove(&table);
                Err(error.into())
            }
        }
    }
}

impl Slot {
    /// Alone with the table.
    pub async fn lock(&self) -> Result<tokio::sync::MutexGuard<'_, LiveTable>, Refusal> {
        Ok(self.live.get().ok_or(Reason::Unavailable)?.lock().await)
    }
}

pub(crate) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A lock that a panic elsewhere does not take away: what it guards is whole between any two calls.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
