//! A picture of a finished game, to send around. It shows what everybody at the table has seen, and nothing of a game
//! that is on.

use super::{code, problem_page};
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::pages::games;
use crate::pages::shell::page::Reader;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use tables::{Stage, TableView, Visitor};

/// The most lines that fit.
const LINES: usize = 8;

/// `GET /t/{table}/result.svg`
pub async fn page(State(app): State<Arc<App>>, TablePath(table): TablePath, reader: Reader) -> Response {
    // As a stranger sees it, so nothing of anybody's seat can be on it.
    let view = match app.tables.view(table, Visitor::random()).await {
        Ok(frame) => frame,
        Err(refusal) => return problem_page(&reader, Problem::from(refusal)).await,
    };
    match picture(&view, &reader) {
        Some(picture) => {
            let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
            (kind, picture.into_string()).into_response()
        }
        None => problem_page(&reader, Problem::new(StatusCode::CONFLICT, "not-finished")).await,
    }
}

/// What the picture says.
pub struct Picture {
    /// How it ended.
    pub headline: String,
    /// What came to pass, the latest last.
    pub lines: Vec<String>,
}

/// The picture; none before the end.
pub fn picture(view: &TableView, reader: &Reader) -> Option<Markup> {
    let t = &reader.t;
    if view.stage != Stage::Finished {
        return None;
    }
    let game = games::at(view);
    let Picture { headline, lines } = game.picture(view, t)?;
    let first = lines.len().saturating_sub(LINES);
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Georgia, serif" fill="#1d1915" {
            rect width="1200" height="630" fill="#f1eadb" {}
            rect width="1200" height="14" fill="#aa7f2e" {}
            text x="80" y="100" font-size="30" fill="#574e43" { (t.say("brand")) " · " (t.say(&format!("game-{}", game.name()))) }
            text x="80" y="180" font-size="56" { (headline) }
            @for (place, line) in lines[first..].iter().enumerate() {
                text x="80" y=(250 + 42 * place) font-size="30" font-family="Courier New, monospace" { (line) }
            }
            text x="1120" y="590" font-size="24" text-anchor="end" fill="#574e43" { (code(view)) }
        }
    })
}
