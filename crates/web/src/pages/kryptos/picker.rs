//! Where the reader acts: shows a card of their own, or names a hidden one.

use super::{Scene, suit};
use crate::say;
use kryptos::{Card, You};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    let act = scene.view.you.as_ref().and_then(|you| form(scene, you));
    html! {
        aside.drawer.picker #picker popover data-leave data-table=(scene.table.table) data-game=(scene.table.games) hidden[act.is_none()] {
            div.drawer__close {
                b.mark { (t.say("k-your-guess")) }
                button.btn.btn--small type="button" popovertarget="picker" popovertargetaction="hide" { (t.say("close")) }
            }
            @if let Some(act) = act { (act) }
        }
    }
}

fn form(scene: &Scene<'_>, you: &You) -> Option<Markup> {
    if !you.reveals.is_empty() {
        return Some(reveal(scene));
    }
    (!you.targets.is_empty()).then(|| guess(scene))
}

fn reveal(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        form.picker__form #reveal method="post" action=(scene.path("show")) data-live {
            p.picker__say data-empty=(t.say("k-show-pick")) data-say=(say!(t, "k-show-this", number = "{number}")) {
                (t.say("k-show-pick"))
            }
            p.soft { (t.say("k-show-why")) }
            button.btn.btn--seal.btn--wide data-say=(say!(t, "k-show-this", number = "{number}")) { (t.say("k-show")) }
        }
    }
}

fn guess(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    let say_it = say!(t, "k-say", place = "{place}", number = "{number}");
    html! {
        form.picker__form #guess method="post" action=(scene.path("guess")) data-live data-reset {
            p.picker__say aria-live="polite" data-empty=(t.say("k-pick-card"))
                data-half=(say!(t, "k-say-half", place = "{place}"))
                data-say=(say!(t, "k-say-whole", place = "{place}", number = "{number}")) {
                (t.say("k-pick-card"))
            }
            fieldset.field {
                legend.label { (t.say("k-pick-number")) }
                div.pad { @for card in (1..=scene.view.highest).filter_map(Card::new) { (number(scene, card)) } }
            }
            (help(scene))
            (pencil(scene))
            label.check.bluff { input type="checkbox" name="bluff" value="true"; (t.say("k-bluff")) }
            div.picker__go { button.btn.btn--seal.btn--wide data-say=(say_it) { (t.say("k-say-it")) } }
        }
    }
}

fn number(scene: &Scene<'_>, card: Card) -> Markup {
    let open = scene.view.track.get(usize::from(card.number()) - 1).is_some_and(Option::is_some);
    let own = scene.own_seat().and_then(|seat| scene.view.players.get(seat.index()));
    let mine = own.is_some_and(|player| player.hand.iter().any(|held| held.card == Some(card)));
    html! {
        label.pad__n.is-open[open].is-mine[mine && !open] {
            input type="radio" name="number" value=(card) id={ "number-" (card) } required disabled[open];
            (card) (suit(card.colour()))
            @if mine && !open { span.vh { " " (scene.t.say("k-number-yours")) } }
        }
    }
}

/// How much the page thinks along: personal, kept in the browser, worked out from the reader's own view.
fn help(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        fieldset.field.with-script #help data-keep data-odds=(scene.path("odds")) {
            legend.label { (t.say("k-help")) }
            div.seg.seg--wide {
                @for (level, key) in [("off", "k-help-off"), ("simple", "k-help-simple"), ("full", "k-help-full")] {
                    label { input type="radio" name="help" value=(level) form="help-choice" checked[level == "off"]; (t.say(key)) }
                }
            }
            p.small.soft { (t.say("k-help-why")) }
        }
    }
}

fn pencil(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        div.field.with-script #pencil data-keep {
            label for="pencil-note" { (t.say("k-pencil")) }
            input.input #pencil-note maxlength="12" autocomplete="off" form="help-choice" disabled
                placeholder=(t.say("k-pencil-hint"));
        }
    }
}
