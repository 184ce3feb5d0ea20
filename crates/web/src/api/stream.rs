//! The stream for scripts: one line of JSON for each view, the whole of it.

use super::refusals::{Any, AtTable};
use super::tables::visitor;
use crate::App;
use crate::http::crowd::Place;
use crate::http::extract::TablePath;
use crate::http::limits::Stream;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::live::onlooker_place;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tables::{Subscription, TableId, TableView};
use tokio::time::timeout;

/// After so long without news an empty line is sent, so that proxies and dead connections show.
const SILENCE: Duration = Duration::from_secs(20);

/// Everything that the asker may know of a table, now and whenever it changes: the whole view, one a line.
/// Empty lines keep the connection alive. Without a token: what a spectator may know.
#[utoipa::path(get, path = "/tables/{table}/stream", tag = "play", operation_id = "stream",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 200, body = String, content_type = "application/x-ndjson"), Any, AtTable))]
pub async fn stream(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    asker: Option<Asker>,
    stream: Stream,
) -> Result<Response, Problem> {
    let mut views = app.tables.subscribe(table, visitor(asker)).await?;
    let first = views.current();
    let place = onlooker_place(&app, &first)?;
    let lines = Lines { views, first: Some(line(&first)), _stream: stream, _place: place };
    let body = stream::unfold(lines, async |mut lines| {
        let line = lines.next().await?;
        Some((Ok::<_, Infallible>(line), lines))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(body)).into_response())
}

struct Lines {
    views: Subscription,
    first: Option<Bytes>,
    _stream: Stream,
    _place: Option<Place<TableId>>,
}

impl Lines {
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        match timeout(SILENCE, self.views.next()).await {
            Ok(frame) => Some(line(&frame?)),
            Err(_) => Some(Bytes::from_static(b"\n")),
        }
    }
}

fn line(view: &Arc<TableView>) -> Bytes {
    (view.json() + "\n").into()
}
