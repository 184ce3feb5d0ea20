//! One module per command: its arguments and a `run` that returns the exit status.

pub mod backup;
mod data;
pub mod demo;
pub mod export;
pub mod replay;
pub mod serve;
pub mod verify;
