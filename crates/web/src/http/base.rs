//! A server under a path: everything inside is written as if it were at the root, and gets its place here, where it comes in
//! or goes out. So no page, script or redirect has to know about it.

use crate::App;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::Response;
use std::borrow::Cow;
use std::sync::Arc;

/// The path under which players find the server: nothing, or such as `/games`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Base(Arc<str>);

/// Attributes of pages that hold addresses.
const ADDRESSES: [&str; 9] =
    ["action", "data-ask", "data-do", "data-draft", "data-live", "data-odds", "formaction", "href", "src"];

/// On an answer whose addresses have their place already.
#[derive(Clone, Copy)]
struct Placed;

impl Base {
    /// The path of a public address.
    pub fn of(public_url: &str) -> Self {
        let path =
            public_url.split_once("://").and_then(|(_, rest)| rest.split_once('/')).map(|(_, path)| path);
        let path = path.unwrap_or_default().trim_matches('/');
        Base(if path.is_empty() { "".into() } else { format!("/{path}").into() })
    }

    fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// Where players find one of our paths.
    pub fn path(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }

    /// Takes our path away from what is asked for. Proxies may have done so already.
    pub fn enter(&self, request: &mut Request) {
        let rest = request.uri().path_and_query().and_then(|asked| asked.as_str().strip_prefix(&*self.0));
        let Some(rest) = rest.filter(|_| !self.is_root()) else { return };
        let inner = match rest.bytes().next() {
            Some(b'/') => PathAndQuery::try_from(rest),
            Some(b'?') | None => PathAndQuery::try_from(format!("/{rest}")),
            // The beginning of another path.
            Some(_) => return,
        };
        let mut parts = request.uri().clone().into_parts();
        parts.path_and_query = inner.ok();
        if let Ok(uri) = Uri::from_parts(parts) {
            *request.uri_mut() = uri;
        }
    }

    /// HTML with our path before every address in it. What people write cannot look like one: quotes in it are escaped.
    pub fn html<'a>(&self, html: &'a str) -> Cow<'a, str> {
        if self.is_root() {
            return html.into();
        }
        let mut out = String::with_capacity(html.len() + html.len() / 16);
        let mut rest = html;
        while let Some(at) = rest.find("=\"/") {
            let (before, after) = rest.split_at(at);
            out.push_str(before);
            out.push_str("=\"");
            let name = before.rsplit(' ').next().unwrap_or_default();
            if ADDRESSES.contains(&name) {
                out.push_str(&self.0);
            }
            rest = &after[2..];
        }
        out.push_str(rest);
        out.into()
    }

    fn headers(&self, headers: &mut HeaderMap) {
        if let Some(to) = headers.get(header::LOCATION).and_then(|to| to.to_str().ok())
            && to.starts_with('/')
            && let Ok(to) = HeaderValue::try_from(self.path(to))
        {
            headers.insert(header::LOCATION, to);
        }
        if let header::Entry::Occupied(mut cookies) = headers.entry(header::SET_COOKIE) {
            for cookie in cookies.iter_mut() {
                let ours =
                    cookie.to_str().map(|text| text.replace("; Path=/;", &format!("; Path={};", self.0)));
                if let Some(ours) = ours.ok().and_then(|ours| HeaderValue::try_from(ours).ok()) {
                    *cookie = ours;
                }
            }
        }
    }
}

/// Puts the addresses of a page in their place, before it is compressed.
pub async fn place_html(State(app): State<Arc<App>>, response: Response) -> Response {
    let html = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if app.base.is_root() || !html || response.extensions().get::<Placed>().is_some() {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // Pages are made in memory: there is no end to wait for, and nothing that fails.
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let page = app.base.html(&String::from_utf8_lossy(&bytes)).into_owned();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.extensions.insert(Placed);
    Response::from_parts(parts, Body::from(page))
}

/// Puts redirects and cookies in their place.
pub async fn place_headers(State(app): State<Arc<App>>, mut response: Response) -> Response {
    if !app.base.is_root() {
        app.base.headers(response.headers_mut());
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> Base {
        Base::of("https://example.org/games")
    }

    #[test]
    fn the_base_is_the_path_of_the_public_address() {
        assert_eq!(games().path("/t/x"), "/games/t/x");
        assert_eq!(Base::of("https://example.org/a/b/").path("/"), "/a/b/");
        assert_eq!(Base::of("http://127.0.0.1:8765").path("/"), "/");
    }

    #[test]
    fn requests_come_in_with_and_without_it() {
        let entered = |base: &Base, path: &str| {
            let mut request = Request::builder().uri(path).body(Body::empty()).unwrap();
            base.enter(&mut request);
            request.uri().to_string()
        };
        for (asked, inner) in [
            ("/games/t/x?a=/games/", "/t/x?a=/games/"),
            ("/games", "/"),
            ("/games?a", "/?a"),
            ("/t/x", "/t/x"),
            ("/gamesters", "/gamesters"),
        ] {
            assert_eq!(entered(&games(), asked), inner);
            assert_eq!(entered(&Base::default(), asked), asked);
        }
    }

    #[test]
    fn addresses_get_their_place_and_what_people_wrote_does_not() {
        let page = r##"<a href="/t/x">/t/x</a><a href="#main"></a><form action="/tables" class="a"><input value="/me" title="/"><img src="https://x/">"##;
        let placed = r##"<a href="/games/t/x">/t/x</a><a href="#main"></a><form action="/games/tables" class="a"><input value="/me" title="/"><img src="https://x/">"##;
        assert_eq!(games().html(page), placed);
        assert_eq!(Base::default().html(page), page);
    }

    #[test]
    fn redirects_and_cookies_stay_below_it() {
        let mut headers = HeaderMap::new();
        headers.insert(header::LOCATION, HeaderValue::from_static("/t/x"));
        headers.append(header::SET_COOKIE, HeaderValue::from_static("a=b; Path=/; HttpOnly"));
        headers.append(header::SET_COOKIE, HeaderValue::from_static("c=/; Path=/; Secure"));
        games().headers(&mut headers);
        assert_eq!(headers[header::LOCATION], "/games/t/x");
        let cookies: Vec<_> = headers.get_all(header::SET_COOKIE).iter().collect();
        assert_eq!(cookies, ["a=b; Path=/games; HttpOnly", "c=/; Path=/games; Secure"]);
    }
}
