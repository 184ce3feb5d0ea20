//! The small cookies that a browser keeps for us. Scripts do not see them, and other sites cannot have them sent along.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);

/// What a browser kept under a name.
pub fn read(headers: &HeaderMap, name: &str) -> Option<String> {
    CookieJar::from_headers(headers).get(name).map(|cookie| cookie.value().to_owned())
}

/// A cookie to be kept for so many days.
pub fn kept(name: &'static str, value: impl Into<String>, days: u32) -> Cookie<'static> {
    let cookie = Cookie::build((name, value.into())).path("/").http_only(true).same_site(SameSite::Lax);
    cookie.max_age((DAY * days).try_into().unwrap_or_default()).build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header;
    use axum::response::IntoResponse;

    #[test]
    fn a_value_is_kept_whatever_its_letters() {
        let set = CookieJar::new().add(kept("name", "Åse ☂; x=1", 365)).into_response();
        let cookie = set.headers()[header::SET_COOKIE].to_str().unwrap();
        assert!(
            cookie.contains("; HttpOnly; SameSite=Lax") && cookie.contains("Max-Age=31536000"),
            "{cookie}"
        );
        let mut headers = HeaderMap::new();
        let pair = format!("theme=dark; {}", cookie.split(';').next().unwrap());
        headers.insert(header::COOKIE, pair.parse().unwrap());
        assert_eq!(read(&headers, "name").as_deref(), Some("Åse ☂; x=1"));
        assert_eq!(read(&headers, "language"), None);
    }
}
