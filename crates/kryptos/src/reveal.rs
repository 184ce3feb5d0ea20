//! Which cards may be shown in the reveal phase.

use crate::rejection::{Limit, Rejection};
use crate::state::{Hand, Held, Phase, State};
use game::Seat;

/// The limits of advanced reveal that still hold, strictest first: when nothing is legal the last is dropped.
const FALLBACKS: [&[Limit]; 4] =
    [&[Limit::Edge, Limit::Neighbour, Limit::Colour], &[Limit::Edge, Limit::Neighbour], &[Limit::Edge], &[]];

impl State {
    /// The positions that this seat may reveal now: none while it is not its turn.
    pub(crate) fn reveals(&self, seat: Seat) -> Vec<u8> {
        match (self.phase, self.hand(seat)) {
            (Phase::Reveal { seat: s, .. }, Some(hand)) if s == seat => {
                let limits = self.limits(hand);
                hand.hidden()
                    .filter(|(position, held)| self.broken(limits, hand, *position, held).is_none())
                    .map(|(position, _)| position)
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a player may reveal the card at this position of the own hand.
    pub(crate) fn check_reveal(&self, hand: &Hand, position: u8) -> Result<(), Rejection> {
        let highest = hand.cards.len() as u8;
        let held = hand.at(position).ok_or(Rejection::NoSuchPosition { position, highest })?;
        if held.revealed {
            return Err(Rejection::AlreadyRevealed { position });
        }
        match self.broken(self.limits(hand), hand, position, held) {
            Some(limit) => Err(Rejection::RevealNotAllowed { position, limit }),
            None => Ok(()),
        }
    }

    /// The limits under which this hand still has something to reveal.
    fn limits(&self, hand: &Hand) -> &'static [Limit] {
        if !self.setup.options.advanced {
            return &[];
        }
        let playable = |limits: &&&[Limit]| {
            hand.hidden().any(|(position, held)| self.broken(limits, hand, position, held).is_none())
        };
        FALLBACKS.iter().find(playable).copied().unwrap_or(&[])
    }

    fn broken(&self, limits: &[Limit], hand: &Hand, position: u8, held: &Held) -> Option<Limit> {
        let card = *held.card.reveal();
        let shown = |hand: &Hand| -> Vec<_> {
            hand.cards.iter().filter(|held| held.revealed).map(|held| *held.card.reveal()).collect()
        };
        limits.iter().copied().find(|limit| match limit {
            Limit::Edge => position == 1 || usize::from(position) == hand.cards.len(),
            Limit::Neighbour => shown(hand).iter().any(|other| other.number().abs_diff(card.number()) == 1),
            Limit::Colour => {
                let most = if self.setup.players <= 4 { 2 } else { 3 };
                let same = self.hands.iter().flat_map(shown).filter(|other| other.colour() == card.colour());
                same.count() >= most
            }
        })
    }
}
