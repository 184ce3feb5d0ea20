//! What has to happen sometimes: a run in which a rare case never came up has shown nothing about it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! branches {
    ($($(#[doc = $doc:literal])* $Branch:ident,)*) => {
        /// A rare case.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Branch { $($(#[doc = $doc])* $Branch,)* }

        impl Branch {
            /// All of them.
            pub const ALL: &[Branch] = &[$(Branch::$Branch,)*];
        }
    };
}

branches! {
    /// Two nodes wanted the same number of a log.
    Overtaken,
    /// The store spoke of a conflict where there was none.
    FalseConflict,
    /// A write failed and left nothing behind.
    FailedUnwritten,
    /// A write was reported as failed and stands in the log.
    FailedButWritten,
    /// A write was reported as failed and was written afterwards.
    FailedThenWritten,
    /// Such a late write came too late: its number was taken.
    LateWriteLost,
    /// A question to the store failed.
    FailedRead,
    /// The store took longer than a client waits.
    SlowStore,
    /// A node was killed.
    NodeKilled,
    /// A node was killed while it was writing, and the write came through.
    WrittenByTheDead,
    /// A node was killed while it was writing, and nothing was written.
    UnwrittenByTheDead,
    /// Everything lost its power at once.
    PowerLost,
    /// A node was cut off from the store for a while.
    CutOff,
    /// A hint was lost.
    HintLost,
    /// A hint came late, maybe after a later one.
    HintLate,
    /// A request never arrived.
    RequestLost,
    /// The answer to a request was lost.
    AnswerLost,
    /// A client gave up waiting for an answer.
    AnswerAwaitedInVain,
    /// A command was acknowledged after an attempt that had no answer.
    DoneAfterDoubt,
    /// A command was sent again to another node.
    SentToAnother,
    /// What became of a command never became known to its sender.
    NeverKnown,
    /// A connection was cut and opened again at another node.
    Reconnected,
    /// Of two who agreed to the same, one had nothing left to do.
    NothingLeftToDo,
    /// The clock of a game rang.
    ClockRang,
    /// A bot moved.
    BotMoved,
    /// A game of Decrypto came to its end.
    DecryptoEnded,
    /// A game of Kryptos came to its end.
    KryptosEnded,
}

/// How often each case came up.
#[derive(Default)]
pub struct Sometimes([AtomicU64; Branch::ALL.len()]);

impl Sometimes {
    /// It has just come up.
    pub fn note(&self, branch: Branch) {
        self.add(branch, 1);
    }

    /// How often it came up.
    pub fn of(&self, branch: Branch) -> u64 {
        self.0[branch as usize].load(Ordering::Relaxed)
    }

    /// Adds what another run has counted.
    pub fn add_all(&self, other: &Sometimes) {
        for branch in Branch::ALL {
            self.add(*branch, other.of(*branch));
        }
    }

    /// What never came up.
    pub fn never(&self) -> Vec<Branch> {
        Branch::ALL.iter().copied().filter(|branch| self.of(*branch) == 0).collect()
    }

    fn add(&self, branch: Branch, times: u64) {
        self.0[branch as usize].fetch_add(times, Ordering::Relaxed);
    }
}

impl fmt::Display for Sometimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for branch in Branch::ALL {
            writeln!(f, "{:>10}  {branch:?}", self.of(*branch))?;
        }
        Ok(())
    }
}
