//! What is played here, one tap away in every phase: the options that are on, and what they mean.

use super::options::strength_name;
use super::waiting::kind;
use crate::i18n::Texts;
use decrypto::{Confirm, Strictness};
use maud::{Markup, html};
use tables::{GameOptions, Pace, TableView};

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
            }
            p.row--after { a href={ "/learn/" (kind(view)) } { (t.say(&format!("learn-{}-go", kind(view)))) } }
        }
    }
}

fn has_bots(view: &TableView) -> bool {
    super::seated(view).any(|player| player.bot.is_some())
}

/// The options by the names that their texts have.
fn chosen(view: &TableView) -> Vec<(&'static str, String)> {
    let on = |yes: bool| if yes { "on" } else { "off" }.to_owned();
    let seconds = |time: Option<u32>| time.unwrap_or(0).to_string();
    let pace = match view.settings.pace {
        Pace::Live => 0,
        Pace::Slow { hours } => hours,
    };
    let mut all = match &view.settings.game {
        GameOptions::Decrypto(options) => {
            let referee = match options.strictness {
                Strictness::Off => "off",
                Strictness::Normal => "normal",
                Strictness::Strict => "strict",
            };
            let confirm = if options.confirm == Confirm::One { "one" } else { "all" };
            let laser = options.laser_drive.map_or(0, |laser| laser.cost);
            vec![
                ("sand", seconds(options.sand_timer)),
                ("referee", referee.to_owned()),
                ("confirm", confirm.to_owned()),
                ("guess", seconds(options.guess_deadline)),
                ("laser", laser.to_string()),
            ]
        }
        GameOptions::Kryptos(options) => vec![
            ("advanced", on(options.variants.advanced)),
            ("mystery", on(options.variants.mystery)),
            ("corruption", on(options.variants.corruption)),
            ("turn", seconds(options.turn_seconds)),
        ],
    };
    all.push(("pace", pace.to_string()));
    // A table that was set up over the API may have times that the page does not offer.
    all.retain(|(name, value)| Texts::of(lexicon::Language::ALL[0]).has(&format!("option-{name}-{value}")));
    all
}
