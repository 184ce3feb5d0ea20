//! The tables as everybody outside sees them: through their door, over a store.

mod absence;
mod backing;
mod bots;
mod chat;
mod clock;
mod common;
mod faults;
mod import;
mod laws;
mod log;
mod mine;
mod nodes;
mod pace;
mod replay;
mod scheduler;
mod seats;
mod secrecy;
mod toy;
mod turns;
mod vanishing;
mod whole_games;
