//! A server that is tried.

use anyhow::{Result, ensure};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A port that nothing else of this machine is likely to have.
pub const PORT: &str = "18765";
/// How long it may take to answer, on a busy machine.
pub const STARTS_WITHIN: Duration = Duration::from_secs(60);

/// A server that ends with the value.
pub struct Server {
    process: Child,
    /// When its front page was there, and how long its threads had worked until then.
    first_page: (Duration, Duration),
}

impl Server {
    /// Starts it and waits for its front page.
    pub fn start(command: &mut Command) -> Result<Server> {
        ensure!(!answers(), "somebody else serves at port {PORT}");
        let since = Instant::now();
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let mut server = Server { process, first_page: Default::default() };
        while !answers() {
            let ended = server.process.try_wait()?;
            ensure!(ended.is_none() && since.elapsed() < STARTS_WITHIN, "it does not start: {ended:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
        server.first_page = (since.elapsed(), worked(server.process())?);
        Ok(server)
    }

    /// How long it took until its front page was there, on this machine and of the processor's time.
    pub fn first_page(&self) -> String {
        let (took, worked) = self.first_page;
        format!("{} ms, processor {} ms", took.as_millis(), worked.as_millis())
    }

    /// Its number.
    pub fn process(&self) -> u32 {
        self.process.id()
    }

    /// Tells it to stop, as a system would, and waits.
    pub fn stop(mut self) -> Result<()> {
        let told = Command::new("kill").arg(self.process().to_string()).status()?;
        ensure!(told.success(), "it had ended by itself");
        ensure!(self.process.wait()?.success(), "it did not stop in order");
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whether it was gone already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How long the processor worked for a process. On a busy machine it tells more than the clock.
fn worked(process: u32) -> Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // After the name in brackets, which may have spaces: user and system time are the 12th and 13th, in hundredths.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Ok(Duration::from_millis(ticks * 10))
}

/// Whether the front page can be had.
pub fn answers() -> bool {
    let page = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(format!("127.0.0.1:{PORT}"))?;
        write!(stream, "GET / HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nConnection: close\r\n\r\n")?;
        let mut page = String::new();
        stream.read_to_string(&mut page)?;
        Ok(page)
    };
    page().is_ok_and(|page| page.starts_with("HTTP/1.1 200"))
}
