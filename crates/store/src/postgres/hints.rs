//! Hints between nodes: one notification for each group that was written, and who looks after which clock.
//!
//! They go over a connection of their own, after the commit: a notification inside the writing transaction would make
//! all nodes wait for each other's disks, because the server lets one such transaction commit at a time. Nothing
//! depends on them; whoever looks at a table asks for its head now and then.

use super::link::{Address, Link, Purpose};
use super::rows::{number, table_id};
use super::trouble::Trouble;
use super::writer::in_time;
use crate::{Hint, TableId};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, broadcast, mpsc};
use tokio::task::AbortHandle;
use tokio::time::sleep;
use tokio_postgres::Notification;

/// How long we wait before we listen again after the connection broke.
const PAUSE: Duration = Duration::from_millis(500);
/// How many bytes a notification may have.
const LONGEST: usize = 7900;

/// What this node has to tell, and has been told.
pub struct Hints {
    node: i64,
    heard: broadcast::Sender<Hint>,
    unsent: Mutex<String>,
    send: Notify,
    /// The connection that hints go through, while there is one; clocks are claimed over it too.
    link: Mutex<Option<Arc<Link>>>,
}

impl Hints {
    /// Starts to listen, and to tell.
    pub fn start(address: Address, node: i64) -> (Arc<Self>, AbortHandle) {
        let heard = broadcast::Sender::new(crate::HINTS_KEPT);
        let hints =
            Hints { node, heard, unsent: Mutex::default(), send: Notify::new(), link: Mutex::default() };
        let hints = Arc::new(hints);
        let listening = tokio::spawn({
            let hints = hints.clone();
            async move {
                loop {
                    // Why it broke does not matter: what it would have told is found out by asking.
                    let _ = hints.serve(&address).await;
                    sleep(PAUSE).await;
                }
            }
        });
        (hints, listening.abort_handle())
    }

    /// Hints from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Hint> {
        self.heard.subscribe()
    }

    /// A commit of our own was written, which the others are to be told of.
    pub fn written(&self, hint: Hint) {
        let mut unsent = self.unsent.lock().unwrap_or_else(PoisonError::into_inner);
        if unsent.len() < LONGEST - 32 {
            unsent.push_str(&format!(" {} {}", hint.table, hint.seq));
        }
    }

    /// Lets the other nodes know.
    pub fn tell_others(&self) {
        self.send.notify_one();
    }

    /// The connection for what may be lost.
    pub fn link(&self) -> Option<Arc<Link>> {
        let link = self.link.lock().unwrap_or_else(PoisonError::into_inner).clone();
        link.filter(|link| !link.is_closed())
    }

    async fn serve(&self, address: &Address) -> Result<(), Trouble> {
        let (heard, mut notifications) = mpsc::unbounded_channel();
        let link = Arc::new(address.connect(Purpose::Side, Some(heard)).await?);
        // Several houses may share one database, each in a schema of its own.
        let schema: Option<String> = link.client().query_one("select current_schema()", &[]).await?.get(0);
        let channel = format!("chamber_{}", schema.unwrap_or_default());
        link.client().batch_execute(&format!("listen \"{}\"", channel.replace('"', "\"\""))).await?;
        *self.link.lock().unwrap_or_else(PoisonError::into_inner) = Some(link.clone());
        loop {
            tokio::select! {
                () = self.send.notified() => {
                    let unsent =
                        std::mem::take(&mut *self.unsent.lock().unwrap_or_else(PoisonError::into_inner));
                    if !unsent.is_empty() {
                        let payload = format!("{}{unsent}", self.node);
                        let notify = link.statement("select pg_notify($1, $2)").await?;
                        in_time(async {
                            Ok(link.client().query(&notify, &[&channel, &payload]).await?)
                        }).await?;
                    }
                }
                notification = notifications.recv() => match notification {
                    Some(notification) => self.hear(&notification),
                    None => return Ok(()),
                },
            }
        }
    }

    /// Passes on what another node has told. What cannot be read is no hint.
    fn hear(&self, notification: &Notification) {
        let mut words = notification.payload().split(' ');
        if words.next().and_then(|node| node.parse().ok()) == Some(self.node) {
            return;
        }
        while let (Some(table), Some(seq)) = (words.next(), words.next()) {
            if let (Ok(table), Ok(seq)) = (table.parse(), seq.parse()) {
                // Nobody listening is fine.
                let _ = self.heard.send(Hint { table, seq });
            }
        }
    }
}

/// Which clocks that are up are this node's to look after: its own of late, and any that nobody has looked after for
/// a while. Nobody waits for anybody: what another node is claiming right now is left to it.
const DUE: &str = "
with free as (
    select id from tables
    where due <= $1 and (due, id) > ($4, $5) and (claimant is null or claimed < now() - interval '3 s'
        or claimant = $3 and claimed < now() - interval '1500 ms')
    order by due, id limit $2 for update skip locked
), claimed as (
    update tables set claimant = $3, claimed = now() from free where tables.id = free.id
    returning due, tables.id
)
select due, id from (
    select due, id from claimed
    union all
    select due, id from tables
    where due <= $1 and (due, id) > ($4, $5) and claimant = $3 and claimed >= now() - interval '1500 ms'
) mine order by due, id limit $2";

/// The tables that are due and that this node looks after, earliest first, after a cursor.
pub async fn due(
    link: &Link,
    node: i64,
    by: u64,
    after: Option<(u64, TableId)>,
    limit: u32,
) -> Result<Vec<(u64, TableId)>, Trouble> {
    let statement = link.statement(DUE).await?;
    // No table is due before the first moment, and no id is empty.
    let (from, id) = after.as_ref().map_or((-1, ""), |(due, id)| (number(*due), id.as_str()));
    let rows = link.client().query(&statement, &[&number(by), &i64::from(limit), &node, &from, &id]).await?;
    rows.iter().map(|row| Ok((row.get::<_, i64>(0) as u64, table_id(row.get(1))?))).collect()
}
