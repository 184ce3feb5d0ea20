//! Reading the record of a game from a file.

use crate::games::{self, GAMES, Recorded};
use anyhow::Context;
use game::notation::{Flaw, Place, Record as Text};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Reads a file, `-` for standard input. The inner error is a flaw of the record: its place and why.
pub fn load(file: &Path) -> anyhow::Result<Result<Box<dyn Recorded>, Flaw>> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.with_context(|| format!("cannot read {}", file.display()))?;
    Ok(decode(&bytes).and_then(parse))
}

/// Reads the text of a record.
pub fn parse(text: &str) -> Result<Box<dyn Recorded>, Flaw> {
    let header = Text::split(text)?;
    let name = header.require("Game")?;
    let Some(game) = games::named(&name.value) else {
        let all = GAMES.map(|game| game.name()).join(" and ");
        return Err(Flaw::at(name.place, format!("there is no game {}, only {all}", name.value)));
    };
    game.parse(text)
}

fn decode(bytes: &[u8]) -> Result<&str, Flaw> {
    std::str::from_utf8(bytes).map_err(|error| {
        let read = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let column = read.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        let line = read.matches('\n').count() + 1;
        Flaw::at(Place { line, column }, "a record is text in UTF-8")
    })
}
