//! What an action causes, or why it is refused. Nothing here changes a state: decisions are played out on a
//! copy, and their events are what counts.
//!
//! An action that asks for what is already so (the same mark again) is accepted and causes nothing.

mod agree;
mod clues;
mod guess;
mod tie_break;

pub(crate) use clues::verdict_on;

use crate::flow::Play;
use crate::setup::check_text;
use crate::state::Try;
use crate::view::Phase;
use crate::{Action, Decrypto, Digit, Event, Rejection, State, Team, fair, normalize};
use game::{Actor, Context, Seat};

pub(crate) type Decision = Result<Vec<Event>, Rejection>;
pub(crate) type Ctx<'a> = Context<'a, Decrypto>;

pub(crate) fn deal(state: &State, ctx: &Ctx<'_>) -> Vec<Event> {
    let mut play = play(state, ctx);
    let keywords = fair::keywords(ctx.draw, &state.setup, &state.setup.words);
    play.then(Event::Dealt { keywords });
    play.begin_round();
    play.events
}

pub(crate) fn decide(state: &State, by: Actor, action: &Action, ctx: &Ctx<'_>) -> Decision {
    let player = || match by {
        Actor::Seat(seat) => state.team_of(seat).map(|_| seat),
        Actor::Table => Err(Rejection::PlayersOnly),
    };
    match action {
        Action::DraftClue { slot, clue } => clues::draft(state, player()?, *slot, clue, ctx),
        Action::GiveClues { clues, insist } => clues::give(state, player()?, clues, *insist, ctx),
        Action::Mark { slot, digit } => guess::mark(state, player()?, *slot, *digit),
        Action::Guess { code } => guess::guess(state, player()?, *code, ctx),
        Action::Confirm => agree::confirm(state, player()?, ctx),
        Action::Unconfirm => agree::unconfirm(state, player()?),
        Action::JudgeClue { slot, fits } => {
            state.may_judge_clue(player()?, *slot)?;
            Ok(vec![Event::ClueJudged { slot: *slot, fits: *fits }])
        }
        Action::NameKeyword { word } => name_keyword(state, player()?, word, ctx),
        Action::Pass => {
            let mut play = play(state, ctx);
            play.then(Event::LaserPassed { team: state.may_pass(player()?)? });
            Ok(play.settle())
        }
        Action::JudgeTry { keyword } => judge_try(state, player()?, *keyword, ctx),
        Action::DraftKeyword { place, word } => tie_break::draft(state, player()?, *place, word),
        Action::NameKeywords { words } => tie_break::name(state, player()?, words, ctx),
        Action::JudgeWord { place, keyword } => tie_break::judge(state, player()?, *place, *keyword),
        Action::ReplaceEncryptor { to } => clues::replace_encryptor(state, by, *to, ctx),
        Action::Attend { seat, present } => attend(state, by, *seat, *present, ctx),
        Action::TimeUp => time_up(state, by, ctx),
    }
}

fn play<'a>(state: &State, ctx: &Ctx<'a>) -> Play<'a> {
    Play::new(state, Some(ctx.now), ctx.draw)
}

/// Laser Drive: the tokens are gone whether the word is right or wrong.
fn name_keyword(state: &State, seat: Seat, word: &str, ctx: &Ctx<'_>) -> Decision {
    let team = state.may_try(seat)?;
    if word.trim().is_empty() {
        return Err(Rejection::NoWord);
    }
    check_text(word)?;
    let (tried, hit) = (normalize(word), hit(state, team, word));
    let same = |earlier: &Try| earlier.hit.reveal().is_some() && normalize(&earlier.word) == tried;
    let named = state.tries.iter().any(|earlier| earlier.team == team && same(earlier));
    // Whether a form of this keyword was accepted before is no news to the team: it is told when it pays once more.
    if named || hit.is_some_and(|keyword| state.has_found(team, keyword)) {
        return Err(Rejection::AlreadyNamed);
    }
    let mut play = play(state, ctx);
    // What is not exactly right is for the owners to judge, in a time of their own.
    let (asked, word) = (hit.is_none(), word.trim().to_owned());
    let deadline = play.due(state.setup.options.guess_deadline);
    play.then(Event::LaserTried { team, word, hit, asked, deadline });
    Ok(play.settle())
}

/// The owners' answer to a word that the opponents named.
fn judge_try(state: &State, seat: Seat, keyword: Option<Digit>, ctx: &Ctx<'_>) -> Decision {
    let team = state.may_judge_try(seat)?;
    if keyword.is_some_and(|keyword| state.has_found(team.other(), keyword)) {
        return Err(Rejection::AlreadyNamed);
    }
    let mut play = play(state, ctx);
    play.then(Event::TryJudged { team, keyword });
    Ok(play.settle())
}

/// The opposing keyword that a word is.
pub(crate) fn hit(state: &State, team: Team, word: &str) -> Option<Digit> {
    let (word, keywords) = (normalize(word), state.keywords[team.other()].as_ref()?);
    Digit::ALL.into_iter().find(|digit| normalize(&keywords.reveal()[digit.index()]) == word)
}

/// Who comes or goes may complete an agreement, but never undoes what is done.
fn attend(state: &State, by: Actor, seat: Seat, present: bool, ctx: &Ctx<'_>) -> Decision {
    if by != Actor::Table {
        return Err(Rejection::TableOnly);
    }
    let team = state.team_of(seat)?;
    if state.is_present(seat) == present {
        return Ok(Vec::new());
    }
    let mut play = play(state, ctx);
    play.then(Event::Attended { seat, present });
    if !present {
        agree::lock_in_if_agreed(&mut play, team);
    }
    Ok(play.settle())
}

/// Whatever is missing stays missing: blanks for clues, no guess, no try, the words and judgements as they stand.
fn time_up(state: &State, by: Actor, ctx: &Ctx<'_>) -> Decision {
    if state.phase == Phase::Over {
        return Err(Rejection::GameOver);
    }
    let due = state.deadline.is_some_and(|deadline| ctx.now >= deadline);
    let awaited = state.awaited();
    let abandoned =
        by == Actor::Table && !awaited.is_empty() && awaited.iter().all(|seat| !state.is_present(*seat));
    if !due && !abandoned {
        return Err(Rejection::NotDue);
    }
    let mut play = play(state, ctx);
    for team in Team::BOTH.into_iter().filter(|team| !state.done[*team]) {
        if state.phase == Phase::Laser && state.asked_try(team.other()).is_some() {
            play.then(Event::TryJudged { team, keyword: None });
        }
        play.then(match state.phase {
            Phase::Open | Phase::Over => return Err(Rejection::NotNow),
            Phase::Encrypt => clues::taken(state, team, ctx.referee),
            Phase::Guess { .. } if state.only_judges(team) => Event::FitsLockedIn { team },
            Phase::Guess { .. } => Event::GuessLockedIn { team, guess: None },
            Phase::Laser => Event::LaserPassed { team },
            Phase::Keywords => Event::KeywordsLockedIn { team },
            Phase::Judge => Event::JudgementLockedIn { team },
        });
    }
    Ok(play.settle())
}
