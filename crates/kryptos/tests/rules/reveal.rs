//! The deal and the reveal phase.

use crate::table::{ADA, BO, CY, DI, Table};
use game::Seat;
use kryptos::{Action, Deal, Limit, Options, Phase, Rejection, Setup, playout};

fn advanced(players: u8) -> Setup {
    Setup { options: Options { advanced: true, ..Options::default() }, ..Setup::new(players) }
}

fn reveal(table: &mut Table, seat: Seat, position: u8) -> Result<(), Rejection> {
    table.act(seat, Action::Reveal { position }).map(drop)
}

#[test]
fn every_card_in_use_is_dealt_once_and_hands_ascend() {
    for setup in playout::setups() {
        let Deal { first, hands, aside } = Deal::draw(&setup, &playout::draw(7));
        assert!(first.0 < setup.players);
        assert_eq!(hands.len(), usize::from(setup.players));
        assert!(hands.iter().all(|hand| hand.is_sorted() && hand.len() == usize::from(setup.hand_size())));
        let mut all: Vec<u8> = hands.iter().flatten().chain(&aside).map(|card| card.number()).collect();
        all.sort_unstable();
        assert_eq!(all, (1..=setup.highest()).collect::<Vec<_>>());
    }
}

#[test]
fn any_player_may_be_drawn_to_begin() {
    let setup = Setup::new(5);
    let mut seen = [0; 5];
    (0..500).for_each(|seed| seen[Deal::draw(&setup, &playout::draw(seed)).first.index()] += 1);
    assert!(seen.iter().all(|times| (60..=140).contains(times)), "{seen:?}");
}

#[test]
fn everyone_starts_with_two_points() {
    assert_eq!(Table::plain(Setup::new(6)).points(), [2; 6]);
}

#[test]
fn the_last_player_reveals_first_and_everyone_reveals_twice() {
    let mut table =
        Table::deal(Setup::new(3), BO, &[(1..=10).collect(), (11..=20).collect(), (21..=30).collect()]);
    let mut order = Vec::new();
    while let Phase::Reveal { seat, round } = table.state.phase() {
        order.push((seat, round));
        reveal(&mut table, seat, 3 * round).unwrap();
    }
    assert_eq!(order, [(ADA, 1), (BO, 1), (CY, 1), (ADA, 2), (BO, 2), (CY, 2)]);
    assert_eq!(table.state.phase(), Phase::Turn { seat: BO, round: 1, guess: 1 });
}

#[test]
fn without_options_any_own_hidden_card_may_be_revealed() {
    let mut table = Table::plain(Setup::new(3));
    reveal(&mut table, CY, 1).unwrap();
    reveal(&mut table, ADA, 10).unwrap();
    reveal(&mut table, BO, 5).unwrap();
    assert_eq!(reveal(&mut table, CY, 1), Err(Rejection::AlreadyRevealed { position: 1 }));
    reveal(&mut table, CY, 2).unwrap();
}

#[test]
fn advanced_reveal_forbids_the_lowest_and_the_highest_card() {
    let mut table = Table::plain(advanced(3));
    for position in [1, 10] {
        let refused = Rejection::RevealNotAllowed { position, limit: Limit::Edge };
        assert_eq!(reveal(&mut table, CY, position), Err(refused));
    }
    reveal(&mut table, CY, 9).unwrap();
}

#[test]
fn advanced_reveal_forbids_a_neighbour_of_the_first_card() {
    let mut table = Table::plain(advanced(3));
    reveal(&mut table, CY, 5).unwrap();
    reveal(&mut table, ADA, 3).unwrap();
    reveal(&mut table, BO, 3).unwrap();
    for position in [4, 6] {
        let refused = Rejection::RevealNotAllowed { position, limit: Limit::Neighbour };
        assert_eq!(reveal(&mut table, CY, position), Err(refused));
    }
    reveal(&mut table, CY, 7).unwrap();
}

#[test]
fn the_neighbour_rule_is_about_numbers_not_positions() {
    let hands = [
        vec![1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
        vec![2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
        (21..=30).collect(),
    ];
    let mut table = Table::deal(advanced(3), BO, &hands);
    reveal(&mut table, ADA, 4).unwrap();
    reveal(&mut table, BO, 2).unwrap();
    reveal(&mut table, CY, 2).unwrap();
    reveal(&mut table, ADA, 5).unwrap();
}

#[test]
fn advanced_reveal_shows_no_colour_more_than_twice_among_three() {
    // Everyone's second card: 22 and 2 are yellow, and so is 18.
    let mut table = Table::plain(advanced(3));
    reveal(&mut table, CY, 2).unwrap();
    reveal(&mut table, ADA, 2).unwrap();
    let refused = Rejection::RevealNotAllowed { position: 8, limit: Limit::Colour };
    assert_eq!(reveal(&mut table, BO, 8), Err(refused));
    reveal(&mut table, BO, 7).unwrap();
}

#[test]
fn advanced_reveal_shows_a_colour_up_to_three_times_among_five() {
    let mut table = Table::plain(advanced(5));
    for seat in [Seat(4), ADA, BO] {
        reveal(&mut table, seat, 2).unwrap();
    }
    let refused = Rejection::RevealNotAllowed { position: 2, limit: Limit::Colour };
    assert_eq!(reveal(&mut table, CY, 2), Err(refused));
}

/// Four players, advanced: all colours but green are used up, and Cy, the last to reveal, holds no green.
fn deadlock() -> Table {
    let hands = [
        vec![4, 12, 13, 14, 15, 16, 17, 18, 19],
        vec![8, 20, 21, 22, 23, 24, 25, 26, 27],
        vec![1, 2, 3, 5, 6, 7, 9, 10, 11],
        (28..=36).collect(),
    ];
    let mut table = Table::deal(advanced(4), ADA, &hands);
    for (seat, position) in [(DI, 2), (ADA, 3), (BO, 4), (CY, 2), (DI, 4), (ADA, 5), (BO, 6)] {
        reveal(&mut table, seat, position).unwrap();
    }
    table
}

#[test]
fn an_advanced_four_player_reveal_deadlock_drops_the_colour_rule_first() {
    let table = deadlock();
    let you = table.view(game::Viewer::Seat(CY)).own.unwrap();
    // Without the colour rule: not the ends (1 and 9), not the neighbour (position 3, card 3).
    assert_eq!(you.reveals, [4, 5, 6, 7, 8]);
}

#[test]
fn after_the_fallback_the_other_reveal_rules_still_hold() {
    let mut table = deadlock();
    let refused = |position, limit| Err(Rejection::RevealNotAllowed { position, limit });
    assert_eq!(reveal(&mut table, CY, 3), refused(3, Limit::Neighbour));
    assert_eq!(reveal(&mut table, CY, 9), refused(9, Limit::Edge));
    reveal(&mut table, CY, 4).unwrap();
    assert_eq!(table.state.phase(), Phase::Turn { seat: ADA, round: 1, guess: 1 });
}
