//! Requests, one connection each.

use crate::Client;
use crate::heard::Overheard;
use anyhow::{Context, Result};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderMap};
use hyper::{Method, Request, Response, client::conn::http1};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// What the server answered.
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body.
    pub body: Bytes,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON.
    pub fn json(&self) -> Result<Value> {
        serde_json::from_slice(&self.body).with_context(|| format!("{} {}", self.status, self.text()))
    }

    /// The value of a header; empty when it is not there.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

impl Client {
    /// GET.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        self.request(Method::GET, path, &[], Vec::new()).await
    }

    /// POST of JSON.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer> {
        self.post_with(path, body, &[]).await
    }

    /// POST of JSON with further headers.
    pub async fn post_with(&self, path: &str, body: &Value, headers: &[(&str, &str)]) -> Result<Answer> {
        let headers = [&[(CONTENT_TYPE.as_str(), "application/json")], headers].concat();
        self.request(Method::POST, path, &headers, body.to_string().into_bytes()).await
    }

    /// Any request, with the client's token unless `headers` bring their own.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Result<Answer> {
        let response = self.send(method, path, headers, body).await?;
        let (head, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: head.status.as_u16(), headers: head.headers, body })
    }

    /// The stream of a table, a view a line.
    pub async fn lines(&self, table: &str) -> Result<Lines> {
        let response =
            self.send(Method::GET, &format!("/api/v1/tables/{table}/stream"), &[], Vec::new()).await?;
        Ok(Lines { body: response.into_body(), unread: Vec::new() })
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Result<Response<Incoming>> {
        let stream = TcpStream::connect(self.address).await?;
        let stream = Overheard { stream, heard: self.heard.clone() };
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path);
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header(HOST, self.address.to_string());
        }
        if let Some(token) =
            self.token.as_ref().filter(|_| !headers.iter().any(|(name, _)| *name == "authorization"))
        {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Ok(sender.send_request(request.body(Full::new(Bytes::from(body)))?).await?)
    }
}

/// An open stream of views.
pub struct Lines {
    body: Incoming,
    unread: Vec<u8>,
}

impl Lines {
    /// The next view; none when the server has ended the stream.
    pub async fn next(&mut self) -> Result<Option<Value>> {
        loop {
            if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                if line.len() > 1 {
                    return Ok(Some(serde_json::from_slice(&line)?));
                }
                continue;
            }
            let Some(frame) = self.body.frame().await else { return Ok(None) };
            if let Ok(data) = frame?.into_data() {
                self.unread.extend_from_slice(&data);
            }
        }
    }
}
