//! A fast guess at how a game goes on: every card known to the table, every player guessing at random among
//! what the neighbours, the colours and the wrong guesses leave open to them.

use kryptos::{Card, GOAL, Phase, View};
use rand::{Rng, RngExt};

/// Exact players hit this much more often than one in so many open numbers.
const SHARPNESS: f64 = 1.6;
/// No game lasts longer in earnest.
const LONGEST: usize = 400;

/// A game laid open, as far as its outcome depends on it.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    hands: Vec<OpenHand>,
    /// Turn order.
    order: Vec<usize>,
    /// Whose turn it is, as an index of the order.
    turn: usize,
    final_round: bool,
    corruption: bool,
    /// Bits of the numbers revealed so far.
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

/// Numbers of each colour, as bits.
const COLOURS: [u64; 4] = [0x2222_2222_2222, 0x4444_4444_4444, 0x8888_8888_8888, 0x1_1111_1111_1110];

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
        let shown = |hand: &OpenHand| {
            hand.cards.iter().filter(|card| !card.hidden).fold(0, |bits, card| bits | 1 << card.number)
        };
        let revealed = hands.iter().map(shown).fold(0, |all: u64, shown: u64| all | shown);
        Playout {
            hands,
            order,
            turn,
            final_round: view.final_round,
            corruption: view.setup.options.corruption,
            revealed,
        }
    }

    /// Changes a player's points.
    pub fn score(&mut self, seat: usize, points: i32) {
        self.hands[seat].points += points;
        self.final_round |= self.hands[seat].points >= i32::from(GOAL);
    }

    /// Reveals a card.
    pub fn reveal(&mut self, seat: usize, index: usize) {
        let card = &mut self.hands[seat].cards[index];
        card.hidden = false;
        self.revealed |= 1 << card.number;
    }

    /// Ends the turn and plays on to the end; answers with the winner.
    pub fn finish(mut self, rng: &mut impl Rng) -> usize {
        for _ in 0..LONGEST {
            let last = self.turn + 1 == self.order.len();
            if last && self.final_round {
                break;
            }
            self.turn = (self.turn + 1) % self.order.len();
            let seat = self.order[self.turn];
            if !self.guess(seat, 0, rng) && self.hands[seat].points > 0 {
                self.guess(seat, 1, rng);
            }
        }
        // The first of the order wins a tie: the last of equal maxima in reverse.
        let best = self.order.iter().rev().max_by_key(|seat| self.hands[**seat].points);
        best.copied().unwrap_or(0)
    }

    /// One guess of a player at what looks best; whether the turn is over with it.
    fn guess(&mut self, seat: usize, price: i32, rng: &mut impl Rng) -> bool {
        let Some((target, index, open, reward)) = self.best_target(seat) else { return true };
        let chance = (SHARPNESS / f64::from(open.count_ones())).min(1.0);
        if price > 0 {
            if chance * f64::from(reward) <= 1.0 {
                return true;
            }
            self.score(seat, -price);
            if self.corruption {
                self.score(target, price);
            }
        }
        if rng.random_bool(chance) {
            self.score(seat, reward);
            self.reveal(target, index);
            return true;
        }
        let card = &mut self.hands[target].cards[index];
        let wrong = open & !(1 << card.number);
        if wrong != 0 {
            let skip = rng.random_range(0..wrong.count_ones());
            let named = (0..skip).fold(wrong, |left, _| left & (left - 1)).trailing_zeros();
            card.excluded |= 1 << named;
        }
        false
    }

    /// The hidden card with the most points to expect: owner, index, open numbers, reward.
    fn best_target(&self, seat: usize) -> Option<(usize, usize, u64, i32)> {
        let mut best: Option<(f64, (usize, usize, u64, i32))> = None;
        let seen = self.revealed | self.hands[seat].held;
        for (target, hand) in self.hands.iter().enumerate().filter(|(target, _)| *target != seat) {
            let hidden = hand.cards.iter().filter(|card| card.hidden);
            let reward = hidden.clone().count().min(3) as i32;
            let colours = hidden.fold(0, |all, card| all | COLOURS[usize::from(card.number - 1) % 4]);
            let mut below = 0;
            for (index, card) in hand.cards.iter().enumerate() {
                if !card.hidden {
                    below = card.number;
                    continue;
                }
                let above =
                    hand.cards[index..].iter().find(|card| !card.hidden).map_or(49, |card| card.number);
                let between = (1u64 << above) - (2u64 << below);
                let open = between & colours & !seen & !card.excluded | 1 << card.number;
                let worth = f64::from(reward) / f64::from(open.count_ones());
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, (target, index, open, reward)));
                }
            }
        }
        best.map(|(_, target)| target)
    }
}

fn bits(cards: impl Iterator<Item = Card>) -> u64 {
    cards.fold(0, |bits, card| bits | 1 << card.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// Nothing hidden, so nobody can score any more.
    fn scored(points: [i32; 3], turn: usize) -> Playout {
        let hand = |points| OpenHand { points, held: 0, cards: Vec::new() };
        let hands = points.map(hand).to_vec();
        Playout { hands, order: vec![1, 2, 0], turn, final_round: true, corruption: false, revealed: 0 }
    }

    #[test]
    fn most_points_win_and_the_earliest_in_turn_order_wins_a_tie() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        assert_eq!(scored([15, 7, 16], 2).finish(&mut rng), 2);
        assert_eq!(scored([15, 7, 15], 0).finish(&mut rng), 2);
        assert_eq!(scored([9, 9, 9], 1).finish(&mut rng), 1);
    }

    #[test]
    fn a_certain_card_is_taken_before_the_game_ends() {
        let certain = OpenCard { number: 5, hidden: true, excluded: 0 };
        let between = |number| OpenCard { number, hidden: false, excluded: 0 };
        let mut game = scored([14, 14, 2], 0);
        game.hands[2].cards = vec![between(4), certain, between(6)];
        game.final_round = false;
        // Seat 2 cannot guess at its own card; seat 0, the last in turn order, takes it and wins.
        let winner = game.finish(&mut Xoshiro256PlusPlus::seed_from_u64(0));
        assert_eq!(winner, 0);
    }
}
