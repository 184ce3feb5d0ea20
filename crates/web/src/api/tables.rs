//! Tables: set one up, find one, look at one.

use super::refusals::{Any, AtTable, WithBody};
use crate::App;
use crate::http::extract::{JsonBody, TablePath};
use crate::http::limits::ClientAddr;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::qr;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;
use tables::{LobbyCard, Settings, TableId, TableView, Visitor};
use utoipa::ToSchema;

/// The most tables that the lobby shows.
const LOBBY: u32 = 100;

/// A new table.
#[derive(Serialize, ToSchema)]
pub struct NewTable {
    /// Its code.
    #[schema(value_type = String, example = "abcd2345")]
    table: TableId,
    /// The link that invites to it.
    url: String,
}

/// Sets up a table; the asker is its host and sits nowhere yet.
#[utoipa::path(post, path = "/tables", tag = "tables", operation_id = "createTable", request_body = Settings,
    responses((status = 201, body = NewTable), Any, WithBody))]
pub async fn create(
    State(app): State<Arc<App>>,
    Asker(visitor): Asker,
    ClientAddr(prefix): ClientAddr,
    JsonBody(settings): JsonBody<Settings>,
) -> Result<Response, Problem> {
    app.rates.creation(prefix)?;
    let table = app.tables.create(visitor, settings).await?;
    // The bots of one address share its turns to think.
    app.tables.charge(table, prefix).await?;
    let url = app.table_url(table);
    let location = [(header::LOCATION, format!("/api/v1/tables/{table}"))];
    Ok((StatusCode::CREATED, location, Json(NewTable { table, url })).into_response())
}

/// The open tables, the liveliest first.
#[utoipa::path(get, path = "/lobby", tag = "tables", operation_id = "lobby",
    responses((status = 200, body = [LobbyCard]), Any))]
pub async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Vec<LobbyCard>>, Problem> {
    Ok(Json(app.tables.lobby(LOBBY).await?))
}

/// Everything that the asker may know of a table now. Without a token: what a spectator may know.
#[utoipa::path(get, path = "/tables/{table}", tag = "tables", operation_id = "view",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 200, body = TableView), Any, AtTable))]
pub async fn view(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    asker: Option<Asker>,
) -> Result<Response, Problem> {
    let view = app.tables.view(table, visitor(asker)).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], view.json()).into_response())
}

/// The table's link as a QR code.
#[utoipa::path(get, path = "/tables/{table}/qr.svg", tag = "tables", operation_id = "qr",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 200, body = String, content_type = "image/svg+xml"), Any, AtTable))]
pub async fn qr(State(app): State<Arc<App>>, TablePath(table): TablePath) -> Result<Response, Problem> {
    let url = app.table_url(table);
    let svg = qr::svg(&url, &url).into_string();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// A request without a token looks on as a visitor whom nobody will ever meet again.
pub fn visitor(asker: Option<Asker>) -> Visitor {
    asker.map_or_else(Visitor::random, |Asker(visitor)| visitor)
}
