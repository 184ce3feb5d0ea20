//! What every request meets before a handler: who asks, from where, how often and how much; and how it is refused.

pub mod base;
pub mod connection;
pub mod cookies;
pub mod crowd;
pub mod extract;
pub mod limits;
pub mod metrics;
pub mod observe;
pub mod problem;
pub mod rates;
pub mod server;
pub mod session;
