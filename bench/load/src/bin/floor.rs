//! What the machine itself allows: a packet goes to a program that waits on the server's core and comes back, as often as
//! actions do in the run that measures latency. No server can be quicker than this, nor steadier.

use clap::Parser;
use load::Latency;
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
            println!("{}", serde_json::to_string(&latency.quantiles())?);
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
fn measure(socket: &UdpSocket, rate: f64, seconds: f64) -> anyhow::Result<Latency> {
    socket.set_nonblocking(true)?;
    let mut latency = Latency::new()?;
    let start = Instant::now();
    let due = |number: u64| start + Duration::from_secs_f64(number as f64 / rate);
    let (mut sent, mut packet) = (0, [0; 8]);
    while latency.count() < (rate * seconds) as u64 {
        while due(sent) <= Instant::now() {
            socket.send(&sent.to_le_bytes())?;
            sent += 1;
        }
        match socket.recv(&mut packet) {
            Ok(_) => {
                latency.record(due(u64::from_le_bytes(packet)).elapsed());
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(latency)
}
