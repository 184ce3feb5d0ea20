//! Where a server listens, and how players reach it.

use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;

/// The address that we listen on, and what stands between it and the players.
#[derive(Args, Clone)]
pub struct Address {
    /// Where to listen.
    #[arg(long, env = "CHAMBER_LISTEN", default_value = "127.0.0.1:8765")]
    pub listen: SocketAddr,
    /// The address that players open, when it is not the one we listen on; it may have a path, such as
    /// https://example.org/games/. With https, cookies are Secure.
    #[arg(long, env = "CHAMBER_PUBLIC_URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// A proxy of yours stands in front and writes X-Forwarded-For.
    #[arg(long, env = "CHAMBER_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// A file with the certificate for this server, and those of the authorities between it and the one that browsers know:
    /// players then come by https, without a proxy.
    #[arg(long, env = "CHAMBER_TLS_CERT", value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// The file with the key of the certificate.
    #[arg(long, env = "CHAMBER_TLS_KEY", value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
}

impl Address {
    /// Certificate and key, if players come by https without a proxy.
    pub fn tls(&self) -> Option<(&PathBuf, &PathBuf)> {
        self.tls_cert.as_ref().zip(self.tls_key.as_ref())
    }

    /// What players open: as the host says, or one of the addresses at which this machine is found.
    pub fn public(&self, found_at: SocketAddr) -> String {
        self.public_url.clone().unwrap_or_else(|| self.of(found_at))
    }

    /// An address of this machine, as players open it.
    pub fn of(&self, found_at: SocketAddr) -> String {
        let scheme = if self.tls().is_some() { "https" } else { "http" };
        format!("{scheme}://{found_at}")
    }
}

/// An address as browsers have it, without a slash at its end.
fn public_url(text: &str) -> Result<String, String> {
    let example = "write it as browsers show it, such as https://example.org or https://example.org/games/";
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or(example)?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
    if host.is_empty()
        || host.contains(['?', '#', ' ', '@'])
        || !path.chars().all(plain)
        || rest.contains("//")
    {
        return Err(example.to_owned());
    }
    Ok(text.trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_may_have_a_path_and_nothing_behind_it() {
        assert_eq!(public_url("https://example.org/games/").unwrap(), "https://example.org/games");
        assert_eq!(public_url("http://[::1]:80").unwrap(), "http://[::1]:80");
        for wrong in [
            "example.org",
            "https://",
            "https://example.org/?a",
            "https://example.org//a",
            "ftp://example.org",
        ] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }
}
