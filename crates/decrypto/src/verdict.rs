//! Who wins: looked at when a round is over, and never before.

use crate::{DecidedBy, Outcome, PerTeam, Team, Tokens, Winner};

/// Tokens of a kind that end the game.
const ENOUGH: u8 = 2;

/// What follows after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterRound {
    Round,
    /// Tokens and points are even: the teams name each other's keywords.
    TieBreak,
    End(Outcome, DecidedBy),
}

pub(crate) fn last_round(three_players: bool) -> u8 {
    if three_players { 5 } else { 8 }
}

/// The verdict after `round` in the game of two teams.
pub(crate) fn of_teams(tokens: PerTeam<Tokens>, round: u8) -> AfterRound {
    let wins =
        |team: Team| tokens[team].interceptions >= ENOUGH || tokens[team.other()].miscommunications >= ENOUGH;
    match (wins(Team::White), wins(Team::Black)) {
        (true, false) => won(Team::White, DecidedBy::Tokens),
        (false, true) => won(Team::Black, DecidedBy::Tokens),
        (false, false) if round < last_round(false) => AfterRound::Round,
        _ => match tokens.white.points().cmp(&tokens.black.points()) {
            std::cmp::Ordering::Greater => won(Team::White, DecidedBy::Points),
            std::cmp::Ordering::Less => won(Team::Black, DecidedBy::Points),
            std::cmp::Ordering::Equal => AfterRound::TieBreak,
        },
    }
}

/// The verdict after `round` in the three-player game.
pub(crate) fn of_interceptor(tokens: Tokens, round: u8) -> AfterRound {
    if tokens.of_interceptor() >= ENOUGH {
        AfterRound::End(Outcome::Win { winner: Winner::Interceptor }, DecidedBy::Tokens)
    } else if round < last_round(true) {
        AfterRound::Round
    } else {
        won(Team::White, DecidedBy::Rounds)
    }
}

/// The verdict of the keyword guess, from the right words of each team.
pub(crate) fn of_keywords(right: PerTeam<u8>) -> Outcome {
    match right.white.cmp(&right.black) {
        std::cmp::Ordering::Greater => Outcome::Win { winner: Winner::White },
        std::cmp::Ordering::Less => Outcome::Win { winner: Winner::Black },
        std::cmp::Ordering::Equal => Outcome::Shared,
    }
}

fn won(team: Team, by: DecidedBy) -> AfterRound {
    AfterRound::End(Outcome::Win { winner: Winner::team(team) }, by)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Interceptions and Miscommunications of White, then of Black.
    fn after(round: u8, white: (u8, u8), black: (u8, u8)) -> AfterRound {
        let tokens = |(interceptions, miscommunications)| Tokens {
            interceptions,
            miscommunications,
            ..Tokens::default()
        };
        of_teams(PerTeam { white: tokens(white), black: tokens(black) }, round)
    }

    #[test]
    fn two_interceptions_win_whatever_the_points_say() {
        assert_eq!(after(4, (2, 1), (1, 0)), won(Team::White, DecidedBy::Tokens));
        assert_eq!(after(4, (1, 0), (2, 1)), won(Team::Black, DecidedBy::Tokens));
    }

    #[test]
    fn two_miscommunications_lose() {
        assert_eq!(after(2, (0, 2), (0, 0)), won(Team::Black, DecidedBy::Tokens));
        assert_eq!(after(2, (0, 0), (1, 2)), won(Team::White, DecidedBy::Tokens));
    }

    #[test]
    fn winning_and_losing_in_the_same_round_is_a_tie_broken_by_keywords_when_points_are_even() {
        assert_eq!(after(3, (2, 2), (0, 0)), AfterRound::TieBreak);
    }

    #[test]
    fn two_interceptions_against_two_miscommunications_need_no_tie_break() {
        assert_eq!(after(3, (2, 0), (0, 2)), won(Team::White, DecidedBy::Tokens));
    }

    #[test]
    fn both_teams_second_miscommunication_in_one_round_is_a_tie() {
        assert_eq!(after(3, (0, 2), (0, 2)), AfterRound::TieBreak);
        assert_eq!(after(3, (1, 2), (0, 2)), won(Team::White, DecidedBy::Points));
    }

    #[test]
    fn both_teams_second_interception_in_one_round_is_a_tie() {
        assert_eq!(after(5, (2, 0), (2, 0)), AfterRound::TieBreak);
        assert_eq!(after(5, (2, 1), (2, 0)), won(Team::Black, DecidedBy::Points));
    }

    #[test]
    fn the_game_goes_on_without_two_tokens_of_a_kind() {
        assert_eq!(after(7, (1, 1), (1, 1)), AfterRound::Round);
    }

    #[test]
    fn after_round_eight_points_decide() {
        assert_eq!(after(8, (1, 0), (0, 0)), won(Team::White, DecidedBy::Points));
        assert_eq!(after(8, (0, 1), (0, 0)), won(Team::Black, DecidedBy::Points));
        assert_eq!(after(8, (1, 1), (0, 0)), AfterRound::TieBreak);
    }

    #[test]
    fn the_interceptor_wins_with_two_tokens_by_the_end_of_round_five() {
        let tokens = |interceptions| Tokens { interceptions, ..Tokens::default() };
        let interceptor = AfterRound::End(Outcome::Win { winner: Winner::Interceptor }, DecidedBy::Tokens);
        assert_eq!(of_interceptor(tokens(2), 2), interceptor);
        assert_eq!(of_interceptor(tokens(2), 5), interceptor);
        let both = Tokens { interceptions: 1, misreads: 1, ..Tokens::default() };
        assert_eq!(of_interceptor(both, 3), interceptor);
        assert_eq!(of_interceptor(tokens(1), 4), AfterRound::Round);
        assert_eq!(of_interceptor(tokens(1), 5), won(Team::White, DecidedBy::Rounds));
    }

    #[test]
    fn more_right_words_win_and_equal_ones_share() {
        assert_eq!(of_keywords(PerTeam { white: 3, black: 2 }), Outcome::Win { winner: Winner::White });
        assert_eq!(of_keywords(PerTeam { white: 0, black: 1 }), Outcome::Win { winner: Winner::Black });
        assert_eq!(of_keywords(PerTeam { white: 4, black: 4 }), Outcome::Shared);
    }
}
