//! The tie-break by keywords: four words a team, then the owners' judgement of near forms.

use super::{Ctx, Decision, agree, play};
use crate::setup::check_text;
use crate::view::Phase;
use crate::{Digit, Event, Rejection, State};
use game::Seat;

pub fn draft(state: &State, seat: Seat, place: Digit, word: &str) -> Decision {
    let team = state.may_settle(seat, Phase::Keywords)?;
    let old =
        state.tie_break.as_ref().map(|tie_break| tie_break.words[team].reveal().clone()).unwrap_or_default();
    let mut words = old.clone();
    words[place.index()] = tidy(word)?;
    if words == old {
        return Ok(Vec::new());
    }
    Ok(vec![Event::KeywordsDrafted { team, words }])
}

pub fn name(state: &State, seat: Seat, words: &[String; 4], ctx: &Ctx<'_>) -> Decision {
    let team = state.may_settle(seat, Phase::Keywords)?;
    let mut tidied = <[String; 4]>::default();
    for (tidied, word) in tidied.iter_mut().zip(words) {
        *tidied = tidy(word)?;
    }
    let mut play = play(state, ctx);
    if state.tie_break.as_ref().is_some_and(|tie_break| *tie_break.words[team].reveal() != tidied) {
        play.then(Event::KeywordsDrafted { team, words: tidied });
    }
    agree::agree(&mut play, seat)?;
    Ok(play.settle())
}

/// An empty word names nothing.
fn tidy(word: &str) -> Result<String, Rejection> {
    let word = word.trim();
    if !word.is_empty() {
        check_text(word)?;
    }
    Ok(word.to_owned())
}

pub fn judge(state: &State, seat: Seat, place: Digit, keyword: Option<Digit>) -> Decision {
    let team = state.may_judge_word(seat, place)?;
    // A keyword that was named exactly cannot be named once more.
    let exact =
        state.matches(team).into_iter().flatten().any(|found| !found.near && Some(found.keyword) == keyword);
    if exact {
        return Err(Rejection::NotYoursToJudge);
    }
    Ok(vec![Event::WordJudged { team, place, keyword }])
}
