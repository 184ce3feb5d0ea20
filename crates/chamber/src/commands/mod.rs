//! One module per command: its arguments and a `run` that returns the exit status.

pub mod demo;
pub mod replay;
pub mod verify;
