//! Live pages: after each change a connection gets the regions whose HTML changed, and nothing else.

use crate::App;
use crate::api::ask::At;
use crate::i18n::Texts;
use crate::pages::screen::{Prints, Screen};
use crate::pages::{table, tv};
use crate::problem::Problem;
use crate::session::Asker;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::response::Response;
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tables::{Frame, Subscription, TableId, TableView, Visitor};
use tokio::time::{Instant, sleep_until};

/// Messages are small and go out at once; the default buffers would cost most of a connection's memory.
const READ_BUFFER: usize = 4096;
/// Pages only ever send a dot to ask whether the line is alive.
const LARGEST_MESSAGE: usize = 64;
/// A page that is silent for so long is pinged, and after twice as long given up.
const SILENCE: Duration = Duration::from_secs(60);

/// What the page has already.
#[derive(Deserialize)]
pub struct From {
    #[serde(default)]
    after: String,
}

/// One update of a page.
#[derive(Serialize)]
struct Update<'a> {
    /// The mark of the state that the page shows now; it names it when it comes back.
    mark: String,
    /// The server's clock.
    now: u64,
    title: &'a str,
    say: &'a str,
    turn: bool,
    /// The reader's last command that this state contains.
    done: Option<String>,
    regions: BTreeMap<&'static str, String>,
}

/// `GET /t/{table}/live`: the socket of a table's page.
pub async fn socket(
    State(app): State<Arc<App>>,
    At(table): At,
    Asker(visitor): Asker,
    t: Texts,
    Query(from): Query<From>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let page = LivePage { app, t, draw: table::screen, sent: Prints::default(), after: from.after };
    page.open(table, visitor, upgrade).await
}

/// `GET /t/{table}/tv/live`: the socket of the table view. It looks on as a stranger, whoever opened it.
pub async fn tv_socket(
    State(app): State<Arc<App>>,
    At(table): At,
    t: Texts,
    Query(from): Query<From>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let page = LivePage { app, t, draw: tv::screen, sent: Prints::default(), after: from.after };
    page.open(table, Visitor::random(), upgrade).await
}

/// One open page.
struct LivePage {
    app: Arc<App>,
    t: Texts,
    draw: fn(&App, &TableView, &Texts) -> Screen,
    sent: Prints,
    after: String,
}

impl LivePage {
    async fn open(
        self,
        table: TableId,
        visitor: Visitor,
        upgrade: WebSocketUpgrade,
    ) -> Result<Response, Problem> {
        let views = self.app.tables.subscribe(table, visitor).await?;
        let upgrade =
            upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0).max_message_size(LARGEST_MESSAGE);
        Ok(upgrade.on_upgrade(move |socket| async move { self.follow(socket, views).await }.boxed()))
    }

    async fn follow(mut self, mut socket: WebSocket, mut views: Subscription) {
        let _open = self.app.metrics.stream();
        let mut silence = Instant::now() + SILENCE;
        let mut pinged = false;
        let mut sent = self.show(&mut socket, &views.current()).await;
        while sent.is_ok() {
            sent = tokio::select! {
                frame = views.next() => match frame {
                    Some(frame) => self.show(&mut socket, &frame).await,
                    None => break,
                },
                message = socket.recv() => {
                    silence = Instant::now() + SILENCE;
                    pinged = false;
                    match message {
                        Some(Ok(Message::Text(_))) => socket.send(Message::Text(".".into())).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        _ => break,
                    }
                }
                () = sleep_until(silence) => {
                    if std::mem::replace(&mut pinged, true) {
                        break;
                    }
                    silence += SILENCE;
                    socket.send(Message::Ping(Bytes::new())).await
                }
            };
        }
        let bye = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
        // Whoever is gone already will not mind.
        let _ = socket.send(Message::Close(Some(bye))).await;
    }

    async fn show(&mut self, socket: &mut WebSocket, frame: &Frame) -> Result<(), axum::Error> {
        let screen = (self.draw)(&self.app, &frame.view, &self.t);
        let prints = screen.prints();
        let mark = prints.mark();
        // A page that comes back to what it shows already needs nothing.
        let known = std::mem::take(&mut self.after) == mark;
        let changed = if known { Vec::new() } else { prints.changed_since(&self.sent) };
        self.sent = prints;
        let update = Update {
            mark,
            now: table::now(),
            title: &screen.title,
            say: &screen.say,
            turn: screen.turn,
            done: frame.view.you.last_command.as_ref().map(ToString::to_string),
            regions: changed.into_iter().map(|id| (id, self.html(&screen, id))).collect(),
        };
        let text = serde_json::to_string(&update).unwrap_or_default();
        socket.send(Message::Text(text.into())).await
    }

    fn html(&self, screen: &Screen, id: &str) -> String {
        if id == "main" {
            return screen.main(&self.t).into_string();
        }
        let region = screen.regions.iter().find(|region| region.id == id);
        region.map(|region| region.html.clone().into_string()).unwrap_or_default()
    }
}
