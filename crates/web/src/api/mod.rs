//! The API, `/api/v1`: the same tables for programs.

use crate::App;
use axum::Router;
use std::sync::Arc;

/// The routes below `/api/v1`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
}
