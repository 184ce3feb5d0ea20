//! A table in memory: its state, and the views that go out to those who look at it.

use crate::agenda::{Agenda, Answer};
use crate::bot_player::BotPlayer;
use crate::decide::{Decider, Decision, Request};
use crate::games::Outside;
use crate::log::{LogEntry, TableEvent};
use crate::mine::Told;
use crate::outlet::Plug;
use crate::presence::Seen;
use crate::table::Table;
use crate::views::Views;
use crate::{Accepted, ClientId, GameView, House, Reason, Refusal, Strength, TableView, Visitor};
use game::{Moment, Seat};
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use store::{Error, Index, TableId};

/// How often a command is decided again when somebody else's commit came first.
const TRIES: u32 = 3;

/// A table in memory. Whoever has it under lock is alone with it on this node; against other nodes the log's
/// numbers protect it.
pub(crate) struct LiveTable {
    house: Arc<House>,
    table: Table,
    /// What this node has to do for the table, and when.
    pub agenda: Agenda,
    /// When each visitor was last there.
    pub seen: Seen,
    /// Whether the lobby does not show the table because nobody is there.
    pub hidden: bool,
    /// What of it may be known, and by whom.
    views: Views,
    /// What this node has last told the store about places; none when another may have told it something newer.
    told: Option<Told>,
    /// Everybody who looks or has looked, in an order of their own: they are shown a change in the same order every time.
    viewers: BTreeMap<Visitor, Onlooker>,
}

/// The outlets of one visitor.
#[derive(Default)]
struct Onlooker {
    /// What they were last shown.
    shown: Option<Arc<TableView>>,
    outlets: Vec<Weak<Plug>>,
}

impl Onlooker {
    /// How many are still there.
    fn streams(&self) -> usize {
        self.outlets.iter().filter(|outlet| outlet.strong_count() > 0).count()
    }

    /// Forgets those who have gone; true if somebody is left.
    fn is_here(&mut self) -> bool {
        self.outlets.retain(|outlet| outlet.strong_count() > 0);
        !self.outlets.is_empty()
    }

    /// Passes a view on, if it says anything new.
    fn show(&mut self, view: &Arc<TableView>) {
        if self.shown.as_ref() != Some(view) {
            self.shown = Some(view.clone());
            for outlet in self.outlets.iter().filter_map(Weak::upgrade) {
                outlet.0.show(view);
            }
        }
    }
}

impl LiveTable {
    /// Reads a table from its log.
    pub async fn load(house: Arc<House>, agenda: Agenda, id: TableId) -> Result<Self, Error> {
        let commits = house.store.read(id, 0).await?;
        let (first, rest) = commits.split_first().ok_or(Error::NoSuchTable)?;
        let table = Table::open(id, Moment(first.at), &LogEntry::read(first)?);
        let mut table = table.ok_or_else(|| Error::Damaged("the first commit opens no table".into()))?;
        for commit in rest {
            table.apply(Moment(commit.at), &LogEntry::read(commit)?);
        }
        table.follow(agenda.now());
        agenda.arm(&table, &house.bots, None);
        let views = Views::of(&table, &house.bots, &[], None);
        let seen = Seen::new(agenda.now());
        let viewers = BTreeMap::new();
        Ok(LiveTable { house, table, agenda, seen, hidden: false, views, told: None, viewers })
    }

    /// The state.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Decides, appends, applies, shows; once more when somebody else's commit came first.
    pub async fn submit(
        &mut self,
        request: &Request,
        client: Option<&ClientId>,
    ) -> Result<Accepted, Refusal> {
        let by = match request {
            Request::Visitor(visitor, _) => Some(*visitor),
            _ => None,
        };
        let house = self.house.clone();
        for _ in 0..TRIES {
            if let (Some(visitor), Some(client)) = (by, client)
                && self.table.accepted.contains(visitor, client)
            {
                return Ok(Accepted { seq: self.table.seq, token: None });
            }
            let now = self.now();
            let House { store, bots, entropy, referee, .. } = &*house;
            let outside = Outside { now, referee: &**referee };
            let decider = Decider { table: &self.table, bots, entropy: &**entropy, outside };
            let Decision { events, token } = decider.decide(request)?;
            if events.is_empty() {
                return Ok(Accepted { seq: self.table.seq, token });
            }
            let mut entry = LogEntry { by, client: client.cloned(), public: false, events };
            // The next table is made beside the old one, and takes its place once the log has it.
            let mut next = self.table.clone();
            next.apply(now, &entry);
            // Made before the log has it: how many changes everybody could see is part of the log.
            let views = Views::of(&next, bots, self.views.present(), Some(&self.views));
            if !views.all_see_the_same(&self.views) {
                entry.public = true;
                next.seq += 1;
            }
            let commit = entry.commit(next.head, now.0)?;
            if let Some(visitor) = by {
                self.saw(visitor);
            }
            let deserted = self.is_deserted();
            let index = next.index(&self.agenda.schedule(&next, bots), now, deserted);
            let told = Told::of(&next, &views, self.told.as_ref());
            match store.append(next.id, commit, told.added_to(index, self.told.as_ref())).await {
                Err(Error::Conflict) => {
                    self.catch_up().await?;
                    continue;
                }
                written => written?,
            }
            self.table = next;
            self.views = views;
            self.told = Some(told);
            self.hidden = deserted;
            self.arm();
            self.show();
            return Ok(Accepted { seq: self.table.seq, token });
        }
        Err(Reason::Busy.into())
    }

    /// Takes in what others have appended; true if there was anything.
    pub async fn catch_up(&mut self) -> Result<bool, Error> {
        let tail = self.house.store.read(self.table.id, self.table.head).await?;
        if tail.is_empty() {
            return Ok(false);
        }
        // A commit that cannot be read must not leave half of the tail behind.
        let entries = tail.iter().map(|commit| Ok((Moment(commit.at), LogEntry::read(commit)?)));
        for (at, entry) in entries.collect::<Result<Vec<_>, Error>>()? {
            self.table.apply(at, &entry);
            let back = entry.events.iter().find_map(|event| match event {
                TableEvent::CameBack { chair } | TableEvent::Returned { chair } => Some(*chair),
                _ => None,
            });
            let back = back.and_then(|chair| self.table.sitter(chair)?.person());
            if let Some(elsewhere) = entry.by.or(back) {
                self.saw_elsewhere(elsewhere);
            }
        }
        self.table.follow(self.agenda.now());
        self.told = None;
        self.arm();
        self.views = Views::of(&self.table, &self.house.bots, self.views.present(), Some(&self.views));
        self.show();
        Ok(true)
    }

    /// The table's own time: it never runs back, and follows the node's clock otherwise.
    fn now(&self) -> Moment {
        self.table.time(self.agenda.now()).max(self.table.at)
    }

    /// Sets the table's alarm by what it waits for now.
    pub fn arm(&self) {
        let presence = self.next_about_presence().map(|(at, _)| at);
        let presence = [presence, self.next_desertion()].into_iter().flatten().min();
        self.agenda.arm(&self.table, &self.house.bots, presence);
    }

    /// Whether a visitor is connected to this node.
    pub fn is_here(&self, visitor: Visitor) -> bool {
        self.viewers.get(&visitor).is_some_and(|onlooker| onlooker.streams() > 0)
    }

    /// Whether the game's clock is to ring now.
    pub fn clock_is_up(&self) -> bool {
        let clock = self.agenda.schedule(&self.table, &self.house.bots).clock;
        clock.is_some_and(|at| at <= self.now())
    }

    /// The bot that is to think now, and how often it was refused before.
    pub fn ready_bot(&self) -> Option<(Seat, u32)> {
        self.agenda.ready_bot(&self.table, &self.house.bots)
    }

    /// The bot of a strength.
    pub fn bot(&self, strength: &Strength) -> Option<Arc<dyn BotPlayer>> {
        self.house.bots.get(self.table.kind(), strength)
    }

    /// Notes what came of asking a bot.
    pub fn bot_was_asked(&mut self, seat: Seat, version: u64, answer: Answer) {
        self.agenda.asked(&self.table, seat, version, answer);
        self.arm();
    }

    /// What the store is to know of the table now.
    pub fn index(&self) -> Index {
        let schedule = self.agenda.schedule(&self.table, &self.house.bots);
        let index = self.table.index(&schedule, self.now(), self.is_deserted());
        Told::of(&self.table, &self.views, None).added_to(index, self.told.as_ref())
    }

    /// Tells the store, without a commit. Whoever has committed since then has told it already.
    pub async fn correct_index(&self) -> Result<(), Error> {
        match self.house.store.reindex(self.table.id, self.table.head, self.index()).await {
            Err(Error::Conflict) => Ok(()),
            corrected => corrected,
        }
    }

    /// What a visitor may know now.
    pub fn view(&mut self, visitor: Visitor) -> Arc<TableView> {
        self.see_who_is_here();
        Arc::new(self.views.view(&self.table, self.table.you(visitor)))
    }

    /// What a seat may know of the game.
    pub fn view_of_seat(&mut self, seat: Seat) -> Option<GameView> {
        self.views.of_seat(seat)
    }

    /// Shows a visitor's outlet what is, and from now on whatever changes. Gives the first view too.
    pub fn attach(&mut self, visitor: Visitor, plug: Weak<Plug>) -> Arc<TableView> {
        let onlooker = self.viewers.entry(visitor).or_default();
        let has_others = onlooker.is_here();
        onlooker.outlets.push(plug.clone());
        if has_others {
            let view = self.view(visitor);
            if let Some(plug) = plug.upgrade() {
                plug.0.show(&view);
            }
            return view;
        }
        // Everybody sees that somebody came, and the comer sees everything.
        onlooker.shown = None;
        self.saw(visitor);
        // A table at rest goes on when one of its players comes.
        if self.table.chair_of(visitor).is_some() {
            self.agenda.somebody_came(&self.table);
            self.arm();
        }
        self.show();
        let shown = self.viewers.get(&visitor).and_then(|onlooker| onlooker.shown.clone());
        shown.unwrap_or_else(|| self.view(visitor))
    }

    /// Sends a view to everybody for whom something changed. Those who look on and are alike get one and the same.
    pub fn show(&mut self) {
        self.see_off();
        self.see_who_is_here();
        let mut strangers: Vec<Arc<TableView>> = Vec::new();
        for (visitor, onlooker) in &mut self.viewers {
            let you = self.table.you(*visitor);
            if let Some(view) = strangers.iter().find(|view| view.you == you) {
                onlooker.show(view);
                continue;
            }
            let seated = you.chair.is_some();
            let view = Arc::new(self.views.view(&self.table, you));
            onlooker.show(&view);
            // Nobody is like somebody with a chair.
            if !seated {
                strangers.push(view);
            }
        }
    }

    /// Notes who is not connected any more.
    fn see_off(&mut self) {
        let gone: Vec<Visitor> = self
            .viewers
            .iter_mut()
            .filter_map(|(visitor, onlooker)| (!onlooker.is_here()).then_some(*visitor))
            .collect();
        for visitor in &gone {
            self.viewers.remove(visitor);
            self.saw(*visitor);
        }
        if !gone.is_empty() {
            self.arm();
        }
    }

    /// Brings what the views say about who is connected up to date.
    fn see_who_is_here(&mut self) {
        let here = |visitor| self.viewers.get(&visitor).is_some_and(|onlooker| onlooker.streams() > 0);
        let present = self.table.present(here);
        if present != self.views.present() {
            self.views = Views::of(&self.table, &self.house.bots, &present, Some(&self.views));
        }
    }

    /// Ends every stream.
    pub fn dismiss(&mut self) {
        for onlooker in std::mem::take(&mut self.viewers).into_values() {
            for outlet in onlooker.outlets.iter().filter_map(Weak::upgrade) {
                outlet.0.close();
            }
        }
    }
}
