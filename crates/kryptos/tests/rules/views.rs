//! Who may know what.

use crate::table::{ADA, BO, CY, Table};
use game::{Game, Seat, Viewer};
use kryptos::{Action, Cards, Known, Kryptos, Options, Phase, Setup, Spot, Tokens, View, playout};

fn numbers(view: &View, seat: Seat) -> Vec<Option<u8>> {
    view.players_known()[seat.index()].hand.iter().map(|card| card.card.map(|card| card.number())).collect()
}

fn listed(cards: Cards) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

#[test]
fn a_player_sees_the_own_hand_and_of_others_what_is_revealed() {
    let view = Table::turns(Setup::new(3)).view(Viewer::Seat(BO));
    assert_eq!(numbers(&view, BO), (11..=20).map(Some).collect::<Vec<_>>());
    let mut hidden = vec![None; 10];
    (hidden[1], hidden[3]) = (Some(2), Some(4));
    assert_eq!(numbers(&view, ADA), hidden);
}

#[test]
fn a_spectator_sees_only_what_is_revealed_and_can_do_nothing() {
    let view = Table::turns(Setup::new(3)).view(Viewer::Spectator);
    for seat in [ADA, BO, CY] {
        assert_eq!(numbers(&view, seat).iter().flatten().count(), 2);
    }
    assert_eq!(view.own, None);
}

#[test]
fn a_seat_that_does_not_play_is_a_spectator() {
    let table = Table::turns(Setup::new(3));
    assert_eq!(table.view(Viewer::Seat(Seat(5))), table.view(Viewer::Spectator));
}

#[test]
fn colour_tokens_count_the_unrevealed_cards() {
    // Ada holds 1 to 10: three red, three yellow, two blue, two green; 2 (yellow) and 4 (green) are revealed.
    let view = Table::turns(Setup::new(3)).view(Viewer::Spectator);
    assert_eq!(view.players[0].tokens, Tokens { red: 3, yellow: 2, blue: 2, green: 1 });
}

#[test]
fn of_left_over_cards_only_the_colours_are_public() {
    let options = Options { mystery: true, ..Options::default() };
    let view = Table::turns(Setup { options, ..Setup::new(4) }).view(Viewer::Seat(ADA));
    assert_eq!(view.aside.tokens, Tokens { red: 1, yellow: 1, blue: 1, green: 1 });
    assert_eq!(view.aside.cards, None);
}

#[test]
fn the_track_shows_where_revealed_numbers_lie_and_covers_the_rest() {
    let view = Table::turns(Setup::new(3)).view(Viewer::Spectator);
    assert_eq!(view.track.len(), 32);
    assert_eq!(view.track[11], Some(Spot { seat: BO, position: 2 }));
    assert_eq!(view.track.iter().flatten().count(), 6);
}

#[test]
fn the_view_says_what_the_viewer_can_do_now() {
    let table = Table::plain(Setup::new(3));
    assert_eq!(table.view(Viewer::Seat(CY)).own.unwrap().reveals, (1..=10).collect::<Vec<_>>());
    assert!(table.view(Viewer::Seat(ADA)).own.unwrap().reveals.is_empty());
    let table = Table::turns(Setup::new(3));
    let you = table.view(Viewer::Seat(ADA)).own.unwrap();
    assert_eq!(you.targets.len(), 16);
    assert!(!you.targets.contains(&Spot { seat: BO, position: 2 }));
    assert!(!you.second_guess);
    assert!(table.view(Viewer::Seat(BO)).own.unwrap().targets.is_empty());
}

#[test]
fn after_the_end_everything_is_open_to_everyone() {
    let mut table = Table::turns(Setup::new(3));
    table.strip(ADA, 0);
    table.strip(BO, 0);
    table.strip(CY, 1);
    assert_eq!(table.view(Viewer::Spectator).aside.cards, None);
    table.right(ADA, CY);
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.phase, Phase::Over);
    assert_eq!(view.aside.cards.iter().flatten().map(|card| card.number()).collect::<Vec<_>>(), [31, 32]);
    let draw = playout::draw(3);
    let mut state = playout::dealt(&Setup::new(4), &draw).unwrap();
    playout::finish(&mut state, &mut playout::Dice::new(3), &draw);
    let view = Kryptos::view(&state, Viewer::Spectator);
    assert!(view.players.iter().flat_map(|player| &player.hand).all(|card| card.card.is_some()));
}

#[test]
fn before_the_deal_there_is_a_view_of_an_empty_table() {
    let view = Kryptos::view(&Kryptos::open(&Setup::new(4)).unwrap(), Viewer::Seat(ADA));
    assert_eq!((view.phase, view.first(), view.players.len()), (Phase::Deal, None, 0));
}

#[test]
fn a_view_is_read_back_as_it_was_written() {
    let mut table = Table::turns(Setup::new(3));
    table.wrong(ADA, BO);
    let view = table.view(Viewer::Seat(ADA));
    let text = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
}

#[test]
fn the_simple_help_leaves_what_single_facts_allow() {
    let hands = [vec![1, 4, 9, 12, 15, 18, 21, 24, 27, 30], vec![2, 5, 8, 10, 13, 16, 19, 22, 25, 28], {
        vec![3, 6, 7, 11, 14, 17, 20, 23, 26, 29]
    }];
    let mut table = Table::deal(Setup::new(3), ADA, &hands);
    for (seat, position) in [(CY, 2), (ADA, 10), (BO, 4), (CY, 5), (ADA, 9), (BO, 10)] {
        table.act(seat, Action::Reveal { position }).unwrap();
    }
    // Cy's third card lies between 6 and 14 with one card to spare: 7 to 12. Ada holds 9 and 12, Bo shows 10.
    let spot = Spot { seat: CY, position: 3 };
    assert_eq!(listed(table.view(Viewer::Seat(ADA)).candidates(spot)), [7, 8, 11]);
    // A wrong guess takes one more away.
    table.act(ADA, Action::Guess { target: CY, position: 3, number: 11, bluff: false }).unwrap();
    assert_eq!(listed(table.view(Viewer::Seat(ADA)).candidates(spot)), [7, 8]);
    // Cy knows.
    assert_eq!(listed(table.view(Viewer::Seat(CY)).candidates(spot)), [7]);
}

#[test]
fn the_simple_help_leaves_out_colours_that_are_not_held() {
    let hands = [vec![1, 5, 9, 13, 17, 21, 25, 29, 2, 6], vec![], vec![]];
    let mut red: Vec<u8> = hands[0].clone();
    red.sort_unstable();
    let rest: Vec<u8> = (1..=32).filter(|n| !red.contains(n)).collect();
    let table = Table::deal(Setup::new(3), ADA, &[red, rest[..10].to_vec(), rest[10..20].to_vec()]);
    let candidates = table.view(Viewer::Spectator).candidates(Spot { seat: ADA, position: 5 });
    assert!(candidates.iter().all(|card| card.number() % 4 == 1 || card.number() % 4 == 2));
}
