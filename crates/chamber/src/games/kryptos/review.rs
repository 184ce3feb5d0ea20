//! A review of Kryptos for a terminal.

use crate::games::Reviewed;
use anyhow::Context;
use bots::kryptos::review::{self, Verdict};
use kryptos::notation::Record;
use std::fmt::Write;

/// Reviews a finished game.
pub fn review(record: &Record) -> anyhow::Result<Reviewed> {
    let review = review::review(record).context("the game is not over: a review would tell its secrets")?;
    let name = |seat: game::Seat| record.names().get(seat.index()).map_or("", String::as_str);
    let mut table = String::new();
    for turn in &review.turns {
        let made = turn.made.map_or("no guess".to_owned(), |made| {
            let (whose, place) = (name(made.spot.seat), made.spot.position);
            format!("{whose} {place} is {} ({:.0}%)", made.card, 100.0 * made.chance)
        });
        write!(table, "{}: {made}, {}", name(turn.seat), word(turn.verdict))?;
        if turn.accuracy < 0.999 {
            let best = &turn.best;
            let (whose, place) = (name(best.spot.seat), best.spot.position);
            write!(table, "; better {whose} {place} is {} ({:.0}%)", best.card, 100.0 * best.chance)?;
        }
        writeln!(table, "; {:.0} deals possible", turn.deals)?;
    }
    for player in &review.players {
        let accuracy = player.accuracy.map_or("-".to_owned(), |share| format!("{share:.0}%"));
        let (right, expected) = (player.right, player.expected);
        writeln!(table, "{}: accuracy {accuracy}, {right} right, {expected:.1} expected", name(player.seat))?;
    }
    Ok(Reviewed { table, json: serde_json::to_value(&review)? })
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Brilliant => "brilliant",
        Verdict::Best => "best",
        Verdict::Good => "good",
        Verdict::Lucky => "lucky",
        Verdict::Mistake => "a mistake",
        Verdict::Miss => "a certain card was overlooked",
    }
}
