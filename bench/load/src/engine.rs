//! The event loop: connections, tables, due times and the clock that stops when all four clients are served.

use crate::frame;
use crate::http::Http;
use crate::peers::{Event, Protocol, Request};
use anyhow::{Context, bail, ensure};
use load::Latency;
use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{ErrorKind, Read, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Clients of one table.
pub const SEATS: usize = 4;
/// Connections that may be on their way in at the same time.
const JOINING: usize = 128;

struct Connection {
    stream: TcpStream,
    upgraded: bool,
    joined: bool,
    /// Bytes of a message that has not come in whole yet.
    partial: Vec<u8>,
    /// Bytes that the socket did not take yet.
    unsent: Vec<u8>,
}

#[derive(Clone, Copy)]
struct Table {
    /// Updates that count: what the protocol numbers them with.
    number: u64,
    /// Clients that hold the update of the action in flight, one bit each.
    served: u8,
    in_flight: bool,
    since: Instant,
    /// Open loop: an action fell due while another was in flight.
    overdue: Option<Instant>,
}

/// All tables and what was measured on them.
pub struct Engine {
    poll: Poll,
    protocol: Box<dyn Protocol>,
    connections: Vec<Connection>,
    tables: Vec<Table>,
    /// How to connect to tables that are open and empty.
    opened: Vec<[Request; SEATS]>,
    joined: usize,
    rate: Option<f64>,
    due: BinaryHeap<Reverse<(Instant, usize)>>,
    chance: u64,
    playing: bool,
    recording: bool,
    out: Vec<u8>,
    scratch: Vec<u8>,
    /// Actions completed in the measured window.
    pub actions: u64,
    /// Messages that carried an update, in the same window.
    pub updates: u64,
    /// Their payload.
    pub update_bytes: u64,
    /// Time spent on what came in and what fell due, in the same window.
    pub busy: Duration,
    /// From due (or sent) to the last of the four receipts.
    pub latency: Latency,
}

impl Engine {
    /// Nothing opened yet.
    pub fn new(protocol: Box<dyn Protocol>, tables: usize, rate: Option<f64>) -> anyhow::Result<Self> {
        let now = Instant::now();
        let fresh = Table { number: 0, served: 0, in_flight: false, since: now, overdue: None };
        let engine = Engine {
            poll: Poll::new()?,
            protocol,
            connections: Vec::with_capacity(tables * SEATS),
            tables: vec![fresh; tables],
            opened: Vec::new(),
            joined: 0,
            rate,
            due: BinaryHeap::new(),
            chance: 42,
            playing: false,
            recording: false,
            out: Vec::new(),
            scratch: vec![0; 256 * 1024],
            actions: 0,
            updates: 0,
            update_bytes: 0,
            busy: Duration::ZERO,
            latency: Latency::new()?,
        };
        Ok(engine)
    }

    /// Opens all tables, without a client at them yet. A protocol whose seats do not wait opens them with
    /// [`Engine::join`].
    pub fn open_tables(&mut self, address: SocketAddr) -> anyhow::Result<()> {
        if self.protocol.seats_wait() {
            let mut http = Http::connect(address)?;
            for table in 0..self.tables.len() {
                let requests = self.protocol.open(&mut http, table)?;
                self.opened.push(requests);
            }
        }
        Ok(())
    }

    /// Connects four clients to every table and waits until each holds its first view.
    pub fn join(&mut self, address: SocketAddr) -> anyhow::Result<()> {
        let mut http = Http::connect(address)?;
        for table in 0..self.tables.len() {
            let requests = match self.opened.get_mut(table) {
                Some(requests) => std::mem::take(requests),
                None => self.protocol.open(&mut http, table)?,
            };
            for request in requests {
                self.connect(address, &request)?;
            }
            self.wait_for(((table + 1) * SEATS).saturating_sub(JOINING))?;
        }
        self.opened = Vec::new();
        self.wait_for(self.tables.len() * SEATS)
    }

    fn wait_for(&mut self, joined: usize) -> anyhow::Result<()> {
        let patience = Instant::now() + Duration::from_secs(60);
        while self.joined < joined {
            ensure!(Instant::now() < patience, "{} of {joined} clients came in", self.joined);
            self.turn(Instant::now() + Duration::from_millis(20))?;
        }
        Ok(())
    }

    fn connect(&mut self, address: SocketAddr, request: &Request) -> anyhow::Result<()> {
        let (path, headers) = request;
        let mut stream = std::net::TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        let upgrade = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        );
        stream.write_all(upgrade.as_bytes())?;
        stream.set_nonblocking(true)?;
        let mut stream = TcpStream::from_std(stream);
        let token = Token(self.connections.len());
        self.poll.registry().register(&mut stream, token, Interest::READABLE | Interest::WRITABLE)?;
        let (partial, unsent) = (Vec::new(), Vec::new());
        self.connections.push(Connection { stream, upgraded: false, joined: false, partial, unsent });
        Ok(())
    }

    /// Lets the tables play.
    pub fn play(&mut self) -> anyhow::Result<()> {
        self.playing = true;
        let now = Instant::now();
        for table in 0..self.tables.len() {
            if self.rate.is_some() {
                let first = now + self.think().mul_f64(0.66);
                self.due.push(Reverse((first, table)));
            } else {
                self.act(table, now)?;
            }
        }
        Ok(())
    }

    /// Begins the measured window.
    pub fn record(&mut self) -> anyhow::Result<()> {
        self.recording = true;
        self.latency = Latency::new()?;
        (self.actions, self.updates, self.update_bytes) = (0, 0, 0);
        self.busy = Duration::ZERO;
        Ok(())
    }

    /// Ends the measured window and waits for what is in flight: nothing may be lost.
    pub fn stop(&mut self) -> anyhow::Result<()> {
        (self.recording, self.playing) = (false, false);
        let patience = Instant::now() + Duration::from_secs(5);
        while self.tables.iter().any(|table| table.in_flight) {
            ensure!(Instant::now() < patience, "an action was never answered");
            self.turn(patience)?;
        }
        Ok(())
    }

    /// Runs the loop for a while.
    pub fn run_for(&mut self, seconds: f64) -> anyhow::Result<()> {
        let until = Instant::now() + Duration::from_secs_f64(seconds);
        while Instant::now() < until {
            self.turn(until)?;
        }
        Ok(())
    }

    /// Time between two actions of one table: uniform in half to one and a half times the mean.
    fn think(&mut self) -> Duration {
        self.chance = self.chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let uniform = (self.chance >> 33) as f64 / (1u64 << 31) as f64;
        let mean = self.tables.len() as f64 / self.rate.unwrap_or(1.0);
        Duration::from_secs_f64((0.5 + uniform) * mean)
    }

    fn act(&mut self, table: usize, since: Instant) -> anyhow::Result<()> {
        let state = &mut self.tables[table];
        (state.in_flight, state.served, state.since) = (true, 0, since);
        let seat = self.protocol.act(table, &mut self.out)?;
        self.flush(table * SEATS + seat);
        Ok(())
    }

    fn fall_due(&mut self) -> anyhow::Result<()> {
        while self.playing {
            match self.due.peek() {
                Some(Reverse((due, _))) if *due <= Instant::now() => {}
                _ => break,
            }
            let Some(Reverse((due, table))) = self.due.pop() else { break };
            let next = due + self.think();
            if self.tables[table].in_flight {
                self.tables[table].overdue.get_or_insert(due);
            } else {
                self.act(table, due)?;
            }
            self.due.push(Reverse((next, table)));
        }
        Ok(())
    }

    /// One turn of the loop, until `until` or the next due time at the latest.
    fn turn(&mut self, until: Instant) -> anyhow::Result<()> {
        let next =
            self.due.peek().filter(|_| self.playing).map_or(until, |Reverse((due, _))| until.min(*due));
        let wait = next.saturating_duration_since(Instant::now());
        // While there is play we stay awake, on a core of our own: a server should not have to pay for waking us.
        let wait = if self.playing { Duration::ZERO } else { wait };
        let mut events = Events::with_capacity(512);
        match self.poll.poll(&mut events, Some(wait)) {
            Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(()),
            other => other?,
        }
        let began = Instant::now();
        let something = !events.is_empty();
        for event in &events {
            let Token(index) = event.token();
            if event.is_writable() {
                self.flush(index);
            }
            if event.is_readable() {
                self.read(index)?;
            }
        }
        self.fall_due()?;
        if something {
            self.busy += began.elapsed();
        }
        Ok(())
    }

    /// Sends what is in `out` and what was left over before.
    fn flush(&mut self, index: usize) {
        let connection = &mut self.connections[index];
        connection.unsent.append(&mut self.out);
        while !connection.unsent.is_empty() {
            match connection.stream.write(&connection.unsent) {
                Ok(sent) => drop(connection.unsent.drain(..sent)),
                // A full socket reports when it has room; a broken one is noticed by the reader.
                Err(_) => return,
            }
        }
    }

    fn read(&mut self, index: usize) -> anyhow::Result<()> {
        loop {
            let mut scratch = std::mem::take(&mut self.scratch);
            let read = self.connections[index].stream.read(&mut scratch);
            let done = match read {
                Ok(0) => Err(anyhow::anyhow!("the server closed connection {index}")),
                Ok(n) => self.received(index, &scratch[..n]).map(|()| n < scratch.len()),
                Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(true),
                Err(error) => Err(error.into()),
            };
            self.scratch = scratch;
            if done? {
                return Ok(());
            }
        }
    }

    fn received(&mut self, index: usize, bytes: &[u8]) -> anyhow::Result<()> {
        if self.connections[index].partial.is_empty() {
            let used = self.messages(index, bytes)?;
            self.connections[index].partial.extend_from_slice(&bytes[used..]);
            return Ok(());
        }
        let mut whole = std::mem::take(&mut self.connections[index].partial);
        whole.extend_from_slice(bytes);
        let used = self.messages(index, &whole)?;
        whole.drain(..used);
        // An empty buffer keeps no memory: there are thousands of connections.
        self.connections[index].partial = if whole.is_empty() { Vec::new() } else { whole };
        Ok(())
    }

    /// Takes whole messages from the start of `bytes`; says how many bytes they were.
    fn messages(&mut self, index: usize, bytes: &[u8]) -> anyhow::Result<usize> {
        let mut at = 0;
        if !self.connections[index].upgraded {
            let Some(end) = memchr::memmem::find(bytes, b"\r\n\r\n") else { return Ok(0) };
            ensure!(
                bytes.starts_with(b"HTTP/1.1 101"),
                "upgrade refused: {}",
                String::from_utf8_lossy(&bytes[..end])
            );
            self.connections[index].upgraded = true;
            at = end + 4;
        }
        while let Some((opcode, payload, length)) = frame::take(&bytes[at..]) {
            at += length;
            match opcode {
                frame::TEXT | frame::BINARY => self.message(index, payload)?,
                frame::PING => {
                    frame::put(&mut self.out, frame::PONG, payload);
                    self.flush(index);
                }
                frame::PONG => {}
                frame::CLOSE => bail!("connection {index} was closed: {}", String::from_utf8_lossy(payload)),
                other => bail!("connection {index}: frame of kind {other}"),
            }
        }
        Ok(at)
    }

    fn message(&mut self, index: usize, payload: &[u8]) -> anyhow::Result<()> {
        let (table, seat) = (index / SEATS, index % SEATS);
        let event = self
            .protocol
            .receive(table, seat, payload, &mut self.out)
            .with_context(|| String::from_utf8_lossy(&payload[..payload.len().min(300)]).into_owned())?;
        self.flush(index);
        match event {
            Event::Nothing => {}
            Event::Joined(number) => {
                self.tables[table].number = self.tables[table].number.max(number);
                if !std::mem::replace(&mut self.connections[index].joined, true) {
                    self.joined += 1;
                }
            }
            // A view may change without an action, such as when somebody comes in.
            Event::Update(number) if self.holds(table, seat, number) => {}
            Event::Update(number) => {
                self.updates += 1;
                self.update_bytes += payload.len() as u64;
                let state = &mut self.tables[table];
                let expected =
                    state.in_flight && number == state.number + 1 && state.served & (1 << seat) == 0;
                ensure!(expected, "table {table}, seat {seat}: update {number} came after {}", state.number);
                state.served |= 1 << seat;
                if state.served == (1 << SEATS) - 1 {
                    return self.complete(table);
                }
            }
        }
        Ok(())
    }

    /// Whether a client has been served this update already.
    fn holds(&self, table: usize, seat: usize, number: u64) -> bool {
        let Table { number: held, served, .. } = self.tables[table];
        number <= held || (number == held + 1 && served & (1 << seat) != 0)
    }

    fn complete(&mut self, table: usize) -> anyhow::Result<()> {
        let now = Instant::now();
        let state = &mut self.tables[table];
        state.in_flight = false;
        state.number += 1;
        if self.recording {
            self.actions += 1;
            self.latency.record(now - state.since);
        }
        if self.playing && self.rate.is_none() {
            self.act(table, now)?;
        } else if let Some(due) = state.overdue.take().filter(|_| self.playing) {
            self.act(table, due)?;
        }
        Ok(())
    }
}
