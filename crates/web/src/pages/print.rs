//! Paper: note sheets, as far as they are filled or empty, and the keyword cards of the reader's own team.

use super::decrypto::clue::clue;
use super::decrypto::sheet::{filed, resolved};
use super::decrypto::{Desk, material};
use super::frame::{Page, Reader};
use super::kryptos::suit;
use super::marks::{icon, team_mark};
use super::table::{code, name_of, seated, shut};
use crate::App;
use crate::api::ask::At;
use crate::i18n::Texts;
use crate::problem::Problem;
use crate::say;
use crate::session::Asker;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use decrypto::{Clue, Code, Digit, Known, Slot, Team};
use game::Seat;
use kryptos::{Card, HIGHEST, Setup};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{GameKind, GameView, TableView};

/// Rounds on a sheet that nobody has begun.
const ROUNDS: u8 = 8;
/// Lines for clues under every keyword, where that is enough.
const LINES: usize = 8;

/// What to print.
#[derive(Deserialize)]
pub struct Wish {
    #[serde(default)]
    empty: bool,
}

/// `GET /t/{table}/print`
pub async fn page(
    State(app): State<Arc<App>>,
    At(table): At,
    Asker(visitor): Asker,
    Query(wish): Query<Wish>,
    reader: Reader,
) -> Result<Response, Response> {
    match app.tables.view(table, visitor).await {
        Ok(frame) => Ok(whole(&reader, &frame, wish.empty).into_response()),
        Err(refusal) => Err(shut(&reader, Problem::from(refusal)).await),
    }
}

/// The whole page: what this reader may have on paper.
pub fn whole(reader: &Reader, view: &TableView, empty: bool) -> Markup {
    let t = &reader.t;
    let other = if empty { "print-filled" } else { "print-empty" };
    let main = html! {
        main.wrap #main {
            div.noprint.print-bar {
                h1 { (t.say("print-title")) }
                p.soft { (t.say("print-why")) }
                a.btn href={ "/t/" (view.table) "/print" @if !empty { "?empty=true" } } { (t.say(other)) }
                button.btn.btn--ink.with-script type="button" data-print { (icon("print")) " " (t.say("print-now")) }
            }
            div.sides {
                @match view.settings.game.kind() {
                    GameKind::Decrypto => (decrypto_sheets(view, t, empty)),
                    GameKind::Kryptos => (kryptos_sheet(view, t, empty)),
                }
            }
        }
    };
    let mut page = Page::new(format!("{} · {}", t.say("print-title"), code(view)), main);
    page.class = "printable";
    page.nav = html! { a href={ "/t/" (view.table) } { (icon("table")) " " (t.say("device-back")) } };
    page.render(reader)
}

fn decrypto_sheets(view: &TableView, t: &Texts, empty: bool) -> Markup {
    let desk = match &view.game {
        Some(GameView::Decrypto(game)) if !empty => Some(Desk { table: view, game, t }),
        _ => None,
    };
    let three = desk.as_ref().is_some_and(|desk| desk.game.three_players);
    let own = desk.as_ref().and_then(Desk::mine);
    let keywords = own.and_then(|team| desk.as_ref()?.game.keywords(team));
    let teams: &[Team] = if three { &[Team::White] } else { &Team::BOTH };
    html! {
        @for team in teams { (side(view, t, desk.as_ref(), *team)) }
        @if empty || keywords.is_some() {
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

/// Kryptos: the track to strike numbers out, and everybody's places to pencil in. Only what all have seen is filled.
fn kryptos_sheet(view: &TableView, t: &Texts, empty: bool) -> Markup {
    let game = match &view.game {
        Some(GameView::Kryptos(game)) if !empty => Some(game),
        _ => None,
    };
    let count = seated(view).count().clamp(3, 6) as u8;
    let setup = game.map_or(Setup::new(count), |game| game.setup);
    let name = |seat: u8| if game.is_some() { name_of(view, Seat(seat)) } else { "…" };
    let seen = |card: Card| {
        game.is_some_and(|game| game.track.get(usize::from(card.number()) - 1).is_some_and(Option::is_some))
    };
    let shown = |seat: u8, place: u8| {
        let held = game?.players.get(usize::from(seat))?.hand.get(usize::from(place) - 1)?;
        held.card.filter(|_| held.revealed)
    };
    html! {
        article.a4.a4--kryptos {
            header { div { h2 { (t.say("game-kryptos")) } } p { span { (code(view)) } } }
            ol.a4__track {
                @for card in (1..=HIGHEST).filter_map(Card::new) {
                    li.is-seen[seen(card)].is-out[card.number() > setup.highest()] { (card) (suit(card.colour())) }
                }
            }
            @for seat in 0..setup.players {
                table {
                    caption { (name(seat)) }
                    thead { tr { @for place in 1..=setup.hand_size() { th scope="col" { (place) } } } }
                    tbody { tr { @for place in 1..=setup.hand_size() { td { @if let Some(card) = shown(seat, place) { (card) } } } } }
                }
            }
        }
    }
}
