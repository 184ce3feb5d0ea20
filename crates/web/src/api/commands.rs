//! Commands by POST.

use super::refusals::{Any, AtTable, Doing, WithBody};
use crate::App;
use crate::http::extract::{IdempotencyKey, JsonBody, TablePath};
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::qr;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::sync::Arc;
use tables::{Accepted, Command};
use utoipa::ToSchema;

/// Does something at a table. The answer comes when it is safely written down. Sent again with the same
/// `Idempotency-Key` it gets the same answer and is not done again.
#[utoipa::path(post, path = "/tables/{table}/commands", tag = "play", operation_id = "command", request_body = Command,
    params(("table" = String, Path, description = "The table's code", example = "abcd2345"),
        ("Idempotency-Key" = Option<String>, Header, description = "The client's own name for this command",
            pattern = "^[A-Za-z0-9._-]{1,64}$")),
    responses((status = 200, body = Accepted), Any, AtTable, WithBody, Doing))]
pub async fn command(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
    IdempotencyKey(key): IdempotencyKey,
    JsonBody(command): JsonBody<Command>,
) -> Result<Json<Accepted>, Problem> {
    Ok(Json(app.command(table, visitor, key, command).await?))
}

/// A link that moves the asker's seat to another device, once. As good as the seat: for the asker's eyes alone.
#[derive(Serialize, ToSchema)]
pub struct SeatLink {
    url: String,
    /// The link as a QR code.
    svg: String,
}

/// Makes a link that moves the asker's own seat to another device; an earlier one is void.
#[utoipa::path(post, path = "/tables/{table}/seat-link", tag = "play", operation_id = "seatLink",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 200, body = SeatLink), Any, AtTable, Doing))]
pub async fn seat_link(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
) -> Result<Json<SeatLink>, Problem> {
    let accepted = app.command(table, visitor, None, Command::OfferSeat).await?;
    let token = accepted.token.ok_or_else(|| Problem::internal("a seat was offered without a key"))?;
    let url = app.seat_url(table, &token);
    Ok(Json(SeatLink { svg: qr::svg(&url, &url).into_string(), url }))
}
