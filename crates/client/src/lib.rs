//! A client of the API, as a bot's author would write one, and players that need nothing but their view.
//!
//! It remembers every byte that the server sent it: whole games are played with it, and then searched for what the
//! client should not have learnt.
//!
//! **Architecture invariant:** knows the server by its API alone; of the games it knows only what a view tells.

mod heard;
mod http;
mod page;
mod play;
mod socket;

pub use heard::Heard;
pub use http::{Answer, Lines};
pub use page::Page;
pub use play::{Chance, next_action};
pub use socket::Socket;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// One visitor.
#[derive(Clone)]
pub struct Client {
    address: SocketAddr,
    token: Option<String>,
    /// Everything that this client was sent, on all its connections.
    pub heard: Heard,
}

impl Client {
    /// Somebody without a token: a spectator.
    pub fn nobody(address: SocketAddr) -> Self {
        Client { address, token: None, heard: Heard::default() }
    }

    /// A new visitor.
    pub async fn visitor(address: SocketAddr) -> Result<Self> {
        let answer = Client::nobody(address).post("/api/v1/visitors", &json!({})).await?;
        let token = answer.json()?["token"].as_str().context("no token")?.to_owned();
        Ok(Client { address, token: Some(token), heard: Heard::default() })
    }

    /// The same visitor, who finds the server at another address.
    pub fn moved_to(&self, address: SocketAddr) -> Self {
        Client { address, ..self.clone() }
    }

    /// The visitor's token: a secret to everyone else.
    pub fn token(&self) -> &str {
        self.token.as_deref().unwrap_or_default()
    }

    /// Sets up a table and gives its code.
    pub async fn create(&self, settings: &Value) -> Result<String> {
        let answer = self.post("/api/v1/tables", settings).await?;
        ensure!(answer.status == 201, "{} {}", answer.status, answer.text());
        Ok(answer.json()?["table"].as_str().context("no table")?.to_owned())
    }

    /// Does something at a table: the answer, or the problem.
    pub async fn command(&self, table: &str, command: &Value) -> Result<Result<Value, Value>> {
        self.send_command(table, command, &[]).await
    }

    /// The same under a name of the client's own, so that sending it again does not do it again.
    pub async fn command_as(&self, table: &str, id: &str, command: &Value) -> Result<Result<Value, Value>> {
        self.send_command(table, command, &[("idempotency-key", id)]).await
    }

    async fn send_command(
        &self,
        table: &str,
        command: &Value,
        headers: &[(&str, &str)],
    ) -> Result<Result<Value, Value>> {
        let answer = self.post_with(&format!("/api/v1/tables/{table}/commands"), command, headers).await?;
        let body = answer.json()?;
        Ok(if answer.status == 200 { Ok(body) } else { Err(body) })
    }

    /// What this client may know of a table now.
    pub async fn view(&self, table: &str) -> Result<Value> {
        let answer = self.get(&format!("/api/v1/tables/{table}")).await?;
        ensure!(answer.status == 200, "{} {}", answer.status, answer.text());
        answer.json()
    }
}
