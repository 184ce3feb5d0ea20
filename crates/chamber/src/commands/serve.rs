//! `chamber serve`: the server.

use super::address::Address;
use super::data::{Data, House, random_secret};
use super::minds::MindArgs;
use crate::bot_players;
use crate::lan;
use crate::log::LogLines;
use crate::measured::{MeasuredBot, MeasuredStore};
use crate::say::say;
use crate::tls;
use anyhow::Context;
use clap::{Args, ValueEnum};
use lexicon::referee::LexiconReferee;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Memory;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use web::http::metrics::Elsewhere;
use web::http::rates::Allowance;
use web::{App, Config, Limits};

/// Starts the server. The first line printed is the address to open.
#[derive(Args)]
pub struct Serve {
    #[command(flatten)]
    address: Address,
    #[command(flatten)]
    data: Data,
    /// Keeps nothing: every table is gone when the server stops.
    #[arg(long, env = "CHAMBER_FORGET")]
    forget: bool,
    /// Requests a second that one address may make; 0 for no limit.
    #[arg(long, env = "CHAMBER_REQUESTS", default_value_t = 100)]
    requests: u32,
    /// Commands a second that one visitor may send; 0 for no limit.
    #[arg(long, env = "CHAMBER_COMMANDS", default_value_t = 20)]
    commands: u32,
    /// Tables and visitors a minute that one address may make; 0 for no limit.
    #[arg(long, env = "CHAMBER_CREATIONS", default_value_t = 60)]
    creations: u32,
    /// Kilobytes a second that one visitor may send, and an eighth of what one address may; 0 for no limit.
    #[arg(long, env = "CHAMBER_KILOBYTES", default_value_t = 16)]
    kilobytes: u32,
    /// Connections that one address may have open; 0 for no limit. Behind a proxy: open streams.
    #[arg(long, env = "CHAMBER_CONNECTIONS", default_value_t = 512)]
    connections: usize,
    /// Milliseconds that a bot waits before it acts, as a person would.
    #[arg(long, env = "CHAMBER_BOT_PAUSE", default_value_t = 1500)]
    bot_pause: u64,
    /// Hours without anybody after which a table rests: no clock, no bots, until one of its players comes.
    #[arg(long, env = "CHAMBER_REST_AFTER", default_value_t = 24)]
    rest_after: u32,
    #[command(flatten)]
    minds: MindArgs,
    /// How log lines look; what is logged is chosen with CHAMBER_LOG (error, warn, info, debug).
    #[arg(long, env = "CHAMBER_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

/// For threads to end after everything else has.
const LAST_MOMENT: Duration = Duration::from_secs(1);
/// File descriptors for everything but ordinary connections: the log of tables, its backups, short visits to a full
/// server.
const OTHER_FILES: u64 = 32 + web::http::server::SPARE_CONNECTIONS as u64;

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Serve {
    /// Serves until told to stop.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let log = self.log()?;
        // Every player holds a connection open; the usual soft limit of 1024 would be a full house.
        if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
            tracing::warn!(%error, "the limit of open files stays as it is");
        }
        // On one core threads would only stand in each other's way.
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let mut runtime = match cores {
            1 => tokio::runtime::Builder::new_current_thread(),
            _ => tokio::runtime::Builder::new_multi_thread(),
        };
        let runtime = runtime.enable_all().build()?;
        let served =
            runtime.block_on(self.serve(Elsewhere { log_lines_lost: log.lost(), ..Elsewhere::default() }));
        // A bot may still be thinking: it is not waited for.
        runtime.shutdown_timeout(LAST_MOMENT);
        log.finish();
        served?;
        Ok(ExitCode::SUCCESS)
    }

    async fn serve(self, elsewhere: Elsewhere) -> anyhow::Result<()> {
        let since = Instant::now();
        // Whoever looks knows what the first moments go to.
        let kept = if self.forget { "nowhere".to_owned() } else { self.data.place() };
        tracing::info!(version = env!("CARGO_PKG_VERSION"), kept, "opening the tables");
        let (store, secret): House =
            if self.forget { (Arc::new(Memory::new()), random_secret()?) } else { self.data.open().await? };
        let store = Arc::new(MeasuredStore { store, sync_seconds: elsewhere.sync_seconds.clone() });
        let listener = TcpListener::bind(self.address.listen)
            .await
            .with_context(|| format!("cannot listen on {}", self.address.listen))?;
        let addresses = lan::addresses(listener.local_addr()?);
        let config = self.config(&addresses);
        let greeting = self.greeting(&config.public_url, &addresses);
        tracing::info!("reading what the bots know of words, in four languages");
        let minds = bot_players::minds(&self.minds)?;
        let bots = bot_players::of_the_house(minds.as_ref(), Duration::from_millis(self.bot_pause))
            .each(|bot| Arc::new(MeasuredBot { bot, bot_seconds: elsewhere.bot_seconds.clone() }));
        let rest_after = Duration::from_secs(u64::from(self.rest_after) * 3600);
        let tables = Tables::open(tables::House {
            bots,
            rest_after,
            referee: Arc::new(LexiconReferee::new(minds.clone())),
            ..tables::House::new(store)
        });
        let running = tokio::spawn({
            let tables = tables.clone();
            async move { tables.run().await }
        });
        let stop = told_to_stop()?;
        let app = App::with_minds(config, tables, minds, &secret);
        app.metrics.include(elsewhere);
        tracing::info!(on = %self.address.listen, millis = since.elapsed().as_millis() as u64, "listening");
        // A house opens whether somebody reads its address or not.
        let _ = say(greeting);
        match self.address.tls() {
            Some((cert, key)) => web::serve(tls::listen(listener, cert, key)?, app, stop).await?,
            None => {
                web::limit_buffers(&listener)?;
                web::serve(listener, app, stop).await?;
            }
        }
        running.abort();
        tracing::info!("stopped");
        Ok(())
    }

    /// The address to open; where somebody looks, also the others, and one for phones to photograph.
    fn greeting(&self, public_url: &str, addresses: &[SocketAddr]) -> String {
        let mut lines = vec![public_url.to_owned()];
        if std::io::stdout().is_terminal()
            && self.address.public_url.is_none()
            && !addresses[0].ip().is_loopback()
        {
            lines.extend(addresses.iter().skip(1).map(|address| self.address.of(*address)));
            lines.extend(lan::qr(public_url));
        }
        lines.join("\n")
    }

    fn config(&self, addresses: &[SocketAddr]) -> Config {
        // Links and QR codes must lead phones here too.
        let public_url = self.address.public(addresses[0]);
        Config {
            public_url,
            behind_proxy: self.address.behind_proxy,
            allowance: Allowance {
                requests: NonZeroU32::new(self.requests),
                commands: NonZeroU32::new(self.commands),
                creations: NonZeroU32::new(self.creations),
                kilobytes: NonZeroU32::new(self.kilobytes),
            },
            limits: self.limits(),
        }
    }

    /// What this machine and its host allow.
    fn limits(&self) -> Limits {
        let usual = Limits::default();
        let files = rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(soft, _)| soft);
        Limits {
            // A proxy keeps idle connections for longer than browsers do, and has time limits of its own.
            head: if self.address.behind_proxy { Duration::from_secs(120) } else { usual.head },
            connections: usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).max(16),
            per_address: Some(self.connections).filter(|connections| *connections > 0),
            ..usual
        }
    }

    /// Starts to log.
    fn log(&self) -> anyhow::Result<LogLines> {
        let level = std::env::var("CHAMBER_LOG").ok().and_then(|level| level.parse().ok());
        let lines = LogLines::start(std::io::stderr())?;
        let log = tracing_subscriber::fmt()
            .with_writer(lines.clone())
            .with_ansi(false)
            .with_max_level(level.unwrap_or(tracing::Level::INFO));
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        // A panic is logged like anything else: its own message would wait for whoever reads standard error.
        std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a task panicked")));
        Ok(lines)
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
