//! What a finished table leaves behind.

use super::refusals::{Any, AtTable, Doing};
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use tables::Verification;

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
