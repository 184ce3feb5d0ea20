//! The strengths of Kryptos are a ladder: each is beaten by the next, and none by so much that nobody could climb it.

use bots::kryptos::arena::{Arena, Entrant};
use bots::kryptos::{Budget, Person, Strength};
use kryptos::Options;

const GAMES: u64 = 450;

/// How often somebody wins against two players of a strength; a third of the games would be a fair share.
fn share(who: impl Into<Entrant>, against: Strength) -> f64 {
    let entrants = vec![who.into(), against.into(), against.into()];
    let arena = Arena { entrants, options: Options::default(), budget: Budget::Deals(60), seed: 7 };
    let won = (0..GAMES).filter(|index| arena.game(*index).expect("a game")[0].won).count();
    won as f64 / GAMES as f64
}

#[test]
fn a_person_of_middling_skill_wins_about_a_fair_share_against_players() {
    let won = Person::ALL.map(|person| share(person, Strength::Player));
    let [simple, some, full] = won;
    assert!((0.08..0.25).contains(&simple), "{simple}");
    assert!((0.25..0.45).contains(&some), "{some}");
    assert!((0.5..0.8).contains(&full), "{full}");
}

#[test]
fn a_beginner_is_a_match_for_somebody_with_simple_help() {
    let won = share(Person::SimpleHelp, Strength::Beginner);
    assert!((0.25..0.45).contains(&won), "{won}");
}

#[test]
fn somebody_with_simple_help_wins_now_and_then_against_agents() {
    let won = share(Person::SimpleHelp, Strength::Agent);
    assert!((0.02..0.12).contains(&won), "{won}");
}

#[test]
fn each_strength_wins_more_than_its_share_against_the_one_before_and_leaves_it_some() {
    for [weaker, stronger] in [[Strength::Beginner, Strength::Player], [Strength::Player, Strength::Agent]] {
        let (up, down) = (share(stronger, weaker), share(weaker, stronger));
        assert!((0.45..0.9).contains(&up), "{stronger} against {weaker}: {up}");
        assert!((0.02..0.25).contains(&down), "{weaker} against {stronger}: {down}");
    }
}
