//! Who may do what now. Decisions and the `can` of views ask the same questions.

use crate::view::Phase;
use crate::{Clue, Digit, Rejection, Slot, State, Team};
use game::{Actor, Seat};

type Allowed<T> = Result<T, Rejection>;

impl State {
    pub(crate) fn team_of(&self, seat: Seat) -> Allowed<Team> {
        self.setup.seats.get(seat.index()).copied().ok_or(Rejection::NoSuchSeat { seat })
    }

    /// Outside its phase an action is untimely.
    fn untimely(&self) -> Rejection {
        if self.phase == Phase::Over { Rejection::GameOver } else { Rejection::NotNow }
    }

    /// Writing clues: the Encryptor, until they are given.
    pub(crate) fn may_write(&self, seat: Seat) -> Allowed<Team> {
        let team = self.team_of(seat)?;
        if self.phase != Phase::Encrypt {
            Err(self.untimely())
        } else if self.encryptor(team) != Some(seat) {
            Err(Rejection::NotTheEncryptor)
        } else if self.done[team] {
            Err(Rejection::CluesGiven)
        } else {
            Ok(team)
        }
    }

    /// Guessing the code on the table: its own team without the Encryptor, and all opponents from round 2 on.
    pub(crate) fn may_guess(&self, seat: Seat) -> Allowed<Team> {
        let team = self.team_of(seat)?;
        let Phase::Guess { team: of } = self.phase else { return Err(self.untimely()) };
        if team == of && self.encryptor(team) == Some(seat) {
            Err(Rejection::EncryptorIsSilent)
        } else if team != of && self.round() == 1 {
            Err(Rejection::NoInterceptionInRoundOne)
        } else if self.done[team] {
            Err(Rejection::AlreadyLockedIn)
        } else {
            Ok(team)
        }
    }

    /// Agreeing to a guess, to a judgement of clues or near forms, or to the words of the tie-break.
    pub(crate) fn may_agree(&self, seat: Seat) -> Allowed<Team> {
        match self.phase {
            Phase::Keywords | Phase::Judge => self.may_settle(seat, self.phase),
            Phase::Guess { .. } if self.only_judges(self.team_of(seat)?) => self.may_settle(seat, self.phase),
            _ => self.may_guess(seat),
        }
    }

    /// Taking part in a phase that belongs to the whole team, until the team is done.
    pub(crate) fn may_settle(&self, seat: Seat, phase: Phase) -> Allowed<Team> {
        let team = self.team_of(seat)?;
        if self.phase != phase {
            Err(self.untimely())
        } else if self.done[team] {
            Err(Rejection::AlreadyLockedIn)
        } else {
            Ok(team)
        }
    }

    /// Laser Drive: the opponents judge clues, until the code is resolved. A blank never fits.
    pub(crate) fn may_judge_clue(&self, seat: Seat, slot: Slot) -> Allowed<()> {
        let team = self.team_of(seat)?;
        if self.setup.options.laser_drive.is_none() {
            return Err(Rejection::NoLaserDrive);
        }
        let Phase::Guess { team: of } = self.phase else { return Err(self.untimely()) };
        let clues = self.line(of).and_then(|line| line.clues.as_ref());
        let blank = clues.is_none_or(|clues| clues.reveal()[slot.index()] == Clue::Blank);
        if team == of || blank { Err(Rejection::NotYoursToJudge) } else { Ok(()) }
    }

    /// Laser Drive: a try needs tokens, and an answer to the one before.
    pub(crate) fn may_try(&self, seat: Seat) -> Allowed<Team> {
        let team = self.team_of(seat)?;
        if self.phase != Phase::Laser {
            Err(self.untimely())
        } else if !self.can_pay(team) {
            let (held, cost) = (self.tokens[team].lasers, self.setup.laser_cost());
            Err(Rejection::TooFewLasers { team, held, cost })
        } else if self.asked_try(team).is_some() {
            Err(Rejection::TryUndecided)
        } else {
            self.may_pass(seat)
        }
    }

    /// Laser Drive: wanting no further try, for a team that could have one.
    pub(crate) fn may_pass(&self, seat: Seat) -> Allowed<Team> {
        let team = self.team_of(seat)?;
        if self.phase != Phase::Laser {
            Err(self.untimely())
        } else if self.may_still_try(team) {
            Ok(team)
        } else {
            Err(Rejection::AlreadyLockedIn)
        }
    }

    /// Laser Drive: the owners judge a word that the opponents have named and that is not exactly right.
    pub(crate) fn may_judge_try(&self, seat: Seat) -> Allowed<Team> {
        let owner = self.team_of(seat)?;
        if self.phase != Phase::Laser {
            Err(self.untimely())
        } else if self.asked_try(owner.other()).is_some() {
            Ok(owner)
        } else {
            Err(Rejection::NotYoursToJudge)
        }
    }

    /// Tie-break: the owners judge what was named and is not exactly right.
    pub(crate) fn may_judge_word(&self, seat: Seat, place: Digit) -> Allowed<Team> {
        let owner = self.may_settle(seat, Phase::Judge)?;
        let words = self.tie_break.as_ref().map(|tie_break| tie_break.words[owner.other()].reveal());
        let named = words.is_some_and(|words| !words[place.index()].is_empty());
        let exact = self.matches(owner)[place.index()].is_some_and(|found| !found.near);
        if named && !exact { Ok(owner) } else { Err(Rejection::NotYoursToJudge) }
    }

    /// Replacing an Encryptor: the table, or a teammate of an absent Encryptor, before the clues are given.
    pub(crate) fn may_replace_encryptor(&self, by: Actor, to: Seat) -> Allowed<Team> {
        let team = self.team_of(to)?;
        if self.phase != Phase::Encrypt {
            return Err(self.untimely());
        }
        let Some(encryptor) = self.encryptor(team).filter(|encryptor| *encryptor != to) else {
            return Err(Rejection::EncryptorMustBeTeammate);
        };
        if self.done[team] {
            return Err(Rejection::CluesGiven);
        }
        match by {
            Actor::Table => Ok(team),
            Actor::Seat(seat) if self.team_of(seat)? != team => Err(Rejection::EncryptorMustBeTeammate),
            Actor::Seat(_) if self.is_present(encryptor) => Err(Rejection::EncryptorIsOnline),
            Actor::Seat(_) => Ok(team),
        }
    }

    /// The seats that the game waits for: absent ones only where nobody of the team is there.
    pub(crate) fn awaited(&self) -> Vec<Seat> {
        let mut awaited = Vec::new();
        for team in Team::BOTH.into_iter().filter(|team| !self.done[*team]) {
            match self.phase {
                Phase::Open | Phase::Over => {}
                Phase::Encrypt => awaited.extend(self.encryptor(team)),
                // Whoever has named a word waits for the owners, unless an answer is owed first.
                Phase::Laser if self.asked_try(team).is_some() && self.asked_try(team.other()).is_none() => {}
                _ => {
                    let waiting = || self.deciders(team).filter(|seat| !self.chairs[seat.index()].confirmed);
                    let before = awaited.len();
                    awaited.extend(waiting().filter(|seat| self.is_present(*seat)));
                    if awaited.len() == before {
                        awaited.extend(waiting());
                    }
                }
            }
        }
        awaited.sort_unstable();
        awaited
    }
}
