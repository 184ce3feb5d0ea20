//! Refusals over HTTP: `application/problem+json` with a stable code, which is also the key of its sentence.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// Why a request was refused. Never says more than its reader may know.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct Problem {
    /// The HTTP status, again.
    pub status: u16,
    /// What went wrong: stable, kebab-case, the key of its sentence in every language.
    #[schema(value_type = String, example = "not-your-turn")]
    pub code: Cow<'static, str>,
    /// The status in English.
    pub title: &'static str,
    /// What a sentence about it needs to know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub data: Option<Value>,
    /// Seconds after which it is worth trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

impl Problem {
    /// A problem without details.
    pub fn new(status: StatusCode, code: impl Into<Cow<'static, str>>) -> Self {
        let title = status.canonical_reason().unwrap_or("Error");
        Problem { status: status.as_u16(), code: code.into(), title, data: None, retry_after: None }
    }

    /// The same with the data of its sentence.
    pub fn with(mut self, data: Value) -> Self {
        self.data = Some(data);
        self
    }

    /// Something is wrong on our side. The reason goes to the log, not to the asker.
    pub fn internal(reason: impl std::fmt::Display) -> Self {
        tracing::error!(%reason, "a request failed");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self).unwrap_or_default();
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        // Pages say the same in a sentence: they find the problem here and render it.
        response.extensions_mut().insert(self);
        response
    }
}
