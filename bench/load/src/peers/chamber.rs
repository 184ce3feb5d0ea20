//! Our own server: whole games of Decrypto, one after the other at the same table, over the API's socket.
//!
//! The first client that can do something does it. Teams understand each other. In games of five rounds they are
//! intercepted in rounds 3 and 5; in games of eight never, so that the tie-break decides.

use super::{Event, Protocol, Request, number_after_first};
use crate::engine::SEATS;
use crate::frame;
use crate::http::Http;
use anyhow::{Context, bail};
use memchr::memmem;
use serde_json::{Value, json};

/// Clocks off, so that only players act; the referee off, so that made-up clues pass.
fn settings() -> Value {
    json!({"game": {"decrypto": {"sand_timer": null, "strictness": "off"}}})
}

#[derive(Clone, Default)]
struct Table {
    /// What each client was sent last.
    views: [Vec<u8>; SEATS],
    commands: u64,
}

pub struct Chamber {
    tables: Vec<Table>,
    rounds: u8,
}

impl Chamber {
    pub fn new(tables: usize, rounds: u8) -> Self {
        Chamber { tables: vec![Table::default(); tables], rounds }
    }
}

impl Protocol for Chamber {
    fn open(&mut self, http: &mut Http, _: usize) -> anyhow::Result<[Request; SEATS]> {
        let (code, players) = open_table(http)?;
        Ok(players.map(|player| (format!("/api/v1/tables/{code}/socket"), player)))
    }

    fn receive(
        &mut self,
        table: usize,
        seat: usize,
        message: &[u8],
        _: &mut Vec<u8>,
    ) -> anyhow::Result<Event> {
        if message.starts_with(b"{\"answer\"") {
            if memmem::find(message, b"\"problem\"").is_some() {
                bail!("a command was refused");
            }
            return Ok(Event::Nothing);
        }
        let number = number_after_first(message, b"\"seq\":").context("a view without a number")?;
        let view = &mut self.tables[table].views[seat];
        let event = if view.is_empty() { Event::Joined(number) } else { Event::Update(number) };
        view.clear();
        view.extend_from_slice(message);
        Ok(event)
    }

    fn act(&mut self, table: usize, out: &mut Vec<u8>) -> anyhow::Result<usize> {
        let Table { views, commands } = &mut self.tables[table];
        *commands += 1;
        let (seat, command) = next(views, self.rounds, *commands)?;
        let up = format!(r#"{{"id":"{table}-{commands}","command":{command}}}"#);
        frame::put(out, frame::TEXT, up.as_bytes());
        Ok(seat)
    }
}

/// A table with four players, dealt: its code, and the header line of each player.
pub fn open_table(http: &mut Http) -> anyhow::Result<(String, [String; SEATS])> {
    let mut players: [String; SEATS] = Default::default();
    for player in &mut players {
        let visitor = http.post("/api/v1/visitors", "", &json!({}))?;
        let token = visitor["token"].as_str().context("no token")?;
        *player = format!("Authorization: Bearer {token}\r\n");
    }
    let table = http.post("/api/v1/tables", &players[0], &settings())?;
    let code = table["table"].as_str().context("no table")?.to_owned();
    let commands = format!("/api/v1/tables/{code}/commands");
    for (seat, player) in players.iter().enumerate() {
        http.post(&commands, player, &json!({"do": "sit", "name": format!("player {seat}"), "chair": seat}))?;
    }
    http.post(&commands, &players[0], &json!({"do": "start"}))?;
    Ok((code, players))
}

/// The first client that can do something, and what it does.
fn next(views: &[Vec<u8>; SEATS], rounds: u8, number: u64) -> anyhow::Result<(usize, String)> {
    // The host opened the table and has the first seat.
    let stage = text_after(&views[0], b"\"stage\":\"").context("a view without a stage")?;
    match stage {
        b"waiting" => return Ok((0, r#"{"do":"start"}"#.to_owned())),
        b"finished" => return Ok((0, r#"{"do":"reopen"}"#.to_owned())),
        _ => {}
    }
    for (seat, view) in views.iter().enumerate() {
        if let Some(action) = action(Player::read(view)?, views, rounds, number)? {
            return Ok((seat, format!(r#"{{"do":"play","action":{{"decrypto":{action}}}}}"#)));
        }
    }
    bail!("nobody can do anything")
}

fn action(
    player: Player<'_>,
    views: &[Vec<u8>; SEATS],
    rounds: u8,
    number: u64,
) -> anyhow::Result<Option<String>> {
    Ok(Some(if player.can(b"\"give_clues\":true") {
        let clue = |slot: u64| format!(r#"{{"form":"text","text":"clue {number} {slot}"}}"#);
        let clues = format!("{},{},{}", clue(1), clue(2), clue(3));
        format!(r#"{{"kind":"give_clues","clues":[{clues}],"insist":true}}"#)
    } else if player.can(b"\"mark\":true") {
        let mut code = code(player.view, views)?;
        let round = number_after_first(player.view, b"\"round\":").context("no round")?;
        // Intercepted in rounds 3 and 5, a team has lost. Three different digits read backwards are another code.
        let intercepted = rounds < 8 && matches!(round, 3 | 5);
        if player.role != b"decoder" && !intercepted {
            code = code.chars().rev().collect();
        }
        format!(r#"{{"kind":"guess","code":"{code}"}}"#)
    } else if player.can(b"\"draft_keyword\":true") {
        r#"{"kind":"name_keywords","words":["","","",""]}"#.to_owned()
    } else if player.can(b"\"confirm\":true") {
        r#"{"kind":"confirm"}"#.to_owned()
    } else {
        return Ok(None);
    }))
}

/// The code that is being guessed, as its Encryptor sees it. White has the even seats.
fn code(view: &[u8], views: &[Vec<u8>; SEATS]) -> anyhow::Result<String> {
    let phase =
        text_after(view, b"\"phase\":{\"kind\":\"guess\",\"team\":\"").context("no code is guessed")?;
    let team = usize::from(phase == b"black");
    for view in views.iter().skip(team).step_by(2) {
        if let Some(code) = text_after(Player::read(view)?.part, b"\"code\":\"") {
            return Ok(String::from_utf8_lossy(code).into_owned());
        }
    }
    bail!("no Encryptor has a code")
}

/// What a player's own part of a view says. Found by its keys and not parsed: four views come for every action, and
/// the generator must not be the one who is measured.
struct Player<'a> {
    view: &'a [u8],
    /// From the player's role to the end of the view.
    part: &'a [u8],
    role: &'a [u8],
    can: &'a [u8],
}

impl<'a> Player<'a> {
    fn read(view: &'a [u8]) -> anyhow::Result<Self> {
        let start = memmem::rfind(view, b"\"role\":\"").context("a view without a role")?;
        let part = &view[start..];
        let role = text_after(part, b"\"role\":\"").context("no role")?;
        let can = memmem::rfind(part, b"\"can\":{").context("a view without what can be done")?;
        let can = &part[can..];
        let can = &can[..memchr::memchr(b'}', can).context("cut off")?];
        Ok(Player { view, part, role, can })
    }

    fn can(&self, deed: &[u8]) -> bool {
        memmem::find(self.can, deed).is_some()
    }
}

/// The text after the first `key`, up to the next quotation mark.
fn text_after<'a>(view: &'a [u8], key: &[u8]) -> Option<&'a [u8]> {
    let text = &view[memmem::find(view, key)? + key.len()..];
    Some(&text[..memchr::memchr(b'"', text)?])
}
