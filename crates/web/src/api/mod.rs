//! The API, `/api/v1`: the same tables, for programs.
//!
//! Commands go up as JSON and are refused with `problem+json`; what a visitor may know comes down whole, each time
//! it changes, as a stream of lines or over a WebSocket that takes commands too.

mod commands;
mod openapi;
mod records;
mod refusals;
mod socket;
mod stream;
mod tables;
mod visitors;
mod wire;

pub use openapi::document;

use crate::App;
use crate::http::problem::Problem;
use axum::Router;
use axum::http::StatusCode;
use axum::routing::{get, post};
use std::sync::Arc;

/// The routes below `/api/v1`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/openapi.json", get(openapi::serve))
        .route("/visitors", post(visitors::create))
        .route("/lobby", get(tables::lobby))
        .route("/tables", post(tables::create))
        .route("/tables/{table}", get(tables::view))
        .route("/tables/{table}/qr.svg", get(tables::qr))
        .route("/tables/{table}/commands", post(commands::command))
        .route("/tables/{table}/seat-link", post(commands::seat_link))
        .route("/tables/{table}/stream", get(stream::stream))
        .route("/tables/{table}/socket", get(socket::socket))
        .route("/tables/{table}/record", get(records::record))
        .route("/tables/{table}/verification", get(records::verification))
        .route("/tables/{table}/games/{game}", get(records::replay))
        .route("/tables/{table}/games/{game}/record", get(records::game_record))
        .route("/tables/{table}/games/{game}/review", get(records::review))
        .route("/records", post(records::bring))
        .fallback(async || Problem::new(StatusCode::NOT_FOUND, "no-such-page"))
        .method_not_allowed_fallback(async || Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method"))
}
