//! The code track: every number, its colour, and whether everyone has seen it.

use super::{Scene, suit, symbol};
use crate::say;
use kryptos::{Card, HIGHEST};
use maud::{Markup, html};

pub(in crate::pages) fn region(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        section.track #track aria-label=(t.say("k-track")) {
            div.panel__head {
                h2.h-small { (t.say("k-track")) }
                p.small.soft { (t.say("k-track-why")) }
            }
            ol { @for card in (1..=HIGHEST).filter_map(Card::new) { (space(scene, card)) } }
        }
    }
}

fn space(scene: &Scene<'_>, card: Card) -> Markup {
    let out = card.number() > scene.view.highest;
    let seen = scene.view.track.get(usize::from(card.number()) - 1).copied().flatten();
    html! {
        li class={ "is-" (symbol(card.colour())) @if out { " is-out" } @if seen.is_some() { " is-open" } } {
            (card) (suit(card.colour()))
            @if let Some(spot) = seen {
                span.vh { " " (say!(scene.t, "k-track-at", place = scene.place(spot.seat, spot.position))) }
            }
            @if out { span.vh { " " (scene.t.say("k-track-out")) } }
        }
    }
}
