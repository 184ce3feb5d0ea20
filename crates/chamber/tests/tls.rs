//! A server with a certificate of its own: pages by https, sockets by wss, and the address of whoever asks.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(more: &[&str]) -> Server {
        let file = |name: &str| format!("{}/tests/certificates/{name}.pem", env!("CARGO_MANIFEST_DIR"));
        let mut process = Command::new(env!("CARGO_BIN_EXE_chamber"))
            .args(["serve", "--listen", "127.0.0.1:0", "--forget"])
            .args(["--tls-cert", &file("cert"), "--tls-key", &file("key")])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("https://").expect("players come by https").to_owned();
        Server { process, address }
    }

    fn connect(&self) -> StreamOwned<ClientConnection, TcpStream> {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/certificates/cert.pem");
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(file).unwrap()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from("localhost").unwrap();
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        StreamOwned::new(ClientConnection::new(Arc::new(config), name).unwrap(), stream)
    }

    /// The answer up to the end of its head, or of everything if that is sooner.
    fn ask(&self, request: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        let mut byte = [0];
        while !answer.ends_with("\r\n\r\n") && stream.read(&mut byte).is_ok_and(|read| read > 0) {
            answer.push(char::from(byte[0]));
        }
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Killed and reaped; whether it was gone already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn pages_come_by_https_with_secure_cookies() {
    let server = Server::start(&[]);
    let answer = server
        .ask("POST /visitor HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 2") && answer.contains("; Secure"), "{answer}");
}

#[test]
fn sockets_come_by_https() {
    let server = Server::start(&[]);
    let made = server.ask(
        "POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: 12\r\nconnection: close\r\n\r\ngame=kryptos",
    );
    let table = made.split("location: ").nth(1).and_then(|rest| rest.split("\r\n").next()).expect(&made);
    let answer = server.ask(&format!(
        "GET {table}/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ));
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
}

#[test]
fn whoever_does_not_speak_tls_holds_up_nobody() {
    let server = Server::start(&[]);
    let mut plain: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
    plain[0].write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let answer = server.ask("GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[test]
fn the_limit_of_one_address_is_that_of_the_client_and_not_of_the_way_inside() {
    let server = Server::start(&["--connections", "2"]);
    let mut held: Vec<_> = (0..2).map(|_| server.connect()).collect();
    for stream in &mut held {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
    let answer = server.ask("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
}
