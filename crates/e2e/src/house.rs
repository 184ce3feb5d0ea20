//! A server to play on, and the people who come to it.

use crate::{Chrome, Look, Player};
use anyhow::Result;
use game::Moment;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Memory;
use tables::{Brains, Clock, Tables};
use web::testing::TestServer;

/// A clock that stands still: on a busy machine no sand runs out between two clicks.
struct Standing(Moment);

impl Clock for Standing {
    fn now(&self) -> Moment {
        self.0
    }
}

/// A whole server on a free port, and browsers for its visitors.
pub struct House {
    server: TestServer,
    chrome: Chrome,
}

impl House {
    /// Opens a house without limits, which remembers as long as it stands.
    pub async fn open() -> Result<Self> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
        let clock = Arc::new(Standing(Moment(now)));
        let tables = Tables::new(Arc::new(Memory::new()), clock, Brains::default());
        Ok(House { server: TestServer::start(tables).await?, chrome: Chrome::start().await? })
    }

    /// An address of this house: `url("/learn/decrypto")`.
    pub fn url(&self, path: &str) -> String {
        self.server.url(path)
    }

    /// Somebody with a browser of their own.
    pub async fn visitor(&self, name: &'static str, look: Look) -> Result<Player> {
        Ok(Player { name, browser: self.chrome.open(look).await? })
    }
}
