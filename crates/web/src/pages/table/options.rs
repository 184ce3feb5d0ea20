//! House rules: the host chooses, everyone sees.

use super::FormRequest;
use crate::i18n::Texts;
use crate::pages::games::{self, Fields};
use crate::say;
use axum::Form;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error as NotNamed;
use tables::{Command, Pace, Settings, SettingsView, Strength, TableView, Words};

/// The panel of options: a form for the host, a list to read for the others.
pub fn options(view: &TableView, t: &Texts) -> Markup {
    let (game, settings) = (games::at(view), &*view.settings);
    let pace = match settings.pace {
        Pace::Live => "0".to_owned(),
        Pace::Slow { hours } => hours.to_string(),
    };
    html! {
        section.panel.options #options {
            div.panel__head {
                h2 { (t.say("options-title")) }
                p.small.soft { (t.say(if view.you.host { "options-yours" } else { "options-host" })) }
            }
            form.stack method="post" action={ "/t/" (view.table) "/settings" } data-live data-instant {
                fieldset disabled[!view.you.host] {
                    legend.vh { (t.say("options-title")) }
                    div.opts {
                        @for choice in game.choices(&settings.game) { (named(t, choice.name, &choice.now, choice.values)) }
                        (game.more_choices(settings, t))
                        @if let Some(now) = view.bot_strength() { (strengths(t, &view.bots, now)) }
                        (named(t, "pace", &pace, &["0", "24", "72"]))
                        @if !view.bots.is_empty() { (bot_after(t, settings)) }
                        (named(t, "listed", if settings.listed { "on" } else { "off" }, &["off", "on"]))
                    }
                    (game.below_choices(settings, t))
                }
                button.btn.without-script { (t.say("settings-save")) }
            }
        }
    }
}

/// An option of a game.
pub struct Choice {
    /// Its field, and the middle of the keys of its texts.
    pub name: &'static str,
    /// Its value now.
    pub now: String,
    /// What there is to choose from.
    pub values: &'static [&'static str],
}

/// One choice among values with a text of their own: `option-<name>` and `option-<name>-<value>`; and a line of
/// explanation, `option-<name>-line`.
pub fn named(t: &Texts, name: &str, now: &str, values: &[&str]) -> Markup {
    let values: Vec<_> =
        values.iter().map(|value| (*value, t.say(&format!("option-{name}-{value}")).into_owned())).collect();
    choice(t, name, &format!("option-{name}"), now, &values)
}

/// What there is to choose from: after how many seconds a bot may play for somebody who is gone.
fn bot_after_values(pace: Pace) -> &'static [u32] {
    const DAY: u32 = 24 * 3600;
    match pace {
        Pace::Live => &[60, 120, 300, 900],
        Pace::Slow { .. } => &[DAY, 3 * DAY, 7 * DAY],
    }
}

fn bot_after(t: &Texts, settings: &SettingsView) -> Markup {
    let values: Vec<_> = bot_after_values(settings.pace)
        .iter()
        .map(|seconds| (seconds.to_string(), duration(t, *seconds)))
        .collect();
    let values: Vec<_> = values.iter().map(|(value, text)| (value.as_str(), text.clone())).collect();
    choice(t, "bot-after", "option-bot-after", &settings.bot_after().to_string(), &values)
}

/// A time in the largest unit that it is at least one of.
pub fn duration(t: &Texts, seconds: u32) -> String {
    let (key, unit) = match seconds {
        0..3600 => ("time-minutes", 60),
        3600..86400 => ("time-hours", 3600),
        _ => ("time-days", 86400),
    };
    say!(t, key, count = seconds.div_ceil(unit)).into_owned()
}

/// How well the bots play: those on offer, the weakest first.
fn strengths(t: &Texts, offered: &[Strength], now: &Strength) -> Markup {
    let named = |strength| strength_name(t, strength);
    let values: Vec<_> = offered.iter().map(|strength| (strength.0.as_str(), named(strength))).collect();
    choice(t, "bots", "option-bots", &now.0, &values)
}

/// What a strength is called; a host's own bot may have one that we have no word for.
pub fn strength_name(t: &Texts, Strength(strength): &Strength) -> String {
    let key = format!("option-bots-{strength}");
    if t.has(&key) { t.say(&key).into_owned() } else { strength.clone() }
}

/// One choice among values, each with its text.
pub fn choice(t: &Texts, name: &str, key: &str, now: &str, values: &[(&str, String)]) -> Markup {
    let line = format!("option-{name}-line");
    html! {
        fieldset.field {
            legend.label { (t.say(key)) }
            div.seg.seg--wide {
                @for (value, text) in values {
                    label { input type="radio" name=(name) value=(value) checked[*value == now]; (text) }
                }
            }
            @if t.has(&line) { p.small.soft { (t.say(&line)) } }
        }
    }
}

/// `POST /t/{table}/settings`: the form of [`options`]. What a game does not have is missing.
pub async fn configure(request: FormRequest, Form(fields): Form<Fields>) -> Response {
    let view = match request.view().await {
        Ok(view) => view,
        Err(problem) => return request.answer(Err(problem)).await,
    };
    let settings = Box::new(chosen(&fields, &view));
    request.do_all(vec![Command::Configure { settings }]).await
}

fn chosen(fields: &Fields, view: &TableView) -> Settings {
    let before = &*view.settings;
    let pace = positive(fields, "pace").map_or(Pace::Live, |hours| Pace::Slow { hours });
    let offered = |seconds: &u32| bot_after_values(pace).contains(seconds);
    let mut settings = Settings {
        game: before.game.clone(),
        language: before.language,
        words: Words::House,
        listed: is_on(fields, "listed"),
        pace,
        sand_timer_with_bots: before.sand_timer_with_bots,
        side_names: before.side_names.clone(),
        bots: fields.get("bots").cloned().map(Strength).or(before.bots.clone()),
        bot_after_seconds: positive(fields, "bot-after").filter(offered),
    };
    games::at(view).choose(fields, before, &mut settings);
    settings
}

/// Whether a choice of `on` and `off` is on.
pub fn is_on(fields: &Fields, name: &str) -> bool {
    fields.get(name).is_some_and(|value| value == "on")
}

/// A number above 0, which stands for none.
pub fn positive(fields: &Fields, name: &str) -> Option<u32> {
    fields.get(name)?.parse().ok().filter(|number| *number > 0)
}

/// One of the values that have a name.
pub fn one_of<T: for<'de> Deserialize<'de>>(fields: &Fields, name: &str) -> Option<T> {
    T::deserialize(IntoDeserializer::<NotNamed>::into_deserializer(fields.get(name)?.as_str())).ok()
}
