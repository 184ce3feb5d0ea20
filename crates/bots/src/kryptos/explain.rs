//! Why a guess was made, from what lay open to everybody at that moment: it can tell nobody anything new.

use super::position::{Hand, Place};
use kryptos::{Card, Cards, Entry, View};

/// What spoke for a guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The number that was named.
    pub card: Card,
    /// The revealed cards next to it on either side, where both are.
    pub between: Option<(Card, Card)>,
    /// The numbers that could lie there, as everybody could see, ascending. The one named may not be among them: a
    /// player may name a number only to mislead.
    pub possible: Vec<Card>,
}

/// Why the guess at this place of the log was made; `None` if there is no guess.
pub fn explain(view: &View, at: usize) -> Option<Explanation> {
    let Entry::Guessed { target, position, card, .. } = *view.log.get(at)? else { return None };
    let player = view.players.get(target.index())?;
    let index = usize::from(position) - 1;
    let mut places = vec![Place::Hidden { excluded: Cards::default() }; player.hand.len()];
    let mut open = Cards::default();
    let mut excluded = Cards::default();
    for entry in &view.log[..at] {
        let (seat, position, card, shown) = match *entry {
            Entry::Revealed { seat, position, card } => (seat, position, card, true),
            Entry::Guessed { target, position, card, right, .. } => (target, position, card, right),
            _ => continue,
        };
        let here = seat == target;
        match (shown, here) {
            (true, _) => {
                open.insert(card);
                if let Some(place) = places.get_mut(usize::from(position) - 1).filter(|_| here) {
                    *place = Place::Known(card);
                }
            }
            (false, true) if usize::from(position) - 1 == index => excluded.insert(card),
            (false, _) => {}
        }
    }
    // The colours of what was hidden then: of what is hidden now, and of what was revealed since.
    let since = view.log[at..].iter().filter_map(|entry| match *entry {
        Entry::Guessed { target: of, card, right: true, .. } if of == target => Some(card.colour()),
        _ => None,
    });
    let since: Vec<_> = since.collect();
    let held = |card: &Card| player.tokens.of(card.colour()) > 0 || since.contains(&card.colour());
    let hand = Hand { places, ..Hand::default() };
    let (low, high) = hand.bounds(index, view.highest);
    let fits = |card: &Card| !open.contains(*card) && !excluded.contains(*card) && held(card);
    let possible = (low..=high).filter_map(Card::new).filter(fits).collect();
    let next = |index: Option<usize>| match hand.places.get(index?)? {
        Place::Known(card) => Some(*card),
        Place::Hidden { .. } => None,
    };
    let between = next(index.checked_sub(1)).zip(next(index.checked_add(1)));
    Some(Explanation { card, between, possible })
}
