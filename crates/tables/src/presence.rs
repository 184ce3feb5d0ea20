//! Who is there. It stays off the log, with one exception: that somebody has been away for so long that others may act
//! for them is written down, so that all nodes agree about it and a replay decides the same.
//!
//! A node knows only its own connections. When it writes that somebody has gone who is connected elsewhere, that other
//! node reads it and answers that they are back.

use crate::decide::Request;
use crate::live_table::LiveTable;
use crate::{Pace, Refusal, Settings, Visitor};
use game::Moment;
use std::collections::HashMap;

/// How long somebody may be gone before they count as away and a teammate may write for them, in milliseconds.
const AWAY: u64 = 60 * 1000;
/// How long the host may be gone before somebody else is the host.
const HOST_AWAY: u64 = 2 * AWAY;
/// Both at the slow pace.
const AWAY_SLOW: u64 = 3 * 24 * 60 * 60 * 1000;
/// How long a node believes that somebody whom it does not see is connected to another one, in milliseconds.
const ELSEWHERE: u64 = 10 * 60 * 1000;
/// How many visitors' last signs of life are remembered; who sits is never forgotten.
const SEEN_KEPT: usize = 64;
/// How much may come of one look at who is there: every seat, and the host.
const STEPS: usize = 20;

/// When each visitor was last seen by this node.
#[derive(Default)]
pub(crate) struct Seen {
    /// Since when this node has the table.
    since: Moment,
    visitors: HashMap<Visitor, Moment>,
}

impl Seen {
    pub fn new(since: Moment) -> Self {
        Seen { since, visitors: HashMap::new() }
    }

    fn last(&self, visitor: Visitor) -> Moment {
        self.visitors.get(&visitor).copied().unwrap_or(self.since)
    }
}

impl Settings {
    /// How long somebody may be gone before they count as away, in milliseconds.
    fn away_after(&self) -> u64 {
        match self.pace {
            Pace::Live => AWAY,
            Pace::Slow { .. } => AWAY_SLOW.min(self.bot_after()),
        }
    }

    /// How long the host may be gone before somebody else is the host.
    pub(crate) fn host_after(&self) -> u64 {
        match self.pace {
            Pace::Live => HOST_AWAY,
            Pace::Slow { .. } => AWAY_SLOW,
        }
    }

    /// How long somebody may be gone before anybody may put a bot in their place.
    fn bot_after(&self) -> u64 {
        u64::from(self.bot_after_seconds.unwrap_or(self.pace.usual_bot_after_seconds())) * 1000
    }
}

impl LiveTable {
    /// Notes a sign of life.
    pub fn saw(&mut self, visitor: Visitor) {
        self.saw_at(visitor, self.agenda.now());
    }

    /// Notes that somebody is connected to another node.
    pub fn saw_elsewhere(&mut self, visitor: Visitor) {
        self.saw_at(visitor, Moment(self.agenda.now().0 + ELSEWHERE));
    }

    fn saw_at(&mut self, visitor: Visitor, at: Moment) {
        let seated: Vec<Visitor> = self.table().sitters().filter_map(|(_, sitter)| sitter.person()).collect();
        let visitors = &mut self.seen.visitors;
        if visitors.len() >= SEEN_KEPT {
            visitors.retain(|visitor, _| seated.contains(visitor));
        }
        visitors.insert(visitor, at);
    }

    /// What is next to be written down about who is there, and when, by this node's clock.
    pub fn next_about_presence(&self) -> Option<(Moment, Request)> {
        let table = self.table();
        let persons = || table.sitters().filter_map(|(_, sitter)| Some((sitter.person()?, sitter)));
        let kept = table.numbered().filter_map(|(_, chair)| chair.kept.as_ref()?.person());
        let back =
            persons().filter(|(_, sitter)| sitter.away.is_some()).map(|(visitor, _)| visitor).chain(kept);
        if let Some(visitor) = back.into_iter().find(|visitor| self.is_here(*visitor)) {
            return Some((self.agenda.now(), Request::Returned(visitor)));
        }
        // Where nobody is, nobody is missed.
        let (heir, _) = persons().find(|(visitor, _)| self.is_here(*visitor))?;
        let settings = &table.settings;
        let missing = persons().filter(|(visitor, _)| !self.is_here(*visitor));
        let steps = missing.filter_map(|(visitor, sitter)| match sitter.away {
            None => {
                let since = self.seen.last(visitor);
                Some((Moment(since.0 + settings.away_after()), Request::Gone(visitor, table.time(since))))
            }
            Some(since) if !sitter.replaceable => {
                let at = table.on_our_clock(Moment(since.0 + settings.bot_after()));
                Some((at, Request::LongGone(visitor)))
            }
            Some(_) => None,
        });
        let host = self.host_gone_since().map(|since| {
            let at = table.on_our_clock(Moment(since.0 + settings.host_after()));
            (at, Request::Heir(heir))
        });
        steps.chain(host).min_by_key(|(at, _)| *at)
    }

    /// Since when the host is gone, in the table's time; none while they are here, or sit and do not count as away yet.
    fn host_gone_since(&self) -> Option<Moment> {
        let table = self.table();
        if self.is_here(table.host) {
            return None;
        }
        match table.host_sits() {
            Some(sitter) => sitter.away,
            // Whom this node has never seen may look on at another one, for a while.
            None => {
                let seen = self.seen.visitors.get(&table.host).map(|at| table.time(*at));
                Some(table.host_seen.max(seen.unwrap_or(Moment(table.host_seen.0 + ELSEWHERE))))
            }
        }
    }

    /// When a live table leaves the lobby because everybody who sits there has gone. None while somebody is here; and where
    /// nobody ever was, they may be at another node.
    fn deserted_at(&self) -> Option<Moment> {
        let table = self.table();
        let persons = || table.sitters().filter_map(|(_, sitter)| sitter.person());
        let known = persons().any(|visitor| self.seen.visitors.contains_key(&visitor));
        let here = persons().any(|visitor| self.is_here(visitor));
        if !known || here || table.settings.pace != Pace::Live {
            return None;
        }
        persons().map(|visitor| Moment(self.seen.last(visitor).0 + HOST_AWAY)).max()
    }

    /// Whether the lobby is not to show the table, since nobody is there.
    pub fn is_deserted(&self) -> bool {
        self.deserted_at().is_some_and(|at| at <= self.agenda.now())
    }

    /// When the table has to be taken out of the lobby.
    pub fn next_desertion(&self) -> Option<Moment> {
        self.deserted_at().filter(|_| !self.hidden && self.table().lobby_card().is_some())
    }

    /// Takes a deserted table out of the lobby, and puts it back once somebody is there.
    pub async fn settle_lobby(&mut self) -> Result<(), Refusal> {
        let deserted = self.is_deserted();
        if deserted != self.hidden && self.table().lobby_card().is_some() {
            self.correct_index().await?;
            self.hidden = deserted;
        }
        Ok(())
    }

    /// Writes down what is due about who is there; true if there was anything.
    pub async fn settle_presence(&mut self) -> Result<bool, Refusal> {
        for step in 0..STEPS {
            match self.next_about_presence() {
                Some((at, request)) if at <= self.agenda.now() => self.submit(&request, None).await?,
                _ => return Ok(step > 0),
            };
        }
        Ok(true)
    }
}
