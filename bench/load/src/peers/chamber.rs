//! Our own server: whole games of Decrypto, one after the other at the same table, over the API's socket.
//!
//! The first client that can do something does it. Teams understand each other, and are intercepted in rounds 3 and
//! 5: games end after five rounds, as most do.

use super::{Event, Protocol, Request, number_after_first};
use crate::engine::SEATS;
use crate::frame;
use crate::http::Http;
use anyhow::{Context, bail};
use serde::Deserialize;
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

pub struct Chamber(Vec<Table>);

impl Chamber {
    pub fn new(tables: usize) -> Self {
        Chamber(vec![Table::default(); tables])
    }
}

impl Protocol for Chamber {
    fn open(&mut self, http: &mut Http, _: usize) -> anyhow::Result<[Request; SEATS]> {
        let mut players = Vec::new();
        for _ in 0..SEATS {
            let visitor = http.post("/api/v1/visitors", "", &json!({}))?;
            let token = visitor["token"].as_str().context("no token")?;
            players.push(format!("Authorization: Bearer {token}\r\n"));
        }
        let table = http.post("/api/v1/tables", &players[0], &settings())?;
        let table = format!("/api/v1/tables/{}", table["table"].as_str().context("no table")?);
        for (seat, player) in players.iter().enumerate() {
            let sit = json!({"do": "sit", "name": format!("player {seat}"), "chair": seat});
            http.post(&format!("{table}/commands"), player, &sit)?;
        }
        http.post(&format!("{table}/commands"), &players[0], &json!({"do": "start"}))?;
        let mut players = players.into_iter();
        Ok(std::array::from_fn(|_| (format!("{table}/socket"), players.next().unwrap_or_default())))
    }

    fn receive(
        &mut self,
        table: usize,
        seat: usize,
        message: &[u8],
        _: &mut Vec<u8>,
    ) -> anyhow::Result<Event> {
        if message.starts_with(b"{\"answer\"") {
            if memchr::memmem::find(message, b"\"problem\"").is_some() {
                bail!("a command was refused");
            }
            return Ok(Event::Nothing);
        }
        let number = number_after_first(message, b"\"seq\":").context("a view without a number")?;
        let view = &mut self.0[table].views[seat];
        let event = if view.is_empty() { Event::Joined(number) } else { Event::Update(number) };
        view.clear();
        view.extend_from_slice(message);
        Ok(event)
    }

    fn act(&mut self, table: usize, out: &mut Vec<u8>) -> anyhow::Result<usize> {
        let Table { views, commands } = &mut self.0[table];
        *commands += 1;
        let (seat, command) = next(views, *commands)?;
        let up = json!({"id": format!("{table}-{commands}"), "command": command});
        frame::put(out, frame::TEXT, up.to_string().as_bytes());
        Ok(seat)
    }
}

/// What the script needs of a view.
#[derive(Deserialize)]
struct View<'a> {
    stage: &'a str,
    #[serde(borrow)]
    game: Option<Game<'a>>,
    you: Viewer,
}

#[derive(Deserialize)]
struct Viewer {
    host: bool,
}

#[derive(Deserialize)]
struct Game<'a> {
    #[serde(borrow)]
    decrypto: Decrypto<'a>,
}

#[derive(Deserialize)]
struct Decrypto<'a> {
    #[serde(borrow)]
    phase: Phase<'a>,
    round: u8,
    teams: Teams,
    you: You<'a>,
}

#[derive(Deserialize)]
struct Phase<'a> {
    team: Option<&'a str>,
}

#[derive(Deserialize)]
struct Teams {
    white: Team,
    black: Team,
}

#[derive(Deserialize)]
struct Team {
    encryptor: Option<usize>,
}

#[derive(Deserialize)]
struct You<'a> {
    role: &'a str,
    code: Option<&'a str>,
    can: Can,
}

#[derive(Deserialize)]
struct Can {
    give_clues: bool,
    mark: bool,
    confirm: bool,
    draft_keyword: bool,
}

/// The first client that can do something, and what it does.
fn next(views: &[Vec<u8>; SEATS], number: u64) -> anyhow::Result<(usize, Value)> {
    for (seat, view) in views.iter().enumerate() {
        let view: View<'_> = serde_json::from_slice(view)?;
        match view.stage {
            "waiting" if view.you.host => return Ok((seat, json!({"do": "start"}))),
            "finished" if view.you.host => return Ok((seat, json!({"do": "rematch"}))),
            _ => {}
        }
        let Some(Game { decrypto }) = &view.game else { continue };
        if let Some(action) = action(decrypto, views, number)? {
            return Ok((seat, json!({"do": "play", "action": {"decrypto": action}})));
        }
    }
    bail!("nobody can do anything")
}

fn action(game: &Decrypto<'_>, views: &[Vec<u8>; SEATS], number: u64) -> anyhow::Result<Option<Value>> {
    let can = &game.you.can;
    Ok(Some(if can.give_clues {
        let clue = |slot: u64| json!({"form": "text", "text": format!("clue {number} {slot}")});
        json!({"kind": "give_clues", "clues": [clue(1), clue(2), clue(3)], "insist": true})
    } else if can.mark {
        let code = code(game, views)?;
        let right = game.you.role == "decoder" || matches!(game.round, 3 | 5);
        // Three different digits read backwards are another code.
        let guess = if right { code } else { code.chars().rev().collect() };
        json!({"kind": "guess", "code": guess})
    } else if can.draft_keyword {
        json!({"kind": "name_keywords", "words": ["", "", "", ""]})
    } else if can.confirm {
        json!({"kind": "confirm"})
    } else {
        return Ok(None);
    }))
}

/// The code that is being guessed, as its Encryptor sees it.
fn code(game: &Decrypto<'_>, views: &[Vec<u8>; SEATS]) -> anyhow::Result<String> {
    let team = if game.phase.team == Some("white") { &game.teams.white } else { &game.teams.black };
    let view = team.encryptor.and_then(|seat| views.get(seat)).context("no Encryptor")?;
    let view: View<'_> = serde_json::from_slice(view)?;
    let code = view.game.and_then(|game| game.decrypto.you.code).context("the Encryptor has no code")?;
    Ok(code.to_owned())
}
