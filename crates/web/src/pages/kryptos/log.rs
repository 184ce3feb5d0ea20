//! Every guess so far, the newest first.

use super::Scene;
use crate::i18n::capitalised;
use crate::pages::shell::icons::icon;
use crate::say;
use bots::kryptos::{Explanation, explain};
use kryptos::Entry;
use maud::{Markup, html};

pub(in crate::pages) fn region(scene: &Scene<'_>) -> Markup {
    html! {
        section.guesses #guesses {
            h2.h-small { (scene.t.say("k-log")) }
            @if scene.view.log.is_empty() {
                p.soft.small { (scene.t.say("k-log-empty")) }
            } @else {
                ol.guesses__list reversed tabindex="0" aria-label=(scene.t.say("k-log")) {
                    @for (at, entry) in scene.view.log.iter().enumerate().rev() { (line(scene, at, entry)) }
                }
            }
        }
    }
}

/// What happened last, for those who hear the page.
pub(in crate::pages) fn last(scene: &Scene<'_>) -> Option<String> {
    scene.view.log.last().map(|entry| sentence(scene, entry))
}

fn line(scene: &Scene<'_>, at: usize, entry: &Entry) -> Markup {
    let mark = mark(Some(entry));
    let why = why(scene, at, entry);
    html! {
        li.is-right[mark == "ok"].soft[!matches!(entry, Entry::Guessed { .. })] {
            (icon(mark))
            span {
                (sentence(scene, entry))
                @if let Some(why) = why { " " span.soft.small { (why) } }
            }
        }
    }
}

/// Why a bot guessed what it guessed: what spoke for it in the eyes of everybody, or that it was a guess.
fn why(scene: &Scene<'_>, at: usize, entry: &Entry) -> Option<String> {
    let (t, Entry::Guessed { seat, .. }) = (scene.t, entry) else { return None };
    if !scene.is_bot(*seat) {
        return None;
    }
    let Explanation { card, between, possible } = explain(scene.view, at)?;
    let numbers = || possible.iter().map(|card| card.number().to_string()).collect::<Vec<_>>().join(", ");
    let said = match (&possible[..], between) {
        ([only], Some((low, high))) if *only == card => {
            say!(t, "k-why-between", number = card.number(), low = low.number(), high = high.number())
        }
        ([only], None) if *only == card => say!(t, "k-why-only", number = card.number()),
        (few, _) if few.len() <= FEW && few.contains(&card) => say!(t, "k-why-few", numbers = numbers()),
        (many, _) => say!(t, "k-why-guess", count = many.len()),
    };
    Some(said.into_owned())
}

/// So many numbers are named one by one.
const FEW: usize = 4;

/// The icon of something that happened.
pub(in crate::pages) fn mark(entry: Option<&Entry>) -> &'static str {
    match entry {
        Some(Entry::Revealed { .. }) => "eye",
        Some(Entry::Guessed { right: true, .. }) => "ok",
        Some(Entry::Guessed { right: false, .. }) => "no",
        Some(Entry::Declined { .. } | Entry::Missed { .. }) | None => "glass",
    }
}

pub(super) fn sentence(scene: &Scene<'_>, entry: &Entry) -> String {
    let t = scene.t;
    let said = match *entry {
        Entry::Revealed { seat, position, card } => {
            say!(t, "k-log-revealed", name = scene.name(seat), position = position, number = card.number())
        }
        Entry::Guessed { seat, target, position, card, right, scored, .. } => {
            let key = if right { "k-log-right" } else { "k-log-wrong" };
            // What is said begins with a capital, also in languages that begin it with an article.
            let place = capitalised(&scene.place(target, position));
            say!(t, key, name = scene.name(seat), place = place, number = card.number(), points = scored)
        }
        Entry::Declined { seat, .. } => say!(t, "k-log-declined", name = scene.name(seat)),
        Entry::Missed { seat, .. } => say!(t, "k-log-missed", name = scene.name(seat)),
    };
    said.into_owned()
}
