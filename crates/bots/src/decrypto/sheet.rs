//! From the view's note sheet to what the bots reason with.

use super::{Line, Texts};
use decrypto::{Clue, Clues, RoundView, Team, View};

/// The words of three clues.
pub fn texts(clues: &Clues) -> Texts {
    clues.each_ref().map(|clue| Clue::words(clue).map(str::to_owned))
}

/// A team's resolved codes, in order.
pub fn lines(view: &View, team: Team) -> Vec<Line> {
    lines_before(view, team, view.sheet.len() + 1)
}

/// Those of the rounds before one, counted from 1.
pub fn lines_before(view: &View, team: Team, round: usize) -> Vec<Line> {
    let resolved = |round: &RoundView| {
        let line = round.lines[team].as_ref()?;
        let resolved = line.resolved?;
        Some(Line {
            clues: texts(line.clues.as_ref()?),
            code: resolved.code,
            decryption: resolved.decryption,
            interception: resolved.interception,
        })
    };
    view.sheet.iter().take(round.saturating_sub(1)).filter_map(resolved).collect()
}
