//! What visitors may know of a table, made field by field, in layers that are shared by all who may see them.

use crate::chairs::{Removed, SeatRequest, Sitter};
use crate::games::GameLayers;
use crate::log::Holder;
use crate::mine::{Outline, OutlinePlayer};
use crate::schedule::Schedule;
use crate::table::{Room, Said, Table};
use crate::view::{
    ChairView, Fairness, OpenView, PlayerView, RemovedView, SeatRequestView, SettingsView, TableView, You,
};
use crate::{BotPlayers, GameView, Line, LobbyCard, Note, Pace, Stage, Visitor};
use game::{Moment, Seat, Shared, Viewer};
use std::sync::Arc;
use store::Index;

/// How many lines of chat a view has, of the table and of the team.
const CHAT_SHOWN: usize = 50;

/// Some moment: as it is on our clock it tells how far the table's time is from it.
const HOUR: Moment = Moment(1 << 50);

/// The layers of a table's views. A change makes anew what it changes; the rest is taken over as it is.
pub(crate) struct Views {
    open: Shared<OpenView>,
    /// What was said in the hearing of those without a circle, and of each circle that somebody asked for.
    chat: Vec<(Option<u8>, Chat)>,
    /// The notes of each team or player that somebody asked for.
    notes: Vec<(u8, Shared<Vec<Note>>)>,
    game: Option<Box<dyn GameLayers>>,
    /// What the above was made of.
    room: Arc<Room>,
    stage: Stage,
    present: Vec<Visitor>,
    /// A moment on our clock: another one once the table's own time has drifted from it.
    hour: Moment,
}

type Chat = Shared<Vec<Arc<Line>>>;

impl Views {
    /// The layers of a table at which these persons are connected. `before` are those of the same table a change ago.
    pub fn of(table: &Table, bots: &BotPlayers, present: &[Visitor], before: Option<&Views>) -> Self {
        let stage = table.stage();
        let hour = table.on_our_clock(HOUR);
        let open_before = before.map(|before| &before.open);
        let room = before.filter(|before| Arc::ptr_eq(&before.room, table.room()) && before.stage == stage);
        let deadline = table.game.as_ref().and_then(|game| game.play.deadline());
        let same = room.filter(|before| {
            (&*before.present, before.hour, before.open.deadline)
                == (present, hour, deadline.map(|at| table.on_our_clock(at)))
        });
        let open = match same {
            Some(before) => before.open.clone(),
            None => {
                let open = Views::open(table, bots, present, before, room);
                Shared::renewed(open_before, open)
            }
        };
        let chat = before
            .filter(|before| Arc::ptr_eq(&before.room.chat, &table.chat) && before.room.games == table.games)
            .map_or_else(Vec::new, |before| before.chat.clone());
        let notes = before
            .filter(|before| before.room.notes.is(&table.notes))
            .map_or_else(Vec::new, |before| before.notes.clone());
        let game_before = before.and_then(|before| before.game.as_deref());
        let mut views = Views {
            open,
            chat,
            notes,
            game: table.game.as_ref().map(|game| game.play.clone().layers(game_before)),
            room: table.room().clone(),
            stage,
            present: present.to_vec(),
            hour,
        };
        views.chat(table, None);
        views
    }

    /// What everybody sees. `room` are the layers before, if nothing but the game has changed since then.
    fn open(
        table: &Table,
        bots: &BotPlayers,
        present: &[Visitor],
        before: Option<&Views>,
        room: Option<&Views>,
    ) -> OpenView {
        let (stage, hour) = (table.stage(), table.on_our_clock(HOUR));
        let open_before = before.map(|before| &before.open);
        let deadline = table.game.as_ref().and_then(|game| game.play.deadline());
        OpenView {
            table: table.id,
            stage,
            settings: match room {
                Some(before) => before.open.settings.clone(),
                None => {
                    let before = open_before.map(|open| &open.settings);
                    Shared::renewed(before, SettingsView::of(&table.settings))
                }
            },
            chairs: match room.filter(|before| before.present == present && before.hour == hour) {
                Some(before) => before.open.chairs.clone(),
                None => {
                    let chairs = table.numbered().map(|(chair, _)| table.chair_view(chair, present));
                    Shared::renewed(open_before.map(|open| &open.chairs), chairs.collect())
                }
            },
            host: table
                .chair_of(table.host)
                .and_then(|chair| table.sitter(chair))
                .map(|sitter| sitter.player),
            seating: table.seating(),
            bots: bots.strengths(table.kind()),
            deadline: deadline.map(|at| table.on_our_clock(at)),
            cannot_start: match room {
                Some(before) => before.open.cannot_start.clone(),
                None if stage == Stage::Waiting => table.next_setup().err(),
                None => None,
            },
            ready: table.ready.to_vec(),
            locked: table.locked,
            requests: table.requests.iter().map(request).collect(),
            notices: table.notices.iter().cloned().collect(),
            reactions: table.reactions.iter().cloned().collect(),
            fairness: match room {
                Some(before) => before.open.fairness.clone(),
                None => Shared::renewed(open_before.map(|open| &open.fairness), table.fairness()),
            },
            games: table.games,
        }
    }

    /// What the list of anybody's tables shows of this one: made of what everybody sees.
    pub fn outline(&self, table: &Table) -> Outline {
        let OpenView { stage, settings, chairs, games, .. } = &*self.open;
        let awaited = self.game.as_ref().map(|game| game.awaited()).unwrap_or_default();
        let awaited = |chair: &&ChairView| chair.seat.is_some_and(|seat| awaited.contains(&seat));
        let player = |chair: &ChairView| chair.player.as_ref().map(|player| player.id);
        let since = if *stage == Stage::Playing { table.turn_began } else { table.stage_began };
        Outline {
            game: settings.game.kind(),
            stage: *stage,
            slow: settings.pace != Pace::Live,
            games: *games,
            players: chairs.iter().filter_map(|chair| chair.player.as_ref()).map(OutlinePlayer::of).collect(),
            awaited: chairs.iter().filter(awaited).filter_map(player).collect(),
            since: table.on_our_clock(since),
        }
    }

    /// Whether everybody sees the same here as there.
    pub fn all_see_the_same(&self, other: &Views) -> bool {
        let game = match (&self.game, &other.game) {
            (None, None) => true,
            (Some(one), Some(other)) => one.same_open(&**other),
            _ => false,
        };
        // What those without a circle hear was made first.
        let heard = |views: &Views| views.chat.first().map(|(_, chat)| chat.clone());
        game && self.open == other.open && heard(self) == heard(other)
    }

    /// Who is connected, as the views tell it.
    pub fn present(&self) -> &[Visitor] {
        &self.present
    }

    /// What somebody may know who is `you` at the table that these layers are of.
    pub fn view(&mut self, table: &Table, you: You) -> TableView {
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let circle = you.seat.and_then(|seat| table.game.as_ref()?.play.circle(seat)).map(|circle| circle.id);
        TableView {
            seq: table.seq,
            turn: table.turn_number(),
            nudge_from: table.nudge_from().map(|at| table.on_our_clock(at)),
            open: self.open.clone(),
            chat: self.chat(table, circle),
            notes: you.seat.map_or_else(Shared::default, |seat| self.notes(table, circle.unwrap_or(seat.0))),
            game: self.game.as_mut().map(|game| game.view(viewer)),
            you,
        }
    }

    /// What a seat may know of the game.
    pub fn of_seat(&mut self, seat: Seat) -> Option<GameView> {
        Some(self.game.as_mut()?.view(Viewer::Seat(seat)))
    }

    fn chat(&mut self, table: &Table, circle: Option<u8>) -> Chat {
        if let Some((_, chat)) = self.chat.iter().find(|(of, _)| *of == circle) {
            return chat.clone();
        }
        let chat = Shared::new(table.heard_in(circle));
        self.chat.push((circle, chat.clone()));
        chat
    }

    fn notes(&mut self, table: &Table, owner: u8) -> Shared<Vec<Note>> {
        if let Some((_, notes)) = self.notes.iter().find(|(of, _)| *of == owner) {
            return notes.clone();
        }
        let notes = Shared::new(table.notes.of(owner));
        self.notes.push((owner, notes.clone()));
        notes
    }
}

impl Table {
    /// The persons in chairs who are connected.
    pub fn present(&self, here: impl Fn(Visitor) -> bool) -> Vec<Visitor> {
        self.sitters().filter_map(|(_, sitter)| sitter.person()).filter(|person| here(*person)).collect()
    }

    /// Who a visitor is at this table.
    pub fn you(&self, visitor: Visitor) -> You {
        let chair = self.chair_of(visitor);
        let seat = chair.and_then(|chair| self.seat_of(chair));
        let circle = seat.and_then(|seat| self.game.as_ref()?.play.circle(seat));
        You {
            player: chair.and_then(|chair| self.sitter(chair)).map(|sitter| sitter.player),
            chair,
            seat,
            host: self.host == visitor,
            was_removed: self.is_removed(visitor),
            team_chat: circle.map(|circle| circle.may_speak),
            silent: chair.is_some_and(|chair| self.is_silent(chair)),
            asked: self
                .requests
                .iter()
                .find(|request| request.visitor == visitor)
                .map(|request| request.chair),
            admits: self
                .requests
                .iter()
                .filter(|request| self.may_admit(visitor, request.chair))
                .map(|request| request.player)
                .collect(),
            removed: if self.host == visitor {
                self.removed.iter().map(removed).collect()
            } else {
                Vec::new()
            },
            last_command: self.accepted.last(visitor).cloned(),
        }
    }

    /// What makes the draws checkable; the seed only after the end.
    fn fairness(&self) -> Fairness {
        let over = self.stage() == Stage::Finished;
        Fairness {
            commitment: self.seed.commitment(),
            nonces: self.game.as_ref().map(|game| game.nonces.to_vec()),
            seed: over.then(|| self.seed.reveal_hex()),
        }
    }

    fn chair_view(&self, chair: u8, present: &[Visitor]) -> ChairView {
        let player = self.sitter(chair).map(|sitter| PlayerView {
            id: sitter.player,
            name: sitter.name.clone(),
            bot: match &sitter.holder {
                Holder::Bot(strength) => Some(strength.clone()),
                Holder::Person(_) => None,
            },
            here: match sitter.person() {
                Some(person) => present.contains(&person),
                None => matches!(sitter.holder, Holder::Bot(_)) && sitter.present(),
            },
            left: sitter.left,
            away: sitter.away.map(|since| self.on_our_clock(since)),
            can_replace: sitter.can_replace(),
            wins: self.wins.get(&sitter.player).copied().unwrap_or_default(),
        });
        ChairView { chair, side: self.seating().side(chair), seat: self.seat_of(chair), player }
    }

    /// Table chat, and what was said in this circle during this game.
    fn heard_in(&self, circle: Option<u8>) -> Vec<Arc<Line>> {
        let own = circle.map(|circle| (self.games, circle));
        // Either has room of its own: neither pushes the other out of view.
        let latest = |circle: Option<(u32, u8)>| {
            let lines = self.chat.iter().enumerate().rev().filter(move |(_, said)| said.circle == circle);
            lines.take(CHAT_SHOWN)
        };
        let of_the_team = own.into_iter().flat_map(|own| latest(Some(own)));
        let mut lines: Vec<(usize, &Said)> = latest(None).chain(of_the_team).collect();
        lines.sort_unstable_by_key(|(place, _)| *place);
        lines.into_iter().map(|(_, said)| said.line.clone()).collect()
    }

    /// What the store is told about the table at this hour.
    pub fn index(&self, schedule: &Schedule, now: Moment, deserted: bool) -> Index {
        let card = self.lobby_card().filter(|card| now < card.forgotten_at() && !deserted);
        let unlisted = card.is_some().then_some(schedule.unlisted).flatten();
        let due = Schedule { unlisted, ..schedule.clone() }.due();
        Index {
            card: card.and_then(|card| serde_json::to_vec(&card).ok()),
            due: due.map(|due| self.on_our_clock(due).0),
            ..Index::default()
        }
    }

    /// What the lobby shows of the table; nothing once it is over or nobody sits there.
    pub fn lobby_card(&self) -> Option<LobbyCard> {
        let people = || self.sitters().filter(|(_, sitter)| sitter.person().is_some());
        if !self.settings.listed || self.stage() == Stage::Finished || people().next().is_none() {
            return None;
        }
        let chairs = match &self.game {
            None => self.chairs.len(),
            Some(game) => game.chairs.len(),
        };
        Some(LobbyCard {
            table: self.id,
            at: self.at,
            game: self.kind(),
            language: self.settings.language,
            slow: self.settings.pace != Pace::Live,
            players: people().map(|(_, Sitter { name, .. })| name.clone()).collect(),
            free: chairs.saturating_sub(people().count()) as u8,
            stage: self.stage(),
        })
    }
}

fn request(SeatRequest { player, name, chair, .. }: &SeatRequest) -> SeatRequestView {
    SeatRequestView { player: *player, name: name.clone(), chair: *chair }
}

fn removed(Removed { player, name, .. }: &Removed) -> RemovedView {
    RemovedView { player: *player, name: name.clone() }
}
