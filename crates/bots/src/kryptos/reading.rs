//! What the others' choices say about their hands.
//!
//! Hardly anybody names a card of their own, and hardly anybody shows cards in the reveal phase that give the rest
//! of the hand away. Deals are drawn fairly and weighed by how likely they make what was shown.

use super::reveal::Shown;
use super::{Budget, Deals, Position};
use kryptos::{Card, Entry, View};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use std::time::Instant;

/// A position with what the others' choices say about it.
#[derive(Debug)]
pub(super) struct Reading {
    pub position: Position,
    deals: Deals,
    drawn: Vec<Drawn>,
    /// All weights together.
    weight: f64,
}

#[derive(Debug)]
struct Drawn {
    deal: Vec<Vec<Card>>,
    weight: f64,
}

/// From fewer deals than this no chance is estimated.
const TOO_FEW: usize = 50;
/// One in so many deals is played on.
const PART: usize = 4;

impl Reading {
    /// Draws as many deals as the budget allows.
    pub fn new(view: &View, budget: Budget, start: Instant, rng: &mut impl Rng) -> Reading {
        let (position, deals) = unheld(view, || budget.draws_on(0, start));
        let shown = Shown::all(view);
        let mut drawn = Vec::new();
        while budget.draws_on(drawn.len(), start) {
            let Some(deal) = deals.draw_quickly(rng) else { break };
            let weight = shown.iter().map(|shown| shown.likelihood(&deal)).product();
            drawn.push(Drawn { deal, weight });
        }
        let weight = drawn.iter().map(|drawn| drawn.weight).sum();
        Reading { position, deals, drawn, weight }
    }

    /// The cards that can lie there, ascending, each with its chance.
    pub fn numbers(&self, seat: usize, index: usize) -> Vec<(Card, f64)> {
        if self.drawn.len() < TOO_FEW {
            return self.deals.numbers(seat, index);
        }
        let mut chances = [0.0; 64];
        for Drawn { deal, weight } in &self.drawn {
            chances[usize::from(deal[seat][index].number())] += weight / self.weight;
        }
        let cards =
            self.position.unseen().into_iter().map(|card| (card, chances[usize::from(card.number())]));
        cards.filter(|(_, chance)| *chance > 0.0).collect()
    }

    /// A part of the drawn deals, each as often as its weight says.
    pub fn resampled(&self, rng: &mut impl Rng) -> Vec<&[Vec<Card>]> {
        let step = self.weight * PART as f64 / self.drawn.len().max(1) as f64;
        let mut mark = rng.random::<f64>() * step;
        let mut sum = 0.0;
        let mut chosen: Vec<&[Vec<Card>]> = Vec::new();
        for Drawn { deal, weight } in &self.drawn {
            sum += weight;
            while mark < sum {
                chosen.push(deal);
                mark += step;
            }
        }
        chosen.shuffle(rng);
        chosen
    }
}

/// The position without the cards that the others named themselves. Should that contradict the rest, somebody
/// bluffed, and only the plain facts are left.
fn unheld(view: &View, lasts: impl Fn() -> bool) -> (Position, Deals) {
    let plain = Position::new(view);
    let mut position = plain.clone();
    for entry in &view.log {
        if let Entry::Guessed { seat, card, right: false, .. } = entry {
            position.doubt(seat.index(), *card);
        }
    }
    let deals = Deals::in_time(&position, &lasts);
    if deals.number() > 0 {
        return (position, deals);
    }
    let deals = Deals::in_time(&plain, lasts);
    (plain, deals)
}
