//! The API's own description.

use super::{commands, records, socket, stream, tables, visitors};
use crate::App;
use crate::http::problem::Problem;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{OpenApi as Document, SecurityRequirement, Server};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(title = "Black Chamber", description = "Tables of Decrypto and Kryptos for programs."),
    servers((url = "/api/v1")),
    paths(
        visitors::create, tables::lobby, tables::create, tables::view, tables::qr, commands::command,
        commands::seat_link, stream::stream, socket::socket, records::record, records::verification,
        records::bring, records::replay, records::game_record, records::review,
    ),
    components(schemas(Problem, socket::Up, socket::Down)),
    modifiers(&Tokens),
)]
struct Api;

/// Every operation takes a bearer token; those that only look do without.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", bearer);
        document.security =
            Some(vec![SecurityRequirement::new("token", [] as [&str; 0]), SecurityRequirement::default()]);
    }
}

/// The document.
pub fn document() -> Document {
    Api::openapi()
}

/// `/api/v1/openapi.json`.
pub async fn serve(State(app): State<Arc<App>>) -> Json<Document> {
    let mut document = document();
    document.servers = Some(vec![Server::new(app.base.path("/api/v1"))]);
    Json(document)
}
