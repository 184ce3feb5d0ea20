//! Chat, reactions and pencil notes.

use super::{Decider, plain};
use crate::log::TableEvent;
use crate::turns::NUDGE_PAUSE;
use crate::{Audience, EMOJI, LONGEST_MESSAGE, LONGEST_NOTE, MOST_NOTES, Reason, Refusal, Stage, Visitor};
use game::Seat;

impl Decider<'_> {
    pub(super) fn say(&self, by: Visitor, to: Audience, text: &str) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let text = plain(text, LONGEST_MESSAGE).ok_or(Reason::BadText { longest: LONGEST_MESSAGE })?;
        if to == Audience::Table {
            self.may_be_heard(chair)?;
        }
        let circle = match to {
            Audience::Table => None,
            Audience::Team => {
                let seat = self.table.seat_of(chair).ok_or(Reason::NoTeam)?;
                let game = self.table.game.as_ref().ok_or(Reason::NoTeam)?;
                let circle = game.play.circle(seat).ok_or(Reason::NoTeam)?;
                if !circle.may_speak {
                    return Err(Reason::MustBeSilent.into());
                }
                Some(circle.id)
            }
        };
        Ok(vec![TableEvent::Said { chair, circle, text }])
    }

    /// A note that teammates read is chat: who must be silent writes none.
    pub(super) fn note(&self, by: Visitor, place: &str, text: &str) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let seat = self.table.seat_of(chair).ok_or(Reason::NotStarted)?;
        let game = self.table.game.as_ref().ok_or(Reason::NotStarted)?;
        let circle = game.play.circle(seat);
        if circle.is_some_and(|circle| !circle.may_speak) {
            return Err(Reason::MustBeSilent.into());
        }
        let owner = circle.map_or(seat.0, |circle| circle.id);
        let text = match text.trim() {
            "" => String::new(),
            text => plain(text, LONGEST_NOTE).ok_or(Reason::BadText { longest: LONGEST_NOTE })?,
        };
        if !is_place(place) {
            return Err(Reason::BadText { longest: LONGEST_PLACE }.into());
        }
        let notes = &self.table.notes;
        if notes.text(owner, place) == text {
            return Err(Reason::NothingChanged.into());
        }
        if notes.count(owner) == MOST_NOTES && notes.text(owner, place).is_empty() {
            return Err(Reason::TooManyNotes { most: MOST_NOTES }.into());
        }
        Ok(vec![TableEvent::Noted { owner, place: place.to_owned(), text }])
    }

    /// Whoever holds a code says nothing to the table, in no words and by no sign, until it is resolved.
    fn may_be_heard(&self, chair: u8) -> Result<(), Reason> {
        if self.table.is_silent(chair) { Err(Reason::MustBeSilent) } else { Ok(()) }
    }

    pub(super) fn react(&self, by: Visitor, emoji: &str) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        self.may_be_heard(chair)?;
        let number = EMOJI.iter().position(|one| *one == emoji).ok_or(Reason::NoSuchEmoji)?;
        Ok(vec![TableEvent::Reacted { chair, emoji: number as u8 }])
    }
}

impl Decider<'_> {
    /// Reminds those whom the game waits for. It is heard by everybody, so whoever must be silent gives no reminder either.
    pub(super) fn go_on(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let reading = self.table.sitter(chair).is_some_and(|sitter| self.table.is_reading(sitter.player));
        let playing = self.table.stage() == Stage::Playing;
        Ok(if reading && playing { vec![TableEvent::Seen { chair }] } else { Vec::new() })
    }

    pub(super) fn nudge(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let own = self.table.seat_of(chair).ok_or(Reason::NotStarted)?;
        self.may_be_heard(chair)?;
        let person = |seat: Seat| self.table.bot_in(seat).is_none();
        let awaited = self.table.awaited.iter().map(|awaited| awaited.seat);
        if !awaited.into_iter().any(|seat| seat != own && person(seat)) {
            return Err(Reason::NobodyToNudge.into());
        }
        let now = self.outside.now;
        if self.table.last_nudge().is_some_and(|last| now.0 < last.0 + NUDGE_PAUSE) {
            return Err(Reason::NudgedAlready.into());
        }
        if self.table.nudge_from().is_none_or(|from| now < from) {
            return Err(Reason::NudgeTooSoon.into());
        }
        Ok(vec![TableEvent::Nudged { chair }])
    }
}

/// The most characters of what a note is about.
const LONGEST_PLACE: usize = 8;

fn is_place(place: &str) -> bool {
    let fit = |c: u8| c.is_ascii_digit() || c == b'.';
    (1..=LONGEST_PLACE).contains(&place.len()) && place.bytes().all(fit)
}
