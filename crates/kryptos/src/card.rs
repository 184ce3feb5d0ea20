//! Code cards, their colours, and small collections of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The highest number on any card, and the length of the code track.
pub const HIGHEST: u8 = 48;

/// A code card, known by its number, 1 to 48. Written as that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Card, value_type = u8, minimum = 1, maximum = 48))]
pub struct Card(u8);

impl Card {
    /// The card of this number, if there is one.
    pub fn new(number: u8) -> Option<Card> {
        (1..=HIGHEST).contains(&number).then_some(Card(number))
    }

    /// The number printed on it.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its colour. Colours alternate along the track, so neighbours never share one.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from((self.0 - 1) % 4)]
    }
}

/// There is no card of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card {0}")]
pub struct NoSuchCard(pub u8);

impl TryFrom<u8> for Card {
    type Error = NoSuchCard;
    fn try_from(number: u8) -> Result<Self, NoSuchCard> {
        Card::new(number).ok_or(NoSuchCard(number))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the four colours, twelve cards each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Cards 1, 5, 9, ...
    Red,
    /// Cards 2, 6, 10, ...
    Yellow,
    /// Cards 3, 7, 11, ...
    Blue,
    /// Cards 4, 8, 12, ...
    Green,
}

impl Colour {
    /// All four, in the order of the lowest cards.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green];
}

/// Colour tokens: how many cards of each colour lie hidden somewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Tokens))]
pub struct Tokens {
    /// Red cards.
    pub red: u8,
    /// Yellow cards.
    pub yellow: u8,
    /// Blue cards.
    pub blue: u8,
    /// Green cards.
    pub green: u8,
}

impl Tokens {
    /// The tokens of one colour.
    pub fn of(&self, colour: Colour) -> u8 {
        match colour {
            Colour::Red => self.red,
            Colour::Yellow => self.yellow,
            Colour::Blue => self.blue,
            Colour::Green => self.green,
        }
    }

    /// All tokens together.
    pub fn total(&self) -> u8 {
        self.red + self.yellow + self.blue + self.green
    }
}

impl FromIterator<Card> for Tokens {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut tokens = Tokens::default();
        for card in cards {
            match card.colour() {
                Colour::Red => tokens.red += 1,
                Colour::Yellow => tokens.yellow += 1,
                Colour::Blue => tokens.blue += 1,
                Colour::Green => tokens.green += 1,
            }
        }
        tokens
    }
}

/// A set of cards. Written as an ascending list of numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Cards, value_type = Vec<Card>))]
pub struct Cards(u64);

impl Cards {
    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Whether the card is in the set.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many cards are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (1..=HIGHEST).map(Card).filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(set: Cards) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twelve_cards_of_each_colour_and_neighbours_differ() {
        let deck: Vec<Card> = (1..=HIGHEST).filter_map(Card::new).collect();
        let tokens: Tokens = deck.iter().copied().collect();
        assert_eq!(tokens, Tokens { red: 12, yellow: 12, blue: 12, green: 12 });
        assert!(deck.windows(2).all(|pair| pair[0].colour() != pair[1].colour()));
        assert_eq!(Card(1).colour(), Colour::Red);
        assert_eq!(Card(48).colour(), Colour::Green);
    }

    #[test]
    fn only_numbers_on_cards_are_read() {
        assert_eq!(serde_json::from_str::<Card>("48").unwrap(), Card(48));
        assert!(serde_json::from_str::<Card>("0").is_err());
        assert!(serde_json::from_str::<Card>("49").is_err());
    }

    #[test]
    fn a_set_of_cards_is_written_as_an_ascending_list() {
        let set: Cards = [17, 3, 48].into_iter().filter_map(Card::new).collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,17,48]");
        assert_eq!(serde_json::from_str::<Cards>("[48,3,17,3]").unwrap(), set);
        assert_eq!(set.len(), 3);
    }
}
