//! The chairs of a table, who sits in them, and who has had to leave.

use crate::log::Holder;
use crate::table::Table;
use crate::{News, PlayerId, Visitor};
use game::{Moment, Nonce};
use std::sync::Arc;

/// How many may ask for a seat at once.
const REQUESTS_KEPT: usize = 8;
/// How long a link that moves a seat is good for, in milliseconds.
const LINK_LASTS: u64 = 10 * 60 * 1000;

/// A chair.
#[derive(Clone, Default)]
pub(crate) struct Chair {
    pub sitter: Option<Sitter>,
    /// The one-time link that is out for the present holder.
    pub offer: Option<Offer>,
    /// Who has held the chair in this game, and so knows what it knows.
    pub witnesses: Vec<Visitor>,
    /// The person whose place a bot took while they were away: they take it back by coming.
    pub kept: Option<Box<Sitter>>,
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
    /// Since when they are away, once that is long enough for others to act for them.
    pub away: Option<Moment>,
    /// Whether they are away for so long that anybody may put a bot in their place.
    pub replaceable: bool,
    /// The devices from which the same player has moved here.
    devices: Vec<Visitor>,
}

/// A one-time link that moves a seat.
#[derive(Clone)]
pub(crate) struct Offer {
    pub hash: String,
    pub at: Moment,
}

/// Somebody whom the host has removed, with all devices they have played from.
#[derive(Clone)]
pub(crate) struct Removed {
    pub player: PlayerId,
    pub name: String,
    visitors: Vec<Visitor>,
}

/// Somebody who asks for a seat in a running game.
#[derive(Clone)]
pub(crate) struct SeatRequest {
    pub chair: u8,
    pub player: PlayerId,
    pub visitor: Visitor,
    pub name: String,
    pub nonce: Nonce,
}

impl Offer {
    /// Whether the link still works.
    pub fn is_good(&self, hash: &str, now: Moment) -> bool {
        self.hash == hash && now.0 < self.at.0 + LINK_LASTS
    }
}

impl Sitter {
    pub fn new(player: PlayerId, name: String, nonce: Nonce, holder: Holder) -> Self {
        Sitter {
            player,
            name,
            nonce,
            holder,
            left: false,
            away: None,
            replaceable: false,
            devices: Vec::new(),
        }
    }

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

    /// Whether others may act for them.
    pub fn absent(&self) -> bool {
        self.left || self.away.is_some()
    }

    /// Whether anybody may put a bot in their place.
    pub fn can_replace(&self) -> bool {
        self.left || self.replaceable
    }

    /// They are there again.
    pub fn come_back(&mut self) {
        (self.away, self.replaceable) = (None, false);
    }
}

impl Chair {
    /// Notes that whoever holds the chair now has seen what it sees.
    pub fn witness(&mut self) {
        if let Some(Holder::Person(visitor)) = self.sitter.as_ref().map(|sitter| &sitter.holder)
            && !self.witnesses.contains(visitor)
        {
            self.witnesses.push(*visitor);
        }
    }
}

impl Table {
    /// Somebody sits down.
    pub fn seat(&mut self, chair: u8, sitter: Sitter) {
        let bot = matches!(sitter.holder, Holder::Bot(_));
        let playing = self.game.is_some();
        if let Holder::Person(visitor) = sitter.holder {
            Arc::make_mut(&mut self.requests).retain(|request| request.visitor != visitor);
        }
        self.hold(chair, |chair| {
            chair.offer = None;
            let before = chair.sitter.replace(sitter);
            let away = before.filter(|before| bot && before.away.is_some() && before.person().is_some());
            // A second bot in the place of the first still keeps it for the same person.
            chair.kept = if bot { away.map(Box::new).or(chair.kept.take()) } else { None };
        });
        if playing {
            self.notice_in(Some(chair), if bot { News::Bot } else { News::Joined });
        }
    }

    /// A seat moves to another device of the same player.
    pub fn hand_to(&mut self, chair: u8, visitor: Visitor) {
        self.hold(chair, |chair| {
            chair.offer = None;
            if let Some(sitter) = &mut chair.sitter {
                if let Holder::Person(before) = std::mem::replace(&mut sitter.holder, Holder::Person(visitor))
                {
                    sitter.devices.push(before);
                }
                sitter.left = false;
                sitter.come_back();
            }
        });
    }

    /// The person whose place a bot has kept takes it again.
    pub fn give_back(&mut self, chair: u8) {
        self.hold(chair, |chair| {
            if let Some(mut kept) = chair.kept.take() {
                chair.offer = None;
                kept.come_back();
                chair.sitter = Some(Sitter { left: false, ..*kept });
            }
        });
        self.notice_in(Some(chair), News::Back);
    }

    /// The host sends somebody away, on whichever device they play.
    pub fn remove(&mut self, chair: u8) {
        let sitter = self.sitter(chair).cloned();
        let kept = self.chair_mut(chair).and_then(|chair| chair.kept.take());
        let person =
            sitter.filter(|sitter| matches!(sitter.holder, Holder::Person(_))).or(kept.map(|kept| *kept));
        if let Some(Sitter { player, name, holder: Holder::Person(visitor), devices: mut visitors, .. }) =
            person
        {
            visitors.push(visitor);
            Arc::make_mut(&mut self.removed).push(Removed { player, name, visitors });
        }
        self.notice_in(Some(chair), News::Removed);
        self.get_up(chair);
    }

    /// Whether the host has sent a visitor away.
    pub fn is_removed(&self, visitor: Visitor) -> bool {
        self.removed.iter().any(|removed| removed.visitors.contains(&visitor))
    }

    /// Somebody gets up: out of the waiting room for good, in a game the seat stays theirs.
    pub fn get_up(&mut self, chair: u8) {
        let kept = self.game.is_some();
        let Some(chair) = self.chair_mut(chair) else { return };
        chair.offer = None;
        match &mut chair.sitter {
            Some(sitter) if kept => {
                sitter.come_back();
                sitter.left = true;
            }
            _ => chair.sitter = None,
        }
    }

    /// Somebody asks for a seat; whoever asked first is forgotten first.
    pub fn ask_for_seat(&mut self, request: SeatRequest) {
        let requests = Arc::make_mut(&mut self.requests);
        requests.retain(|earlier| earlier.visitor != request.visitor);
        if requests.len() == REQUESTS_KEPT {
            requests.remove(0);
        }
        requests.push(request);
    }

    fn hold(&mut self, chair: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chair_mut(chair) {
            change(chair);
            chair.witness();
        }
    }

    pub fn sitter_mut(&mut self, chair: u8) -> Option<&mut Sitter> {
        self.chair_mut(chair)?.sitter.as_mut()
    }

    pub fn chair_mut(&mut self, chair: u8) -> Option<&mut Chair> {
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

    /// The host's own place, if the host plays.
    pub fn host_sits(&self) -> Option<&Sitter> {
        self.sitter(self.chair_of(self.host)?)
    }

    /// The chair of a player.
    pub fn chair_of_player(&self, player: PlayerId) -> Option<u8> {
        self.sitters().find(|(_, sitter)| sitter.player == player).map(|(chair, _)| chair)
    }

    /// The chair that a bot keeps for a visitor.
    pub fn chair_kept_for(&self, visitor: Visitor) -> Option<u8> {
        let kept = |chair: &Chair| chair.kept.as_ref().is_some_and(|kept| kept.person() == Some(visitor));
        self.numbered().find(|(_, chair)| kept(chair)).map(|(number, _)| number)
    }

    /// Whether a visitor may say who sits down in a chair of the running game: the host, and the chair's own side.
    pub fn may_admit(&self, by: Visitor, chair: u8) -> bool {
        let seating = self.seating();
        let of_the_side = |own: u8| seating.side(own).is_some_and(|side| seating.side(chair) == Some(side));
        self.host == by || self.chair_of(by).is_some_and(of_the_side)
    }

    /// Whether whoever sits in a chair must not talk to the table now.
    pub fn is_silent(&self, chair: u8) -> bool {
        let seat = self.seat_of(chair);
        self.game.as_ref().zip(seat).is_some_and(|(game, seat)| game.play.is_silent(seat))
    }
}
