//! What a replay adds to the page: which round it was, and what was secret then.

use super::clue::{clue, dashed};
use super::sheet::filed;
use super::{Desk, material};
use crate::pages::shell::icons::team_mark;
use crate::say;
use decrypto::{Code, Digit, Known, Phase, Team};
use maud::{Markup, html};

/// Which round a moment belongs to.
pub fn moment(desk: &Desk<'_>) -> String {
    match desk.game.phase {
        Phase::Over => desk.t.say("replay-end").into_owned(),
        _ => say!(desk.t, "replay-round", round = desk.game.round).into_owned(),
    }
}

/// Both teams' keywords and codes of the round, with the clues up to then.
pub fn opened(then: &Desk<'_>, end: &Desk<'_>) -> Markup {
    html! {
        div.two {
            @for team in Team::BOTH {
                @if let Some(keywords) = end.game.keywords(team) {
                    section class={ "keyrow keyrow--" (material(team)) } {
                        header {
                            (team_mark(material(team)))
                            h2 { (then.plate(team)) }
                            @if let Some(code) = code(then, end, team) {
                                p { (then.t.say("sheet-code")) " " b.typed { (dashed(code)) } }
                            }
                        }
                        div.keyrow__keys lang=(then.game.language) {
                            @for digit in Digit::ALL {
                                div {
                                    b { (digit) } strong { (keywords[digit.index()]) }
                                    ul { @for given in filed(then, team, digit) { li { (clue(given, then.t)) } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The code that a team passes on in the round of `then`.
fn code(then: &Desk<'_>, end: &Desk<'_>, team: Team) -> Option<Code> {
    let round = end.game.sheet.get(usize::from(then.game.round).checked_sub(1)?)?;
    Some(round.lines[team].as_ref()?.resolved?.code)
}
