//! What is counted since the start, in Prometheus' text format. Names and numbers, never contents.

use crate::App;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tables::Stage;

/// Counters since the start.
pub struct Metrics {
    started: Instant,
    /// Answers by the first digit of their status, from 1xx to 5xx.
    answers: [AtomicU64; 5],
    answer_seconds: Histogram,
    /// From the command to the answer, the sync to the disk included.
    command_seconds: Histogram,
    accepted: AtomicU64,
    /// Refused commands by code. Codes are ours, so there are only so many.
    refused: Mutex<BTreeMap<Cow<'static, str>, u64>>,
    streams: AtomicI64,
    connection_refused: AtomicU64,
    elsewhere: OnceLock<Elsewhere>,
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics {
            started: Instant::now(),
            answers: Default::default(),
            answer_seconds: Histogram::default(),
            command_seconds: Histogram::default(),
            accepted: AtomicU64::new(0),
            refused: Mutex::default(),
            streams: AtomicI64::new(0),
            connection_refused: AtomicU64::new(0),
            elsewhere: OnceLock::new(),
        }
    }
}

/// What is counted outside this crate.
#[derive(Clone, Default)]
pub struct Elsewhere {
    /// Log lines that could not be written.
    pub log_lines_lost: Arc<AtomicU64>,
    /// From handing a commit to the store until it is durable.
    pub sync_seconds: Arc<Histogram>,
    /// What a bot took for a decision, without its pause.
    pub bot_seconds: Arc<Histogram>,
}

/// How often something took how long.
#[derive(Default)]
pub struct Histogram {
    /// Those that took at most as long as the limit of their bucket, and longer than the one before; the last takes the rest.
    buckets: [AtomicU64; LIMITS.len() + 1],
    micros: AtomicU64,
}

/// Limits of buckets in milliseconds.
const LIMITS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 500, 2000];

impl Histogram {
    /// Counts one more.
    pub fn add(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = LIMITS.iter().position(|limit| micros <= limit * 1000).unwrap_or(LIMITS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }
}

impl Metrics {
    /// Counts an answer.
    pub fn answer(&self, status: u16, took: Duration) {
        if let Some(counter) = self.answers.get(usize::from(status / 100).wrapping_sub(1)) {
            counter.fetch_add(1, Relaxed);
        }
        self.answer_seconds.add(took);
    }

    /// Counts a command that was done.
    pub fn accepted(&self, took: Duration) {
        self.accepted.fetch_add(1, Relaxed);
        self.command_seconds.add(took);
    }

    /// Counts a command that was refused.
    pub fn refused(&self, code: Cow<'static, str>) {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        *refused.entry(code).or_default() += 1;
    }

    /// Counts a connection for which there was no place.
    pub fn connection_refused(&self) {
        self.connection_refused.fetch_add(1, Relaxed);
    }

    /// Where the rest of the program counts.
    pub fn include(&self, elsewhere: Elsewhere) {
        // There is one program; the first is its.
        let _ = self.elsewhere.set(elsewhere);
    }

    /// Counts a stream for as long as the answer lives.
    pub fn stream(self: &Arc<Self>) -> OpenStream {
        self.streams.fetch_add(1, Relaxed);
        OpenStream(self.clone())
    }
}

/// A stream that counts as open.
pub struct OpenStream(Arc<Metrics>);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Relaxed);
    }
}

/// Everything.
pub fn render(app: &App) -> String {
    let metrics = &app.metrics;
    let mut out = Text(String::new());
    out.head("answers_total", "counter", "HTTP answers by class of status.");
    for digit in 2..=5 {
        let class = format!("{{class=\"{digit}xx\"}}");
        out.sample("answers_total", &class, metrics.answers[digit - 1].load(Relaxed));
    }
    out.histogram("answer_seconds", "How long HTTP answers took.", &metrics.answer_seconds);
    let refused = metrics.refused.lock().unwrap_or_else(PoisonError::into_inner).clone();
    out.head("commands_total", "counter", "Commands by fate.");
    out.sample("commands_total", "{fate=\"accepted\"}", metrics.accepted.load(Relaxed));
    out.sample("commands_total", "{fate=\"refused\"}", refused.values().sum::<u64>());
    out.histogram(
        "command_seconds",
        "How long accepted commands took, the sync included.",
        &metrics.command_seconds,
    );
    out.head("refusals_total", "counter", "Refused commands by code.");
    for (code, count) in &refused {
        out.sample("refusals_total", &format!("{{code=\"{code}\"}}"), count);
    }
    let elsewhere = metrics.elsewhere.get().cloned().unwrap_or_default();
    out.histogram(
        "sync_seconds",
        "How long the store took to make commits durable.",
        &elsewhere.sync_seconds,
    );
    out.histogram("bot_seconds", "How long bots took for a decision.", &elsewhere.bot_seconds);
    out.head("tables", "gauge", "Tables in memory by stage.");
    for (stage, count) in app.tables.stages() {
        out.sample("tables", &format!("{{stage=\"{}\"}}", stage_name(stage)), count);
    }
    out.one("streams", "gauge", "People and programs connected to tables.", metrics.streams.load(Relaxed));
    out.one("connections", "gauge", "Open connections.", app.connections.len());
    out.one(
        "connections_refused_total",
        "counter",
        "Connections for which there was no place.",
        metrics.connection_refused.load(Relaxed),
    );
    out.one("onlookers", "gauge", "Streams that look on without a seat.", app.onlookers.len());
    out.one("pages_rendered_total", "counter", "Screens rendered for open pages.", app.rendered.count());
    let up = u8::from(app.tables.health().is_ok());
    out.one("store_up", "gauge", "1 while writes to the store come through.", up);
    let lost = elsewhere.log_lines_lost.load(Relaxed);
    out.one("log_lines_lost_total", "counter", "Log lines that nobody could take.", lost);
    let uptime = metrics.started.elapsed().as_secs_f64();
    out.one("uptime_seconds", "gauge", "Seconds since the start.", format_args!("{uptime:.3}"));
    out.0
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
    }
}

/// The text format. Writing to a `String` cannot fail.
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP chamber_{name} {help}\n# TYPE chamber_{name} {kind}");
    }

    fn sample(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "chamber_{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.sample(name, "", value);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let mut count = 0;
        for (bucket, limit) in histogram.buckets.iter().zip(LIMITS.map(Some).into_iter().chain([None])) {
            count += bucket.load(Relaxed);
            let limit = limit.map_or("+Inf".to_owned(), |limit| (limit as f64 / 1000.0).to_string());
            self.sample(&format!("{name}_bucket"), &format!("{{le=\"{limit}\"}}"), count);
        }
        let seconds = histogram.micros.load(Relaxed) as f64 / 1e6;
        self.sample(&format!("{name}_sum"), "", seconds);
        self.sample(&format!("{name}_count"), "", count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_what_took_at_most_so_long() {
        let histogram = Histogram::default();
        for micros in [1000, 1001, 30_000, 9_000_000] {
            histogram.add(Duration::from_micros(micros));
        }
        let mut out = Text(String::new());
        out.histogram("x", "X.", &histogram);
        for line in [
            "chamber_x_bucket{le=\"0.001\"} 1",
            "chamber_x_bucket{le=\"0.002\"} 2",
            "chamber_x_bucket{le=\"0.05\"} 3",
            "chamber_x_bucket{le=\"2\"} 3",
            "chamber_x_bucket{le=\"+Inf\"} 4",
            "chamber_x_sum 9.032001",
            "chamber_x_count 4",
        ] {
            assert!(out.0.lines().any(|written| written == line), "{line} is not in\n{}", out.0);
        }
    }
}
