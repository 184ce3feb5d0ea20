//! Paper: what a reader may have printed, as far as it is filled or empty.

use super::{code, problem_page};
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::pages::games;
use crate::pages::shell::icons::icon;
use crate::pages::shell::page::{Page, Reader};
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::TableView;

/// What to print.
#[derive(Deserialize)]
pub struct Wish {
    #[serde(default)]
    empty: bool,
}

/// `GET /t/{table}/print`
pub async fn page(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
    Query(wish): Query<Wish>,
    reader: Reader,
) -> Result<Response, Response> {
    match app.tables.view(table, visitor).await {
        Ok(frame) => Ok(whole(&reader, &frame, wish.empty).into_response()),
        Err(refusal) => Err(problem_page(&reader, Problem::from(refusal)).await),
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
                (games::at(view).print(view, t, empty))
            }
        }
    };
    let mut page = Page::new(format!("{} · {}", t.say("print-title"), code(view)), main);
    page.class = "printable";
    page.nav = html! { a href={ "/t/" (view.table) } { (icon("table")) " " (t.say("device-back")) } };
    page.render(reader)
}
