//! What may be done for players who are away, and what happens when they come back.

use super::Decider;
use crate::chairs::Sitter;
use crate::log::TableEvent;
use crate::{GameAction, Reason, Refusal, Visitor};
use game::{Actor, Moment};

impl Decider<'_> {
    /// A player has not been connected since then, for long enough.
    pub(super) fn gone(&self, visitor: Visitor, since: Moment) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(visitor)?;
        if self.table.sitter(chair).is_none_or(Sitter::absent) {
            return Err(Reason::NothingChanged.into());
        }
        let mut events = vec![TableEvent::WentAway { chair, since: since.min(self.outside.now) }];
        events.extend(self.attend(chair, false));
        Ok(self.begin_if_all_ready(events))
    }

    /// A player who is away has been so for long enough that anybody may put a bot in their place.
    pub(super) fn long_gone(&self, visitor: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(visitor)?;
        match self.table.sitter(chair) {
            Some(sitter) if sitter.away.is_some() && !sitter.replaceable => {
                Ok(vec![TableEvent::BecameReplaceable { chair }])
            }
            _ => Err(Reason::NothingChanged.into()),
        }
    }

    /// A player who was away is there again, and takes the seat back if a bot has kept it.
    pub(super) fn returned(&self, visitor: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        let back = match self.table.chair_kept_for(visitor) {
            Some(chair) if self.table.chair_of(visitor).is_none() => vec![TableEvent::Returned { chair }],
            _ => self.came_back(visitor),
        };
        if back.is_empty() { Err(Reason::NothingChanged.into()) } else { Ok(back) }
    }

    /// What is to be written when somebody who counts as away does anything.
    pub(super) fn came_back(&self, visitor: Visitor) -> Vec<TableEvent> {
        let chair = self.table.chair_of(visitor);
        let away = |chair: &u8| self.table.sitter(*chair).is_some_and(|sitter| sitter.away.is_some());
        let Some(chair) = chair.filter(away) else { return Vec::new() };
        [TableEvent::CameBack { chair }].into_iter().chain(self.attend(chair, true)).collect()
    }

    /// The host is away, and somebody who is there takes over.
    pub(super) fn heir(&self, heir: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        self.chair_of(heir)?;
        if heir == self.table.host || !self.host_has_gone() {
            return Err(Reason::NothingChanged.into());
        }
        Ok(vec![TableEvent::HandedOver { host: heir }])
    }

    /// Acts for the table over the head of a player who is absent: nobody is passed over who is there.
    pub(super) fn order(&self, by: Visitor, action: &GameAction) -> Result<Vec<TableEvent>, Refusal> {
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        let over = game.play.over(action).ok_or(Reason::NotInOrder)?;
        let sitter = over.seat.and_then(|seat| self.table.sitter(self.table.chair_of_seat(seat)?));
        // A teammate soon writes for an Encryptor; a turn is lost only after as long as a bot may play it.
        let may_be_passed_over = if over.host_only {
            self.host_only(by)?;
            sitter.is_none_or(Sitter::can_replace)
        } else {
            if self.table.host != by {
                self.chair_of(by)?;
            }
            sitter.is_none_or(Sitter::absent)
        };
        if !may_be_passed_over {
            return Err(Reason::NotAway.into());
        }
        self.game_events(Actor::Table, action)
    }
}
