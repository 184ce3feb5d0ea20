//! Plays what a record says by the rules; the record stands in for chance and for the players.

use super::header::{Claim, Header};
use super::lines::{Answer, At, FitsText, JudgementText, LineText, NamesText, RoundText, Script, TryText};
use crate::decide::{hit, verdict_on};
use crate::event::CodeCard;
use crate::flow::{Codes, Play, next_encryptor};
use crate::view::Phase;
use crate::{CertainReferee, Clue, Event, PerTeam, Slot, State, Team, Verdict};
use game::notation::Flaw;

pub fn run(header: &Header, script: &Script) -> Result<(State, Vec<Event>), Flaw> {
    let open = State::new(header.setup.clone());
    let mut run = Run { play: Play::new(&open, None, script), header, script };
    run.play.then(Event::Dealt { keywords: header.keywords.clone() });
    run.play.begin_round();
    for (index, round) in script.rounds.iter().enumerate() {
        if usize::from(run.play.state.round()) != index + 1 {
            return Err(Flaw::at(round.place, run.why_no_round()));
        }
        run.round(round, index + 1 == script.rounds.len())?;
    }
    run.tie_break()?;
    run.result()?;
    Ok((run.play.state, run.play.events))
}

impl Codes for Script {
    fn next(&self, state: &State) -> Option<(PerTeam<Option<CodeCard>>, Option<String>)> {
        let round = self.rounds.get(usize::from(state.round()))?;
        let card = |team: Team| {
            let line = round.line(team)?;
            let encryptor = match line.encryptor {
                Some(place) => state.setup.members(team).nth(place)?,
                None => next_encryptor(state, team)?,
            };
            Some(CodeCard { encryptor, code: line.code })
        };
        Some((PerTeam::from_fn(card), round.category.clone()))
    }
}

impl RoundText {
    fn line(&self, team: Team) -> Option<&LineText> {
        match team {
            Team::White => self.white.as_ref(),
            Team::Black => self.black.as_ref(),
        }
    }
}

struct Run<'a> {
    play: Play<'a>,
    header: &'a Header,
    script: &'a Script,
}

impl Run<'_> {
    fn state(&self) -> &State {
        &self.play.state
    }

    fn why_no_round(&self) -> &'static str {
        match self.state().phase {
            Phase::Over => "the game is over before this round",
            Phase::Keywords | Phase::Judge => "the game goes to the tie-break before this round",
            _ => "the round before this one is not finished",
        }
    }

    fn round(&mut self, round: &RoundText, last: bool) -> Result<(), Flaw> {
        let Some(white) = &round.white else {
            return Err(Flaw::at(round.place, "White's code of this round is missing"));
        };
        if round.black.is_none() && !last && !self.header.setup.three_players() {
            return Err(Flaw::at(white.place, "Black's code of this round is missing"));
        }
        if round.category.is_some() != self.header.setup.options.laser_drive.is_some() {
            return Err(Flaw::at(white.place, "rounds have categories in Laser Drive, and only there"));
        }
        let lines = || [Some(white), round.black.as_ref()].into_iter().flatten();
        for line in lines() {
            self.clues(line)?;
        }
        self.play.advance();
        for line in lines() {
            self.guesses(line)?;
        }
        for try_ in &round.tries {
            self.laser(try_)?;
        }
        // A team that wanted no further try left no mark; that the game went on says so.
        let goes_on = !last
            || !self.script.names.is_empty()
            || matches!(self.header.result, Some((Claim::Over(_) | Claim::TieBreak, _)));
        if goes_on && self.state().phase == Phase::Laser {
            if let Some(open) = round.tries.iter().find(|tried| tried.what.answer.is_none()) {
                return Err(Flaw::at(open.place, "this try is neither right nor wrong nor near"));
            }
            self.everybody_done(|team| Event::LaserPassed { team });
        }
        Ok(())
    }

    fn clues(&mut self, line: &LineText) -> Result<(), Flaw> {
        let (Some(places), Some(clues)) = (&line.clues, line.clues()) else { return Ok(()) };
        for slot in Slot::ALL {
            let (clue, beside) = (&clues[slot.index()], &clues[..slot.index()]);
            if *clue == Clue::Blank {
                continue;
            }
            // What is only doubtful was given after all.
            if let Verdict::Refuse(objection) =
                verdict_on(self.state(), line.team, slot, clue, beside, &CertainReferee)
            {
                let reason = format!("this clue is not allowed: {objection}");
                return Err(Flaw::at(places[slot.index()].place, reason));
            }
        }
        self.play.then(Event::CluesGiven { team: line.team, clues, deadline: None });
        Ok(())
    }

    fn guesses(&mut self, line: &LineText) -> Result<(), Flaw> {
        let team = line.team;
        let marks = [
            line.fits.as_ref().map(|fits| fits.place),
            line.interception.as_ref().map(|guess| guess.place),
            line.decryption.as_ref().map(|guess| guess.place),
        ];
        let Some(first) = marks.into_iter().flatten().next() else { return Ok(()) };
        if self.state().phase != (Phase::Guess { team }) {
            return Err(Flaw::at(
                first,
                "this code is not being guessed yet: clues or guesses before it are missing, - for none",
            ));
        }
        if let Some(fits) = &line.fits {
            self.fits(line, fits)?;
        }
        // In round 1 of Laser Drive the opponents' only part is to judge the clues; that the code was resolved says
        // that they have.
        let agreed = line.fits.as_ref().map_or(line.decryption.is_some(), |fits| fits.what.agreed);
        if agreed && self.state().only_judges(team.other()) && !self.state().done[team.other()] {
            self.play.then(Event::FitsLockedIn { team: team.other() });
        }
        if let Some(At { what: guess, place }) = line.interception {
            if self.state().round() == 1 {
                return Err(Flaw::at(place, "nobody intercepts in the first round"));
            }
            self.play.then(Event::GuessLockedIn { team: team.other(), guess });
        }
        if let Some(At { what: guess, .. }) = line.decryption {
            self.play.then(Event::GuessLockedIn { team, guess });
        }
        self.play.advance();
        Ok(())
    }

    fn fits(&mut self, line: &LineText, fits: &At<FitsText>) -> Result<(), Flaw> {
        if self.header.setup.options.laser_drive.is_none() {
            return Err(Flaw::at(fits.place, "clues fit a category in Laser Drive only"));
        }
        if !fits.what.agreed && !self.state().only_judges(line.team.other()) {
            return Err(Flaw::at(fits.place, "only in round 1 a judgement can be open: no ? here"));
        }
        for slot in Slot::ALL {
            let blank = line.clues.as_ref().is_none_or(|clues| clues[slot.index()].what == Clue::Blank);
            match fits.what.fits[slot.index()] {
                true if blank => return Err(Flaw::at(fits.place, "a blank never fits")),
                false if !blank => self.play.then(Event::ClueJudged { slot, fits: false }),
                _ => {}
            }
        }
        Ok(())
    }

    fn laser(&mut self, try_: &At<TryText>) -> Result<(), Flaw> {
        let At { what: TryText { team, word, answer }, place } = try_;
        let flaw = |reason: &str| Err(Flaw::at(*place, reason));
        if self.state().phase != Phase::Laser {
            return flaw("tries come at the end of a round, when a team has the tokens for one");
        }
        if !self.state().can_pay(*team) {
            return flaw("the team has too few Laser tokens for a try");
        }
        if crate::setup::check_text(word).is_err() {
            return flaw("this is no word to name");
        }
        if self.state().asked_try(*team).is_some() {
            return flaw("the try before this one is neither right nor wrong nor near");
        }
        let hit = hit(self.state(), *team, word);
        if hit.is_some() != (*answer == Some(Answer::Right)) {
            return flaw("the try does not agree with the keywords");
        }
        let near = match answer {
            Some(Answer::Near(keyword)) => Some(*keyword),
            _ => None,
        };
        let paid = hit.or(near).is_some_and(|keyword| self.state().has_found(*team, keyword));
        if paid || (near.is_some() && self.state().keywords[team.other()].is_none()) {
            return flaw("this try cannot be for that keyword: it was found before, or no keywords are told");
        }
        let (asked, word) = (hit.is_none(), word.trim().to_owned());
        self.play.then(Event::LaserTried { team: *team, word, hit, asked, deadline: None });
        if asked && answer.is_some() {
            self.play.then(Event::TryJudged { team: team.other(), keyword: near });
        }
        self.play.advance();
        Ok(())
    }

    fn tie_break(&mut self) -> Result<(), Flaw> {
        for At { what: NamesText { team, words }, place } in &self.script.names {
            if self.state().phase != Phase::Keywords || self.state().done[*team] {
                return Err(Flaw::at(*place, "no keywords are to be named here"));
            }
            if self.state().keywords[team.other()].is_none() {
                return Err(Flaw::at(*place, "the tie-break needs both teams' keywords in the header"));
            }
            let mut tidied = <[String; 4]>::default();
            for (tidied, word) in tidied.iter_mut().zip(words).filter(|(_, word)| !word.trim().is_empty()) {
                crate::setup::check_text(word).map_err(|flaw| Flaw::at(*place, flaw.to_string()))?;
                *tidied = word.trim().to_owned();
            }
            self.play.then(Event::KeywordsDrafted { team: *team, words: tidied });
            self.play.then(Event::KeywordsLockedIn { team: *team });
            self.play.advance();
        }
        for At { what: JudgementText { team, accepted }, place } in &self.script.judgements {
            for (word, keyword) in accepted {
                let seat = self.state().setup.members(*team).next();
                let judged = seat.is_some_and(|seat| self.state().may_judge_word(seat, *word).is_ok());
                let matches = self.state().matches(*team);
                if !judged || matches.iter().flatten().any(|found| found.keyword == *keyword) {
                    return Err(Flaw::at(*place, "this word cannot be accepted for that keyword"));
                }
                self.play.then(Event::WordJudged { team: *team, place: *word, keyword: Some(*keyword) });
            }
            if self.state().phase != Phase::Judge || self.state().done[*team] {
                return Err(Flaw::at(*place, "there is nothing to accept here"));
            }
            self.play.then(Event::JudgementLockedIn { team: *team });
            self.play.advance();
        }
        Ok(())
    }

    fn result(&mut self) -> Result<(), Flaw> {
        let Some((claim, place)) = self.header.result else { return Ok(()) };
        if matches!(claim, Claim::Over(_)) && self.state().phase == Phase::Judge {
            self.everybody_done(|team| Event::JudgementLockedIn { team });
        }
        let found = claim_of(self.state());
        if claim != found {
            let reason = format!("the game says {}, the result {}", found.word(), claim.word());
            return Err(Flaw::at(place, reason));
        }
        Ok(())
    }

    fn everybody_done(&mut self, event: impl Fn(Team) -> Event) {
        for team in Team::BOTH {
            if !self.state().done[team] {
                self.play.then(event(team));
            }
        }
        self.play.advance();
    }
}

/// Where a game stands, as the tag `Result` says it.
pub fn claim_of(state: &State) -> Claim {
    match (state.ending, state.phase) {
        (Some((outcome, _)), _) => Claim::Over(outcome),
        (None, Phase::Keywords | Phase::Judge) => Claim::TieBreak,
        _ => Claim::Unfinished,
    }
}
