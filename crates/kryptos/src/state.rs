//! Everything about a running game, secrets included, and how events change it.

use crate::setup::{GOAL, STARTING_POINTS};
use crate::{Card, Cards, Deal, Entry, Event, Setup, Spot};
use game::{Moment, Seat, Secret};
use serde::{Deserialize, Serialize};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Phase))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Nothing is dealt yet.
    Deal,
    /// A player is to reveal a card.
    Reveal {
        /// Who.
        seat: Seat,
        /// Their first card or their second.
        round: u8,
    },
    /// A player is to guess.
    Turn {
        /// Who.
        seat: Seat,
        /// The round of turns, from 1.
        round: u16,
        /// 1: the mandatory guess. 2: the one that costs a point and may be declined.
        guess: u8,
    },
    /// The game has ended.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Outcome))]
pub struct Outcome {
    /// Who won.
    pub winner: Seat,
    /// Everyone, best first.
    pub ranking: Vec<Standing>,
}

/// A player's place in the final ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Standing))]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// With how many points.
    pub points: u8,
}

/// Everything about a running game. Has no wire form: what leaves is a [`crate::View`].
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Turn order, the first player first; empty before the deal.
    pub(crate) order: Vec<Seat>,
    pub(crate) hands: Vec<Hand>,
    pub(crate) aside: Secret<Vec<Card>>,
    pub(crate) log: Vec<Entry>,
    /// Set when somebody reaches the goal; stays even if the points fall again.
    pub(crate) final_round: bool,
    pub(crate) deadline: Option<Moment>,
}

/// A player's cards and points.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hand {
    pub cards: Vec<Held>,
    pub points: u8,
}

/// A card in a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Held {
    pub card: Secret<Card>,
    pub revealed: bool,
    pub excluded: Cards,
}

impl Hand {
    fn new(cards: &[Card]) -> Hand {
        let held = |card| Held { card: Secret::new(card), revealed: false, excluded: Cards::default() };
        Hand { cards: cards.iter().copied().map(held).collect(), points: STARTING_POINTS }
    }

    /// The card at a position, counted from 1.
    pub fn at(&self, position: u8) -> Option<&Held> {
        self.cards.get(usize::from(position.checked_sub(1)?))
    }

    fn at_mut(&mut self, position: u8) -> Option<&mut Held> {
        self.cards.get_mut(usize::from(position.checked_sub(1)?))
    }

    /// The cards with their positions.
    pub fn positions(&self) -> impl Iterator<Item = (u8, &Held)> {
        (1..).zip(&self.cards)
    }

    /// The unrevealed cards with their positions.
    pub fn hidden(&self) -> impl Iterator<Item = (u8, &Held)> {
        self.positions().filter(|(_, held)| !held.revealed)
    }

    /// What a right guess at this hand scores now.
    pub fn reward(&self) -> u8 {
        self.hidden().take(3).count() as u8
    }
}

impl State {
    pub(crate) fn open(setup: Setup) -> State {
        State {
            setup,
            phase: Phase::Deal,
            order: Vec::new(),
            hands: Vec::new(),
            aside: Secret::default(),
            log: Vec::new(),
            final_round: false,
            deadline: None,
        }
    }

    /// What was settled before the deal.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// A player's points; 0 for a seat that does not play.
    pub fn points(&self, seat: Seat) -> u8 {
        self.hand(seat).map_or(0, |hand| hand.points)
    }

    /// Turns in which something was done: a guess, or the time for it missed.
    pub fn turns(&self) -> usize {
        let begins = |entry: &&Entry| matches!(entry, Entry::Guessed { guess: 1, .. } | Entry::Missed { .. });
        self.log.iter().filter(begins).count()
    }

    /// Who began and who was dealt what: every secret at once, for the record of the game. `None` before the
    /// deal.
    pub fn deal(&self) -> Option<Deal> {
        let cards = |hand: &Hand| hand.cards.iter().map(|held| *held.card.reveal()).collect();
        Some(Deal {
            first: *self.order.first()?,
            hands: self.hands.iter().map(cards).collect(),
            aside: self.aside.reveal().clone(),
        })
    }

    /// Everything that happened since the deal; all of it public.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    pub(crate) fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.hands.get(seat.index())
    }

    /// Who is to act.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        match self.phase {
            Phase::Reveal { seat, .. } | Phase::Turn { seat, .. } => Some(seat),
            Phase::Deal | Phase::Over => None,
        }
    }

    /// The cards that this seat can guess at now: none while it is not its turn.
    pub(crate) fn targets(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        let guessing = matches!(self.phase, Phase::Turn { seat: s, .. } if s == seat);
        (0..)
            .map(Seat)
            .zip(&self.hands)
            .filter(move |(other, _)| guessing && *other != seat)
            .flat_map(|(seat, hand)| hand.hidden().map(move |(position, _)| Spot { seat, position }))
    }

    /// How the game ended: most points, then earliest in turn order.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let standing = |&seat: &Seat| Standing { seat, points: self.points(seat) };
        let mut ranking: Vec<Standing> = self.order.iter().map(standing).collect();
        ranking.sort_by_key(|standing| std::cmp::Reverse(standing.points));
        Some(Outcome { winner: ranking.first()?.seat, ranking })
    }

    /// Takes one event into the state. Events that `decide` never makes may leave nonsense, never a panic.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { at, first, hands, aside } => {
                let seats = self.setup.players;
                if hands.len() != usize::from(seats) {
                    return;
                }
                *self = State::open(self.setup);
                self.order = (0..seats).map(|n| Seat((first.0 % seats + n) % seats)).collect();
                self.hands = hands.iter().map(|hand| Hand::new(hand)).collect();
                self.aside = Secret::new(aside.clone());
                if let Some(&last) = self.order.last() {
                    self.wait_for(Phase::Reveal { seat: last, round: 1 }, *at);
                }
            }
            Event::Played { at, entry } => {
                self.log.push(*entry);
                self.play(*entry, *at);
            }
        }
    }

    fn play(&mut self, entry: Entry, at: Moment) {
        match entry {
            Entry::Revealed { seat, position, .. } => {
                if let Some(held) = self.hands.get_mut(seat.index()).and_then(|hand| hand.at_mut(position)) {
                    held.revealed = true;
                }
                self.after_reveal(at);
            }
            Entry::Guessed { seat, guess, target, position, card, right, scored, .. } => {
                if guess == 2 {
                    self.pay(seat, target);
                }
                if let Some(held) = self.hands.get_mut(target.index()).and_then(|hand| hand.at_mut(position))
                {
                    if right {
                        held.revealed = true;
                    } else {
                        held.excluded.insert(card);
                    }
                }
                self.gain(seat, scored);
                match self.phase {
                    Phase::Turn { seat, round, guess: 1 } if !right && self.points(seat) > 0 => {
                        // The clock is for the whole turn: it runs on.
                        self.phase = Phase::Turn { seat, round, guess: 2 };
                    }
                    _ => self.end_turn(at),
                }
            }
            Entry::Declined { .. } | Entry::Missed { .. } => self.end_turn(at),
        }
    }

    fn pay(&mut self, seat: Seat, owner: Seat) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.points = hand.points.saturating_sub(1);
        }
        if self.setup.options.corruption {
            self.gain(owner, 1);
        }
    }

    fn gain(&mut self, seat: Seat, points: u8) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.points = hand.points.saturating_add(points);
            self.final_round |= hand.points >= GOAL;
        }
    }

    fn after_reveal(&mut self, at: Moment) {
        let Phase::Reveal { seat, round } = self.phase else { return };
        let Some(&first) = self.order.first() else { return };
        let next = self.after(seat);
        let revealed_last = self.order.iter().rev().nth(1) == Some(&seat);
        self.wait_for(
            match (revealed_last, round) {
                (false, _) => Phase::Reveal { seat: next, round },
                (true, 1) => Phase::Reveal { seat: next, round: 2 },
                (true, _) => Phase::Turn { seat: first, round: 1, guess: 1 },
            },
            at,
        );
    }

    /// Passes the turn on, over players who have nothing to guess at, or ends the game.
    fn end_turn(&mut self, at: Moment) {
        let Phase::Turn { mut seat, mut round, .. } = self.phase else { return };
        let holders = self.hands.iter().filter(|hand| hand.hidden().next().is_some()).count();
        loop {
            let round_is_over = self.order.last() == Some(&seat);
            if holders == 0 || (round_is_over && self.final_round) {
                return self.wait_for(Phase::Over, at);
            }
            round = round.saturating_add(round_is_over.into());
            seat = self.after(seat);
            // The only one with cards left to guess has no target.
            let lonely = holders == 1 && self.hand(seat).is_some_and(|hand| hand.hidden().next().is_some());
            if !lonely {
                return self.wait_for(Phase::Turn { seat, round, guess: 1 }, at);
            }
        }
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.order.len().max(1) as u8)
    }

    fn wait_for(&mut self, phase: Phase, at: Moment) {
        self.phase = phase;
        self.deadline = match phase {
            Phase::Reveal { .. } | Phase::Turn { .. } => {
                self.setup.turn_seconds.map(|seconds| at.plus_seconds(seconds))
            }
            Phase::Deal | Phase::Over => None,
        };
    }
}
