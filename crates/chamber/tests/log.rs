//! Whatever becomes of the log, the server answers.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Enough lines to fill any pipe.
const REQUESTS: usize = 1500;

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // Killed and reaped; whether it was gone already does not matter.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program, does something to its log, and asks it many times over one connection.
fn answers(log: Stdio, spoil: impl FnOnce(&mut Child)) -> usize {
    let mut process = Command::new(env!("CARGO_BIN_EXE_chamber"))
        .args(["serve", "--listen", "127.0.0.1:0", "--forget", "--requests", "0"])
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").unwrap().to_owned();
    spoil(&mut process);
    let _server = Server(process);
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut answered = 0;
    let mut bytes = [0; 4096];
    while answered < REQUESTS {
        stream.write_all(b"GET /api/v1/lobby HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        let mut answer = String::new();
        while !answer.ends_with("[]") {
            match stream.read(&mut bytes) {
                Ok(count) if count > 0 => answer += &String::from_utf8_lossy(&bytes[..count]),
                _ => return answered,
            }
        }
        answered += 1;
    }
    answered
}

#[test]
fn a_log_that_nobody_reads_holds_up_nobody() {
    // The other end stays open until the server has gone.
    let mut unread = None;
    assert_eq!(answers(Stdio::piped(), |process| unread = process.stderr.take()), REQUESTS);
}

#[test]
fn a_log_that_was_closed_fails_nobody() {
    assert_eq!(answers(Stdio::piped(), |process| drop(process.stderr.take())), REQUESTS);
}

#[test]
fn a_full_disk_under_the_log_fails_nobody() {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    assert_eq!(answers(full.into(), |_| ()), REQUESTS);
}
