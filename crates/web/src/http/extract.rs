//! What handlers take from a request; what cannot be read is refused like anything else.

use crate::http::problem::Problem;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::json;
use tables::{ClientId, TableId};

/// A body of JSON.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(JsonBody(body)),
            Err(rejection) => Err(unreadable(&rejection)),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Problem {
    let code = match rejection.status() {
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "not-json",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        _ => return bad_json(&rejection.body_text()),
    };
    Problem::new(rejection.status(), code)
}

/// JSON that is broken or not what was expected; its sender wrote it and may read why.
pub fn bad_json(reason: &str) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "bad-json").with(json!({ "reason": reason }))
}

/// The table that the path names.
pub struct TablePath(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let named = Path::<String>::from_request_parts(parts, state).await.ok();
        let table = named.and_then(|Path(name)| name.parse().ok());
        table.map(TablePath).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-such-table"))
    }
}

/// The client's own name for a command, so that sending it again does not do it again.
pub struct IdempotencyKey(pub Option<ClientId>);

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let Some(key) = parts.headers.get("idempotency-key") else { return Ok(IdempotencyKey(None)) };
        let key = key.to_str().ok().and_then(|key| ClientId::try_from(key.to_owned()).ok());
        key.map(|key| IdempotencyKey(Some(key)))
            .ok_or_else(|| Problem::new(StatusCode::BAD_REQUEST, "bad-key"))
    }
}
