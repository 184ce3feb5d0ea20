//! A sound player: the exact chances of a uniform deal, and the most expected points now.

use super::guess::{guesses, price};
use super::{Deals, Decision, Position, Reason, reveal};
use kryptos::{Action, View};

pub(super) fn decide(view: &View) -> Option<Decision> {
    let you = view.own.as_ref()?;
    if let Some(reveal) = reveal::decide(view) {
        return Some(reveal);
    }
    let position = Position::new(view);
    let deals = Deals::of(&position);
    let best = *guesses(view, |seat, index| deals.numbers(seat, index)).first()?;
    let reason = Reason::guess(&position, &best, |seat, index| deals.numbers(seat, index));
    if you.second_guess && best.worth() <= price(view) {
        return Some(Decision { action: Action::Decline, reason: Reason::NotWorthAPoint { best } });
    }
    Some(Decision { action: best.action(), reason })
}
