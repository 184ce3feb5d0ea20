//! A game played on in the mind: every card known to the table, every player guessing what looks best from where
//! they sit.

use super::guess::price;
use super::position::by_colour;
use super::sketch::{Hidden, bits, likeliest, numbers};
use kryptos::{Card, GOAL, Phase, View};

/// No game lasts longer in earnest.
const LONGEST: usize = 200;

/// A game laid open, as far as its outcome depends on it.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    hands: Vec<OpenHand>,
    aside: [u8; 4],
    /// Turn order.
    order: Vec<usize>,
    /// Whose turn it is, as an index of the order.
    turn: usize,
    final_round: bool,
    corruption: bool,
    /// What a second guess must bring.
    price: f64,
    /// Bits of the numbers in use, and of those revealed so far.
    used: u64,
    revealed: u64,
}

#[derive(Clone, Debug)]
struct OpenHand {
    points: i32,
    /// All numbers of the hand.
    held: u64,
    cards: Vec<OpenCard>,
}

#[derive(Clone, Copy, Debug)]
struct OpenCard {
    number: u8,
    hidden: bool,
    excluded: u64,
}

/// A guess: whose card, which, what number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Try {
    pub target: usize,
    pub index: usize,
    pub number: u8,
}

impl OpenHand {
    fn hidden(&self) -> impl Iterator<Item = &OpenCard> {
        self.cards.iter().filter(|card| card.hidden)
    }

    fn reward(&self) -> i32 {
        self.hidden().take(3).count() as i32
    }

    /// What everybody sees of the hidden cards.
    fn sketched(&self, used: u64) -> Hidden {
        Hidden::new(used, self.cards.iter().map(|card| (card.number, !card.hidden, card.excluded)))
    }
}

impl Playout {
    /// The game of a view with one of its deals put in.
    pub fn new(view: &View, deal: &[Vec<Card>]) -> Playout {
        let hands = view.players.iter().zip(deal).map(|(player, cards)| OpenHand {
            points: player.points.into(),
            held: bits(cards.iter().copied()),
            cards: player
                .hand
                .iter()
                .zip(cards)
                .map(|(place, card)| OpenCard {
                    number: card.number(),
                    hidden: !place.revealed,
                    excluded: bits(place.excluded.iter()),
                })
                .collect(),
        });
        let hands: Vec<OpenHand> = hands.collect();
        let to_act = match view.phase {
            Phase::Turn { seat, .. } | Phase::Reveal { seat, .. } => Some(seat),
            Phase::Deal | Phase::Over => None,
        };
        let order: Vec<usize> = view.order.iter().map(|seat| seat.index()).collect();
        let turn = to_act.and_then(|seat| order.iter().position(|other| *other == seat.index())).unwrap_or(0);
        let shown = hands.iter().flat_map(|hand| &hand.cards).filter(|card| !card.hidden);
        let revealed = shown.fold(0, |bits, card| bits | 1 << card.number);
        Playout {
            hands,
            aside: by_colour(&view.aside.tokens),
            order,
            turn,
            final_round: view.final_round,
            corruption: view.setup.options.corruption,
            price: price(view),
            used: numbers(view.highest),
            revealed,
        }
    }

    /// Whose turn it is.
    pub fn to_act(&self) -> usize {
        self.order[self.turn]
    }

    fn score(&mut self, seat: usize, points: i32) {
        let hand = &mut self.hands[seat];
        hand.points = (hand.points + points).max(0);
        self.final_round |= hand.points >= i32::from(GOAL);
    }

    /// The player to act makes a guess, a second one for a point; whether it was right.
    pub fn guess(&mut self, guess: Try, second: bool) -> bool {
        let seat = self.to_act();
        if second {
            self.score(seat, -1);
            if self.corruption {
                self.score(guess.target, 1);
            }
        }
        let reward = self.hands[guess.target].reward();
        let card = &mut self.hands[guess.target].cards[guess.index];
        let right = card.number == guess.number;
        if right {
            card.hidden = false;
            self.revealed |= 1 << guess.number;
            self.score(seat, reward);
        } else {
            card.excluded |= 1 << guess.number;
        }
        right
    }

    /// The player to act may pay for a second guess.
    pub fn second_guess(&mut self) {
        let seat = self.to_act();
        if self.hands[seat].points > 0
            && let Some((guess, _)) = self.best().filter(|(_, worth)| *worth > self.price)
        {
            self.guess(guess, true);
        }
    }

    /// Ends the turn and plays on to the end; answers with the points of a player less the best of the others,
    /// half a point more or less for the place in the turn order, which decides a tie.
    pub fn finish(mut self, own: usize) -> f64 {
        for _ in 0..LONGEST {
            let last = self.turn + 1 == self.order.len();
            if last && self.final_round {
                break;
            }
            self.turn = (self.turn + 1) % self.order.len();
            if let Some((guess, _)) = self.best()
                && !self.guess(guess, false)
            {
                self.second_guess();
            }
        }
        self.lead(own)
    }

    fn lead(&self, own: usize) -> f64 {
        let place = |seat: usize| self.order.iter().position(|other| *other == seat);
        let points = f64::from(self.hands[own].points);
        let lead = |seat: usize| {
            points - f64::from(self.hands[seat].points) + if place(own) < place(seat) { 0.5 } else { -0.5 }
        };
        let others = (0..self.hands.len()).filter(|seat| *seat != own);
        others.map(lead).fold(f64::INFINITY, f64::min)
    }

    /// What looks best to the player to act, and how many points it promises.
    fn best(&self) -> Option<(Try, f64)> {
        let seat = self.to_act();
        let unseen = self.used & !self.revealed & !self.hands[seat].held;
        let others =
            || self.hands.iter().enumerate().filter(|(target, hand)| *target != seat && hand.reward() > 0);
        let hidden: Vec<Hidden> = others().map(|(_, hand)| hand.sketched(self.used)).collect();
        let chances = likeliest(unseen, self.aside, &hidden);
        let mut best: Option<(Try, f64)> = None;
        for ((target, hand), places) in others().zip(chances) {
            for (index, number, chance) in places {
                let worth = chance * f64::from(hand.reward());
                if best.is_none_or(|(_, most)| worth > most + 1e-9) {
                    best = Some((Try { target, index, number }, worth));
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing hidden, so nobody can score any more.
    fn scored(points: [i32; 3], turn: usize) -> Playout {
        let hand = |points| OpenHand { points, held: 0, cards: Vec::new() };
        Playout {
            hands: points.map(hand).to_vec(),
            aside: [0; 4],
            order: vec![1, 2, 0],
            turn,
            final_round: true,
            corruption: false,
            price: 1.0,
            used: numbers(32),
            revealed: 0,
        }
    }

    #[test]
    fn most_points_win_and_the_earliest_in_turn_order_wins_a_tie() {
        assert_eq!(scored([15, 7, 16], 2).finish(2), 1.5);
        assert_eq!(scored([15, 7, 15], 0).finish(2), 0.5);
        assert_eq!(scored([9, 9, 9], 1).finish(1), 0.5);
        assert_eq!(scored([9, 9, 9], 1).finish(0), -0.5);
    }

    /// A hand of 4, 5 and 6 of which the 5 is hidden.
    fn certain() -> Vec<OpenCard> {
        [(4, false), (5, true), (6, false)]
            .map(|(number, hidden)| OpenCard { number, hidden, excluded: 0 })
            .to_vec()
    }

    #[test]
    fn a_certain_card_is_taken_before_the_game_ends() {
        let mut game = scored([14, 14, 2], 0);
        game.hands[2].cards = certain();
        game.final_round = false;
        // Seat 2 cannot guess at its own card; seat 0, the last in turn order, takes it and wins.
        assert_eq!(game.finish(0), 0.5);
    }

    #[test]
    fn a_second_guess_costs_a_point_which_corruption_gives_to_the_owner() {
        for corruption in [false, true] {
            let mut game = Playout { corruption, ..scored([5, 5, 5], 0) };
            game.hands[2].cards = certain();
            assert!(!game.guess(Try { target: 2, index: 1, number: 9 }, true));
            assert!(game.guess(Try { target: 2, index: 1, number: 5 }, false));
            let points: Vec<i32> = game.hands.iter().map(|hand| hand.points).collect();
            assert_eq!(points, [5, 5, 5 + i32::from(corruption)]);
        }
    }
}
