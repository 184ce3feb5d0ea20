//! Games on a terminal and as JSON.

use anstyle::{AnsiColor, Style};
use game::{Seat, Viewer};
use serde::Serialize;

/// Headings.
pub const BOLD: Style = Style::new().bold();
/// What matters less.
pub const DIM: Style = Style::new().dimmed();
/// What went well.
pub const GOOD: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));
/// What went wrong.
pub const BAD: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));

/// How a recorded game stands or ended.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Outcome {
    /// There is more to play.
    Unfinished,
    /// The keyword guess is due.
    Tiebreak,
    /// Nobody is ahead.
    Shared,
    /// Somebody won.
    Win {
        /// A side or a player's name.
        winner: String,
    },
}

/// Whom a record is shown to: a player's name, a seat counted from 0, or `spectator`.
pub fn viewer(names: &[String], asked: &str) -> anyhow::Result<Viewer> {
    let by_name = names.iter().position(|name| name == asked);
    let by_number = asked.parse().ok().filter(|seat| *seat < names.len());
    match by_name.or(by_number) {
        Some(seat) => Ok(Viewer::Seat(Seat(u8::try_from(seat)?))),
        None if asked == "spectator" => Ok(Viewer::Spectator),
        None => {
            let names = names.join(", ");
            anyhow::bail!("there is no seat {asked}: name one of {names}, a number from 0, or spectator")
        }
    }
}
