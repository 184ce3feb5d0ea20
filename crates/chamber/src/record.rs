//! Reading a record of either game from a file.

use anyhow::Context;
use game::notation::{Flaw, Place, Record as Text};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A recorded game.
pub enum Record {
    /// Of Decrypto.
    Decrypto(Box<decrypto::notation::Record>),
    /// Of Kryptos.
    Kryptos(Box<kryptos::notation::Record>),
}

impl Record {
    /// Reads a file, `-` for standard input. The inner error is a flaw of the record: its place and why.
    pub fn load(file: &Path) -> anyhow::Result<Result<Record, Flaw>> {
        let mut bytes = Vec::new();
        let read = if file == Path::new("-") {
            std::io::stdin().read_to_end(&mut bytes)
        } else {
            File::open(file).and_then(|mut file| file.read_to_end(&mut bytes))
        };
        read.with_context(|| format!("cannot read {}", file.display()))?;
        Ok(decode(&bytes).and_then(Record::parse))
    }

    fn parse(text: &str) -> Result<Record, Flaw> {
        let header = Text::split(text)?;
        let game = header.require("Game")?;
        match game.value.to_ascii_lowercase().as_str() {
            "decrypto" => decrypto::notation::Record::parse(text).map(Box::new).map(Record::Decrypto),
            "kryptos" => kryptos::notation::Record::parse(text).map(Box::new).map(Record::Kryptos),
            other => {
                Err(Flaw::at(game.place, format!("there is no game {other}, only decrypto and kryptos")))
            }
        }
    }
}

fn decode(bytes: &[u8]) -> Result<&str, Flaw> {
    std::str::from_utf8(bytes).map_err(|error| {
        let read = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let column = read.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        let line = read.matches('\n').count() + 1;
        Flaw::at(Place { line, column }, "a record is text in UTF-8")
    })
}
