use crate::table::{Table, WHITE};
use decrypto::{Action, DecidedBy, Options, Outcome, Phase, Rejection, Team, Winner};

const QUIET: (bool, bool) = (false, true);
const INTERCEPTED: (bool, bool) = (true, true);
const MISSED: (bool, bool) = (false, false);
const BOTH: (bool, bool) = (true, false);

/// Plays rounds, each White's code and then Black's.
fn play(rounds: &[[(bool, bool); 2]]) -> Table {
    let mut table = Table::four(Options::default());
    for [white, black] in rounds {
        assert_eq!(table.state.phase(), Phase::Encrypt, "the game ended too early");
        table.round(*white, *black);
    }
    table
}

fn won_by(team: Team) -> Option<Outcome> {
    Some(Outcome::Win { winner: Winner::team(team) })
}

#[test]
fn two_interceptions_win() {
    let table = play(&[[QUIET, QUIET], [QUIET, INTERCEPTED], [QUIET, INTERCEPTED]]);
    assert_eq!(table.outcome(), won_by(Team::White));
    assert_eq!(table.public().decided_by, Some(DecidedBy::Tokens));
}

#[test]
fn two_miscommunications_lose() {
    let table = play(&[[QUIET, MISSED], [QUIET, MISSED]]);
    assert_eq!(table.outcome(), won_by(Team::White));
}

#[test]
fn a_winner_is_looked_for_at_the_end_of_the_round_only() {
    let mut table = play(&[[MISSED, QUIET]]);
    table.encrypt();
    table.guess(false, false);
    // White has lost already, but Black's code is played all the same.
    assert_eq!(table.outcome(), None);
    assert_eq!(table.state.phase(), Phase::Guess { team: Team::Black });
    table.guess(false, true);
    assert_eq!(table.outcome(), won_by(Team::Black));
}

#[test]
fn two_interceptions_and_one_miscommunication_beat_one_interception_without_a_tie_break() {
    let table = play(&[[MISSED, QUIET], [INTERCEPTED, INTERCEPTED], [QUIET, INTERCEPTED]]);
    assert_eq!(table.outcome(), won_by(Team::White));
}

#[test]
fn two_tokens_of_both_kinds_against_none_go_to_the_keyword_guess() {
    let table = play(&[[MISSED, QUIET], [QUIET, INTERCEPTED], [MISSED, INTERCEPTED]]);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.state.phase(), Phase::Keywords);
}

#[test]
fn two_interceptions_against_two_miscommunications_in_one_round_win() {
    let table = play(&[[QUIET, MISSED], [QUIET, INTERCEPTED], [QUIET, BOTH]]);
    assert_eq!(table.outcome(), won_by(Team::White));
}

#[test]
fn both_teams_second_miscommunication_in_the_same_round_is_a_tie() {
    let table = play(&[[MISSED, MISSED], [MISSED, MISSED]]);
    assert_eq!(table.state.phase(), Phase::Keywords);
}

#[test]
fn both_teams_second_interception_in_the_same_round_is_a_tie() {
    let table = play(&[[QUIET, QUIET], [INTERCEPTED, INTERCEPTED], [INTERCEPTED, INTERCEPTED]]);
    assert_eq!(table.state.phase(), Phase::Keywords);
}

#[test]
fn a_tie_is_broken_by_points_first() {
    let table = play(&[[MISSED, MISSED], [MISSED, BOTH]]);
    assert_eq!(table.outcome(), won_by(Team::White));
    assert_eq!(table.public().decided_by, Some(DecidedBy::Points));
}

#[test]
fn after_round_eight_one_interception_wins_on_points() {
    let mut rounds = vec![[QUIET, QUIET]; 7];
    rounds.push([QUIET, INTERCEPTED]);
    let table = play(&rounds);
    assert_eq!(table.outcome(), won_by(Team::White));
    assert_eq!(table.public().decided_by, Some(DecidedBy::Points));
}

#[test]
fn after_round_eight_without_tokens_the_keywords_decide() {
    assert_eq!(play(&[[QUIET, QUIET]; 7]).state.phase(), Phase::Encrypt);
    assert_eq!(play(&[[QUIET, QUIET]; 8]).state.phase(), Phase::Keywords);
}

#[test]
fn after_the_end_everything_opens_and_nothing_more_happens() {
    let mut table = play(&[[QUIET, MISSED], [QUIET, MISSED]]);
    let view = table.public();
    assert!(view.teams.white.keywords.is_some() && view.teams.black.keywords.is_some());
    assert_eq!(table.act(WHITE[0], Action::Confirm), Err(Rejection::GameOver));
    assert_eq!(table.act(WHITE[0], Action::TimeUp), Err(Rejection::GameOver));
}
