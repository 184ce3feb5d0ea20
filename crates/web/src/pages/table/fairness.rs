//! What makes the deal checkable: the fingerprint of the seed before, the seed itself after the game.

use crate::i18n::Texts;
use maud::{Markup, html};
use tables::TableView;

/// A part of the drawer about the players.
pub fn fairness(view: &TableView, t: &Texts) -> Markup {
    html! {
        details.more {
            summary { (t.say("fairness-title")) }
            div.more__in {
                p.small.soft { (t.say("fairness-why")) }
                (value(t, "fairness-print", &view.fairness.commitment.0))
                @if let Some(seed) = &view.fairness.seed { (value(t, "fairness-seed", seed)) }
            }
        }
    }
}

fn value(t: &Texts, key: &str, text: &str) -> Markup {
    html! { p.small { b { (t.say(key)) } br; span.typed.hash { (text) } } }
}
