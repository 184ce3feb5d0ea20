//! The state of a table: the fold of its log.

use crate::accepted::{AcceptedCommands, keep};
use crate::chairs::{Chair, Offer, Removed, SeatRequest, Sitter};
use crate::games::{self, Deal, GameSetup, Play, Seating};
use crate::log::{Holder, LogEntry, TableEvent};
use crate::mine::Played;
use crate::notes::Notes;
use crate::reading::Reading;
use crate::record::Finished;
use crate::turns::Awaited;
use crate::{
    Audience, EMOJI, GameKind, Line, News, Notice, PlayerId, Reaction, Settings, Stage, Visitor, Words,
};
use game::{Moment, Nonce, Seat, Seed};
use std::collections::{BTreeMap, VecDeque};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use store::TableId;

/// How many lines of chat in each circle and how many reactions a table remembers.
const CHAT_KEPT: usize = 100;
const REACTIONS_KEPT: usize = 12;
/// How many pieces of news a table remembers.
const NOTICES_KEPT: usize = 12;

/// Everything about a table, secrets included; it has no wire form and no debug form.
///
/// Cheap to clone, for every step is taken on a copy.
#[derive(Clone)]
pub(crate) struct Table {
    pub id: TableId,
    /// The number of the last commit.
    pub head: u64,
    /// When the last commit was made.
    pub at: Moment,
    /// How many commits everybody could see.
    pub seq: u64,
    /// When the host last asked for anything.
    pub host_seen: Moment,
    pub game: Option<OnTable>,
    pub accepted: AcceptedCommands,
    /// Commits by the clock since a person last did something.
    pub unattended: u32,
    /// When a person last did something.
    pub person_at: Moment,
    /// How often something other than chat has changed, and when it last did.
    pub version: u64,
    pub changed: Moment,
    /// Which turn of the game it is, and when it began.
    pub turn: u64,
    pub turn_began: Moment,
    /// When the table came to the stage at which it is.
    pub stage_began: Moment,
    /// Whom the game waits for.
    pub awaited: Arc<[Awaited]>,
    /// What people are looking at before the bots go on.
    pub reading: Reading,
    /// How far the log's time is ahead of this node's clock: another node's, or one that was set back, wrote it.
    pub ahead: u64,
    room: Arc<Room>,
}

/// What a move in the game does not change, and so is shared with the table before.
#[derive(Clone)]
pub(crate) struct Room {
    pub settings: Arc<Settings>,
    pub host: Visitor,
    pub chairs: Arc<Vec<Chair>>,
    /// How many players ever sat down.
    pub players: u32,
    /// Whom the host has removed.
    pub removed: Arc<Vec<Removed>>,
    /// Who asks for a seat in the running game.
    pub requests: Arc<Vec<SeatRequest>>,
    /// Who is ready for the next game.
    pub ready: Arc<Vec<PlayerId>>,
    /// Whether nobody new may sit down.
    pub locked: bool,
    /// What everybody should be told of, oldest first.
    pub notices: Arc<VecDeque<Arc<Notice>>>,
    pub seed: Seed,
    pub games: u32,
    /// Who has played a game to its end here, with the last one.
    pub played: Arc<VecDeque<Played>>,
    /// How many games each player has won here.
    pub wins: Arc<BTreeMap<PlayerId, u32>>,
    /// Words that were keywords here already.
    pub used: Arc<Vec<String>>,
    /// The game before, while the next one is waited for or played.
    pub previous: Option<Arc<Finished>>,
    pub chat: Arc<VecDeque<Said>>,
    pub reactions: Arc<VecDeque<Arc<Reaction>>>,
    pub notes: Notes,
}

impl Deref for Table {
    type Target = Room;
    fn deref(&self) -> &Room {
        &self.room
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Room {
        Arc::make_mut(&mut self.room)
    }
}

/// A game on the table.
#[derive(Clone)]
pub(crate) struct OnTable {
    pub play: Arc<dyn Play>,
    pub setup: Arc<GameSetup>,
    /// The chair of each seat.
    pub chairs: Arc<[u8]>,
    pub nonces: Arc<[Nonce]>,
    /// Whether the host brought the words: then nobody is told those that were not drawn.
    pub own_words: bool,
}

/// Something said, and in which circle of which game.
#[derive(Clone)]
pub(crate) struct Said {
    pub line: Arc<Line>,
    /// The number of the game and of the circle; none for table chat.
    pub circle: Option<(u32, u8)>,
}

impl Table {
    /// The table that a first commit opens; none if it does not open one.
    pub fn open(id: TableId, at: Moment, entry: &LogEntry) -> Option<Self> {
        let Some(TableEvent::Opened { host, settings, seed }) = entry.events.first() else { return None };
        let chairs = settings.game.kind().seating().most;
        let room = Room {
            settings: Arc::new(settings.clone()),
            host: *host,
            chairs: Arc::new(vec![Chair::default(); usize::from(chairs)]),
            players: 0,
            removed: Arc::default(),
            requests: Arc::default(),
            ready: Arc::default(),
            locked: false,
            notices: Arc::default(),
            seed: seed.0.clone(),
            games: 0,
            played: Arc::default(),
            wins: Arc::default(),
            used: Arc::default(),
            previous: None,
            chat: Arc::default(),
            reactions: Arc::default(),
            notes: Notes::default(),
        };
        Some(Table {
            id,
            head: 1,
            at,
            seq: 1,
            host_seen: at,
            game: None,
            accepted: AcceptedCommands::default(),
            unattended: 0,
            person_at: at,
            version: 0,
            changed: at,
            turn: 0,
            turn_began: at,
            stage_began: at,
            awaited: Arc::default(),
            reading: Reading::default(),
            ahead: 0,
            room: Arc::new(room),
        })
    }

    /// Takes the next commit into the state.
    pub fn apply(&mut self, at: Moment, entry: &LogEntry) {
        self.head += 1;
        self.at = at;
        self.seq += u64::from(entry.public);
        match entry.by {
            Some(visitor) => {
                self.unattended = 0;
                self.person_at = at;
                if visitor == self.host {
                    self.host_seen = at;
                }
                if let Some(client) = &entry.client {
                    let holders: Vec<Visitor> =
                        self.sitters().filter_map(|(_, sitter)| sitter.person()).chain([self.host]).collect();
                    self.accepted.note(visitor, client.clone(), &holders);
                }
            }
            None => self.unattended = self.unattended.saturating_add(1),
        }
        let (stage, games) = (self.stage(), self.games);
        for event in &entry.events {
            self.take(event);
        }
        if (stage, games) != (self.stage(), self.games) {
            self.stage_began = at;
        }
        let chat = |event: &TableEvent| {
            matches!(
                event,
                TableEvent::Said { .. }
                    | TableEvent::Reacted { .. }
                    | TableEvent::Noted { .. }
                    | TableEvent::Nudged { .. }
                    | TableEvent::Seen { .. }
            )
        };
        if !entry.events.iter().all(chat) {
            self.version += 1;
            self.changed = at;
            self.wait_for();
            self.note_reveals();
        }
    }

    fn take(&mut self, event: &TableEvent) {
        match event {
            // Only a first commit opens a table.
            TableEvent::Opened { .. } => {}
            TableEvent::Configured { settings } => self.configure(settings),
            TableEvent::Sat { chair, player, name, nonce, holder } => {
                self.players = self.players.max(player.0 + 1);
                let sitter = Sitter::new(*player, name.clone(), nonce.clone(), holder.clone());
                self.seat(*chair, sitter);
            }
            TableEvent::Swapped { one, other } => {
                let (one, other) = (usize::from(*one), usize::from(*other));
                if one.max(other) < self.chairs.len() {
                    Arc::make_mut(&mut self.chairs).swap(one, other);
                }
            }
            TableEvent::Renamed { chair, name } => {
                if let Some(sitter) = self.sitter_mut(*chair) {
                    sitter.name = name.clone();
                }
            }
            TableEvent::Left { chair } => self.get_up(*chair),
            TableEvent::Removed { chair } => self.remove(*chair),
            TableEvent::Readmitted { player } => {
                Arc::make_mut(&mut self.removed).retain(|removed| removed.player != *player);
            }
            TableEvent::Locked { locked } => self.locked = *locked,
            TableEvent::HandedOver { host } => {
                self.host = *host;
                self.host_seen = self.at;
                self.notice_in(self.chair_of(*host), News::Host);
            }
            TableEvent::Offered { chair, hash } => {
                let offer = Offer { hash: hash.clone(), at: self.at };
                if let Some(chair) = self.chair_mut(*chair) {
                    chair.offer = Some(offer);
                }
            }
            TableEvent::Taken { chair, visitor } => self.hand_to(*chair, *visitor),
            TableEvent::SeatAsked { chair, player, visitor, name, nonce } => {
                self.players = self.players.max(player.0 + 1);
                let request = SeatRequest {
                    chair: *chair,
                    player: *player,
                    visitor: *visitor,
                    name: name.clone(),
                    nonce: nonce.clone(),
                };
                self.ask_for_seat(request);
            }
            TableEvent::SeatRefused { player } => {
                Arc::make_mut(&mut self.requests).retain(|request| request.player != *player);
            }
            TableEvent::WentAway { chair, since } => {
                if let Some(sitter) = self.sitter_mut(*chair) {
                    sitter.away = Some(*since);
                }
                self.notice_in(Some(*chair), News::Away);
            }
            TableEvent::CameBack { chair } => {
                if let Some(sitter) = self.sitter_mut(*chair) {
                    sitter.come_back();
                }
            }
            TableEvent::BecameReplaceable { chair } => {
                if let Some(sitter) = self.sitter_mut(*chair) {
                    sitter.replaceable = true;
                }
            }
            TableEvent::Returned { chair } => self.give_back(*chair),
            TableEvent::Dealt { setup, chairs, nonces } => {
                let before = self.previous.as_ref().map(|finished| finished.setup());
                let setup = setup.completed(before, &self.settings, &self.used);
                let deal = Deal { setup: &setup, seed: &self.seed, nonces };
                // The setup was checked before it was written.
                let Ok(play) = games::open(&deal) else { return };
                self.games += 1;
                self.game = Some(OnTable {
                    own_words: matches!(self.settings.words, Words::Own { .. }),
                    play,
                    setup: Arc::new(setup),
                    chairs: chairs.as_slice().into(),
                    nonces: nonces.as_slice().into(),
                });
                // The first turn of a game has the number of no turn.
                (self.turn, self.turn_began) = (0, self.at);
                self.requests = Arc::default();
                for chair in Arc::make_mut(&mut self.chairs) {
                    chair.witnesses.clear();
                    chair.witness();
                }
            }
            TableEvent::Played { events } => {
                let before = self.stage();
                if let Some(game) = &mut self.game {
                    games::apply(&mut game.play, events);
                }
                if before == Stage::Playing && self.stage() == Stage::Finished {
                    self.count_wins();
                    self.note_played();
                }
            }
            TableEvent::Said { chair, circle, text } => {
                let Some(sitter) = self.sitter(*chair) else { return };
                let to = if circle.is_some() { Audience::Team } else { Audience::Table };
                let line = Line {
                    at: self.at,
                    player: sitter.player,
                    name: sitter.name.clone(),
                    to,
                    text: text.clone(),
                };
                let circle = circle.map(|circle| (self.games, circle));
                self.hear(Said { line: Arc::new(line), circle });
            }
            TableEvent::Reacted { chair, emoji } => {
                let (Some(sitter), Some(emoji)) = (self.sitter(*chair), EMOJI.get(usize::from(*emoji)))
                else {
                    return;
                };
                let reaction = Reaction { at: self.at, player: sitter.player, emoji };
                keep(Arc::make_mut(&mut self.reactions), Arc::new(reaction), REACTIONS_KEPT);
            }
            TableEvent::Nudged { chair } => self.notice_in(Some(*chair), News::Nudged),
            TableEvent::Seen { chair } => self.note_seen(*chair),
            TableEvent::Noted { owner, place, text } => self.notes.write(*owner, place, text),
            TableEvent::Ready { chair } => {
                if let Some(player) = self.sitter(*chair).map(|sitter| sitter.player) {
                    Arc::make_mut(&mut self.ready).push(player);
                }
            }
            TableEvent::Rematched { seed } => self.clear(seed.0.clone()),
        }
    }

    /// Remembers what was said. Each circle has room of its own, so that nobody pushes out what others have said.
    fn hear(&mut self, said: Said) {
        let games = self.games;
        let chat = Arc::make_mut(&mut self.chat);
        // Nobody hears the circles of an earlier game any more.
        chat.retain(|earlier| earlier.circle.is_none_or(|(game, _)| game == games));
        let same = |earlier: &Said| earlier.circle == said.circle;
        if chat.iter().filter(|earlier| same(earlier)).count() >= CHAT_KEPT
            && let Some(oldest) = chat.iter().position(same)
        {
            chat.remove(oldest);
        }
        chat.push_back(said);
    }

    fn count_wins(&mut self) {
        let Some(game) = &self.game else { return };
        let chairs =
            game.play.winners().into_iter().filter_map(|seat| game.chairs.get(seat.index()).copied());
        let winners: Vec<PlayerId> =
            chairs.filter_map(|chair| self.sitter(chair)).map(|sitter| sitter.player).collect();
        let wins = Arc::make_mut(&mut self.wins);
        for winner in winners {
            *wins.entry(winner).or_default() += 1;
        }
    }

    /// Tells everybody of somebody in a chair.
    pub fn notice_in(&mut self, chair: Option<u8>, news: News) {
        let Some(sitter) = chair.and_then(|chair| self.sitter(chair)) else { return };
        let notice = Notice { at: self.at, news, player: sitter.player, name: sitter.name.clone() };
        keep(Arc::make_mut(&mut self.notices), Arc::new(notice), NOTICES_KEPT);
    }

    fn configure(&mut self, settings: &Settings) {
        let most = usize::from(settings.game.kind().seating().most);
        if self.settings.game.kind() != settings.game.kind() {
            // Everyone moves up, so that nobody loses a chair that the other game does not have.
            let chairs = Arc::make_mut(&mut self.chairs);
            let (taken, mut free): (Vec<_>, Vec<_>) =
                chairs.drain(..).partition(|chair| chair.sitter.is_some());
            *chairs = taken;
            chairs.append(&mut free);
            chairs.resize_with(most, Chair::default);
        }
        if let Some(strength) = settings.bots.as_ref().filter(|_| settings.bots != self.settings.bots) {
            let sitters =
                Arc::make_mut(&mut self.chairs).iter_mut().filter_map(|chair| chair.sitter.as_mut());
            for sitter in sitters.filter(|sitter| matches!(sitter.holder, Holder::Bot(_))) {
                sitter.holder = Holder::Bot(strength.clone());
            }
        }
        self.settings = Arc::new(settings.clone());
    }

    fn clear(&mut self, seed: Seed) {
        self.previous = self.finished().map(Arc::new).or(self.previous.take());
        if let Some(game) = self.game.take() {
            let mut used = (*self.used).clone();
            used.extend(game.play.spent());
            self.used = Arc::new(used);
        }
        self.seed = seed;
        self.notes = Notes::default();
        self.requests = Arc::default();
        self.ready = Arc::default();
        for chair in Arc::make_mut(&mut self.chairs) {
            chair.witnesses.clear();
            if chair.sitter.as_ref().is_some_and(|sitter| sitter.left) {
                *chair = Chair::default();
            }
        }
    }

    /// The seat of a chair in the game on the table.
    pub fn seat_of(&self, chair: u8) -> Option<Seat> {
        let place = self.game.as_ref()?.chairs.iter().position(|of| *of == chair)?;
        Some(Seat(u8::try_from(place).ok()?))
    }

    /// The chair of a seat.
    pub fn chair_of_seat(&self, seat: Seat) -> Option<u8> {
        self.game.as_ref()?.chairs.get(seat.index()).copied()
    }

    /// Which game is played here.
    pub fn kind(&self) -> GameKind {
        self.settings.game.kind()
    }

    /// What a move in the game does not change.
    pub fn room(&self) -> &Arc<Room> {
        &self.room
    }

    /// How many can play, and at which sides.
    pub fn seating(&self) -> Seating {
        self.kind().seating()
    }

    /// Whether everybody who is there is ready for the next game.
    pub fn all_ready(&self) -> bool {
        let ready = |sitter: &Sitter| self.ready.contains(&sitter.player);
        let mut there = self.sitters().filter(|(_, sitter)| sitter.person().is_some() && !sitter.absent());
        self.stage() == Stage::Finished && !self.ready.is_empty() && there.all(|(_, sitter)| ready(sitter))
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Waiting,
            Some(game) if game.play.is_over() => Stage::Finished,
            Some(_) => Stage::Playing,
        }
    }
}
