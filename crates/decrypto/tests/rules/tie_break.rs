use crate::table::{BLACK, Table, WHITE};
use decrypto::{
    Action, Confirm, DecidedBy, Digit, Known, Options, Outcome, PerTeam, Phase, Rejection, Team, Winner,
};

/// A game that has come to the keyword guess.
fn tied(options: Options) -> Table {
    let mut table = Table::four(options);
    table.round((false, false), (false, false));
    table.round((false, false), (false, false));
    assert_eq!(table.state.phase(), Phase::Keywords);
    table
}

fn keywords(table: &Table, team: Team) -> [String; 4] {
    let seat = table.state.setup().members(team).next().unwrap();
    table.view(seat).keywords(team).unwrap().clone()
}

fn name(words: [&str; 4]) -> Action {
    Action::NameKeywords { words: words.map(String::from) }
}

fn accept(word: usize, keyword: Option<usize>) -> Action {
    Action::JudgeWord { place: Digit::ALL[word - 1], keyword: keyword.map(|keyword| Digit::ALL[keyword - 1]) }
}

fn judged(table: &mut Table) {
    for seat in [WHITE[0], BLACK[0]] {
        if table.view(seat).own.unwrap().can.confirm {
            table.act(seat, Action::Confirm).unwrap();
        }
    }
}

#[test]
fn more_right_words_win_in_any_order_whatever_case_accents_and_spaces() {
    let mut table = tied(Options::default());
    let [a, b, c, d] = keywords(&table, Team::Black);
    let odd = format!(" {}! ", b.to_lowercase());
    table.act(WHITE[0], name([&odd, &d, &a, "no"])).unwrap();
    table.act(BLACK[0], name(["no", "nor", "neither", ""])).unwrap();
    judged(&mut table);
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::White }));
    let view = table.public();
    assert_eq!(view.decided_by, Some(DecidedBy::Keywords));
    assert_eq!(view.tie_break.as_ref().unwrap().right, Some(PerTeam { white: 3, black: 0 }));
    assert!(!c.is_empty());
}

#[test]
fn a_keyword_named_twice_counts_once() {
    let mut table = tied(Options::default());
    let [a, ..] = keywords(&table, Team::Black);
    let [b, c, ..] = keywords(&table, Team::White);
    table.act(WHITE[0], name([&a, &a, &a, &a])).unwrap();
    table.act(BLACK[0], name([&b, &c, "", ""])).unwrap();
    judged(&mut table);
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::Black }));
}

#[test]
fn as_many_right_words_share_the_victory() {
    let mut table = tied(Options::default());
    table.act(WHITE[0], name([""; 4])).unwrap();
    table.act(BLACK[0], name([""; 4])).unwrap();
    // Nothing was named, so there is nothing to judge either.
    assert_eq!(table.outcome(), Some(Outcome::Shared));
}

#[test]
fn words_are_hidden_until_both_teams_have_named_theirs() {
    let mut table = tied(Options::default());
    table.act(WHITE[0], name(["spyglass", "", "", ""])).unwrap();
    for view in [table.view(BLACK[0]), table.public()] {
        assert!(view.teams.white.done);
        assert_eq!(view.named_words(Team::White), None);
    }
    assert_eq!(table.act(WHITE[1], name([""; 4])), Err(Rejection::AlreadyLockedIn));
    table.act(BLACK[1], name([""; 4])).unwrap();
    assert_eq!(table.public().named_words(Team::White).unwrap()[0], "spyglass");
}

#[test]
fn the_team_writes_its_words_together() {
    let mut table = tied(Options::default());
    let draft =
        |place: usize, word: &str| Action::DraftKeyword { place: Digit::ALL[place - 1], word: word.into() };
    table.act(WHITE[0], draft(1, "anchor")).unwrap();
    table.act(WHITE[1], draft(2, "sail")).unwrap();
    let view = table.view(WHITE[0]);
    assert_eq!(view.named_words(Team::White).unwrap()[..2], ["anchor", "sail"]);
    assert_eq!(view.named_words(Team::Black), None);
    table.act(WHITE[1], Action::Confirm).unwrap();
    assert!(table.public().teams.white.done);
}

#[test]
fn the_owners_may_accept_a_near_form() {
    let mut table = tied(Options::default());
    let [a, ..] = keywords(&table, Team::Black);
    table.act(WHITE[0], name([&format!("{a}s"), "", "", ""])).unwrap();
    table.act(BLACK[0], name([""; 4])).unwrap();
    assert_eq!(table.state.phase(), Phase::Judge);
    // Only the owners judge, and only what was named.
    assert_eq!(table.act(WHITE[0], accept(1, Some(1))), Err(Rejection::AlreadyLockedIn));
    assert_eq!(table.act(BLACK[0], accept(2, Some(1))), Err(Rejection::NotYoursToJudge));
    table.act(BLACK[0], accept(1, Some(1))).unwrap();
    table.act(BLACK[1], accept(1, None)).unwrap();
    table.act(BLACK[1], accept(1, Some(1))).unwrap();
    table.act(BLACK[0], Action::Confirm).unwrap();
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::White }));
}

#[test]
fn a_keyword_named_exactly_takes_no_near_form_beside_it() {
    let mut table = tied(Options::default());
    let [a, ..] = keywords(&table, Team::Black);
    table.act(WHITE[0], name([&a, "something", "", ""])).unwrap();
    table.act(BLACK[0], name([""; 4])).unwrap();
    assert_eq!(table.act(BLACK[0], accept(2, Some(1))), Err(Rejection::NotYoursToJudge));
    assert_eq!(table.act(BLACK[0], accept(1, Some(2))), Err(Rejection::NotYoursToJudge));
}

#[test]
fn nobody_but_the_owners_learns_what_is_right_before_the_end() {
    let mut table = tied(Options::default());
    let [a, ..] = keywords(&table, Team::Black);
    table.act(WHITE[0], name([&a, "", "", ""])).unwrap();
    table.act(BLACK[0], name([""; 4])).unwrap();
    assert_eq!(table.view(WHITE[0]).matches(Team::Black), None);
    assert_eq!(table.public().matches(Team::Black), None);
    let own = *table.view(BLACK[0]).matches(Team::Black).unwrap();
    assert_eq!(own[0].map(|found| (found.keyword, found.near)), Some((Digit::ALL[0], false)));
}

#[test]
fn time_takes_the_words_as_they_stand() {
    let mut table = tied(Options { guess_deadline: Some(60), ..Options::default() });
    let [a, ..] = keywords(&table, Team::Black);
    table.act(WHITE[0], Action::DraftKeyword { place: Digit::ALL[0], word: a }).unwrap();
    table.wait(60);
    table.time_up().unwrap();
    assert_eq!(table.state.phase(), Phase::Judge);
    table.wait(60);
    table.time_up().unwrap();
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::White }));
}

#[test]
fn where_all_must_agree_a_new_word_asks_everybody_again() {
    let mut table = tied(Options { confirm: Confirm::All, ..Options::default() });
    table.act(WHITE[0], name(["mast", "", "", ""])).unwrap();
    assert_eq!(table.view(WHITE[1]).agreed(), [WHITE[0]]);
    table.act(WHITE[1], Action::DraftKeyword { place: Digit::ALL[1], word: "sail".into() }).unwrap();
    assert!(table.view(WHITE[1]).agreed().is_empty());
    table.act(WHITE[0], Action::Confirm).unwrap();
    table.act(WHITE[1], Action::Confirm).unwrap();
    assert!(table.public().teams.white.done);
}
