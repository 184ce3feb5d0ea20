//! What happens although nobody asks: clocks ring, bots move, other nodes' commits come in, and tables that
//! nobody looks at are put away.

use crate::brain::Brain;
use crate::decide::Ask;
use crate::table::Table;
use crate::tables::{Chamber, THINKERS, Tables, held};
use crate::{GameView, Refusal};
use game::{Moment, Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Hint, TableId};
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;

/// How often the tables are looked after.
const TICK: Duration = Duration::from_millis(100);
/// How many tables are looked after in one tick; the rest have their turn in the next.
const DUE_AT_ONCE: u32 = 1000;
/// How long a table stays in memory after it was last used.
const KEPT: u64 = 60_000;

/// A bot about to think: all that it is told.
struct Thought {
    seat: Seat,
    view: GameView,
    people: Arc<[Seat]>,
    brain: Arc<dyn Brain>,
}

impl Tables {
    /// Looks after the tables for ever: spawn it once.
    pub async fn run(&self) {
        let mut hints = self.0.store.hints();
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => self.tick().await,
                hint = hints.recv() => match hint {
                    Ok(hint) => self.heed(hint).await,
                    Err(RecvError::Lagged(_)) => self.catch_up().await,
                    Err(RecvError::Closed) => return,
                },
            }
        }
    }

    /// Rings every clock that is up, lets bots move, shows who has gone, puts away what nobody looks at.
    pub async fn tick(&self) {
        let now = self.now();
        match self.0.store.due(now.0, None, DUE_AT_ONCE).await {
            Ok(due) => {
                let mut ringing = JoinSet::new();
                for (_, table) in due {
                    let tables = self.clone();
                    ringing.spawn(async move { tables.ring(table, now).await });
                }
                while ringing.join_next().await.is_some() {}
            }
            Err(error) => tracing::error!(%error, "the clocks cannot be read"),
        }
        let deserted = std::mem::take(&mut *held(&self.0.deserted));
        for table in deserted {
            if let Some(chamber) = self.in_memory(table)
                && let Ok(mut live) = chamber.lock().await
            {
                live.show();
            }
        }
        self.put_away(now);
    }

    /// Waits until no bot is thinking.
    pub async fn settled(&self) {
        // All permits are back when nobody thinks. The semaphore is never closed.
        let _ = self.0.thinkers.acquire_many(THINKERS as u32).await;
    }

    async fn ring(&self, table: TableId, now: Moment) -> Result<(), Refusal> {
        let chamber = self.enter(table).await?;
        let mut live = chamber.lock().await?;
        if live.table().alarm().is_some_and(|alarm| alarm.at() <= now) {
            live.ask(&Ask::Clock, None, now).await?;
            return Ok(());
        }
        let ready = self.ready_bots(live.table(), now);
        let asking = (live.table().head, ready.len());
        if held(&self.0.asked).get(&table) == Some(&asking) {
            return Ok(());
        }
        // Another node may have moved them already.
        if live.catch_up().await? {
            return Ok(());
        }
        // When all thinkers are busy the next tick tries again.
        let Ok(permit) = self.0.thinkers.clone().try_acquire_owned() else { return Ok(()) };
        held(&self.0.asked).insert(table, asking);
        let thoughts = thoughts(live.table(), ready);
        drop(live);
        let tables = self.clone();
        tokio::spawn(async move {
            tables.think(table, thoughts).await;
            drop(permit);
        });
        Ok(())
    }

    /// The bots that have waited long enough.
    fn ready_bots(&self, table: &Table, now: Moment) -> Vec<(Seat, Arc<dyn Brain>)> {
        let ready = |(seat, strength)| {
            let brain = self.0.brains.get(table.kind(), &strength)?;
            let patience = u64::try_from(brain.think_time().as_millis()).ok()?;
            (table.at.0 + patience <= now.0).then_some((seat, brain))
        };
        table.bots_to_move().into_iter().filter_map(ready).collect()
    }

    async fn think(&self, table: TableId, thoughts: Vec<Thought>) {
        for Thought { seat, view, people, brain } in thoughts {
            let seed = u64::from_be_bytes(self.0.entropy.bytes());
            let answer = tokio::task::spawn_blocking(move || brain.decide(&view, seat, &people, seed)).await;
            if let Ok(Some(action)) = answer
                && let Err(refusal) = self.ask(table, Ask::Bot(seat, action), None).await
            {
                // A person was faster, or the bot erred; it is asked again after the next commit.
                tracing::debug!(%table, code = refusal.code(), "a bot's move was refused");
            }
        }
    }

    /// Takes in what a hint tells of, if the table is in memory and does not know it yet.
    async fn heed(&self, hint: Hint) {
        if let Some(chamber) = self.in_memory(hint.table)
            && let Ok(mut live) = chamber.lock().await
            && live.table().head < hint.seq
            && let Err(error) = live.catch_up().await
        {
            tracing::error!(table = %hint.table, %error, "the tail of a log cannot be read");
        }
    }

    /// Takes in everything that others have appended to the tables in memory.
    pub async fn catch_up(&self) {
        let tables: Vec<TableId> = held(&self.0.live).keys().copied().collect();
        for table in tables {
            self.heed(Hint { table, seq: u64::MAX }).await;
        }
    }

    fn in_memory(&self, table: TableId) -> Option<Arc<Chamber>> {
        held(&self.0.live).get(&table).cloned()
    }

    fn put_away(&self, now: Moment) {
        let mut put_away = Vec::new();
        held(&self.0.live).retain(|table, chamber| {
            let idle = chamber.used.load(Ordering::Relaxed) + KEPT <= now.0;
            // Only the map has it, and nobody else can get it while the map is locked.
            let unload = idle && Arc::strong_count(chamber) == 1;
            if unload {
                put_away.push(*table);
            }
            !unload
        });
        let mut asked = held(&self.0.asked);
        for table in put_away {
            asked.remove(&table);
        }
    }
}

/// What the bots are given to think about: the view of their seat, who of the others is a person, and nothing
/// else.
fn thoughts(table: &Table, ready: Vec<(Seat, Arc<dyn Brain>)>) -> Vec<Thought> {
    let Some(game) = &table.game else { return Vec::new() };
    let persons = table.sitters().filter(|(_, sitter)| sitter.person().is_some());
    let people: Arc<[Seat]> = persons.filter_map(|(chair, _)| table.seat_of(chair)).collect();
    let thought = |(seat, brain)| Thought {
        seat,
        view: game.play.view(Viewer::Seat(seat)),
        people: people.clone(),
        brain,
    };
    ready.into_iter().map(thought).collect()
}
