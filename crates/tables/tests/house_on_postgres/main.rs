//! The same tests over a PostgreSQL database, where every node has a connection of its own.

mod backing;
#[path = "../house/bots.rs"]
mod bots;
#[path = "../house/chat.rs"]
mod chat;
#[path = "../house/clock.rs"]
mod clock;
#[path = "../house/common.rs"]
mod common;
#[path = "../house/faults.rs"]
mod faults;
#[path = "../house/log.rs"]
mod log;
#[path = "../house/nodes.rs"]
mod nodes;
#[path = "../house/seats.rs"]
mod seats;
#[path = "../house/secrecy.rs"]
mod secrecy;
#[path = "../house/turns.rs"]
mod turns;
#[path = "../house/whole_games.rs"]
mod whole_games;
