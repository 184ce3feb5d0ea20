//! A position as one viewer knows it, reduced to what deals are counted by.

use kryptos::{Card, Cards, Colour, Known, PlayerView, Tokens, View};

/// What a viewer knows about where the cards lie: nothing else enters the count of deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The cards in use are 1 to this number.
    pub highest: u8,
    /// The hands, by seat.
    pub hands: Vec<Hand>,
    /// Colours of the left-over cards.
    pub aside: Tokens,
}

/// One player's hand as the viewer knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hand {
    /// The places of the hand, lowest card first.
    pub places: Vec<Place>,
    /// Colours of the cards that the viewer cannot see.
    pub hidden: Tokens,
}

/// One place of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// The viewer knows the card.
    Known(Card),
    /// The viewer knows only what the card is not.
    Hidden {
        /// Numbers that are ruled out here.
        excluded: Cards,
    },
}

impl Position {
    /// The position that a view shows.
    pub fn new(view: &View) -> Position {
        Position {
            highest: view.highest,
            hands: view.players_known().iter().map(Hand::new).collect(),
            aside: view.aside.tokens,
        }
    }

    /// The cards whose place the viewer does not know, ascending.
    pub fn unseen(&self) -> Vec<Card> {
        let seen: Cards = self.hands.iter().flat_map(Hand::known).collect();
        (1..=self.highest).filter_map(Card::new).filter(|card| !seen.contains(*card)).collect()
    }

    /// Takes a hidden card for known; `None` where by its hand alone it cannot be that one.
    pub fn suppose(&mut self, seat: usize, index: usize, card: Card) -> Option<()> {
        let unseen = self.unseen().contains(&card);
        let hand = self.hands.get_mut(seat)?;
        let (_, open) = hand.hidden_places(self.highest).into_iter().find(|(at, _)| *at == index)?;
        let of_colour = match card.colour() {
            Colour::Red => &mut hand.hidden.red,
            Colour::Yellow => &mut hand.hidden.yellow,
            Colour::Blue => &mut hand.hidden.blue,
            Colour::Green => &mut hand.hidden.green,
        };
        *of_colour = of_colour.checked_sub(1).filter(|_| unseen && open >> card.number() & 1 == 1)?;
        hand.places[index] = Place::Known(card);
        Some(())
    }

    /// Rules a card out of every hidden place of a hand, on the strength of something other than a guess.
    pub fn doubt(&mut self, seat: usize, card: Card) {
        for place in self.hands.get_mut(seat).into_iter().flat_map(|hand| &mut hand.places) {
            if let Place::Hidden { excluded } = place {
                excluded.insert(card);
            }
        }
    }
}

impl Hand {
    fn new(player: &PlayerView) -> Hand {
        let places = player.hand.iter().map(|place| match place.card {
            Some(card) => Place::Known(card),
            None => Place::Hidden { excluded: place.excluded },
        });
        let places: Vec<Place> = places.collect();
        // Tokens count unrevealed cards; of the own hand none is hidden from the viewer.
        let all_known = places.iter().all(|place| matches!(place, Place::Known(_)));
        let hidden = if all_known { Tokens::default() } else { player.tokens };
        Hand { places, hidden }
    }

    pub(super) fn known(&self) -> impl Iterator<Item = Card> {
        self.places.iter().filter_map(|place| match place {
            Place::Known(card) => Some(*card),
            Place::Hidden { .. } => None,
        })
    }

    /// The hidden places, lowest first: their index in the hand, and the numbers between the known cards
    /// around them that nothing excludes, as a set of bits.
    pub(super) fn hidden_places(&self, highest: u8) -> Vec<(usize, u64)> {
        let mut open = Vec::new();
        for (index, place) in self.places.iter().enumerate() {
            let Place::Hidden { excluded } = place else { continue };
            let (below, _) = self.known_below(index);
            let above = self.known_above(index).map_or(highest + 1, |(card, _)| card);
            let between = (below + 1..above).fold(0, |bits: u64, number| bits | 1 << number);
            let excluded = excluded.iter().fold(0, |bits: u64, card| bits | 1 << card.number());
            open.push((index, between & !excluded));
        }
        open
    }

    /// The lowest and the highest number that fit in a place, by the known cards around it and the room that
    /// the places in between take.
    pub fn bounds(&self, index: usize, highest: u8) -> (u8, u8) {
        let (below, room) = self.known_below(index);
        let low = below + 1 + room;
        let high = match self.known_above(index) {
            Some((above, room)) => above - 1 - room,
            None => highest - (self.places.len() - index - 1) as u8,
        };
        (low, high)
    }

    /// The nearest known number below a place, 0 if there is none, and how many places lie in between.
    fn known_below(&self, index: usize) -> (u8, u8) {
        let below = self.places[..index].iter().rev().zip(0..);
        let nearest = below.filter_map(|(place, room)| Some((place.number()?, room))).next();
        nearest.unwrap_or((0, index as u8))
    }

    /// The nearest known number above a place, and how many places lie in between.
    fn known_above(&self, index: usize) -> Option<(u8, u8)> {
        let above = self.places[index + 1..].iter().zip(0..);
        above.filter_map(|(place, room)| Some((place.number()?, room))).next()
    }
}

impl Place {
    fn number(&self) -> Option<u8> {
        match self {
            Place::Known(card) => Some(card.number()),
            Place::Hidden { .. } => None,
        }
    }
}

/// Tokens as a list by colour.
pub(super) fn by_colour(tokens: &Tokens) -> [u8; 4] {
    Colour::ALL.map(|colour| tokens.of(colour))
}
