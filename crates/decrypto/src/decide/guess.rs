//! Guesses: marks on each guesser's own board.

use super::{Ctx, Decision, agree, play};
use crate::event::Marks;
use crate::{Code, Digit, Event, Slot, State};
use game::Seat;

pub fn mark(state: &State, seat: Seat, slot: Slot, digit: Option<Digit>) -> Decision {
    state.may_guess(seat)?;
    let old = *state.chairs[seat.index()].marks.reveal();
    // A digit that stood at another clue moves.
    let mut marks: Marks = old.map(|other| other.filter(|_| other != digit));
    marks[slot.index()] = digit;
    if marks == old {
        return Ok(Vec::new());
    }
    Ok(vec![Event::Marked { seat, marks }])
}

pub fn guess(state: &State, seat: Seat, code: Code, ctx: &Ctx<'_>) -> Decision {
    state.may_guess(seat)?;
    let marks = code.digits().map(Some);
    let mut play = play(state, ctx);
    if *state.chairs[seat.index()].marks.reveal() != marks {
        play.then(Event::Marked { seat, marks });
    }
    agree::agree(&mut play, seat)?;
    Ok(play.settle())
}
