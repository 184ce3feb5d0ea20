//! Black Chamber over HTTP: pages for people, an API for programs, both live over a WebSocket.
//!
//! Architecture invariant: everything that leaves here is made from a view. No handler holds a game's state, so none
//! can let a secret slip. Only the folder of a game's pages knows that game; all others ask [`pages::games`].

pub mod api;
pub mod http;
pub mod i18n;
mod live;
mod pages;
mod qr;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state, map_response, map_response_with_state};
use axum::routing::{get, post};
use http::base::Base;
use http::crowd::Crowd;
use http::problem::Problem;
pub use http::server::{Limits, limit_buffers, serve};
use http::{base, limits, metrics, observe, rates, server, session};
use lexicon::mind::Minds;
use std::sync::Arc;
use std::time::Instant;
use tables::{Accepted, ClientId, Command, MoveToken, TableId, Tables, Visitor, Words};
use tower_http::compression::CompressionLayer;

/// What the server needs to know about the place where it runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address under which players reach the server, without a trailing slash: links and QR codes begin
    /// with it, its path is where everything is found, and `https` makes cookies `Secure`.
    pub public_url: String,
    /// Whether a proxy of ours stands in front and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// How often anybody may ask.
    pub allowance: rates::Allowance,
    /// How many connections there may be, and how long they may take.
    pub limits: Limits,
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
    /// Under which path.
    pub base: Base,
    /// All tables.
    pub tables: Tables,
    /// What visitors' tokens are signed with.
    pub keys: session::Keys,
    /// What has been asked, and by whom.
    pub rates: rates::Rates,
    /// All connections.
    pub connections: Arc<Crowd<rates::Prefix>>,
    /// Those of them that are kept open for what changes. Behind a proxy it is they who tell addresses apart.
    pub streams: Arc<Crowd<rates::Prefix>>,
    /// Those who look on at a table.
    pub onlookers: Arc<Crowd<TableId>>,
    /// What they see.
    pub rendered: live::rendered::RenderCache,
    /// Reviews of finished games.
    pub reviews: pages::review::Reviews,
    /// What the bots know of words: with it a page can say why one of them marked what it did.
    pub minds: Option<Arc<Minds>>,
    /// What has been counted.
    pub metrics: Arc<metrics::Metrics>,
}

impl App {
    /// A server for these tables, with `secret` (at least 32 random bytes) to sign tokens with.
    pub fn new(config: Config, tables: Tables, secret: &[u8]) -> Arc<Self> {
        App::with_minds(config, tables, None, secret)
    }

    /// A server that can say why its bots do what they do.
    pub fn with_minds(config: Config, tables: Tables, minds: Option<Arc<Minds>>, secret: &[u8]) -> Arc<Self> {
        let Limits { connections, per_address, onlookers, .. } = config.limits;
        // All that come through a proxy come from its address.
        let of_one_address = per_address.filter(|_| !config.behind_proxy);
        Arc::new(App {
            connections: Crowd::new(connections, server::SPARE_CONNECTIONS, of_one_address),
            streams: Crowd::new(connections, 0, per_address),
            onlookers: Crowd::new(connections, 0, Some(onlookers)),
            rendered: Default::default(),
            reviews: Default::default(),
            minds,
            rates: rates::Rates::new(config.allowance),
            keys: session::Keys::new(secret),
            metrics: Arc::default(),
            base: Base::of(&config.public_url),
            config,
            tables,
        })
    }

    /// Does what a visitor asks of a table, and counts it.
    pub async fn command(
        &self,
        table: TableId,
        visitor: Visitor,
        key: Option<ClientId>,
        command: Command,
    ) -> Result<Accepted, Problem> {
        if let Command::Configure { settings } = &command {
            let words = if let Words::Own { text } = &settings.words { text.len() } else { 0 };
            self.rates.settings(visitor, words)?;
        }
        let since = Instant::now();
        let done = self.tables.command(table, visitor, key, command).await.map_err(Problem::from);
        match &done {
            Ok(_) => self.metrics.accepted(since.elapsed()),
            Err(problem) => self.metrics.refused(problem.code.clone()),
        }
        done
    }

    /// The link that invites to a table.
    pub fn table_url(&self, table: TableId) -> String {
        format!("{}/t/{table}", self.config.public_url)
    }

    /// The link that moves a seat to whoever opens it first. As good as the seat.
    pub fn seat_url(&self, table: TableId, token: &MoveToken) -> String {
        format!("{}/t/{table}/seat/{}", self.config.public_url, token.reveal())
    }

    /// Whether the store answers, and its last write came through.
    async fn is_well(&self) -> Result<(), Problem> {
        self.tables.health()?;
        Ok(self.tables.lobby(1).await.map(drop)?)
    }
}

/// The whole server as one service.
pub fn router(app: Arc<App>) -> Router {
    let pages = pages::router()
        .route("/visitor", post(session::become_somebody))
        .layer(from_fn_with_state(app.clone(), session::welcome))
        .layer(map_response_with_state(app.clone(), base::place_html))
        .layer(CompressionLayer::new());
    Router::new()
        .merge(pages)
        .nest("/api/v1", api::router())
        .layer(from_fn_with_state(app.clone(), limits::fair_share))
        .layer(from_fn_with_state(app.clone(), session::recognise))
        .layer(from_fn_with_state(app.clone(), limits::same_origin))
        .layer(from_fn(pages::shell::problems::readable))
        .layer(map_response_with_state(app.clone(), base::place_html))
        .layer(map_response_with_state(app.clone(), base::place_headers))
        // An operator's questions do not count as anybody's requests.
        .route("/healthz", get(observe::health))
        .route("/metrics", get(observe::metrics))
        .layer(from_fn_with_state(app.clone(), limits::in_time))
        .layer(DefaultBodyLimit::max(limits::LARGEST_BODY))
        .layer(map_response(limits::secure_headers))
        .layer(from_fn_with_state(app.clone(), observe::log_and_count))
        .with_state(app)
}
