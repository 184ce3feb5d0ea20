//! The one thread that writes: it takes what has gathered, writes it in one transaction, syncs, answers.

use super::mark::Mark;
use super::rows;
use crate::{Commit, Error, Hint, Index, TableId};
use rusqlite::{Connection, TransactionBehavior};
use std::thread::JoinHandle;
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many commits may wait for the disk; more than that and the askers wait.
const QUEUE: usize = 4096;
/// How many commits share one sync at most.
const GROUP: usize = 512;

struct Job {
    table: TableId,
    commit: Commit,
    index: Index,
    answer: oneshot::Sender<Result<(), Error>>,
}

/// The way to the writing thread. Dropping it writes what is queued, then ends the thread.
pub struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub fn start(
        mut connection: Connection,
        mut mark: Mark,
        hints: broadcast::Sender<Hint>,
    ) -> Result<Self, Error> {
        let (jobs, mut queue) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new().name("log writer".into()).spawn(move || {
            let mut group: Vec<Job> = Vec::new();
            while queue.blocking_recv_many(&mut group, GROUP) > 0 {
                let mut written = write(&mut connection, &mut mark, &group).map(Vec::into_iter);
                for job in group.drain(..) {
                    let result = match &mut written {
                        Ok(results) => results.next().unwrap_or(Err(Error::Conflict)),
                        Err(failure) => Err(Error::Failed(failure.to_string())),
                    };
                    // Nobody listening is fine, for the hint as for the answer.
                    if result.is_ok() {
                        let _ = hints.send(Hint { table: job.table, seq: job.commit.seq });
                    }
                    let _ = job.answer.send(result);
                }
            }
        });
        let thread = thread.map_err(|error| Error::Failed(error.to_string()))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Queues a commit and waits until it is on the disk.
    pub async fn append(&self, table: TableId, commit: Commit, index: Index) -> Result<(), Error> {
        let stopped = || Error::Failed("the writer has stopped".into());
        let (answer, answered) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or_else(stopped)?;
        jobs.send(Job { table, commit, index, answer }).await.map_err(|_| stopped())?;
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

/// One transaction for the whole group. A commit that lost its race is refused alone; a failure of the disk
/// fails them all, for then nothing is known to be written.
fn write(
    connection: &mut Connection,
    mark: &mut Mark,
    group: &[Job],
) -> Result<Vec<Result<(), Error>>, Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(group.len());
    let mut written = rows::written(&transaction)?;
    for job in group {
        match rows::append(&transaction, written + 1, job.table, &job.commit, &job.index) {
            Err(failure @ (Error::Failed(_) | Error::Damaged(_))) => return Err(failure),
            result => {
                written += u64::from(result.is_ok());
                results.push(result);
            }
        }
    }
    rows::note_written(&transaction, written)?;
    transaction.commit()?;
    mark.write(written)?;
    Ok(results)
}
