//! `/review`: somebody brings the record of a finished game and is shown its replay.

use crate::App;
use crate::http::limits::ClientAddr;
use crate::http::problem::Problem;
use crate::pages::replay::address;
use crate::pages::shell::icons::icon;
use crate::pages::shell::page::{Page, Reader};
use crate::pages::table::refused;
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// What somebody brings.
#[derive(Default, Deserialize)]
pub struct Brought {
    record: String,
}

/// `GET /review`
pub async fn page(reader: Reader) -> Markup {
    render(&reader, "", None)
}

/// `POST /review`: on to the replay, or the same page with what is wrong.
pub async fn take(
    State(app): State<Arc<App>>,
    ClientAddr(prefix): ClientAddr,
    reader: Reader,
    brought: Result<Form<Brought>, FormRejection>,
) -> Response {
    let (brought, problem) = match brought {
        Ok(Form(brought)) => {
            let kept = match app.rates.creation(prefix) {
                Ok(()) => app.tables.import(brought.record.clone()).await.map_err(Problem::from),
                Err(problem) => Err(problem),
            };
            match kept {
                Ok(table) => return Redirect::to(&address(table, 1)).into_response(),
                Err(problem) => (brought, problem),
            }
        }
        Err(rejection) => {
            let too_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if too_large { "record-too-large" } else { "bad-form" };
            (Brought::default(), Problem::new(rejection.status(), code))
        }
    };
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::UNPROCESSABLE_ENTITY);
    (status, render(&reader, &brought.record, Some(&problem))).into_response()
}

fn render(reader: &Reader, record: &str, problem: Option<&Problem>) -> Markup {
    let t = &reader.t;
    let main = html! {
        main.wrap.review #main {
            header.stack {
                h1 { (t.say("bring-title")) }
                p.soft { (t.say("bring-lead")) }
            }
            form.bring method="post" action="/review" data-bring {
                div.field {
                    label for="record" { (t.say("bring-record")) }
                    textarea.input.typed #record name="record" rows="12" required spellcheck="false" autocomplete="off"
                        aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| "record-problem")] { (record) }
                    @if let Some(problem) = problem {
                        p.verdict.verdict--no #record-problem role="alert" { (icon("warn")) span { (refused(t, problem)) } }
                    }
                }
                // A file is read by the script; without it the record can be pasted.
                div.field hidden data-bring-file {
                    label for="record-file" { (t.say("bring-file")) }
                    input.input #record-file type="file" accept=".txt,.game,text/plain";
                }
                button.btn.btn--ink { (t.say("bring-go")) " " (icon("go")) }
            }
        }
    };
    let mut page = Page::new(t.say("bring-title"), main);
    page.description = Some(t.say("bring-lead").into_owned());
    page.render(reader)
}
