//! Who is asking: a visitor's unguessable id with our signature, carried by a cookie or as a bearer token.

use crate::App;
use crate::http::cookies;
use crate::http::limits::ClientAddr;
use crate::http::problem::Problem;
use axum::extract::{FromRequestParts, OptionalFromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::convert::Infallible;
use std::sync::{Arc, OnceLock};
use tables::Visitor;

/// The cookie's name.
const COOKIE: &str = "visitor";
/// Browsers keep no cookie for longer.
const COOKIE_DAYS: u32 = 400;
/// Hexadecimal digits of a visitor's id; its signature follows.
const ID_DIGITS: usize = 32;

/// Signs and checks visitors' tokens.
#[derive(Clone)]
pub struct Keys(Hmac<Sha256>);

impl Keys {
    /// Keys from the server's own secret: at least 32 random bytes, the same on every node.
    pub fn new(secret: &[u8]) -> Self {
        Keys(Hmac::new_from_slice(secret).expect("HMAC takes a key of any length"))
    }

    /// The token of a visitor: as good as a password, for that visitor alone.
    pub fn token(&self, visitor: Visitor) -> String {
        let id = visitor.reveal_hex();
        let signature = self.0.clone().chain_update(&id).finalize().into_bytes();
        id + &hex::encode(signature)
    }

    /// The visitor whose token this is, if the signature is ours.
    pub fn visitor(&self, token: &str) -> Option<Visitor> {
        let (id, signature) = token.split_at_checked(ID_DIGITS)?;
        let signature = hex::decode(signature).ok()?;
        self.0.clone().chain_update(id).verify_slice(&signature).ok()?;
        id.parse().ok()
    }
}

/// Whoever sent a request. As an `Option` it may be nobody; on its own, nobody is refused, except a browser that does
/// something for the first time: it becomes somebody.
#[derive(Clone, Copy, Debug)]
pub struct Asker(pub Visitor);

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        if let Some(asker) = parts.extensions.get() {
            return Ok(*asker);
        }
        let Some(newcomer) = parts.extensions.get::<Newcomer>().cloned() else {
            return Err(Problem::new(StatusCode::UNAUTHORIZED, "no-visitor"));
        };
        let Ok(ClientAddr(prefix)) = ClientAddr::from_request_parts(parts, app).await;
        app.rates.creation(prefix)?;
        Ok(Asker(*newcomer.0.get_or_init(Visitor::random)))
    }
}

/// A browser without a cookie that does something: it is given one if somebody has to know who did it.
#[derive(Clone, Default)]
struct Newcomer(Arc<OnceLock<Visitor>>);

/// A browser without a cookie that only looks: its pages ask for one before they do anything.
#[derive(Clone, Copy, Debug)]
pub struct Stranger;

impl<S: Sync> OptionalFromRequestParts<S> for Asker {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Option<Self>, Infallible> {
        Ok(parts.extensions.get().copied())
    }
}

/// Finds out who asks, before any handler runs. A bearer token that is not ours is refused: its sender believes to
/// be somebody. A cookie that is not ours is as good as none.
pub async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let asker = match bearer(request.headers()) {
        Some(token) => match app.keys.visitor(token) {
            None => return Problem::new(StatusCode::UNAUTHORIZED, "bad-token").into_response(),
            known => known,
        },
        None => cookies::read(request.headers(), COOKIE).and_then(|token| app.keys.visitor(&token)),
    };
    if let Some(visitor) = asker {
        request.extensions_mut().insert(Asker(visitor));
    }
    next.run(request).await
}

/// Makes a visitor of a browser that does something. One that only looks needs no cookie, and is nobody twice.
pub async fn welcome(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    if request.extensions().get::<Asker>().is_some() {
        return next.run(request).await;
    }
    if *request.method() != Method::POST {
        request.extensions_mut().insert(Asker(Visitor::random()));
        request.extensions_mut().insert(Stranger);
        return next.run(request).await;
    }
    let newcomer = Newcomer::default();
    request.extensions_mut().insert(newcomer.clone());
    let response = next.run(request).await;
    let Some(visitor) = newcomer.0.get() else { return response };
    let mut cookie = cookies::kept(COOKIE, app.keys.token(*visitor), COOKIE_DAYS);
    cookie.set_secure(app.config.is_https());
    (CookieJar::new().add(cookie), response).into_response()
}

/// `POST /visitor`: a page asks for the cookie before it does something for the first time. Asked twice, after a lost
/// answer, it does no harm; a command would be done by two visitors.
pub async fn become_somebody(_: Asker) -> StatusCode {
    StatusCode::NO_CONTENT
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    // What is no text is no token of ours, but it is a token.
    headers
        .get(header::AUTHORIZATION)
        .map(|value| value.to_str().ok().and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_by_its_own_server_only() {
        let visitor = Visitor::new([7; 16]);
        let token = Keys::new(b"ours").token(visitor);
        assert_eq!(Keys::new(b"ours").visitor(&token), Some(visitor));
        assert_eq!(Keys::new(b"theirs").visitor(&token), None);
    }

    #[test]
    fn a_token_that_was_touched_is_nobody() {
        let keys = Keys::new(b"ours");
        let token = keys.token(Visitor::new([7; 16]));
        for place in 0..token.len() {
            let mut forged = token.clone();
            forged.replace_range(place..=place, if forged[place..].starts_with('a') { "b" } else { "a" });
            assert_eq!(keys.visitor(&forged), None, "{place}");
        }
        assert_eq!(keys.visitor(&token[..ID_DIGITS]), None);
        assert_eq!(keys.visitor("é"), None);
    }
}
