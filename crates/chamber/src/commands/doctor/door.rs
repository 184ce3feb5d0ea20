//! Stands in for the server for a moment, to see what reaches it.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// For a request to come in.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most that is read of a head.
const LARGEST_HEAD: u64 = 16 * 1024;

/// A listener that answers requests for one made-up path and tells what their heads said.
pub struct Door {
    requests: Receiver<Headers>,
    /// The last part of the path; also the answer.
    pub word: String,
}

/// The headers of a request, by names in small letters.
pub type Headers = HashMap<String, String>;

impl Door {
    /// Listens.
    pub fn open(listen: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind(listen)?;
        let mut random = [0; 8];
        getrandom::fill(&mut random)?;
        let word = format!("doctor-{:016x}", u64::from_be_bytes(random));
        let (tell, requests) = channel();
        let answer = word.clone();
        // It ends with the program.
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // Whoever breaks off is not who we wait for.
                let _ = serve(stream, &answer, &tell);
            }
        });
        Ok(Door { requests, word })
    }

    /// What the next request for our path said.
    pub fn next(&self) -> Option<Headers> {
        self.requests.recv_timeout(PATIENCE).ok()
    }
}

fn serve(stream: TcpStream, word: &str, tell: &Sender<Headers>) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new((&stream).take(LARGEST_HEAD)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let ours = request.split(' ').nth(1).is_some_and(|path| path.ends_with(word));
    let head: Headers = lines
        .map_while(|line| line.ok().filter(|line| !line.is_empty()))
        .filter_map(|line| {
            line.split_once(':').map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()))
        })
        .collect();
    let (status, body) = if ours { ("200 OK", word) } else { ("404 Not Found", "") };
    write!(
        &stream,
        "HTTP/1.1 {status}\r\ncontent-type: text/plain\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )?;
    if ours {
        // Nobody may be waiting any more.
        let _ = tell.send(head);
    }
    Ok(())
}
