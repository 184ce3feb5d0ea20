//! The replay of a finished game: the table's own page at any moment, as any seat saw it then. Every control is a link, so
//! a moment can be shared by its address.

mod controls;
mod read_only;

use super::games::{self, Supposed};
use super::shell::missing;
use super::shell::page::{Page, Reader};
use super::table::{problem_page, screen};
use crate::App;
use crate::http::problem::Problem;
use crate::i18n::Texts;
use crate::live::screen::Shown;
use crate::say;
use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use controls::{Controls, controls};
use game::{Seat, Shared};
use maud::{Markup, html};
use read_only::read_only;
use serde::Deserialize;
use std::sync::Arc;
use tables::{OpenView, Replay, TableId, TableView};

/// The routes of replays.
pub fn router() -> Router<Arc<App>> {
    Router::new().route("/g/{table}/{game}", get(page)).route("/g/{table}/{game}/record", get(record))
}

/// The links from a table to the replays of its games, the last one first.
pub fn links(view: &TableView, t: &Texts) -> Markup {
    let earlier = 1..view.games;
    html! {
        a.btn.replay-watch href=(address(view.table, view.games)) { (t.say("replay-watch")) }
        a.btn href={ (address(view.table, view.games)) "/review" } { (t.say("review-open")) }
        @if !earlier.is_empty() {
            nav.replay-games aria-label=(t.say("replay-earlier")) {
                span { (t.say("replay-earlier")) }
                @for game in earlier {
                    a href=(address(view.table, game)) aria-label=(say!(t, "replay-game", number = game)) { (game) }
                }
            }
        }
    }
}

pub fn address(table: TableId, game: u32) -> String {
    format!("/g/{table}/{game}")
}

/// Which moment of a game is looked at, and by whom.
#[derive(Clone, Copy, Default, Deserialize)]
struct Place {
    /// The moment, counted from the deal; the deal without one.
    #[serde(default)]
    at: usize,
    /// The seat that sees it; nobody's without one.
    seat: Option<u8>,
    /// Everything open, as nobody saw it then.
    #[serde(default)]
    open: u8,
}

/// The table and the number of the game, as the address has them.
pub type Named = Path<(String, String)>;

/// The game's number at its table, and its replay.
pub async fn find(app: &App, Path((table, game)): &Named) -> Result<(u32, Arc<Replay>), Problem> {
    let named = table.parse().ok().zip(game.parse().ok());
    let (table, game) = named.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-such-table"))?;
    Ok((game, app.tables.replay(table, game).await?))
}

/// `GET /g/{table}/{game}`
async fn page(
    State(app): State<Arc<App>>,
    named: Named,
    place: Result<Query<Place>, QueryRejection>,
    supposed: Result<Query<Supposed>, QueryRejection>,
    reader: Reader,
) -> Result<Markup, Response> {
    let (game, replay) = match find(&app, &named).await {
        Ok(found) => found,
        Err(problem) => return Err(problem_page(&reader, problem).await),
    };
    let mut place = place.map(|Query(place)| place).unwrap_or_default();
    let last = replay.moments().len() - 1;
    place.at = place.at.min(last);
    let seat = place.seat.map(Seat);
    let views = replay.view(place.at, seat).zip(replay.view(last, None));
    let Some((then, end)) = views else { return Err(missing(reader).await) };
    let supposed = supposed.map(|Query(supposed)| supposed).unwrap_or_default();
    let odds = odds(&then, place, supposed, reader.t).await;
    Ok(render(&app, &reader, &Controls { replay: &replay, game, place, then: &then }, &end, odds))
}

/// The chances that somebody could work out then, once they are asked for. Where everything is open there is nothing to work
/// out.
async fn odds(then: &TableView, place: Place, supposed: Supposed, t: Texts) -> Option<Markup> {
    let pages = games::at(then);
    if place.open == 1 || supposed.odds != 1 || !pages.has_odds(then) {
        return None;
    }
    let then = then.clone();
    let work = move || pages.odds(&then, &supposed, &fields(place), &t);
    tokio::task::spawn_blocking(work).await.ok()
}

/// The fields of a form that leads to a moment.
fn fields(place: Place) -> Markup {
    html! {
        input type="hidden" name="at" value=(place.at);
        @if let Some(seat) = place.seat { input type="hidden" name="seat" value=(seat); }
    }
}

fn render(app: &App, reader: &Reader, shown: &Controls<'_>, end: &TableView, odds: Option<Markup>) -> Markup {
    let t = &reader.t;
    let then = without_clock(shown.then);
    let pages = games::at(&then);
    let screen = screen(app, &then, t, Shown::NOTHING);
    let title = say!(t, "replay-title", game = t.say(&format!("game-{}", pages.name())), number = shown.game);
    let main = html! {
        (controls(shown, t))
        @if let Some(odds) = odds {
            section.wrap.replay-odds aria-label=(t.say("odds-title")) { (odds) }
        }
        @if shown.place.open == 1 {
            section.wrap.replay-open aria-label=(t.say("replay-open")) { (pages.opened(&then, end, t)) }
        }
        (read_only(screen.main(t)))
    };
    let mut page = Page::new(title.clone(), main);
    page.class = "at-table is-replay";
    page.beside = html! { p.bar__table { b { (title) } } };
    page.render(reader)
}

/// The clock of that time has long run out.
fn without_clock(view: &TableView) -> TableView {
    let open = OpenView { deadline: None, ..(*view.open).clone() };
    TableView { open: Shared::new(open), ..view.clone() }
}

/// `GET /g/{table}/{game}/record`: the game as plain text.
async fn record(State(app): State<Arc<App>>, named: Named, reader: Reader) -> Response {
    let found = find(&app, &named).await.map(|(_, replay)| replay.record());
    match found {
        Ok(Some(record)) => {
            let name = format!("attachment; filename=\"{}-{}.txt\"", named.0.0, named.0.1);
            ([(header::CONTENT_DISPOSITION, name)], record.notation).into_response()
        }
        Ok(None) => missing(reader).await,
        Err(problem) => problem_page(&reader, problem).await,
    }
}
