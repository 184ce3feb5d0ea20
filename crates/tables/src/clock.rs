use game::Moment;
use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What the tables take the hour from; tests bring their own.
pub trait Clock: Send + Sync + 'static {
    /// The present moment.
    fn now(&self) -> Moment;
}

/// The machine's clock as it stood when the program began, and the time that has passed since then. When somebody sets
/// the machine's clock no deadline comes nearer or moves away.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

/// When the program began: by the machine's clock, and by one that cannot be set.
static BEGAN: LazyLock<(Duration, Instant)> =
    LazyLock::new(|| (SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(), Instant::now()));

impl Clock for SystemClock {
    fn now(&self) -> Moment {
        let (began, steady) = *BEGAN;
        Moment(u64::try_from((began + steady.elapsed()).as_millis()).unwrap_or(u64::MAX))
    }
}
