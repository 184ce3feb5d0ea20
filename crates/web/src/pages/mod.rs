//! Pages for people, rendered on the server.

use crate::App;
use axum::Router;
use std::sync::Arc;

/// All pages and their assets.
pub fn router() -> Router<Arc<App>> {
    Router::new()
}
