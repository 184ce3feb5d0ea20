//! Colyseus: matchmaking over HTTP, then binary patches of the schema. Updates are what changed, not whole views.

use super::relay::Play;
use super::{Event, Protocol, Request};
use crate::engine::SEATS;
use crate::frame;
use crate::http::Http;
use anyhow::{Context, bail};
use serde_json::json;

/// First bytes of Colyseus' messages.
const JOIN_ROOM: u8 = 10;
const ROOM_DATA: u8 = 13;
const ROOM_STATE: u8 = 14;
const ROOM_STATE_PATCH: u8 = 15;
const PING: u8 = 18;

#[derive(Clone, Default)]
struct Room {
    turn: u64,
    /// The turn that each client's next patch should bring.
    next: [u32; SEATS],
}

pub struct Colyseus(Vec<Room>);

impl Colyseus {
    pub fn new(tables: usize) -> Self {
        Colyseus(vec![Room { turn: 0, next: [1; SEATS] }; tables])
    }
}

impl Protocol for Colyseus {
    fn seats_wait(&self) -> bool {
        false
    }

    fn open(&mut self, http: &mut Http, _: usize) -> anyhow::Result<[Request; SEATS]> {
        let mut paths: [Request; SEATS] = Default::default();
        let mut room = String::new();
        for (seat, (path, _)) in paths.iter_mut().enumerate() {
            let ask = if seat == 0 { "create/relay".to_owned() } else { format!("joinById/{room}") };
            let answer = http.post(&format!("/matchmake/{ask}"), "", &json!({"seat": seat}))?;
            let text =
                |key: &str| answer[key].as_str().map(str::to_owned).with_context(|| format!("no {key}"));
            room = text("roomId")?;
            *path = format!("/{}/{room}?sessionId={}", text("processId")?, text("sessionId")?);
        }
        Ok(paths)
    }

    fn receive(
        &mut self,
        table: usize,
        seat: usize,
        message: &[u8],
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Event> {
        match message.first() {
            Some(&JOIN_ROOM) => frame::put(out, frame::BINARY, &[JOIN_ROOM]),
            Some(&ROOM_STATE) => return Ok(Event::Joined(0)),
            Some(&ROOM_STATE_PATCH) => {
                // The turn is the state's first field, four bytes little-endian wherever it stands in the patch.
                let next = &mut self.0[table].next[seat];
                if memchr::memmem::find(message, &next.to_le_bytes()).is_some() {
                    *next += 1;
                    return Ok(Event::Update(u64::from(*next) - 1));
                }
            }
            Some(&PING) => {}
            _ => bail!("not understood"),
        }
        Ok(Event::Nothing)
    }

    fn act(&mut self, table: usize, out: &mut Vec<u8>) -> anyhow::Result<usize> {
        let room = &mut self.0[table];
        let seat = room.turn as usize % SEATS;
        let Play { turn, card, cell, id } = Play::scripted(table, room.turn);
        let mut message = vec![ROOM_DATA];
        pack_text(&mut message, "play");
        message.push(0x84); // a map of four entries
        for (key, value) in [("seq", turn), ("card", card), ("cell", cell)] {
            pack_text(&mut message, key);
            message.push(0xce); // an unsigned number of 32 bits
            message.extend_from_slice(&(value as u32).to_be_bytes());
        }
        pack_text(&mut message, "cid");
        pack_text(&mut message, &id);
        frame::put(out, frame::BINARY, &message);
        room.turn += 1;
        Ok(seat)
    }
}

/// A MessagePack string of fewer than 256 bytes.
fn pack_text(out: &mut Vec<u8>, text: &str) {
    if text.len() < 32 {
        out.push(0xa0 | text.len() as u8);
    } else {
        out.extend_from_slice(&[0xd9, text.len() as u8]);
    }
    out.extend_from_slice(text.as_bytes());
}
