//! The deal and the play.

use super::{Decider, new_seed};
use crate::games::{self, Deal};
use crate::log::{LogEntry, TableEvent};
use crate::schedule::Alarm;
use crate::table::Table;
use crate::{GameAction, Reason, Refusal, Stage, Visitor};
use game::{Actor, Nonce, Seat};

/// What two people do within so many milliseconds they do at the same moment.
const SAME_MOMENT: u64 = 2000;

impl Decider<'_> {
    pub(super) fn start(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        self.waiting_only()?;
        self.deal()
    }

    fn deal(&self) -> Result<Vec<TableEvent>, Refusal> {
        let table = self.table;
        let (chairs, setup) = table.next_setup()?;
        let nonces: Vec<Nonce> = table.sitters().map(|(_, sitter)| sitter.nonce.clone()).collect();
        let play = games::open(&Deal { setup: &setup, seed: &table.seed, nonces: &nonces })?;
        let events = play.deal(&self.outside);
        let before = table.previous.as_ref().map(|finished| finished.setup());
        let setup = Box::new(setup.abridged(before));
        Ok(vec![TableEvent::Dealt { setup, chairs, nonces }, TableEvent::Played { events }])
    }

    /// Everybody stays at the end of the game until they have seen enough of it.
    pub(super) fn rematch(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        match self.table.stage() {
            Stage::Waiting => Err(Reason::NotStarted.into()),
            Stage::Playing => Err(Reason::NotFinished.into()),
            Stage::Finished => {
                let player = self.table.sitter(chair).map(|sitter| sitter.player);
                if player.is_some_and(|player| self.table.ready.contains(&player)) {
                    return Err(Reason::NothingChanged.into());
                }
                Ok(self.begin_if_all_ready(vec![TableEvent::Ready { chair }]))
            }
        }
    }

    pub(super) fn reopen(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        match self.table.stage() {
            Stage::Waiting => Err(Reason::NotStarted.into()),
            Stage::Playing => Err(Reason::NotFinished.into()),
            Stage::Finished => Ok(vec![TableEvent::Rematched { seed: new_seed(self.entropy) }]),
        }
    }

    /// With the next game after these events, if everybody who is there is ready for it by then. It needs no host.
    pub(super) fn begin_if_all_ready(&self, mut events: Vec<TableEvent>) -> Vec<TableEvent> {
        let next = self.after(self.table, &events);
        if !next.all_ready() {
            return events;
        }
        let rematch = [TableEvent::Rematched { seed: new_seed(self.entropy) }];
        let next = self.after(&next, &rematch);
        events.extend(rematch);
        // If they cannot play as they are, they see in the waiting room why.
        events.extend(Decider { table: &next, ..*self }.deal().into_iter().flatten());
        events
    }

    /// The table as it is after these events.
    pub(super) fn after(&self, table: &Table, events: &[TableEvent]) -> Table {
        let mut table = table.clone();
        let entry = LogEntry { by: None, client: None, public: false, events: events.to_vec() };
        table.apply(self.outside.now, &entry);
        table
    }

    pub(super) fn play(
        &self,
        by: Visitor,
        action: &GameAction,
        turn: Option<u64>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let seat = self.table.seat_of(chair).ok_or(Reason::NotStarted)?;
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        // What answers an earlier turn must not count for this one.
        let late = turn.is_some_and(|turn| turn != self.table.turn_number());
        let decided =
            if late { Err(Reason::TurnIsOver.into()) } else { self.game_events(Actor::Seat(seat), action) };
        match decided {
            // Of two who agree to the same at the same moment the slower one has nothing left to do.
            Err(refusal) if game.play.is_agreement(action) && self.is_overtaken(&refusal) => Ok(Vec::new()),
            decided => decided,
        }
    }

    /// What the rules make of a move.
    pub(super) fn game_events(&self, by: Actor, action: &GameAction) -> Result<Vec<TableEvent>, Refusal> {
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        Ok(vec![TableEvent::Played { events: game.play.decide(by, action, &self.outside)? }])
    }

    /// Whether this was refused because somebody else had just settled the matter.
    fn is_overtaken(&self, refusal: &Refusal) -> bool {
        let since = match refusal.code() {
            "already-locked-in" => self.table.changed,
            "turn-is-over"
            | "not-now"
            | "marks-incomplete"
            | "no-interception-in-round-one"
            | "encryptor-is-silent" => self.table.turn_began,
            _ => return false,
        };
        self.outside.now.0 < since.0 + SAME_MOMENT
    }

    pub(super) fn bot_plays(&self, seat: Seat, action: &GameAction) -> Result<Vec<TableEvent>, Refusal> {
        self.table.bot_in(seat).ok_or(Reason::NotSeated)?;
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        let events = game.play.decide(Actor::Seat(seat), action, &self.outside)?;
        // A bot that asks for what is so already would ask for it again and again.
        if events.is_empty() {
            Err(Reason::NothingChanged.into())
        } else {
            Ok(vec![TableEvent::Played { events }])
        }
    }

    /// What the hour brings: the end of a running clock, or of the patience with those who have left.
    pub(super) fn ring(&self) -> Result<Vec<TableEvent>, Refusal> {
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        let due = self.table.alarm().filter(|alarm| alarm.at() <= self.outside.now);
        let events = match due.ok_or(Reason::NothingChanged)? {
            Alarm::Deadline(_) => game.play.time_up(&self.outside)?,
            Alarm::Abandoned(_) => game.play.pass_over(&self.outside)?,
        };
        Ok(vec![TableEvent::Played { events }])
    }
}
