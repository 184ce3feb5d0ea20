//! Log lines on standard error, written by a thread of their own.
//!
//! Architecture invariant: nobody who logs waits or fails. Standard error may be a full disk, a closed pipe, or a pipe
//! that nobody reads: then lines are lost and counted, and the server goes on.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;
use tracing_subscriber::fmt::MakeWriter;

/// Lines that may wait to be written.
const WAITING: usize = 4096;
/// For the last lines to be written when the program ends.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// Where lines go. Cheap to clone.
#[derive(Clone)]
pub struct LogLines {
    queue: SyncSender<Line>,
    lost: Arc<AtomicU64>,
}

enum Line {
    Text(Vec<u8>),
    /// Everything before it has been written.
    Written(SyncSender<()>),
}

impl LogLines {
    /// Starts the thread that writes them.
    pub fn start(out: impl Write + Send + 'static) -> io::Result<Self> {
        let (queue, lines) = sync_channel(WAITING);
        let lost = Arc::<AtomicU64>::default();
        let counter = lost.clone();
        thread::Builder::new().name("log".into()).spawn(move || write(&lines, out, &counter))?;
        Ok(LogLines { queue, lost })
    }

    /// Waits until everything is written, but not for long.
    pub fn finish(&self) {
        let (written, done) = sync_channel(1);
        if self.queue.try_send(Line::Written(written)).is_ok() {
            // What takes longer is lost.
            let _ = done.recv_timeout(LAST_WORDS);
        }
    }

    /// How many lines could not be written.
    pub fn lost(&self) -> Arc<AtomicU64> {
        self.lost.clone()
    }
}

fn write(lines: &Receiver<Line>, mut out: impl Write, lost: &AtomicU64) {
    let mut told = 0;
    for line in lines {
        let line = match line {
            Line::Text(line) => line,
            Line::Written(done) => {
                // Whoever asked may have given up.
                let _ = done.send(());
                continue;
            }
        };
        // As soon as somebody reads again, they learn that something is missing.
        let missing = lost.load(Relaxed);
        let note =
            if missing > told { format!("{} log lines were lost\n", missing - told) } else { String::new() };
        if out.write_all(note.as_bytes()).and_then(|()| out.write_all(&line)).is_ok() {
            told = missing;
        } else {
            lost.fetch_add(1, Relaxed);
        }
    }
}

impl Write for LogLines {
    /// Takes a whole line, or loses it.
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if self.queue.try_send(Line::Text(line.to_vec())).is_err() {
            self.lost.fetch_add(1, Relaxed);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for LogLines {
    type Writer = LogLines;
    fn make_writer(&'a self) -> LogLines {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};

    /// Passes each line on, once it is let.
    struct Slow {
        let_go: Receiver<()>,
        out: Sender<Vec<u8>>,
    }

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.let_go.recv().map_err(|_| io::ErrorKind::BrokenPipe)?;
            self.out.send(bytes.to_vec()).map_err(|_| io::ErrorKind::BrokenPipe)?;
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_nobody_reads_is_lost_and_counted_and_holds_up_nobody() {
        let (allow, let_go) = channel();
        let (out, read) = channel();
        let mut lines = LogLines::start(Slow { let_go, out }).unwrap();
        for number in 0..WAITING + 100 {
            lines.write_all(format!("{number}\n").as_bytes()).unwrap();
        }
        // One may be in the hands of the thread already.
        let lost = lines.lost().load(Relaxed);
        assert!((99..=100).contains(&lost), "{lost}");
        allow.send(()).unwrap();
        allow.send(()).unwrap();
        let told = [read.recv().unwrap(), read.recv().unwrap()].concat();
        assert!(String::from_utf8(told).unwrap().contains("log lines were lost\n"));
    }

    #[test]
    fn a_closed_log_is_no_error() {
        let (_, let_go) = channel();
        let (out, _) = channel();
        let mut lines = LogLines::start(Slow { let_go, out }).unwrap();
        assert!((0..10).all(|_| lines.write_all(b"line\n").is_ok()));
    }
}
