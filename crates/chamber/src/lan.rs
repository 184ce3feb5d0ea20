//! How phones on the same network find the server.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The addresses of this machine at which a server that listens there can be found, the likeliest first. This machine's
/// own address only when there is no other.
pub fn addresses(listening: SocketAddr) -> Vec<SocketAddr> {
    // A machine that does not tell its addresses still has its own.
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    found_at(listening, own.iter().map(|interface| interface.ip()))
}

fn found_at(listening: SocketAddr, own: impl Iterator<Item = IpAddr>) -> Vec<SocketAddr> {
    if !listening.ip().is_unspecified() {
        return vec![listening];
    }
    let mut found: Vec<IpAddr> =
        own.filter(|ip| !ip.is_loopback() && is_open_to_phones(*ip, listening)).collect();
    // Household networks have private addresses; bridges of containers have them too, but higher ones.
    found.sort_by_key(|ip| match ip {
        IpAddr::V4(v4) if v4.is_private() => (0, v4.octets()[0] != 192),
        IpAddr::V4(_) => (1, false),
        IpAddr::V6(_) => (2, false),
    });
    found.dedup();
    if found.is_empty() {
        found.push(Ipv4Addr::LOCALHOST.into());
    }
    found.into_iter().map(|ip| SocketAddr::new(ip, listening.port())).collect()
}

fn is_open_to_phones(ip: IpAddr, listening: SocketAddr) -> bool {
    match ip {
        IpAddr::V4(v4) => !v4.is_link_local(),
        // Addresses of one link need the name of an interface, which no phone would guess.
        IpAddr::V6(v6) => listening.is_ipv6() && !v6.is_unicast_link_local(),
    }
}

/// A text as a QR code for a terminal. Most terminals are dark, so light is drawn and dark left out.
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(listening: &str, own: &[&str]) -> Vec<String> {
        let own = own.iter().map(|ip| ip.parse().unwrap());
        found_at(listening.parse().unwrap(), own).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_address_of_the_household_comes_first() {
        let own = ["127.0.0.1", "172.17.0.1", "203.0.113.9", "192.168.1.20", "fe80::1", "::1", "2001:db8::5"];
        assert_eq!(found("0.0.0.0:8765", &own), ["192.168.1.20:8765", "172.17.0.1:8765", "203.0.113.9:8765"]);
        assert_eq!(found("[::]:80", &own).last().unwrap(), "[2001:db8::5]:80");
    }

    #[test]
    fn a_server_that_listens_at_one_address_is_found_there() {
        assert_eq!(found("127.0.0.1:8765", &["192.168.1.20"]), ["127.0.0.1:8765"]);
        assert_eq!(found("0.0.0.0:8765", &["127.0.0.1"]), ["127.0.0.1:8765"]);
    }

    #[test]
    fn a_qr_code_is_lines_of_one_width() {
        let code = qr("http://192.168.1.20:8765").unwrap();
        let widths: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        assert!(widths.len() > 10 && widths.iter().all(|width| *width == widths[0]), "{code}");
    }
}
