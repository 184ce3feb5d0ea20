//! A tiny blocking HTTP/1.1 client: opens tables before the measuring begins.

use anyhow::{Context, bail};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

/// One kept-alive connection.
pub struct Http {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Http {
    pub fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Http { address, stream: BufReader::new(stream) })
    }

    /// Posts JSON, with extra header lines (each ending in CRLF), and reads JSON.
    pub fn post(&mut self, path: &str, headers: &str, body: &Value) -> anyhow::Result<Value> {
        self.send(path, "application/json", headers, &body.to_string())
    }

    /// Posts a form as a page's script does.
    pub fn post_form(&mut self, path: &str, headers: &str, body: &str) -> anyhow::Result<Value> {
        self.send(path, "application/x-www-form-urlencoded", headers, body)
    }

    fn send(&mut self, path: &str, kind: &str, headers: &str, body: &str) -> anyhow::Result<Value> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: {kind}\r\nAccept: application/json\r\n\
             {headers}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let (status, body) = self.answer()?;
        if !(200..300).contains(&status) {
            bail!("POST {path}: {status} {}", String::from_utf8_lossy(&body));
        }
        if body.is_empty() {
            return Ok(Value::Null);
        }
        serde_json::from_slice(&body).with_context(|| format!("POST {path}"))
    }

    fn answer(&mut self) -> anyhow::Result<(u16, Vec<u8>)> {
        let first = self.line()?;
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
        let (mut length, mut chunked) = (0, false);
        loop {
            let line = self.line()?.to_ascii_lowercase();
            match line.split_once(':') {
                None => break,
                Some(("content-length", value)) => length = value.trim().parse()?,
                Some(("transfer-encoding", value)) => chunked = value.trim() == "chunked",
                Some(_) => {}
            }
        }
        let mut body = Vec::new();
        if !chunked {
            body.resize(length, 0);
            self.stream.read_exact(&mut body)?;
            return Ok((status, body));
        }
        loop {
            let size = usize::from_str_radix(&self.line()?, 16)?;
            let start = body.len();
            body.resize(start + size, 0);
            self.stream.read_exact(&mut body[start..])?;
            self.line()?;
            if size == 0 {
                return Ok((status, body));
            }
        }
    }

    fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        self.stream.read_line(&mut line)?;
        Ok(line.trim_end().to_owned())
    }
}
