//! Black Chamber over HTTP: pages for people, an API for programs, both live over a WebSocket.
//!
//! Architecture invariant: everything that leaves here is made from a game's `View` or from what a table
//! shows to everybody. No handler holds a game's state, so none can let a secret slip.

pub mod api;
pub mod i18n;
pub mod limits;
pub mod live;
pub mod pages;
pub mod session;
pub mod testing;

use axum::Router;
use std::sync::Arc;

/// What the server needs to know about the place where it runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address under which players reach the server, without a trailing slash: links and QR codes begin
    /// with it, and `https` makes cookies `Secure`.
    pub public_url: String,
}

impl Config {
    /// Whether players come in over TLS.
    pub fn is_https(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

/// Everything that handlers share.
pub struct App {
    /// Where we are.
    pub config: Config,
    /// What visitors' tokens are signed with.
    pub keys: session::Keys,
}

/// The whole server as one service.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(pages::router())
        .nest("/api/v1", api::router())
        .layer(axum::middleware::from_fn_with_state(app.clone(), session::recognise))
        .layer(axum::middleware::from_fn(limits::same_origin))
        .layer(axum::middleware::map_response(limits::secure_headers))
        .with_state(app)
}
