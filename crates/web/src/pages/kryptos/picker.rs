//! Where the reader acts: shows a card of their own, or names a hidden one.

use super::{Scene, suit};
use crate::say;
use kryptos::{Card, Phase};
use maud::{Markup, html};
use std::collections::BTreeMap;
use tables::{KryptosHelp, LONGEST_NOTE};

/// Whether there is a drawer: for whoever plays, until the end.
pub(super) fn is_offered(scene: &Scene<'_>) -> bool {
    scene.view.own.is_some() && scene.view.outcome.is_none() && scene.view.phase != Phase::Deal
}

pub(super) fn region(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    let title = if scene.is_awaited() { "k-your-guess" } else { "k-your-notes" };
    html! {
        aside.drawer.picker #picker popover data-leave data-do=(scene.path("do")) data-notes=(notes(scene))
            data-help=(allowed(scene)) hidden[!is_offered(scene)] {
            @if let (true, Some(you)) = (is_offered(scene), &scene.view.own) {
                div.drawer__close {
                    b.mark { (t.say(title)) }
                    button.btn.btn--small type="button" popovertarget="picker" popovertargetaction="hide" { (t.say("close")) }
                }
                // What is chosen to think about is no command: this form is never sent.
                form #thinking method="dialog" {}
                @if !you.reveals.is_empty() { (reveal(scene)) }
                @else if !you.targets.is_empty() { (guess(scene)) }
                @else { (think(scene)) }
            }
        }
    }
}

/// The levels of help that the script may show.
fn allowed(scene: &Scene<'_>) -> &'static str {
    match scene.allowed_help() {
        KryptosHelp::None => "",
        KryptosHelp::Simple => "simple",
        KryptosHelp::Full => "simple full",
    }
}

/// The reader's pencil notes by card, for the script.
fn notes(scene: &Scene<'_>) -> String {
    let notes = scene.table.notes.iter().map(|note| (note.place.as_str(), note.text.as_str()));
    serde_json::to_string(&notes.collect::<BTreeMap<_, _>>()).unwrap_or_default()
}

/// While others play: the numbers of a card to think about, help and notes.
fn think(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        div.picker__form #think {
            p.picker__say aria-live="polite" data-empty=(t.say("k-think-pick"))
                data-half=(say!(t, "k-think", place = "{place}")) data-say="" {
                (t.say("k-think-pick"))
            }
            div #target.target.with-script data-keep aria-hidden="true" {}
            div.pad.pad--read.with-script { @for card in numbers(scene) { (number(scene, card, "thinking")) } }
            (help(scene))
            (pencil(scene))
        }
    }
}

fn numbers(scene: &Scene<'_>) -> impl Iterator<Item = Card> {
    (1..=scene.view.highest).filter_map(Card::new)
}

fn reveal(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        form.picker__form #reveal method="post" action=(scene.turn_path("show")) data-live {
            p.picker__say data-empty=(t.say("k-show-pick")) data-say=(say!(t, "k-show-this", number = "{number}")) {
                (t.say("k-show-pick"))
            }
            p.soft { (t.say("k-show-why")) }
            button.btn.btn--final.btn--wide data-say=(say!(t, "k-show-this", number = "{number}")) { (t.say("k-show")) }
        }
    }
}

fn guess(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    let say_it = say!(t, "k-guess-this", place = "{place}", number = "{number}");
    html! {
        form.picker__form #guess method="post" action=(scene.turn_path("guess")) data-live data-reset {
            p.picker__say aria-live="polite" data-empty=(t.say("k-pick-card"))
                data-half=(say!(t, "k-guess-half", place = "{place}"))
                data-say=(say!(t, "k-guess-whole", place = "{place}", number = "{number}")) {
                (t.say("k-pick-card"))
            }
            div #target.target.with-script data-keep aria-hidden="true" {}
            fieldset.field {
                legend.label { (t.say("k-pick-number")) }
                div.pad { @for card in numbers(scene) { (number(scene, card, "guess")) } }
            }
            (help(scene))
            (pencil(scene))
            label.check.bluff { input type="checkbox" name="bluff" value="true"; (t.say("k-bluff")) }
            div.picker__go { button.btn.btn--final.btn--wide data-say=(say_it) { (t.say("k-guess-go")) } }
        }
    }
}

fn number(scene: &Scene<'_>, card: Card, form: &str) -> Markup {
    let open = scene.view.track.get(usize::from(card.number()) - 1).is_some_and(Option::is_some);
    let mine = scene.view.own.as_ref().is_some_and(|own| own.hand.contains(&card));
    html! {
        label.pad__n.is-open[open].is-mine[mine && !open] {
            input type="radio" name="number" value=(card) id={ "number-" (card) } form=(form) required disabled[open || form != "guess"];
            (card) (suit(card.colour()))
            @if mine && !open { span.vh { " " (scene.t.say("k-number-yours")) } }
        }
    }
}

/// How much the page thinks along: personal, kept in the browser, worked out from the reader's own view; no more than the
/// house rule allows.
fn help(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    let levels = [
        (KryptosHelp::None, "off", "k-help-off"),
        (KryptosHelp::Simple, "simple", "k-help-simple"),
        (KryptosHelp::Full, "full", "k-help-full"),
    ];
    let allowed = scene.allowed_help();
    html! {
        @if allowed == KryptosHelp::None {
            p.small.soft #help { (t.say("k-help-none")) }
        } @else {
            fieldset.field.with-script #help data-keep data-odds=(scene.path("odds")) {
                legend.label { (t.say("k-help")) }
                div.seg.seg--wide {
                    @for (_, level, key) in levels.iter().filter(|(help, ..)| *help <= allowed) {
                        label { input type="radio" name="help" value=(level) form="thinking" checked[*level == "off"]; (t.say(key)) }
                    }
                }
                p.small.soft { (t.say("k-help-why")) }
            }
        }
    }
}

fn pencil(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        div.field.with-script #pencil data-keep {
            label for="pencil-note" { (t.say("k-note")) }
            input.input #pencil-note maxlength=(LONGEST_NOTE) autocomplete="off" form="thinking" disabled
                placeholder=(t.say("k-note-hint")) data-label=(say!(t, "k-label-note", text = "{text}"))
                data-best=(say!(t, "k-label-best", number = "{number}", percent = "{percent}"));
        }
    }
}
