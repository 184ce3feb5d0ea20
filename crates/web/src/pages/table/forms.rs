//! What a reader does at a table: plain forms that carry a command, and their answers.

use super::{join, problem_page, whole};
use crate::App;
use crate::http::extract::{IdempotencyKey, TablePath};
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::pages::shell::page::Reader;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use fluent_bundle::FluentValue;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use tables::{ClientId, Command, TableId, Visitor};

/// A form that carries a command: the command as JSON, and what the reader fills into it.
#[derive(Deserialize)]
pub struct CommandForm {
    command: String,
    name: Option<String>,
    text: Option<String>,
    to: Option<String>,
    chair: Option<u8>,
    strength: Option<String>,
}

/// The turn of the game that a form was made for.
#[derive(Clone, Copy, Deserialize)]
pub struct TurnOf {
    /// Its number, as the view tells it.
    pub turn: Option<u64>,
}

/// A form of one button that does one thing.
pub fn button_form(table: TableId, command: &Command, button: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (table) "/do" } data-live {
            (hidden_command(command))
            (button)
        }
    }
}

/// What cannot be undone: the first button only asks, the second does it.
pub fn confirmed_form(table: TableId, command: &Command, label: &str, question: &str) -> Markup {
    html! {
        details.ask {
            summary.btn.btn--small { (label) }
            div.ask__in {
                p { (question) }
                (button_form(table, command, html! { button.btn.btn--small.btn--danger { (label) } }))
            }
        }
    }
}

/// The command inside a form.
pub fn hidden_command(command: &Command) -> Markup {
    html! { input type="hidden" name="command" value=(serde_json::to_string(command).unwrap_or_default()); }
}

impl CommandForm {
    fn command(self) -> Option<Command> {
        let mut command: Value = serde_json::from_str(&self.command).ok()?;
        let fields = command.as_object_mut()?;
        let texts = [("name", self.name), ("text", self.text), ("to", self.to), ("strength", self.strength)];
        for (field, text) in texts {
            if let Some(text) = text {
                fields.insert(field.into(), text.trim().into());
            }
        }
        if let Some(chair) = self.chair {
            fields.insert("chair".into(), chair.into());
        }
        serde_json::from_value(command).ok()
    }
}

/// `POST /t/{table}/do`
pub async fn perform(request: FormRequest, Form(filled): Form<CommandForm>) -> Response {
    let Some(command) = filled.command() else { return request.not_understood().await };
    let name = match &command {
        Command::Sit { name, .. } | Command::Rename { name } => Some(name.clone()),
        _ => None,
    };
    let response = request.do_all(vec![command]).await;
    let done = !response.status().is_client_error();
    (name.filter(|name| done && !join::is_guest(name)).map(|name| join::keep(&name)), response)
        .into_response()
}

/// Who does something where, and how they want to hear about it.
pub struct FormRequest {
    pub app: Arc<App>,
    pub table: TableId,
    pub visitor: Visitor,
    /// The browser's own name for what it asks.
    key: Option<ClientId>,
    reader: Reader,
    by_script: bool,
}

impl FromRequestParts<Arc<App>> for FormRequest {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let TablePath(table) = TablePath::from_request_parts(parts, app).await?;
        let Asker(visitor) = <Asker as FromRequestParts<_>>::from_request_parts(parts, app).await?;
        let IdempotencyKey(key) = IdempotencyKey::from_request_parts(parts, app).await?;
        let mut reader = Reader::from_request_parts(parts, app).await.unwrap_or_else(|never| match never {});
        reader.path = format!("/t/{table}");
        let by_script = wants_json(&parts.headers);
        Ok(FormRequest { app: app.clone(), table, visitor, key, reader, by_script })
    }
}

fn wants_json(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("json"))
}

impl FormRequest {
    /// What the doer sees of the table now.
    pub async fn view(&self) -> Result<Arc<tables::TableView>, Problem> {
        Ok(self.app.tables.view(self.table, self.visitor).await?)
    }

    /// Does these commands in order until one is refused, and answers.
    pub async fn do_all(self, commands: Vec<Command>) -> Response {
        let done = do_each(&self, commands).await;
        self.answer(done).await
    }

    /// The answer to what was done: a line of JSON for the script, else the table's page again.
    pub async fn answer(self, done: Result<Option<ClientId>, Problem>) -> Response {
        match done {
            Ok(last) if self.by_script => {
                Json(json!({ "done": last.map(|id| id.to_string()) })).into_response()
            }
            Ok(_) => Redirect::to(&self.reader.path).into_response(),
            Err(problem) => answer(&self, problem).await,
        }
    }

    /// The answer to a form that is none of ours.
    pub async fn not_understood(self) -> Response {
        let problem = Problem::new(StatusCode::BAD_REQUEST, "bad-form");
        answer(&self, problem).await
    }
}

/// Does these commands in order until one is refused. The browser's name for the whole becomes a name for each.
pub async fn do_each(request: &FormRequest, commands: Vec<Command>) -> Result<Option<ClientId>, Problem> {
    let mut last = None;
    for (index, command) in commands.into_iter().enumerate() {
        let key = request.key.as_ref().and_then(|key| match index {
            0 => Some(key.clone()),
            _ => ClientId::try_from(format!("{key}.{index}")).ok(),
        });
        match request.app.command(request.table, request.visitor, key.clone(), command).await {
            Ok(_) => last = key,
            // What is so already needs no fuss.
            Err(problem) if problem.code == "nothing-changed" => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(last)
}

/// Says what was refused: in JSON for the script, else above the table as it is.
pub async fn answer(request: &FormRequest, problem: Problem) -> Response {
    let sentence = refused(&request.reader.t, &problem);
    let status = StatusCode::from_u16(problem.status).unwrap_or_default();
    if request.by_script {
        return (status, Json(json!({ "code": problem.code, "title": sentence }))).into_response();
    }
    match request.view().await {
        Ok(frame) => (status, whole(&request.app, &request.reader, &frame, Some(sentence))).into_response(),
        Err(problem) => problem_page(&request.reader, problem).await,
    }
}

/// The sentence about a refusal.
pub fn refused(t: &Texts, problem: &Problem) -> String {
    let data = problem.data.as_ref().and_then(Value::as_object);
    let known = data.into_iter().flatten().filter_map(|(name, value)| {
        let value = match value {
            Value::String(text) => FluentValue::from(text.clone()),
            Value::Number(number) => FluentValue::from(number.as_f64().unwrap_or_default()),
            _ => return None,
        };
        Some((name.as_str(), value))
    });
    let arguments: Vec<_> = known.collect();
    let rule = data.and_then(|data| data.get("rule")).and_then(Value::as_str);
    if rule == Some("empty") {
        return t.with("refusal-clue-empty", &arguments).into_owned();
    }
    let key = format!("refusal-{}", problem.code);
    let mut sentence = t.with(if t.has(&key) { &key } else { "refusal" }, &arguments).into_owned();
    if let Some(rule) = rule {
        sentence = format!("{sentence} {}", t.say(&format!("rule-{rule}")));
    }
    sentence
}
