//! One module per command: its arguments and a `run` that returns the exit status.

mod address;
pub mod arena;
pub mod backup;
pub mod copy;
mod data;
mod database;
pub mod demo;
pub mod doctor;
pub mod erase;
pub mod export;
pub mod migrate;
pub mod minds;
pub mod papers;
pub mod replay;
pub mod review;
pub mod serve;
pub mod unpack;
pub mod verify;
