//! How refusals look over HTTP, and which of them the API's description promises.

use crate::http::problem::Problem;
use axum::http::StatusCode;
use serde_json::Value;
use std::collections::BTreeMap;
use tables::{Reason, Refusal};
use utoipa::IntoResponses;
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let mut problem = Problem::new(status(&refusal), refusal.code());
        // A refusal is an object of its code and the data of its sentence; the code has its place already.
        if let Ok(Value::Object(mut data)) = serde_json::to_value(&refusal) {
            data.remove("code");
            problem.data = (!data.is_empty()).then_some(Value::Object(data));
        }
        problem
    }
}

fn status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::Table(reason) => match reason {
            Reason::NoSuchTable => StatusCode::NOT_FOUND,
            Reason::Unavailable | Reason::Damaged | Reason::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Reason::HostOnly | Reason::Removed | Reason::OtherSide => StatusCode::FORBIDDEN,
            Reason::BadName { .. }
            | Reason::BadNonce { .. }
            | Reason::BadSettings { .. }
            | Reason::BadWordList { .. }
            | Reason::BadText { .. }
            | Reason::TooManyNotes { .. }
            | Reason::BadRecord { .. }
            | Reason::RecordUnfinished
            | Reason::RecordTooLong { .. }
            | Reason::NoSuchEmoji
            | Reason::NoSuchBot => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        },
        // The rules of a game: in order, but not now.
        _ => StatusCode::CONFLICT,
    }
}

/// What any operation may answer: a token that is not ours, too many questions, a store that fails.
pub struct Any;
/// What an operation on a table may answer besides.
pub struct AtTable;
/// What an operation with a body may answer besides.
pub struct WithBody;
/// What an operation that does something may answer besides.
pub struct Doing;

macro_rules! refusals {
    ($($name:ident: $($status:literal $text:literal),+;)+) => {
        $(impl IntoResponses for $name {
            fn responses() -> BTreeMap<String, RefOr<Response>> {
                [$(($status, $text)),+].map(|(status, text)| (status.to_owned(), problem(text))).into()
            }
        })+
    };
}
refusals! {
    Any: "401" "No token, or one that is not ours", "429" "Too many requests: wait", "503" "The store fails: try again";
    AtTable: "404" "No such table";
    WithBody: "400" "Not understood", "408" "Did not come whole in time", "413" "Too large", "415" "Not JSON", "422" "Understood, but out of bounds";
    Doing: "403" "Not yours to do", "409" "Not now";
}

fn problem(text: &str) -> RefOr<Response> {
    let content = Content::new(Some(Ref::from_schema_name("Problem")));
    ResponseBuilder::new().description(text).content("application/problem+json", content).build().into()
}
