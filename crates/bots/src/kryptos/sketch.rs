//! A quick sketch of the chances, for games played on in the mind: each hand is filled alone, as if every unseen card
//! came to it with a certain weight, and the weights are adjusted until each colour comes as often as the tokens say
//! and each card about once. Where a card is certain by its neighbours alone, the sketch is exact.

use kryptos::Card;

/// The most places of a hand, and the highest number.
const PLACES: usize = 10;
const NUMBERS: usize = 48;
/// Rounds of adjustment.
const ROUNDS: usize = 2;
/// The greatest weight of a card: ten of them multiplied stay within the range.
const HEAVIEST: f32 = 1e3;

/// The hidden places of one hand.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// By place, lowest first: its index in the hand, and the numbers it may hold, as bits.
    places: Vec<(usize, u64)>,
    /// How many cards of each colour.
    quota: [u8; 4],
}

impl Hidden {
    /// A hand as everybody sees it, of cards given as number, whether it lies open, and the numbers excluded.
    pub fn new(used: u64, hand: impl ExactSizeIterator<Item = (u8, bool, u64)>) -> Hidden {
        let mut hidden = Hidden { places: Vec::with_capacity(hand.len()), quota: [0; 4] };
        let (mut below, mut waiting) = (0, 0);
        for (index, (number, open, excluded)) in hand.enumerate() {
            if open {
                // What waited for an upper bound lies below this card.
                hidden.places[waiting..].iter_mut().for_each(|(_, open)| *open &= (1 << number) - 1);
                waiting = hidden.places.len();
                below = number;
            } else {
                hidden.places.push((index, used & !excluded & !((2 << below) - 1)));
                hidden.quota[colour(number)] += 1;
            }
        }
        hidden
    }
}

/// The numbers in use, as bits.
pub(super) fn numbers(highest: u8) -> u64 {
    (2 << highest) - 2
}

/// Cards as bits.
pub(super) fn bits(cards: impl Iterator<Item = Card>) -> u64 {
    cards.fold(0, |bits, card| bits | 1 << card.number())
}

/// How many of the cards of one hand can be named, on average, by somebody who knows nothing of the others.
pub(super) fn alone(unseen: u64, hand: &Hidden) -> f64 {
    let cards: Vec<u8> = list(unseen);
    let mut held = [0u8; 4];
    cards.iter().for_each(|card| held[colour(*card)] += 1);
    let mut weights = [0.0; NUMBERS];
    for (weight, card) in weights.iter_mut().zip(&cards) {
        let (own, all) = (f32::from(hand.quota[colour(*card)]), f32::from(held[colour(*card)]));
        *weight = (own / (all - own)).min(HEAVIEST);
    }
    let mut chances = [[0.0; PLACES]; NUMBERS];
    fill(hand, &cards, &weights, &mut chances);
    let mut surest = [0.0f32; PLACES];
    for chances in &chances[..cards.len()] {
        surest.iter_mut().zip(chances).for_each(|(most, chance)| *most = most.max(*chance));
    }
    f64::from(surest[..hand.places.len()].iter().sum::<f32>())
}

fn list(numbers: u64) -> Vec<u8> {
    (1..=NUMBERS as u8).filter(|number| numbers >> number & 1 == 1).collect()
}

/// By unseen card and place: the chance that it lies there. Single precision is enough, and twice as fast.
type Chances = [[f32; PLACES]; NUMBERS];

/// For every hand its likeliest card in each place, as index, number and chance.
pub(super) fn likeliest(unseen: u64, aside: [u8; 4], hands: &[Hidden]) -> Vec<Vec<(usize, u8, f64)>> {
    let cards = list(unseen);
    let mut held = aside;
    hands.iter().for_each(|hand| (0..4).for_each(|colour| held[colour] += hand.quota[colour]));
    let share =
        |quota: &[u8; 4], card: u8| f32::from(quota[colour(card)]) / f32::from(held[colour(card)].max(1));
    let mut weights = vec![[0.0; NUMBERS]; hands.len()];
    for (weights, hand) in weights.iter_mut().zip(hands) {
        weights.iter_mut().zip(&cards).for_each(|(weight, card)| *weight = share(&hand.quota, *card));
    }
    let mut chances: Vec<Chances> = vec![[[0.0; PLACES]; NUMBERS]; hands.len()];
    for round in 0..=ROUNDS {
        let mut inside = vec![[0.0f32; NUMBERS]; hands.len()];
        let mut dealt = [0.0f32; NUMBERS];
        for (at, hand) in hands.iter().enumerate() {
            fill(hand, &cards, &weights[at], &mut chances[at]);
            for card in 0..cards.len() {
                inside[at][card] = chances[at][card].iter().sum();
                dealt[card] += inside[at][card];
            }
        }
        if round == ROUNDS {
            break;
        }
        for (at, hand) in hands.iter().enumerate() {
            let mut colours = [0.0; 4];
            cards.iter().zip(inside[at]).for_each(|(card, chance)| colours[colour(*card)] += chance);
            for (index, card) in cards.iter().enumerate() {
                let wanted = f32::from(hand.quota[colour(*card)]) / colours[colour(*card)].max(1e-6);
                let once = (1.0 - share(&aside, *card)) / dealt[index].max(1e-6);
                weights[at][index] = (weights[at][index] * wanted * once).min(HEAVIEST);
            }
        }
    }
    let best = |(hand, chances): (&Hidden, &Chances)| {
        let place = |(at, (index, _)): (usize, &(usize, u64))| {
            let likelier = |best: (u8, f32), (card, chances): (&u8, &[f32; PLACES])| {
                if chances[at] > best.1 { (*card, chances[at]) } else { best }
            };
            let (card, chance) = cards.iter().zip(chances).fold((0, 0.0), likelier);
            (*index, card, f64::from(chance))
        };
        hand.places.iter().enumerate().map(place).collect()
    };
    hands.iter().zip(&chances).map(best).collect()
}

/// Fills one hand from the lowest place up with weighted cards, forward and backward.
fn fill(hand: &Hidden, cards: &[u8], weights: &[f32; NUMBERS], chances: &mut Chances) {
    let places = hand.places.len();
    // By card: its weight in every place where it fits, and in how many ways the places below are filled.
    let mut fits = [[0.0f32; PLACES]; NUMBERS];
    let mut before = [[0.0f32; PLACES]; NUMBERS];
    let mut now = [0.0f32; PLACES + 1];
    now[0] = 1.0;
    for (index, card) in cards.iter().enumerate() {
        for (fits, (_, open)) in fits[index].iter_mut().zip(&hand.places) {
            *fits = (open >> card & 1) as f32 * weights[index];
        }
        before[index].copy_from_slice(&now[..PLACES]);
        for place in 0..PLACES {
            now[place + 1] += before[index][place] * fits[index][place];
        }
    }
    let all = now[places];
    let mut after = [0.0f32; PLACES + 1];
    after[places] = 1.0 / all;
    for index in (0..cards.len()).rev() {
        for place in 0..PLACES {
            let taken = fits[index][place] * after[place + 1];
            chances[index][place] = before[index][place] * taken;
            after[place] += taken;
        }
    }
}

fn colour(number: u8) -> usize {
    usize::from((number - 1) % 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kryptos::position::by_colour;
    use crate::kryptos::{Budget, Deals, Position, Strength, arena, decide};
    use game::{Game, Seat, Viewer};
    use kryptos::{Kryptos, Setup};

    #[test]
    fn a_card_between_its_neighbours_is_certain() {
        let hand = Hidden::new(numbers(32), [(4, true, 0), (5, false, 0), (6, true, 0)].into_iter());
        let unseen = numbers(32) & !(1 << 4 | 1 << 6);
        assert_eq!(likeliest(unseen, [0; 4], std::slice::from_ref(&hand)), [[(1, 5, 1.0)]]);
        assert_eq!(alone(unseen, &hand), 1.0);
    }

    #[test]
    fn the_sketch_is_not_far_from_the_exact_chances() {
        let (mut chances, mut apart) = (0.0, 0.0);
        let mut choice = 0;
        let random = |_, view: &kryptos::View| {
            choice += 1;
            decide(view, Strength::Random, Budget::default(), choice).expect("something to do").action
        };
        let watch = |state: &kryptos::State| {
            let position = Position::new(&Kryptos::view(state, Viewer::Seat(Seat(0))));
            let deals = Deals::of(&position);
            let hidden = position.hands.iter().skip(1).map(|hand| Hidden {
                places: hand.hidden_places(position.highest),
                quota: by_colour(&hand.hidden),
            });
            let hands: Vec<Hidden> = hidden.collect();
            let unseen = bits(position.unseen().into_iter());
            let sketched = likeliest(unseen, by_colour(&position.aside), &hands);
            for (seat, places) in (1..).zip(sketched) {
                for (index, number, chance) in places {
                    let card = Card::new(number).expect("a number in use");
                    let exact = deals.count(seat, index, card) as f64 / deals.number() as f64;
                    chances += 1.0;
                    apart += (chance - exact).abs();
                }
            }
        };
        arena::play(&Setup::new(3), 1, random, watch).expect("every action is legal");
        assert!(apart / chances < 0.12, "{} apart on average", apart / chances);
    }
}
