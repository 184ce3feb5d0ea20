//! What is played here, one tap away in every phase: the options that are on, and what they mean.

use super::options::{duration, strength_name};
use crate::i18n::Texts;
use crate::pages::games;
use maud::{Markup, html};
use tables::{Pace, TableView};

/// The drawer.
pub fn drawer(view: &TableView, t: &Texts) -> Markup {
    html! {
        div.drawer.drawer--over #house-rules popover role="dialog" aria-label=(t.say("options-title")) {
            div.drawer__close {
                b { (t.say("options-title")) }
                button.btn.btn--small type="button" popovertarget="house-rules" popovertargetaction="hide" { (t.say("close")) }
            }
            dl.rules-on {
                @for (name, value) in chosen(view) {
                    @let line = format!("option-{name}-line");
                    div {
                        dt { (t.say(&format!("option-{name}"))) }
                        dd { (t.say(&format!("option-{name}-{value}"))) }
                        @if t.has(&line) { dd.small.soft { (t.say(&line)) } }
                    }
                }
                @if let (true, Some(strength)) = (has_bots(view), view.bot_strength()) {
                    div { dt { (t.say("option-bots")) } dd { (strength_name(t, strength)) } }
                }
                @if !view.bots.is_empty() {
                    div {
                        dt { (t.say("option-bot-after")) }
                        dd { (duration(t, view.settings.bot_after())) }
                        dd.small.soft { (t.say("option-bot-after-line")) }
                    }
                }
            }
            p.row--after { a href={ "/learn/" (games::at(view).name()) } { (t.say(&format!("learn-{}-go", games::at(view).name()))) } }
        }
    }
}

fn has_bots(view: &TableView) -> bool {
    super::seated(view).any(|player| player.bot.is_some())
}

/// The options that have a text, by the names and values of their texts.
pub fn chosen(view: &TableView) -> Vec<(&'static str, String)> {
    let pace = match view.settings.pace {
        Pace::Live => 0,
        Pace::Slow { hours } => hours,
    };
    let game =
        games::at(view).choices(&view.settings.game).into_iter().map(|choice| (choice.name, choice.now));
    let mut all: Vec<_> = game.chain([("pace", pace.to_string())]).collect();
    // A table that was set up over the API may have times that the page does not offer.
    all.retain(|(name, value)| Texts::of(lexicon::Language::ALL[0]).has(&format!("option-{name}-{value}")));
    all
}
