//! What keeps strangers and strange requests out: origins, headers, sizes and rates.

use crate::App;
use crate::http::crowd::{Full, Place};
use crate::http::metrics::OpenStream;
use crate::http::problem::Problem;
use crate::http::rates::Prefix;
use crate::http::server::ShortVisit;
use crate::http::session::Asker;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::time::timeout;

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
        // To ourselves a browser may say where it comes from: told to say nothing, it would call the origin of our own
        // forms `null`, and over plain http there is no other way to know them.
        (header::REFERRER_POLICY, "same-origin"),
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
pub async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if is_cross_site(&request, &app.config.public_url) {
        return Problem::new(StatusCode::FORBIDDEN, "cross-site").into_response();
    }
    next.run(request).await
}

fn is_cross_site(request: &Request, public_url: &str) -> bool {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads && !headers.contains_key(header::UPGRADE) {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    // Whatever address of ours a browser has found, it names the same one twice; a proxy may change the second.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let public = public_url.split_once("://").and_then(|(_, rest)| rest.split('/').next());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_none() || from != host && from != public
}

/// Where a request came from, as far as limits are concerned.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddr(pub Prefix);

impl FromRequestParts<Arc<App>> for ClientAddr {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = || forwarded(&parts.headers);
        let address = if app.config.behind_proxy { forwarded().or(direct) } else { direct };
        Ok(ClientAddr(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).into()))
    }
}

/// Who asked our proxy. Only the last entry was written by it; the others are whatever the client claimed. Some proxies
/// add the client's port.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?;
    let entry = line.to_str().ok()?.rsplit(',').next()?.trim();
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse().ok().map(|address: SocketAddr| address.ip()))
}

/// A stream that may be opened: it counts for its address as long as it is kept.
pub struct Stream {
    /// Counts it as open.
    pub open: OpenStream,
    /// Where it comes from.
    pub from: Prefix,
    _place: Place<Prefix>,
}

impl FromRequestParts<Arc<App>> for Stream {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let Ok(ClientAddr(from)) = ClientAddr::from_request_parts(parts, app).await;
        let full = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable");
        if parts.extensions.get::<ShortVisit>().is_some() {
            return Err(full());
        }
        let place = app.streams.enter(from, from.network()).map_err(|taken| match taken {
            Full::All => full(),
            Full::Kind => Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests"),
        })?;
        Ok(Stream { open: app.metrics.stream(), from, _place: place })
    }
}

/// Gives up a request whose body does not come, or whose answer takes too long.
pub async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let late = || Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow").into_response();
    timeout(app.config.limits.request, next.run(request)).await.unwrap_or_else(|_| late())
}

/// Holds every address to its allowance of requests, and every visitor to theirs of commands.
pub async fn fair_share(
    State(app): State<Arc<App>>,
    ClientAddr(prefix): ClientAddr,
    asker: Option<Asker>,
    request: Request,
    next: Next,
) -> Response {
    let visitor = asker.map(|Asker(visitor)| visitor);
    let mut spent = app.rates.request(prefix);
    if *request.method() == Method::POST {
        let length = body_length(request.headers());
        spent = spent
            .and_then(|()| visitor.map_or(Ok(()), |visitor| app.rates.command(visitor)))
            .and_then(|()| app.rates.bytes(prefix, visitor, length));
    }
    match spent {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// How long a body says it is; one that does not say may be as long as any.
fn body_length(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    match length {
        Some(length) => std::cmp::min(length, LARGEST_BODY),
        None if headers.contains_key(header::TRANSFER_ENCODING) => LARGEST_BODY,
        None => 0,
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
            assert!(is_cross_site(&request(Method::POST, headers), ""), "{headers:?}");
            let socket = [headers, &[("upgrade", "websocket")]].concat();
            assert!(is_cross_site(&request(Method::GET, &socket), ""), "{socket:?}");
        }
    }

    #[test]
    fn a_proxy_may_name_the_port_of_its_client() {
        for (line, address) in [
            ("192.0.2.7", "192.0.2.7"),
            ("10.0.0.1, 192.0.2.7:4711", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
        ] {
            let asked = request(Method::GET, &[("x-forwarded-for", line)]);
            assert_eq!(forwarded(asked.headers()), Some(address.parse().unwrap()), "{line}");
        }
        assert_eq!(forwarded(request(Method::GET, &[("x-forwarded-for", "unknown")]).headers()), None);
    }

    #[test]
    fn our_own_pages_programs_and_plain_links_come_in() {
        let own = [("sec-fetch-site", "same-origin"), ("origin", "https://chamber.example")];
        assert!(!is_cross_site(&request(Method::POST, &own), "https://chamber.example/games"));
        assert!(!is_cross_site(&request(Method::POST, &own[1..]), "https://chamber.example/games"));
        assert!(!is_cross_site(&request(Method::POST, &[]), "https://chamber.example/games"));
        assert!(!is_cross_site(
            &request(Method::GET, &[("sec-fetch-site", "cross-site")]),
            "https://chamber.example/games"
        ));
    }
}
