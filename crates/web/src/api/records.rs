//! What a finished table leaves behind, and records that programs bring.

use super::refusals::{Any, AtTable, Doing, WithBody};
use crate::App;
use crate::http::extract::TablePath;
use crate::http::limits::ClientAddr;
use crate::http::problem::Problem;
use crate::pages::replay::{Named, address, find};
use crate::pages::review::look_up;
use axum::Json;
use axum::extract::rejection::{QueryRejection, StringRejection};
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use tables::{Reason, Refusal, Replay, TableId, TableView, Verification};
use utoipa::{IntoParams, ToSchema};

/// The last finished game in its notation.
#[utoipa::path(get, path = "/tables/{table}/record", tag = "records", operation_id = "record",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 200, body = String, content_type = "text/plain"), Any, AtTable, Doing))]
pub async fn record(State(app): State<Arc<App>>, TablePath(table): TablePath) -> Result<Response, Problem> {
    let record = app.tables.record(table).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.notation).into_response())
}

/// What is needed to recompute every draw of the last finished game.
#[utoipa::path(get, path = "/tables/{table}/verification", tag = "records", operation_id = "verification",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 200, body = Object, description = "Commitment, nonces, seed and setup"), Any, AtTable, Doing))]
pub async fn verification(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
) -> Result<Json<Verification>, Problem> {
    Ok(Json(app.tables.record(table).await?.verification))
}

/// A recorded game that is kept.
#[derive(Serialize, ToSchema)]
pub struct KeptGame {
    /// The table that it is kept as; it is game 1 there.
    #[schema(value_type = String, example = "abcd2345")]
    table: TableId,
    /// The page of its replay.
    url: String,
}

/// Keeps the record of a finished game, so that it has a replay and a review. The body is the record, at most 64 KiB.
#[utoipa::path(post, path = "/records", tag = "records", operation_id = "bringRecord",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = KeptGame), Any, WithBody))]
pub async fn bring(
    State(app): State<Arc<App>>,
    ClientAddr(prefix): ClientAddr,
    record: Result<String, StringRejection>,
) -> Result<Response, Problem> {
    let record = record.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(rejection.status(), "too-large"),
        status => Problem::new(status, "bad-form"),
    })?;
    app.rates.creation(prefix)?;
    let table = app.tables.import(record).await?;
    let url = format!("{}{}", app.config.public_url, address(table, 1));
    Ok((StatusCode::CREATED, Json(KeptGame { table, url })).into_response())
}

/// A moment of a replay.
#[derive(Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayAt {
    /// The moment, counted from the deal, which is 0; the end without one.
    at: Option<usize>,
    /// The seat that sees it; without one somebody who looks on.
    seat: Option<u8>,
}

/// What somebody saw at a moment of a finished game.
#[derive(Serialize, ToSchema)]
pub struct ReplayView {
    /// How many moments there are.
    moments: usize,
    /// Which of them this is, from 0.
    at: usize,
    /// What was seen.
    view: TableView,
}

/// A finished game again, as a seat saw it at a moment. What was said is left out.
#[utoipa::path(get, path = "/tables/{table}/games/{game}", tag = "records", operation_id = "replay",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345"),
        ("game" = u32, Path, description = "The number of the game at its table, from 1"), ReplayAt),
    responses((status = 200, body = ReplayView), Any, AtTable, Doing))]
pub async fn replay(
    State(app): State<Arc<App>>,
    named: Named,
    moment: Result<Query<ReplayAt>, QueryRejection>,
) -> Result<Json<ReplayView>, Problem> {
    let (_, replay) = find(&app, &named).await?;
    let no_such = || Problem::new(StatusCode::NOT_FOUND, "no-such-page");
    let Query(moment) = moment.map_err(|_| no_such())?;
    let moments = Replay::moments(&replay).len();
    let at = moment.at.unwrap_or(moments - 1);
    let view = replay.view(at, moment.seat.map(Seat)).ok_or_else(no_such)?;
    Ok(Json(ReplayView { moments, at, view }))
}

/// A finished game in its notation, also an earlier one of its table.
#[utoipa::path(get, path = "/tables/{table}/games/{game}/record", tag = "records", operation_id = "gameRecord",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345"),
        ("game" = u32, Path, description = "The number of the game at its table, from 1")),
    responses((status = 200, body = String, content_type = "text/plain"), Any, AtTable, Doing))]
pub async fn game_record(State(app): State<Arc<App>>, named: Named) -> Result<Response, Problem> {
    let (_, replay) = find(&app, &named).await?;
    let record = replay.record().ok_or(Refusal::from(Reason::NotFinished))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.notation).into_response())
}

/// What each choice in a finished game was worth: an object with the game's name as its only key.
#[utoipa::path(get, path = "/tables/{table}/games/{game}/review", tag = "records", operation_id = "review",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345"),
        ("game" = u32, Path, description = "The number of the game at its table, from 1")),
    responses((status = 200, body = Object), Any, AtTable, Doing))]
pub async fn review(State(app): State<Arc<App>>, named: Named) -> Result<Json<Value>, Problem> {
    let (_, _, review) = look_up(&app, &named).await?;
    Ok(Json(review.figures()))
}
