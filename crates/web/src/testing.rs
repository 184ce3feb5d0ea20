//! A whole server on a free port, for tests.

use crate::rates::Allowance;
use crate::{App, Config, serve};
use std::net::SocketAddr;
use std::sync::Arc;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A server that lives as long as this value.
pub struct TestServer {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its handlers share.
    pub app: Arc<App>,
    task: JoinHandle<std::io::Result<()>>,
}

impl TestServer {
    /// Starts a server without limits for these tables.
    pub async fn start(tables: Tables) -> std::io::Result<Self> {
        TestServer::with_allowance(tables, Allowance::NONE).await
    }

    /// Starts a server with limits.
    pub async fn with_allowance(tables: Tables, allowance: Allowance) -> std::io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let config = Config { public_url: format!("http://{address}"), behind_proxy: false, allowance };
        let app = App::new(config, tables, b"a secret for tests, of 32 bytes.");
        let task = tokio::spawn(serve(listener, app.clone(), std::future::pending()));
        Ok(TestServer { address, app, task })
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
