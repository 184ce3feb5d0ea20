//! When a table has to be looked at although nobody asks: read off its state, so that it survives a restart.

use crate::entry::Holder;
use crate::table::{Sitter, Table};
use crate::{Brains, Pace, Stage, Strength};
use game::{Moment, Seat};

/// How long a live table waits before it goes on without players who have got up.
const PATIENCE: u64 = 20_000;
/// How often clocks ring and bots move before somebody has to show that people still play here.
const UNATTENDED_MOST: u32 = 200;

/// What a table waits for with an eye on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alarm {
    /// The running clock of the game is up then.
    Deadline(Moment),
    /// Everyone who is awaited has got up; then the game goes on without them.
    Abandoned(Moment),
}

impl Alarm {
    /// When it rings.
    pub fn at(self) -> Moment {
        match self {
            Alarm::Deadline(at) | Alarm::Abandoned(at) => at,
        }
    }
}

impl Table {
    /// The next alarm of the game, if one is set.
    pub fn alarm(&self) -> Option<Alarm> {
        let game = self.game.as_ref().filter(|_| self.attended())?;
        let deadline = game.play.deadline().map(Alarm::Deadline);
        let awaited = game.play.awaited();
        let gone = |seat: &Seat| {
            let chair = self.chair_of_seat(*seat);
            !chair.and_then(|chair| self.sitter(chair)).is_some_and(Sitter::present)
        };
        let abandoned = self.settings.pace == Pace::Live && !awaited.is_empty() && awaited.iter().all(gone);
        let abandoned = abandoned.then(|| Alarm::Abandoned(Moment(self.at.0 + PATIENCE)));
        [deadline, abandoned].into_iter().flatten().min_by_key(|alarm| alarm.at())
    }

    /// The bots that the game waits for.
    pub fn bots_to_move(&self) -> Vec<(Seat, Strength)> {
        let Some(game) = self.game.as_ref().filter(|_| self.attended()) else { return Vec::new() };
        let bot = |seat: Seat| Some((seat, self.bot_in(seat)?.clone()));
        game.play.awaited().into_iter().filter_map(bot).collect()
    }

    /// The strength of the bot that plays a seat, if one does.
    pub fn bot_in(&self, seat: Seat) -> Option<&Strength> {
        match self.sitter(self.chair_of_seat(seat)?)? {
            Sitter { holder: Holder::Bot(strength), left: false, .. } => Some(strength),
            _ => None,
        }
    }

    /// When the first of them has thought long enough.
    pub fn bots_due(&self, brains: &Brains) -> Option<Moment> {
        let thinking = self.bots_to_move().into_iter();
        let times =
            thinking.filter_map(|(_, strength)| Some(brains.get(self.kind(), &strength)?.think_time()));
        let shortest = u64::try_from(times.min()?.as_millis()).ok()?;
        Some(Moment(self.at.0 + shortest))
    }

    /// Whether a game is on and people still play it: a table that everybody has left does not run on by
    /// itself for ever.
    fn attended(&self) -> bool {
        self.stage() == Stage::Playing
            && self.unattended < UNATTENDED_MOST
            && self.sitters().any(|(_, sitter)| sitter.person().is_some())
    }
}
