//! The chances at a moment of a replay, as far as somebody could know them then, and what they were if one card were known.

use super::Scene;
use crate::i18n::capitalised;
use crate::pages::games::Supposed;
use crate::pages::review::percent;
use crate::say;
use bots::kryptos::{Hint, Hints, hints, hints_if};
use game::Seat;
use kryptos::{Card, Spot};
use maud::{Markup, html};

/// So many numbers of a card are told, the likeliest.
const TOLD: usize = 6;

/// The chances, and the form that supposes a card.
pub fn odds(scene: &Scene<'_>, asked: &Supposed, place: &Markup) -> Markup {
    let t = scene.t;
    let supposed = spot(asked.card.as_deref()).zip(asked.number.and_then(Card::new));
    let known = hints(scene.view);
    let found = match supposed {
        Some((spot, card)) => hints_if(scene.view, spot, card),
        None => Some(known.clone()),
    };
    html! {
        h2 { (t.say("odds-title")) }
        form.odds__ask method="get" {
            (place)
            input type="hidden" name="odds" value="1";
            div.field {
                label for="odds-card" { (t.say("odds-card")) }
                select.input #odds-card name="card" {
                    @for hint in &known.cards {
                        @let chosen = supposed.is_some_and(|(spot, _)| spot == hint.spot);
                        option value={ (hint.spot.seat) "." (hint.spot.position) } selected[chosen] { (named(scene, hint.spot)) }
                    }
                }
            }
            div.field {
                label for="odds-number" { (t.say("odds-number")) }
                input.input #odds-number name="number" type="number" inputmode="numeric" required min="1" max=(scene.view.highest)
                    value=[asked.number];
            }
            button.btn.btn--small { (t.say("odds-go")) }
        }
        @match &found {
            Some(hints) => (table(scene, hints)),
            None => p.verdict.verdict--no role="alert" { (t.say("odds-impossible")) },
        }
    }
}

fn table(scene: &Scene<'_>, hints: &Hints) -> Markup {
    let t = scene.t;
    html! {
        @if let Some(within) = hints.within { p.soft { (say!(t, "odds-within", share = percent(t, within))) } }
        table.ledger {
            thead { tr { th scope="col" { (t.say("odds-card")) } th scope="col" { (t.say("odds-numbers")) } } }
            tbody {
                @for hint in &hints.cards {
                    tr { th scope="row" { (named(scene, hint.spot)) } td { (numbers(scene, hint)) } }
                }
            }
        }
    }
}

fn named(scene: &Scene<'_>, spot: Spot) -> String {
    capitalised(&scene.place(spot.seat, spot.position))
}

/// The likeliest numbers of a card, the likeliest first.
fn numbers(scene: &Scene<'_>, hint: &Hint) -> Markup {
    let mut numbers = hint.numbers.clone();
    numbers.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    html! {
        ul.odds__numbers {
            @for (card, chance) in numbers.iter().take(TOLD) {
                li { b.typed { (card.number()) } " " (percent(scene.t, *chance)) }
            }
            @if numbers.len() > TOLD { li { "…" } }
        }
    }
}

/// A card as the form names it: `2.5` is the fifth of seat 2.
fn spot(named: Option<&str>) -> Option<Spot> {
    let (seat, position) = named?.split_once('.')?;
    Some(Spot { seat: Seat(seat.parse().ok()?), position: position.parse().ok()? })
}
