//! Talk and reactions.

use super::{Bench, plain};
use crate::entry::Entry;
use crate::{Audience, EMOJI, LONGEST_TALK, Reason, Refusal, Visitor};

impl Bench<'_> {
    pub(super) fn say(&self, by: Visitor, to: Audience, text: &str) -> Result<Vec<Entry>, Refusal> {
        let chair = self.chair_of(by)?;
        let text = plain(text, LONGEST_TALK).ok_or(Reason::BadText { longest: LONGEST_TALK })?;
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
        Ok(vec![Entry::Said { chair, circle, text }])
    }

    pub(super) fn react(&self, by: Visitor, emoji: &str) -> Result<Vec<Entry>, Refusal> {
        let chair = self.chair_of(by)?;
        let number = EMOJI.iter().position(|one| *one == emoji).ok_or(Reason::NoSuchEmoji)?;
        Ok(vec![Entry::Reacted { chair, emoji: number as u8 }])
    }
}
