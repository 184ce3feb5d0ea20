//! Views as JSON, put together from parts that are made once for many viewers.
//!
//! The same text as that of their `Serialize`, which a test holds it to; only faster, for four or more views are written
//! after every command.

use crate::live::Frame;
use crate::{GameView, TableView};
use game::Shared;
use serde::Serialize;
use serde_json::Result;

impl Frame {
    /// The view as JSON. Made anew each time: what is long in it is shared, and a table at rest should be small.
    pub fn json(&self) -> String {
        let mut bytes = Vec::new();
        self.write_json(&mut bytes);
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// Appends the view as JSON.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        let start = out.len();
        // Nothing in a view is without a JSON form, and writing to memory does not fail.
        if write_table(&self.view, out).is_err() {
            out.truncate(start);
        }
    }
}

fn write_table(view: &TableView, out: &mut Vec<u8>) -> Result<()> {
    begin(&view.open, out)?;
    if !view.talk.is_empty() {
        member("talk", &view.talk, out)?;
    }
    match &view.game {
        None => {}
        Some(GameView::Decrypto(game)) => {
            out.extend_from_slice(b",\"game\":{\"decrypto\":");
            begin(&game.open, out)?;
            member("teams", &game.teams, out)?;
            if let Some(tie_break) = &game.tie_break {
                member("tie_break", tie_break, out)?;
            }
            if let Some(you) = &game.you {
                member("you", you, out)?;
            }
            out.extend_from_slice(b"}}");
        }
        Some(game @ GameView::Kryptos(_)) => member("game", game, out)?,
    }
    member("you", &view.you, out)?;
    out.push(b'}');
    Ok(())
}

/// An object that begins with the members of another, still without its end.
fn begin<T: Serialize>(open: &Shared<T>, out: &mut Vec<u8>) -> Result<()> {
    let object = open.json()?.get();
    out.extend_from_slice(object.strip_suffix('}').unwrap_or(object).as_bytes());
    Ok(())
}

/// One more member of an object that has some already.
fn member(name: &str, value: &impl Serialize, out: &mut Vec<u8>) -> Result<()> {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
    serde_json::to_writer(out, value)
}
