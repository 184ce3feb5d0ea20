//! The wire to one client. Whoever changes a table writes the views to its wires at once: no task has to wake up for it.
//!
//! Nobody waits for a slow client: what its socket does not take stays here, and the client's own task sends it on. A
//! view supersedes the one before, so that never more than one waits.

use crate::http::connection::Connection;
use crate::http::crowd::Place;
use crate::http::rates::Prefix;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Serialize;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tables::{Outlet, TableView};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// The length of the header of most frames that we send.
const USUAL_HEADER: usize = 4;
const LONGEST_HEADER: usize = 10;

/// The end of a wire that views are sent to.
pub struct Wire {
    socket: OwnedWriteHalf,
    out: Mutex<Out>,
    /// Rings when the client's task has to look after the wire.
    trouble: Notify,
}

#[derive(Default)]
struct Out {
    /// Whole frames, but for a beginning that was sent.
    unsent: Vec<u8>,
    /// How long the last message was: the next one will hardly be longer. A connection at rest keeps no buffer.
    last_length: usize,
    /// The newest view, when it could not go out yet.
    waiting: Option<Arc<TableView>>,
    /// Whether views wait for the answer to a command.
    held: bool,
    /// The table has nothing more to tell.
    closed: bool,
    /// The client is gone.
    broken: bool,
}

impl Out {
    /// Whether something has to be sent on once the socket takes it.
    fn is_behind(&self) -> bool {
        !self.unsent.is_empty() || self.waiting.is_some() && !self.held
    }
}

/// Takes an upgraded connection over: one end for those who send views, one for the client's task. None if it is not a
/// plain socket.
pub async fn take_over(
    upgraded: Upgraded,
    limits: WebSocketConfig,
) -> Option<(Arc<Wire>, WebSocketStream<WireReader>)> {
    let parts = upgraded.downcast::<TokioIo<Connection>>().ok()?;
    let (stream, place) = parts.io.into_inner().into_parts();
    let (incoming, socket) = stream.into_split();
    let wire = Arc::new(Wire { socket, out: Mutex::default(), trouble: Notify::new() });
    let reader = WireReader { socket: incoming, wire: wire.clone(), _place: place };
    let early = parts.read_buf.to_vec();
    Some((wire, WebSocketStream::from_partially_read(reader, early, Role::Server, Some(limits)).await))
}

impl Outlet for Wire {
    fn show(&self, view: &Arc<TableView>) {
        let mut out = self.out();
        if out.held || !out.unsent.is_empty() {
            out.waiting = Some(view.clone());
        } else {
            out.waiting = None;
            self.send(&mut out, |buffer| put_json(buffer, &**view));
        }
    }

    fn close(&self) {
        self.out().closed = true;
        self.trouble.notify_one();
    }
}

impl Wire {
    /// Lets views wait until the next answer, so that it travels with the view that its command caused.
    pub fn hold(&self) {
        self.out().held = true;
    }

    /// Sends an answer, and the view that waited for it.
    pub fn answer(&self, answer: impl Serialize) {
        let mut out = self.out();
        out.held = false;
        self.send(&mut out, |buffer| put_json(buffer, &answer));
    }

    /// Done when the wire needs its task, which has to let it catch up, or to hang up.
    pub async fn trouble(&self) {
        self.trouble.notified().await;
    }

    /// Whether the table has nothing more to tell.
    pub fn is_closed(&self) -> bool {
        self.out().closed
    }

    /// Sends what the socket did not take before, as soon as it does.
    pub async fn catch_up(&self) -> io::Result<()> {
        loop {
            {
                let mut out = self.out();
                if out.is_behind() {
                    self.send(&mut out, |_| ());
                }
                if out.broken {
                    return Err(io::ErrorKind::BrokenPipe.into());
                }
                if !out.is_behind() {
                    return Ok(());
                }
            }
            self.socket.writable().await?;
        }
    }

    /// Sends as much as the socket takes: what was left over, what `put` adds, the view that waits. When something was
    /// left over the view goes on waiting, so that a slow client gets the newest one later and no heap of them.
    fn send(&self, out: &mut Out, put: impl FnOnce(&mut Vec<u8>)) {
        let all_sent = out.unsent.is_empty();
        let mut buffer = std::mem::take(&mut out.unsent);
        if all_sent {
            buffer = Vec::with_capacity(out.last_length + out.last_length / 8);
        }
        put(&mut buffer);
        if all_sent
            && !out.held
            && let Some(view) = out.waiting.take()
        {
            put_json(&mut buffer, &*view);
        }
        let sent = match self.socket.try_write(&buffer) {
            Ok(sent) => sent,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
            Err(_) => {
                out.broken = true;
                buffer.len()
            }
        };
        out.last_length = buffer.len();
        if sent < buffer.len() {
            out.unsent = buffer.split_off(sent);
        }
        if out.broken || out.is_behind() {
            self.trouble.notify_one();
        }
    }

    fn out(&self) -> MutexGuard<'_, Out> {
        // Nothing panics between the steps of a change.
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Appends one frame with the JSON of what is sent as its text.
fn put_json(bytes: &mut Vec<u8>, sent: &impl Serialize) {
    // Writing to memory does not fail, and what we send has a JSON form.
    put_frame(bytes, |bytes| drop(serde_json::to_writer(bytes, sent)));
}

fn put_frame(bytes: &mut Vec<u8>, put_text: impl FnOnce(&mut Vec<u8>)) {
    let start = bytes.len();
    bytes.extend_from_slice(&[0; USUAL_HEADER]);
    put_text(bytes);
    let length = (bytes.len() - start - USUAL_HEADER) as u64;
    let text = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut header = [0; LONGEST_HEADER];
    let _ = text.format(length, &mut &mut header[..]);
    bytes.splice(start..start + USUAL_HEADER, header.into_iter().take(text.len(length)));
}

/// The end of a wire that the client's task listens at. What it has to say itself goes the way of the views.
pub struct WireReader {
    socket: OwnedReadHalf,
    wire: Arc<Wire>,
    _place: Place<Prefix>,
}

impl AsyncRead for WireReader {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(cx, buf)
    }
}

/// Never waits: what the socket does not take is the wire's trouble.
impl AsyncWrite for WireReader {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.wire.out().unsent.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut out = self.wire.out();
        if out.is_behind() {
            self.wire.send(&mut out, |_| ());
        }
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
