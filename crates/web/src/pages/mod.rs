//! Pages for people, rendered on the server.
//!
//! A page is made of regions: elements with an id, each a pure function of what its reader may see. Every action
//! is a plain form; the script only saves the reloading.

pub mod decrypto;
pub mod games;
pub mod kryptos;
pub mod replay;
pub mod review;
pub mod shell;
pub mod table;
#[cfg(feature = "toy")]
pub mod toy;

use crate::App;
use axum::Router;
use std::sync::Arc;

/// All pages and their assets.
pub fn router() -> Router<Arc<App>> {
    shell::router()
        .merge(table::router())
        .merge(replay::router())
        .merge(review::router())
        .fallback(shell::missing)
}

#[cfg(test)]
mod tests;
