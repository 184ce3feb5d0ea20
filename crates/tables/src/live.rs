//! A table in memory: its state, and the frames that go out to those who look at it.

use crate::decide::{Ask, Bench};
use crate::entry::Deed;
use crate::table::Table;
use crate::{Accepted, Brains, ChairView, ClientId, MoveToken, Reason, Refusal, TableView, Visitor, You};
use game::{Moment, Shared};
use std::collections::HashMap;
use std::sync::Arc;
use store::{Error, Store, TableId};
use tokio::sync::watch;

/// How often a command is decided again when somebody else's commit came first.
const TRIES: u32 = 3;

/// One rendering of a table, shared by all connections that may see it so.
#[derive(Debug)]
pub struct Frame {
    /// The view.
    pub view: TableView,
}

impl Frame {
    /// The view as JSON. Made anew each time: what is long in it is shared, and a table at rest should be small.
    pub fn json(&self) -> String {
        serde_json::to_string(&self.view).unwrap_or_default()
    }
}

/// A table in memory. Whoever has it under lock is alone with it on this node; against other nodes the log's
/// numbers protect it.
pub(crate) struct Live {
    store: Arc<dyn Store>,
    brains: Arc<Brains>,
    table: Table,
    /// What everybody could see after the last commit.
    public: TableView,
    /// The frames of everybody who looks or has looked.
    viewers: HashMap<Visitor, watch::Sender<Arc<Frame>>>,
    /// The chairs as they were last shown, with who is connected.
    chairs: Shared<Vec<ChairView>>,
}

impl Live {
    /// Reads a table from its log.
    pub async fn load(store: Arc<dyn Store>, brains: Arc<Brains>, id: TableId) -> Result<Self, Error> {
        let commits = store.read(id, 0).await?;
        let (first, rest) = commits.split_first().ok_or(Error::NoSuchTable)?;
        let table = Table::open(id, Moment(first.at), &Deed::read(first)?);
        let mut table = table.ok_or_else(|| Error::Damaged("the first commit opens no table".into()))?;
        for commit in rest {
            table.apply(Moment(commit.at), &Deed::read(commit)?);
        }
        let public = table.public_view(&brains);
        let chairs = table.common.chairs.clone();
        Ok(Live { store, brains, table, public, viewers: HashMap::new(), chairs })
    }

    /// The state.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Decides, appends, applies, shows.
    pub async fn ask(
        &mut self,
        ask: &Ask,
        client: Option<&ClientId>,
        now: Moment,
    ) -> Result<Accepted, Refusal> {
        for _ in 0..TRIES {
            if let Some(before) = self.done_before(ask, client) {
                return Ok(before);
            }
            match self.attempt(ask, client, now).await {
                Err(Attempt::Overtaken) => {
                    self.catch_up().await?;
                }
                Err(Attempt::Refused(refusal)) => return Err(refusal),
                Ok(token) => return Ok(Accepted { seq: self.table.seq, token }),
            }
        }
        Err(Reason::Busy.into())
    }

    fn done_before(&self, ask: &Ask, client: Option<&ClientId>) -> Option<Accepted> {
        let (Ask::Visitor(visitor, _), Some(client)) = (ask, client) else { return None };
        let done = self.table.accepted.contains(*visitor, client);
        done.then_some(Accepted { seq: self.table.seq, token: None })
    }

    async fn attempt(
        &mut self,
        ask: &Ask,
        client: Option<&ClientId>,
        now: Moment,
    ) -> Result<Option<MoveToken>, Attempt> {
        let now = now.max(self.table.at);
        let decision = Bench { table: &self.table, brains: &self.brains, now }.decide(ask)?;
        let by = match ask {
            Ask::Visitor(visitor, _) => Some(*visitor),
            Ask::Clock | Ask::Bot(..) => None,
        };
        let mut deed = Deed { by, client: client.cloned(), public: false, entries: decision.entries };
        // The next table is made beside the old one, and takes its place once the log has it.
        let mut next = self.table.clone();
        next.apply(now, &deed);
        let mut public = next.public_view(&self.brains);
        if public != self.public {
            deed.public = true;
            next.seq += 1;
            public.seq = next.seq;
        }
        let commit = deed.commit(next.head, now.0)?;
        match self.store.append(next.id, commit, next.index(&self.brains)).await {
            Ok(()) => {}
            Err(Error::Conflict) => return Err(Attempt::Overtaken),
            Err(error) => return Err(error.into()),
        }
        self.table = next;
        self.public = public;
        self.show();
        Ok(decision.token)
    }

    /// Takes in what others have appended; true if there was anything.
    pub async fn catch_up(&mut self) -> Result<bool, Error> {
        let tail = self.store.read(self.table.id, self.table.head).await?;
        if tail.is_empty() {
            return Ok(false);
        }
        // A commit that cannot be read must not leave half of the tail behind.
        let deeds = tail.iter().map(|commit| Ok((Moment(commit.at), Deed::read(commit)?)));
        for (at, deed) in deeds.collect::<Result<Vec<_>, Error>>()? {
            self.table.apply(at, &deed);
        }
        self.public = self.table.public_view(&self.brains);
        self.show();
        Ok(true)
    }

    /// What a visitor may know now.
    pub fn frame(&mut self, visitor: Visitor) -> Arc<Frame> {
        match self.viewers.get(&visitor) {
            Some(frames) if frames.receiver_count() > 0 => frames.borrow().clone(),
            _ => {
                self.see_who_is_here();
                self.render(self.table.you(visitor))
            }
        }
    }

    /// The stream of frames for a visitor.
    pub fn subscribe(&mut self, visitor: Visitor) -> watch::Receiver<Arc<Frame>> {
        if let Some(frames) = self.viewers.get(&visitor)
            && frames.receiver_count() > 0
        {
            return frames.subscribe();
        }
        self.see_who_is_here();
        let frame = self.render(self.table.you(visitor));
        let (frames, mut receiver) = watch::channel(frame);
        self.viewers.insert(visitor, frames);
        // Everybody sees that somebody came; to the comer that is no news.
        self.show();
        receiver.mark_unchanged();
        receiver
    }

    /// Sends a frame to everybody for whom something changed. One rendering serves all who are alike.
    pub fn show(&mut self) {
        self.viewers.retain(|_, frames| frames.receiver_count() > 0);
        self.see_who_is_here();
        let mut spectators: Vec<Arc<Frame>> = Vec::new();
        for (visitor, frames) in &self.viewers {
            let you = self.table.you(*visitor);
            let alike = spectators.iter().find(|frame| frame.view.you == you).cloned();
            let frame = alike.unwrap_or_else(|| {
                let seated = you.chair.is_some();
                let frame = self.render(you);
                // Nobody is like somebody with a chair.
                if !seated {
                    spectators.push(frame.clone());
                }
                frame
            });
            frames.send_if_modified(|shown| {
                let changed = shown.view != frame.view;
                if changed {
                    *shown = frame.clone();
                }
                changed
            });
        }
    }

    fn see_who_is_here(&mut self) {
        let here = |visitor| self.viewers.get(&visitor).is_some_and(|frames| frames.receiver_count() > 0);
        self.chairs.renew(self.table.chairs_with(here));
    }

    fn render(&self, you: You) -> Arc<Frame> {
        Arc::new(Frame { view: self.table.view(you, &self.brains, self.chairs.clone()) })
    }

    /// Ends every stream.
    pub fn dismiss(&mut self) {
        self.viewers.clear();
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.viewers.values().map(watch::Sender::receiver_count).sum()
    }
}

/// Why an attempt did not come through.
enum Attempt {
    /// Somebody else's commit came first.
    Overtaken,
    /// The table, the rules or the store said no.
    Refused(Refusal),
}

impl From<Refusal> for Attempt {
    fn from(refusal: Refusal) -> Self {
        Attempt::Refused(refusal)
    }
}

impl From<Error> for Attempt {
    fn from(error: Error) -> Self {
        Attempt::Refused(error.into())
    }
}
