//! What the rules do of themselves: phases follow each other as soon as both teams are done.

use crate::event::CodeCard;
use crate::verdict::AfterRound;
use crate::view::Phase;
use crate::{Event, PerTeam, State, Team};
use game::{Moment, Seat};

/// Where a new round's codes come from: chance in a game, the record when one is read.
pub(crate) trait Codes {
    /// The code cards and the category of the next round; none when the record ends here.
    fn next(&self, state: &State) -> Option<(PerTeam<Option<CodeCard>>, Option<String>)>;
}

/// A decision being played out on a copy of the state.
pub(crate) struct Play<'a> {
    pub state: State,
    pub events: Vec<Event>,
    /// The hour, for deadlines; none where no clock runs.
    now: Option<Moment>,
    codes: &'a dyn Codes,
}

impl<'a> Play<'a> {
    pub fn new(state: &State, now: Option<Moment>, codes: &'a dyn Codes) -> Self {
        Play { state: state.clone(), events: Vec::new(), now, codes }
    }

    pub fn then(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// A deadline so many seconds from now.
    pub fn due(&self, seconds: Option<u32>) -> Option<Moment> {
        Some(self.now?.plus_seconds(seconds?))
    }

    /// Goes on until somebody is awaited, and gives back what happened.
    pub fn settle(mut self) -> Vec<Event> {
        self.advance();
        self.events
    }

    pub fn advance(&mut self) {
        while self.state.done == (PerTeam { white: true, black: true }) {
            let before = self.events.len();
            match self.state.phase {
                Phase::Open | Phase::Over => {}
                Phase::Encrypt => self.begin_guessing(Team::White),
                Phase::Guess { team } => {
                    self.resolve(team);
                    if team == Team::White && !self.state.setup.three_players() {
                        self.begin_guessing(Team::Black);
                    } else if Team::BOTH.into_iter().any(|team| self.state.can_pay(team)) {
                        let deadline = self.due(self.state.setup.options.guess_deadline);
                        self.then(Event::LaserBegan { deadline });
                    } else {
                        self.end_round();
                    }
                }
                Phase::Laser => self.end_round(),
                Phase::Keywords => {
                    let deadline = self.due(self.state.setup.options.guess_deadline);
                    self.then(Event::JudgingBegan { deadline });
                }
                Phase::Judge => self.then(Event::Ended),
            }
            if self.events.len() == before {
                return;
            }
        }
    }

    pub fn begin_round(&mut self) {
        if let Some((cards, category)) = self.codes.next(&self.state) {
            let deadline = self.due(self.state.setup.options.clue_deadline);
            self.then(Event::RoundBegan { cards, category, deadline });
        }
    }

    fn begin_guessing(&mut self, team: Team) {
        let deadline = self.due(self.state.setup.options.guess_deadline);
        // A record may stop before Black's code is known.
        if self.state.line(team).is_some() {
            self.then(Event::GuessingBegan { team, deadline });
        }
    }

    fn resolve(&mut self, team: Team) {
        let Some(line) = self.state.line(team).filter(|line| line.resolved.is_none()) else { return };
        let event = Event::Resolved {
            team,
            interception: *self.state.locked_in[team.other()].reveal(),
            decryption: *self.state.locked_in[team].reveal(),
            code: *line.code.reveal(),
        };
        self.then(event);
    }

    fn end_round(&mut self) {
        match self.state.after_round() {
            AfterRound::Round => self.begin_round(),
            AfterRound::TieBreak => {
                let deadline = self.due(self.state.setup.options.guess_deadline);
                self.then(Event::TieBreakBegan { deadline });
            }
            AfterRound::End(..) => self.then(Event::Ended),
        }
    }
}

/// Whose turn it is to encrypt: the next member in seat order who is present; if nobody is, simply the next.
pub(crate) fn next_encryptor(state: &State, team: Team) -> Option<Seat> {
    let members: Vec<Seat> = state.setup.members(team).collect();
    let after = match state.encryptor(team) {
        Some(last) => members.iter().position(|seat| *seat == last)? + 1,
        None => 0,
    };
    let order = || members.iter().cycle().skip(after).take(members.len()).copied();
    order().find(|seat| state.is_present(*seat)).or_else(|| order().next())
}
