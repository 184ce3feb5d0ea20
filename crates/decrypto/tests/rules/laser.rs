use crate::table::{BLACK, Table, WHITE};
use decrypto::{
    Action, Clue, Confirm, Digit, Known, LaserDrive, Options, Outcome, Phase, Rejection, Slot, Team, Winner,
};
use game::Seat;

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

fn named(word: &str) -> Action {
    Action::NameKeyword { word: word.into() }
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
    table.act(WHITE[0], named("spyglass")).unwrap();
    table.act(BLACK[0], Action::JudgeTry { keyword: None }).unwrap();
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
fn a_team_may_pass_and_keep_its_tokens() {
    let mut table = laser(1);
    round(&mut table, &[Team::White, Team::Black]);
    table.act(WHITE[0], Action::Pass).unwrap();
    assert_eq!(table.state.phase(), Phase::Laser);
    assert_eq!(
        table.act(WHITE[1], Action::NameKeyword { word: "a".into() }),
        Err(Rejection::AlreadyLockedIn)
    );
    table.act(BLACK[0], Action::Pass).unwrap();
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

/// Seats that the game waits for.
fn awaited(table: &Table) -> Vec<Seat> {
    <decrypto::Decrypto as game::Game>::awaited(&table.state)
}

#[test]
fn in_round_one_a_code_is_resolved_only_after_the_opponents_could_say_no() {
    let mut table = laser(3);
    table.encrypt();
    let guesser = table.guesser(Team::White);
    let code = table.code(Team::White);
    table.act(guesser, Action::Guess { code }).unwrap();
    // White is done, but nobody has heard from Black.
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
    assert!(table.public().teams.white.done && !table.public().teams.black.done);
    assert_eq!(awaited(&table), BLACK);
    let can = table.view(BLACK[0]).own.unwrap().can;
    assert!(can.confirm && !can.mark && can.judge_clue == Slot::ALL);
    misfit(&mut table, Team::White);
    table.act(BLACK[1], Action::Confirm).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
    assert_eq!(table.state.tokens().white.lasers, 0);
}

#[test]
fn from_round_two_on_the_interception_says_that_the_clues_were_judged() {
    let mut table = laser(3);
    round(&mut table, &[]);
    table.encrypt();
    let guesser = table.guesser(Team::White);
    let code = table.code(Team::White);
    table.act(guesser, Action::Guess { code }).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::White });
    misfit(&mut table, Team::White);
    let wrong = table.wrong(Team::White);
    table.act(BLACK[0], Action::Guess { code: wrong }).unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
    assert_eq!(table.state.tokens().white.lasers, 0);
}

#[test]
fn blanks_leave_nothing_to_judge() {
    let options =
        Options { clue_deadline: Some(60), laser_drive: Some(LaserDrive { cost: 3 }), ..Options::default() };
    let mut table = Table::four(options);
    table.wait(60);
    table.time_up().unwrap();
    assert!(table.public().teams.black.done);
    assert!(!awaited(&table).contains(&BLACK[0]));
}

#[test]
fn where_all_must_agree_a_new_judgement_asks_everybody_again() {
    let options =
        Options { confirm: Confirm::All, laser_drive: Some(LaserDrive { cost: 3 }), ..Options::default() };
    let mut table = Table::four(options);
    table.encrypt();
    table.act(BLACK[0], Action::Confirm).unwrap();
    assert_eq!(table.view(BLACK[1]).agreed(), [BLACK[0]]);
    table.act(BLACK[1], Action::JudgeClue { slot: Slot::ALL[2], fits: false }).unwrap();
    assert!(table.view(BLACK[1]).agreed().is_empty());
    table.act(BLACK[0], Action::Confirm).unwrap();
    table.act(BLACK[1], Action::Confirm).unwrap();
    assert!(table.public().teams.black.done);
}

#[test]
fn clues_that_nobody_judges_in_time_fit() {
    let options =
        Options { guess_deadline: Some(60), laser_drive: Some(LaserDrive { cost: 3 }), ..Options::default() };
    let mut table = Table::four(options);
    table.encrypt();
    let (guesser, code) = (table.guesser(Team::White), table.code(Team::White));
    table.act(guesser, Action::Guess { code }).unwrap();
    table.wait(60);
    table.time_up().unwrap();
    assert_eq!(table.state.tokens().white.lasers, 1);
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
}

#[test]
fn nobody_waits_for_judges_who_have_left() {
    let mut table = laser(3);
    table.encrypt();
    for seat in BLACK {
        table.table(Action::Attend { seat, present: false });
    }
    let (guesser, code) = (table.guesser(Team::White), table.code(Team::White));
    table.act(guesser, Action::Guess { code }).unwrap();
    table.time_up().unwrap();
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
}

#[test]
fn the_owners_say_whether_a_named_word_is_a_near_form() {
    let mut table = laser(1);
    let near = format!("{}s", keyword(&table, Team::Black));
    round(&mut table, &[Team::White]);
    table.act(WHITE[0], named(&near)).unwrap();
    // The round waits for the owners, and for nobody else.
    assert_eq!(table.state.phase(), Phase::Laser);
    assert_eq!(awaited(&table), BLACK);
    let tried = &table.public().laser_tries[0];
    assert!(tried.asked && !tried.right);
    let judge = |keyword| Action::JudgeTry { keyword };
    assert_eq!(table.act(WHITE[1], judge(Some(Digit::ALL[0]))), Err(Rejection::NotYoursToJudge));
    table.act(BLACK[1], judge(Some(Digit::ALL[0]))).unwrap();
    let tried = &table.public().laser_tries[0];
    assert!(tried.right && tried.near && !tried.asked);
    assert_eq!(table.state.tokens().white.interceptions, 1);
    assert_eq!(table.state.phase(), Phase::Encrypt);
}

#[test]
fn a_word_that_is_exactly_right_needs_no_judge() {
    let mut table = laser(1);
    let word = keyword(&table, Team::Black);
    round(&mut table, &[Team::White]);
    table.act(WHITE[0], named(&word)).unwrap();
    assert_eq!(table.state.phase(), Phase::Encrypt);
    assert!(table.public().laser_tries[0].right);
    assert_eq!(table.act(BLACK[0], Action::JudgeTry { keyword: None }), Err(Rejection::NotNow));
}

#[test]
fn the_next_try_waits_for_the_answer_to_the_last() {
    let mut table = laser(1);
    for _ in 0..2 {
        round(&mut table, &[Team::White]);
        if table.state.phase() == Phase::Laser && table.state.tokens().white.lasers < 2 {
            table.act(WHITE[0], Action::Pass).unwrap();
        }
    }
    table.act(WHITE[0], named("spyglass")).unwrap();
    assert_eq!(table.act(WHITE[0], named("telescope")), Err(Rejection::TryUndecided));
    assert!(!table.view(WHITE[0]).own.unwrap().can.name_keyword);
    table.act(BLACK[0], Action::JudgeTry { keyword: None }).unwrap();
    table.act(WHITE[0], named("telescope")).unwrap();
}

#[test]
fn a_near_form_of_a_keyword_that_was_found_pays_no_second_time() {
    let mut table = laser(1);
    let word = keyword(&table, Team::Black);
    round(&mut table, &[Team::White]);
    table.act(WHITE[0], named(&word)).unwrap();
    round(&mut table, &[Team::White]);
    table.act(WHITE[0], named(&format!("{word}s"))).unwrap();
    let judge = |keyword| Action::JudgeTry { keyword };
    assert_eq!(table.act(BLACK[0], judge(Some(Digit::ALL[0]))), Err(Rejection::AlreadyNamed));
    table.act(BLACK[0], judge(None)).unwrap();
    assert_eq!(table.state.tokens().white.interceptions, 1);
}

#[test]
fn a_word_that_nobody_judges_in_time_is_wrong_and_the_owners_have_the_whole_time_for_it() {
    let options =
        Options { guess_deadline: Some(60), laser_drive: Some(LaserDrive { cost: 1 }), ..Options::default() };
    let mut table = Table::four(options);
    let near = format!("{}s", keyword(&table, Team::Black));
    round(&mut table, &[Team::White]);
    table.wait(59);
    table.act(WHITE[0], named(&near)).unwrap();
    table.wait(59);
    assert_eq!(table.time_up(), Err(Rejection::NotDue));
    table.wait(1);
    table.time_up().unwrap();
    assert!(!table.public().laser_tries[0].right);
    assert_eq!((table.state.phase(), table.state.round()), (Phase::Encrypt, 2));
}

#[test]
fn nobody_waits_for_owners_who_have_left() {
    let mut table = laser(1);
    round(&mut table, &[Team::White]);
    for seat in BLACK {
        table.table(Action::Attend { seat, present: false });
    }
    table.act(WHITE[0], named("spyglass")).unwrap();
    table.time_up().unwrap();
    assert_eq!(table.state.phase(), Phase::Encrypt);
}
