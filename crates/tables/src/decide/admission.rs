//! Who may take which chair, and whose word it needs in a running game.

use super::Decider;
use crate::chairs::{Chair, SeatRequest};
use crate::log::{Holder, TableEvent};
use crate::{PlayerId, Reason, Refusal, Stage, Visitor};
use game::Nonce;

impl Decider<'_> {
    /// Whether a visitor has sat in this chair in the game that is on.
    pub(super) fn was_here(&self, by: Visitor, chair: u8) -> bool {
        self.table.game.is_some()
            && self.table.chairs.get(usize::from(chair)).is_some_and(|chair| chair.witnesses.contains(&by))
    }

    /// In a running game a seat comes with its side's secrets: whoever has not sat there needs the word of somebody to
    /// whom they belong, unless nobody is left to give it.
    pub(super) fn needs_consent(&self, by: Visitor, chair: u8) -> bool {
        let people = self.table.sitters().any(|(_, sitter)| sitter.person().is_some());
        self.table.stage() == Stage::Playing && people && self.table.host != by && !self.was_here(by, chair)
    }

    pub(super) fn ask_for_seat(
        &self,
        by: Visitor,
        chair: u8,
        name: String,
        nonce: Nonce,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let asked = |request: &&SeatRequest| request.visitor == by && request.chair == chair;
        if self.table.requests.iter().any(|request| asked(&request)) {
            return Err(Reason::NothingChanged.into());
        }
        let player = PlayerId(self.table.players);
        Ok(vec![TableEvent::SeatAsked { chair, player, visitor: by, name, nonce }])
    }

    fn request(&self, by: Visitor, player: PlayerId) -> Result<&SeatRequest, Reason> {
        let request = self.table.requests.iter().find(|request| request.player == player);
        let request = request.ok_or(Reason::NoSuchPlayer)?;
        if self.table.may_admit(by, request.chair) { Ok(request) } else { Err(Reason::HostOnly) }
    }

    pub(super) fn admit(&self, by: Visitor, player: PlayerId) -> Result<Vec<TableEvent>, Refusal> {
        let SeatRequest { chair, player, visitor, name, nonce } = self.request(by, player)?.clone();
        if self.table.chair_of(visitor).is_some() {
            return Err(Reason::AlreadySeated.into());
        }
        self.may_hold(visitor, chair)?;
        let name = self.distinct(name, chair);
        let mut events =
            vec![TableEvent::Sat { chair, player, name, nonce, holder: Holder::Person(visitor) }];
        events.extend(self.attend(chair, true));
        Ok(events)
    }

    pub(super) fn turn_down(&self, by: Visitor, player: PlayerId) -> Result<Vec<TableEvent>, Refusal> {
        let player = self.request(by, player)?.player;
        Ok(vec![TableEvent::SeatRefused { player }])
    }

    /// Whether a visitor may take this chair now.
    pub(super) fn may_hold(&self, by: Visitor, chair: u8) -> Result<(), Reason> {
        let wanted = self.table.chairs.get(usize::from(chair)).ok_or(Reason::NoSuchChair { chair })?;
        if wanted.sitter.as_ref().is_some_and(|sitter| sitter.person().is_some()) {
            return Err(Reason::ChairTaken { chair });
        }
        match self.table.stage() {
            Stage::Waiting => Ok(()),
            _ if self.table.seat_of(chair).is_none() => Err(Reason::AlreadyStarted),
            Stage::Finished => Ok(()),
            Stage::Playing => self.has_seen_nothing_else(by, chair),
        }
    }

    /// Whoever has held another chair in this game has seen its code or its hand, and does not sit where that is
    /// played against, nor where it is guessed.
    pub(super) fn has_seen_nothing_else(&self, by: Visitor, chair: u8) -> Result<(), Reason> {
        let seating = self.table.seating();
        let side = |chair| seating.side(chair).unwrap_or(chair);
        let held = |(number, of): &(u8, &Chair)| *number != chair && of.witnesses.contains(&by);
        match self.table.numbered().find(held) {
            None => Ok(()),
            Some((number, _)) if side(number) != side(chair) => Err(Reason::OtherSide),
            Some(_) => Err(Reason::OtherSeat),
        }
    }
}
