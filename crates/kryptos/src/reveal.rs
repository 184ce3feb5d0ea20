//! Which cards may be shown in the reveal phase.

use crate::rejection::{Limit, Rejection};
use crate::state::{Hand, Held, Phase, State};
use crate::view::Barred;
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

    /// The hidden cards that this seat may not reveal now although it is to reveal one, and why.
    pub(crate) fn barred(&self, seat: Seat) -> Vec<Barred> {
        match (self.phase, self.hand(seat)) {
            (Phase::Reveal { seat: s, .. }, Some(hand)) if s == seat => {
                let limits = self.limits(hand);
                let barred = |(position, held): (u8, &Held)| {
                    let limit = self.broken(limits, hand, position, held)?;
                    Some(Barred { position, limit })
                };
                hand.hidden().filter_map(barred).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Of the cards that this seat may reveal now the one that tells the others least: it leaves most hands possible.
    pub(crate) fn least_telling(&self, seat: Seat) -> Option<u8> {
        let hand = self.hand(seat)?;
        // The first of those that tell as little.
        self.reveals(seat).into_iter().rev().max_by_key(|position| self.possible_hands(hand, *position))
    }

    /// How many hands there could be, by their order alone, when this card is shown too.
    fn possible_hands(&self, hand: &Hand, shown: u8) -> u64 {
        let known = hand.positions().filter(|(position, held)| held.revealed || *position == shown);
        let known = known.map(|(position, held)| (position, held.card.reveal().number()));
        let end = (hand.cards.len() as u8 + 1, self.setup.highest() + 1);
        let mut before = (0, 0);
        known.chain([end]).fold(1, |hands: u64, (position, number)| {
            let (cards, numbers) = (position - before.0 - 1, number.saturating_sub(before.1 + 1));
            before = (position, number);
            hands.saturating_mul(ways_to_choose(cards, numbers))
        })
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

/// In how many ways so many can be chosen out of so many.
fn ways_to_choose(chosen: u8, of: u8) -> u64 {
    let (chosen, of) = (u64::from(chosen), u64::from(of));
    (0..chosen).fold(1, |ways, number| ways * of.saturating_sub(number) / (number + 1))
}
