//! Views as JSON, put together from parts that are made once for many viewers.
//!
//! The same text as that of their `Serialize`, which a test holds it to; only faster, for four or more views are written
//! after every command.

use crate::live::Frame;
use crate::{GameView, OpenView, TableView};
use decrypto::{PerTeam, TeamView};
use foldhash::quality::{FoldHasher, RandomState};
use game::Shared;
use serde::Serialize;
use serde_json::Result;
use std::cell::RefCell;
use std::hash::{BuildHasher, Hasher};
use std::sync::LazyLock;

/// Another one in every process: nobody outside can look for two texts with the same print.
static PRINTER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

thread_local! {
    static PRESS: RefCell<Press> = RefCell::default();
}

impl Frame {
    /// The view as JSON. Made anew each time: what is long in it is shared, and a table at rest should be small.
    pub fn json(&self) -> String {
        let mut bytes = Vec::new();
        self.write_json(&mut bytes);
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// Appends the view as JSON. Gives its print: the same for the same text; for another, by a chance of one in 2^64.
    pub(crate) fn write_json(&self, out: &mut Vec<u8>) -> u64 {
        let start = out.len();
        // Nothing in a view is without a JSON form, and writing to memory does not fail.
        PRESS.with_borrow_mut(|press| press.table(&self.view, out)).unwrap_or_else(|_| {
            out.truncate(start);
            0
        })
    }
}

/// Prints one view after the other. What a view shares with one that was printed before is still set.
#[derive(Default)]
struct Press {
    open: Plate<OpenView>,
    decrypto: Plate<decrypto::OpenView>,
    /// As each side sees them.
    teams: PerTeam<Plate<PerTeam<TeamView>>>,
}

impl Press {
    fn table(&mut self, view: &TableView, out: &mut Vec<u8>) -> Result<u64> {
        let mut print = Print::of(self.open.set(&view.open)?, out);
        if !view.talk.is_empty() {
            member("talk", &view.talk, out)?;
        }
        if !view.notes.is_empty() {
            member("notes", &view.notes, out)?;
        }
        match &view.game {
            None => {}
            Some(GameView::Decrypto(game)) => self.decrypto(game, &mut print, out)?,
            Some(game @ GameView::Kryptos(_)) => member("game", game, out)?,
        }
        member("you", &view.you, out)?;
        out.push(b'}');
        Ok(print.finish(out))
    }

    fn decrypto(&mut self, game: &decrypto::View, print: &mut Print, out: &mut Vec<u8>) -> Result<()> {
        out.extend_from_slice(b",\"game\":{\"decrypto\":");
        print.begin(self.decrypto.set(&game.open)?, out);
        match &game.you {
            Some(you) => {
                name("teams", out);
                out.extend_from_slice(&self.teams[you.team].set(&game.teams)?.json);
            }
            None => member("teams", &*game.teams, out)?,
        }
        if let Some(tie_break) = &game.tie_break {
            member("tie_break", tie_break, out)?;
        }
        if let Some(you) = &game.you {
            member("you", you, out)?;
        }
        out.extend_from_slice(b"}}");
        Ok(())
    }
}

/// The JSON of the part that was printed last.
struct Plate<T> {
    of: Option<Shared<T>>,
    json: Vec<u8>,
    print: u64,
}

impl<T> Default for Plate<T> {
    fn default() -> Self {
        Plate { of: None, json: Vec::new(), print: 0 }
    }
}

impl<T: Serialize> Plate<T> {
    /// Ready to print this part.
    fn set(&mut self, part: &Shared<T>) -> Result<&Self> {
        if !self.of.as_ref().is_some_and(|set| set.is(part)) {
            self.of = None;
            self.json.clear();
            serde_json::to_writer(&mut self.json, &**part)?;
            self.print = PRINTER.hash_one(&self.json);
            self.of = Some(part.clone());
        }
        Ok(self)
    }
}

/// The print of a text in the making. Shared parts are looked at once for all who share them.
struct Print {
    hasher: FoldHasher<'static>,
    /// What stands before this is in it.
    to: usize,
}

impl Print {
    /// Of a text that begins with a plate.
    fn of<T>(plate: &Plate<T>, out: &mut Vec<u8>) -> Self {
        let mut print = Print { hasher: PRINTER.build_hasher(), to: out.len() };
        print.begin(plate, out);
        print
    }

    /// An object that begins with the members of another, still without its end.
    fn begin<T>(&mut self, plate: &Plate<T>, out: &mut Vec<u8>) {
        self.hasher.write(&out[self.to..]);
        self.hasher.write_u64(plate.print);
        out.extend_from_slice(plate.json.strip_suffix(b"}").unwrap_or(&plate.json));
        self.to = out.len();
    }

    fn finish(mut self, out: &[u8]) -> u64 {
        self.hasher.write(&out[self.to..]);
        self.hasher.finish()
    }
}

/// One more member of an object that has some already.
fn member(of: &str, value: &impl Serialize, out: &mut Vec<u8>) -> Result<()> {
    name(of, out);
    serde_json::to_writer(out, value)
}

fn name(name: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}
