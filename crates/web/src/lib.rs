//! Black Chamber over HTTP: pages for people, an API for programs, both live over a WebSocket.
//!
//! Architecture invariant: everything that leaves here is made from a view. No handler holds a game's state, so none
//! can let a secret slip.

pub mod api;
pub mod i18n;
pub mod limits;
pub mod live;
pub mod observe;
pub mod pages;
pub mod problem;
pub mod rates;
pub mod session;
pub mod testing;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::get;
use axum::serve::ListenerExt;
use lexicon::mind::Minds;
use problem::Problem;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tables::{MoveToken, TableId, Tables};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// What the server needs to know about the place where it runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address under which players reach the server, without a trailing slash: links and QR codes begin
    /// with it, and `https` makes cookies `Secure`.
    pub public_url: String,
    /// Whether a proxy of ours stands in front and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// How often anybody may ask.
    pub allowance: rates::Allowance,
}

impl Config {
    /// Whether players come in over TLS.
    pub fn is_https(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

/// Everything that handlers share.
pub struct App {
    /// Where we are.
    pub config: Config,
    /// All tables.
    pub tables: Tables,
    /// What visitors' tokens are sealed with.
    pub keys: session::Keys,
    /// What has been asked, and by whom.
    pub rates: rates::Rates,
    /// What the bots know of words: with it a page can say why one of them marked what it did.
    pub minds: Option<Arc<Minds>>,
    /// What has been counted.
    pub metrics: Arc<observe::Metrics>,
}

impl App {
    /// A server for these tables, with `secret` (at least 32 random bytes) to seal tokens with.
    pub fn new(config: Config, tables: Tables, secret: &[u8]) -> Arc<Self> {
        App::with_minds(config, tables, None, secret)
    }

    /// A server that can say why its bots do what they do.
    pub fn with_minds(config: Config, tables: Tables, minds: Option<Arc<Minds>>, secret: &[u8]) -> Arc<Self> {
        Arc::new(App {
            minds,
            rates: rates::Rates::new(config.allowance),
            keys: session::Keys::new(secret),
            metrics: Arc::default(),
            config,
            tables,
        })
    }

    /// The link that invites to a table.
    pub fn table_url(&self, table: TableId) -> String {
        format!("{}/t/{table}", self.config.public_url)
    }

    /// The link that moves a seat to whoever opens it first. As good as the seat.
    pub fn seat_url(&self, table: TableId, token: &MoveToken) -> String {
        format!("{}/t/{table}/seat/{}", self.config.public_url, token.reveal())
    }

    /// Whether the store answers.
    async fn is_well(&self) -> Result<(), Problem> {
        Ok(self.tables.lobby(1).await.map(drop)?)
    }
}

/// The whole server as one service.
pub fn router(app: Arc<App>) -> Router {
    let pages = pages::router()
        .layer(from_fn_with_state(app.clone(), session::welcome))
        .layer(CompressionLayer::new());
    Router::new()
        .merge(pages)
        .nest("/api/v1", api::router())
        .layer(from_fn_with_state(app.clone(), limits::fair_share))
        .layer(from_fn_with_state(app.clone(), session::recognise))
        .layer(from_fn(limits::same_origin))
        // An operator's questions are never refused.
        .route("/healthz", get(observe::health))
        .route("/metrics", get(observe::metrics))
        .layer(DefaultBodyLimit::max(limits::LARGEST_BODY))
        .layer(map_response(limits::secure_headers))
        .layer(from_fn_with_state(app.clone(), observe::watch))
        .with_state(app)
}

/// Serves until `stop` is done, then answers what was asked, ends all streams, and returns.
pub async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let sweeping = tokio::spawn(sweep(app.clone()));
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    // Small answers must not wait for each other.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let stopping = async move {
        stop.await;
        app.tables.close().await;
    };
    let served = axum::serve(listener, service).with_graceful_shutdown(stopping).await;
    sweeping.abort();
    served
}

/// Once a minute forgets whose allowance is full again.
async fn sweep(app: Arc<App>) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        app.rates.forget_the_quiet();
    }
}
