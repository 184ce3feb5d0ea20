//! What the machine itself allows: a packet goes to a program that waits on the server's core and comes back, as often as
//! actions do in the run that measures latency. No server can be quicker than this, nor steadier.

use clap::Parser;
use hdrhistogram::Histogram;
use std::io::ErrorKind;
use std::net::{SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

/// Echoes packets, or sends them to who echoes and prints as one line of JSON how long they took.
#[derive(Parser)]
struct Floor {
    /// Who echoes; without it, this program does, and prints its address.
    #[arg(long)]
    address: Option<SocketAddr>,
    /// Packets a second.
    #[arg(long, default_value_t = 1000.0)]
    rate: f64,
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
}

fn main() -> anyhow::Result<()> {
    let floor = Floor::parse();
    let socket = UdpSocket::bind("127.0.0.1:0")?;
    match floor.address {
        None => echo(&socket),
        Some(address) => {
            socket.connect(address)?;
            let latency = measure(&socket, floor.rate, floor.seconds)?;
            let ms = |part: f64| latency.value_at_quantile(part) as f64 / 1e6;
            let report = serde_json::json!({ "p50_ms": ms(0.5), "p99_ms": ms(0.99), "p999_ms": ms(0.999) });
            println!("{report}");
            Ok(())
        }
    }
}

fn echo(socket: &UdpSocket) -> anyhow::Result<()> {
    println!("http://{}", socket.local_addr()?);
    let mut packet = [0; 8];
    loop {
        let (length, from) = socket.recv_from(&mut packet)?;
        socket.send_to(&packet[..length], from)?;
    }
}

/// Awake all the time, as the generator is, and counting from the moment a packet was due.
fn measure(socket: &UdpSocket, rate: f64, seconds: f64) -> anyhow::Result<Histogram<u64>> {
    socket.set_nonblocking(true)?;
    let mut latency = Histogram::new_with_bounds(1, 60_000_000_000, 3)?;
    let start = Instant::now();
    let due = |number: u64| start + Duration::from_secs_f64(number as f64 / rate);
    let (mut sent, mut packet) = (0, [0; 8]);
    while latency.len() < (rate * seconds) as u64 {
        while due(sent) <= Instant::now() {
            socket.send(&sent.to_le_bytes())?;
            sent += 1;
        }
        match socket.recv(&mut packet) {
            Ok(_) => {
                let late = due(u64::from_le_bytes(packet)).elapsed();
                latency.saturating_record(late.as_nanos() as u64);
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(latency)
}
