//! Players by https without a proxy: TLS ends here, and the server sees plain connections.
//!
//! Each encrypted connection is joined to a plain one inside this machine, because the server hands views to its sockets
//! directly. That costs two file descriptors more a player; where thousands play, a proxy does it better.

use anyhow::Context;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use tokio::io::copy_bidirectional_with_sizes;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use web::limit_buffers;

/// For a client to say who it is.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// Clients that may be at it at the same time.
const HANDSHAKES: usize = 512;
/// What is kept of each direction while one side is slow.
const BUFFER: usize = 4096;
/// A certificate that was renewed is taken up within so long.
const LOOK_AGAIN: Duration = Duration::from_secs(60);

/// Reads a certificate and its key, which must belong together.
pub fn acceptor(cert: &Path, key: &Path) -> anyhow::Result<TlsAcceptor> {
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(cert)
        .and_then(Iterator::collect)
        .with_context(|| format!("no certificate in {}", cert.display()))?;
    let secret = PrivateKeyDer::from_pem_file(key).with_context(|| format!("no key in {}", key.display()))?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .with_context(|| format!("{} is not the key of {}", key.display(), cert.display()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config).into())
}

/// The certificate, read again when its file has changed.
struct Renewed {
    cert: PathBuf,
    key: PathBuf,
    now: Mutex<(TlsAcceptor, Option<SystemTime>, Instant)>,
}

impl Renewed {
    fn open(cert: &Path, key: &Path) -> anyhow::Result<Self> {
        let now = Mutex::new((acceptor(cert, key)?, changed(cert), Instant::now()));
        Ok(Renewed { cert: cert.to_owned(), key: key.to_owned(), now })
    }

    fn acceptor(&self) -> TlsAcceptor {
        // Nothing panics while it is held.
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        let (acceptor, of, looked) = &mut *now;
        if looked.elapsed() > LOOK_AGAIN {
            *looked = Instant::now();
            let found = changed(&self.cert);
            if found != *of {
                match self::acceptor(&self.cert, &self.key) {
                    Ok(renewed) => (*acceptor, *of) = (renewed, found),
                    // The old one is better than none; half a renewal is whole a minute later.
                    Err(error) => {
                        tracing::error!(error = format!("{error:#}"), "the new certificate cannot be used")
                    }
                }
            }
        }
        acceptor.clone()
    }
}

fn changed(file: &Path) -> Option<SystemTime> {
    std::fs::metadata(file).and_then(|file| file.modified()).ok()
}

/// Starts to accept: what comes in by TLS comes out plain, with the address of the client.
pub fn listen(
    listener: TcpListener,
    cert: &Path,
    key: &Path,
) -> anyhow::Result<mpsc::Receiver<(TcpStream, SocketAddr)>> {
    limit_buffers(&listener)?;
    let renewed = Arc::new(Renewed::open(cert, key)?);
    let (ready, connections) = mpsc::channel(1);
    tokio::spawn(accept(listener, renewed, ready));
    Ok(connections)
}

async fn accept(
    listener: TcpListener,
    certificate: Arc<Renewed>,
    ready: mpsc::Sender<(TcpStream, SocketAddr)>,
) {
    let handshakes = Arc::new(Semaphore::new(HANDSHAKES));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = ready.closed() => return,
        };
        let Ok((stream, address)) = accepted else {
            // Without file descriptors or memory the next attempt would fail at once.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        // Whoever comes while too many are at it is turned away; closing is the end of it.
        let Ok(turn) = handshakes.clone().try_acquire_owned() else { continue };
        let (acceptor, ready) = (certificate.acceptor(), ready.clone());
        tokio::spawn(async move {
            let _ = stream.set_nodelay(true);
            let Ok(Ok(mut encrypted)) = timeout(HANDSHAKE, acceptor.accept(stream)).await else { return };
            drop(turn);
            let Ok((mut outer, inner)) = pair().await else { return };
            if ready.send((inner, address)).await.is_ok() {
                // How a connection ends is the business of its two ends.
                let _ = copy_bidirectional_with_sizes(&mut encrypted, &mut outer, BUFFER, BUFFER).await;
            }
        });
    }
}

/// Two ends of one connection inside this machine.
async fn pair() -> io::Result<(TcpStream, TcpStream)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    limit_buffers(&listener)?;
    let (outer, accepted) = tokio::join!(TcpStream::connect(listener.local_addr()?), listener.accept());
    let (outer, (inner, from)) = (outer?, accepted?);
    // Another program of this machine may have been quicker.
    if from != outer.local_addr()? {
        return Err(ErrorKind::ConnectionRefused.into());
    }
    outer.set_nodelay(true)?;
    Ok((outer, inner))
}
