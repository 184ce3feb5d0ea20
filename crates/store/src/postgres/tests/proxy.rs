//! A bad line to the database: it cuts the connection when certain words go by.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What comes with these words reaches the server, but its answer does not come back. Once for each text.
pub const LOSE_ANSWER: &str = "lose the answer";
/// What comes with these words does not reach the server. Once.
pub const LOSE_QUESTION: &str = "lose the question";

/// A running line.
pub struct Proxy {
    pub port: u16,
    lost: Arc<Mutex<HashSet<Vec<u8>>>>,
}

impl Proxy {
    /// A line to a port of this machine.
    pub async fn start(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let lost = Arc::<Mutex<HashSet<Vec<u8>>>>::default();
        let seen = lost.clone();
        tokio::spawn(async move {
            while let Ok((caller, _)) = listener.accept().await {
                let server = TcpStream::connect(("127.0.0.1", to)).await.unwrap();
                let (from_caller, to_caller) = caller.into_split();
                let (from_server, to_server) = server.into_split();
                let back = tokio::spawn(back(from_server, to_caller));
                tokio::spawn(forth(from_caller, to_server, seen.clone(), back));
            }
        });
        Proxy { port, lost }
    }

    /// How often something was lost.
    pub fn lost(&self) -> usize {
        self.lost.lock().unwrap().len()
    }
}

async fn forth(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    seen: Arc<Mutex<HashSet<Vec<u8>>>>,
    back: tokio::task::JoinHandle<()>,
) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        let passing = &bytes[..length];
        let words = |words: &str| {
            let at = passing.windows(words.len()).position(|window| window == words.as_bytes())?;
            let text = passing[at..].iter().take(words.len() + 2).copied().collect::<Vec<u8>>();
            seen.lock().unwrap().insert(text).then_some(())
        };
        if words(LOSE_QUESTION).is_some() {
            return back.abort();
        }
        let cut = words(LOSE_ANSWER).is_some();
        if cut {
            back.abort();
        }
        if to.write_all(passing).await.is_err() || cut {
            // The server is left with the question and finds out later that nobody waits.
            return;
        }
    }
}

async fn back(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    // Whoever hangs up first ends it.
    let _ = tokio::io::copy(&mut from, &mut to).await;
}
