//! The socket for players: views come down, commands go up, answers come back under the commands' names.

use super::ask::{At, bad_json};
use super::refusals::{Any, AtTable, Doing};
use super::tables::visitor;
use crate::App;
use crate::limits::LARGEST_BODY;
use crate::problem::Problem;
use crate::session::Asker;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt;
use futures_util::future::{BoxFuture, FutureExt, OptionFuture};
use serde::{Deserialize, Serialize};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tables::{Accepted, ClientId, Command, Frame, Subscription, TableId, Visitor};
use tokio::time::{Instant, sleep, timeout};

/// The default buffers cost 137 KB a connection and half the speed. Most commands fit into this; drawings take turns.
const READ_BUFFER: usize = 1024;
/// Room for an answer to wait for its view; whatever is sent goes out at once.
const WRITE_BUFFER: usize = 1024;
/// After so long without a word from the client it is asked for a sign of life, and after twice as long given up.
const SILENCE: Duration = Duration::from_secs(30);

/// A command on its way up: `{"id":"a1","command":{"do":"start"}}`.
#[derive(Deserialize, utoipa::ToSchema)]
pub struct Up {
    /// The client's own name for it: the answer carries it, and sent again it is not done again.
    #[schema(value_type = String)]
    id: ClientId,
    command: Command,
}

/// The answer: `{"answer":"a1","accepted":{"seq":7}}` or `{"answer":"a1","problem":{…}}`. Every other message is a view.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Down {
    /// The name of the command; none when it could not be read.
    #[schema(value_type = Option<String>)]
    answer: Option<ClientId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accepted: Option<Accepted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<Problem>,
}

/// Views and commands over one WebSocket. Messages down are whole views, and answers to commands; messages up are
/// commands. Without a token one looks on as a spectator, and every command is refused.
#[utoipa::path(get, path = "/tables/{table}/socket", tag = "play", operation_id = "socket",
    params(("table" = String, Path, description = "The table's code", example = "abcd2345")),
    responses((status = 101, description = "Switching to WebSocket"), (status = 426, description = "Not a WebSocket"), Any, AtTable, Doing))]
pub async fn socket(
    State(app): State<Arc<App>>,
    At(table): At,
    asker: Option<Asker>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::new(StatusCode::UPGRADE_REQUIRED, "no-upgrade"))?;
    let views = app.tables.subscribe(table, visitor(asker)).await?;
    let upgrade =
        upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER).max_message_size(LARGEST_BODY);
    Ok(upgrade.on_upgrade(move |socket| {
        let seat = Seated { app, table, asker };
        // Boxed: the upgrade would otherwise keep room for it in every connection's first task.
        async move { seat.attend(socket, views).await }.boxed()
    }))
}

/// One end of a socket.
struct Seated {
    app: Arc<App>,
    table: TableId,
    asker: Option<Asker>,
}

impl Seated {
    /// Carries messages both ways until either side has enough. One command is done at a time: the next is read
    /// when the last is answered, so nobody can queue up work.
    async fn attend(self, mut socket: WebSocket, mut views: Subscription) {
        let _open = self.app.metrics.stream();
        let mut doing: Option<BoxFuture<'_, Down>> = None;
        let (mut heard, mut asked) = (Instant::now(), false);
        let mut silence = pin!(sleep(SILENCE));
        let mut sent = send(&mut socket, text(&views.current())).await;
        while sent.is_ok() {
            let busy = doing.is_some();
            sent = tokio::select! {
                biased;
                Some(down) = OptionFuture::from(doing.as_mut()) => {
                    doing = None;
                    // The view that the command caused goes out in the same breath.
                    match views.next().now_or_never() {
                        Some(Some(frame)) => match socket.feed(answer(&down)).await {
                            Ok(()) => send(&mut socket, text(&frame)).await,
                            Err(_) => break,
                        },
                        _ => send(&mut socket, answer(&down)).await,
                    }
                }
                frame = views.next() => match frame {
                    Some(frame) => send(&mut socket, text(&frame)).await,
                    None => break,
                },
                message = socket.recv(), if !busy => {
                    (heard, asked) = (Instant::now(), false);
                    match message {
                        Some(Ok(Message::Text(up))) => {
                            doing = Some(self.obey(up).boxed());
                            Ok(())
                        }
                        Some(Ok(Message::Binary(_)) | Err(_)) | None => break,
                        Some(Ok(_)) => Ok(()),
                    }
                }
                () = &mut silence => {
                    if asked {
                        break;
                    }
                    asked = heard.elapsed() >= SILENCE;
                    let from = if asked { Instant::now() } else { heard };
                    silence.as_mut().reset(from + SILENCE);
                    if asked { send(&mut socket, Message::Ping(Bytes::new())).await } else { Ok(()) }
                }
            };
        }
        let bye = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
        // Whoever is gone already will not mind.
        let _ = send(&mut socket, Message::Close(Some(bye))).await;
    }

    async fn obey(&self, up: Utf8Bytes) -> Down {
        let Up { id, command } = match serde_json::from_str(&up) {
            Ok(up) => up,
            Err(error) => {
                return Down { answer: None, accepted: None, problem: Some(bad_json(&error.to_string())) };
            }
        };
        let done = match self.asker {
            Some(Asker(visitor)) => self.command(visitor, id.clone(), command).await,
            None => Err(Problem::new(StatusCode::UNAUTHORIZED, "no-visitor")),
        };
        match done {
            Ok(accepted) => Down { answer: Some(id), accepted: Some(accepted), problem: None },
            Err(problem) => Down { answer: Some(id), accepted: None, problem: Some(problem) },
        }
    }

    async fn command(&self, visitor: Visitor, id: ClientId, command: Command) -> Result<Accepted, Problem> {
        self.app.rates.command(visitor)?;
        self.app.command(self.table, visitor, Some(id), command).await
    }
}

/// The other end has gone, or has stopped reading.
struct Gone;

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    match timeout(SILENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}

fn text(frame: &Frame) -> Message {
    Message::Text(frame.json().into())
}

fn answer(down: &Down) -> Message {
    Message::Text(serde_json::to_string(down).unwrap_or_default().into())
}
