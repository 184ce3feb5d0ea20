//! What the generator and the measurement of the machine itself have in common.

use hdrhistogram::{CreationError, Histogram};
use serde::Serialize;
use std::time::{Duration, Instant};

/// How long things took, over all and second by second.
pub struct Latency {
    all: Histogram<u64>,
    /// The second that has begun.
    second: Histogram<u64>,
    began: Instant,
    /// The 99th percentile of each second that is over.
    seconds: Vec<u64>,
}

/// The shares of what was measured, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Quantiles {
    /// Half took no longer.
    pub p50_ms: f64,
    /// One in a hundred took longer.
    pub p99_ms: f64,
    /// One in a thousand took longer.
    pub p999_ms: f64,
    /// The 99th percentile of each second alone, and of those the median: what a host takes away in bursts is in few
    /// of them.
    pub typical_p99_ms: f64,
}

impl Latency {
    /// From now on. Times have three digits, up to a minute.
    pub fn new() -> Result<Self, CreationError> {
        let all = Histogram::new_with_bounds(1, 60_000_000_000, 3)?;
        Ok(Latency { second: all.clone(), all, began: Instant::now(), seconds: Vec::new() })
    }

    /// Something took so long, and is done now.
    pub fn record(&mut self, took: Duration) {
        if self.began.elapsed() >= Duration::from_secs(1) {
            self.seconds.push(self.second.value_at_quantile(0.99));
            self.second.reset();
            self.began = Instant::now();
        }
        // Longer than the range would be hours.
        let nanoseconds = took.as_nanos() as u64;
        self.all.saturating_record(nanoseconds);
        self.second.saturating_record(nanoseconds);
    }

    /// How many were recorded.
    pub fn count(&self) -> u64 {
        self.all.len()
    }

    /// What they come to.
    pub fn quantiles(&self) -> Quantiles {
        let ms = |nanoseconds: u64| (nanoseconds as f64 / 1e3).round() / 1e3;
        let of_all = |part: f64| ms(self.all.value_at_quantile(part));
        let mut seconds = self.seconds.clone();
        seconds.sort_unstable();
        let typical = seconds.get(seconds.len() / 2).copied().unwrap_or_default();
        Quantiles {
            p50_ms: of_all(0.5),
            p99_ms: of_all(0.99),
            p999_ms: of_all(0.999),
            typical_p99_ms: ms(typical),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bad_second_is_not_typical() {
        let mut latency = Latency::new().unwrap();
        for second in 0..3 {
            for _ in 0..100 {
                latency.record(Duration::from_millis(if second == 1 { 50 } else { 1 }));
            }
            latency.began -= Duration::from_secs(1);
        }
        latency.record(Duration::from_millis(1));
        let quantiles = latency.quantiles();
        assert_eq!(latency.count(), 301);
        assert!((quantiles.typical_p99_ms - 1.0).abs() < 0.01 && quantiles.p99_ms > 49.0, "{quantiles:?}");
    }
}
