//! The ways to a table: a new one, a friend's, and one's own seat on another device.

use super::{FormRequest, refused, waiting};
use crate::App;
use crate::http::cookies;
use crate::http::extract::TablePath;
use crate::http::limits::ClientAddr;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::pages::shell::front;
use crate::pages::shell::icons::icon;
use crate::pages::shell::page::{Page, Reader};
use crate::qr;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use lexicon::Language;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{Command, GameKind, MoveToken, Settings, Strength, TableId, Visitor};

/// The cookie that keeps the name a reader plays under.
pub const NAME_COOKIE: &str = "name";

/// The form of a new table.
#[derive(Deserialize)]
pub struct Wishes {
    game: GameKind,
    language: Option<Language>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    bots: bool,
    strength: Option<Strength>,
}

/// `POST /tables`: sets up a table, seats its host, and goes there.
pub async fn create(
    State(app): State<Arc<App>>,
    Asker(visitor): Asker,
    ClientAddr(prefix): ClientAddr,
    reader: Reader,
    Form(wishes): Form<Wishes>,
) -> Response {
    let name = if wishes.name.trim().is_empty() { called(&reader) } else { wishes.name.trim().to_owned() };
    let settings = Settings {
        game: wishes.game.usual_options(),
        language: wishes.language.unwrap_or(reader.t.language()),
        words: Default::default(),
        listed: wishes.listed,
        pace: Default::default(),
        sand_timer_with_bots: false,
        side_names: Vec::new(),
        bots: wishes.strength,
        bot_after_seconds: None,
    };
    let opened = async {
        app.rates.creation(prefix)?;
        let table = app.tables.create(visitor, settings).await?;
        // The bots of one address share its turns to think.
        app.tables.charge(table, prefix).await?;
        let sit = Command::Sit { name: name.clone(), chair: None, nonce: None };
        app.command(table, visitor, None, sit).await?;
        if wishes.bots {
            let frame = app.tables.view(table, visitor).await?;
            let company = vec![ANY_BOT; waiting::missing_bots(&frame)];
            for command in company.into_iter().chain([Command::Start]) {
                app.command(table, visitor, None, command).await?;
            }
        }
        Ok::<TableId, Problem>(table)
    };
    match opened.await {
        Ok(table) => {
            ((!is_guest(&name)).then(|| keep(&name)), Redirect::to(&format!("/t/{table}"))).into_response()
        }
        Err(problem) => super::problem_page(&reader, problem).await,
    }
}

/// A bot of the table's strength, where it is needed.
const ANY_BOT: Command = Command::SeatBot { chair: None, strength: None };

/// `POST /t/{table}/fill`: bots for the empty chairs.
pub async fn fill(request: FormRequest) -> Response {
    match request.view().await {
        Ok(frame) => {
            let bots = waiting::missing_bots(&frame);
            request.do_all(vec![ANY_BOT; bots]).await
        }
        Err(problem) => request.answer(Err(problem)).await,
    }
}

/// The name that this reader last played under, or one of the house's.
pub fn called(reader: &Reader) -> String {
    reader.name.clone().unwrap_or_else(|| reader.t.say("guest").into_owned())
}

/// The name that the browser kept.
pub fn kept_name(headers: &HeaderMap) -> Option<String> {
    cookies::read(headers, NAME_COOKIE).filter(|name| !name.trim().is_empty())
}

/// Whether somebody is called what the house calls people who gave no name, in whatever language, numbered or not.
pub fn is_guest(name: &str) -> bool {
    let plain = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    Language::ALL.into_iter().any(|language| Texts::of(language).say("guest") == plain)
}

/// Keeps the name that a reader plays under.
pub fn keep(name: &str) -> CookieJar {
    CookieJar::new().add(cookies::kept(NAME_COOKIE, name, 365))
}

/// Where a code leads.
#[derive(Deserialize)]
pub struct Code {
    #[serde(default)]
    code: String,
}

/// `GET /join?code=…`: a code as a friend reads it aloud, or the whole link.
///
/// A code that leads nowhere is told beside the field, with what was typed still in it.
pub async fn join(
    State(app): State<Arc<App>>,
    asker: Asker,
    reader: Reader,
    Query(Code { code }): Query<Code>,
) -> Response {
    let Some(table) = named(&code) else {
        return crate::pages::shell::home_with(
            &app,
            reader,
            asker,
            front::Tried { code, problem: "join-malformed" },
        )
        .await;
    };
    // Nobody in particular looks whether it is there.
    match app.tables.view(table, Visitor::random()).await.map_err(Problem::from) {
        Err(problem) if problem.code == "no-such-table" => {
            crate::pages::shell::home_with(
                &app,
                reader,
                asker,
                front::Tried { code, problem: "join-unknown" },
            )
            .await
        }
        _ => Redirect::to(&format!("/t/{table}")).into_response(),
    }
}

/// The table that a code stands for, or the link to one of its pages.
fn named(code: &str) -> Option<TableId> {
    let code = code.to_lowercase();
    let code = code.split_once("/t/").map_or(code.as_str(), |(_, rest)| rest);
    code.split(['/', '?', '#']).next()?.trim().parse().ok()
}

/// `POST /t/{table}/device`: a link that moves the seat to another device, for its owner's eyes alone.
pub async fn offer(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
    reader: Reader,
) -> Response {
    let back = format!("/t/{table}");
    let offered = app.command(table, visitor, None, Command::OfferSeat).await;
    let token = match offered.map(|accepted| accepted.token) {
        Ok(Some(token)) => token,
        Ok(None) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Err(problem) => return super::problem_page(&reader, problem).await,
    };
    let t = &reader.t;
    let url = app.seat_url(table, &token);
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("device-title")) }
            p.phase__why { (t.say("device-why")) }
            div.device { (qr::svg(&url, &t.say("device-qr"))) }
            p.typed.device__link { (url) }
            div.row {
                button.btn.btn--ink.with-script type="button" data-copy=(url) data-done=(t.say("invite-copied")) {
                    (icon("copy")) " " span { (t.say("invite-copy")) }
                }
                a.btn href=(back) { (t.say("device-back")) }
            }
        }
    };
    ([(header::CACHE_CONTROL, "no-store")], Page::new(t.say("device-title"), main).render(&reader))
        .into_response()
}

/// `GET /t/{table}/device`: where a reload of that page leads, or a change of its language. A link is made only when
/// somebody asks for one.
pub async fn offer_again(TablePath(table): TablePath, reader: Reader) -> Markup {
    let t = &reader.t;
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("device-title")) }
            p.phase__why { (t.say("device-again-why")) }
            div.row {
                form method="post" action={ "/t/" (table) "/device" } {
                    button.btn.btn--ink { (t.say("device-again")) }
                }
                a.btn href={ "/t/" (table) } { (t.say("device-back")) }
            }
        }
    };
    Page::new(t.say("device-title"), main).render(&reader)
}

/// `GET /t/{table}/seat/{token}`: asks before the seat moves, so that a preview of the link does not use it up.
pub async fn confirm_seat(mut reader: Reader, Path((table, _)): Path<(String, String)>) -> Response {
    let action = std::mem::replace(&mut reader.path, format!("/t/{table}"));
    let t = &reader.t;
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("device-take-title")) }
            p.phase__why { (t.say("device-take-why")) }
            form method="post" action=(action) { button.btn.btn--ink { (t.say("device-take")) } }
        }
    };
    Page::new(t.say("device-take-title"), main).render(&reader).into_response()
}

/// `POST /t/{table}/seat/{token}`
pub async fn take(
    State(app): State<Arc<App>>,
    Asker(visitor): Asker,
    reader: Reader,
    Path((table, token)): Path<(String, String)>,
) -> Response {
    let Ok(table) = table.parse::<TableId>() else { return crate::pages::shell::missing(reader).await };
    let command = Command::TakeSeat { token: MoveToken::from(token) };
    match app.command(table, visitor, None, command).await {
        Ok(_) => Redirect::to(&format!("/t/{table}")).into_response(),
        Err(problem) => {
            tracing::debug!(sentence = %refused(&reader.t, &problem), "a seat did not move");
            super::problem_page(&reader, problem).await
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_and_every_link_to_a_table_lead_there() {
        for written in [
            "3hzauu2q",
            " 3HZA UU2Q ",
            "https://chamber.example/t/3hzauu2q",
            "chamber.example/t/3hzauu2q/tv",
            "HTTPS://CHAMBER.EXAMPLE/T/3HZAUU2Q?from=qr#main",
        ] {
            assert_eq!(
                named(written).map(|table| table.to_string()).as_deref(),
                Some("3hzauu2q"),
                "{written}"
            );
        }
        for other in ["", "3hza", "https://chamber.example/", "https://chamber.example/learn/3hzauu2q"] {
            assert_eq!(named(other), None, "{other}");
        }
    }
}
