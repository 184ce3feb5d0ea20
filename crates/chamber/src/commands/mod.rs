//! One module per command: its arguments and a `run` that returns the exit status.

pub mod arena;
pub mod backup;
pub mod copy;
mod data;
mod database;
pub mod demo;
pub mod export;
pub mod migrate;
pub mod minds;
pub mod replay;
pub mod serve;
pub mod verify;
