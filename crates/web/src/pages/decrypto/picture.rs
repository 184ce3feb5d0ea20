//! What the picture of a finished game says.

use super::{Desk, clue, end};
use crate::i18n::Texts;
use crate::pages::table::picture::Picture;
use crate::say;
use decrypto::{Team, View};
use tables::TableView;

/// The texts of the picture.
pub fn picture(table: &TableView, game: &View, t: &Texts) -> Picture {
    let desk = Desk { table, game, t };
    Picture { headline: end::headline(&desk), lines: codes(&desk) }
}

/// Who played, and every code with what became of it.
fn codes(desk: &Desk<'_>) -> Vec<String> {
    let t = desk.t;
    let team = |team: Team| format!("{}: {}", desk.plate(team), t.list(&desk.members(team)));
    let mut lines: Vec<String> = Team::BOTH.map(team).to_vec();
    for (index, round) in desk.game.sheet.iter().enumerate() {
        let told = |team: Team| {
            let result = round.lines[team].as_ref()?.resolved?;
            let key = match (result.intercepted, result.miscommunicated) {
                (true, _) => "legend-int",
                (false, true) => "legend-mis",
                (false, false) => return Some(clue::dashed(result.code)),
            };
            Some(format!("{} ({})", clue::dashed(result.code), t.say(key)))
        };
        let codes: Vec<String> = Team::BOTH.into_iter().filter_map(told).collect();
        lines.push(say!(t, "picture-round", round = index + 1, codes = codes.join("  ")).into_owned());
    }
    lines
}
