//! The table view: one large screen for everybody in the room, with the phones as private screens. It shows the table
//! as a stranger sees it, so a player can put it on the wall from their own browser.

mod waiting;

use super::{code, problem_page};
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::i18n::Texts;
use crate::live::screen::{Screen, Shown};
use crate::pages::games;
use crate::pages::shell::icons::icon;
use crate::pages::shell::page::{LiveLink, Page, Reader};
use crate::qr;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use tables::{TableView, Visitor};

/// `GET /t/{table}/tv`
pub async fn page(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    reader: Reader,
) -> Result<Response, Response> {
    // Nobody sits where this visitor sits: nothing of anybody's seat can come onto the wall.
    match app.tables.view(table, Visitor::random()).await {
        Ok(frame) => Ok(whole(&app, &reader, &frame).into_response()),
        Err(refusal) => Err(problem_page(&reader, Problem::from(refusal)).await),
    }
}

/// The whole page. The view must be a stranger's.
pub fn whole(app: &App, reader: &Reader, view: &TableView) -> Markup {
    let t = &reader.t;
    let screen = screen(app, view, t, Shown::NOTHING);
    let table = view.table;
    let mut page = Page::new(screen.title.clone(), screen.main(t));
    page.class = "tv";
    page.nav = html! { a href={ "/t/" (table) } { (icon("table")) " " (t.say("device-back")) } };
    page.live = Some(LiveLink {
        socket: format!("/t/{table}/tv/live"),
        mark: screen.mark(),
        now: app.tables.now().0,
        turn: false,
    });
    page.render(reader)
}

/// What the room sees now. The view must be a stranger's.
pub fn screen(app: &App, view: &TableView, t: &Texts, _: Shown<'_>) -> Screen {
    games::at(view).tv(app, view, t).unwrap_or_else(|| waiting::screen(app, view, t))
}

/// The title of its tab.
pub fn title(view: &TableView, t: &Texts) -> String {
    format!("{} · {}", t.say("nav-tv"), code(view))
}

/// The way in for those who come late.
pub fn join(app: &App, view: &TableView, t: &Texts) -> Markup {
    html! {
        aside.tv__join #tv-join {
            (qr::svg(&app.table_url(view.table), &t.say("invite-qr")))
            p { span { (t.say("tv-join")) } b { (code(view)) } }
        }
    }
}
