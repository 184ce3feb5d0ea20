//! When a table has to be looked after although nobody asks: worked out here and nowhere else, from the state, so
//! that it survives a restart.

use crate::Pace;
use crate::chairs::Sitter;
use crate::log::Holder;
use crate::table::Table;
use crate::{Asked, BotPlayers, Stage, Strength};
use game::{Moment, Seat};
use std::time::Duration;

/// How long a live table waits before it goes on without players who have got up.
const PATIENCE: u64 = 20_000;
/// How long bots that play one after the other may take in all before a person's turn comes, and any bot at most.
const CIRCUIT: Duration = Duration::from_secs(10);
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

/// When people were last here, as far as the log does not tell: somebody who only looks is there too.
#[derive(Clone, Copy, Default)]
pub(crate) struct Attendance {
    /// When a player was last seen to be connected.
    pub seen: Moment,
    /// How many commits nobody had asked for by then.
    pub unattended: u32,
    /// After how many milliseconds without anybody a table rests.
    pub rest_after: u64,
}

/// What a table waits for, in the table's time.
#[derive(Clone, Default)]
pub(crate) struct Schedule {
    /// When the clock rings.
    pub clock: Option<Moment>,
    /// The bots that are to move, and when each has paused long enough.
    pub bots: Vec<(Seat, Moment)>,
    /// When the table leaves the lobby.
    pub unlisted: Option<Moment>,
}

impl Schedule {
    /// The first of it all.
    pub fn due(&self) -> Option<Moment> {
        let bots = self.bots.iter().map(|(_, at)| *at).min();
        [self.clock, bots, self.unlisted].into_iter().flatten().min()
    }
}

impl Table {
    /// What the table waits for. `waiting` are bots that have nothing to do until somebody else acts.
    pub fn schedule(&self, players: &BotPlayers, attendance: &Attendance, waiting: &[Seat]) -> Schedule {
        let unlisted = self.lobby_card().map(|card| card.forgotten_at());
        // A table that rests has no clock and no bots, until somebody comes.
        let Some(rests) = self.rests_at(attendance) else {
            return Schedule { unlisted, ..Schedule::default() };
        };
        let clock = self.alarm().map(Alarm::at).filter(|at| *at < rests);
        let bots = self.bots_to_move().filter(|(seat, ..)| !waiting.contains(seat));
        let paused = |(seat, strength, since): (Seat, &Strength, Moment)| {
            let bot = players.get(self.kind(), strength)?;
            let pause = bot.pause(&self.asked_of(seat)?);
            let thought = Moment(since.0 + u64::try_from(pause.as_millis()).ok()?);
            Some((seat, thought.max(self.read_by(bot.reading_time()))))
        };
        let bots = bots.filter_map(paused).filter(|(_, at)| *at < rests).collect();
        Schedule { clock, bots, unlisted }
    }

    /// What a bot is asked for.
    fn asked_of(&self, seat: Seat) -> Option<Asked> {
        // Where everyone plays alone they act one after the other: all bots together may take so long, and each of them may
        // guess twice.
        let bots = self.sitters().filter(|(_, sitter)| sitter.person().is_none()).count().max(1);
        let longest = if self.seating().sides == 1 { CIRCUIT / (2 * bots as u32) } else { CIRCUIT };
        let effort = self.game.as_ref()?.play.effort();
        Some(Asked { effort, chance: self.pause_chance(seat), longest })
    }

    /// The next alarm of the game, if one is set.
    pub fn alarm(&self) -> Option<Alarm> {
        let game = self.game.as_ref().filter(|_| self.stage() == Stage::Playing)?;
        let deadline = game.play.deadline().map(Alarm::Deadline);
        let gone = |seat: Seat| {
            let chair = self.chair_of_seat(seat);
            !chair.and_then(|chair| self.sitter(chair)).is_some_and(Sitter::present)
        };
        let abandoned = self.settings.pace == Pace::Live
            && !self.awaited.is_empty()
            && self.awaited.iter().all(|awaited| gone(awaited.seat));
        let abandoned = abandoned.then(|| Alarm::Abandoned(Moment(self.changed.0 + PATIENCE)));
        [deadline, abandoned].into_iter().flatten().min_by_key(|alarm| alarm.at())
    }

    /// The bots that the game waits for, and since when.
    fn bots_to_move(&self) -> impl Iterator<Item = (Seat, &Strength, Moment)> {
        self.awaited
            .iter()
            .filter_map(|awaited| Some((awaited.seat, self.bot_in(awaited.seat)?, awaited.since)))
    }

    /// The strength of the bot that plays a seat, if one does.
    pub fn bot_in(&self, seat: Seat) -> Option<&Strength> {
        match self.sitter(self.chair_of_seat(seat)?)? {
            Sitter { holder: Holder::Bot(strength), left: false, .. } => Some(strength),
            _ => None,
        }
    }

    /// Until when the table goes on by itself: one that everybody has left does not run on for ever. None when it rests
    /// already, or no game is on.
    fn rests_at(&self, attendance: &Attendance) -> Option<Moment> {
        let people = self.sitters().any(|(_, sitter)| sitter.person().is_some());
        let alone = self.unattended.saturating_sub(attendance.unattended.min(self.unattended));
        if self.stage() != Stage::Playing || !people || alone >= UNATTENDED_MOST {
            return None;
        }
        // At the slow pace a step may take longer than a table rests after, and its clock has to ring all the same.
        let step = self.settings.pace.step_seconds().map_or(0, |seconds| u64::from(seconds) * 2000);
        Some(Moment(self.person_at.max(attendance.seen).0 + attendance.rest_after.max(step)))
    }
}
