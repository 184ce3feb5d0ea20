//! Every guess so far, the newest first.

use super::Scene;
use crate::pages::marks::icon;
use crate::say;
use kryptos::Entry;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_>) -> Markup {
    html! {
        section.guesses #guesses {
            @if !scene.view.log.is_empty() {
                details open {
                    summary { h2.h-small { (scene.t.say("k-log")) } }
                    ol.guesses__list reversed {
                        @for entry in scene.view.log.iter().rev() { (line(scene, entry)) }
                    }
                }
            }
        }
    }
}

fn line(scene: &Scene<'_>, entry: &Entry) -> Markup {
    let t = scene.t;
    match *entry {
        Entry::Revealed { seat, position, card } => html! {
            li.soft {
                (icon("eye")) " "
                (say!(t, "k-log-revealed", name = scene.name(seat), position = position, number = card.number()))
            }
        },
        Entry::Guessed { seat, target, position, card, right, scored, .. } => {
            let place = scene.place(target, position);
            let key = if right { "k-log-right" } else { "k-log-wrong" };
            html! {
                li.is-right[right] {
                    (icon(if right { "ok" } else { "no" })) " "
                    (say!(t, key, name = scene.name(seat), place = place, number = card.number(), points = scored))
                }
            }
        }
        Entry::Declined { seat, .. } => {
            html! { li.soft { (say!(t, "k-log-declined", name = scene.name(seat))) } }
        }
        Entry::Missed { seat, .. } => {
            html! { li.soft { (say!(t, "k-log-missed", name = scene.name(seat))) } }
        }
    }
}
