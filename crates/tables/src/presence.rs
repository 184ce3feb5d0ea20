//! Who is there. It stays off the log, with one exception: that somebody has been away for so long that others may act
//! for them is written down, so that all nodes agree about it and a replay decides the same.
//!
//! A node knows only its own connections. When it writes that somebody has gone who is connected elsewhere, that other
//! node reads it and answers that they are back.

use crate::decide::Request;
use crate::live_table::LiveTable;
use crate::{Pace, Refusal, Visitor};
use game::Moment;
use std::collections::HashMap;

/// How long somebody may be gone before others may act for them, in milliseconds.
const AWAY_LIVE: u64 = 2 * 60 * 1000;
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

/// How long somebody may be gone before others may act for them.
pub(crate) fn patience(pace: Pace) -> u64 {
    match pace {
        Pace::Live => AWAY_LIVE,
        Pace::Slow { .. } => AWAY_SLOW,
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
        let persons = || table.sitters().filter_map(|(_, sitter)| Some((sitter.person()?, sitter.away)));
        let at_once = self.agenda.now();
        let kept = table.numbered().filter_map(|(_, chair)| chair.kept.as_ref()?.person());
        let back = persons().filter(|(_, away)| away.is_some()).map(|(visitor, _)| visitor).chain(kept);
        if let Some(visitor) = back.into_iter().find(|visitor| self.is_here(*visitor)) {
            return Some((at_once, Request::Returned(visitor)));
        }
        // Where nobody is, nobody is missed.
        let (heir, _) = persons().find(|(visitor, _)| self.is_here(*visitor))?;
        if persons().any(|(visitor, away)| visitor == table.host && away.is_some()) {
            return Some((at_once, Request::Heir(heir)));
        }
        let patience = patience(table.settings.pace);
        let missing = persons().filter(|(visitor, away)| away.is_none() && !self.is_here(*visitor));
        let gone = missing.map(|(visitor, _)| (self.seen.last(visitor), visitor));
        let (since, visitor) = gone.min_by_key(|(since, _)| *since)?;
        Some((Moment(since.0 + patience), Request::Gone(visitor, table.time(since))))
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
        persons().map(|visitor| Moment(self.seen.last(visitor).0 + AWAY_LIVE)).max()
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
