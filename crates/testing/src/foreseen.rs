//! The hour and the chance of tests.

use game::Moment;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tables::{Clock, Entropy};

/// A clock that moves when it is told to.
pub struct Standing(AtomicU64);

impl Standing {
    /// Stands at this moment.
    pub fn at(moment: Moment) -> Self {
        Standing(AtomicU64::new(moment.0))
    }

    /// Moves on.
    pub fn advance(&self, seconds: u64) {
        self.pass(Duration::from_secs(seconds));
    }

    /// Moves on by less than a second, or more.
    pub fn pass(&self, time: Duration) {
        self.0.fetch_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

impl Default for Standing {
    fn default() -> Self {
        Standing::at(Moment(1_800_000_000_000))
    }
}

impl Clock for Standing {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::Relaxed))
    }
}

/// The same sequence of surprises for the same seed.
#[derive(Default)]
pub struct Foreseeable {
    seed: u64,
    drawn: AtomicU64,
}

impl Foreseeable {
    /// Another sequence for every seed.
    pub fn new(seed: u64) -> Self {
        Foreseeable { seed, drawn: AtomicU64::new(0) }
    }
}

impl Entropy for Foreseeable {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
            let digest =
                Sha256::new().chain_update(self.seed.to_be_bytes()).chain_update(drawn.to_be_bytes());
            chunk.copy_from_slice(&digest.finalize()[..chunk.len()]);
        }
    }
}
