//! Every count against brute force, on positions small enough to write all their deals down.

use super::*;
use crate::kryptos::position::Hand;
use crate::kryptos::{Budget, Strength, arena, decide};
use game::{Game, Seat, Viewer};
use kryptos::{Cards, Kryptos, Setup, Tokens};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

type Rng = Xoshiro256PlusPlus;

/// A random position of few unseen cards.
fn small_position(rng: &mut Rng) -> Position {
    loop {
        let position = any_position(rng);
        if position.unseen().len() <= 9 {
            return position;
        }
    }
}

/// A random deal, and a random part of the truth about it.
fn any_position(rng: &mut Rng) -> Position {
    let players = rng.random_range(2..=4);
    let size = rng.random_range(2..=if players == 2 { 5 } else { 3 });
    let highest = (players * size + rng.random_range(0..=2)) as u8;
    let mut deck: Vec<Card> = (1..=highest).filter_map(Card::new).collect();
    deck.shuffle(rng);
    let aside = deck.split_off(players * size);
    let showing = rng.random_range(0.0..0.6);
    let excluding = rng.random_range(0..=3);
    let hands = deck.chunks(size).map(|cards| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let mut hand = Hand { places: Vec::new(), hidden: Tokens::default() };
        let mut hidden = Vec::new();
        for card in cards {
            if rng.random_bool(showing) {
                hand.places.push(Place::Known(card));
                continue;
            }
            hidden.push(card);
            let wrong = (0..excluding).filter_map(|_| Card::new(rng.random_range(1..=highest)));
            let excluded: Cards = wrong.filter(|wrong| *wrong != card).collect();
            hand.places.push(Place::Hidden { excluded });
        }
        hand.hidden = hidden.into_iter().collect();
        hand
    });
    let hands = hands.collect();
    Position { highest, hands, aside: aside.into_iter().collect() }
}

/// All deals of a position, written down: every way to give the unseen cards to the hands is tried.
fn all_deals(position: &Position) -> Vec<Vec<Vec<Card>>> {
    let known: Vec<Vec<Card>> = position.hands.iter().map(|hand| hand.known().collect()).collect();
    let mut deals = Vec::new();
    give_out(position, &position.unseen(), known, Vec::new(), &mut deals);
    deals
}

fn give_out(
    position: &Position,
    unseen: &[Card],
    hands: Vec<Vec<Card>>,
    aside: Vec<Card>,
    deals: &mut Vec<Vec<Vec<Card>>>,
) {
    let Some((card, rest)) = unseen.split_first() else {
        let sorted = hands.into_iter().map(|mut hand| {
            hand.sort_unstable();
            hand
        });
        let hands: Vec<Vec<Card>> = sorted.collect();
        let fits = position.hands.iter().zip(&hands).all(|(hand, cards)| fits(hand, cards));
        if fits && aside.into_iter().collect::<Tokens>() == position.aside {
            deals.push(hands);
        }
        return;
    };
    for seat in 0..hands.len() {
        if hands[seat].len() < position.hands[seat].places.len() {
            let mut hands = hands.clone();
            hands[seat].push(*card);
            give_out(position, rest, hands, aside.clone(), deals);
        }
    }
    if aside.len() < usize::from(position.aside.total()) {
        let aside = aside.into_iter().chain([*card]).collect();
        give_out(position, rest, hands, aside, deals);
    }
}

fn fits(hand: &Hand, cards: &[Card]) -> bool {
    let mut hidden = Vec::new();
    let places = hand.places.iter().zip(cards).all(|(place, card)| match place {
        Place::Known(known) => known == card,
        Place::Hidden { excluded } => {
            hidden.push(*card);
            !excluded.contains(*card)
        }
    });
    places && hidden.into_iter().collect::<Tokens>() == hand.hidden
}

fn assert_exact(position: &Position, deals: &Deals, all: &[Vec<Vec<Card>>]) {
    assert_eq!(deals.number(), all.len() as u128, "{position:?}");
    for card in (1..=position.highest).filter_map(Card::new) {
        let mut dealt = 0;
        for (seat, hand) in position.hands.iter().enumerate() {
            for (index, place) in hand.places.iter().enumerate() {
                let count = all.iter().filter(|deal| deal[seat][index] == card).count() as u128;
                dealt += count;
                if matches!(place, Place::Hidden { .. }) {
                    assert_eq!(
                        deals.count(seat, index, card),
                        count,
                        "{card} at {seat}.{index} of {position:?}"
                    );
                }
            }
        }
        assert_eq!(deals.aside(card), all.len() as u128 - dealt, "{card} aside of {position:?}");
    }
}

#[test]
fn every_count_equals_brute_force() {
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..1000 {
        let position = small_position(&mut rng);
        let all = all_deals(&position);
        assert!(!all.is_empty(), "the truth is always possible");
        for limit in [0, ONE_WALK] {
            assert_exact(&position, &Deals::counted(&position, limit, || true), &all);
        }
    }
}

/// The counts of a position in numbers of this width.
fn counts<N: Number>(position: &Position, limit: usize) -> (u128, Counts) {
    let cards: Vec<u8> = position.unseen().into_iter().map(Card::number).collect();
    let lanes = lanes(position, &cards);
    let mut counts: Counts = lanes.iter().map(|lane| vec![[0; 64]; lane.places.len()]).collect();
    let (number, _) = count::<N>(&lanes, &cards, limit, || true, &mut counts);
    (number, counts)
}

/// Looks at the positions of a random game, by turns as one of the seats and as a spectator.
fn watch(players: u8, mut look: impl FnMut(usize, Position)) {
    let mut choice = 0;
    let random = |_, view: &kryptos::View| {
        choice += 1;
        decide(view, Strength::Random, Budget::default(), choice).expect("a seat to act can act").action
    };
    let mut states = 0;
    let outcome = arena::play(&Setup::new(players), 1, random, |state| {
        for viewer in [Viewer::Seat(Seat(states as u8 % players)), Viewer::Spectator] {
            look(states, Position::new(&Kryptos::view(state, viewer)));
        }
        states += 1;
    });
    outcome.expect("random players keep to the rules");
}

#[test]
fn all_ways_to_count_agree_on_a_whole_game() {
    watch(5, |_, position| {
        let short = counts::<u64>(&position, ONE_WALK);
        assert_eq!(counts::<u128>(&position, ONE_WALK), short, "in long numbers: {position:?}");
        assert_eq!(counts::<u64>(&position, 0), short, "hand by hand: {position:?}");
    });
}

#[test]
fn numbers_are_long_where_they_must_be() {
    let mut long = 0;
    watch(6, |state, position| {
        if state < 3 {
            let deals = Deals::of(&position);
            assert!(deals.number <= most(&deals.lanes), "{position:?}");
            long += u32::from(deals.number > u64::MAX.into());
            for place in deals.counts.iter().flatten() {
                assert_eq!(
                    place.iter().sum::<u128>(),
                    deals.number,
                    "every place holds one card: {position:?}"
                );
            }
        }
    });
    assert!(long > 0, "a fresh deal of six has more deals than short numbers count");
}

#[test]
fn a_count_that_runs_out_of_time_is_exact_for_the_hands_it_counted() {
    let mut rng = Rng::seed_from_u64(4);
    let mut left_out = 0;
    for _ in 0..100 {
        let position = small_position(&mut rng);
        let (whole, part) = (Deals::counted(&position, 0, || true), Deals::counted(&position, 0, || false));
        assert_eq!(part.number(), whole.number());
        for (lane, hand) in whole.lanes.iter().enumerate().filter(|(_, lane)| lane.seat.is_some()) {
            let counted = part.counts[lane] == whole.counts[lane];
            let empty = part.counts[lane].iter().flatten().all(|count| *count == 0);
            assert!(counted || empty, "{hand:?} of {position:?}");
            left_out += usize::from(empty);
        }
    }
    assert!(left_out > 20, "{left_out}");
}

#[test]
fn a_contradiction_has_no_deals() {
    let mut rng = Rng::seed_from_u64(2);
    let mut position = small_position(&mut rng);
    let seat = position.hands.iter().position(|hand| hand.hidden.total() > 0).expect("a hidden card");
    for card in position.unseen() {
        position.doubt(seat, card);
    }
    for limit in [0, ONE_WALK] {
        let deals = Deals::counted(&position, limit, || true);
        assert_eq!(deals.number(), 0);
        assert_eq!(deals.draw(&mut rng), None);
    }
}

/// Pearson's statistic stays below the mean by five standard deviations or less.
fn assert_fair(drawn: &[u32], draws: u32) {
    let expected = f64::from(draws) / drawn.len() as f64;
    let statistic: f64 = drawn.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
    let freedom = drawn.len() as f64 - 1.0;
    assert!(
        statistic < freedom + 5.0 * (2.0 * freedom).sqrt(),
        "{statistic} with {freedom} degrees of freedom"
    );
}

#[test]
fn every_deal_is_drawn_equally_often() {
    let mut rng = Rng::seed_from_u64(3);
    let mut tried = 0;
    while tried < 20 {
        let position = small_position(&mut rng);
        let mut all = all_deals(&position);
        if !(2..=200).contains(&all.len()) {
            continue;
        }
        tried += 1;
        all.sort();
        for limit in [0, ONE_WALK] {
            let deals = Deals::counted(&position, limit, || true);
            let mut drawn = vec![0; all.len()];
            let draws = 20 * all.len() as u32;
            for _ in 0..draws {
                let deal = deals.draw(&mut rng).expect("there are deals");
                drawn[all.binary_search(&deal).expect("a drawn deal is possible")] += 1;
            }
            assert_fair(&drawn, draws);
        }
    }
}
