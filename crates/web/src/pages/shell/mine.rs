//! The tables of whoever asks: what waits for them, and what they have played.

use crate::App;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::pages::shell::page::{Page, Reader};
use crate::pages::{games, replay, table};
use crate::say;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Moment;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{GameResult, LastGame, MyTable, PlayerId, Stage};

/// How many tables one page lists.
const SHOWN: u32 = 50;
/// Nobody turns over more than so many.
const FURTHEST: u32 = 10_000;
/// How many tables the front page looks at, and how many of those that go on it shows.
const LOOKED_AT: u32 = 12;
const ON_FRONT: usize = 5;

/// Where the list begins.
#[derive(Default, Deserialize)]
pub struct From {
    #[serde(default)]
    skip: u32,
}

/// `GET /mine`
pub async fn page(
    State(app): State<Arc<App>>,
    Asker(visitor): Asker,
    reader: Reader,
    Query(From { skip }): Query<From>,
) -> Response {
    let skip = skip.min(FURTHEST);
    // One more tells whether there is another page.
    let mine = match reader.stranger {
        true => Vec::new(),
        false => match app.tables.mine(visitor, skip, SHOWN + 1).await {
            Ok(mine) => mine,
            Err(refusal) => return table::problem_page(&reader, refusal.into()).await,
        },
    };
    let more = (mine.len() > SHOWN as usize).then_some(skip + SHOWN);
    let shown = &mine[..mine.len().min(SHOWN as usize)];
    let page = list(&reader, shown, more);
    ([(header::CACHE_CONTROL, "no-store")], page).into_response()
}

fn list(reader: &Reader, mine: &[MyTable], more: Option<u32>) -> Markup {
    let t = &reader.t;
    let sections = [
        ("mine-playing", going(mine, Stage::Playing)),
        ("mine-waiting", going(mine, Stage::Waiting)),
        ("mine-over", mine.iter().filter(|mine| mine.is_over()).collect()),
    ];
    let main = html! {
        main.wrap.mine #main {
            h1 { (t.say("mine-title")) }
            @if mine.is_empty() {
                p.phase__why { (t.say("mine-none")) }
                p { a.btn.btn--ink href="/" { (t.say("home")) } }
            }
            @for (key, tables) in sections.iter().filter(|(_, tables)| !tables.is_empty()) {
                section { h2 { (t.say(key)) } (rows(t, tables)) }
            }
            @if let Some(more) = more {
                p { a.btn href={ "/mine?skip=" (more) } { (t.say("mine-more")) } }
            }
        }
    };
    Page::new(t.say("mine-title"), main).render(reader)
}

/// Those at a stage, with what waits for the reader first.
fn going(mine: &[MyTable], stage: Stage) -> Vec<&MyTable> {
    let at = |mine: &&MyTable| mine.outline.stage == stage && !mine.is_over();
    let mut going: Vec<&MyTable> = mine.iter().filter(at).collect();
    going.sort_by_key(|mine| !mine.is_your_turn());
    going
}

/// What the front page shows of them: at the top whatever goes on.
pub async fn on_front(app: &App, reader: &Reader, asker: Asker) -> Markup {
    let t = &reader.t;
    if reader.stranger {
        return html! {};
    }
    // A list that cannot be read must not keep anybody from opening a table.
    let mine = app.tables.mine(asker.0, 0, LOOKED_AT).await.unwrap_or_default();
    let mut going_on = going(&mine, Stage::Playing);
    going_on.extend(going(&mine, Stage::Waiting));
    going_on.truncate(ON_FRONT);
    html! {
        @if !mine.is_empty() {
            section.mine.mine--front #mine {
                div.panel__head {
                    h2 { (t.say("mine-title")) }
                    a href="/mine" { (t.say("mine-all")) }
                }
                @if !going_on.is_empty() { (rows(t, &going_on)) }
            }
        }
    }
}

fn rows(t: &Texts, tables: &[&MyTable]) -> Markup {
    html! { ul.tables { @for mine in tables { (row(t, mine)) } } }
}

/// One table: people know it by who else sits there.
fn row(t: &Texts, mine: &MyTable) -> Markup {
    let others: Vec<&str> = mine
        .outline
        .players
        .iter()
        .filter(|player| Some(player.id) != mine.you)
        .map(|player| player.name.as_str())
        .collect();
    let who = if others.is_empty() { t.say("mine-alone").into_owned() } else { t.list(&others) };
    let address = format!("/t/{}", mine.table);
    let last = mine.last.as_ref();
    html! {
        li.is-turn[mine.is_your_turn()] {
            b { @if mine.you.is_some() || mine.host { a href=(address) { (who) } } @else { (who) } }
            span { (t.say(&format!("game-{}", games::of(mine.outline.game).name()))) }
            @if mine.is_over() {
                span { @if let Some(last) = last { (result(t, last)) } }
                span.soft { (ago(t, last.map_or(mine.outline.since, |last| last.at))) }
                @if let Some(last) = last {
                    a.btn.btn--small href=(replay::address(mine.table, last.number)) { (t.say("mine-replay")) (at(t, &who)) }
                }
            } @else {
                span { (waits_for(t, mine)) }
                span.soft { (since(t, mine.outline.since)) }
                a.btn.btn--small.btn--ink[mine.is_your_turn()] href=(address) { (t.say("mine-go")) (at(t, &who)) }
            }
        }
    }
}

/// Which table a button belongs to, for whoever hears the page.
fn at(t: &Texts, who: &str) -> Markup {
    html! { span.vh { " " (say!(t, "open-at", table = who)) } }
}

fn result(t: &Texts, last: &LastGame) -> String {
    match last.result {
        GameResult::Won => t.say("mine-won").into_owned(),
        GameResult::Drawn => t.say("mine-drawn").into_owned(),
        GameResult::Lost => say!(t, "mine-lost", names = t.list(&last.winners)).into_owned(),
    }
}

/// Whose turn it is, or how far the waiting room is.
fn waits_for(t: &Texts, mine: &MyTable) -> Markup {
    let outline = &mine.outline;
    let name = |id: &PlayerId| {
        outline.players.iter().find(|player| player.id == *id).map(|player| player.name.as_str())
    };
    let names: Vec<&str> = outline.awaited.iter().filter_map(name).collect();
    html! {
        @if outline.stage == Stage::Waiting { (say!(t, "mine-in", count = outline.players.len())) }
        @else if mine.is_your_turn() { b.mine__turn { (t.say("mine-your-turn")) } }
        @else if !names.is_empty() { (say!(t, "mine-turn-of", names = t.list(&names))) }
    }
}

/// How long something has lasted.
fn since(t: &Texts, moment: Moment) -> String {
    time(t, moment, "since")
}

/// How long ago something was.
fn ago(t: &Texts, moment: Moment) -> String {
    time(t, moment, "ago")
}

fn time(t: &Texts, moment: Moment, how: &str) -> String {
    let minutes = table::now().saturating_sub(moment.0) / 60_000;
    let (unit, count) = match minutes {
        0 => return t.say("mine-now").into_owned(),
        1..60 => ("minutes", minutes),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    say!(t, &format!("mine-{how}-{unit}"), count = count).into_owned()
}
