//! What a person reads when something is refused: a page. Scripts and programs say that they want something else.

use crate::http::problem::Problem;
use crate::pages::shell::page::Reader;
use crate::pages::table::problem_page;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

/// Makes a page of every refusal that a person would see otherwise as JSON, as bare text, or as nothing.
pub async fn readable(mut reader: Reader, request: Request, next: Next) -> Response {
    let for_a_person = wants_a_page(request.headers()) && !reader.path.starts_with("/api/");
    let method = request.method().clone();
    let refused = next.run(request).await;
    let status = refused.status();
    let is_error = status.is_client_error() || status.is_server_error();
    if !for_a_person || !is_error || is_page(refused.headers()) {
        return refused;
    }
    let table = table_of(&reader.path);
    if status == StatusCode::METHOD_NOT_ALLOWED && method == Method::GET {
        // Somebody came back to the address of a form: what they want to see is the table.
        return Redirect::to(table.as_deref().unwrap_or("/")).into_response();
    }
    if method != Method::GET {
        reader.path = table.unwrap_or_else(|| "/".to_owned());
    }
    let problem = refused.extensions().get::<Problem>().cloned();
    let mut page =
        problem_page(&reader, problem.unwrap_or_else(|| Problem::new(status, plain_code(status)))).await;
    *page.status_mut() = status;
    for name in [header::RETRY_AFTER, header::SET_COOKIE] {
        for value in refused.headers().get_all(&name) {
            page.headers_mut().append(name.clone(), value.clone());
        }
    }
    page
}

fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or("");
    accepts.contains("text/html") && !headers.contains_key(header::UPGRADE)
}

fn is_page(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// What a bare status stands for.
fn plain_code(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => "no-such-table",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        status if status.is_server_error() => "unavailable",
        _ => "bad-form",
    }
}

/// The page of the table to which a path belongs.
fn table_of(path: &str) -> Option<String> {
    let code = path.strip_prefix("/t/")?.split('/').next()?;
    Some(format!("/t/{code}"))
}
