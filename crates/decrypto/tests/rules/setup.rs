use crate::table::{Table, setup};
use decrypto::{Decrypto, Known, LaserDrive, Options, PerTeam, Rejection, Team, WordPool};
use game::Game;

fn teams(white: usize, black: usize) -> Vec<Team> {
    [vec![Team::White; white], vec![Team::Black; black]].concat()
}

#[test]
fn four_to_eight_players_make_two_even_teams_or_three_play_against_an_interceptor() {
    for white in 0..6 {
        for black in 0..6 {
            let fine = matches!(
                (white, black),
                (2, 2) | (2, 3) | (3, 2) | (3, 3) | (3, 4) | (4, 3) | (4, 4) | (2, 1)
            );
            let opened = Decrypto::open(&setup(&teams(white, black), Options::default()));
            assert_eq!(opened.is_ok(), fine, "{white} against {black}: {opened:?}");
        }
    }
}

#[test]
fn each_team_has_four_keywords_that_nobody_else_has() {
    let table = Table::four(Options::default());
    let mut dealt = Vec::new();
    for seat in table.state.setup().seats.iter().zip(0..).map(|(_, seat)| game::Seat(seat)) {
        let view = table.view(seat);
        let own = view.own.as_ref().expect("a seat").team;
        assert!(view.keywords(own.other()).is_none());
        dealt.extend(view.keywords(own).expect("own keywords").clone());
    }
    dealt.sort();
    dealt.dedup();
    assert_eq!(dealt.len(), 8);
}

#[test]
fn a_deal_needs_enough_different_words() {
    let mut short = setup(&teams(2, 2), Options::default());
    let mut words = short.words.to_strings();
    words.pop();
    short.words = words.clone().into();
    assert_eq!(Decrypto::open(&short), Err(Rejection::TooFewWords { needed: 8, found: 7 }));
    words.push("harbour".into());
    short.words = words.into();
    assert_eq!(Decrypto::open(&short), Err(Rejection::RepeatedWord { word: "harbour".into() }));
}

#[test]
fn options_stay_within_their_range() {
    let opened = |options| Decrypto::open(&setup(&teams(2, 2), options)).err();
    let out_of_range = |option| Some(Rejection::OptionOutOfRange { option });
    assert_eq!(opened(Options { sand_timer: Some(0), ..Options::default() }), out_of_range("sand_timer"));
    let laser = |cost| Options { laser_drive: Some(LaserDrive { cost }), ..Options::default() };
    assert_eq!(opened(laser(4)), out_of_range("laser_drive"));
    assert_eq!(opened(laser(2)), None);
}

#[test]
fn laser_drive_needs_two_teams_and_categories() {
    let options = Options { laser_drive: Some(LaserDrive::default()), ..Options::default() };
    assert_eq!(Decrypto::open(&setup(&teams(2, 1), options.clone())), Err(Rejection::LaserNeedsTeams));
    let mut without = setup(&teams(2, 2), options);
    without.categories.clear();
    assert_eq!(Decrypto::open(&without), Err(Rejection::NoCategories));
}

#[test]
fn team_names_are_plain_text() {
    let mut odd = setup(&teams(2, 2), Options::default());
    odd.names = PerTeam { white: "a\u{202e}b".into(), black: String::new() };
    assert_eq!(Decrypto::open(&odd), Err(Rejection::UnfitText { text: "a\u{202e}b".into() }));
}

#[test]
fn a_rematch_never_repeats_a_keyword_until_the_list_is_used_up() {
    let all: Vec<String> = (0..20).map(|n| format!("word {n}")).collect();
    let pool = WordPool::from(all.clone());
    assert_eq!(pool.without(&all[..8]).to_strings(), all[8..]);
    // Four are left: too few for a deal.
    assert_eq!(pool.without(&all[..16]).to_strings(), all);
}
