//! Live pages: after each change a connection gets the regions whose HTML changed, and nothing else.

pub mod rendered;
pub mod screen;

use self::rendered::Render;
use self::screen::{Fingerprints, Shown};
use crate::App;
use crate::http::crowd::Place;
use crate::http::extract::TablePath;
use crate::http::limits::Stream;
use crate::http::problem::Problem;
use crate::http::rates::Pace;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::pages::table::{self, tv};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::FutureExt;
use futures_util::future::OptionFuture;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tables::{Subscription, TableId, TableView, Visitor};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// Messages are small and go out at once; the default buffers would cost most of a connection's memory.
const READ_BUFFER: usize = 4096;
/// Pages only ever send a dot to ask whether the line is alive.
const LARGEST_MESSAGE: usize = 64;
/// A page that is silent for so long is pinged, and after twice as long given up.
const SILENCE: Duration = Duration::from_secs(60);
/// Those who look on are shown what changes at most so often: no eye can tell, and a crowd must not cost the players.
const ONLOOKER_PAUSE: Duration = Duration::from_millis(250);

/// What the page has already.
#[derive(Deserialize)]
pub struct ResumeFrom {
    #[serde(default)]
    after: String,
}

/// One update of a page, but for the regions.
#[derive(Serialize)]
struct Update<'a> {
    /// The mark of the state that the page shows now; it names it when it comes back.
    mark: &'a str,
    /// The server's clock.
    now: u64,
    title: &'a str,
    say: &'a str,
    turn: bool,
    /// The reader's last command that this state contains.
    done: Option<String>,
    /// The regions that changed, by their ids.
    regions: &'a RawValue,
}

/// `GET /t/{table}/live`: the socket of a table's page.
pub async fn socket(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
    t: Texts,
    Query(from): Query<ResumeFrom>,
    stream: Stream,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let page = LivePage {
        app,
        t,
        render: table::screen,
        sent: Fingerprints::default(),
        shown: None,
        after: from.after,
        stream,
    };
    page.open(table, visitor, upgrade).await
}

/// `GET /t/{table}/tv/live`: the socket of the table view. It looks on as a stranger, whoever opened it.
pub async fn tv_socket(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    t: Texts,
    Query(from): Query<ResumeFrom>,
    stream: Stream,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let page = LivePage {
        app,
        t,
        render: tv::screen,
        sent: Fingerprints::default(),
        shown: None,
        after: from.after,
        stream,
    };
    page.open(table, Visitor::random(), upgrade).await
}

/// One open page.
struct LivePage {
    app: Arc<App>,
    t: Texts,
    render: Render,
    sent: Fingerprints,
    /// The view that the page was made from last.
    shown: Option<Arc<TableView>>,
    after: String,
    stream: Stream,
}

impl LivePage {
    async fn open(
        self,
        table: TableId,
        visitor: Visitor,
        upgrade: WebSocketUpgrade,
    ) -> Result<Response, Problem> {
        let mut views = self.app.tables.subscribe(table, visitor).await?;
        let place = onlooker_place(&self.app, &views.current())?;
        let upgrade = upgrade
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_frame_size(LARGEST_MESSAGE)
            .max_message_size(LARGEST_MESSAGE);
        Ok(upgrade.on_upgrade(move |socket| async move { self.follow(socket, views, place).await }.boxed()))
    }

    async fn follow(
        mut self,
        mut socket: WebSocket,
        mut views: Subscription,
        _place: Option<Place<TableId>>,
    ) {
        let mut pace = Pace::new(self.app.config.allowance);
        // While it runs nothing is read: what a client sends too fast waits at the client.
        let mut pause: Option<Pin<Box<Sleep>>> = None;
        let mut silence = Instant::now() + SILENCE;
        let mut pinged = false;
        let mut sent = self.show(&mut socket, &views.current()).await;
        let mut calm: Option<Pin<Box<Sleep>>> = None;
        while sent.is_ok() {
            sent = tokio::select! {
                frame = views.next(), if calm.is_none() => match frame {
                    Some(frame) => {
                        calm = frame.you.chair.is_none().then(|| Box::pin(sleep(ONLOOKER_PAUSE)));
                        self.show(&mut socket, &frame).await
                    }
                    None => break,
                },
                Some(()) = OptionFuture::from(calm.as_mut()) => {
                    calm = None;
                    Ok(())
                }
                message = socket.recv(), if pause.is_none() => {
                    silence = Instant::now() + SILENCE;
                    pinged = false;
                    let wait = pace.sign_of_life(&self.app.rates, self.stream.from);
                    pause = wait.map(|wait| Box::pin(sleep(wait)));
                    match message {
                        Some(Ok(Message::Text(_))) => socket.send(Message::Text(".".into())).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        _ => break,
                    }
                }
                Some(()) = OptionFuture::from(pause.as_mut()) => {
                    pause = None;
                    Ok(())
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
        // The others are told at once, however long it takes to say goodbye.
        drop(views);
        let bye = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
        // Whoever is gone already will not mind.
        let _ = socket.send(Message::Close(Some(bye))).await;
    }

    async fn show(&mut self, socket: &mut WebSocket, frame: &Arc<TableView>) -> Result<(), axum::Error> {
        let Self { app, t, render, .. } = self;
        let rendered = if frame.you.chair.is_some() {
            let make = |shown: Shown<'_>| render(app, frame, t, shown);
            app.rendered.of_one(make, Shown::of(self.shown.as_deref()), &self.sent, &app.base)
        } else {
            app.rendered.of_all(app, frame, *render, t)
        };
        self.shown = Some(frame.clone());
        // A page that comes back to what it shows already needs nothing.
        let known = std::mem::take(&mut self.after) == rendered.mark;
        let sent = std::mem::replace(&mut self.sent, rendered.fingerprints.clone());
        let regions = rendered.changes_since(if known { &rendered.fingerprints } else { &sent }, &self.t);
        let update = Update {
            mark: &rendered.mark,
            now: app.tables.now().0,
            title: &rendered.screen.title,
            say: &rendered.screen.say,
            turn: rendered.screen.turn,
            done: frame.you.last_command.as_ref().map(ToString::to_string),
            regions: &regions,
        };
        let text = serde_json::to_string(&update).unwrap_or_default();
        socket.send(Message::Text(text.into())).await
    }
}

/// A place among those who look on at a table; whoever plays there, or is its host, needs none.
pub fn onlooker_place(app: &App, view: &TableView) -> Result<Option<Place<TableId>>, Problem> {
    if view.you.chair.is_some() || view.you.host {
        return Ok(None);
    }
    let full = |_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "too-many-onlookers");
    app.onlookers.enter(view.table, None).map(Some).map_err(full)
}
