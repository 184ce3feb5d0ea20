//! When the game ends and who has won.

use crate::table::{ADA, BO, CY, Table};
use game::{Game, Seat};
use kryptos::{Kryptos, Options, Phase, Setup};

/// Plays a round: the scorer is right, everyone else passes.
fn round(table: &mut Table, scorer: Seat, target: Seat) {
    for _ in 0..table.state.setup().players {
        let seat = table.awaited();
        if seat == scorer {
            table.right(seat, target);
        } else {
            table.pass(seat);
        }
    }
}

fn winner(table: &Table) -> Option<Seat> {
    Kryptos::outcome(&table.state).map(|outcome| outcome.winner)
}

#[test]
fn the_first_player_reaching_fifteen_gives_everyone_else_one_more_turn() {
    let mut table = Table::turns(Setup::new(3));
    for _ in 0..4 {
        round(&mut table, ADA, BO);
    }
    assert_eq!(table.points(), [14, 2, 2]);
    table.right(ADA, BO);
    assert_eq!(table.points(), [17, 2, 2]);
    assert!(table.view(game::Viewer::Spectator).final_round);
    assert_eq!(table.state.phase(), Phase::Turn { seat: BO, round: 5, guess: 1 });
    table.pass(BO);
    assert!(!table.is_over());
    table.pass(CY);
    assert_eq!(winner(&table), Some(ADA));
}

#[test]
fn the_last_player_reaching_fifteen_ends_the_game_at_once() {
    let mut table = Table::turns(Setup::new(3));
    for _ in 0..5 {
        assert!(!table.is_over());
        round(&mut table, CY, ADA);
    }
    assert_eq!(table.state.phase(), Phase::Over);
    assert_eq!(winner(&table), Some(CY));
    assert_eq!(table.points(), [2, 2, 17]);
    assert_eq!(Kryptos::awaited(&table.state), []);
}

#[test]
fn points_are_not_capped_and_the_last_turns_can_overtake() {
    let mut table = Table::turns(Setup::new(3));
    for _ in 0..4 {
        table.right(ADA, BO);
        table.pass(BO);
        table.right(CY, ADA);
    }
    assert_eq!(table.points(), [14, 2, 14]);
    table.right(ADA, CY);
    table.pass(BO);
    table.wrong(CY, BO);
    table.right(CY, BO);
    assert_eq!(table.points(), [17, 2, 16]);
    assert_eq!(winner(&table), Some(ADA));
}

#[test]
fn a_tie_goes_to_the_earliest_in_turn_order() {
    // Bo is the first player, so Bo comes before Ada, whatever the seats say.
    let hands = [(1..=10).collect(), (11..=20).collect(), (21..=30).collect()];
    let mut table = Table::deal(Setup::new(3), BO, &hands);
    for position in [2, 4] {
        for seat in [ADA, BO, CY] {
            table.act(seat, kryptos::Action::Reveal { position }).unwrap();
        }
    }
    for _ in 0..5 {
        table.right(BO, ADA);
        table.pass(CY);
        table.right(ADA, CY);
    }
    let outcome = Kryptos::outcome(&table.state).unwrap();
    assert_eq!(outcome.winner, BO);
    let ranking: Vec<_> = outcome.ranking.iter().map(|place| (place.seat, place.points)).collect();
    assert_eq!(ranking, [(BO, 17), (ADA, 17), (CY, 2)]);
}

#[test]
fn with_corruption_an_owner_reaching_fifteen_in_anothers_turn_ends_the_game_even_after_paying() {
    let options = Options { corruption: true, ..Options::default() };
    let mut table = Table::turns(Setup { options, ..Setup::new(3) });
    for _ in 0..4 {
        round(&mut table, BO, CY);
    }
    assert_eq!(table.points(), [2, 14, 2]);
    // Ada pays Bo, who has 15 now in Ada's turn.
    table.wrong(ADA, BO);
    table.wrong(ADA, BO);
    assert_eq!(table.points(), [1, 15, 2]);
    // Bo pays and falls back to 14: the end stays decided.
    table.wrong(BO, CY);
    table.wrong(BO, CY);
    assert_eq!(table.points(), [1, 14, 3]);
    assert!(!table.is_over());
    table.pass(CY);
    assert_eq!(winner(&table), Some(BO));
}

#[test]
fn the_trigger_stays_when_a_second_guess_takes_the_points_down_again() {
    let mut table = Table::turns(Setup::new(3));
    for _ in 0..4 {
        round(&mut table, ADA, BO);
    }
    table.wrong(ADA, BO);
    table.right(ADA, BO);
    assert_eq!(table.points()[0], 16);
    table.pass(BO);
    table.pass(CY);
    assert!(table.is_over());
}

#[test]
fn a_player_with_nothing_to_guess_at_is_skipped() {
    let mut table = Table::turns(Setup::new(3));
    table.strip(ADA, 0);
    table.strip(BO, 0);
    table.strip(CY, 2);
    // It is Ada's turn; Cy, the only one with hidden cards, is passed over from now on.
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.awaited());
        let seat = table.awaited();
        table.pass(seat);
    }
    assert_eq!(order, [ADA, BO, ADA, BO]);
    assert_eq!(table.state.phase(), Phase::Turn { seat: ADA, round: 3, guess: 1 });
}

#[test]
fn the_final_round_ends_even_when_the_last_player_is_skipped() {
    let mut table = Table::turns(Setup::new(3));
    for _ in 0..4 {
        round(&mut table, BO, CY);
    }
    table.strip(ADA, 0);
    table.strip(BO, 0);
    table.strip(CY, 3);
    table.pass(ADA);
    table.right(BO, CY);
    assert_eq!(table.points(), [2, 17, 2]);
    assert_eq!(winner(&table), Some(BO));
}

#[test]
fn when_every_dealt_card_is_revealed_the_game_ends() {
    let mut table = Table::turns(Setup::new(3));
    table.strip(ADA, 0);
    table.strip(BO, 1);
    table.strip(CY, 0);
    assert_eq!(table.right(ADA, BO), 1);
    assert_eq!(table.state.phase(), Phase::Over);
    assert_eq!(winner(&table), Some(ADA));
    assert_eq!(table.points(), [3, 2, 2]);
}
