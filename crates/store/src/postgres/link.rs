//! Connections to the database: made, prepared, given up and made again.

use super::tls::Tls;
use super::trouble::Trouble;
use crate::Error;
use std::collections::HashMap;
use std::future::poll_fn;
use std::path::Path;
use std::pin::pin;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_postgres::config::TargetSessionAttrs;
use tokio_postgres::{AsyncMessage, Client, Config, Notification, Statement};

/// How long a server may take to let us in. Several may be asked before the one that writes is found.
const CONNECT: Duration = Duration::from_secs(2);
/// How long a question may take before the connection is given up.
pub const ANSWER: Duration = Duration::from_secs(5);
/// The first pause between two attempts to connect; each is twice as long, up to the last.
const PAUSE: (Duration, Duration) = (Duration::from_millis(20), Duration::from_millis(500));

/// Where the database is.
#[derive(Clone)]
pub struct Address {
    config: Config,
    tls: Tls,
}

/// What a connection is for.
#[derive(Clone, Copy)]
pub enum Purpose {
    /// Appends. A timeout of the server's would end the wait for the standby and answer as if all were well, so
    /// it has none.
    Write,
    /// Questions.
    Read,
    /// What may be lost: hints, and who looks after which clock.
    Side,
}

impl Purpose {
    /// Every question finds its rows by a key: a plan made when the tables were small must not outlive that.
    fn settings(self) -> &'static str {
        match self {
            Purpose::Write => {
                "set statement_timeout = 0; set enable_seqscan = off; set enable_hashjoin = off; \
                 set enable_mergejoin = off"
            }
            Purpose::Read => {
                "set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off"
            }
            Purpose::Side => "set synchronous_commit = off; set enable_seqscan = off",
        }
    }
}

impl Address {
    /// Reads a URL: `postgres://user:password@one,two/database`. Of several servers the one that writes is used.
    pub fn parse(url: &str, authorities: Option<&Path>) -> Result<Self, Error> {
        // The reason may quote the password, so it is left out.
        let mut config: Config =
            url.parse().map_err(|_| Error::Failed("this is no URL of a PostgreSQL database".into()))?;
        config
            .target_session_attrs(TargetSessionAttrs::ReadWrite)
            .connect_timeout(CONNECT)
            .tcp_user_timeout(ANSWER)
            .keepalives_idle(ANSWER)
            .keepalives_interval(Duration::from_secs(1))
            .keepalives_retries(3);
        if config.get_application_name().is_none() {
            config.application_name("chamber");
        }
        Ok(Address { config, tls: Tls::trusting(authorities)? })
    }

    /// Connects once.
    pub async fn connect(
        &self,
        purpose: Purpose,
        heard: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Link, Trouble> {
        let hosts = self.config.get_hosts().len().max(1) as u32;
        let connecting = async {
            let (client, connection) = self.config.connect(self.tls.clone()).await?;
            tokio::spawn(async move {
                let mut connection = pin!(connection);
                while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                    if let (AsyncMessage::Notification(notification), Some(heard)) = (message, &heard) {
                        // Nobody listening is fine.
                        let _ = heard.send(notification);
                    }
                }
            });
            client.batch_execute(purpose.settings()).await?;
            Ok(Link { client, statements: Mutex::default() })
        };
        match timeout(CONNECT * hosts + ANSWER, connecting).await {
            Ok(connected) => connected,
            Err(_) => Err(Trouble::Lost("the database does not answer".into())),
        }
    }

    /// Connects, again and again until the deadline.
    pub async fn reconnect(&self, purpose: Purpose, until: Instant) -> Result<Link, Error> {
        let mut pause = PAUSE.0;
        loop {
            let connected = timeout_at(until, self.connect(purpose, None)).await;
            let reason = match connected {
                Ok(Ok(link)) => return Ok(link),
                Ok(Err(Trouble::Said(error))) => return Err(error),
                Ok(Err(Trouble::Lost(reason))) => reason,
                Err(_) => "the database does not answer".into(),
            };
            if Instant::now() + pause >= until {
                return Err(Error::Failed(reason));
            }
            sleep(pause).await;
            pause = (pause * 2).min(PAUSE.1);
        }
    }
}

/// One connection, with the statements that it has prepared.
pub struct Link {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

impl Link {
    /// The way to the server.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The same for transactions.
    pub fn client_mut(&mut self) -> &mut Client {
        &mut self.client
    }

    /// Whether the server has hung up.
    pub fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// A statement, prepared the first time.
    pub async fn statement(&self, sql: &'static str) -> Result<Statement, Trouble> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.statements.lock().unwrap_or_else(PoisonError::into_inner).insert(sql, statement.clone());
        Ok(statement)
    }
}
