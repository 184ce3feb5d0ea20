//! What a node keeps in mind about a table in memory so that it acts in time: all of it can be found again from the log.

use crate::schedule::{Attendance, Schedule};
use crate::table::Table;
use crate::timers::Timers;
use crate::{BotPlayers, Clock};
use game::{Moment, Seat};
use std::sync::Arc;

/// How often a bot whose move was refused thinks again before it waits for others.
const TRIES: u32 = 10;

/// What a node keeps in mind about a table in memory.
pub(crate) struct Agenda {
    timers: Arc<Timers>,
    pub clock: Arc<dyn Clock>,
    attendance: Attendance,
    bots: Vec<BotNotes>,
}

/// What came of asking a bot.
struct BotNotes {
    seat: Seat,
    /// Which change of the table it was asked after.
    version: u64,
    /// When it last acted.
    acted: Option<Moment>,
    refused: u32,
    /// It has nothing to do until the table changes.
    waits: bool,
}

/// What came of asking a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It did something.
    Acted,
    /// It has nothing to do.
    Nothing,
    /// What it wanted was refused.
    Refused,
}

impl Agenda {
    pub fn new(timers: Arc<Timers>, clock: Arc<dyn Clock>, rest_after: u64) -> Self {
        Agenda {
            timers,
            clock,
            attendance: Attendance { rest_after, ..Attendance::default() },
            bots: Vec::new(),
        }
    }

    /// This node's hour.
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Notes that a player is there, though nothing was asked for.
    pub fn somebody_came(&mut self, table: &Table) {
        self.attendance.seen = table.time(self.now());
        self.attendance.unattended = table.unattended;
    }

    /// What the table waits for.
    pub fn schedule(&self, table: &Table, bots: &BotPlayers) -> Schedule {
        let waits = |notes: &&BotNotes| notes.waits && notes.version == table.version;
        let waiting: Vec<Seat> = self.bots.iter().filter(waits).map(|notes| notes.seat).collect();
        let mut schedule = table.schedule(bots, &self.attendance, &waiting);
        for (seat, at) in &mut schedule.bots {
            // Who acts several times in one turn pauses each time.
            let pause = at.0.saturating_sub(table.awaited_since(*seat).0);
            if let Some(acted) =
                self.bots.iter().find(|notes| notes.seat == *seat).and_then(|notes| notes.acted)
            {
                *at = (*at).max(Moment(acted.0 + pause));
            }
        }
        schedule
    }

    /// Sets the alarm of this table anew, by what it waits for now, and by when somebody is missed, on our clock.
    pub fn arm(&self, table: &Table, bots: &BotPlayers, presence: Option<Moment>) {
        let due = self.schedule(table, bots).due().map(|due| table.on_our_clock(due));
        self.timers.set(table.id, [due, presence].into_iter().flatten().min());
    }

    /// The bot that has waited longest and long enough, and how often it was refused in this place.
    pub fn ready_bot(&self, table: &Table, bots: &BotPlayers) -> Option<(Seat, u32)> {
        let now = table.time(self.now());
        let schedule = self.schedule(table, bots);
        let ready = schedule.bots.into_iter().filter(|(_, at)| *at <= now);
        let (seat, _) = ready.min_by_key(|(seat, at)| (*at, *seat))?;
        let refused = self.bots.iter().find(|notes| notes.seat == seat && notes.version == table.version);
        Some((seat, refused.map_or(0, |notes| notes.refused)))
    }

    /// Notes what came of asking a bot when the table had changed so often.
    pub fn asked(&mut self, table: &Table, seat: Seat, version: u64, answer: Answer) {
        let place = self.bots.iter().position(|notes| notes.seat == seat);
        let fresh = BotNotes { seat, version, acted: None, refused: 0, waits: false };
        let place = place.unwrap_or_else(|| {
            self.bots.push(fresh);
            self.bots.len() - 1
        });
        let notes = &mut self.bots[place];
        if notes.version != version {
            (notes.version, notes.refused, notes.waits) = (version, 0, false);
        }
        match answer {
            Answer::Acted => notes.acted = Some(table.time(self.clock.now())),
            Answer::Nothing => notes.waits = true,
            Answer::Refused => {
                notes.refused += 1;
                notes.waits = notes.refused >= TRIES;
            }
        }
    }
}
