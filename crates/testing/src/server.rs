//! A whole server on a free port, for tests.

use lexicon::mind::Minds;
use std::net::SocketAddr;
use std::sync::Arc;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use web::http::rates::Allowance;
use web::{App, Config, Limits, serve};

/// A server that lives as long as this value.
pub struct TestServer {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its handlers share.
    pub app: Arc<App>,
    stop: Arc<Notify>,
    task: JoinHandle<std::io::Result<()>>,
}

impl TestServer {
    /// Starts a server without limits for these tables.
    pub async fn start(tables: Tables) -> std::io::Result<Self> {
        TestServer::with_allowance(tables, Allowance::NONE).await
    }

    /// Starts a server with limits.
    pub async fn with_allowance(tables: Tables, allowance: Allowance) -> std::io::Result<Self> {
        TestServer::with_limits(tables, allowance, Limits::default()).await
    }

    /// Starts a server with limits of both kinds.
    pub async fn with_limits(tables: Tables, allowance: Allowance, limits: Limits) -> std::io::Result<Self> {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        TestServer::start_at(anywhere, tables, allowance, limits, None).await
    }

    /// Starts a server at an address, with limits, and with what its bots know of words.
    pub async fn open(
        address: SocketAddr,
        tables: Tables,
        allowance: Allowance,
        minds: Option<Arc<Minds>>,
    ) -> std::io::Result<Self> {
        TestServer::start_at(address, tables, allowance, Limits::default(), minds).await
    }

    /// Starts a server without limits behind a proxy, which makes it known under a public address.
    pub async fn behind_proxy(
        tables: Tables,
        public_url: String,
        minds: Option<Arc<Minds>>,
    ) -> std::io::Result<Self> {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
        let (allowance, limits) = (Allowance::NONE, Limits::default());
        let config = Config { public_url, behind_proxy: true, allowance, limits };
        TestServer::of(listener, config, tables, minds)
    }

    async fn start_at(
        address: SocketAddr,
        tables: Tables,
        allowance: Allowance,
        limits: Limits,
        minds: Option<Arc<Minds>>,
    ) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let public_url = format!("http://{}", listener.local_addr()?);
        TestServer::of(listener, Config { public_url, behind_proxy: false, allowance, limits }, tables, minds)
    }

    fn of(
        listener: TcpListener,
        config: Config,
        tables: Tables,
        minds: Option<Arc<Minds>>,
    ) -> std::io::Result<Self> {
        let address = listener.local_addr()?;
        let app = App::with_minds(config, tables, minds, b"a secret for tests, of 32 bytes.");
        let stop = Arc::new(Notify::new());
        let stopped = stop.clone();
        let task = tokio::spawn(serve(listener, app.clone(), async move { stopped.notified().await }));
        Ok(TestServer { address, app, stop, task })
    }

    /// Stops as an operator would stop it: what was asked is answered, every stream ends.
    pub async fn stop(mut self) -> std::io::Result<()> {
        self.stop.notify_one();
        (&mut self.task).await?
    }

    /// An address on this server: `url("/healthz")`.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}
