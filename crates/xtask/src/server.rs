//! A server to measure or to pester.

use anyhow::{Context, ensure};
use std::io::{BufRead, BufReader};
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
