//! One protocol per server under test.

mod boardgame;
mod chamber;
mod colyseus;
mod pages;
mod relay;

use crate::engine::SEATS;
use crate::http::Http;
use std::net::SocketAddr;

/// What a message meant.
pub enum Event {
    /// Nothing that matters here: presence, greetings.
    Nothing,
    /// The client holds its first view; later updates count on from this number.
    Joined(u64),
    /// The client holds the view after the action with this number.
    Update(u64),
}

/// How a client asks for its WebSocket: the path, and further header lines.
pub type Request = (String, String);

/// How one kind of server is spoken to.
pub trait Protocol {
    /// Whether a seat that was given out waits for its client; Colyseus takes it back after some seconds.
    fn seats_wait(&self) -> bool {
        true
    }
    /// Opens a table over HTTP; gives the WebSocket path and extra header lines of each client.
    fn open(&mut self, http: &mut Http, table: usize) -> anyhow::Result<[Request; SEATS]>;
    /// Reads one message; may answer with frames.
    fn receive(
        &mut self,
        table: usize,
        seat: usize,
        message: &[u8],
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Event>;
    /// Writes the next action of a table as a frame; says which client sends it.
    fn act(&mut self, table: usize, out: &mut Vec<u8>) -> anyhow::Result<usize>;
}

/// The protocol of a server.
pub fn speak(
    peer: crate::Peer,
    tables: usize,
    rounds: u8,
    address: SocketAddr,
) -> anyhow::Result<Box<dyn Protocol>> {
    Ok(match peer {
        crate::Peer::Pages => Box::new(pages::Pages::new(tables, address)?),
        crate::Peer::Chamber => Box::new(chamber::Chamber::new(tables, rounds)),
        crate::Peer::Boardgame => Box::new(boardgame::Boardgame::new(tables)),
        crate::Peer::Colyseus => Box::new(colyseus::Colyseus::new(tables)),
    })
}

/// The decimal number right after the last `key`.
fn number_after_last(message: &[u8], key: &[u8]) -> Option<u64> {
    Some(number(&message[memchr::memmem::rfind(message, key)? + key.len()..]))
}

/// The decimal number right after the first `key`.
fn number_after_first(message: &[u8], key: &[u8]) -> Option<u64> {
    Some(number(&message[memchr::memmem::find(message, key)? + key.len()..]))
}

fn number(text: &[u8]) -> u64 {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit());
    digits.fold(0, |number, digit| number * 10 + u64::from(digit - b'0'))
}
