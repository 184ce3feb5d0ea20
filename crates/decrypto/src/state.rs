//! Everything about a game, secrets included, and the fold that makes it from events.

use crate::event::{CodeCard, Keywords, Marks, Verdicts};
use crate::view::{Match, Phase};
use crate::{
    Clue, Clues, Code, DecidedBy, Digit, Event, Options, Outcome, PerTeam, Setup, Slot, Team, Tokens,
    normalize, verdict,
};
use game::{Moment, Seat, Secret, Shared};
use std::sync::Arc;

/// A game, secrets included. It has no wire form: what leaves is a [`View`](crate::View).
///
/// Cheap to clone, so that a decision can be played out on a copy: what no longer changes is shared.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) setup: Arc<Setup>,
    /// Those of the setup, as every view shows them.
    pub(crate) options: Shared<Options>,
    pub(crate) keywords: PerTeam<Option<Secret<Shared<Keywords>>>>,
    pub(crate) phase: Phase,
    pub(crate) deadline: Option<Moment>,
    pub(crate) tokens: PerTeam<Tokens>,
    /// All rounds so far; the last one is being played.
    pub(crate) rounds: Vec<Arc<Round>>,
    /// Whether a team has done its part in this phase, or has none. The phase ends when both have.
    pub(crate) done: PerTeam<bool>,
    /// The locked-in guesses at the code being guessed, for teams that are done.
    pub(crate) locked_in: PerTeam<Secret<Option<Code>>>,
    /// What each seat holds in its hands.
    pub(crate) chairs: Vec<Chair>,
    pub(crate) tries: Vec<Try>,
    /// Laser Drive: who wants no further try in this round.
    pub(crate) passed: PerTeam<bool>,
    pub(crate) tie_break: Option<TieBreak>,
    pub(crate) ending: Option<(Outcome, DecidedBy)>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Round {
    pub category: Option<String>,
    pub lines: PerTeam<Option<Line>>,
}

/// One team's side of one round.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub encryptor: Seat,
    pub code: Secret<Code>,
    pub drafts: [Secret<Option<Clue>>; 3],
    /// What the referee says of them.
    pub verdicts: Secret<Verdicts>,
    pub clues: Option<Secret<Shared<Clues>>>,
    /// Whether the clues may be seen by all.
    pub public: bool,
    /// Laser Drive: clues that the opponents say do not fit.
    pub misfits: [bool; 3],
    pub resolved: Option<Resolved>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Resolved {
    pub interception: Option<Code>,
    pub decryption: Option<Code>,
    pub intercepted: bool,
    pub miscommunicated: bool,
    pub laser: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chair {
    pub present: bool,
    pub marks: Secret<Marks>,
    pub confirmed: bool,
}

/// Laser Drive: a try at an opposing keyword.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Try {
    pub round: u8,
    pub team: Team,
    pub word: String,
    /// Which keyword it was: only that it was one is public.
    pub hit: Secret<Option<Digit>>,
    /// Whether the owners have still to say if it is a near form.
    pub asked: bool,
    /// Whether it counts because they said so.
    pub near: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TieBreak {
    /// What each team believes the opponents' keywords to be.
    pub words: PerTeam<Secret<[String; 4]>>,
    /// By owners: which keyword each of the opponents' words was accepted for.
    pub near: PerTeam<Secret<[Option<Digit>; 4]>>,
}

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        let chair = Chair { present: true, marks: Secret::default(), confirmed: false };
        State {
            keywords: PerTeam::default(),
            phase: Phase::Open,
            deadline: None,
            tokens: PerTeam::default(),
            rounds: Vec::new(),
            done: PerTeam::default(),
            locked_in: PerTeam::default(),
            chairs: vec![chair; setup.seats.len()],
            tries: Vec::new(),
            passed: PerTeam::default(),
            tie_break: None,
            ending: None,
            options: Shared::new(setup.options.clone()),
            setup: Arc::new(setup),
        }
    }

    /// What was settled before the deal.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round being played, from 1; 0 before the deal.
    pub fn round(&self) -> u8 {
        self.rounds.len() as u8
    }

    /// Laser Drive: how many words were named so far.
    pub fn words_tried(&self) -> usize {
        self.tries.len()
    }

    /// How many codes were opened so far.
    pub fn codes_opened(&self) -> u64 {
        let lines = self.rounds.iter().flat_map(|round| [&round.lines.white, &round.lines.black]);
        lines.flatten().filter(|line| line.resolved.is_some()).count() as u64
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Each side's tokens.
    pub fn tokens(&self) -> PerTeam<Tokens> {
        self.tokens
    }

    /// The keywords in play, for a rematch that avoids them. A secret while the game lasts.
    pub fn used_words(&self) -> Secret<Vec<String>> {
        let both = Team::BOTH.iter().filter_map(|team| self.keywords[*team].as_ref());
        Secret::new(both.flat_map(|keywords| keywords.reveal().iter().cloned()).collect())
    }

    /// A team's side of the round being played.
    pub(crate) fn line(&self, team: Team) -> Option<&Line> {
        self.rounds.last()?.lines[team].as_ref()
    }

    /// Who writes a team's clues in this round.
    pub fn encryptor(&self, team: Team) -> Option<Seat> {
        Some(self.line(team)?.encryptor)
    }

    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.present)
    }

    /// The members who settle on something for their team now: all but the Encryptor of the code being
    /// guessed.
    pub(crate) fn deciders(&self, team: Team) -> impl Iterator<Item = Seat> {
        let silent = match self.phase {
            Phase::Guess { team: of } if of == team => self.encryptor(team),
            _ => None,
        };
        self.setup.members(team).filter(move |seat| Some(*seat) != silent)
    }

    /// Which of the owners' keywords each of the opponents' words is taken for.
    pub(crate) fn matches(&self, owner: Team) -> [Option<Match>; 4] {
        let (Some(tie_break), Some(keywords)) = (&self.tie_break, &self.keywords[owner]) else {
            return [None; 4];
        };
        let keywords = keywords.reveal().each_ref().map(|keyword| normalize(keyword));
        let words = tie_break.words[owner.other()].reveal();
        let mut matches = [None; 4];
        let mut taken = [false; 4];
        let mut take = |place: usize, keyword: Digit, near: bool| {
            if !taken[keyword.index()] {
                taken[keyword.index()] = true;
                matches[place] = Some(Match { keyword, near });
            }
        };
        for (place, word) in words.iter().map(|word| normalize(word)).enumerate() {
            if let Some(keyword) = Digit::ALL.into_iter().find(|digit| keywords[digit.index()] == word) {
                take(place, keyword, false);
            }
        }
        for (place, near) in tie_break.near[owner].reveal().iter().enumerate() {
            if let Some(keyword) = near {
                take(place, *keyword, true);
            }
        }
        matches
    }

    /// Right words of each team.
    pub(crate) fn right_words(&self) -> PerTeam<u8> {
        PerTeam::from_fn(|team| self.matches(team.other()).iter().flatten().count() as u8)
    }

    /// What follows by the tokens once a round is over.
    pub(crate) fn after_round(&self) -> verdict::AfterRound {
        if self.setup.three_players() {
            verdict::of_interceptor(self.tokens.black, self.round())
        } else {
            verdict::of_teams(self.tokens, self.round())
        }
    }

    /// Takes one event into the state. Total: an event that does not belong changes nothing it cannot.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { keywords } => {
                let hide = |keywords: &Keywords| Secret::new(Shared::new(keywords.clone()));
                self.keywords = PerTeam::from_fn(|team| keywords[team].as_ref().map(hide));
            }
            Event::RoundBegan { cards, category, deadline } => {
                let lines = PerTeam::from_fn(|team| cards[team].map(Line::new));
                self.done = PerTeam::from_fn(|team| lines[team].is_none());
                self.rounds.push(Arc::new(Round { category: category.clone(), lines }));
                self.enter(Phase::Encrypt, *deadline);
            }
            Event::EncryptorChanged { team, card } => self.with_line(*team, |line| *line = Line::new(*card)),
            Event::ClueDrafted { team, slot, clue, verdicts } => {
                self.with_line(*team, |line| {
                    line.drafts[slot.index()] = Secret::new(clue.clone());
                    line.verdicts = Secret::new(verdicts.clone());
                });
            }
            Event::CluesGiven { team, clues, deadline } => {
                self.with_line(*team, |line| {
                    line.drafts = Default::default();
                    line.verdicts = Secret::default();
                    line.clues = Some(Secret::new(Shared::new(clues.clone())));
                });
                self.done[*team] = true;
                self.deadline = *deadline;
            }
            Event::GuessingBegan { team, deadline } => {
                self.with_line(*team, |line| line.public = true);
                self.done[*team] = false;
                self.done[team.other()] = self.round() == 1 && !self.has_fits_to_judge(*team);
                self.locked_in = PerTeam::default();
                self.enter(Phase::Guess { team: *team }, *deadline);
            }
            Event::Marked { seat, marks } => self.with_chair(*seat, |chair| {
                chair.marks = Secret::new(*marks);
                chair.confirmed = false;
            }),
            Event::Confirmed { seat } => self.with_chair(*seat, |chair| chair.confirmed = true),
            Event::Unconfirmed { seat } => self.with_chair(*seat, |chair| chair.confirmed = false),
            Event::GuessLockedIn { team, guess } => {
                self.locked_in[*team] = Secret::new(*guess);
                self.done[*team] = true;
            }
            Event::Resolved { team, interception, decryption, code } => {
                self.resolve(*team, *interception, *decryption, *code);
            }
            Event::ClueJudged { slot, fits } => {
                if let Phase::Guess { team } = self.phase {
                    self.with_line(team, |line| line.misfits[slot.index()] = !fits);
                    // What the others agreed to in round 1 was another judgement; later they agree to a guess.
                    if self.round() == 1 {
                        self.forget_agreements(team.other());
                    }
                }
            }
            Event::LaserBegan { deadline } => {
                self.passed = PerTeam::default();
                self.enter(Phase::Laser, *deadline);
                self.settle_laser();
            }
            Event::LaserTried { team, word, hit, asked, deadline } => {
                let tokens = &mut self.tokens[*team];
                tokens.lasers = tokens.lasers.saturating_sub(self.setup.laser_cost());
                tokens.interceptions += u8::from(hit.is_some());
                let (round, hit) = (self.round(), Secret::new(*hit));
                self.tries.push(Try {
                    round,
                    team: *team,
                    word: word.clone(),
                    hit,
                    asked: *asked,
                    near: false,
                });
                if *asked {
                    self.deadline = *deadline;
                }
                self.settle_laser();
            }
            Event::TryJudged { team, keyword } => {
                let asked = |tried: &&mut Try| tried.asked && tried.team == team.other();
                if let Some(tried) = self.tries.iter_mut().find(asked) {
                    (tried.asked, tried.near) = (false, keyword.is_some());
                    tried.hit = Secret::new(*keyword);
                    self.tokens[team.other()].interceptions += u8::from(keyword.is_some());
                }
                self.settle_laser();
            }
            Event::LaserPassed { team } => {
                self.passed[*team] = true;
                self.settle_laser();
            }
            Event::FitsLockedIn { team }
            | Event::KeywordsLockedIn { team }
            | Event::JudgementLockedIn { team } => {
                self.done[*team] = true;
            }
            Event::TieBreakBegan { deadline } => {
                self.done = PerTeam::default();
                self.tie_break = Some(TieBreak { words: PerTeam::default(), near: PerTeam::default() });
                self.enter(Phase::Keywords, *deadline);
            }
            Event::KeywordsDrafted { team, words } => {
                if let Some(tie_break) = &mut self.tie_break {
                    tie_break.words[*team] = Secret::new(words.clone());
                }
                self.forget_agreements(*team);
            }
            Event::JudgingBegan { deadline } => {
                // Nothing was named: nothing to judge. Whether a word is right must not show here.
                self.done = PerTeam::from_fn(|owner| !self.names_something(owner.other()));
                self.enter(Phase::Judge, *deadline);
            }
            Event::WordJudged { team, place, keyword } => {
                if let Some(tie_break) = &mut self.tie_break {
                    let mut near =
                        tie_break.near[*team].reveal().map(|other| other.filter(|_| other != *keyword));
                    near[place.index()] = *keyword;
                    tie_break.near[*team] = Secret::new(near);
                }
                self.forget_agreements(*team);
            }
            Event::Attended { seat, present } => self.with_chair(*seat, |chair| chair.present = *present),
            Event::Ended => {
                self.ending = match self.after_round() {
                    verdict::AfterRound::End(outcome, by) => Some((outcome, by)),
                    _ => Some((verdict::of_keywords(self.right_words()), DecidedBy::Keywords)),
                };
                self.enter(Phase::Over, None);
            }
        }
    }

    fn resolve(&mut self, team: Team, interception: Option<Code>, decryption: Option<Code>, code: Code) {
        let laser_drive = self.setup.options.laser_drive.is_some();
        let mut resolved = Resolved {
            interception,
            decryption,
            intercepted: self.round() > 1 && interception == Some(code),
            miscommunicated: decryption != Some(code),
            laser: false,
        };
        self.with_line(team, |line| {
            resolved.laser = laser_drive && line.fits() == [true; 3];
            line.resolved = Some(resolved);
        });
        let opponents = team.other();
        self.tokens[opponents].interceptions += u8::from(resolved.intercepted);
        if self.setup.three_players() {
            self.tokens[opponents].misreads += u8::from(resolved.miscommunicated);
        } else {
            self.tokens[team].miscommunications += u8::from(resolved.miscommunicated);
        }
        self.tokens[team].lasers += u8::from(resolved.laser);
    }

    fn enter(&mut self, phase: Phase, deadline: Option<Moment>) {
        self.phase = phase;
        self.deadline = deadline;
        for chair in &mut self.chairs {
            *chair = Chair { present: chair.present, marks: Secret::default(), confirmed: false };
        }
    }

    fn forget_agreements(&mut self, team: Team) {
        for (chair, _) in self.chairs.iter_mut().zip(&self.setup.seats).filter(|(_, of)| **of == team) {
            chair.confirmed = false;
        }
    }

    fn names_something(&self, team: Team) -> bool {
        let words = self.tie_break.as_ref().map(|tie_break| tie_break.words[team].reveal());
        words.is_some_and(|words| words.iter().any(|word| !word.is_empty()))
    }

    pub(crate) fn can_pay(&self, team: Team) -> bool {
        self.setup.options.laser_drive.is_some() && self.tokens[team].lasers >= self.setup.laser_cost()
    }

    /// Laser Drive: whether a team may still try its luck in this round.
    pub(crate) fn may_still_try(&self, team: Team) -> bool {
        !self.passed[team] && self.can_pay(team)
    }

    /// Laser Drive: the word of a team that the owners of the keywords have still to judge.
    pub(crate) fn asked_try(&self, team: Team) -> Option<&Try> {
        self.tries.iter().find(|tried| tried.asked && tried.team == team)
    }

    /// Laser Drive: the opposing keywords that a team has had its token for.
    pub(crate) fn found_by(&self, team: Team) -> impl Iterator<Item = Digit> {
        self.tries.iter().filter(move |tried| tried.team == team).filter_map(|tried| *tried.hit.reveal())
    }

    /// Laser Drive: a keyword pays once.
    pub(crate) fn has_found(&self, team: Team, keyword: Digit) -> bool {
        self.found_by(team).any(|found| found == keyword)
    }

    /// Laser Drive: a team is done when it wants or can pay no further try, and owes no answer.
    fn settle_laser(&mut self) {
        if self.phase == Phase::Laser {
            self.done = PerTeam::from_fn(|team: Team| {
                !self.may_still_try(team) && self.asked_try(team.other()).is_none()
            });
        }
    }

    /// Laser Drive: whether a team gave any clue that can fit the category; blanks never do.
    pub(crate) fn has_fits_to_judge(&self, team: Team) -> bool {
        let clues = self.line(team).and_then(|line| line.clues.as_ref());
        self.setup.options.laser_drive.is_some()
            && clues.is_some_and(|clues| clues.reveal().iter().any(|clue| *clue != Clue::Blank))
    }

    /// Laser Drive, round 1: whether a team has only the opponents' clues to judge in this guess, and no code to guess.
    pub(crate) fn only_judges(&self, team: Team) -> bool {
        matches!(self.phase, Phase::Guess { team: of } if of != team && self.round() == 1)
            && self.setup.options.laser_drive.is_some()
    }

    fn with_line(&mut self, team: Team, change: impl FnOnce(&mut Line)) {
        let Some(round) = self.rounds.last_mut().map(Arc::make_mut) else { return };
        if let Some(line) = &mut round.lines[team] {
            change(line);
        }
    }

    fn with_chair(&mut self, seat: Seat, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            change(chair);
        }
    }
}

impl Line {
    fn new(card: CodeCard) -> Self {
        Line {
            encryptor: card.encryptor,
            code: Secret::new(card.code),
            drafts: Default::default(),
            verdicts: Secret::default(),
            clues: None,
            public: false,
            misfits: [false; 3],
            resolved: None,
        }
    }

    /// Laser Drive: which clues fit the category; blanks never do.
    pub fn fits(&self) -> [bool; 3] {
        let clues = self.clues.as_ref().map(Secret::reveal);
        Slot::ALL.map(|slot| {
            let blank = clues.is_none_or(|clues| clues[slot.index()] == Clue::Blank);
            !blank && !self.misfits[slot.index()]
        })
    }
}
