use decrypto::playout::Dice;
use decrypto::{Clue, Code, CodeCard, Digit, Event, Objection, PerTeam, Rule, Setup, Team, Verdict};
use game::{Seat, Viewer};
use std::collections::HashSet;

/// A log that differs from the given one in everything that the viewer may not know at its end, or ever.
///
/// Written after the table of who may know what, and on purpose not after the code that makes views.
pub fn other_world(setup: &Setup, log: &[Event], viewer: Viewer, dice: &mut Dice) -> Vec<Event> {
    let mut world =
        World { setup, known: Known::at_the_end_of(log), viewer, dice, round: 0, cards: PerTeam::default() };
    log.iter().enumerate().map(|(step, event)| world.change(step, event)).collect()
}

/// What has become public.
#[derive(Default)]
struct Known {
    clues: HashSet<(u8, Team)>,
    codes: HashSet<(u8, Team)>,
    /// The steps at which the words that were shown in the tie-break were written.
    words: HashSet<usize>,
    over: bool,
}

impl Known {
    fn at_the_end_of(log: &[Event]) -> Known {
        let (mut known, mut round) = (Known::default(), 0);
        let mut last_words = PerTeam::default();
        for (step, event) in log.iter().enumerate() {
            match event {
                Event::RoundBegan { .. } => round += 1,
                Event::GuessingBegan { team, .. } => drop(known.clues.insert((round, *team))),
                Event::Resolved { team, .. } => drop(known.codes.insert((round, *team))),
                Event::KeywordsDrafted { team, .. } => last_words[*team] = Some(step),
                Event::JudgingBegan { .. } => {
                    known.words = Team::BOTH.iter().filter_map(|team| last_words[*team]).collect();
                }
                Event::Ended => known.over = true,
                _ => {}
            }
        }
        known
    }
}

struct World<'a> {
    setup: &'a Setup,
    known: Known,
    viewer: Viewer,
    dice: &'a mut Dice,
    round: u8,
    cards: PerTeam<Option<Seat>>,
}

impl World<'_> {
    fn change(&mut self, step: usize, event: &Event) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { keywords } => {
                for team in Team::BOTH {
                    let known = self.is_own(team) || self.known.over;
                    if let Some(keywords) = keywords[team].as_mut().filter(|_| !known) {
                        *keywords = std::array::from_fn(|_| self.dice.word());
                    }
                }
            }
            Event::RoundBegan { cards, .. } => {
                self.round += 1;
                for team in Team::BOTH {
                    self.cards[team] = cards[team].map(|card| card.encryptor);
                    if let Some(card) = &mut cards[team] {
                        self.change_code(team, card);
                    }
                }
            }
            Event::EncryptorChanged { team, card } => {
                self.cards[*team] = Some(card.encryptor);
                self.change_code(*team, card);
            }
            Event::ClueDrafted { team, clue, verdicts, .. } if !self.writes(*team) => {
                *clue = self.any_clue();
                let refused = || Verdict::Refuse(Objection::new(Rule::Repeat));
                *verdicts = std::array::from_fn(|_| self.dice.percent(50).then(refused));
            }
            Event::CluesGiven { team, clues, .. }
                if !self.writes(*team) && !self.known.clues.contains(&(self.round, *team)) =>
            {
                *clues = std::array::from_fn(|_| self.any_clue().unwrap_or(Clue::Blank));
            }
            Event::Marked { seat, marks } if !self.is_mate(*seat) => {
                *marks = std::array::from_fn(|_| self.any_digit());
            }
            Event::Confirmed { seat } if !self.is_mate(*seat) => event = Event::Unconfirmed { seat: *seat },
            Event::Unconfirmed { seat } if !self.is_mate(*seat) => event = Event::Confirmed { seat: *seat },
            // What it was is said again, for all to see, when it is resolved.
            Event::GuessLockedIn { team, guess } if !self.is_own(*team) => *guess = self.any_code(),
            // That a keyword was hit is public; which one is not.
            Event::LaserTried { team, hit: Some(hit), .. }
                if self.is_own(*team) || self.viewer.seat().is_none() =>
            {
                *hit = *self.dice.pick(&Digit::ALL);
            }
            // The same of a near form that the owners accepted.
            Event::TryJudged { team, keyword: Some(keyword) } if !self.is_own(*team) => {
                *keyword = *self.dice.pick(&Digit::ALL);
            }
            Event::KeywordsDrafted { team, words }
                if !self.is_own(*team) && !self.known.words.contains(&step) =>
            {
                *words = std::array::from_fn(|_| self.dice.word());
            }
            Event::WordJudged { team, keyword, .. } if !self.is_own(*team) && !self.known.over => {
                *keyword = self.any_digit();
            }
            _ => {}
        }
        event
    }

    fn change_code(&mut self, team: Team, card: &mut CodeCard) {
        let own = self.viewer == Viewer::Seat(card.encryptor);
        if !own && !self.known.codes.contains(&(self.round, team)) {
            card.code = self.code();
        }
    }

    fn is_own(&self, team: Team) -> bool {
        self.viewer.seat().is_some_and(|seat| self.setup.seats[seat.index()] == team)
    }

    fn is_mate(&self, seat: Seat) -> bool {
        self.is_own(self.setup.seats[seat.index()])
    }

    fn writes(&self, team: Team) -> bool {
        self.viewer.seat().is_some() && self.cards[team] == self.viewer.seat()
    }

    fn any_clue(&mut self) -> Option<Clue> {
        [None, Some(Clue::Aloud), Some(Clue::text(self.dice.word()))][self.dice.below(3)].clone()
    }

    fn any_digit(&mut self) -> Option<Digit> {
        self.dice.percent(80).then(|| *self.dice.pick(&Digit::ALL))
    }

    fn code(&mut self) -> Code {
        Code::all().nth(self.dice.below(Code::COUNT as usize)).expect("there are 24 codes")
    }

    fn any_code(&mut self) -> Option<Code> {
        self.dice.percent(80).then(|| self.code())
    }
}
