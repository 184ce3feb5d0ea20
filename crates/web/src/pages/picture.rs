//! A picture of a finished game, to send around. It shows what everybody at the table has seen, and nothing of a game
//! that is on.

use super::decrypto::{Desk, clue, end};
use super::frame::Reader;
use super::kryptos::{Scene, phase};
use super::table::{code, name_of, shut};
use crate::App;
use crate::api::ask::At;
use crate::problem::Problem;
use crate::say;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use decrypto::Team;
use maud::{Markup, html};
use std::sync::Arc;
use tables::{GameView, Stage, TableView, Visitor};

/// The most lines that fit.
const LINES: usize = 8;

/// `GET /t/{table}/result.svg`
pub async fn page(State(app): State<Arc<App>>, At(table): At, reader: Reader) -> Response {
    // As a stranger sees it, so nothing of anybody's seat can be on it.
    let view = match app.tables.view(table, Visitor::random()).await {
        Ok(frame) => frame,
        Err(refusal) => return shut(&reader, Problem::from(refusal)).await,
    };
    match picture(&view, &reader) {
        Some(picture) => {
            let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
            (kind, picture.into_string()).into_response()
        }
        None => shut(&reader, Problem::new(StatusCode::CONFLICT, "not-finished")).await,
    }
}

pub(super) fn picture(view: &TableView, reader: &Reader) -> Option<Markup> {
    let t = &reader.t;
    if view.stage != Stage::Finished {
        return None;
    }
    let (game, headline, lines) = match view.game.as_ref()? {
        GameView::Decrypto(game) => {
            let desk = Desk { table: view, game, t };
            ("game-decrypto", end::headline(&desk), codes(&desk))
        }
        GameView::Kryptos(game) => {
            let scene = Scene { table: view, view: game, t };
            let ranking = game.outcome.iter().flat_map(|outcome| &outcome.ranking);
            let line =
                ranking.map(|standing| format!("{}  {}", standing.points, name_of(view, standing.seat)));
            ("game-kryptos", phase::words(&scene).headline, line.collect())
        }
    };
    let first = lines.len().saturating_sub(LINES);
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Georgia, serif" fill="#1d1915" {
            rect width="1200" height="630" fill="#f1eadb" {}
            rect width="1200" height="14" fill="#aa7f2e" {}
            text x="80" y="100" font-size="30" fill="#574e43" { (t.say("brand")) " · " (t.say(game)) }
            text x="80" y="180" font-size="56" { (headline) }
            @for (place, line) in lines[first..].iter().enumerate() {
                text x="80" y=(250 + 42 * place) font-size="30" font-family="Courier New, monospace" { (line) }
            }
            text x="1120" y="590" font-size="24" text-anchor="end" fill="#574e43" { (code(view)) }
        }
    })
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
