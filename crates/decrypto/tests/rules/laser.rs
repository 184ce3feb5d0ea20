use crate::table::{BLACK, Table, WHITE};
use decrypto::{Action, Clue, Known, LaserDrive, Options, Outcome, Phase, Rejection, Slot, Team, Winner};

fn laser(cost: u8) -> Table {
    Table::four(Options { laser_drive: Some(LaserDrive { cost }), ..Options::default() })
}

fn misfit(table: &mut Table, team: Team) {
    let judge = table.state.setup().members(team.other()).next().unwrap();
    table.act(judge, Action::JudgeClue { slot: Slot::ALL[0], fits: false }).unwrap();
}

/// A round in which the clues of these teams fit, and nothing else happens.
fn round(table: &mut Table, fitting: &[Team]) {
    table.encrypt();
    for team in Team::BOTH {
        if !fitting.contains(&team) {
            misfit(table, team);
        }
        table.guess(false, true);
    }
}

fn keyword(table: &Table, team: Team) -> String {
    let seat = table.state.setup().members(team).next().unwrap();
    table.view(seat).keywords(team).unwrap()[0].clone()
}

#[test]
fn each_round_shows_one_category_to_both_teams() {
    let mut table = laser(3);
    let first = table.public().category.clone().unwrap();
    round(&mut table, &[]);
    let second = table.public().category.clone().unwrap();
    assert_ne!(first, second);
    assert_eq!(table.public().sheet[0].category, Some(first.clone()));
    round(&mut table, &[]);
    // A short list starts again.
    assert_eq!(table.public().category, Some(first));
}

#[test]
fn three_fitting_clues_bring_a_token_by_default() {
    let mut table = laser(3);
    round(&mut table, &[Team::White]);
    let tokens = table.state.tokens();
    assert_eq!((tokens.white.lasers, tokens.black.lasers), (1, 0));
    let line = table.public().sheet[0].lines.black.clone().unwrap();
    assert_eq!(line.fits, Some([false, true, true]));
}

#[test]
fn the_opponents_judge_and_can_change_their_minds_until_the_code_is_resolved() {
    let mut table = laser(3);
    table.encrypt();
    let judge = |fits| Action::JudgeClue { slot: Slot::ALL[1], fits };
    assert_eq!(table.act(WHITE[1], judge(false)), Err(Rejection::NotYoursToJudge));
    table.act(BLACK[0], judge(false)).unwrap();
    table.act(BLACK[1], judge(true)).unwrap();
    table.guess(false, true);
    assert_eq!(table.state.tokens().white.lasers, 1);
    assert_eq!(table.act(BLACK[0], judge(false)), Err(Rejection::NotYoursToJudge));
}

#[test]
fn a_blank_never_fits() {
    let mut table = laser(3);
    table.give(Team::White);
    table.wait(30);
    table.time_up().unwrap();
    table.guess(false, true);
    assert!(table.view(WHITE[0]).own.unwrap().can.judge_clue.is_empty());
    table.guess(false, true);
    assert_eq!(table.state.tokens().black.lasers, 0);
    let line = table.public().sheet[0].lines.black.clone().unwrap();
    let blanks = [Clue::Blank, Clue::Blank, Clue::Blank];
    assert_eq!((line.clues.as_deref(), line.fits), (Some(&blanks), Some([false; 3])));
}

#[test]
fn tokens_are_spent_at_round_end_before_the_winner_check() {
    let mut table = laser(2);
    round(&mut table, &[Team::White]);
    assert_eq!(table.state.phase(), Phase::Encrypt);
    table.encrypt();
    table.guess(false, true);
    misfit(&mut table, Team::Black);
    table.guess(true, true);
    assert_eq!(table.state.phase(), Phase::Laser);
    let word = keyword(&table, Team::Black).to_lowercase();
    table.act(WHITE[1], Action::NameKeyword { word }).unwrap();
    // The second Interception came from the try.
    assert_eq!(table.outcome(), Some(Outcome::Win { winner: Winner::White }));
}

#[test]
fn tokens_are_gone_whether_right_or_wrong() {
    let mut table = laser(1);
    round(&mut table, &[Team::White]);
    table.act(WHITE[0], Action::NameKeyword { word: "spyglass".into() }).unwrap();
    let tokens = table.state.tokens().white;
    assert_eq!((tokens.lasers, tokens.interceptions), (0, 0));
    assert_eq!(table.state.phase(), Phase::Encrypt);
    let tried = &table.public().laser_tries[0];
    assert_eq!(
        (tried.round, tried.team, tried.word.as_str(), tried.right),
        (1, Team::White, "spyglass", false)
    );
}

#[test]
fn a_team_may_hold_its_tokens() {
    let mut table = laser(1);
    round(&mut table, &[Team::White, Team::Black]);
    table.act(WHITE[0], Action::Hold).unwrap();
    assert_eq!(table.state.phase(), Phase::Laser);
    assert_eq!(
        table.act(WHITE[1], Action::NameKeyword { word: "a".into() }),
        Err(Rejection::AlreadyLockedIn)
    );
    table.act(BLACK[0], Action::Hold).unwrap();
    assert_eq!(table.state.phase(), Phase::Encrypt);
    assert_eq!(table.state.tokens().white.lasers, 1);
}

#[test]
fn a_try_needs_enough_tokens_and_a_word() {
    let mut table = laser(1);
    round(&mut table, &[Team::White]);
    let word = |word: &str| Action::NameKeyword { word: word.into() };
    let poor = Rejection::TooFewLasers { team: Team::Black, held: 0, cost: 1 };
    assert_eq!(table.act(BLACK[0], word("a")), Err(poor));
    assert_eq!(table.act(WHITE[0], word("  ")), Err(Rejection::NoWord));
}

#[test]
fn a_keyword_pays_once() {
    let mut table = laser(1);
    let word = keyword(&table, Team::Black);
    round(&mut table, &[Team::White]);
    table.act(WHITE[0], Action::NameKeyword { word: word.clone() }).unwrap();
    round(&mut table, &[Team::White]);
    assert_eq!(table.act(WHITE[0], Action::NameKeyword { word }), Err(Rejection::AlreadyNamed));
}

#[test]
fn without_laser_drive_there_is_no_trace_of_it() {
    let mut table = Table::four(Options::default());
    assert_eq!(table.public().category, None);
    table.encrypt();
    let judge = Action::JudgeClue { slot: Slot::ALL[0], fits: false };
    assert_eq!(table.act(BLACK[0], judge), Err(Rejection::NoLaserDrive));
    table.guess(false, true);
    assert_eq!(table.state.tokens().white.lasers, 0);
}
