//! Who is asking: a random visitor id in a signed token, carried by a cookie or as a bearer token.

use crate::App;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::sync::Arc;

/// The cookie's name.
const COOKIE: &str = "visitor";
/// Browsers keep no cookie for longer than 400 days.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// Somebody, known by nothing but an unguessable number. It is as good as a password: never shown to anyone else.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct VisitorId([u8; 16]);

impl std::fmt::Debug for VisitorId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("VisitorId(..)")
    }
}

/// Signs and checks visitors' tokens.
#[derive(Clone)]
pub struct Keys(Hmac<Sha256>);

impl Keys {
    /// Keys from the server's own secret: at least 32 random bytes, the same on every node.
    pub fn new(secret: &[u8]) -> Self {
        #[expect(clippy::expect_used, reason = "HMAC takes keys of any length")]
        Keys(Hmac::new_from_slice(secret).expect("any length"))
    }

    /// The token of a visitor: the id and its seal.
    pub fn token(&self, visitor: VisitorId) -> String {
        let seal = self.0.clone().chain_update(visitor.0).finalize().into_bytes();
        let mut bytes = visitor.0.to_vec();
        bytes.extend_from_slice(&seal);
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The visitor whose token this is, if the seal is ours.
    pub fn visitor(&self, token: &str) -> Option<VisitorId> {
        let bytes = URL_SAFE_NO_PAD.decode(token).ok()?;
        let (id, seal) = bytes.split_first_chunk::<16>()?;
        self.0.clone().chain_update(id).verify_slice(seal).ok()?;
        Some(VisitorId(*id))
    }
}

/// The visitor of a request to a page. A browser that comes without a token is given one with the answer.
#[derive(Clone, Copy, Debug)]
pub struct Visitor(pub VisitorId);

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get().copied().ok_or(StatusCode::UNAUTHORIZED)
    }
}

/// Finds out who asks, before any handler runs.
pub async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = token(request.headers()).and_then(|token| app.keys.visitor(token));
    if let Some(visitor) = known {
        request.extensions_mut().insert(Visitor(visitor));
        return next.run(request).await;
    }
    let mut id = [0; 16];
    if getrandom::fill(&mut id).is_err() {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let visitor = VisitorId(id);
    request.extensions_mut().insert(Visitor(visitor));
    let mut response = next.run(request).await;
    let secure = if app.config.is_https() { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}",
        app.keys.token(visitor)
    );
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, _)| *name == COOKIE)
            .map(|(_, value)| value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_by_its_own_server_only() {
        let visitor = VisitorId([7; 16]);
        let token = Keys::new(b"ours").token(visitor);
        assert_eq!(Keys::new(b"ours").visitor(&token), Some(visitor));
        assert_eq!(Keys::new(b"theirs").visitor(&token), None);
    }

    #[test]
    fn a_token_that_was_touched_is_nobody() {
        let keys = Keys::new(b"ours");
        let token = keys.token(VisitorId([7; 16]));
        for place in 0..token.len() {
            let mut forged = token.clone().into_bytes();
            forged[place] = if forged[place] == b'A' { b'B' } else { b'A' };
            assert_eq!(keys.visitor(&String::from_utf8_lossy(&forged)), None, "{place}");
        }
        assert_eq!(keys.visitor(&token[..22]), None);
    }
}
