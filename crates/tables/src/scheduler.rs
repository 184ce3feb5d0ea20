//! What happens although nobody asks: clocks ring, bots move, other nodes' commits come in, and tables that nobody
//! looks at are unloaded.
//!
//! A table in memory has its alarm in memory, set by whatever changes it. The store's index knows when the others are
//! due; it is read page by page, and what it says of a table that waits for nothing any more is corrected, so that no
//! number of forgotten tables stands in the way of a living one.

use crate::agenda::Answer;
use crate::bot_player::BotPlayer;
use crate::decide::Request;
use crate::live_table::LiveTable;
use crate::tables::{Slot, Tables, held};
use crate::{GameView, Refusal};
use game::{Moment, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Hint, TableId};
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;

/// How often alarms in memory are looked at.
const TICK: Duration = Duration::from_millis(100);
/// How often the store is asked for tables that are due.
const PASS: Duration = Duration::from_millis(500);
/// How many of them are looked after at once.
const PAGE: u32 = 100;
/// How long a page is waited for; a table that hangs longer is left to itself.
const PAGE_TIME: Duration = Duration::from_secs(1);
/// How long a table stays in memory after it was last used.
const KEPT: u64 = 60_000;
/// A table that is due within so many milliseconds stays in memory.
const SOON: u64 = 180_000;
/// How long a table that could not be looked after is left alone, in milliseconds. Its row in the index stays due.
const AFTER_TROUBLE: u64 = 5_000;

/// A bot about to think: all that it is told.
struct Thought {
    seat: Seat,
    view: GameView,
    people: Vec<Seat>,
    bot: Arc<dyn BotPlayer>,
    seed: u64,
    /// Which change of the table it thinks about.
    version: u64,
}

impl Tables {
    /// Looks after the tables for ever: spawn it once.
    pub async fn run(&self) {
        let paging = self.clone();
        let paging = tokio::spawn(async move { paging.page_for_ever().await });
        let _paging = AbortOnDrop(paging);
        let healing = self.clone();
        let _healing = AbortOnDrop(tokio::spawn(async move { healing.heal_for_ever().await }));
        let outlining = self.clone();
        let _outlining = AbortOnDrop(tokio::spawn(async move { outlining.outline_old_tables().await }));
        let mut hints = self.house().store.hints();
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // In this order, so that a simulated day can be had again.
                biased;
                _ = ticks.tick() => {
                    for table in self.due_in_memory() {
                        self.spawn_visit(table);
                    }
                    for table in self.deserted() {
                        // A table that hangs must not hold up the others.
                        let tables = self.clone();
                        tokio::spawn(async move { tables.show_who_has_gone(table).await });
                    }
                    self.unload(self.now());
                }
                hint = hints.recv() => match hint {
                    Ok(hint) => self.on_hint(hint).await,
                    Err(RecvError::Lagged(_)) => self.catch_up().await,
                    Err(RecvError::Closed) => return,
                },
            }
        }
    }

    /// Looks after every table once and waits for it: for tests, which bring their own hour.
    pub async fn tick(&self) {
        for table in self.due_in_memory() {
            self.visit(table, None).await;
        }
        self.page().await;
        for table in self.deserted() {
            self.show_who_has_gone(table).await;
        }
        self.unload(self.now());
    }

    /// Waits until no bot is thinking.
    pub async fn settled(&self) {
        self.0.thinking.settled().await;
    }

    fn due_in_memory(&self) -> Vec<TableId> {
        self.0.timers.take_due(self.now())
    }

    fn spawn_visit(&self, table: TableId) {
        let tables = self.clone();
        tokio::spawn(async move { tables.visit(table, None).await });
    }

    async fn page_for_ever(&self) {
        let mut passes = tokio::time::interval(PASS);
        passes.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            passes.tick().await;
            self.page().await;
        }
    }

    /// Turns over all pages of the tables that the store calls due.
    async fn page(&self) {
        let (by, mut after) = (self.now().0, None);
        loop {
            let due = match self.house().store.due(by, after, PAGE).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(%error, "the clocks cannot be read");
                    return;
                }
            };
            after = due.last().copied();
            let last = due.len() < PAGE as usize;
            let mut visits = JoinSet::new();
            for (row, table) in due {
                if let Some(visit) = self.begin_visit(table) {
                    let tables = self.clone();
                    visits.spawn(async move {
                        tables.visit(table, Some(row)).await;
                        drop(visit);
                    });
                }
            }
            let all = async { while visits.join_next().await.is_some() {} };
            let in_time = tokio::time::timeout(PAGE_TIME, all).await.is_ok();
            if !in_time {
                visits.detach_all();
            }
            if last {
                return;
            }
        }
    }

    /// None for a table that somebody looks after already, or that is in trouble.
    fn begin_visit(&self, table: TableId) -> Option<Visit> {
        let mut troubled = held(&self.0.troubled);
        let now = self.now();
        troubled.retain(|_, until| now < *until);
        let free = !troubled.contains_key(&table)
            // Whoever is in line to think is looked after.
            && !self.0.thinking.contains(table)
            && held(&self.0.visited).insert(table);
        free.then(|| Visit { tables: self.clone(), table })
    }

    /// Does what is due at a table and sets its next alarm. `row` is what the store's index says of it.
    async fn visit(&self, table: TableId, row: Option<u64>) {
        if let Err(refusal) = self.look_after(table, row).await {
            tracing::debug!(%table, code = refusal.code(), "a table could not be looked after");
            let later = Moment(self.now().0 + AFTER_TROUBLE);
            held(&self.0.troubled).insert(table, later);
            if self.in_memory(table).is_some() {
                self.0.timers.set(table, Some(later));
            }
        }
    }

    async fn look_after(&self, table: TableId, row: Option<u64>) -> Result<(), Refusal> {
        let slot = self.enter(table).await?;
        let mut live = slot.lock().await?;
        if live.clock_is_up() {
            live.submit(&Request::Clock, None).await?;
        }
        live.settle_presence().await?;
        live.settle_lobby().await?;
        live.arm();
        if live.ready_bot().is_some() {
            self.let_think(&slot, table);
            return Ok(());
        }
        // What the index says may be out of date: a bot waits for somebody now, or the table rests.
        if row.is_some_and(|row| live.index().due != Some(row)) {
            live.correct_index().await?;
        }
        Ok(())
    }

    fn let_think(&self, slot: &Slot, table: TableId) {
        if self.0.thinking.push(slot.origin.load(Ordering::Relaxed), table) {
            let tables = self.clone();
            tokio::spawn(async move {
                while let Some(table) = tables.0.thinking.next() {
                    if let Err(refusal) = tables.think(table).await {
                        tracing::debug!(%table, code = refusal.code(), "a bot could not be asked");
                    }
                    tables.0.thinking.done(table);
                    // Its other bots, or the same one again, stand in line anew.
                    tables.visit(table, None).await;
                }
            });
        }
    }

    /// Asks one bot of a table.
    async fn think(&self, table: TableId) -> Result<(), Refusal> {
        let slot = self.enter(table).await?;
        let thought = {
            let mut live = slot.lock().await?;
            // Another node may have moved it already.
            live.catch_up().await?;
            live.thought()
        };
        let Some(Thought { seat, view, people, bot, seed, version }) = thought else { return Ok(()) };
        let thinking = tokio::task::spawn_blocking(move || bot.decide(&view, seat, &people, seed));
        // A bot that fell over has nothing to say.
        let action = thinking.await.ok().flatten();
        let mut live = slot.lock().await?;
        let answer = match action {
            None => Answer::Nothing,
            Some(action) => match live.submit(&Request::Bot(seat, action), None).await {
                Ok(_) => Answer::Acted,
                Err(refusal) => {
                    // A person was faster, or the bot erred.
                    tracing::debug!(%table, code = refusal.code(), "a bot's move was refused");
                    Answer::Refused
                }
            },
        };
        live.bot_was_asked(seat, version, answer);
        Ok(())
    }

    /// Takes in what a hint tells of, if the table is in memory and does not know it yet.
    pub(crate) async fn on_hint(&self, hint: Hint) {
        if let Some(slot) = self.in_memory(hint.table)
            && let Ok(mut live) = slot.lock().await
            && live.table().head < hint.seq
            && let Err(error) = live.catch_up().await
        {
            tracing::error!(table = %hint.table, %error, "the tail of a log cannot be read");
        }
    }

    /// Takes in everything that others have appended to the tables in memory.
    pub async fn catch_up(&self) {
        for table in self.all_in_memory() {
            self.on_hint(Hint { table, seq: u64::MAX }).await;
        }
    }

    /// The tables that somebody has stopped looking at since the last call.
    fn deserted(&self) -> BTreeSet<TableId> {
        std::mem::take(&mut *held(&self.0.deserted))
    }

    async fn show_who_has_gone(&self, table: TableId) {
        if let Some(slot) = self.in_memory(table)
            && let Ok(mut live) = slot.lock().await
        {
            live.show();
        }
    }

    pub(crate) fn in_memory(&self, table: TableId) -> Option<Arc<Slot>> {
        held(&self.0.live).get(&table).cloned()
    }

    fn unload(&self, now: Moment) {
        held(&self.0.live).retain(|table, slot| {
            let idle = slot.used.load(Ordering::Relaxed) + KEPT <= now.0;
            // What is due soon would only be read again.
            let soon = self.0.timers.of(*table).is_some_and(|at| at.0 <= now.0 + SOON);
            // Only the map has it, and nobody else can get it while the map is locked.
            let unload = idle && !soon && Arc::strong_count(slot) == 1;
            if unload {
                // From now on the store's index tells when it is due.
                self.0.timers.set(*table, None);
            }
            !unload
        });
    }
}

impl LiveTable {
    /// What the bot whose turn it is to think is given: the view of its seat, who of the others is a person, and nothing
    /// else.
    fn thought(&mut self) -> Option<Thought> {
        let (seat, refused) = self.ready_bot()?;
        let view = self.view_of_seat(seat)?;
        let table = self.table();
        let bot = self.bot(table.bot_in(seat)?)?;
        // Nobody waits for the word of somebody who is away.
        let persons = table.sitters().filter(|(_, sitter)| sitter.person().is_some() && !sitter.absent());
        Some(Thought {
            seat,
            view,
            people: persons.filter_map(|(chair, _)| table.seat_of(chair)).collect(),
            bot,
            seed: table.bot_seed(seat, refused),
            version: table.version,
        })
    }
}

/// Somebody looks after a table that the store called due, until this is dropped.
struct Visit {
    tables: Tables,
    table: TableId,
}

impl Drop for Visit {
    fn drop(&mut self) {
        held(&self.tables.0.visited).remove(&self.table);
    }
}

/// Ends a task with the one that started it.
struct AbortOnDrop(tokio::task::JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}
