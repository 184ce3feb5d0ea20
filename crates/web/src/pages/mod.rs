//! Pages for people, rendered on the server.
//!
//! A page is made of regions: elements with an id, each a pure function of what its reader may see. Every action
//! is a plain form; the script only saves the reloading.

pub mod assets;
pub mod frame;
pub mod front;
pub mod kryptos;
pub mod learn;
pub mod marks;
mod settings;

use crate::App;
use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use frame::{Page, Reader};
use maud::{Markup, html};
use std::sync::Arc;

/// All pages and their assets.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home))
        .route("/learn/{game}", get(learn::page))
        .route("/settings", post(settings::keep))
        .route("/offline", get(offline))
        .route("/assets/{version}/{*path}", get(assets::serve))
        .route("/icons/{name}", get(assets::icon))
        .route("/sw.js", get(assets::worker))
        .route("/manifest.webmanifest", get(assets::manifest))
        .fallback(missing)
}

async fn home(reader: Reader) -> Markup {
    front::page(&reader, &[], false, "")
}

async fn offline(reader: Reader) -> Markup {
    let t = &reader.t;
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("offline-title")) }
            p.phase__why { (t.say("offline-why")) }
        }
    };
    Page::new(t.say("offline-title"), main).render(&reader)
}

/// What is not there, said in the reader's language.
pub async fn missing(reader: Reader) -> Response {
    let t = &reader.t;
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("missing-title")) }
            p.phase__why { (t.say("missing-why")) }
            p { a.btn.btn--ink href="/" { (t.say("home")) } }
        }
    };
    (StatusCode::NOT_FOUND, Page::new(t.say("missing-title"), main).render(&reader)).into_response()
}
