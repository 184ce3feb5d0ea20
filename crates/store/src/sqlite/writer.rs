//! The one thread that writes: it takes what has gathered, writes it in one transaction, syncs, answers.
//!
//! After a write or a sync that failed nobody knows what the disk holds, so the thread acknowledges nothing more: the
//! next start reads what is there.

use super::file::Identity;
use super::mark::Mark;
use super::rows;
use crate::{Commit, Error, Index, TableId};
use rusqlite::{Connection, TransactionBehavior};
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;
use tokio::sync::{mpsc, oneshot};

/// How many commits may wait for the disk; more than that and the askers wait.
const QUEUE: usize = 4096;
/// How many commits share one sync at most.
const GROUP: usize = 512;

struct Job {
    table: TableId,
    what: What,
    index: Index,
    answer: oneshot::Sender<Result<(), Error>>,
}

/// What is written beside the index.
pub enum What {
    Commit(Commit),
    /// Nothing, if the newest commit is still this one.
    At(u64),
}

/// The way to the writing thread. Dropping it writes what is queued, then ends the thread.
pub struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    /// Why nothing is acknowledged any more.
    failed: Arc<OnceLock<String>>,
}

/// What the thread writes to.
pub struct LogFile {
    pub connection: Connection,
    pub mark: Mark,
    /// The file that was opened, to notice when another one, or none, is in its place.
    pub identity: Identity,
}

impl Writer {
    /// Starts the thread.
    pub fn start(mut file: LogFile) -> Result<Self, Error> {
        let (jobs, mut queue) = mpsc::channel(QUEUE);
        let failed = Arc::<OnceLock<String>>::default();
        let failure = failed.clone();
        let thread = std::thread::Builder::new().name("log writer".into()).spawn(move || {
            let mut group: Vec<Job> = Vec::new();
            while queue.blocking_recv_many(&mut group, GROUP) > 0 {
                let mut written = match failure.get() {
                    Some(reason) => Err(stopped_by(reason)),
                    None => file.write(&group).map(Vec::into_iter),
                };
                if let Err(error) = &written
                    && failure.set(error.to_string()).is_ok()
                {
                    tracing::error!(%error, "nothing is written any more until the server is started again");
                }
                for job in group.drain(..) {
                    let result = match &mut written {
                        Ok(results) => results.next().unwrap_or(Err(Error::Conflict)),
                        Err(failure) => Err(Error::Failed(failure.to_string())),
                    };
                    // Nobody listening is fine.
                    let _ = job.answer.send(result);
                }
            }
        });
        let thread = thread.map_err(|error| Error::Failed(error.to_string()))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread), failed })
    }

    /// Whether the last write came through.
    pub fn health(&self) -> Result<(), Error> {
        self.failed.get().map_or(Ok(()), |reason| Err(stopped_by(reason)))
    }

    /// Queues it and waits until it is on the disk.
    pub async fn write(&self, table: TableId, what: What, index: Index) -> Result<(), Error> {
        let stopped = || Error::Failed("the writer has stopped".into());
        let (answer, answered) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or_else(stopped)?;
        jobs.send(Job { table, what, index, answer }).await.map_err(|_| stopped())?;
        answered.await.unwrap_or_else(|_| Err(stopped()))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has answered nobody, so nobody was promised anything.
            let _ = thread.join();
        }
    }
}

fn stopped_by(reason: &str) -> Error {
    Error::Failed(format!("nothing is written since a write has failed ({reason}); start the server again"))
}

impl LogFile {
    /// One transaction for the whole group. A commit that lost its race is refused alone; a failure of the disk
    /// fails them all, for then nothing is known to be written.
    fn write(&mut self, group: &[Job]) -> Result<Vec<Result<(), Error>>, Error> {
        self.identity.check()?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut results = Vec::with_capacity(group.len());
        let before = rows::written(&transaction)?;
        let mut written = before;
        for job in group {
            let result = match &job.what {
                What::Commit(commit) => {
                    rows::append(&transaction, written + 1, job.table, commit, &job.index)
                }
                What::At(head) => rows::reindex(&transaction, job.table, *head, &job.index),
            };
            match result {
                Err(failure @ (Error::Failed(_) | Error::Damaged(_))) => return Err(failure),
                result => {
                    written += u64::from(result.is_ok() && matches!(job.what, What::Commit(_)));
                    results.push(result);
                }
            }
        }
        if written > before {
            rows::note_written(&transaction, written)?;
        }
        transaction.commit()?;
        self.mark.write(written)?;
        // What went into a file that nobody will find again was not kept.
        self.identity.check()?;
        Ok(results)
    }
}
