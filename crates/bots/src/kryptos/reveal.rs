//! Which own card to show in the reveal phase: the one that tells the others least about the rest.

use super::{Deals, Hand, Place, Position};
use kryptos::{Card, Cards, Tokens, View};

/// The positions that may be revealed, with how much of the own hand each would give away: the sum over the
/// cards still hidden of the chance to name it. Lowest first.
pub(super) fn tells(view: &View) -> Vec<(u8, f64)> {
    let Some(you) = &view.you else { return Vec::new() };
    let mut tells: Vec<(u8, f64)> =
        you.reveals.iter().map(|&position| (position, tell(view, position))).collect();
    tells.sort_by(|a, b| a.1.total_cmp(&b.1));
    tells
}

fn tell(view: &View, shown: u8) -> f64 {
    let Some(own) = view.you.as_ref().map(|you| you.seat.index()) else { return 0.0 };
    let position = as_others_see(view, own, shown);
    let deals = Deals::of(&position);
    let hidden = position.hands[own]
        .places
        .iter()
        .enumerate()
        .filter(|(_, place)| matches!(place, Place::Hidden { .. }));
    let surest = |(index, _): (usize, &Place)| {
        let counts = position.unseen().into_iter().map(|card| deals.count(own, index, card));
        counts.max().unwrap_or(0) as f64 / deals.number().max(1) as f64
    };
    hidden.map(surest).sum()
}

/// The own hand as the others would see it, all other hidden cards in one heap: what else is known about them
/// hardly matters here, and a heap is counted fast.
fn as_others_see(view: &View, own: usize, shown: u8) -> Position {
    let mut position = Position::new(view);
    let mut heap: Vec<Tokens> = vec![position.aside];
    for (seat, hand) in position.hands.iter_mut().enumerate() {
        if seat == own {
            let mut hidden = Vec::new();
            for place in &view.players[seat].hand {
                let open = place.revealed || place.position == shown;
                if let (false, Some(card)) = (open, place.card) {
                    hidden.push(card);
                    hand.places[usize::from(place.position) - 1] =
                        Place::Hidden { excluded: Cards::default() };
                }
            }
            hand.hidden = hidden.into_iter().collect();
        } else {
            heap.push(hand.hidden);
            let known: Vec<Card> = hand.known().collect();
            *hand = Hand { places: known.into_iter().map(Place::Known).collect(), hidden: Tokens::default() };
        }
    }
    position.aside = heap.iter().fold(Tokens::default(), |all, tokens| Tokens {
        red: all.red + tokens.red,
        yellow: all.yellow + tokens.yellow,
        blue: all.blue + tokens.blue,
        green: all.green + tokens.green,
    });
    position
}
