//! The two-minute lesson of each game: a few prepared positions to solve. Every step is a plain form; the script only
//! remembers how far somebody came.

use super::icons::icon;
use crate::App;
use crate::i18n::Texts;
use crate::pages::games;
use crate::pages::shell::page::{Page, Reader};
use crate::say;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;

/// What a reader answered, by the names of the fields.
pub type Answers = HashMap<String, String>;

/// A position to solve, and what came of the answer.
pub struct Step {
    /// The fields and what they are about.
    pub fields: Markup,
    /// What there is to say about the answer; nothing while there is none.
    pub reply: Option<Reply>,
}

/// What there is to say about an answer.
pub struct Reply {
    pub right: bool,
    pub text: String,
}

/// Steps of each game before the end.
const STEPS: usize = 3;

/// `GET /learn/{game}/lesson?step=2&…`
pub async fn page(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(game): Path<String>,
    Query(answers): Query<Answers>,
) -> Response {
    let t = &reader.t;
    let number = answers.get("step").and_then(|step| step.parse().ok()).unwrap_or(1).clamp(1, STEPS + 1);
    let Some(pages) = games::named(&game) else { return super::missing(reader).await };
    let step = match number {
        1..=STEPS => Some(pages.lesson(&app, t, number, &answers).await),
        _ => None,
    };
    let title = t.say(&format!("lesson-{game}-title"));
    let main = html! {
        main.wrap.rules.lesson #main data-lesson=(game) data-step=(if step.is_some() { number.to_string() } else { "done".into() }) {
            @match step {
                Some(step) => (position(t, &game, number, step)),
                None => (end(t, &game)),
            }
        }
    };
    let mut page = Page::new(title, main);
    page.nav = html! { a href={ "/learn/" (game) } { (t.say("lesson-leave")) } };
    page.render(&reader).into_response()
}

fn position(t: &Texts, game: &str, number: usize, step: Step) -> Markup {
    let next = format!("/learn/{game}/lesson?step={}", number + 1);
    let right = step.reply.as_ref().is_some_and(|reply| reply.right);
    html! {
        header.stack {
            p.mark { (t.say(&format!("lesson-{game}-title"))) " · " (say!(t, "lesson-step", step = number, last = STEPS)) }
            h1 { (t.say(&format!("lesson-{game}-{number}"))) }
            p.phase__why { (t.say(&format!("lesson-{game}-{number}-why"))) }
        }
        form.stack method="get" action={ "/learn/" (game) "/lesson#reply" } {
            input type="hidden" name="step" value=(number);
            (step.fields)
            @if let Some(reply) = &step.reply {
                p #reply .verdict .{ "verdict--" (if reply.right { "ok" } else { "warn" }) } role="status" tabindex="-1" autofocus {
                    (icon(if reply.right { "ok" } else { "warn" }))
                    span { b { (t.say(if reply.right { "lesson-right" } else { "lesson-wrong" })) } " " (reply.text) }
                }
            }
            div.row {
                @if right { a.btn.btn--ink href=(next) { (t.say("lesson-next")) " " (icon("go")) } }
                @else {
                    button.btn.btn--ink { (t.say("lesson-check")) }
                    a.btn href=(next) { (t.say("lesson-skip")) }
                }
            }
        }
    }
}

fn end(t: &Texts, game: &str) -> Markup {
    html! {
        header.stack {
            p.mark { (t.say(&format!("lesson-{game}-title"))) }
            h1 { (t.say("lesson-done")) }
            p.phase__why { (t.say(&format!("lesson-{game}-done"))) }
        }
        div.row {
            a.btn.btn--ink href="/#bots" { (t.say("bots-title")) }
            a.btn href="/#new-table" { (t.say("new-open")) }
            a.btn href={ "/learn/" (game) } { (t.say(&format!("learn-{game}-go"))) }
        }
    }
}

/// The way to a lesson, for the front page. The script leads on to where somebody stopped.
pub fn offer(t: &Texts, game: &str) -> Markup {
    html! {
        a.btn.btn--small data-lesson-of=(game) href={ "/learn/" (game) "/lesson" } { (t.say("lesson-offer")) }
    }
}

/// For whoever sits at a table of this game for the first time: shown by the script.
pub fn first_time(t: &Texts, game: &str) -> Markup {
    html! {
        p.panel.lesson-first #first-time data-lesson-first=(game) data-keep hidden {
            (t.say("lesson-first")) " "
            a href={ "/learn/" (game) "/lesson" } target="rules" { (t.say("lesson-offer")) }
        }
    }
}
