//! How a team settles: whoever confirms first, or all who are present, as the table chose.

use super::{Ctx, Decision, play};
use crate::event::Marks;
use crate::flow::Play;
use crate::view::Phase;
use crate::{Code, Confirm, Event, Rejection, State, Team};
use game::Seat;

pub fn confirm(state: &State, seat: Seat, ctx: &Ctx<'_>) -> Decision {
    let mut play = play(state, ctx);
    agree(&mut play, seat)?;
    Ok(play.settle())
}

pub fn unconfirm(state: &State, seat: Seat) -> Decision {
    state.may_agree(seat)?;
    if !state.chairs[seat.index()].confirmed {
        return Err(Rejection::NotConfirmed);
    }
    Ok(vec![Event::Unconfirmed { seat }])
}

/// A player agrees; the team may be done by that.
pub fn agree(play: &mut Play<'_>, seat: Seat) -> Result<(), Rejection> {
    let team = play.state.may_agree(seat)?;
    let chair = play.state.chairs[seat.index()];
    let guess = complete(*chair.marks.reveal());
    let guesses = matches!(play.state.phase, Phase::Guess { .. }) && !play.state.only_judges(team);
    if guesses && guess.is_none() {
        return Err(Rejection::MarksIncomplete);
    }
    if !chair.confirmed {
        play.then(Event::Confirmed { seat });
    }
    match play.state.setup.options.confirm {
        Confirm::One => lock_in(play, team, guess),
        Confirm::All => lock_in_if_agreed(play, team),
    }
    Ok(())
}

/// Locks in what all who decide and are present have confirmed, if they have and it is the same.
pub fn lock_in_if_agreed(play: &mut Play<'_>, team: Team) {
    if let Some(marks) = agreement(&play.state, team) {
        lock_in(play, team, complete(marks));
    }
}

fn agreement(state: &State, team: Team) -> Option<Marks> {
    if state.done[team] || state.setup.options.confirm == Confirm::One {
        return None;
    }
    let mut chairs =
        state.deciders(team).map(|seat| state.chairs[seat.index()]).filter(|chair| chair.present);
    let first = chairs.next().filter(|first| first.confirmed)?;
    chairs.all(|chair| chair.confirmed && chair.marks == first.marks).then_some(*first.marks.reveal())
}

fn lock_in(play: &mut Play<'_>, team: Team, guess: Option<Code>) {
    match play.state.phase {
        Phase::Guess { .. } if play.state.only_judges(team) => play.then(Event::FitsLockedIn { team }),
        Phase::Guess { .. } => play.then(Event::GuessLockedIn { team, guess }),
        Phase::Keywords => play.then(Event::KeywordsLockedIn { team }),
        Phase::Judge => play.then(Event::JudgementLockedIn { team }),
        _ => {}
    }
}

fn complete(marks: Marks) -> Option<Code> {
    let [Some(a), Some(b), Some(c)] = marks else { return None };
    Code::new([a, b, c])
}
