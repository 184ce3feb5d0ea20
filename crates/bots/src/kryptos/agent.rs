//! A sound player: the exact chances of a uniform deal, and the most expected points now. It gives no thought to
//! what others make of it, so it shows any card in the reveal phase.

use super::guess::{guesses, price};
use super::{Deals, Decision, Position, Reason};
use kryptos::{Action, View};
use rand::Rng;
use rand::seq::IndexedRandom;

pub(super) fn decide(view: &View, rng: &mut impl Rng) -> Option<Decision> {
    let you = view.you.as_ref()?;
    if let Some(&position) = you.reveals.choose(rng) {
        return Some(Decision { action: Action::Reveal { position }, reason: Reason::Whim });
    }
    let position = Position::new(view);
    let deals = Deals::of(&position);
    let best = *guesses(view, &position, &deals).first()?;
    let reason = Reason::guess(&position, &deals, &best);
    if you.second_guess && best.worth() <= price(view) {
        return Some(Decision { action: Action::Decline, reason: Reason::NotWorthAPoint { best } });
    }
    Some(Decision { action: best.action(), reason })
}
