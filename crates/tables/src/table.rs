//! The state of a table: the fold of its log.

use crate::accepted::{AcceptedCommands, keep};
use crate::entry::{Deed, Entry, Holder};
use crate::games::{GameSetup, Play, Seating, Setting};
use crate::notes::Notes;
use crate::record::Finished;
use crate::show::Common;
use crate::thinking::Origin;
use crate::{Audience, EMOJI, GameKind, Line, PlayerId, Reaction, Settings, Stage, Visitor};
use game::{Moment, Nonce, Seat, Seed};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use store::TableId;

/// How many lines of talk and how many reactions a table remembers.
const TALK_KEPT: usize = 200;
const REACTIONS_KEPT: usize = 12;

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
    /// How often something other than talk has changed, and when it last did.
    pub version: u64,
    pub changed: Moment,
    /// Whom the game waits for.
    pub awaited: Arc<[Awaited]>,
    /// How far the log's time is ahead of this node's clock: another node's, or one that was set back, wrote it.
    ahead: u64,
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
    pub sent_away: Arc<Vec<Visitor>>,
    pub seed: Seed,
    pub games: u32,
    /// Words that were keywords here already.
    pub used: Arc<Vec<String>>,
    /// The game before, while the next one is waited for or played.
    pub previous: Option<Arc<Finished>>,
    pub talk: Arc<VecDeque<Said>>,
    pub reactions: Arc<VecDeque<Arc<Reaction>>>,
    pub notes: Notes,
    /// What all views have in common.
    pub common: Common,
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

/// A chair.
#[derive(Clone, Default)]
pub(crate) struct Chair {
    pub sitter: Option<Sitter>,
    /// The hash of the one-time link that is out for the present holder.
    pub offer: Option<String>,
    /// Who has held the chair in this game, and so knows what it knows.
    pub witnesses: Vec<Visitor>,
}

/// Who sits in a chair.
#[derive(Clone)]
pub(crate) struct Sitter {
    pub player: PlayerId,
    pub name: String,
    pub nonce: Nonce,
    pub holder: Holder,
    /// Got up in the middle of the game.
    pub left: bool,
}

/// A game on the table.
#[derive(Clone)]
pub(crate) struct OnTable {
    pub play: Play,
    pub setup: Arc<GameSetup>,
    /// The chair of each seat.
    pub chairs: Arc<[u8]>,
    pub nonces: Arc<[Nonce]>,
}

/// A seat that the game waits for.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Awaited {
    pub seat: Seat,
    /// Who sat there when it became their turn.
    player: Option<PlayerId>,
    /// Which turn of the game it is.
    turn: u64,
    /// When it became their turn.
    pub since: Moment,
}

/// Something said, and in which circle of which game.
#[derive(Clone)]
pub(crate) struct Said {
    pub line: Arc<Line>,
    /// The number of the game and of the circle; none for table talk.
    pub circle: Option<(u32, u8)>,
}

impl Sitter {
    /// The person who holds the chair and has not got up.
    pub fn person(&self) -> Option<Visitor> {
        match self.holder {
            Holder::Person(visitor) if !self.left => Some(visitor),
            _ => None,
        }
    }

    /// Whether somebody, person or bot, acts for this chair.
    pub fn present(&self) -> bool {
        !self.left
    }
}

impl Table {
    /// The table that a first commit opens; none if it does not open one.
    pub fn open(id: TableId, at: Moment, deed: &Deed) -> Option<Self> {
        let Some(Entry::Opened { host, settings, seed }) = deed.entries.first() else { return None };
        let chairs = settings.game.kind().seating().most;
        let room = Room {
            settings: Arc::new(settings.clone()),
            host: *host,
            chairs: Arc::new(vec![Chair::default(); usize::from(chairs)]),
            players: 0,
            sent_away: Arc::default(),
            seed: seed.0.clone(),
            games: 0,
            used: Arc::default(),
            previous: None,
            talk: Arc::default(),
            reactions: Arc::default(),
            notes: Notes::default(),
            common: Common::of(settings, seed),
        };
        let mut table = Table {
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
            awaited: Arc::default(),
            ahead: 0,
            room: Arc::new(room),
        };
        table.refresh();
        Some(table)
    }

    /// Takes the next commit into the state.
    pub fn apply(&mut self, at: Moment, deed: &Deed) {
        self.head += 1;
        self.at = at;
        self.seq += u64::from(deed.public);
        match deed.by {
            Some(visitor) => {
                self.unattended = 0;
                self.person_at = at;
                if visitor == self.host {
                    self.host_seen = at;
                }
                if let Some(client) = &deed.client {
                    self.accepted.note(visitor, client.clone());
                }
            }
            None => self.unattended = self.unattended.saturating_add(1),
        }
        for entry in &deed.entries {
            self.take(entry);
        }
        let talk = |entry: &Entry| matches!(entry, Entry::Said { .. } | Entry::Reacted { .. });
        if !deed.entries.iter().all(talk) {
            self.version += 1;
            self.changed = at;
            self.wait_for();
        }
        let in_the_game = |entry: &Entry| {
            use Entry::*;
            matches!(entry, Played { .. } | Said { .. } | Reacted { .. } | Noted { .. })
        };
        if self.stage() == Stage::Finished || !deed.entries.iter().all(in_the_game) {
            self.refresh();
        }
    }

    fn take(&mut self, entry: &Entry) {
        match entry {
            // Only a first commit opens a table.
            Entry::Opened { .. } => {}
            Entry::Configured { settings } => self.configure(settings),
            Entry::Sat { chair, player, name, nonce, holder } => {
                self.players = self.players.max(player.0 + 1);
                let sitter = Sitter {
                    player: *player,
                    name: name.clone(),
                    nonce: nonce.clone(),
                    holder: holder.clone(),
                    left: false,
                };
                self.hold(*chair, |chair| {
                    chair.offer = None;
                    chair.sitter = Some(sitter);
                });
            }
            Entry::Swapped { one, other } => {
                let (one, other) = (usize::from(*one), usize::from(*other));
                if one.max(other) < self.chairs.len() {
                    Arc::make_mut(&mut self.chairs).swap(one, other);
                }
            }
            Entry::Renamed { chair, name } => {
                if let Some(sitter) = self.sitter_mut(*chair) {
                    sitter.name = name.clone();
                }
            }
            Entry::Left { chair } => self.get_up(*chair),
            Entry::SentAway { chair } => {
                if let Some(Holder::Person(visitor)) = self.sitter(*chair).map(|sitter| sitter.holder.clone())
                {
                    Arc::make_mut(&mut self.sent_away).push(visitor);
                }
                self.get_up(*chair);
            }
            Entry::HandedOver { host } => {
                self.host = *host;
                self.host_seen = self.at;
            }
            Entry::Offered { chair, hash } => {
                if let Some(chair) = self.chair_mut(*chair) {
                    chair.offer = Some(hash.clone());
                }
            }
            Entry::Taken { chair, visitor } => self.hold(*chair, |chair| {
                chair.offer = None;
                if let Some(sitter) = &mut chair.sitter {
                    sitter.holder = Holder::Person(*visitor);
                    sitter.left = false;
                }
            }),
            Entry::Dealt { setup, chairs, nonces } => {
                let before = self.previous.as_ref().map(|finished| finished.setup());
                let setup = setup.completed(before, &self.settings, &self.used);
                let setting = Setting { setup: &setup, seed: &self.seed, nonces };
                // The setup was checked before it was written.
                let Ok(play) = Play::open(&setting) else { return };
                self.games += 1;
                self.game = Some(OnTable {
                    play,
                    setup: Arc::new(setup),
                    chairs: chairs.as_slice().into(),
                    nonces: nonces.as_slice().into(),
                });
                for chair in Arc::make_mut(&mut self.chairs) {
                    chair.witnesses.clear();
                    chair.witness();
                }
            }
            Entry::Played { events } => {
                if let Some(game) = &mut self.game {
                    game.play.apply(events);
                }
            }
            Entry::Said { chair, circle, text } => {
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
                keep(Arc::make_mut(&mut self.talk), Said { line: Arc::new(line), circle }, TALK_KEPT);
            }
            Entry::Reacted { chair, emoji } => {
                let (Some(sitter), Some(emoji)) = (self.sitter(*chair), EMOJI.get(usize::from(*emoji)))
                else {
                    return;
                };
                let reaction = Reaction { at: self.at, player: sitter.player, emoji };
                keep(Arc::make_mut(&mut self.reactions), Arc::new(reaction), REACTIONS_KEPT);
            }
            Entry::Noted { owner, place, text } => self.notes.write(*owner, place, text),
            Entry::Rematched { seed } => self.clear(seed.0.clone()),
        }
    }

    /// Notes whom the game waits for now, and since when.
    fn wait_for(&mut self) {
        let Some(game) = &self.game else {
            self.awaited = Arc::default();
            return;
        };
        let turn = game.play.turn();
        let awaited = |seat: Seat| {
            let sitter = self.chair_of_seat(seat).and_then(|chair| self.sitter(chair));
            let now = Awaited { seat, player: sitter.map(|sitter| sitter.player), turn, since: self.changed };
            let same = |before: &&Awaited| Awaited { since: now.since, ..(*before).clone() } == now;
            self.awaited.iter().find(same).cloned().unwrap_or(now)
        };
        self.awaited = game.play.awaited().into_iter().map(awaited).collect();
    }

    /// Since when the game waits for a seat.
    pub fn awaited_since(&self, seat: Seat) -> Moment {
        self.awaited.iter().find(|awaited| awaited.seat == seat).map_or(self.changed, |awaited| awaited.since)
    }

    /// The table's time when a node's clock shows `now`.
    pub fn time(&self, now: Moment) -> Moment {
        Moment(now.0 + self.ahead)
    }

    /// The other way round.
    pub fn on_our_clock(&self, at: Moment) -> Moment {
        Moment(at.0.saturating_sub(self.ahead))
    }

    /// Takes up the log's time where it runs ahead of a node's clock, so that no deadline is further away than it is long.
    pub fn follow(&mut self, now: Moment) {
        self.ahead = self.ahead.max(self.at.0.saturating_sub(now.0));
    }

    /// Where a bot gets its chance from: the same all through a turn, so that it does not change its mind, and foreseen by
    /// nobody.
    pub fn bot_seed(&self, seat: Seat, refused: u32) -> u64 {
        let turn = self.game.as_ref().map_or(0, |game| game.play.turn());
        let digest = Sha256::new()
            .chain_update(b"black-chamber bot\0")
            .chain_update(self.seed.reveal_hex())
            .chain_update([seat.0])
            .chain_update(turn.to_be_bytes())
            .chain_update(refused.to_be_bytes())
            .finalize();
        digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// Who brought the bots, unless somebody says otherwise: the host.
    pub fn origin(&self) -> Origin {
        let mut hasher = DefaultHasher::new();
        self.host.hash(&mut hasher);
        hasher.finish()
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
        for chair in Arc::make_mut(&mut self.chairs) {
            chair.witnesses.clear();
            if chair.sitter.as_ref().is_some_and(|sitter| sitter.left) {
                *chair = Chair::default();
            }
        }
    }

    fn hold(&mut self, chair: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chair_mut(chair) {
            change(chair);
            chair.witness();
        }
    }

    fn get_up(&mut self, chair: u8) {
        let kept = self.game.is_some();
        let Some(chair) = self.chair_mut(chair) else { return };
        chair.offer = None;
        match &mut chair.sitter {
            Some(sitter) if kept => sitter.left = true,
            _ => chair.sitter = None,
        }
    }

    fn sitter_mut(&mut self, chair: u8) -> Option<&mut Sitter> {
        self.chair_mut(chair)?.sitter.as_mut()
    }

    fn chair_mut(&mut self, chair: u8) -> Option<&mut Chair> {
        Arc::make_mut(&mut self.chairs).get_mut(usize::from(chair))
    }

    /// Who sits in a chair.
    pub fn sitter(&self, chair: u8) -> Option<&Sitter> {
        self.chairs.get(usize::from(chair))?.sitter.as_ref()
    }

    /// The chairs with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (u8, &Chair)> {
        (0..).zip(self.chairs.iter())
    }

    /// The chairs that somebody sits in, with who it is.
    pub fn sitters(&self) -> impl Iterator<Item = (u8, &Sitter)> {
        self.numbered().filter_map(|(number, chair)| Some((number, chair.sitter.as_ref()?)))
    }

    /// The chair that a visitor holds.
    pub fn chair_of(&self, visitor: Visitor) -> Option<u8> {
        self.sitters().find(|(_, sitter)| sitter.person() == Some(visitor)).map(|(chair, _)| chair)
    }

    /// The chair of a player.
    pub fn chair_of_player(&self, player: PlayerId) -> Option<u8> {
        self.sitters().find(|(_, sitter)| sitter.player == player).map(|(chair, _)| chair)
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

    /// How many can play, and at which sides.
    pub fn seating(&self) -> Seating {
        self.kind().seating()
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

impl Chair {
    /// Notes that whoever holds the chair now has seen what it sees.
    fn witness(&mut self) {
        if let Some(Holder::Person(visitor)) = self.sitter.as_ref().map(|sitter| &sitter.holder)
            && !self.witnesses.contains(visitor)
        {
            self.witnesses.push(*visitor);
        }
    }
}
