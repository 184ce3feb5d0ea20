//! A finished game again, change by change, as each seat saw it then.
//!
//! The views come from the log by the functions that made the live ones, so they are the same. A game that is not over
//! has no replay: there everything would be open.

use crate::log::{LogEntry, TableEvent};
use crate::record::Finished;
use crate::table::Table;
use crate::views::Views;
use crate::{House, Reason, Record, Refusal, Stage, TableView, Tables, Visitor, You};
use game::{Moment, Seat, Shared};
use std::sync::Arc;
use store::{Error, TableId};

/// So many finished games are kept in memory for whoever looks at them.
pub(crate) const KEPT: usize = 16;

/// A finished game, from the deal to the end.
pub struct Replay {
    house: Arc<House>,
    /// The table with the cards just dealt.
    dealt: Table,
    /// What was written down after the deal, up to the end of the game.
    entries: Vec<(Moment, LogEntry)>,
    /// The moments that can be looked at; the first is the deal.
    moments: Vec<ReplayMoment>,
}

/// One moment of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayMoment {
    /// When it was.
    pub at: Moment,
    /// Which turn of the game it was: another number whenever something new is waited for.
    pub turn: u64,
    /// How many entries after the deal led to it.
    entries: usize,
}

impl Tables {
    /// A game that was finished at a table, by its number there, from 1.
    pub async fn replay(&self, table: TableId, game: u32) -> Result<Arc<Replay>, Refusal> {
        if let Some(known) = self.0.replays.get(&(table, game)) {
            return Ok(known);
        }
        let commits = self.house().store.read(table, 0).await?;
        let house = self.0.house.clone();
        // A long log is not read on a thread that others wait for.
        let read = tokio::task::spawn_blocking(move || {
            let mut entries = Vec::with_capacity(commits.len());
            for commit in &commits {
                let moves = LogEntry::read(commit)?.moves();
                entries.extend(moves.into_iter().map(|entry| (Moment(commit.at), entry)));
            }
            Ok(Replay::of(table, entries, game, house))
        });
        let replay = read.await.unwrap_or_else(|failed| Err(Error::Failed(failed.to_string())))?;
        let replay = Arc::new(replay.ok_or(Reason::NotFinished)?);
        self.0.replays.keep((table, game), replay.clone());
        Ok(replay)
    }
}

impl Replay {
    fn of(id: TableId, log: Vec<(Moment, LogEntry)>, game: u32, house: Arc<House>) -> Option<Self> {
        let mut log = log.into_iter();
        let (at, first) = log.next()?;
        let mut table = Table::open(id, at, &first)?;
        while table.games < game {
            let (at, entry) = log.next()?;
            table.apply(at, &entry);
        }
        let dealt = table.clone();
        let mut moments = vec![ReplayMoment::of(&table, 0)];
        let mut entries = Vec::new();
        while table.stage() == Stage::Playing && table.games == game {
            let (at, entry) = log.next()?;
            table.apply(at, &entry);
            let changes_what_is_shown = entry.events.iter().any(is_shown);
            entries.push((at, entry));
            if changes_what_is_shown {
                moments.push(ReplayMoment::of(&table, entries.len()));
            }
        }
        let finished = table.stage() == Stage::Finished && table.games == game;
        finished.then_some(Replay { house, dealt, entries, moments })
    }

    /// Every moment that can be looked at, from the deal to the end.
    pub fn moments(&self) -> &[ReplayMoment] {
        &self.moments
    }

    /// How many seats the game has.
    pub fn seats(&self) -> u8 {
        self.dealt.game.as_ref().map_or(0, |game| game.chairs.len() as u8)
    }

    /// What a seat saw at a moment, or without a seat somebody who looked on. What was said is left out: those who
    /// said it did not say it to everybody. None where there is no such moment or seat.
    pub fn view(&self, moment: usize, seat: Option<Seat>) -> Option<TableView> {
        if seat.is_some_and(|seat| seat.0 >= self.seats()) {
            return None;
        }
        let table = self.table_at(self.moments.get(moment)?);
        let everybody: Vec<Visitor> = table.sitters().filter_map(|(_, sitter)| sitter.person()).collect();
        let view = Views::of(&table, &self.house.bots, &everybody, None).view(&table, table.you_in(seat));
        Some(TableView { chat: Shared::default(), ..view })
    }

    /// The record of the game.
    pub fn record(&self) -> Option<Record> {
        self.table_at(self.moments.last()?).finished().as_ref().and_then(Finished::record)
    }

    fn table_at(&self, moment: &ReplayMoment) -> Table {
        let mut table = self.dealt.clone();
        for (at, entry) in self.entries.iter().take(moment.entries) {
            table.apply(*at, entry);
        }
        table
    }
}

impl ReplayMoment {
    fn of(table: &Table, entries: usize) -> Self {
        ReplayMoment { at: table.at, turn: table.turn, entries }
    }
}

impl Table {
    /// Who sits in a seat, with what the seat alone gives: a host's rights have nothing to do with the game.
    fn you_in(&self, seat: Option<Seat>) -> You {
        let chair = seat.and_then(|seat| self.chair_of_seat(seat));
        let circle = seat.and_then(|seat| self.game.as_ref()?.play.circle(seat));
        You {
            player: chair.and_then(|chair| self.sitter(chair)).map(|sitter| sitter.player),
            chair,
            seat,
            team_chat: circle.map(|circle| circle.may_speak),
            silent: chair.is_some_and(|chair| self.is_silent(chair)),
            ..You::default()
        }
    }
}

impl LogEntry {
    /// The entry, or where somebody brought a whole game in one, an entry for the deal and one for every move.
    fn moves(mut self) -> Vec<LogEntry> {
        let played = |event: &TableEvent| matches!(event, TableEvent::Played { .. });
        let Some(deal) = self.events.iter().position(played) else { return vec![self] };
        let deals = self.events.iter().any(|event| matches!(event, TableEvent::Dealt { .. }));
        if !deals || !self.events[deal + 1..].iter().any(played) {
            return vec![self];
        }
        let moves = self.events.split_off(deal + 1);
        let (by, client, public) = (self.by, self.client.clone(), self.public);
        let entry = |event| LogEntry { by, client: client.clone(), public, events: vec![event] };
        let moves: Vec<LogEntry> = moves.into_iter().map(entry).collect();
        [self].into_iter().chain(moves).collect()
    }
}

/// Whether an event changes what a replay shows.
fn is_shown(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Played { .. } | TableEvent::Noted { .. })
}
