//! boardgame.io: its lobby over HTTP, then socket.io over a bare WebSocket. Updates are whole views.

use super::relay::Play;
use super::{Event, Protocol, Request, number_after_last};
use crate::engine::SEATS;
use crate::frame;
use crate::http::Http;
use anyhow::{Context, bail};
use serde_json::json;

#[derive(Clone, Default)]
struct Match {
    id: String,
    credentials: [String; SEATS],
    turn: u64,
}

pub struct Boardgame(Vec<Match>);

impl Boardgame {
    pub fn new(tables: usize) -> Self {
        Boardgame(vec![Match::default(); tables])
    }
}

impl Protocol for Boardgame {
    fn open(&mut self, http: &mut Http, table: usize) -> anyhow::Result<[Request; SEATS]> {
        let answer = http.post("/games/relay/create", "", &json!({"numPlayers": SEATS}))?;
        let id = answer["matchID"].as_str().context("no matchID")?.to_owned();
        for (seat, credentials) in self.0[table].credentials.iter_mut().enumerate() {
            let who = json!({"playerID": seat.to_string(), "playerName": format!("player-{seat}")});
            let answer = http.post(&format!("/games/relay/{id}/join"), "", &who)?;
            *credentials = answer["playerCredentials"].as_str().context("no credentials")?.to_owned();
        }
        self.0[table].id = id;
        let request = (
            "/socket.io/?EIO=4&transport=websocket".to_owned(),
            "Origin: http://localhost:3000\r\n".to_owned(),
        );
        Ok(std::array::from_fn(|_| request.clone()))
    }

    fn receive(
        &mut self,
        table: usize,
        seat: usize,
        message: &[u8],
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Event> {
        match message {
            [b'0', ..] => frame::put(out, frame::TEXT, b"40/relay,"),
            [b'2'] => frame::put(out, frame::TEXT, b"3"),
            [b'4', b'0', ..] => {
                let Match { id, credentials, .. } = &self.0[table];
                let sync = json!(["sync", id, seat.to_string(), credentials[seat], SEATS]);
                frame::put(out, frame::TEXT, format!("42/relay,{sync}").as_bytes());
            }
            _ if message.starts_with(b"42/relay,[\"sync\"") => return Ok(Event::Joined(0)),
            _ if message.starts_with(b"42/relay,[\"update\"") => {
                // The log entry of the move comes last and carries the number of the state before it.
                let before = number_after_last(message, b"\"_stateID\":").context("no state number")?;
                return Ok(Event::Update(before + 1));
            }
            _ if message.starts_with(b"42/relay,[\"matchData\"") => {}
            _ => bail!("not understood"),
        }
        Ok(Event::Nothing)
    }

    fn act(&mut self, table: usize, out: &mut Vec<u8>) -> anyhow::Result<usize> {
        let Match { id, credentials, turn } = &mut self.0[table];
        let seat = *turn as usize % SEATS;
        let Play { turn: seq, card, cell, id: cid } = Play::scripted(table, *turn);
        let action = json!({"type": "MAKE_MOVE", "payload": {
            "type": "play", "args": [{"seq": seq, "card": card, "cell": cell, "cid": cid}],
            "playerID": seat.to_string(), "credentials": credentials[seat],
        }});
        let update = json!(["update", action, seq, id, seat.to_string()]);
        frame::put(out, frame::TEXT, format!("42/relay,{update}").as_bytes());
        *turn += 1;
        Ok(seat)
    }
}
