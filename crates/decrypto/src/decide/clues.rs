//! Clues: drafting, judging, giving; and another Encryptor.

use super::{Ctx, Decision, play};
use crate::clue::{CANVAS, MOST_POINTS, MOST_STROKES};
use crate::event::{CodeCard, Verdicts};
use crate::referee::{repeats, unfit};
use crate::{
    Clue, ClueQuestion, Clues, Event, Objection, Referee, Rejection, Rule, Slot, State, Strictness, Stroke,
    Team, Verdict, fair,
};
use game::{Actor, Seat};
use std::array;

/// Drafts need not be legal yet, only within bounds. The writer hears what the rules would say to them.
pub fn draft(state: &State, seat: Seat, slot: Slot, clue: &Option<Clue>, ctx: &Ctx<'_>) -> Decision {
    let team = state.may_write(seat)?;
    let rule = match clue {
        Some(Clue::Text { text }) => unfit(text).filter(|rule| *rule != Rule::Empty),
        Some(Clue::Drawing { strokes }) => unfit_drawing(strokes).filter(|rule| *rule != Rule::Empty),
        Some(Clue::Blank) => Some(Rule::Empty),
        Some(Clue::Aloud) | None => None,
    };
    if let Some(rule) = rule {
        return Err(Rejection::ClueRefused { slot, objection: Objection::new(rule) });
    }
    let Some(line) = state.line(team) else { return Err(Rejection::NotNow) };
    if line.drafts[slot.index()].reveal() == clue {
        return Ok(Vec::new());
    }
    let mut drafts = line.drafts.each_ref().map(|draft| draft.reveal().as_ref());
    drafts[slot.index()] = clue.as_ref();
    let verdicts = judge(state, team, drafts, ctx.referee);
    Ok(vec![Event::ClueDrafted { team, slot, clue: clue.clone(), verdicts }])
}

pub fn give(state: &State, seat: Seat, clues: &Clues, insist: bool, ctx: &Ctx<'_>) -> Decision {
    let team = state.may_write(seat)?;
    let strict = state.setup.options.strictness == Strictness::Strict;
    let verdicts = judge(state, team, clues.each_ref().map(Some), ctx.referee);
    for (slot, verdict) in Slot::ALL.into_iter().zip(verdicts) {
        match verdict {
            Some(Verdict::Refuse(objection)) => return Err(Rejection::ClueRefused { slot, objection }),
            Some(Verdict::Doubt(objection)) if strict || !insist => {
                return Err(Rejection::ClueDoubted { slot, objection, may_insist: !strict });
            }
            _ => {}
        }
    }
    let mut play = play(state, ctx);
    // The sand timer is turned by the first; it never gives more time than was left.
    let timer = if state.done[team.other()] { None } else { play.due(state.setup.options.sand_timer) };
    let deadline = [timer, state.deadline].into_iter().flatten().min();
    play.then(Event::CluesGiven { team, clues: clues.clone(), deadline });
    Ok(play.settle())
}

/// What time takes: drafts that would have been accepted; the rest stays blank.
pub fn taken(state: &State, team: Team, referee: &dyn Referee) -> Event {
    let strict = state.setup.options.strictness == Strictness::Strict;
    let mut clues = array::from_fn(|_| Clue::Blank);
    for slot in Slot::ALL {
        let draft = state.line(team).and_then(|line| line.drafts[slot.index()].reveal().as_ref());
        let Some(draft) = draft else { continue };
        let fine = match verdict_on(state, team, slot, draft, &clues[..slot.index()], referee) {
            Verdict::Fine => true,
            Verdict::Doubt(_) => !strict,
            Verdict::Refuse(_) => false,
        };
        if fine {
            clues[slot.index()] = draft.clone();
        }
    }
    Event::CluesGiven { team, clues, deadline: state.deadline }
}

/// The judgement of three clues in their order: of two that are the same the second is a repeat.
fn judge(state: &State, team: Team, clues: [Option<&Clue>; 3], referee: &dyn Referee) -> Verdicts {
    Slot::ALL.map(|slot| {
        let beside: Vec<Clue> = clues[..slot.index()].iter().flatten().copied().cloned().collect();
        Some(verdict_on(state, team, slot, clues[slot.index()]?, &beside, referee))
    })
}

/// The judgement of one clue. What is no clue at all, or a repeated one, is refused even at a table that
/// wants no referee; the rest is the referee's.
pub(crate) fn verdict_on(
    state: &State,
    team: Team,
    slot: Slot,
    clue: &Clue,
    beside: &[Clue],
    referee: &dyn Referee,
) -> Verdict {
    let refuse = |rule| Verdict::Refuse(Objection::new(rule));
    let past = state.rounds.iter().filter_map(|round| round.lines[team].as_ref()?.clues.as_ref());
    let earlier = past.flat_map(|clues| clues.reveal()).chain(beside);
    let text = match clue {
        Clue::Aloud => return Verdict::Fine,
        Clue::Blank => return refuse(Rule::Empty),
        Clue::Drawing { strokes } => {
            return match unfit_drawing(strokes) {
                Some(rule) => refuse(rule),
                None if earlier.into_iter().any(|other| other == clue) => refuse(Rule::Repeat),
                None => Verdict::Fine,
            };
        }
        Clue::Text { text } => text,
    };
    let earlier: Vec<&str> = earlier.filter_map(Clue::words).collect();
    if let Some(rule) = unfit(text) {
        return refuse(rule);
    }
    if repeats(text, &earlier) {
        return refuse(Rule::Repeat);
    }
    let (Some(line), Some(keywords)) = (state.line(team), &state.keywords[team]) else {
        return Verdict::Fine;
    };
    if state.setup.options.strictness == Strictness::Off {
        return Verdict::Fine;
    }
    referee.check(&ClueQuestion {
        language: &state.setup.language,
        keywords: keywords.reveal(),
        earlier: &earlier,
        code: *line.code.reveal(),
        slot,
        clue: text,
    })
}

fn unfit_drawing(strokes: &[Stroke]) -> Option<Rule> {
    let points: usize = strokes.iter().map(Vec::len).sum();
    let outside = strokes.iter().flatten().flatten().any(|coordinate| *coordinate > CANVAS);
    if points == 0 {
        Some(Rule::Empty)
    } else if strokes.len() > MOST_STROKES || points > MOST_POINTS || outside {
        Some(Rule::TooLong)
    } else {
        None
    }
}

pub fn replace_encryptor(state: &State, by: Actor, to: Seat, ctx: &Ctx<'_>) -> Decision {
    let team = state.may_replace_encryptor(by, to)?;
    let Some(code) = fair::code(ctx.draw, &state.setup, state.round(), to) else {
        return Err(Rejection::EncryptorMustBeTeammate);
    };
    Ok(vec![Event::EncryptorChanged { team, card: CodeCard { encryptor: to, code } }])
}
