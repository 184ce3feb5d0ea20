//! Makes views: the only place, beside the judging of clues and guesses, where secrets are taken out.

use crate::event::Keywords;
use crate::state::{Chair, Line, Round};
use crate::verdict::last_round;
use crate::view::*;
use crate::{Confirm, Digit, PerTeam, Slot, State, Team};
use game::{Actor, Circle, Seat, Secret, Shared};

impl State {
    pub(crate) fn open_view(&self) -> OpenView {
        let setup = &*self.setup;
        OpenView {
            language: setup.language.clone(),
            three_players: setup.three_players(),
            options: self.options.clone(),
            seats: setup
                .seats
                .iter()
                .zip(&self.chairs)
                .map(|(team, chair)| SeatView { team: *team, present: chair.present })
                .collect(),
            phase: self.phase,
            round: self.round(),
            last_round: last_round(setup.three_players()),
            deadline: self.deadline,
            category: self.rounds.last().and_then(|round| round.category.clone()),
            teams: PerTeam::from_fn(|team| self.team_view(team)),
            sheet: self.rounds.iter().map(|round| self.round_view(round)).collect(),
            laser_tries: self
                .tries
                .iter()
                .map(|try_| LaserTry {
                    round: try_.round,
                    team: try_.team,
                    word: try_.word.clone(),
                    right: try_.hit.reveal().is_some(),
                    near: try_.near,
                    asked: try_.asked,
                })
                .collect(),
            tie_break: self.tie_break_view(),
            outcome: self.ending.map(|(outcome, _)| outcome),
            decided_by: self.ending.map(|(_, by)| by),
        }
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn team_view(&self, team: Team) -> TeamView {
        TeamView {
            name: self.setup.names[team].clone(),
            encryptor: self.encryptor(team),
            done: self.done[team],
            tokens: self.tokens[team],
            keywords: if self.is_over() { self.own_keywords(team) } else { None },
        }
    }

    fn own_keywords(&self, team: Team) -> Option<Shared<Keywords>> {
        self.keywords[team].as_ref().map(|keywords| keywords.reveal().clone())
    }

    fn round_view(&self, round: &Round) -> RoundView {
        let laser_drive = self.setup.options.laser_drive.is_some();
        let line_view = |line: &Line| LineView {
            encryptor: line.encryptor,
            clues: line.clues.as_ref().filter(|_| line.public).map(|clues| clues.reveal().clone()),
            fits: (line.public && laser_drive).then(|| line.fits()),
            resolved: line.resolved.map(|resolved| ResolvedView {
                interception: resolved.interception,
                decryption: resolved.decryption,
                code: *line.code.reveal(),
                intercepted: resolved.intercepted,
                miscommunicated: resolved.miscommunicated,
                laser: resolved.laser,
            }),
        };
        RoundView {
            category: round.category.clone(),
            lines: PerTeam::from_fn(|team| round.lines[team].as_ref().map(line_view)),
        }
    }

    fn tie_break_view(&self) -> Option<TieBreakView> {
        let tie_break = self.tie_break.as_ref()?;
        let (over, shown) = (self.is_over(), self.phase != Phase::Keywords);
        Some(TieBreakView {
            words: PerTeam::from_fn(|team| shown.then(|| tie_break.words[team].reveal().clone())),
            matches: PerTeam::from_fn(|owner| over.then(|| self.matches(owner))),
            right: over.then(|| self.right_words()),
        })
    }

    pub(crate) fn side_view(&self, team: Team) -> SideView {
        let guessing = matches!(self.phase, Phase::Guess { .. });
        // In round 1 the opponents have no part in the guess.
        let part = guessing && (self.phase == Phase::Guess { team } || self.round() > 1);
        let deciders = || self.deciders(team).map(|seat| (seat, &self.chairs[seat.index()]));
        let board = |(seat, chair): (Seat, &Chair)| BoardView {
            seat,
            marks: *chair.marks.reveal(),
            confirmed: chair.confirmed,
        };
        let words = self.tie_break.as_ref().filter(|_| self.phase == Phase::Keywords);
        SideView {
            keywords: self.own_keywords(team),
            boards: if part { deciders().map(board).collect() } else { Vec::new() },
            locked_in: (part && self.done[team]).then(|| *self.locked_in[team].reveal()),
            agreed: if part {
                Vec::new()
            } else {
                deciders().filter(|(_, chair)| chair.confirmed).map(|(seat, _)| seat).collect()
            },
            found: self.found_by(team.other()).collect(),
            words: words.map(|tie_break| tie_break.words[team].reveal().clone()),
            matches: (self.phase == Phase::Judge).then(|| self.matches(team)),
        }
    }

    pub(crate) fn own_view(&self, seat: Seat, team: Team) -> You {
        let held = self.line(team).filter(|line| line.encryptor == seat && line.resolved.is_none());
        You {
            seat,
            team,
            role: self.role(seat, team),
            code: held.map(|line| *line.code.reveal()),
            drafts: held
                .map(|line| line.drafts.each_ref().map(|draft| draft.reveal().clone()))
                .unwrap_or_default(),
            verdicts: held.map(|line| line.verdicts.reveal().clone()).unwrap_or_default(),
            clues: held
                .filter(|line| !line.public)
                .and_then(|line| line.clues.as_ref().map(Secret::reveal).cloned()),
            can: self.can(seat),
        }
    }

    fn role(&self, seat: Seat, team: Team) -> Role {
        let encryptor = self.encryptor(team) == Some(seat);
        match self.phase {
            Phase::Encrypt if encryptor => Role::Encryptor,
            Phase::Guess { team: of } if of == team && encryptor => Role::Encryptor,
            Phase::Guess { team: of } if of == team => Role::Decoder,
            Phase::Guess { .. } if self.round() > 1 => Role::Interceptor,
            _ => Role::Member,
        }
    }

    /// What this seat can do now: the same as in its view.
    pub fn can(&self, seat: Seat) -> Can {
        let Ok(team) = self.team_of(seat) else { return Can::default() };
        let chair = self.chairs[seat.index()];
        let write = self.may_write(seat).is_ok();
        let agree = self.may_agree(seat).is_ok();
        let guess = self.may_guess(seat).is_ok();
        let complete = !guess || chair.marks.reveal().iter().all(Option::is_some);
        let judged = |slot: &Slot| self.may_judge_clue(seat, *slot).is_ok();
        let judge_word = |place: &Digit| self.may_judge_word(seat, *place).is_ok();
        Can {
            draft_clue: write,
            give_clues: write,
            mark: guess,
            confirm: agree && complete && !chair.confirmed,
            unconfirm: agree && chair.confirmed && self.setup.options.confirm == Confirm::All,
            judge_clue: Slot::ALL.into_iter().filter(judged).collect(),
            name_keyword: self.may_try(seat).is_ok(),
            pass: self.may_pass(seat).is_ok(),
            judge_try: self.may_judge_try(seat).is_ok(),
            draft_keyword: self.may_settle(seat, Phase::Keywords).is_ok(),
            judge_word: Digit::ALL.into_iter().filter(judge_word).collect(),
            replace_encryptor: self
                .setup
                .members(team)
                .filter(|to| self.may_replace_encryptor(Actor::Seat(seat), *to).is_ok())
                .collect(),
        }
    }

    /// Whether a seat knows a code that is still to be guessed.
    pub fn holds_code(&self, seat: Seat) -> bool {
        let line = self.team_of(seat).ok().and_then(|team| self.line(team));
        self.phase != Phase::Over
            && line.is_some_and(|line| line.encryptor == seat && line.resolved.is_none())
    }

    /// The Encryptor keeps silent from the draw until the code is resolved, except while the other team's code
    /// is being guessed.
    pub(crate) fn circle(&self, seat: Seat) -> Option<Circle> {
        let team = self.team_of(seat).ok()?;
        let may_speak = !self.holds_code(seat) || self.phase == Phase::Guess { team: team.other() };
        Some(Circle { id: team as u8, may_speak })
    }
}
