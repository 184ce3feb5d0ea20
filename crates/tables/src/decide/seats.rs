//! Sitting down and getting up.

use super::{Bench, Decision, plain};
use crate::entry::{Entry, Holder};
use crate::table::{Chair, Sitter};
use crate::{
    LONGEST_NAME, LONGEST_NONCE, MoveToken, Pace, PlayerId, Reason, Refusal, Stage, Strength, Visitor,
};
use game::{Moment, Nonce};

/// How long a host may say nothing before a player may take over.
const HOST_SILENCE_LIVE: u64 = 10 * 60 * 1000;
const HOST_SILENCE_SLOW: u64 = 3 * 24 * 60 * 60 * 1000;

impl Bench<'_> {
    pub(super) fn sit(
        &self,
        by: Visitor,
        name: &str,
        chair: Option<u8>,
        nonce: Option<&str>,
    ) -> Result<Vec<Entry>, Refusal> {
        if self.table.chair_of(by).is_some() {
            return Err(Reason::AlreadySeated.into());
        }
        if self.table.sent_away.contains(&by) {
            return Err(Reason::SentAway.into());
        }
        let name = plain(name, LONGEST_NAME).ok_or(Reason::BadName { longest: LONGEST_NAME })?;
        let nonce = match nonce {
            Some(nonce) => plain(nonce, LONGEST_NONCE)
                .filter(|nonce| nonce.chars().all(fit_for_a_nonce))
                .ok_or(Reason::BadNonce { longest: LONGEST_NONCE })?,
            None => hex::encode(self.entropy.bytes::<8>()),
        };
        let chair = match chair {
            Some(chair) => chair,
            None => self.choose_chair(by)?,
        };
        self.may_hold(by, chair)?;
        // Whoever comes back to their own chair is the same player as before.
        let player = match self.table.sitter(chair) {
            Some(sitter) if sitter.holder == Holder::Person(by) => sitter.player,
            _ => PlayerId(self.table.players),
        };
        let name = self.distinct(name, chair);
        let mut entries =
            vec![Entry::Sat { chair, player, name, nonce: Nonce(nonce), holder: Holder::Person(by) }];
        entries.extend(self.attend(chair, true));
        Ok(entries)
    }

    /// The name, with a number if somebody in another chair is called so: two players are never told apart by their
    /// places alone.
    fn distinct(&self, name: String, chair: u8) -> String {
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

    /// Whether a visitor may take this chair now.
    fn may_hold(&self, by: Visitor, chair: u8) -> Result<(), Reason> {
        let wanted = self.table.chairs.get(usize::from(chair)).ok_or(Reason::NoSuchChair { chair })?;
        if wanted.sitter.as_ref().is_some_and(|sitter| sitter.person().is_some()) {
            return Err(Reason::ChairTaken { chair });
        }
        match self.table.stage() {
            Stage::Waiting => Ok(()),
            _ if self.table.seat_of(chair).is_none() => Err(Reason::AlreadyStarted),
            Stage::Finished => Ok(()),
            Stage::Playing if self.knows_another_side(by, chair) => Err(Reason::OtherSide),
            Stage::Playing => Ok(()),
        }
    }

    /// Whether the visitor has held a chair of another side in this game. Where everyone plays alone every
    /// chair is a side of its own.
    fn knows_another_side(&self, by: Visitor, chair: u8) -> bool {
        let seating = self.table.seating();
        let side = |chair| seating.side(chair).unwrap_or(chair);
        self.table.numbered().any(|(number, of)| side(number) != side(chair) && of.witnesses.contains(&by))
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
    fn attend(&self, chair: u8, present: bool) -> Option<Entry> {
        let seat = self.table.seat_of(chair)?;
        let game = self.table.game.as_ref()?;
        game.play.attend(seat, present, self.now).map(|events| Entry::Played { events })
    }

    pub(super) fn move_to(&self, by: Visitor, player: PlayerId, chair: u8) -> Result<Vec<Entry>, Refusal> {
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
        Ok(vec![Entry::Swapped { one: from, other: chair }])
    }

    pub(super) fn even(&self, by: Visitor) -> Result<Vec<Entry>, Refusal> {
        self.host_only(by)?;
        self.waiting_only()?;
        // Everyone moves up to the first chairs; these belong to the sides in turn.
        let mut chairs: Vec<bool> = self.table.chairs.iter().map(|chair| chair.sitter.is_some()).collect();
        let mut entries = Vec::new();
        for place in 0..self.table.sitters().count() {
            if !chairs[place]
                && let Some(from) = chairs.iter().rposition(|taken| *taken)
            {
                chairs.swap(place, from);
                entries.push(Entry::Swapped { one: from as u8, other: place as u8 });
            }
        }
        if entries.is_empty() { Err(Reason::NothingChanged.into()) } else { Ok(entries) }
    }

    pub(super) fn rename(&self, by: Visitor, name: &str) -> Result<Vec<Entry>, Refusal> {
        let chair = self.chair_of(by)?;
        let name = plain(name, LONGEST_NAME).ok_or(Reason::BadName { longest: LONGEST_NAME })?;
        Ok(vec![Entry::Renamed { chair, name: self.distinct(name, chair) }])
    }

    pub(super) fn leave(&self, by: Visitor) -> Result<Vec<Entry>, Refusal> {
        let chair = self.chair_of(by)?;
        let mut entries = vec![Entry::Left { chair }];
        entries.extend(self.attend(chair, false));
        if self.table.host == by {
            let heir =
                self.table.sitters().find_map(|(_, sitter)| sitter.person().filter(|heir| *heir != by));
            entries.extend(heir.map(|host| Entry::HandedOver { host }));
        }
        Ok(entries)
    }

    pub(super) fn kick(&self, by: Visitor, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        self.host_only(by)?;
        let chair = self.table.chair_of_player(player).ok_or(Reason::NoSuchPlayer)?;
        if self.table.chair_of(by) == Some(chair) {
            return Err(Reason::NothingChanged.into());
        }
        let mut entries = vec![Entry::SentAway { chair }];
        entries.extend(self.attend(chair, false));
        Ok(entries)
    }

    pub(super) fn hand_over(&self, by: Visitor, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        let chair = self.table.chair_of_player(player).ok_or(Reason::NoSuchPlayer)?;
        let host = self.table.sitter(chair).and_then(Sitter::person).ok_or(Reason::NoSuchPlayer)?;
        if host == self.table.host {
            return Err(Reason::NothingChanged.into());
        }
        // A host who has gone must not hold up the others: then a player may take over.
        if self.table.host != by && !(host == by && self.host_has_gone()) {
            return Err(Reason::HostOnly.into());
        }
        Ok(vec![Entry::HandedOver { host }])
    }

    fn host_has_gone(&self) -> bool {
        let silence = match self.table.settings.pace {
            Pace::Live => HOST_SILENCE_LIVE,
            Pace::Slow { .. } => HOST_SILENCE_SLOW,
        };
        self.now >= Moment(self.table.host_seen.0 + silence)
    }

    pub(super) fn seat_bot(
        &self,
        by: Visitor,
        chair: Option<u8>,
        strength: Option<&Strength>,
    ) -> Result<Vec<Entry>, Refusal> {
        self.host_only(by)?;
        let kind = self.table.kind();
        let chosen = strength.or(self.table.settings.bots.as_ref()).cloned();
        let strength = chosen.or_else(|| self.brains.usual(kind)).ok_or(Reason::NoSuchBot)?;
        self.brains.get(kind, &strength).ok_or(Reason::NoSuchBot)?;
        let chair = match chair {
            Some(chair) => chair,
            None => self.choose_bot_chair().ok_or(Reason::TableFull)?,
        };
        let there = self.table.chairs.get(usize::from(chair)).ok_or(Reason::NoSuchChair { chair })?;
        if there.sitter.as_ref().is_some_and(Sitter::present) {
            return Err(Reason::ChairTaken { chair }.into());
        }
        if self.table.game.is_some() && self.table.seat_of(chair).is_none() {
            return Err(Reason::AlreadyStarted.into());
        }
        let player = PlayerId(self.table.players);
        let name = BOT_NAMES[self.table.players as usize % BOT_NAMES.len()].to_owned();
        let name = self.distinct(name, chair);
        let nonce = Nonce(hex::encode(self.entropy.bytes::<8>()));
        let mut entries = vec![Entry::Sat { chair, player, name, nonce, holder: Holder::Bot(strength) }];
        entries.extend(self.attend(chair, true));
        Ok(entries)
    }

    fn choose_bot_chair(&self) -> Option<u8> {
        let seating = self.table.seating();
        let there = |side| self.table.sitters().filter(|(chair, _)| seating.side(*chair) == side).count();
        let free = |(number, chair): &(u8, &Chair)| match self.table.game {
            None => chair.sitter.is_none(),
            Some(_) => self.table.seat_of(*number).is_some() && chair.sitter.as_ref().is_some_and(|s| s.left),
        };
        let open = self.table.numbered().filter(free).map(|(number, _)| number);
        open.min_by_key(|number| (there(seating.side(*number)), *number))
    }

    pub(super) fn offer_seat(&self, by: Visitor) -> Result<Decision, Refusal> {
        let chair = self.chair_of(by)?;
        let token = MoveToken::new(self.entropy);
        Ok(Decision { entries: vec![Entry::Offered { chair, hash: token.hash() }], token: Some(token) })
    }

    pub(super) fn take_seat(&self, by: Visitor, token: &MoveToken) -> Result<Vec<Entry>, Refusal> {
        let hash = token.hash();
        let offered = self.table.numbered().find(|(_, chair)| chair.offer.as_ref() == Some(&hash));
        let (chair, _) = offered.ok_or(Reason::LinkVoid)?;
        if self.table.chair_of(by).is_some() {
            return Err(Reason::AlreadySeated.into());
        }
        if self.table.stage() == Stage::Playing && self.knows_another_side(by, chair) {
            return Err(Reason::OtherSide.into());
        }
        let mut entries = vec![Entry::Taken { chair, visitor: by }];
        // The host's other device is the host.
        if self.table.sitter(chair).and_then(Sitter::person) == Some(self.table.host) {
            entries.push(Entry::HandedOver { host: by });
        }
        Ok(entries)
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
