//! What an action causes, or why it is refused.

use crate::rejection::{Bluff, Rejection};
use crate::state::{Held, Phase, State};
use crate::{Action, Card, Entry};
use game::{Actor, Moment, Seat};

impl State {
    pub(crate) fn decide(&self, by: Actor, action: &Action, now: Moment) -> Result<Entry, Rejection> {
        let awaited = self.awaited().ok_or(match self.phase {
            Phase::Over => Rejection::GameOver,
            _ => Rejection::NotDealt,
        })?;
        match *action {
            Action::TimeUp => match self.deadline {
                None => Err(Rejection::NoClock),
                Some(deadline) if now < deadline => Err(Rejection::NotDue { deadline }),
                Some(_) => self.pass_over(),
            },
            Action::PassOver => match by {
                Actor::Table => self.pass_over(),
                Actor::Seat(_) => Err(Rejection::TableOnly),
            },
            Action::Reveal { .. } | Action::Guess { .. } | Action::Decline => match by {
                Actor::Table => Err(Rejection::PlayersOnly),
                Actor::Seat(seat) if seat != awaited => Err(Rejection::NotYourTurn { awaited }),
                Actor::Seat(_) => self.decide_own(action),
            },
        }
    }

    /// An action of the player whose move it is.
    fn decide_own(&self, action: &Action) -> Result<Entry, Rejection> {
        match (self.phase, *action) {
            (Phase::Reveal { seat, .. }, Action::Reveal { position }) => self.reveal(seat, position),
            (Phase::Reveal { .. }, _) => Err(Rejection::StillRevealPhase),
            (Phase::Turn { seat, round, guess: 2 }, Action::Decline) => Ok(Entry::Declined { round, seat }),
            (_, Action::Decline) => Err(Rejection::NothingToDecline),
            (_, Action::Guess { target, position, number, bluff }) => {
                self.guess(target, position, number, bluff)
            }
            _ => Err(Rejection::NotRevealPhase),
        }
    }

    fn reveal(&self, seat: Seat, position: u8) -> Result<Entry, Rejection> {
        let hand = self.hand(seat).ok_or(Rejection::NoSuchPlayer { seat })?;
        self.check_reveal(hand, position)?;
        let held = hand.at(position).ok_or(Rejection::NotDealt)?;
        Ok(Entry::Revealed { seat, position, card: *held.card.reveal() })
    }

    fn guess(&self, target: Seat, position: u8, number: u8, bluff: bool) -> Result<Entry, Rejection> {
        let Phase::Turn { seat, round, guess } = self.phase else {
            return Err(Rejection::StillRevealPhase);
        };
        let hand = self.hand(target).ok_or(Rejection::NoSuchPlayer { seat: target })?;
        if target == seat {
            return Err(Rejection::OwnCard);
        }
        let highest = hand.cards.len() as u8;
        let held = hand.at(position).ok_or(Rejection::NoSuchPosition { position, highest })?;
        if held.revealed {
            return Err(Rejection::AlreadyRevealed { position });
        }
        let highest = self.setup.highest();
        let card = self.setup.card(number).ok_or(Rejection::NoSuchNumber { number, highest })?;
        if let Some(reason) = self.known_wrong(seat, held, card).filter(|_| !bluff) {
            return Err(Rejection::BluffUnconfirmed { number, reason });
        }
        let right = *held.card.reveal() == card;
        let scored = if right { hand.reward() } else { 0 };
        Ok(Entry::Guessed { round, seat, guess, target, position, card, right, scored })
    }

    /// How this seat knows, from its own hand and from what is public, that a hidden card is not that one.
    pub(crate) fn known_wrong(&self, seat: Seat, held: &Held, card: Card) -> Option<Bluff> {
        let is = |held: &Held| *held.card.reveal() == card;
        if self.hand(seat)?.cards.iter().any(is) {
            Some(Bluff::Held)
        } else if self.hands.iter().flat_map(|hand| &hand.cards).any(|held| held.revealed && is(held)) {
            Some(Bluff::Revealed)
        } else if held.excluded.contains(card) {
            Some(Bluff::Excluded)
        } else {
            None
        }
    }

    /// What happens for a player whose time is up: never more than the least they could have done.
    fn pass_over(&self) -> Result<Entry, Rejection> {
        match self.phase {
            Phase::Reveal { seat, .. } => {
                let least = self.least_telling(seat);
                self.reveal(seat, least.ok_or(Rejection::NotDealt)?)
            }
            Phase::Turn { seat, round, guess: 1 } => Ok(Entry::Missed { round, seat }),
            Phase::Turn { seat, round, .. } => Ok(Entry::Declined { round, seat }),
            Phase::Deal | Phase::Over => Err(Rejection::GameOver),
        }
    }
}
