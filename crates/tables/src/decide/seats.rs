//! Sitting down and getting up.

use super::{Decider, new_seed, plain, plain_name};
use crate::chairs::{Chair, Sitter};
use crate::log::{Holder, TableEvent};
use crate::table::Table;
use crate::{LONGEST_NAME, LONGEST_NONCE, MoveToken, PlayerId, Reason, Refusal, Stage, Strength, Visitor};
use game::{Moment, Nonce};
use std::collections::BTreeSet;

impl Decider<'_> {
    pub(super) fn sit(
        &self,
        by: Visitor,
        name: &str,
        chair: Option<u8>,
        nonce: Option<&str>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        if self.table.chair_of(by).is_some() {
            return Err(Reason::AlreadySeated.into());
        }
        if self.table.is_removed(by) {
            return Err(Reason::Removed.into());
        }
        let name = plain_name(name).ok_or(Reason::BadName { longest: LONGEST_NAME })?;
        let nonce = match nonce {
            Some(nonce) => plain(nonce, LONGEST_NONCE)
                .filter(|nonce| nonce.chars().all(fit_for_a_nonce))
                .ok_or(Reason::BadNonce { longest: LONGEST_NONCE })?,
            None => hex::encode(self.entropy.bytes::<8>()),
        };
        let nonce = Nonce(nonce);
        let chair = match chair {
            Some(chair) => chair,
            None => self.choose_chair(by)?,
        };
        self.may_hold(by, chair)?;
        let own = self.was_here(by, chair);
        if self.table.locked && !own && self.table.host != by {
            return Err(Reason::TableLocked.into());
        }
        if self.needs_consent(by, chair) {
            return self.ask_for_seat(by, chair, name, nonce);
        }
        // Whoever comes back to their own chair is the same player as before.
        let player = match self.table.sitter(chair) {
            Some(sitter) if sitter.holder == Holder::Person(by) => sitter.player,
            _ => PlayerId(self.table.players),
        };
        let name = self.distinct(name, chair);
        let mut events = vec![TableEvent::Sat { chair, player, name, nonce, holder: Holder::Person(by) }];
        events.extend(self.attend(chair, true));
        Ok(events)
    }

    /// The name, with a number if somebody in another chair is called so: two players are never told apart by their
    /// places alone.
    pub(super) fn distinct(&self, name: String, chair: u8) -> String {
        let taken = |name: &str| {
            let called = |sitter: &Sitter| sitter.name.to_lowercase() == name.to_lowercase();
            self.table.sitters().any(|(other, sitter)| other != chair && called(sitter))
        };
        let numbered = |number: usize| {
            let number = format!(" {number}");
            let kept: String = name.chars().take(LONGEST_NAME - number.chars().count()).collect();
            kept.trim_end().to_owned() + &number
        };
        if !taken(&name) {
            return name;
        }
        let most = self.table.chairs.len() + 1;
        (2..=most).map(numbered).find(|name| !taken(name)).unwrap_or(name)
    }

    /// The chair for somebody who does not mind which: the one they had, then one that keeps the sides even,
    /// an empty one before a bot's.
    fn choose_chair(&self, by: Visitor) -> Result<u8, Reason> {
        let seating = self.table.seating();
        let open: Vec<(u8, &Chair)> =
            self.table.numbered().filter(|(number, _)| self.may_hold(by, *number).is_ok()).collect();
        let people = |side: Option<u8>| {
            let of_side =
                |(chair, sitter): &(u8, &Sitter)| seating.side(*chair) == side && sitter.person().is_some();
            self.table.sitters().filter(of_side).count()
        };
        let rank = |(number, chair): &(u8, &Chair)| {
            let bot = matches!(&chair.sitter, Some(sitter) if sitter.present());
            (!chair.witnesses.contains(&by), people(seating.side(*number)), bot, *number)
        };
        let best = open.iter().min_by_key(|chair| rank(chair)).map(|(number, _)| *number);
        best.ok_or(Reason::TableFull)
    }

    /// What the game makes of somebody in a chair coming or going.
    pub(super) fn attend(&self, chair: u8, present: bool) -> Option<TableEvent> {
        let seat = self.table.seat_of(chair)?;
        let game = self.table.game.as_ref()?;
        let events = game.play.attend(seat, present, &self.outside)?;
        (!events.is_empty()).then_some(TableEvent::Played { events })
    }

    pub(super) fn move_to(
        &self,
        by: Visitor,
        player: PlayerId,
        chair: u8,
    ) -> Result<Vec<TableEvent>, Refusal> {
        self.waiting_only()?;
        let from = self.table.chair_of_player(player).ok_or(Reason::NoSuchPlayer)?;
        let is_host = self.table.host == by;
        if !is_host && self.table.chair_of(by) != Some(from) {
            return Err(Reason::HostOnly.into());
        }
        let there = self.table.chairs.get(usize::from(chair)).ok_or(Reason::NoSuchChair { chair })?;
        if from == chair {
            return Err(Reason::NothingChanged.into());
        }
        if !is_host && there.sitter.as_ref().is_some_and(|sitter| sitter.person().is_some()) {
            return Err(Reason::ChairTaken { chair }.into());
        }
        Ok(vec![TableEvent::Swapped { one: from, other: chair }])
    }

    pub(super) fn even(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        self.waiting_only()?;
        // Everyone moves up to the first chairs; these belong to the sides in turn.
        let mut chairs: Vec<bool> = self.table.chairs.iter().map(|chair| chair.sitter.is_some()).collect();
        let mut events = Vec::new();
        for place in 0..self.table.sitters().count() {
            if !chairs[place]
                && let Some(from) = chairs.iter().rposition(|taken| *taken)
            {
                chairs.swap(place, from);
                events.push(TableEvent::Swapped { one: from as u8, other: place as u8 });
            }
        }
        if events.is_empty() { Err(Reason::NothingChanged.into()) } else { Ok(events) }
    }

    pub(super) fn shuffle(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        let mut events = match self.table.stage() {
            Stage::Waiting => Vec::new(),
            Stage::Playing => return Err(Reason::NotFinished.into()),
            Stage::Finished => vec![TableEvent::Rematched { seed: new_seed(self.entropy) }],
        };
        let table = self.after(self.table, &events);
        let before: Vec<u8> = table.sitters().map(|(chair, _)| chair).collect();
        // Everyone moves up to the first chairs. A draw that parts nobody is drawn again: there may be no other.
        let first_chairs: Vec<u8> = (0..before.len() as u8).collect();
        let mut drawn = before.clone();
        for _ in 0..DRAWS {
            let chance: [u8; 8] = self.entropy.bytes();
            for last in (1..drawn.len()).rev() {
                drawn.swap(last, usize::from(chance[last % 8]) % (last + 1));
            }
            if company(&table, &drawn, &first_chairs) != company(&table, &before, &before) {
                break;
            }
        }
        let mut places: Vec<u8> = (0..table.chairs.len() as u8).collect();
        for (to, who) in drawn.into_iter().enumerate() {
            if let Some(from) = places.iter().position(|sitter| *sitter == who).filter(|from| *from != to) {
                places.swap(from, to);
                events.push(TableEvent::Swapped { one: from as u8, other: to as u8 });
            }
        }
        if events.is_empty() { Err(Reason::NothingChanged.into()) } else { Ok(events) }
    }

    pub(super) fn rename(&self, by: Visitor, name: &str) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let name = plain_name(name).ok_or(Reason::BadName { longest: LONGEST_NAME })?;
        Ok(vec![TableEvent::Renamed { chair, name: self.distinct(name, chair) }])
    }

    pub(super) fn leave(&self, by: Visitor) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.chair_of(by)?;
        let mut events = vec![TableEvent::Left { chair }];
        events.extend(self.attend(chair, false));
        if self.table.host == by {
            let heir =
                self.table.sitters().find_map(|(_, sitter)| sitter.person().filter(|heir| *heir != by));
            events.extend(heir.map(|host| TableEvent::HandedOver { host }));
        }
        Ok(self.begin_if_all_ready(events))
    }

    pub(super) fn kick(&self, by: Visitor, player: PlayerId) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        let chair = self.table.chair_of_player(player).ok_or(Reason::NoSuchPlayer)?;
        if self.table.chair_of(by) == Some(chair) {
            return Err(Reason::NothingChanged.into());
        }
        let mut events = vec![TableEvent::Removed { chair }];
        events.extend(self.attend(chair, false));
        Ok(events)
    }

    pub(super) fn hand_over(&self, by: Visitor, player: PlayerId) -> Result<Vec<TableEvent>, Refusal> {
        let chair = self.table.chair_of_player(player).ok_or(Reason::NoSuchPlayer)?;
        let host = self.table.sitter(chair).and_then(Sitter::person).ok_or(Reason::NoSuchPlayer)?;
        if host == self.table.host {
            return Err(Reason::NothingChanged.into());
        }
        // A host who has gone must not hold up the others: then a player may take over.
        if self.table.host != by && !(host == by && self.host_has_gone()) {
            return Err(Reason::HostOnly.into());
        }
        Ok(vec![TableEvent::HandedOver { host }])
    }

    /// Whether the host has been away for long, or, without a seat, has asked for nothing for as long.
    pub(super) fn host_has_gone(&self) -> bool {
        let table = self.table;
        let since = match table.host_sits() {
            Some(sitter) => sitter.away,
            None => Some(table.host_seen),
        };
        since.is_some_and(|since| self.outside.now >= Moment(since.0 + table.settings.host_after()))
    }

    pub(super) fn readmit(&self, by: Visitor, player: PlayerId) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        let removed = self.table.removed.iter().any(|removed| removed.player == player);
        if removed { Ok(vec![TableEvent::Readmitted { player }]) } else { Err(Reason::NoSuchPlayer.into()) }
    }

    pub(super) fn lock(&self, by: Visitor, locked: bool) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        if locked == self.table.locked {
            return Err(Reason::NothingChanged.into());
        }
        Ok(vec![TableEvent::Locked { locked }])
    }

    pub(super) fn seat_bot(
        &self,
        by: Visitor,
        chair: Option<u8>,
        strength: Option<&Strength>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let gone = |chair: u8| self.table.sitter(chair).is_some_and(Sitter::can_replace);
        // In the place of somebody who is long away anybody may put a bot, so that one who is missing stops no game.
        if !(chair.is_some_and(gone) && self.table.chair_of(by).is_some()) {
            self.host_only(by)?;
        }
        let kind = self.table.kind();
        let chosen = strength.or(self.table.settings.bots.as_ref()).cloned();
        let strength = chosen.or_else(|| self.bots.usual(kind)).ok_or(Reason::NoSuchBot)?;
        self.bots.get(kind, &strength).ok_or(Reason::NoSuchBot)?;
        let chair = match chair {
            Some(chair) => chair,
            None => self.choose_bot_chair().ok_or(Reason::TableFull)?,
        };
        let there = self.table.chairs.get(usize::from(chair)).ok_or(Reason::NoSuchChair { chair })?;
        if there.sitter.as_ref().is_some_and(|sitter| !sitter.can_replace()) {
            return Err(Reason::ChairTaken { chair }.into());
        }
        if self.table.game.is_some() && self.table.seat_of(chair).is_none() {
            return Err(Reason::AlreadyStarted.into());
        }
        let player = PlayerId(self.table.players);
        let name = BOT_NAMES[self.table.players as usize % BOT_NAMES.len()].to_owned();
        let name = self.distinct(name, chair);
        let nonce = Nonce(hex::encode(self.entropy.bytes::<8>()));
        let mut events = vec![TableEvent::Sat { chair, player, name, nonce, holder: Holder::Bot(strength) }];
        events.extend(self.attend(chair, true));
        Ok(events)
    }

    fn choose_bot_chair(&self) -> Option<u8> {
        let seating = self.table.seating();
        let there = |side| self.table.sitters().filter(|(chair, _)| seating.side(*chair) == side).count();
        let free = |(number, chair): &(u8, &Chair)| match self.table.game {
            None => chair.sitter.is_none(),
            Some(_) => {
                self.table.seat_of(*number).is_some()
                    && chair.sitter.as_ref().is_some_and(Sitter::can_replace)
            }
        };
        let open = self.table.numbered().filter(free).map(|(number, _)| number);
        open.min_by_key(|number| (there(seating.side(*number)), *number))
    }

    pub(super) fn offer_seat(&self, by: Visitor, token: &MoveToken) -> Result<Vec<TableEvent>, Refusal> {
        Ok(vec![TableEvent::Offered { chair: self.chair_of(by)?, hash: token.hash() }])
    }

    pub(super) fn take_seat(&self, by: Visitor, token: &MoveToken) -> Result<Vec<TableEvent>, Refusal> {
        let hash = token.hash();
        let good =
            |chair: &Chair| chair.offer.as_ref().is_some_and(|offer| offer.is_good(&hash, self.outside.now));
        let offered = self.table.numbered().find(|(_, chair)| good(chair));
        let (chair, _) = offered.ok_or(Reason::LinkVoid)?;
        if self.table.is_removed(by) {
            return Err(Reason::Removed.into());
        }
        if self.table.chair_of(by).is_some() {
            return Err(Reason::AlreadySeated.into());
        }
        if self.table.stage() == Stage::Playing {
            self.has_seen_nothing_else(by, chair)?;
        }
        let mut events = vec![TableEvent::Taken { chair, visitor: by }];
        events.extend(self.attend(chair, true));
        // The host's other device is the host.
        if self.table.sitter(chair).and_then(Sitter::person) == Some(self.table.host) {
            events.push(TableEvent::HandedOver { host: by });
        }
        Ok(events)
    }
}

/// Records list nonces with commas between them.
fn fit_for_a_nonce(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.')
}

/// What bots are called; the games' own history lends them.
const BOT_NAMES: [&str; 12] = [
    "Ada", "Blaise", "Cardano", "Dorothy", "Enigma", "Friedman", "Gaines", "Hilda", "Ironbark", "Jules",
    "Kasiski", "Leon",
];

/// How often teams are drawn until they differ from those of before.
const DRAWS: u32 = 20;

/// Who is with whom when these sit in these chairs; where everyone plays alone, who comes after whom.
fn company(table: &Table, sitters: &[u8], chairs: &[u8]) -> BTreeSet<BTreeSet<(u8, u8)>> {
    let seating = table.seating();
    let one = |side: Option<u8>| {
        let there = sitters.iter().zip(chairs).filter(|(_, chair)| seating.side(**chair) == side);
        there.map(|(sitter, chair)| (*sitter, if side.is_none() { *chair } else { 0 })).collect()
    };
    (0..seating.sides).map(|side| one((seating.sides > 1).then_some(side))).collect()
}
