//! The pages around the tables: front page, rules, lessons, settings, and what all pages share.

pub mod assets;
pub mod front;
pub mod icons;
pub mod learn;
pub mod lesson;
pub mod mine;
pub mod page;
mod privacy;
pub mod problems;
mod settings;

use crate::App;
use crate::http::session::Asker;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use page::{Page, Reader};
use std::sync::Arc;

/// These pages and the assets of all.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home))
        .route("/mine", get(mine::page))
        .route("/privacy", get(privacy::page))
        .route("/learn/{game}", get(learn::page))
        .route("/learn/{game}/lesson", get(lesson::page))
        .route("/settings", post(settings::keep))
        .route("/offline", get(offline))
        .route("/assets/{version}/{*path}", get(assets::serve))
        .route("/icons/{name}", get(assets::icon))
        .route("/sw.js", get(assets::worker))
        .route("/manifest.webmanifest", get(assets::manifest))
}

/// The most open tables that the front page shows.
const SHOWN_TABLES: u32 = 20;

async fn home(State(app): State<Arc<App>>, asker: Asker, reader: Reader) -> Markup {
    front_page(&app, &reader, asker, None).await
}

/// The front page again, with what somebody tried to join by.
pub async fn home_with(app: &App, mut reader: Reader, asker: Asker, tried: front::Tried) -> Response {
    reader.path = "/".into();
    (StatusCode::NOT_FOUND, front_page(app, &reader, asker, Some(&tried)).await).into_response()
}

async fn front_page(app: &App, reader: &Reader, asker: Asker, tried: Option<&front::Tried>) -> Markup {
    // A lobby that cannot be read must not keep anybody from opening a table.
    let open = app.tables.lobby(SHOWN_TABLES).await.unwrap_or_default();
    let mine = mine::on_front(app, reader, asker).await;
    front::page(reader, &open, &app.tables, &mine, tried)
}

async fn offline(reader: Reader) -> Markup {
    let t = &reader.t;
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("offline-title")) }
            p.phase__why { (t.say("offline-why")) }
            // It stands in for the page that could not be fetched, and leads there.
            p { a.btn.btn--ink href="" { (t.say("reload")) } }
        }
    };
    Page::new(t.say("offline-title"), main).render(&reader)
}

/// What is not there, said in the reader's language.
pub async fn missing(reader: Reader) -> Response {
    let t = &reader.t;
    // A link to a table that was cut short can be mended here.
    let code = reader.path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    let tried = code.map(|code| front::Tried { code: code.to_owned(), problem: "join-malformed" });
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("missing-title")) }
            p.phase__why { (t.say("missing-why")) }
            @if let Some(tried) = &tried { (front::join(t, Some(tried))) }
            p { a.btn.btn--ink href="/" { (t.say("home")) } }
        }
    };
    (StatusCode::NOT_FOUND, Page::new(t.say("missing-title"), main).render(&reader)).into_response()
}
