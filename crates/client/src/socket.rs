//! The socket: commands up, views and answers down.

use crate::Client;
use crate::heard::Overheard;
use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// An open socket at a table.
pub struct Socket {
    socket: WebSocketStream<Overheard>,
    view: Option<Value>,
}

impl Client {
    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str) -> Result<Socket> {
        let socket = self.open_socket(&format!("/api/v1/tables/{table}/socket")).await?;
        Ok(Socket { socket, view: None })
    }

    pub(crate) async fn open_socket(&self, path: &str) -> Result<WebSocketStream<Overheard>> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let stream = Overheard { stream, heard: self.heard.clone() };
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        }
        Ok(tokio_tungstenite::client_async(request, stream).await?.0)
    }
}

impl Socket {
    /// The latest view that came in, once the first one has.
    pub fn view(&self) -> Option<&Value> {
        self.view.as_ref()
    }

    /// Waits for the next view.
    pub async fn next(&mut self) -> Result<&Value> {
        while self.receive().await?.is_some() {}
        self.view.as_ref().context("no view")
    }

    /// Sends a command under a name.
    pub async fn send(&mut self, id: &str, command: &Value) -> Result<()> {
        self.send_text(&json!({"id": id, "command": command}).to_string()).await
    }

    /// Sends anything.
    pub async fn send_text(&mut self, text: &str) -> Result<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Waits for the next answer; views that come before it are taken in.
    pub async fn answer(&mut self) -> Result<Value> {
        loop {
            if let Some(answer) = self.receive().await? {
                return Ok(answer);
            }
        }
    }

    /// One message: an answer is given back, a view is kept.
    async fn receive(&mut self) -> Result<Option<Value>> {
        loop {
            match self.socket.next().await.context("the server closed the socket")?? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text)?;
                    if message.get("answer").is_some() {
                        return Ok(Some(message));
                    }
                    self.view = Some(message);
                    return Ok(None);
                }
                Message::Close(_) => anyhow::bail!("the server closed the socket"),
                _ => {}
            }
        }
    }
}
