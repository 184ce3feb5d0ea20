//! A proxy in front of a house, started with the settings that the project gives to hosts.

use anyhow::{Context, Result, bail};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The proxies that hosts are given settings for.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// `deploy/Caddyfile`.
    Caddy,
    /// `deploy/nginx.conf`.
    Nginx,
}

/// For a proxy to listen.
const PATIENCE: Duration = Duration::from_secs(30);

/// A proxy that ends with the value.
pub struct Proxy {
    process: Child,
    _folder: TempDir,
}

/// A port that nobody has.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

impl Proxy {
    /// Starts a proxy on a port of this machine, in front of a server.
    pub async fn start(kind: Kind, port: u16, server: SocketAddr) -> Result<Self> {
        let folder = TempDir::new()?;
        let file = folder.path().join("settings");
        std::fs::write(&file, settings(kind, port, server))?;
        let mut command = match kind {
            Kind::Caddy => {
                let mut caddy = Command::new("caddy");
                caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
                caddy.env("HOME", folder.path());
                caddy
            }
            Kind::Nginx => {
                let mut nginx = Command::new("/usr/sbin/nginx");
                nginx.arg("-p").arg(folder.path()).arg("-c").arg(&file);
                nginx
            }
        };
        let process = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{kind:?} is missing: `cargo xtask test` installs it"))?;
        let mut proxy = Proxy { process, _folder: folder };
        let until = Instant::now() + PATIENCE;
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if Instant::now() > until || proxy.process.try_wait()?.is_some() {
                bail!("{kind:?} does not listen");
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        Ok(proxy)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Its children end with it.
        let _ = Command::new("kill").arg(self.process.id().to_string()).status();
        let _ = self.process.wait();
    }
}

/// The settings for hosts, with names that the browsers of the tests find on this machine.
fn settings(kind: Kind, port: u16, server: SocketAddr) -> String {
    let at = |text: &str| text.replace("127.0.0.1:8765", &server.to_string());
    match kind {
        Kind::Caddy => {
            let sites = at(include_str!("../../../deploy/Caddyfile"))
                .replace("chamber.example {", &format!("http://chamber.lan.test:{port} {{"))
                .replace("example.org {", &format!("http://example.lan.test:{port} {{"));
            format!("{{\n\tadmin off\n\tauto_https off\n}}\n{sites}")
        }
        Kind::Nginx => {
            let servers = at(include_str!("../../../deploy/nginx.conf"))
                .replace("listen 80", &format!("listen 127.0.0.1:{port}"))
                .replace("chamber.example", "chamber.lan.test")
                .replace("example.org;", "example.lan.test;");
            format!(
                "daemon off; pid pid; error_log stderr; worker_processes 1;\nevents {{}}\nhttp {{\naccess_log off;\n\
                 client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; \
                 scgi_temp_path scgi;\n{servers}\n}}\n"
            )
        }
    }
}
