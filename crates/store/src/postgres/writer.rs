//! The one task that writes: it takes what has gathered, writes it in one transaction, answers.
//!
//! A lost answer leaves a group in doubt: it may be written, or be written yet by a server that has not noticed that
//! we are gone. So it is looked for before it is sent again, and once more when the second attempt finds its
//! number taken. Each append has a ticket of its own, so another's commit is never taken for it.

use super::hints::Hints;
use super::link::{ANSWER, Address, Link, Purpose};
use super::rows::{self, Draft, Found};
use super::trouble::Trouble;
use crate::{Commit, Error, Hint, Index, TableId};
use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// How many commits may wait for the database; more than that and the askers wait.
const QUEUE: usize = 4096;
/// How many commits share one transaction at most. Their hint must fit into one notification of 8,000 bytes.
pub const GROUP: usize = 256;
/// How long an append waits for a database that is gone: another server takes over within that time.
pub const PATIENCE: Duration = Duration::from_secs(20);

struct Job {
    draft: Draft,
    /// An attempt was made whose answer did not come.
    in_doubt: bool,
    until: Instant,
    answer: oneshot::Sender<Result<(), Error>>,
}

impl Job {
    fn answer(self, result: Result<(), Error>) {
        // Nobody listening is fine.
        let _ = self.answer.send(result);
    }
}

/// The way to the writing task. When it is dropped, the task writes what is queued and ends.
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    ticket: AtomicI64,
    trouble: Arc<Mutex<Option<String>>>,
}

impl Writer {
    /// Starts the task. Tickets count on from a number that nobody else has.
    pub fn start(address: Address, hints: Arc<Hints>, first_ticket: i64) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let trouble = Arc::<Mutex<Option<String>>>::default();
        tokio::spawn(Task { address, hints, link: None, trouble: trouble.clone() }.run(queue));
        Writer { jobs, ticket: AtomicI64::new(first_ticket), trouble }
    }

    /// Why the last attempt to write did not come through, if it did not.
    pub fn health(&self) -> Result<(), Error> {
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        trouble.clone().map_or(Ok(()), |reason| Err(Error::Failed(reason)))
    }

    /// Queues a commit and waits until it is written.
    pub async fn append(&self, table: TableId, commit: Commit, index: Index) -> Result<(), Error> {
        let stopped = || Error::Failed("the writer has stopped".into());
        let ticket = self.ticket.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        let draft = Draft { table, commit, index, ticket };
        let job = Job { draft, in_doubt: false, until: Instant::now() + PATIENCE, answer };
        self.jobs.send(job).await.map_err(|_| stopped())?;
        answered.await.unwrap_or_else(|_| Err(stopped()))
    }
}

struct Task {
    address: Address,
    hints: Arc<Hints>,
    link: Option<Link>,
    trouble: Arc<Mutex<Option<String>>>,
}

impl Task {
    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut gathered: Vec<Job> = Vec::new();
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() && queue.recv_many(&mut gathered, GROUP).await == 0 {
                return;
            }
            waiting.extend(gathered.drain(..));
            // One commit to a table and group: a second one could not be told from a lost race.
            let mut tables = HashSet::new();
            let mut group = Vec::with_capacity(waiting.len());
            let mut later = VecDeque::new();
            for job in waiting {
                let first = group.len() < GROUP && tables.insert(job.draft.table);
                if first { group.push(job) } else { later.push_back(job) }
            }
            waiting = later;
            self.write(group).await;
            while waiting.len() < GROUP
                && let Ok(job) = queue.try_recv()
            {
                waiting.push_back(job);
            }
        }
    }

    /// Writes a group, however many attempts it takes, until its askers have waited long enough.
    async fn write(&mut self, mut group: Vec<Job>) {
        while let Some(until) = group.iter().map(|job| job.until).min() {
            let attempt = self.attempt(&mut group, until).await;
            self.note(&attempt);
            match attempt {
                Ok(()) => return,
                Err(Trouble::Said(error)) => {
                    let reason = error.to_string();
                    return group.drain(..).for_each(|job| job.answer(Err(Error::Failed(reason.clone()))));
                }
                Err(Trouble::Lost(reason)) => {
                    self.link = None;
                    let now = Instant::now();
                    for job in group.extract_if(.., |job| job.until <= now) {
                        job.answer(Err(Error::Failed(reason.clone())));
                    }
                }
            }
        }
    }

    fn note(&self, attempt: &Result<(), Trouble>) {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        let reason = match attempt {
            Ok(()) => None,
            Err(Trouble::Lost(reason)) => Some(reason.clone()),
            Err(Trouble::Said(error)) => Some(error.to_string()),
        };
        if let (None, Some(reason)) = (&*trouble, &reason) {
            tracing::warn!(%reason, "the database cannot be written to");
        }
        *trouble = reason;
    }

    /// One attempt. Takes out of the group whatever is answered.
    async fn attempt(&mut self, group: &mut Vec<Job>, until: Instant) -> Result<(), Trouble> {
        let link = match self.link.take().filter(|link| !link.is_closed()) {
            Some(link) => link,
            // Nobody waits longer than that, and a server that is asked for longer is not there.
            None => self.address.reconnect(Purpose::Write, until).await.map_err(|error| match error {
                Error::Failed(reason) => Trouble::Lost(reason),
                error => Trouble::Said(error),
            })?,
        };
        let link = self.link.insert(link);
        let doubtful: Vec<&Draft> = group.iter().filter(|job| job.in_doubt).map(|job| &job.draft).collect();
        if !doubtful.is_empty() {
            let found = in_time(rows::find(link, &doubtful)).await?;
            for job in group.extract_if(.., |job| job.in_doubt && found.is_written(&job.draft)) {
                self.hints.written(Hint { table: job.draft.table, seq: job.draft.commit.seq });
                job.answer(Ok(()));
            }
        }
        if group.is_empty() {
            return Ok(());
        }
        let drafts: Vec<&Draft> = group.iter().map(|job| &job.draft).collect();
        let appended = in_time(rows::append(link, &drafts)).await;
        let appended: HashSet<TableId> = match appended {
            Ok(tables) => tables.into_iter().collect(),
            Err(trouble) => {
                group.iter_mut().for_each(|job| job.in_doubt = true);
                return Err(trouble);
            }
        };
        for job in group.extract_if(.., |job| appended.contains(&job.draft.table)) {
            self.hints.written(Hint { table: job.draft.table, seq: job.draft.commit.seq });
            job.answer(Ok(()));
        }
        self.hints.tell_others();
        if group.is_empty() {
            return Ok(());
        }
        // Those that are left did not get in with this attempt; an earlier one may have come through meanwhile.
        let drafts: Vec<&Draft> = group.iter().map(|job| &job.draft).collect();
        let found: Found = in_time(rows::find(link, &drafts)).await?;
        for job in group.drain(..) {
            let written = found.is_written(&job.draft);
            let result = if written { Ok(()) } else { Err(found.refusal(&job.draft)) };
            job.answer(result);
        }
        Ok(())
    }
}

/// Gives a question up when no answer comes.
pub async fn in_time<T>(question: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    let lost = || Err(Trouble::Lost("the database does not answer".into()));
    timeout(ANSWER, question).await.unwrap_or_else(|_| lost())
}
