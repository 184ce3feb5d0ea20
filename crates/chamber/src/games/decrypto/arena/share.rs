//! A share of cases, with its 95% interval.

use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::fmt;

/// So many of so many.
#[derive(Clone, Copy, Default)]
pub struct Share {
    /// How many were so.
    pub so: u64,
    /// How many there were.
    pub of: u64,
}

impl Share {
    /// Counts one more case.
    pub fn count(&mut self, so: bool) {
        self.so += u64::from(so);
        self.of += 1;
    }

    /// The same for cases that were each counted so often: counting one again makes nobody surer.
    pub fn each_counted(self, times: u64) -> Share {
        Share { so: (self.so + times / 2) / times, of: self.of / times }
    }

    /// The share; 0 of nothing is 0.
    pub fn part(self) -> f64 {
        self.so as f64 / self.of.max(1) as f64
    }

    /// The 95% interval after Wilson, which stays within 0 and 1.
    pub fn interval(self) -> (f64, f64) {
        let (n, p, z) = (self.of.max(1) as f64, self.part(), 1.96_f64);
        let middle = p + z * z / (2.0 * n);
        let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1}% ({:.1} to {:.1})", 100.0 * self.part(), 100.0 * low, 100.0 * high)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (low, high) = self.interval();
        let mut share = serializer.serialize_struct("Share", 4)?;
        share.serialize_field("share", &self.part())?;
        share.serialize_field("low", &low)?;
        share.serialize_field("high", &high)?;
        share.serialize_field("of", &self.of)?;
        share.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_several_times_is_as_sure_as_what_was_counted_once() {
        let share = Share { so: 448, of: 896 }.each_counted(8);
        assert_eq!((share.so, share.of), (56, 112));
    }

    #[test]
    fn the_interval_holds_the_share_and_stays_within_bounds() {
        for (so, of) in [(0, 300), (150, 300), (300, 300), (0, 0)] {
            let share = Share { so, of };
            let (low, high) = share.interval();
            assert!((0.0..=share.part() + 1e-9).contains(&low) && high <= 1.0 && high >= share.part() - 1e-9);
        }
        assert_eq!(Share { so: 150, of: 300 }.to_string(), "50.0% (44.4 to 55.6)");
    }
}
