//! The pages of a table: waiting room, game, end; and the forms that go with them.

pub mod absent;
pub mod chat;
mod fairness;
mod forms;
pub mod house_rules;
pub mod invite;
mod join;
pub mod options;
pub mod people;
pub mod picture;
pub mod print;
pub mod rematch;
pub mod seats;
pub mod tv;
pub mod waiting;

pub use forms::{FormRequest, TurnOf, button_form, do_each, hidden_command, refused};
pub use join::{called, is_guest, kept_name};

use super::games;
use super::shell::{self, learn};
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::live;
use crate::live::screen::{Screen, Shown};
use crate::pages::shell::icons::{chip, icon};
use crate::pages::shell::page::{LiveLink, Page, Reader};
use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use game::Seat;
use maud::{Markup, html};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tables::{ChairView, PlayerView, TableView};

/// The routes of tables.
pub fn router() -> Router<Arc<App>> {
    let tables = Router::new()
        .route("/tables", post(join::create))
        .route("/join", get(join::join))
        .route("/t/{table}", get(page))
        .route("/t/{table}/live", get(live::socket))
        .route("/t/{table}/tv", get(tv::page))
        .route("/t/{table}/tv/live", get(live::tv_socket))
        .route("/t/{table}/print", get(print::page))
        .route("/t/{table}/rules", get(learn::at_phase))
        .route("/t/{table}/result.svg", get(picture::page))
        .route("/t/{table}/do", post(forms::perform))
        .route("/t/{table}/settings", post(options::configure))
        .route("/t/{table}/fill", post(join::fill))
        .route("/t/{table}/device", get(join::offer_again).post(join::offer))
        .route("/t/{table}/seat/{token}", get(join::confirm_seat).post(join::take));
    games::every().fold(tables, |routes, game| routes.merge(game.router()))
}

/// `GET /t/{table}`
async fn page(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
    reader: Reader,
) -> Result<Response, Response> {
    match app.tables.view(table, visitor).await {
        Ok(frame) => Ok(whole(&app, &reader, &frame, None).into_response()),
        Err(refusal) => Err(problem_page(&reader, Problem::from(refusal)).await),
    }
}

/// A table that cannot be shown: not there, or not now.
pub async fn problem_page(reader: &Reader, problem: Problem) -> Response {
    if problem.code == "no-such-table" {
        return shell::missing(reader.clone()).await;
    }
    let t = &reader.t;
    let sentence = refused(t, &problem);
    let main = html! {
        main.wrap.plain #main {
            h1 { (sentence) }
            p { a.btn.btn--ink href=(reader.path) { (t.say("reload")) } }
        }
    };
    let status = axum::http::StatusCode::from_u16(problem.status).unwrap_or_default();
    (status, Page::new(sentence, main).render(reader)).into_response()
}

/// The whole page of a table.
pub fn whole(app: &App, reader: &Reader, view: &TableView, notice: Option<String>) -> Markup {
    let t = &reader.t;
    let screen = screen(app, view, t, Shown::NOTHING);
    let table = view.table;
    let mut page = Page::new(screen.title.clone(), screen.main(t));
    page.class = "at-table";
    // The name is for the form that asks for one; the script fills it in, and makes somebody of a stranger.
    page.beside = html! { p.bar__table data-name=[&reader.name] data-stranger[reader.stranger] { span.vh { (t.say("table-code")) ": " } b.typed { (code(view)) } } };
    page.nav = html! {
        a.desk-only href="/mine" { (icon("table")) " " (t.say("mine-title")) }
        a.desk-only href={ "/t/" (table) "/print" } { (icon("print")) " " (t.say("nav-print")) }
        a.desk-only href={ "/t/" (table) "/tv" } { (icon("eye")) " " (t.say("nav-tv")) }
        a.bar__rules href={ "/t/" (table) "/rules" } target="rules" aria-label=(t.say("nav-rules")) title=(t.say("nav-rules")) { "?" }
        button type="button" popovertarget="house-rules" aria-label=(t.say("options-title")) title=(t.say("options-title")) { (icon("options")) }
        button type="button" popovertarget="people" aria-label=(t.say("people-title")) title=(t.say("people-title")) { (icon("people")) }
    };
    page.live = Some(LiveLink {
        socket: format!("/t/{table}/live"),
        mark: screen.mark(),
        now: app.tables.now().0,
        turn: screen.turn,
    });
    page.notice = notice;
    page.render(reader)
}

/// What this reader sees of a table now; without what is known to be on the page already.
pub fn screen(app: &App, view: &TableView, t: &Texts, shown: Shown<'_>) -> Screen {
    games::at(view).screen(view, t, shown).unwrap_or_else(|| waiting::screen(app, view, t))
}

/// The machine's clock in milliseconds, for pages that say how long ago something was.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// The table's code as people read it aloud: two groups of four.
pub fn code(view: &TableView) -> String {
    let code = view.table.to_string().to_uppercase();
    let (first, second) = code.split_at(code.len() / 2);
    format!("{first} {second}")
}

/// Everyone who sits at the table, in the order of the chairs.
pub fn seated(view: &TableView) -> impl Iterator<Item = &PlayerView> {
    view.chairs.iter().filter_map(|chair| chair.player.as_ref())
}

/// The number of a chair's avatar: no two at a table look alike.
pub fn look_of(chair: &ChairView) -> u32 {
    chair.chair.into()
}

/// The avatar of whoever sits in a chair.
pub fn avatar(chair: &ChairView) -> Markup {
    match &chair.player {
        Some(player) => chip(&player.name, look_of(chair), player.bot.is_some()),
        None => chip("–", look_of(chair), false),
    }
}

/// The avatar of whoever plays this seat.
pub fn avatar_at(view: &TableView, seat: Seat) -> Markup {
    view.chairs.iter().find(|chair| chair.seat == Some(seat)).map(avatar).unwrap_or_default()
}

/// Who plays this seat, by name; a dash for nobody.
pub fn name_of(view: &TableView, seat: Seat) -> &str {
    let chair = view.chairs.iter().find(|chair| chair.seat == Some(seat));
    chair.and_then(|chair| chair.player.as_ref()).map_or("–", |player| player.name.as_str())
}
