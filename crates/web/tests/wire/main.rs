//! The server as programs meet it: real sockets, whole games, and every byte accounted for.

mod api;
mod faults;
mod games;
mod hostile;
mod learn;
mod limits;
mod monitoring;
mod party;
mod people;
mod replay;
mod secrets;
mod slow;
mod toy;
mod why;
