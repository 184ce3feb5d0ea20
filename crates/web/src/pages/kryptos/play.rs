//! Moves of Kryptos from plain forms.

use super::options;
use crate::App;
use crate::http::problem::Problem;
use crate::pages::table::{FormRequest, TurnOf};
use axum::extract::{Form, Query};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use bots::kryptos::hints;
use game::Seat;
use kryptos::Action;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tables::{Command, GameAction, GameView, KryptosHelp};

/// The forms of the Kryptos table.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{table}/show", post(show))
        .route("/t/{table}/guess", post(guess))
        .route("/t/{table}/odds", get(odds))
        .route(
            "/t/{table}/decline",
            post(async |request: FormRequest, turn: Turn| play(request, turn, Action::Decline).await),
        )
}

/// The turn that a form was made for.
type Turn = Query<TurnOf>;

async fn play(request: FormRequest, Query(TurnOf { turn }): Turn, action: Action) -> Response {
    request.do_all(vec![Command::Play { action: GameAction::Kryptos(action), turn }]).await
}

#[derive(Deserialize)]
struct Shown {
    position: u8,
}

async fn show(request: FormRequest, turn: Turn, Form(Shown { position }): Form<Shown>) -> Response {
    play(request, turn, Action::Reveal { position }).await
}

/// A hidden card, written `seat.position`, and the number that it is said to be.
#[derive(Deserialize)]
struct Said {
    card: String,
    number: u8,
    #[serde(default)]
    bluff: bool,
}

async fn guess(request: FormRequest, turn: Turn, Form(said): Form<Said>) -> Response {
    let place = said
        .card
        .split_once('.')
        .and_then(|(seat, position)| Some((seat.parse().ok()?, position.parse().ok()?)));
    let Some((seat, position)) = place else { return request.not_understood().await };
    play(
        request,
        turn,
        Action::Guess { target: Seat(seat), position, number: said.number, bluff: said.bluff },
    )
    .await
}

/// What the full help says.
#[derive(Serialize)]
struct Odds {
    /// For every hidden card, written as in the form, the chance of each number that is still possible.
    cards: BTreeMap<String, BTreeMap<u8, f64>>,
    /// How far the chances may be from the exact ones; left out where they are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    within: Option<f64>,
}

/// `GET /t/{table}/odds`: the full help. Worked out from what the asker may see, on a thread of its own.
async fn odds(request: FormRequest) -> Result<Json<Odds>, Problem> {
    let frame = request.view().await?;
    let Some(GameView::Kryptos(view)) = &frame.game else {
        return Err(Problem::new(StatusCode::CONFLICT, "not-started"));
    };
    if options::allowed_help(&frame.settings.game) < KryptosHelp::Full {
        return Err(Problem::new(StatusCode::FORBIDDEN, "help-not-allowed"));
    }
    let view = view.clone();
    let hints = tokio::task::spawn_blocking(move || hints(&view))
        .await
        .map_err(|_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy"))?;
    let card = |hint: bots::kryptos::Hint| {
        let chances = hint.numbers.into_iter().map(|(card, chance)| (card.number(), chance));
        (format!("{}.{}", hint.spot.seat, hint.spot.position), chances.collect())
    };
    Ok(Json(Odds { cards: hints.cards.into_iter().map(card).collect(), within: hints.within }))
}
