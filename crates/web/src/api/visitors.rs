//! Becoming somebody without a browser.

use super::refusals::Any;
use crate::App;
use crate::http::limits::ClientAddr;
use crate::http::problem::Problem;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use std::sync::Arc;
use tables::Visitor;
use utoipa::ToSchema;

/// A new visitor.
#[derive(Serialize, ToSchema)]
pub struct NewVisitor {
    /// Send it as `Authorization: Bearer …`. Whoever has it has the visitor's seats: keep it secret.
    token: String,
}

/// Makes a new visitor: for bots and scripts. Browsers become visitors by opening a page.
#[utoipa::path(post, path = "/visitors", tag = "visitors", operation_id = "createVisitor",
    responses((status = 201, body = NewVisitor), Any))]
pub async fn create(
    State(app): State<Arc<App>>,
    ClientAddr(prefix): ClientAddr,
) -> Result<(StatusCode, Json<NewVisitor>), Problem> {
    app.rates.creation(prefix)?;
    let token = app.keys.token(Visitor::random());
    Ok((StatusCode::CREATED, Json(NewVisitor { token })))
}
