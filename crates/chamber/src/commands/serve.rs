//! `chamber serve`: the server.

use super::data::{Data, random_secret};
use super::minds::MindArgs;
use crate::brains;
use crate::say::say;
use anyhow::Context;
use clap::{Args, ValueEnum};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use store::{Memory, Store};
use tables::{SystemClock, Tables};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use web::rates::Allowance;
use web::{App, Config};

/// Opens the house. The first line printed is the address to open.
#[derive(Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, env = "CHAMBER_LISTEN", default_value = "127.0.0.1:8765")]
    listen: SocketAddr,
    #[command(flatten)]
    data: Data,
    /// Keeps nothing: every table is gone when the server stops.
    #[arg(long, env = "CHAMBER_FORGET")]
    forget: bool,
    /// The address that players open, when it is not the one we listen on. With https, cookies are Secure.
    #[arg(long, env = "CHAMBER_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy of yours stands in front and writes X-Forwarded-For.
    #[arg(long, env = "CHAMBER_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Requests a second that one address may make; 0 for no limit.
    #[arg(long, env = "CHAMBER_REQUESTS", default_value_t = 100)]
    requests: u32,
    /// Commands a second that one visitor may send; 0 for no limit.
    #[arg(long, env = "CHAMBER_COMMANDS", default_value_t = 20)]
    commands: u32,
    /// Tables and visitors a minute that one address may make; 0 for no limit.
    #[arg(long, env = "CHAMBER_CREATIONS", default_value_t = 60)]
    creations: u32,
    /// Milliseconds that a bot waits before it acts, as a person would.
    #[arg(long, env = "CHAMBER_BOT_PAUSE", default_value_t = 1500)]
    bot_pause: u64,
    #[command(flatten)]
    minds: MindArgs,
    /// How log lines look; what is logged is chosen with CHAMBER_LOG (error, warn, info, debug).
    #[arg(long, env = "CHAMBER_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Serve {
    /// Serves until told to stop.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        self.log();
        // Every player holds a connection open; the usual soft limit of 1024 would be a full house.
        rlimit::increase_nofile_limit(u64::MAX)?;
        // On one core threads would only stand in each other's way.
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let mut runtime = match cores {
            1 => tokio::runtime::Builder::new_current_thread(),
            _ => tokio::runtime::Builder::new_multi_thread(),
        };
        let runtime = runtime.enable_all().build()?;
        runtime.block_on(self.serve())?;
        Ok(ExitCode::SUCCESS)
    }

    async fn serve(self) -> anyhow::Result<()> {
        let (store, secret): (Arc<dyn Store>, _) = if self.forget {
            (Arc::new(Memory::new()), random_secret()?)
        } else {
            (Arc::new(self.data.open()?), self.data.secret()?)
        };
        let listener = TcpListener::bind(self.listen)
            .await
            .with_context(|| format!("cannot listen on {}", self.listen))?;
        let config = self.config(listener.local_addr()?);
        let address = config.public_url.clone();
        let minds = brains::minds(&self.minds)?;
        let brains = brains::of_the_house(minds.as_ref(), Duration::from_millis(self.bot_pause));
        let tables = Tables::new(store, Arc::new(SystemClock), brains);
        let running = tokio::spawn({
            let tables = tables.clone();
            async move { tables.run().await }
        });
        let stop = told_to_stop()?;
        // A house opens whether somebody reads its address or not.
        let _ = say(address);
        web::serve(listener, App::with_minds(config, tables, minds, &secret), stop).await?;
        running.abort();
        tracing::info!("stopped");
        Ok(())
    }

    fn config(&self, listening: SocketAddr) -> Config {
        let public_url = self.public_url.clone().unwrap_or_else(|| {
            let ip = listening.ip();
            let ip = if ip.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { ip };
            format!("http://{}", SocketAddr::new(ip, listening.port()))
        });
        Config {
            public_url: public_url.trim_end_matches('/').to_owned(),
            behind_proxy: self.behind_proxy,
            allowance: Allowance {
                requests: NonZeroU32::new(self.requests),
                commands: NonZeroU32::new(self.commands),
                creations: NonZeroU32::new(self.creations),
            },
        }
    }

    fn log(&self) {
        let level = std::env::var("CHAMBER_LOG").ok().and_then(|level| level.parse().ok());
        let lines = tracing_subscriber::fmt()
            .with_writer(std::io::stderr)
            .with_ansi(false)
            .with_max_level(level.unwrap_or(tracing::Level::INFO));
        match self.log_format {
            LogFormat::Text => lines.init(),
            LogFormat::Json => lines.json().init(),
        }
    }
}

/// Done when the terminal or the system asks us to stop.
fn told_to_stop() -> anyhow::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}
