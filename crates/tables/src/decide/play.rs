//! The deal and the play.

use super::Bench;
use crate::entry::Entry;
use crate::games::{Play, Setting};
use crate::schedule::Alarm;
use crate::{GameAction, Reason, Refusal, Visitor};
use game::{Actor, Nonce, Seat};

impl Bench<'_> {
    pub(super) fn start(&self, by: Visitor) -> Result<Vec<Entry>, Refusal> {
        self.host_only(by)?;
        self.waiting_only()?;
        let table = self.table;
        let (chairs, nonces): (Vec<u8>, Vec<Nonce>) =
            table.sitters().map(|(chair, sitter)| (chair, sitter.nonce.clone())).unzip();
        let (players, seating) = (chairs.len() as u8, table.seating());
        if !(seating.fewest..=seating.most).contains(&players) {
            let (fewest, most) = (seating.fewest, seating.most);
            return Err(Reason::WrongNumber { players, fewest, most }.into());
        }
        let setup = table.settings.setup(&chairs, &table.used)?;
        let play = Play::open(&Setting { setup: &setup, seed: &table.seed, nonces: &nonces })?;
        let events = play.deal(self.now);
        let before = table.previous.as_ref().map(|finished| finished.setup());
        let setup = Box::new(setup.abridged(before));
        Ok(vec![Entry::Dealt { setup, chairs, nonces }, Entry::Played { events }])
    }

    pub(super) fn play(&self, by: Visitor, action: &GameAction) -> Result<Vec<Entry>, Refusal> {
        let chair = self.chair_of(by)?;
        let seat = self.table.seat_of(chair).ok_or(Reason::NotStarted)?;
        self.game_events(Actor::Seat(seat), action)
    }

    pub(super) fn order(&self, by: Visitor, action: &GameAction) -> Result<Vec<Entry>, Refusal> {
        self.host_only(by)?;
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        if !game.play.in_order(action) {
            return Err(Reason::NotInOrder.into());
        }
        self.game_events(Actor::Table, action)
    }

    pub(super) fn bot_plays(&self, seat: Seat, action: &GameAction) -> Result<Vec<Entry>, Refusal> {
        self.table.bot_in(seat).ok_or(Reason::NotSeated)?;
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        let events = game.play.decide(Actor::Seat(seat), action, self.now)?;
        // A bot that asks for what is so already would ask for it again and again.
        if events.is_empty() {
            Err(Reason::NothingChanged.into())
        } else {
            Ok(vec![Entry::Played { events }])
        }
    }

    /// What the hour brings: the end of a running clock, or of the patience with those who have left.
    pub(super) fn ring(&self) -> Result<Vec<Entry>, Refusal> {
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        let due = self.table.alarm().filter(|alarm| alarm.at() <= self.now);
        let events = match due.ok_or(Reason::NothingChanged)? {
            Alarm::Deadline(_) => game.play.time_up(self.now)?,
            Alarm::Abandoned(_) => game.play.pass_over(self.now)?,
        };
        Ok(vec![Entry::Played { events }])
    }
}
