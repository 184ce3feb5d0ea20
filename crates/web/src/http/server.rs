//! The server itself: who is let in, how long a connection may take for what, and how all of it ends.

use crate::http::connection::Connection;
use crate::http::crowd::{Full, Place};
use crate::http::rates::Prefix;
use crate::{App, router};
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};
use tower_service::Service;

/// How long a connection may take for what, and how many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// For the head of a request, from the moment at which one could come: an idle connection is closed after as long.
    pub head: Duration,
    /// For the body of a request and the work on its answer.
    pub request: Duration,
    /// For a client to read anything while something is to be sent to it.
    pub unread: Duration,
    /// For everything to end when the server is told to stop.
    pub stop: Duration,
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address, and open streams of one; none is no limit.
    pub per_address: Option<usize>,
    /// Streams that look on at one table without a seat.
    pub onlookers: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            head: Duration::from_secs(10),
            request: Duration::from_secs(20),
            unread: Duration::from_secs(30),
            stop: Duration::from_secs(6),
            connections: 100_000,
            per_address: None,
            onlookers: 200,
        }
    }
}

/// Connections beyond the ordinary ones: for short visits, so that a full server can still be asked for its health.
pub const SPARE_CONNECTIONS: usize = 32;
/// For the head of a request on such a connection.
const SHORT_VISIT: Duration = Duration::from_secs(2);
/// The most that a connection keeps of a request's head or of an answer that the network does not take.
const LARGEST_BUFFER: usize = 64 * 1024;
/// The most that the kernel keeps for a client that does not read; what is on its way does not count.
const LARGEST_UNSENT: u32 = 64 * 1024;
/// What somebody is told who has too many connections already.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
/// After a connection could not be accepted, for want of memory or file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// On requests of a connection that is for a short visit only.
#[derive(Clone, Copy, Debug)]
pub struct ShortVisit;

/// Where connections come from: a listener, or whoever takes them in for us.
pub trait Accept {
    /// The next connection, and whose it is.
    fn accept(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
}

impl Accept for TcpListener {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        TcpListener::accept(self).await
    }
}

impl Accept for mpsc::Receiver<(TcpStream, SocketAddr)> {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        self.recv().await.ok_or_else(|| io::ErrorKind::BrokenPipe.into())
    }
}

/// Keeps small what the kernel holds for clients that do not read. Connections inherit it from their listener.
pub fn limit_buffers(listener: &TcpListener) -> io::Result<()> {
    SockRef::from(listener).set_tcp_notsent_lowat(LARGEST_UNSENT)?;
    SockRef::from(listener).set_recv_buffer_size(LARGEST_BUFFER)
}

/// Serves until `stop` is done, then answers what was asked, ends all streams, and returns: soon, whatever clients do.
pub async fn serve(
    mut door: impl Accept,
    app: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let sweeping = tokio::spawn(sweep(app.clone()));
    let router = router(app.clone());
    let (stopping, stopped) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            accepted = door.accept() => match accepted {
                Ok((stream, address)) => accept(stream, address, &app, &router, &stopped),
                Err(error) => pause(&error).await,
            },
            () = &mut stop => break,
        }
    }
    drop(door);
    // Whoever waits for the end of something that does not end is not waited for.
    let end = async {
        app.tables.close().await;
        stopping.send_replace(true);
        app.connections.emptied().await;
    };
    if timeout(app.config.limits.stop, end).await.is_err() {
        tracing::warn!(connections = app.connections.len(), "some connections did not end by themselves");
    }
    sweeping.abort();
    Ok(())
}

/// Lets a connection in, or sends it away.
fn accept(
    stream: TcpStream,
    address: SocketAddr,
    app: &Arc<App>,
    router: &Router,
    stopped: &watch::Receiver<bool>,
) {
    let prefix = Prefix::from(address.ip());
    match app.connections.enter(prefix, prefix.network()) {
        Ok(place) => {
            let served =
                serve_connection(stream, address, place, app.clone(), router.clone(), stopped.clone());
            tokio::spawn(served);
        }
        Err(full) => {
            app.metrics.connection_refused();
            if full == Full::Kind {
                // What the network does not take at once is not worth waiting for.
                let _ = stream.try_write(TOO_MANY);
            }
        }
    }
}

/// One connection from its first request to its last.
async fn serve_connection(
    stream: TcpStream,
    address: SocketAddr,
    place: Place<Prefix>,
    app: Arc<App>,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    let limits = app.config.limits;
    let short = place.spare;
    let base = app.base.clone();
    // Small answers must not wait for each other; a connection that is gone already shows soon enough.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        base.enter(&mut request);
        request.extensions_mut().insert(ConnectInfo(address));
        if short {
            request.extensions_mut().insert(ShortVisit);
        }
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(if short { SHORT_VISIT } else { limits.head })
        .max_buf_size(LARGEST_BUFFER)
        .keep_alive(!short)
        .serve_connection(TokioIo::new(Connection::new(stream, limits.unread, place)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // How a connection ended is its client's business.
        _ = connection.as_mut() => return,
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
    connection.as_mut().graceful_shutdown();
    // What does not end by itself is cut off: half a request is no reason to wait.
    let _ = timeout(limits.stop / 2, connection).await;
}

/// After a failed `accept`: a client that was gone already is nothing, but without file descriptors or memory the next
/// attempt would fail at once, and the next.
async fn pause(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "a connection could not be accepted");
        sleep(ACCEPT_PAUSE).await;
    }
}

/// Once a minute forgets whose allowance is full again, and what nobody sees any more.
async fn sweep(app: Arc<App>) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        app.rates.forget_the_quiet();
        app.rendered.forget_the_old();
    }
}
