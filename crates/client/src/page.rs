//! The page of a table, kept live as a browser keeps it: updates come down with the regions that changed.

use crate::Client;
use crate::heard::Overheard;
use anyhow::{Context, Result, bail};
use futures_util::{FutureExt, StreamExt};
use serde_json::Value;
use std::collections::BTreeMap;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// An open page.
pub struct Page {
    socket: WebSocketStream<Overheard>,
    mark: String,
    regions: BTreeMap<String, String>,
}

impl Client {
    /// Opens the socket of a table's page.
    pub async fn page(&self, table: &str) -> Result<Page> {
        self.live_page(&format!("/t/{table}/live")).await
    }

    /// Opens the socket of the screen for everybody in the room.
    pub async fn tv(&self, table: &str) -> Result<Page> {
        self.live_page(&format!("/t/{table}/tv/live")).await
    }

    async fn live_page(&self, path: &str) -> Result<Page> {
        let socket = self.open_socket(path).await?;
        let mut page = Page { socket, mark: String::new(), regions: BTreeMap::new() };
        page.next().await?;
        Ok(page)
    }
}

impl Page {
    /// The mark of the state that the page shows: a page that is fetched anew in the same state has the same.
    pub fn mark(&self) -> &str {
        &self.mark
    }

    /// A part of the page: the region with an id, or what stands between the two ids if all came in one piece.
    pub fn part(&self, id: &str, until: &str) -> &str {
        if let Some(region) = self.regions.get(id) {
            return region;
        }
        let attribute = |id: &str| format!("id=\"{id}\"");
        let main = self.regions.get("main").map_or("", String::as_str);
        let rest = main.split_once(&attribute(id)).map_or("", |(_, rest)| rest);
        rest.split_once(&attribute(until)).map_or(rest, |(part, _)| part)
    }

    /// Waits for the next update.
    pub async fn next(&mut self) -> Result<()> {
        let message = self.socket.next().await.context("the server closed the page")??;
        self.take(message)
    }

    /// Takes in what has arrived already.
    pub fn catch_up(&mut self) -> Result<()> {
        while let Some(message) = self.socket.next().now_or_never() {
            self.take(message.context("the server closed the page")??)?;
        }
        Ok(())
    }

    fn take(&mut self, message: Message) -> Result<()> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => bail!("the server closed the page"),
            _ => return Ok(()),
        };
        let update: Value = serde_json::from_str(&text)?;
        self.mark = update["mark"].as_str().context("an update without a mark")?.to_owned();
        let regions = update["regions"].as_object().context("an update without regions")?;
        if regions.contains_key("main") {
            self.regions.clear();
        }
        for (id, html) in regions {
            self.regions.insert(id.clone(), html.as_str().context("a region without HTML")?.to_owned());
        }
        Ok(())
    }
}
