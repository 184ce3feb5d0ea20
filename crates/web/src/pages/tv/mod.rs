//! The table view: one large screen for everybody in the room, with the phones as private screens. It shows the table
//! as a stranger sees it, so a player can put it on the wall from their own browser.

mod decrypto;
mod kryptos;
mod waiting;

use super::frame::{Live, Page, Reader};
use super::marks::icon;
use super::screen::Screen;
use super::table::{code, invite, now, shut};
use crate::App;
use crate::api::ask::At;
use crate::i18n::Texts;
use crate::problem::Problem;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use tables::{GameView, TableView, Visitor};

/// `GET /t/{table}/tv`
pub async fn page(State(app): State<Arc<App>>, At(table): At, reader: Reader) -> Result<Response, Response> {
    // Nobody sits where this visitor sits: nothing of anybody's seat can come onto the wall.
    match app.tables.view(table, Visitor::random()).await {
        Ok(frame) => Ok(whole(&app, &reader, &frame).into_response()),
        Err(refusal) => Err(shut(&reader, Problem::from(refusal)).await),
    }
}

/// The whole page. The view must be a stranger's.
pub fn whole(app: &App, reader: &Reader, view: &TableView) -> Markup {
    let t = &reader.t;
    let screen = screen(app, view, t);
    let table = view.table;
    let mut page = Page::new(screen.title.clone(), screen.main(t));
    page.class = "tv";
    page.nav = html! { a href={ "/t/" (table) } { (icon("table")) " " (t.say("device-back")) } };
    page.live = Some(Live {
        socket: format!("/t/{table}/tv/live"),
        mark: screen.prints().mark(),
        now: now(),
        turn: false,
    });
    page.render(reader)
}

/// What the room sees now. The view must be a stranger's.
pub fn screen(app: &App, view: &TableView, t: &Texts) -> Screen {
    match &view.game {
        Some(GameView::Decrypto(game)) => decrypto::screen(app, view, game, t),
        Some(GameView::Kryptos(game)) => kryptos::screen(app, view, game, t),
        None => waiting::screen(app, view, t),
    }
}

fn title(view: &TableView, t: &Texts) -> String {
    format!("{} · {}", t.say("nav-tv"), code(view))
}

/// The way in for those who come late.
fn join(app: &App, view: &TableView, t: &Texts) -> Markup {
    html! {
        aside.tv__join #tv-join {
            (invite::qr(&app.table_url(view.table), &t.say("invite-qr")))
            p { span { (t.say("tv-join")) } b { (code(view)) } }
        }
    }
}
