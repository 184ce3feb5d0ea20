//! What an operator sees: `/healthz`, `/metrics`, one log line a request. Names and numbers, never contents.

use crate::App;
use crate::http::limits::ClientAddr;
use crate::http::metrics::render;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;

/// `/metrics`.
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], render(&app))
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
pub async fn log_and_count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let since = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let took = since.elapsed();
    app.metrics.answer(status, took);
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    tracing::info!(%method, path, status, micros = took.as_micros() as u64, "answered");
    response
}
