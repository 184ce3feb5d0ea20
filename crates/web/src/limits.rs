//! What keeps strangers and strange requests out: origins, headers, sizes and rates.

use crate::App;
use crate::problem::Problem;
use crate::rates::Prefix;
use crate::session::Asker;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// The largest body of a request and the largest message on a socket: three drawings and some room.
pub const LARGEST_BODY: usize = 64 * 1024;

/// Everything comes from this server; nothing may frame it; forms go nowhere else.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the headers that every answer carries.
pub async fn secure_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        // What one visitor was shown is nobody else's; assets say otherwise themselves.
        (header::CACHE_CONTROL, "no-store"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses what another site asked a browser to do. Programs send neither `Origin` nor `Sec-Fetch-Site`; browsers send
/// at least one of them with everything that changes something and with every WebSocket.
pub async fn same_origin(request: Request, next: Next) -> Response {
    if is_cross_site(&request) {
        return Problem::new(StatusCode::FORBIDDEN, "cross-site").into_response();
    }
    next.run(request).await
}

fn is_cross_site(request: &Request) -> bool {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads && !headers.contains_key(header::UPGRADE) {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_none() || from != host
}

/// Where a request came from, as far as limits are concerned.
#[derive(Clone, Copy, Debug)]
pub struct From(pub Prefix);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // Only the last entry was written by our own proxy; the others are whatever the client claimed.
        let forwarded = || -> Option<IpAddr> {
            let line = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
            line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let address = if app.config.behind_proxy { forwarded().or(direct) } else { direct };
        Ok(From(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).into()))
    }
}

/// Holds every address to its allowance of requests, and every visitor to theirs of commands.
pub async fn fair_share(
    State(app): State<Arc<App>>,
    From(prefix): From,
    asker: Option<Asker>,
    request: Request,
    next: Next,
) -> Response {
    let commands = *request.method() == Method::POST;
    let spent = app.rates.request(prefix).and_then(|()| match asker {
        Some(Asker(visitor)) if commands => app.rates.command(visitor),
        _ => Ok(()),
    });
    match spent {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn request(method: Method, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::new(Body::empty());
        *request.method_mut() = method;
        request.headers_mut().insert(header::HOST, HeaderValue::from_static("chamber.example"));
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        request
    }

    #[test]
    fn another_site_cannot_post_nor_open_a_socket() {
        for headers in [
            &[("sec-fetch-site", "cross-site")][..],
            &[("sec-fetch-site", "same-site")],
            &[("origin", "https://evil.example")],
            &[("origin", "null")],
        ] {
            assert!(is_cross_site(&request(Method::POST, headers)), "{headers:?}");
            let socket = [headers, &[("upgrade", "websocket")]].concat();
            assert!(is_cross_site(&request(Method::GET, &socket)), "{socket:?}");
        }
    }

    #[test]
    fn our_own_pages_programs_and_plain_links_come_in() {
        let own = [("sec-fetch-site", "same-origin"), ("origin", "https://chamber.example")];
        assert!(!is_cross_site(&request(Method::POST, &own)));
        assert!(!is_cross_site(&request(Method::POST, &own[1..])));
        assert!(!is_cross_site(&request(Method::POST, &[])));
        assert!(!is_cross_site(&request(Method::GET, &[("sec-fetch-site", "cross-site")])));
    }
}
