//! A line to the database that can be cut: nothing goes through any more, and nobody is told.

use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Lines to several ports of this machine.
pub struct Relay {
    pub ports: Vec<u16>,
    cut: Arc<watch::Sender<bool>>,
}

impl Relay {
    pub async fn start(to: &[u16]) -> Self {
        let (cut, mut ports) = (Arc::new(watch::Sender::new(false)), Vec::new());
        for to in to.iter().copied() {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            ports.push(listener.local_addr().unwrap().port());
            tokio::spawn(serve(listener, to, cut.clone()));
        }
        Relay { ports, cut }
    }

    /// Cuts all lines, or heals them: what was connected before stays lost.
    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }
}

async fn serve(listener: TcpListener, to: u16, cut: Arc<watch::Sender<bool>>) {
    while let Ok((caller, _)) = listener.accept().await {
        let mut whole = cut.subscribe();
        tokio::spawn(async move {
            until(&mut whole, false).await;
            let Ok(server) = TcpStream::connect(("127.0.0.1", to)).await else { return };
            let (from_caller, to_caller) = caller.into_split();
            let (from_server, to_server) = server.into_split();
            tokio::select! {
                () = pass(from_caller, to_server, whole.clone()) => {}
                () = pass(from_server, to_caller, whole.clone()) => {}
            }
        });
    }
}

/// Passes on what comes in. Over a line that was cut nothing comes any more until it is healed, and then its end.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut line: watch::Receiver<bool>) {
    let mut healed = line.clone();
    let mut bytes = vec![0; 1 << 16];
    loop {
        tokio::select! {
            read = from.read(&mut bytes) => {
                let Ok(length @ 1..) = read else { return };
                if to.write_all(&bytes[..length]).await.is_err() {
                    return;
                }
            }
            () = until(&mut line, true) => {
                // Whoever waits for an answer is not told that none will come.
                until(&mut healed, false).await;
                return;
            }
        }
    }
}

async fn until(line: &mut watch::Receiver<bool>, cut: bool) {
    // The end of the test is the end of all lines.
    let _ = line.wait_for(|now| *now == cut).await;
}
