//! A server to play on, and the people who come to it.

use crate::proxy::{self, Proxy};
use crate::{Chrome, Look, Player, company};
use anyhow::{Context, Result};
use lexicon::mind::Minds;
use std::net::SocketAddr;
use std::sync::Arc;
use store::{Memory, Sqlite, Store};
use tables::{BotPlayers, Clock, SystemClock, Tables};
use tempfile::TempDir;
use testing::TestServer;
use testing::{Foreseeable, Standing};
use web::http::rates::Allowance;

/// A whole server on a free port, and browsers for its visitors.
pub struct House {
    server: Option<TestServer>,
    chrome: Chrome,
    address: SocketAddr,
    /// What visitors open: an address without a slash at its end.
    site: String,
    /// What stands in front of the server.
    _proxy: Option<Proxy>,
    /// Where the tables are kept; none when they are kept in memory.
    folder: Option<TempDir>,
    /// Its clock, where tests set it.
    clock: Option<Arc<Standing>>,
    /// The language that the visitors of a tour read.
    pub language: &'static str,
}

impl House {
    /// Opens a house without limits, which remembers as long as it stands.
    pub async fn open() -> Result<Self> {
        let tables = tables(Arc::new(Memory::new()), now(), BotPlayers::default(), 1);
        House::of(tables, None, None).await
    }

    /// Opens a house that can judge clues, for reviews.
    pub async fn with_minds() -> Result<Self> {
        let tables = tables(Arc::new(Memory::new()), now(), BotPlayers::default(), 1);
        House::of(tables, Some(Arc::new(Minds::open()?)), None).await
    }

    /// Opens a house whose tables outlive the server.
    pub async fn that_remembers() -> Result<Self> {
        let folder = TempDir::new()?;
        let tables = tables(sqlite(&folder)?, now(), BotPlayers::default(), 1);
        House::of(tables, None, Some(folder)).await
    }

    /// Opens a house with bots for Decrypto. They act when their time comes, so its clock goes.
    pub async fn with_bots() -> Result<Self> {
        let minds = Arc::new(Minds::open()?);
        let tables = tables(Arc::new(Memory::new()), Arc::new(SystemClock), company::all(&minds), 1);
        let running = tables.clone();
        tokio::spawn(async move { running.run().await });
        House::of(tables, Some(minds), None).await
    }

    /// Opens a house under a path of a site with other pages, behind a proxy that runs with the project's own settings.
    pub async fn behind(kind: proxy::Kind) -> Result<Self> {
        let port = proxy::free_port()?;
        let site = format!("http://example.lan.test:{port}/games");
        let tables = tables(Arc::new(Memory::new()), now(), BotPlayers::default(), 1);
        let server = TestServer::behind_proxy(tables, site.clone(), None).await?;
        let proxy = Proxy::start(kind, port, server.address).await?;
        let chrome = Chrome::start().await?;
        let (address, server) = (server.address, Some(server));
        Ok(House {
            server,
            chrome,
            address,
            site,
            _proxy: Some(proxy),
            folder: None,
            clock: None,
            language: "en",
        })
    }

    /// Opens a house whose clock goes only as far as it is told, with simple bots for Kryptos.
    pub async fn whose_clock_is_set() -> Result<Self> {
        let clock = Arc::new(Standing::at(SystemClock.now()));
        let tables = tables(Arc::new(Memory::new()), clock.clone(), company::simple(), 1);
        let running = tables.clone();
        tokio::spawn(async move { running.run().await });
        Ok(House { clock: Some(clock), ..House::of(tables, None, None).await? })
    }

    /// Lets so many seconds pass.
    pub fn waits(&self, seconds: u64) {
        if let Some(clock) = &self.clock {
            clock.advance(seconds);
        }
    }

    async fn of(tables: Tables, minds: Option<Arc<Minds>>, folder: Option<TempDir>) -> Result<Self> {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = TestServer::open(anywhere, tables, Allowance::NONE, minds).await?;
        Ok(House {
            address: server.address,
            site: format!("http://{}", server.address),
            _proxy: None,
            server: Some(server),
            chrome: Chrome::start().await?,
            folder,
            clock: None,
            language: "en",
        })
    }

    /// Stops the server, as an operator would.
    pub async fn shuts(&mut self) -> Result<()> {
        self.server.take().context("it is shut already")?.stop().await?;
        Ok(())
    }

    /// Starts it again where it was, with what the log remembers and nothing else.
    pub async fn opens_again(&mut self) -> Result<()> {
        let folder = self.folder.as_ref().context("this house remembers nothing")?;
        let tables = tables(sqlite(folder)?, now(), BotPlayers::default(), 2);
        self.server = Some(TestServer::open(self.address, tables, Allowance::NONE, None).await?);
        Ok(())
    }

    /// An address of this house: `url("/learn/decrypto")`.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.site)
    }

    /// The same as a phone on the local network would find it: to a browser only this machine's own address is as
    /// trustworthy as https.
    pub fn lan_url(&self, path: &str) -> String {
        format!("http://house.lan.test:{}{path}", self.address.port())
    }

    /// Somebody with a browser of their own.
    pub async fn visitor(&self, name: &'static str, look: Look) -> Result<Player> {
        Ok(Player { name, browser: self.chrome.open(look).await? })
    }
}

/// Tables at which every run plays the same games; the number foretells which.
fn tables(store: Arc<dyn Store>, clock: Arc<dyn Clock>, bots: BotPlayers, number: u64) -> Tables {
    Tables::open(tables::House {
        clock,
        bots,
        entropy: Arc::new(Foreseeable::new(number)),
        ..tables::House::new(store)
    })
}

/// A clock that stands still: on a busy machine no sand runs out between two clicks.
fn now() -> Arc<dyn Clock> {
    Arc::new(Standing::at(SystemClock.now()))
}

fn sqlite(folder: &TempDir) -> Result<Arc<dyn Store>> {
    Ok(Arc::new(Sqlite::open(folder.path().join("tables.db"))?))
}
