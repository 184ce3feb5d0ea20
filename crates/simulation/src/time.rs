//! The hour of a simulated house, and the wait of its bots.

use game::{Moment, Seat};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;
use tables::{BotPlayer, Clock, GameAction, GameView};
use tokio::time::Instant;

/// When every simulation begins.
const BEGIN: u64 = 1_800_000_000_000;

/// A node's clock: simulated time, and as wrong as clocks of different machines are.
pub struct SimulatedClock {
    began: Instant,
    ahead: u64,
}

impl SimulatedClock {
    /// A clock that is ahead of the others by so many milliseconds.
    pub fn ahead(began: Instant, ahead: u64) -> Self {
        SimulatedClock { began, ahead }
    }
}

impl Clock for SimulatedClock {
    fn now(&self) -> Moment {
        let passed = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        Moment(BEGIN + self.ahead + passed)
    }
}

/// Lets a bot answer only when nothing else is going on. Bots think on threads of their own: without this their answers
/// would come earlier in one run and later in another.
#[derive(Default)]
pub struct Quiet {
    idle: Mutex<bool>,
    changed: Condvar,
}

impl Quiet {
    /// Everybody waits for something, or somebody has begun to work.
    pub fn set(&self, idle: bool) {
        *self.idle.lock().unwrap_or_else(PoisonError::into_inner) = idle;
        self.changed.notify_all();
    }

    /// Waits until everybody waits. Whoever comes next has to wait anew.
    fn wait(&self) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        while !*idle {
            idle = self.changed.wait(idle).unwrap_or_else(PoisonError::into_inner);
        }
        *idle = false;
    }
}

/// A bot that answers when it is quiet.
pub struct QuietBot {
    /// The bot.
    pub bot: Arc<dyn BotPlayer>,
    /// When it is quiet.
    pub quiet: Arc<Quiet>,
}

impl BotPlayer for QuietBot {
    fn decide(&self, view: &GameView, seat: Seat, people: &[Seat], seed: u64) -> Option<GameAction> {
        self.quiet.wait();
        self.bot.decide(view, seat, people, seed)
    }

    fn think_time(&self) -> Duration {
        Duration::from_millis(200)
    }
}
