//! Decrypto on paper: note sheets, as far as they are filled or empty, and the keyword cards of the reader's own team.

use super::clue::clue;
use super::sheet::{filed, resolved};
use super::{Desk, material};
use crate::i18n::Texts;
use crate::pages::shell::icons::team_mark;
use crate::pages::table::code;
use crate::say;
use decrypto::{Clue, Code, Digit, Known, Slot, Team, View};
use maud::{Markup, html};
use tables::TableView;

/// Rounds on a sheet that nobody has begun.
const ROUNDS: u8 = 8;
/// Lines for clues under every keyword, where that is enough.
const LINES: usize = 8;

/// The sheets as far as a game has filled them.
pub fn sheets(view: &TableView, t: &Texts, game: Option<&View>) -> Markup {
    let desk = game.map(|game| Desk { table: view, game, t });
    let three = desk.as_ref().is_some_and(|desk| desk.game.three_players);
    let own = desk.as_ref().and_then(Desk::mine);
    let keywords = own.and_then(|team| desk.as_ref()?.game.keywords(team));
    let teams: &[Team] = if three { &[Team::White] } else { &Team::BOTH };
    html! {
        @for team in teams { (side(view, t, desk.as_ref(), *team)) }
        @if game.is_none() || keywords.is_some() {
            article.a4.a4--cards {
                header { div { h2 { (t.say("print-cards")) } } p { span { (t.say("print-cards-why")) } } }
                div.keycards lang=[desk.as_ref().map(|desk| &desk.game.language)] {
                    @for digit in Digit::ALL {
                        p.keycard { b { (digit) } span { @if let Some(keywords) = keywords { (keywords[digit.index()]) } } }
                    }
                }
            }
        }
    }
}

/// One side of the note sheet: the rounds, and the clues under their keywords.
fn side(view: &TableView, t: &Texts, desk: Option<&Desk<'_>>, team: Team) -> Markup {
    let name = desk.map_or_else(|| t.say(&format!("side-{team}")).into_owned(), |desk| desk.plate(team));
    let members = desk.map(|desk| desk.members(team).join(", "));
    let keywords = desk.and_then(|desk| desk.game.keywords(team));
    let columns = Digit::ALL.map(|digit| desk.map_or(Vec::new(), |desk| filed(desk, team, digit)));
    let lines = columns.iter().map(Vec::len).max().unwrap_or(0).max(LINES);
    html! {
        article class={ "a4 a4--" (material(team)) } {
            header {
                div { (team_mark(material(team))) h2 { (name) } }
                p { span { (code(view)) } @if let Some(members) = members { span { (members) } } }
            }
            p.a4__legend { (t.say("print-legend")) }
            div.a4__rounds {
                @for number in 1..=desk.map_or(ROUNDS, |desk| desk.game.last_round) { (round(t, desk, team, number)) }
            }
            div.a4__cols {
                @for (digit, clues) in Digit::ALL.into_iter().zip(columns) {
                    div {
                        p { b { (digit) } span { @if let Some(keywords) = keywords { (keywords[digit.index()]) } } }
                        ul { @for line in 0..lines { li { @if let Some(given) = clues.get(line) { (clue(given, t)) } } } }
                    }
                }
            }
        }
    }
}

fn round(t: &Texts, desk: Option<&Desk<'_>>, team: Team, number: u8) -> Markup {
    let line = desk.and_then(|desk| resolved(desk, team).find(|(round, ..)| *round == usize::from(number)));
    let digit = |code: Option<Code>, slot: Slot| code.map(|code| code.digit(slot).to_string());
    let given = |slot: Slot| -> Option<&Clue> { Some(&line?.1.clues.as_ref()?[slot.index()]) };
    html! {
        table {
            caption { (say!(t, "print-round", round = number)) }
            thead.vh {
                tr {
                    @for key in ["sheet-clue", "sheet-intercepted", "sheet-guessed", "sheet-code"] {
                        th scope="col" { (t.say(key)) }
                    }
                }
            }
            tbody {
                @for slot in Slot::ALL {
                    tr {
                        td { @if let Some(given) = given(slot) { (clue(given, t)) } }
                        td { (digit(line.and_then(|line| line.2.interception), slot).unwrap_or_default()) }
                        td { (digit(line.and_then(|line| line.2.decryption), slot).unwrap_or_default()) }
                        td { (digit(line.map(|line| line.2.code), slot).unwrap_or_default()) }
                    }
                }
            }
        }
    }
}
