//! What is settled before the deal.

use crate::{Card, Rejection};
use serde::{Deserialize, Serialize};

/// The points everyone starts with.
pub const STARTING_POINTS: u8 = 2;
/// Reaching this many points makes the current round the last.
pub const GOAL: u8 = 15;

/// The variants; any of them combine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Options))]
#[serde(default)]
pub struct Options {
    /// Restricts which cards may be shown in the reveal phase.
    pub advanced: bool,
    /// Four players or five: four more cards are in use and lie face down.
    pub mystery: bool,
    /// The point paid for a second guess goes to the owner of the card guessed at.
    pub corruption: bool,
}

/// What is settled before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Setup))]
pub struct Setup {
    /// How many play: 3 to 6.
    pub players: u8,
    /// The variants in use.
    #[serde(default)]
    pub options: Options,
    /// House rule: seconds for a reveal and for a whole turn. `None`: no clock.
    #[serde(default)]
    pub turn_seconds: Option<u32>,
}

impl Setup {
    /// A plain game for this many players.
    pub fn new(players: u8) -> Setup {
        Setup { players, options: Options::default(), turn_seconds: None }
    }

    /// Whether the game can be played so.
    pub fn check(&self) -> Result<(), Rejection> {
        if !(3..=6).contains(&self.players) {
            return Err(Rejection::WrongNumberOfPlayers { players: self.players });
        }
        if self.options.mystery && !(4..=5).contains(&self.players) {
            return Err(Rejection::MysteryNeedsFourOrFive { players: self.players });
        }
        Ok(())
    }

    /// The cards in use are 1 to this number; the rest of the track is covered.
    pub fn highest(&self) -> u8 {
        let cards = match self.players {
            ..=3 => 32,
            4 => 36,
            5 => 40,
            6.. => 48,
        };
        if self.options.mystery { cards + 4 } else { cards }
    }

    /// Cards in every hand.
    pub fn hand_size(&self) -> u8 {
        match self.players {
            ..=3 => 10,
            4 => 9,
            5.. => 8,
        }
    }

    /// The card of this number, if it is in use.
    pub fn card(&self, number: u8) -> Option<Card> {
        Card::new(number).filter(|card| card.number() <= self.highest())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left_over(setup: Setup) -> u8 {
        setup.highest() - setup.players * setup.hand_size()
    }

    #[test]
    fn the_deal_table_is_that_of_the_rules() {
        let table = |players| {
            let setup = Setup::new(players);
            (setup.highest(), setup.hand_size(), left_over(setup))
        };
        assert_eq!(table(3), (32, 10, 2));
        assert_eq!(table(4), (36, 9, 0));
        assert_eq!(table(5), (40, 8, 0));
        assert_eq!(table(6), (48, 8, 0));
    }

    #[test]
    fn mystery_adds_four_cards_and_leaves_them_face_down() {
        for (players, highest, hand) in [(4, 40, 9), (5, 44, 8)] {
            let setup =
                Setup { options: Options { mystery: true, ..Options::default() }, ..Setup::new(players) };
            assert_eq!(setup.check(), Ok(()));
            assert_eq!((setup.highest(), setup.hand_size(), left_over(setup)), (highest, hand, 4));
        }
    }

    #[test]
    fn mystery_is_for_four_or_five_players_only() {
        for players in [3, 6] {
            let setup =
                Setup { options: Options { mystery: true, ..Options::default() }, ..Setup::new(players) };
            assert_eq!(setup.check(), Err(Rejection::MysteryNeedsFourOrFive { players }));
        }
    }

    #[test]
    fn three_to_six_can_play() {
        for players in 0..=9 {
            assert_eq!(Setup::new(players).check().is_ok(), (3..=6).contains(&players));
        }
    }

    #[test]
    fn options_and_clock_may_be_left_out() {
        assert_eq!(serde_json::from_str::<Setup>(r#"{"players":4}"#).unwrap(), Setup::new(4));
    }
}
