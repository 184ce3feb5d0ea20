//! Whose turn it is and since when, by the table's own time.

use crate::table::Table;
use crate::thinking::{self, Origin};
use crate::{News, PlayerId, Stage};
use game::{Moment, Seat};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// How long a turn lasts before anybody is reminded of it, in milliseconds.
const NUDGE_AFTER: u64 = 30 * 1000;
/// How long nobody is reminded again, in milliseconds.
pub(crate) const NUDGE_PAUSE: u64 = 60 * 1000;

/// A seat that the game waits for.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Awaited {
    pub seat: Seat,
    /// Who sat there when it became their turn.
    player: Option<PlayerId>,
    /// Which turn of the game it is.
    turn: u64,
    /// When it became their turn.
    pub since: Moment,
}

impl Table {
    /// Notes whom the game waits for now, and since when.
    pub fn wait_for(&mut self) {
        let Some(game) = &self.game else {
            self.awaited = Arc::default();
            return;
        };
        let turn = game.play.turn();
        if turn != self.turn {
            (self.turn, self.turn_began) = (turn, self.changed);
        }
        let Some(game) = &self.game else { return };
        let awaited = |seat: Seat| {
            let sitter = self.chair_of_seat(seat).and_then(|chair| self.sitter(chair));
            let now = Awaited { seat, player: sitter.map(|sitter| sitter.player), turn, since: self.changed };
            let same = |before: &&Awaited| Awaited { since: now.since, ..(*before).clone() } == now;
            self.awaited.iter().find(same).cloned().unwrap_or(now)
        };
        self.awaited = game.play.awaited().into_iter().map(awaited).collect();
    }

    /// The number of the turn, which no other turn of this table has; 0 when nothing is played.
    pub fn turn_number(&self) -> u64 {
        self.game.as_ref().map_or(0, |_| u64::from(self.games) << 32 | self.turn)
    }

    /// Since when the game waits for a seat.
    pub fn awaited_since(&self, seat: Seat) -> Moment {
        self.awaited.iter().find(|awaited| awaited.seat == seat).map_or(self.changed, |awaited| awaited.since)
    }

    /// When somebody was last reminded.
    pub fn last_nudge(&self) -> Option<Moment> {
        self.notices.iter().rfind(|notice| notice.news == News::Nudged).map(|notice| notice.at)
    }

    /// From when on those who are awaited may be reminded. It goes by the turn, which everybody sees begin, and not by when a
    /// seat became awaited, which may be a team's own business.
    pub fn nudge_from(&self) -> Option<Moment> {
        let again = self.last_nudge().map_or(0, |last| last.0 + NUDGE_PAUSE);
        (self.stage() == Stage::Playing).then_some(Moment(again.max(self.turn_began.0 + NUDGE_AFTER)))
    }

    /// The table's time when a node's clock shows `now`.
    pub fn time(&self, now: Moment) -> Moment {
        Moment(now.0 + self.ahead)
    }

    /// The other way round.
    pub fn on_our_clock(&self, at: Moment) -> Moment {
        Moment(at.0.saturating_sub(self.ahead))
    }

    /// Takes up the log's time where it runs ahead of a node's clock, so that no deadline is further away than it is long.
    pub fn follow(&mut self, now: Moment) {
        self.ahead = self.ahead.max(self.at.0.saturating_sub(now.0));
    }

    /// Where a bot gets its chance from: the same all through a turn, so that it does not change its mind, and foreseen by
    /// nobody.
    pub fn bot_seed(&self, seat: Seat, refused: u32) -> u64 {
        let turn = self.game.as_ref().map_or(0, |game| game.play.turn());
        let digest = Sha256::new()
            .chain_update(b"black-chamber bot\0")
            .chain_update(self.seed.reveal_hex())
            .chain_update([seat.0])
            .chain_update(turn.to_be_bytes())
            .chain_update(refused.to_be_bytes())
            .finalize();
        digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// The chance in how long a bot takes. Of no other chance than this can anything be told from it.
    pub fn pause_chance(&self, seat: Seat) -> u64 {
        self.bot_seed(seat, u32::MAX)
    }

    /// Who brought the bots, unless somebody says otherwise: the host.
    pub fn origin(&self) -> Origin {
        thinking::origin(self.host)
    }
}
