//! The note sheet: both sides, clues filed under their keyword numbers, and every round with its guesses.

use super::clue::{NUMERALS, clue};
use super::{Desk, material, pencil};
use crate::pages::shell::icons::team_mark;
use crate::say;
use decrypto::{Clue, Code, Digit, Known, LineView, Phase, ResolvedView, Role, Slot, Team};
use maud::{Markup, html};

/// The drawer with both sides: the viewer's own first, but the opponents' while their code is to be intercepted.
pub fn note_sheet(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let first = first(desk);
    html! {
        div.drawer #note-sheet popover aria-label=(t.say("sheet-title")) {
            div.drawer__close {
                b { (t.say("sheet-title")) }
                button.btn.btn--small type="button" popovertarget="note-sheet" popovertargetaction="hide" { (t.say("close")) }
            }
            div.stack.stack--l {
                @if Team::BOTH.into_iter().all(|team| resolved(desk, team).next().is_none()) {
                    p.soft.small { (t.say("sheet-empty")) }
                }
                @for team in sides(desk, first) {
                    (side(desk, team))
                }
            }
        }
    }
}

fn first(desk: &Desk<'_>) -> Team {
    match desk.game.phase {
        Phase::Guess { team } if desk.role() == Some(Role::Interceptor) => team,
        _ => desk.mine().unwrap_or(Team::White),
    }
}

/// Whether the drawer is as it was, if table and notes are: nothing was resolved, and nobody learnt a keyword.
pub fn is_like(desk: &Desk<'_>, before: &Desk<'_>) -> bool {
    let same_side = |team: Team| {
        resolved(desk, team).eq(resolved(before, team))
            && desk.plate(team) == before.plate(team)
            && desk.game.keywords(team) == before.game.keywords(team)
    };
    let reader = |desk: &Desk<'_>| (first(desk), desk.mine(), desk.game.three_players);
    reader(desk) == reader(before) && Team::BOTH.into_iter().all(same_side)
}

/// The sides that have a sheet: the Interceptor gives no clues.
pub fn sides(desk: &Desk<'_>, first: Team) -> Vec<Team> {
    if desk.game.three_players { vec![Team::White] } else { vec![first, first.other()] }
}

/// One side: the columns under the keywords, and the rounds.
pub fn side(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    html! {
        section class={ "sheet sheet--" (material(team)) } lang=(desk.game.language) {
            header.sheet__head lang=(t.language()) {
                (team_mark(material(team)))
                h2 { (desk.plate(team)) }
                span.mark { (t.say(if desk.mine() == Some(team) { "sheet-yours" } else { "sheet-public" })) }
            }
            @if pencil::is_about(desk, team) {
                (pencil::form(desk, "sheet", html! { div.sheet__cols { (columns(desk, team, Some("sheet"))) } }))
            } @else {
                div.sheet__cols { (columns(desk, team, None)) }
            }
            (rounds(desk, team))
        }
    }
}

/// Four columns: the keyword or what is pencilled in its place, and the clues that were given for it. `pencil` names
/// the form of the pencil lines.
pub fn columns(desk: &Desk<'_>, team: Team, pencil: Option<&str>) -> Markup {
    let t = desk.t;
    let keywords = desk.game.keywords(team);
    html! {
        @for digit in Digit::ALL {
            div.col {
                p.col__key {
                    b { (digit) } " "
                    @match (keywords, pencil) {
                        (Some(keywords), _) => span { (keywords[digit.index()]) },
                        (None, None) => span.unknown role="img" aria-label=(t.say("sheet-unknown")) { "· · ·" },
                        (None, Some(_)) => {},
                    }
                }
                @if let (None, Some(form)) = (keywords, pencil) { (pencil::line(desk, form, digit)) }
                ul {
                    @for given in filed(desk, team, digit) { li { (clue(given, t)) } }
                }
            }
        }
    }
}

/// The rounds of a team that are resolved, with their numbers.
pub fn resolved<'a>(
    desk: &Desk<'a>,
    team: Team,
) -> impl Iterator<Item = (usize, &'a LineView, ResolvedView)> {
    let lines = desk.game.sheet.iter().enumerate();
    lines.filter_map(move |(index, round)| {
        let line = round.lines[team].as_ref()?;
        Some((index + 1, line, line.resolved?))
    })
}

/// All clues that were given for a keyword, in order; a blank leaves no trace.
pub fn filed<'a>(desk: &Desk<'a>, team: Team, digit: Digit) -> Vec<&'a Clue> {
    let in_line = |(_, line, result): (usize, &'a LineView, ResolvedView)| {
        let slot = Slot::ALL.into_iter().find(|slot| result.code.digit(*slot) == digit)?;
        line.clues.as_ref().map(|clues| &clues[slot.index()])
    };
    resolved(desk, team).filter_map(in_line).filter(|clue| **clue != Clue::Blank).collect()
}

/// Round by round: clue, the team's guess, the right digit.
fn rounds(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    let digit =
        |code: Option<Code>, slot: Slot| code.map_or("–".to_owned(), |code| code.digit(slot).to_string());
    html! {
        @if resolved(desk, team).next().is_some() {
            details.sheet__rounds lang=(t.language()) {
                summary { (t.say("sheet-rounds")) }
                @for (round, line, result) in resolved(desk, team) {
                    table.ledger {
                        caption { (say!(t, "round-of", round = round, name = desk.name(line.encryptor))) }
                        thead {
                            tr {
                                th scope="col" { (t.say("sheet-clue")) }
                                th.num scope="col" { (t.say("sheet-intercepted")) }
                                th.num scope="col" { (t.say("sheet-guessed")) }
                                th.num scope="col" { (t.say("sheet-code")) }
                            }
                        }
                        tbody {
                            @for slot in Slot::ALL {
                                tr {
                                    th scope="row" {
                                        span.guess__n aria-hidden="true" { (NUMERALS[slot.index()]) }
                                        @if let Some(clues) = &line.clues { span.typed { (clue(&clues[slot.index()], t)) } }
                                    }
                                    td.num { (digit(result.interception, slot)) }
                                    td.num { (digit(result.decryption, slot)) }
                                    td.num { b { (result.code.digit(slot)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
