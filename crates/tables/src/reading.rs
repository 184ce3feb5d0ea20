//! When a code was opened people look at it, and the bots let them: until everybody who is there has said that they have
//! seen it, or for some seconds.

use crate::PlayerId;
use crate::table::Table;
use game::Moment;
use std::time::Duration;

/// What the game has revealed last, and who has seen it.
#[derive(Clone, Default)]
pub(crate) struct Reading {
    /// How much it had revealed by then.
    revealed: u64,
    at: Moment,
    seen: Vec<PlayerId>,
}

impl Table {
    /// Notes whether the game has revealed something more.
    pub fn note_reveals(&mut self) {
        let revealed = self.game.as_ref().map_or(0, |game| game.play.revealed());
        if revealed != self.reading.revealed {
            self.reading = Reading { revealed, at: self.changed, seen: Vec::new() };
        }
    }

    /// Somebody has seen what was revealed.
    pub fn note_seen(&mut self, chair: u8) {
        if let Some(player) = self.sitter(chair).map(|sitter| sitter.player) {
            self.reading.seen.push(player);
        }
    }

    /// Whether bots wait for somebody to have seen what was revealed.
    pub fn is_reading(&self, player: PlayerId) -> bool {
        let bots = self.sitters().any(|(_, sitter)| sitter.person().is_none());
        bots && self.reading.revealed > 0 && !self.reading.seen.contains(&player)
    }

    /// Until when bots wait that leave people so much time to look at what was revealed.
    pub fn read_by(&self, time: Duration) -> Moment {
        let persons = self.sitters().filter(|(_, sitter)| sitter.person().is_some() && !sitter.absent());
        let mut readers = persons.filter(|(_, sitter)| self.is_reading(sitter.player));
        match readers.next() {
            Some(_) => Moment(self.reading.at.0 + u64::try_from(time.as_millis()).unwrap_or(0)),
            None => Moment(0),
        }
    }
}
