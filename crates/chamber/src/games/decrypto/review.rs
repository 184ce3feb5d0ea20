//! A review of Decrypto for a terminal.

use crate::games::Reviewed;
use anyhow::Context;
use bots::decrypto::review::{self, CodeReview, Interception};
use decrypto::Decrypto;
use decrypto::notation::Record;
use game::{Game, Viewer};
use lexicon::mind::Minds;
use std::fmt::Write;

/// Reviews a finished game.
pub fn review(record: &Record) -> anyhow::Result<Reviewed> {
    let minds = Minds::open()?;
    let view = Decrypto::view(record.state(), Viewer::Spectator);
    let review =
        review::review(&minds, &view).context("the game is not over: a review would tell its secrets")?;
    let mut table = String::new();
    review.codes.iter().try_for_each(|code| write_code(&mut table, code))?;
    let mut interception = |what: &str, found: &Option<Interception>| match found {
        Some(Interception { team, round, chance }) => {
            writeln!(table, "{what}: round {round}, code of {team}, {:.0}%", 100.0 * chance)
        }
        None => Ok(()),
    };
    interception("luckiest interception", &review.luckiest)?;
    interception("best interception", &review.best)?;
    Ok(Reviewed { table, json: serde_json::to_value(&review)? })
}

fn write_code(table: &mut String, code: &CodeReview) -> std::fmt::Result {
    let CodeReview { team, round, code: digits, odds, .. } = code;
    let percent = |share: f32| format!("{:.0}%", 100.0 * share);
    let (clear, leak) = (percent(odds.clear), percent(odds.leak));
    writeln!(table, "round {round}, {team}, {digits}: clear {clear}, given away {leak}")?;
    for clue in code.clues.iter().flatten() {
        let (clear, leak) = (percent(clue.reading.clear), percent(clue.reading.leak));
        let (before, after) = (percent(clue.before), percent(clue.after));
        let digit = u8::from(clue.digit);
        writeln!(
            table,
            "  {digit} {}: clear {clear}, given away {leak}, keyword known {before} -> {after}",
            clue.clue
        )?;
    }
    if let Some(better) = &code.better {
        let (clear, leak) = (percent(better.odds.clear), percent(better.odds.leak));
        writeln!(table, "  better: {} (clear {clear}, given away {leak})", better.clues.join(", "))?;
    }
    Ok(())
}
