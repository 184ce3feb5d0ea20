//! What a visitor may know of a table, made field by field.

use crate::chairs::{Chair, Removed, SeatRequest, Sitter};
use crate::entry::{Holder, LoggedSeed};
use crate::schedule::Schedule;
use crate::table::{Said, Table};
use crate::view::{
    ChairView, Fairness, OpenView, PlayerView, RemovedView, SeatRequestView, SettingsView, TableView, You,
};
use crate::{Brains, Line, LobbyCard, Note, Pace, Refusal, Settings, Stage, Visitor};
use game::{Moment, Shared, Viewer};
use std::sync::Arc;
use store::Index;

/// How many lines of talk a view has, of the table and of the team.
const TALK_SHOWN: usize = 50;

/// What the views of all viewers have in common: made when it changes, which is seldom.
#[derive(Clone)]
pub(crate) struct Common {
    settings: Shared<SettingsView>,
    /// The chairs as if no person were connected.
    pub chairs: Shared<Vec<ChairView>>,
    fairness: Shared<Fairness>,
    /// Why the game cannot begin as they sit.
    cannot_start: Option<Refusal>,
}

impl Common {
    /// Of a table that was just set up.
    pub fn of(settings: &Settings, LoggedSeed(seed): &LoggedSeed) -> Self {
        let fairness = Fairness { commitment: seed.commitment(), nonces: None, seed: None };
        Common {
            settings: Shared::new(SettingsView::of(settings)),
            chairs: Shared::default(),
            fairness: Shared::new(fairness),
            cannot_start: None,
        }
    }
}

impl Table {
    /// Brings what all views have in common up to date.
    pub fn refresh(&mut self) {
        let chairs = self.numbered().map(|(chair, _)| self.chair_view(chair)).collect();
        let (settings, fairness) = (SettingsView::of(&self.settings), self.fairness());
        let waiting = self.stage() == Stage::Waiting;
        self.common.cannot_start = if waiting { self.next_setup().err() } else { None };
        self.common.settings.renew(settings);
        self.common.chairs.renew(chairs);
        self.common.fairness.renew(fairness);
    }

    /// For each chair whether a person who is connected sits in it.
    pub fn connected(&self, here: impl Fn(Visitor) -> bool) -> Vec<bool> {
        let person = |chair: &Chair| chair.sitter.as_ref().and_then(Sitter::person);
        self.chairs.iter().map(|chair| person(chair).is_some_and(&here)).collect()
    }

    /// The chairs, and which of the persons in them are connected.
    pub fn chairs_with(&self, connected: &[bool]) -> Vec<ChairView> {
        let mut chairs = (*self.common.chairs).clone();
        for (chair, connected) in chairs.iter_mut().zip(connected) {
            if let Some(player) = &mut chair.player {
                player.here |= connected;
            }
        }
        chairs
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
            sent_away: self.is_removed(visitor),
            team_talk: circle.map(|circle| circle.may_speak),
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

    /// What everybody sees after so many changes.
    pub fn open_view(&self, seq: u64, brains: &Brains, chairs: Shared<Vec<ChairView>>) -> Shared<OpenView> {
        let host = self.chair_of(self.host).and_then(|chair| self.sitter(chair));
        Shared::new(OpenView {
            table: self.id,
            seq,
            stage: self.stage(),
            settings: self.common.settings.clone(),
            chairs,
            host: host.map(|sitter| sitter.player),
            bots: brains.strengths(self.kind()),
            deadline: self
                .game
                .as_ref()
                .and_then(|game| game.play.deadline())
                .map(|at| self.on_our_clock(at)),
            cannot_start: self.common.cannot_start.clone(),
            ready: self.ready.to_vec(),
            locked: self.locked,
            requests: self
                .requests
                .iter()
                .map(|SeatRequest { player, name, chair, .. }| SeatRequestView {
                    player: *player,
                    name: name.clone(),
                    chair: *chair,
                })
                .collect(),
            notices: self.notices.iter().cloned().collect(),
            reactions: self.reactions.iter().cloned().collect(),
            fairness: self.common.fairness.clone(),
            games: self.games,
        })
    }

    /// What somebody may know who is `you` at this table.
    pub fn view(&self, you: You, open: Shared<OpenView>) -> TableView {
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let game = self.game.as_ref().map(|game| game.play.view(viewer));
        TableView { open, talk: self.heard_by(viewer), notes: self.noted_by(viewer), game, you }
    }

    fn noted_by(&self, viewer: Viewer) -> Vec<Note> {
        let owner = viewer.seat().and_then(|seat| {
            let circle = self.game.as_ref()?.play.circle(seat);
            Some(circle.map_or(seat.0, |circle| circle.id))
        });
        owner.map_or_else(Vec::new, |owner| self.notes.of(owner))
    }

    /// What everybody may know, without its number: a change of it is a change that everybody could see.
    pub fn public_view(&self, brains: &Brains) -> TableView {
        self.view(You::default(), self.open_view(0, brains, self.common.chairs.clone()))
    }

    /// What makes the draws checkable; the seed only after the end.
    pub fn fairness(&self) -> Fairness {
        let over = self.stage() == Stage::Finished;
        Fairness {
            commitment: self.seed.commitment(),
            nonces: self.game.as_ref().map(|game| game.nonces.to_vec()),
            seed: over.then(|| self.seed.reveal_hex()),
        }
    }

    fn chair_view(&self, chair: u8) -> ChairView {
        let player = self.sitter(chair).map(|sitter| PlayerView {
            id: sitter.player,
            name: sitter.name.clone(),
            bot: match &sitter.holder {
                Holder::Bot(strength) => Some(strength.clone()),
                Holder::Person(_) => None,
            },
            here: matches!(sitter.holder, Holder::Bot(_)) && sitter.present(),
            left: sitter.left,
            away: sitter.away.map(|since| self.on_our_clock(since)),
            can_replace: sitter.absent(),
        });
        ChairView { chair, side: self.seating().side(chair), seat: self.seat_of(chair), player }
    }

    /// Table talk, and what was said in the viewer's own circle during this game. A viewer without a circle
    /// hears table talk only.
    fn heard_by(&self, viewer: Viewer) -> Vec<Arc<Line>> {
        let circle = viewer.seat().and_then(|seat| self.game.as_ref()?.play.circle(seat));
        let own = circle.map(|circle| (self.games, circle.id));
        // Either has room of its own: neither pushes the other out of view.
        let latest = |circle: Option<(u32, u8)>| {
            let lines = self.talk.iter().enumerate().rev().filter(move |(_, said)| said.circle == circle);
            lines.take(TALK_SHOWN)
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

fn removed(Removed { player, name, .. }: &Removed) -> RemovedView {
    RemovedView { player: *player, name: name.clone() }
}
