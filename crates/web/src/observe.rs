//! What an operator sees: `/healthz`, `/metrics`, one log line a request. Names and numbers, never contents.

use crate::App;
use crate::limits::From as ClientAddr;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// Counters since the start.
pub struct Metrics {
    started: Instant,
    /// Answers by the first digit of their status, from 1xx to 5xx.
    answers: [AtomicU64; 5],
    accepted: AtomicU64,
    refused: AtomicU64,
    streams: AtomicI64,
    sent_away: AtomicU64,
    log_lines_lost: OnceLock<Arc<AtomicU64>>,
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics {
            started: Instant::now(),
            answers: Default::default(),
            accepted: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            streams: AtomicI64::new(0),
            sent_away: AtomicU64::new(0),
            log_lines_lost: OnceLock::new(),
        }
    }
}

impl Metrics {
    /// Counts a command by its fate.
    pub fn command(&self, accepted: bool) {
        if accepted { &self.accepted } else { &self.refused }.fetch_add(1, Relaxed);
    }

    /// Counts a connection for which there was no place.
    pub fn sent_away(&self) {
        self.sent_away.fetch_add(1, Relaxed);
    }

    /// Where the log counts what it could not write.
    pub fn log_lines_lost_are(&self, counter: Arc<AtomicU64>) {
        // There is one log; the first counter is its.
        let _ = self.log_lines_lost.set(counter);
    }

    /// Counts a stream for as long as the answer lives.
    pub fn stream(self: &Arc<Self>) -> OpenStream {
        self.streams.fetch_add(1, Relaxed);
        OpenStream(self.clone())
    }

    /// Everything in Prometheus' text format.
    fn render(&self, store_is_well: bool) -> String {
        let mut out = String::new();
        let mut metric = |name: &str, kind: &str, help: &str, samples: &[(&str, String)]| {
            // Writing to a String cannot fail.
            let _ = writeln!(out, "# HELP chamber_{name} {help}\n# TYPE chamber_{name} {kind}");
            for (labels, value) in samples {
                let _ = writeln!(out, "chamber_{name}{labels} {value}");
            }
        };
        let answers = |digit: usize| self.answers[digit - 1].load(Relaxed).to_string();
        metric(
            "answers_total",
            "counter",
            "HTTP answers by class of status.",
            &[
                ("{class=\"2xx\"}", answers(2)),
                ("{class=\"3xx\"}", answers(3)),
                ("{class=\"4xx\"}", answers(4)),
                ("{class=\"5xx\"}", answers(5)),
            ],
        );
        metric(
            "commands_total",
            "counter",
            "Commands by fate.",
            &[
                ("{fate=\"accepted\"}", self.accepted.load(Relaxed).to_string()),
                ("{fate=\"refused\"}", self.refused.load(Relaxed).to_string()),
            ],
        );
        metric("streams", "gauge", "Open streams.", &[("", self.streams.load(Relaxed).to_string())]);
        metric(
            "connections_refused_total",
            "counter",
            "Connections for which there was no place.",
            &[("", self.sent_away.load(Relaxed).to_string())],
        );
        metric(
            "store_up",
            "gauge",
            "1 while writes to the store come through.",
            &[("", u8::from(store_is_well).to_string())],
        );
        let lost = self.log_lines_lost.get().map_or(0, |lost| lost.load(Relaxed));
        metric(
            "log_lines_lost_total",
            "counter",
            "Log lines that nobody could take.",
            &[("", lost.to_string())],
        );
        let uptime = self.started.elapsed().as_secs_f64();
        metric("uptime_seconds", "gauge", "Seconds since the start.", &[("", format!("{uptime:.3}"))]);
        out
    }
}

/// A stream that counts as open.
pub struct OpenStream(Arc<Metrics>);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Relaxed);
    }
}

/// `/metrics`.
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render(app.tables.health().is_ok()))
}

/// `/healthz`: the server answers, and so does its store. It has an allowance of its own: whoever floods the server must
/// not make it look ill, nor wear it out by asking how it is.
pub async fn health(State(app): State<Arc<App>>, ClientAddr(prefix): ClientAddr) -> Response {
    if let Err(problem) = app.rates.health(prefix) {
        return problem.into_response();
    }
    match app.is_well().await {
        Ok(()) => "ok\n".into_response(),
        Err(problem) => problem.into_response(),
    }
}

/// Counts and logs every answer. The path is the route's pattern: no id, no query, no header gets into a log.
pub async fn watch(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    if let Some(counter) = app.metrics.answers.get(usize::from(status / 100).wrapping_sub(1)) {
        counter.fetch_add(1, Relaxed);
    }
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    tracing::info!(%method, path, status, micros = since.elapsed().as_micros() as u64, "answered");
    response
}
