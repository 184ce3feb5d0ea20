//! The socket for players: views come down, commands go up, answers come back under the commands' names.

use super::refusals::{Any, AtTable, Doing};
use super::tables::visitor;
use super::wire::{Wire, WireReader, take_over};
use crate::App;
use crate::http::crowd::Place;
use crate::http::extract::{TablePath, bad_json};
use crate::http::limits::{LARGEST_BODY, Stream};
use crate::http::problem::Problem;
use crate::http::rates::Pace;
use crate::http::session::Asker;
use crate::live::onlooker_place;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{self, StatusCode};
use axum::response::Response;
use futures_util::future::{BoxFuture, FutureExt, OptionFuture};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use serde::{Deserialize, Serialize};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;
use tables::{Accepted, ClientId, Command, TableId, Visitor};
use tokio::time::{Instant, Sleep, sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The default buffers cost 137 KB a connection and half the speed. Most commands fit into this; drawings take turns.
const READ_BUFFER: usize = 1024;
/// After so long without a word from the client it is asked for a sign of life, and after twice as long given up. Many
/// proxies hang up after a minute of silence.
const SILENCE: Duration = Duration::from_secs(50);

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
    TablePath(table): TablePath,
    asker: Option<Asker>,
    stream: Stream,
    request: Request,
) -> Result<Response, Problem> {
    let (mut parts, _) = request.into_parts();
    let upgrade = parts.extensions.remove::<OnUpgrade>();
    let switching = create_response_with_body(&http::Request::from_parts(parts, ()), Body::empty);
    let (Some(upgrade), Ok(switching)) = (upgrade, switching) else {
        return Err(Problem::new(StatusCode::UPGRADE_REQUIRED, "no-upgrade"));
    };
    // Whoever may not look, or looks at nothing, is told so before the switch.
    let visitor = visitor(asker);
    let frame = app.tables.view(table, visitor).await?;
    let place = onlooker_place(&app, &frame)?;
    let seat = Seated { app, table, asker, stream, _place: place };
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrade.await
            && let Some((wire, socket)) = take_over(upgraded, limits()).await
        {
            seat.attend(visitor, wire, socket).await;
        }
    });
    Ok(switching)
}

fn limits() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        // A frame that is not finished yet is kept as well as a message.
        .max_frame_size(Some(LARGEST_BODY))
        .max_message_size(Some(LARGEST_BODY))
}

/// One end of a socket.
struct Seated {
    app: Arc<App>,
    table: TableId,
    asker: Option<Asker>,
    stream: Stream,
    _place: Option<Place<TableId>>,
}

impl Seated {
    /// Carries messages both ways until either side has enough. One command is done at a time: the next is read
    /// when the last is answered, so nobody can queue up work.
    async fn attend(self, visitor: Visitor, wire: Arc<Wire>, mut socket: WebSocketStream<WireReader>) {
        // The house may have closed meanwhile.
        let Ok(attached) = self.app.tables.attach(self.table, visitor, wire.clone()).await else { return };
        let mut doing: Option<BoxFuture<'_, Down>> = None;
        let (mut heard, mut asked) = (Instant::now(), false);
        let mut silence = pin!(sleep(SILENCE));
        let mut pace = Pace::new(self.app.config.allowance);
        // While it runs nothing is read: what a client sends too fast waits at the client.
        let mut pause: Option<Pin<Box<Sleep>>> = None;
        loop {
            let busy = doing.is_some() || pause.is_some();
            tokio::select! {
                biased;
                Some(down) = OptionFuture::from(doing.as_mut()) => {
                    doing = None;
                    wire.answer(&down);
                }
                () = wire.trouble() => {
                    if wire.is_closed() || !caught_up(&wire).await {
                        break;
                    }
                }
                message = socket.next(), if !busy => {
                    (heard, asked) = (Instant::now(), false);
                    let (rates, from) = (&self.app.rates, self.stream.from);
                    let wait = match &message {
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => pace.sign_of_life(rates, from),
                        _ => pace.message(rates, from),
                    };
                    pause = wait.map(|wait| Box::pin(sleep(wait)));
                    match message {
                        Some(Ok(Message::Text(up))) => {
                            wire.hold();
                            doing = Some(self.obey(up).boxed());
                        }
                        Some(Ok(Message::Binary(_)) | Err(_)) | None => break,
                        Some(Ok(_)) => {}
                    }
                }
                Some(()) = OptionFuture::from(pause.as_mut()) => pause = None,
                () = &mut silence => {
                    if asked {
                        break;
                    }
                    asked = heard.elapsed() >= SILENCE;
                    let from = if asked { Instant::now() } else { heard };
                    silence.as_mut().reset(from + SILENCE);
                    if asked && socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        break;
                    }
                }
            }
        }
        // The others are told at once, however long it takes to say goodbye.
        drop(attached);
        let bye = CloseFrame { code: CloseCode::Away, reason: Utf8Bytes::default() };
        // Whoever is gone already will not mind.
        let _ = socket.send(Message::Close(Some(bye))).await;
        caught_up(&wire).await;
    }

    async fn obey(&self, up: Utf8Bytes) -> Down {
        let length = up.len();
        let Up { id, command } = match serde_json::from_str(&up) {
            Ok(up) => up,
            Err(error) => {
                return Down { answer: None, accepted: None, problem: Some(bad_json(&error.to_string())) };
            }
        };
        let done = match self.asker {
            Some(Asker(visitor)) => self.command(visitor, id.clone(), command, length).await,
            None => Err(Problem::new(StatusCode::UNAUTHORIZED, "no-visitor")),
        };
        match done {
            Ok(accepted) => Down { answer: Some(id), accepted: Some(accepted), problem: None },
            Err(problem) => Down { answer: Some(id), accepted: None, problem: Some(problem) },
        }
    }

    async fn command(
        &self,
        visitor: Visitor,
        id: ClientId,
        command: Command,
        length: usize,
    ) -> Result<Accepted, Problem> {
        self.app.rates.command(visitor)?;
        self.app.rates.bytes(self.stream.from, Some(visitor), length)?;
        self.app.command(self.table, visitor, Some(id), command).await
    }
}

/// Whether the client has taken what there was for it; one that has stopped reading is not waited for.
async fn caught_up(wire: &Wire) -> bool {
    matches!(timeout(SILENCE, wire.catch_up()).await, Ok(Ok(())))
}
