//! The server as programs meet it: real sockets, whole games, and every byte accounted for.

mod api;
mod faults;
mod games;
mod limits;
mod party;
mod secrets;
mod slow;
mod why;
