//! A server to measure or to pester, and tables on it.

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server that is stopped when it is no longer needed.
pub struct Running {
    process: Child,
    /// Kept open: a server that may not print is a server that stops.
    stdout: BufReader<ChildStdout>,
    /// What it printed first: the address to open.
    pub address: String,
}

impl Running {
    /// Starts a server and waits for its first line, which it prints when it listens.
    pub fn start(command: &mut Command) -> anyhow::Result<Self> {
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let stdout = BufReader::new(process.stdout.take().context("no output")?);
        let mut running = Running { process, stdout, address: String::new() };
        running.stdout.read_line(&mut running.address)?;
        running.address.truncate(running.address.trim_end().len());
        ensure!(running.address.starts_with("http"), "the server did not start: {}", running.address);
        Ok(running)
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Killed and reaped; whether it was gone already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A table of four with a game on, and the token of its host.
pub fn deal(server: &Running, game: &Value) -> anyhow::Result<(String, String)> {
    let mut tokens = Vec::new();
    for _ in 0..4 {
        let visitor = post(server, "/api/v1/visitors", "", &json!({}))?;
        tokens.push(visitor["token"].as_str().context("no token")?.to_owned());
    }
    let table = post(server, "/api/v1/tables", &tokens[0], &json!({ "game": game, "listed": true }))?;
    let table = table["table"].as_str().context("no table")?.to_owned();
    let commands = format!("/api/v1/tables/{table}/commands");
    for (number, token) in tokens.iter().enumerate() {
        post(server, &commands, token, &json!({"do": "sit", "name": format!("Player {number}")}))?;
    }
    post(server, &commands, &tokens[0], &json!({"do": "start"}))?;
    Ok((table, tokens.swap_remove(0)))
}

fn post(server: &Running, path: &str, token: &str, body: &Value) -> anyhow::Result<Value> {
    let host = server.address.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host)?;
    let body = body.to_string();
    let who = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         {who}Content-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    ensure!(answer.starts_with("HTTP/1.1 20"), "{path}: {answer}");
    let (_, body) = answer.split_once("\r\n\r\n").context("no body")?;
    Ok(serde_json::from_str(body)?)
}
