//! A whole server on a free port, for tests.

use crate::{App, Config, router, session};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A server that lives as long as this value.
pub struct TestServer {
    /// Where it listens.
    pub address: SocketAddr,
    task: JoinHandle<()>,
}

impl TestServer {
    /// Starts a server with nothing in it.
    pub async fn start() -> std::io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let config = Config { public_url: format!("http://{address}") };
        let app = App { config, keys: session::Keys::new(b"a secret for tests alone") };
        let service = router(Arc::new(app));
        let task = tokio::spawn(async move {
            // Serving ends with the task; an error before that shows as a refused connection in the test.
            let _ = axum::serve(listener, service).await;
        });
        Ok(TestServer { address, task })
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
