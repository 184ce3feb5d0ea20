//! The review of a finished game: what each clue or guess was worth. It takes a while to work out and never changes, so
//! it is worked out once, beside the requests of others, and kept.

mod bring;
pub mod chart;

use super::games::{self, GameReview};
use super::replay::{Named, address, find};
use super::shell::page::{Page, Reader};
use super::table::problem_page;
use crate::App;
use crate::http::problem::Problem;
use crate::i18n::Texts;
use crate::say;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;
use tables::{Recent, Replay, TableId, TableView};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// So many reviews are kept.
const KEPT: usize = 64;
/// So long somebody waits for their turn and for the review.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was reviewed last, and the one place where a review is worked out.
pub struct Reviews {
    known: Recent<(TableId, u32), Arc<dyn GameReview>>,
    /// One at a time: however many ask, the other tables keep their cores.
    place: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Self {
        Reviews { known: Recent::new(KEPT), place: Arc::new(Semaphore::new(1)) }
    }
}

/// The routes of reviews.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/review", get(bring::page).post(bring::take))
        .route("/g/{table}/{game}/review", get(page))
        .route("/g/{table}/{game}/review.json", get(json))
}

/// `GET /g/{table}/{game}/review`
async fn page(State(app): State<Arc<App>>, named: Named, reader: Reader) -> Response {
    match look_up(&app, &named).await {
        Ok((game, end, review)) => render(&reader, game, &end, &*review).into_response(),
        Err(problem) => problem_page(&reader, problem).await,
    }
}

/// `GET /g/{table}/{game}/review.json`: the figures.
async fn json(State(app): State<Arc<App>>, named: Named) -> Result<Response, Problem> {
    let (_, _, review) = look_up(&app, &named).await?;
    Ok(Json(review.figures()).into_response())
}

/// The game's number, what everybody sees after it, and its review.
pub async fn look_up(app: &App, named: &Named) -> Result<(u32, TableView, Arc<dyn GameReview>), Problem> {
    let (game, replay) = find(app, named).await?;
    let none = || Problem::new(StatusCode::NOT_FOUND, "no-review");
    let end = replay.view(replay.moments().len() - 1, None).ok_or_else(none)?;
    let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
    let review = timeout(PATIENCE, review(app, game, replay, &end)).await.map_err(|_| busy())??;
    Ok((game, end, review.ok_or_else(none)?))
}

async fn review(
    app: &App,
    game: u32,
    replay: Arc<Replay>,
    end: &TableView,
) -> Result<Option<Arc<dyn GameReview>>, Problem> {
    let Reviews { known, place } = &app.reviews;
    let key = (end.table, game);
    if let Some(review) = known.get(&key) {
        return Ok(Some(review));
    }
    let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
    let place = place.clone().acquire_owned().await.map_err(|_| busy())?;
    // Whoever was first may have worked it out meanwhile.
    if let Some(review) = known.get(&key) {
        return Ok(Some(review));
    }
    let (minds, end) = (app.minds.clone(), end.clone());
    let work = tokio::task::spawn_blocking(move || {
        // Whoever waits for it may give up; the place is taken until it is done.
        let _place = place;
        games::at(&end).review(&replay.record()?, &end, minds.as_deref())
    });
    let review = work.await.map_err(|_| busy())?;
    if let Some(review) = &review {
        known.keep(key, review.clone());
    }
    Ok(review)
}

fn render(reader: &Reader, game: u32, end: &TableView, review: &dyn GameReview) -> Markup {
    let t = &reader.t;
    let name = t.say(&format!("game-{}", games::at(end).name()));
    let title = say!(t, "review-title", game = name, number = game);
    let main = html! {
        main.wrap.review #main {
            header.stack {
                h1 { (title) }
                p.soft { (t.say(&format!("review-{}-lead", games::at(end).name()))) }
                div.row {
                    a.btn href=(address(end.table, game)) { (t.say("replay-watch")) }
                    a.btn href={ "/t/" (end.table) } { (t.say("review-back")) }
                }
            }
            (review.page(end, t))
        }
    };
    Page::new(title.into_owned(), main).render(reader)
}

/// A share as the language writes it.
pub fn percent(t: &Texts, share: f64) -> String {
    say!(t, "review-percent", share = (100.0 * share).round()).into_owned()
}
