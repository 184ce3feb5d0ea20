//! Moves of Kryptos from plain forms.

use crate::App;
use crate::pages::table::Deed;
use axum::Router;
use axum::extract::Form;
use axum::response::Response;
use axum::routing::post;
use game::Seat;
use kryptos::Action;
use serde::Deserialize;
use std::sync::Arc;
use tables::{Command, GameAction};

/// The forms of the Kryptos table.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{table}/show", post(show))
        .route("/t/{table}/guess", post(guess))
        .route("/t/{table}/decline", post(async |deed: Deed| play(deed, Action::Decline).await))
}

async fn play(deed: Deed, action: Action) -> Response {
    deed.do_all(vec![Command::Play { action: GameAction::Kryptos(action) }]).await
}

#[derive(Deserialize)]
struct Shown {
    position: u8,
}

async fn show(deed: Deed, Form(Shown { position }): Form<Shown>) -> Response {
    play(deed, Action::Reveal { position }).await
}

/// A hidden card, written `seat.position`, and the number that it is said to be.
#[derive(Deserialize)]
struct Said {
    card: String,
    number: u8,
    #[serde(default)]
    bluff: bool,
}

async fn guess(deed: Deed, Form(said): Form<Said>) -> Response {
    let place = said
        .card
        .split_once('.')
        .and_then(|(seat, position)| Some((seat.parse().ok()?, position.parse().ok()?)));
    let Some((seat, position)) = place else { return deed.not_understood().await };
    play(deed, Action::Guess { target: Seat(seat), position, number: said.number, bluff: said.bluff }).await
}
