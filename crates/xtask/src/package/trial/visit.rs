//! Somebody at a browser: `crates/e2e/examples/round.rs`.

use super::server::PORT;
use anyhow::{Context, Result, ensure};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A game with bots that goes on round by round, whatever happens to the server in between.
pub struct Visit {
    browser: Child,
    said: BufReader<ChildStdout>,
}

impl Visit {
    /// Opens the browser.
    pub fn start(program: &Path) -> Result<Visit> {
        let mut browser = Command::new(program)
            .arg(format!("http://127.0.0.1:{PORT}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let said = BufReader::new(browser.stdout.take().context("no output")?);
        Ok(Visit { browser, said })
    }

    /// One more round. Says how it went.
    pub fn plays(&mut self) -> Result<String> {
        self.browser.stdin.as_mut().context("no input")?.write_all(b"\n")?;
        let mut line = String::new();
        ensure!(self.said.read_line(&mut line)? > 0, "the visitor could not play");
        Ok(line.trim().to_owned())
    }

    /// Closes the browser.
    pub fn ends(mut self) -> Result<()> {
        drop(self.browser.stdin.take());
        ensure!(self.browser.wait()?.success(), "the visitor did not leave in order");
        Ok(())
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        // Without its input the visitor leaves; whether they had left does not matter.
        drop(self.browser.stdin.take());
        let _ = self.browser.wait();
    }
}
