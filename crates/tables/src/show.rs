//! What a visitor may know of a table, made field by field.

use crate::entry::Holder;
use crate::table::{Said, Sitter, Table};
use crate::view::{ChairView, Fairness, PlayerView, SettingsView, TableView, WordsView, You};
use crate::{Brains, ClientId, Line, LobbyCard, Pace, Stage, Visitor};
use game::Viewer;
use std::sync::Arc;
use store::Index;

/// How many lines of talk a view has.
const TALK_SHOWN: usize = 50;

/// Who is connected, as far as this node knows.
pub(crate) type Here<'a> = &'a dyn Fn(Visitor) -> bool;

impl Table {
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
            sent_away: self.sent_away.contains(&visitor),
            team_talk: circle.map(|circle| circle.may_speak),
            last_command: self.last_command(visitor).cloned(),
        }
    }

    fn last_command(&self, visitor: Visitor) -> Option<&ClientId> {
        self.clients.iter().rev().find(|(by, _)| *by == visitor).map(|(_, client)| client)
    }

    /// What somebody may know who is `you` at this table.
    pub fn view(&self, you: You, brains: &Brains, here: Here<'_>) -> TableView {
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let host = self.chair_of(self.host).and_then(|chair| self.sitter(chair));
        TableView {
            table: self.id,
            seq: self.seq,
            stage: self.stage(),
            settings: self.settings_view(),
            chairs: self.numbered().map(|(chair, _)| self.chair_view(chair, here)).collect(),
            host: host.map(|sitter| sitter.player),
            bots: brains.strengths(self.kind()),
            deadline: self.game.as_ref().and_then(|game| game.play.deadline()),
            talk: self.heard_by(viewer),
            reactions: self.reactions.iter().cloned().collect(),
            fairness: self.fairness(),
            games: self.games,
            game: self.game.as_ref().map(|game| game.play.view(viewer)),
            you,
        }
    }

    /// What everybody may know: a change of it is a change that everybody could see.
    pub fn public_view(&self, brains: &Brains) -> TableView {
        self.view(You::default(), brains, &|_| false)
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

    fn settings_view(&self) -> SettingsView {
        let settings = &*self.settings;
        SettingsView {
            game: settings.game.clone(),
            language: settings.language,
            words: WordsView::of(&settings.words),
            listed: settings.listed,
            pace: settings.pace,
            side_names: settings.side_names.clone(),
        }
    }

    fn chair_view(&self, chair: u8, here: Here<'_>) -> ChairView {
        let player = self.sitter(chair).map(|sitter| PlayerView {
            id: sitter.player,
            name: sitter.name.clone(),
            bot: match &sitter.holder {
                Holder::Bot(strength) => Some(strength.clone()),
                Holder::Person(_) => None,
            },
            here: match sitter.holder {
                Holder::Bot(_) => sitter.present(),
                Holder::Person(visitor) => sitter.present() && here(visitor),
            },
            left: sitter.left,
        });
        ChairView { chair, side: self.seating().side(chair), seat: self.seat_of(chair), player }
    }

    /// Table talk, and what was said in the viewer's own circle during this game. A viewer without a circle
    /// hears table talk only.
    fn heard_by(&self, viewer: Viewer) -> Vec<Arc<Line>> {
        let circle = viewer.seat().and_then(|seat| self.game.as_ref()?.play.circle(seat));
        let own = circle.map(|circle| (self.games, circle.id));
        let heard = |said: &&Said| said.circle.is_none() || said.circle == own;
        let mut lines: Vec<_> =
            self.talk.iter().rev().filter(heard).take(TALK_SHOWN).map(|said| said.line.clone()).collect();
        lines.reverse();
        lines
    }

    /// What the store is told about the table.
    pub fn index(&self, brains: &Brains) -> Index {
        let due = [self.alarm().map(|alarm| alarm.at()), self.bots_due(brains)];
        Index {
            card: self
                .settings
                .listed
                .then(|| self.lobby_card())
                .and_then(|card| serde_json::to_vec(&card).ok()),
            due: due.into_iter().flatten().min().map(|moment| moment.0),
        }
    }

    fn lobby_card(&self) -> LobbyCard {
        let people = || self.sitters().filter(|(_, sitter)| sitter.person().is_some());
        let chairs = match &self.game {
            None => self.chairs.len(),
            Some(game) => game.chairs.len(),
        };
        LobbyCard {
            table: self.id,
            at: self.at,
            game: self.kind(),
            language: self.settings.language,
            slow: self.settings.pace != Pace::Live,
            players: people().map(|(_, Sitter { name, .. })| name.clone()).collect(),
            free: chairs.saturating_sub(people().count()) as u8,
            stage: self.stage(),
        }
    }
}
