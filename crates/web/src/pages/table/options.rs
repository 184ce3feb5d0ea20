//! House rules: the host chooses, everyone sees.

use super::Deed;
use crate::i18n::Texts;
use axum::Form;
use axum::response::Response;
use decrypto::{Confirm, LaserDrive, Strictness};
use lexicon::{Band, Language};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{Command, GameOptions, KryptosOptions, Pace, Settings, Strength, TableView, Words, WordsView};

/// The panel of options: a form for the host, a list to read for the others.
pub fn options(view: &TableView, t: &Texts) -> Markup {
    let settings = &view.settings;
    let words = match &settings.words {
        WordsView::House => "all",
        WordsView::Band { band: Band::Family } => "family",
        WordsView::Band { band: Band::Expert } => "expert",
        WordsView::Own { .. } => "own",
    };
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
                        @for (name, now, values) in offered(&settings.game) { (named(t, name, &now, values)) }
                        @if matches!(settings.game, GameOptions::Decrypto(_)) {
                            (choice(t, "language", "new-words", settings.language.tag(), &Language::ALL.map(|l| (l.tag(), l.own_name().to_owned()))))
                            (named(t, "words", words, &["all", "family", "expert"]))
                        }
                        @if let Some(now) = view.bot_strength() { (strengths(t, &view.bots, now)) }
                        (named(t, "pace", &pace, &["0", "24", "72"]))
                        (named(t, "listed", if settings.listed { "on" } else { "off" }, &["off", "on"]))
                    }
                    @if matches!(settings.game, GameOptions::Decrypto(_)) { (own_words(settings.words.clone(), t)) }
                }
                button.btn.without-script { (t.say("settings-save")) }
            }
        }
    }
}

/// An option of a game: its name, its value now, and the values to choose from.
pub type Offered = (&'static str, String, &'static [&'static str]);

fn decrypto_options(options: &decrypto::Options) -> Vec<Offered> {
    let seconds = |time: Option<u32>| time.unwrap_or(0).to_string();
    let strictness = match options.strictness {
        Strictness::Off => "off",
        Strictness::Normal => "normal",
        Strictness::Strict => "strict",
    };
    let confirm = if options.confirm == Confirm::One { "one" } else { "all" };
    let laser = options.laser_drive.map_or(0, |laser| laser.cost).to_string();
    vec![
        ("sand", seconds(options.sand_timer), &["0", "30", "60", "90"]),
        ("referee", strictness.to_owned(), &["off", "normal", "strict"]),
        ("confirm", confirm.to_owned(), &["one", "all"]),
        ("guess", seconds(options.guess_deadline), &["0", "120", "300"]),
        ("laser", laser, &["0", "1", "2", "3"]),
    ]
}

fn kryptos_options(options: &KryptosOptions) -> Vec<Offered> {
    let on = |yes: bool| if yes { "on".to_owned() } else { "off".to_owned() };
    vec![
        ("advanced", on(options.variants.advanced), &["off", "on"]),
        ("mystery", on(options.variants.mystery), &["off", "on"]),
        ("corruption", on(options.variants.corruption), &["off", "on"]),
        ("turn", options.turn_seconds.unwrap_or(0).to_string(), &["0", "60", "120", "300"]),
    ]
}

/// The options of a game.
pub fn offered(options: &GameOptions) -> Vec<Offered> {
    match options {
        GameOptions::Decrypto(options) => decrypto_options(options),
        GameOptions::Kryptos(options) => kryptos_options(options),
    }
}

/// One choice among values with a text of their own: `option-<name>` and `option-<name>-<value>`; and a line of
/// explanation, `option-<name>-line`.
fn named(t: &Texts, name: &str, now: &str, values: &[&str]) -> Markup {
    let values: Vec<_> =
        values.iter().map(|value| (*value, t.say(&format!("option-{name}-{value}")).into_owned())).collect();
    choice(t, name, &format!("option-{name}"), now, &values)
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

fn choice(t: &Texts, name: &str, key: &str, now: &str, values: &[(&str, String)]) -> Markup {
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

/// The host's own list; what is in it is told to nobody.
fn own_words(words: WordsView, t: &Texts) -> Markup {
    let own = matches!(words, WordsView::Own { .. });
    html! {
        details.more open[own] {
            summary { (t.say("option-own")) }
            div.more__in {
                @if let WordsView::Own { count } = words {
                    p.small.soft { (crate::say!(t, "option-own-count", count = count)) }
                }
                div.field {
                    label for="own-words" { (t.say("option-own-label")) }
                    textarea.input.typed #own-words name="own" rows="6" data-keep {}
                }
                button.btn.btn--small name="use_own" value="on" { (t.say("option-own-use")) }
            }
        }
    }
}

/// The form of [`options`]. What a game does not have is missing.
#[derive(Deserialize)]
pub struct Chosen {
    language: Option<Language>,
    words: Option<String>,
    #[serde(default)]
    own: String,
    /// A name of its own: the choice of words beside it is sent as well.
    use_own: Option<String>,
    bots: Option<Strength>,
    pace: Option<u32>,
    listed: Option<String>,
    sand: Option<u32>,
    referee: Option<Strictness>,
    confirm: Option<Confirm>,
    guess: Option<u32>,
    laser: Option<u8>,
    advanced: Option<String>,
    mystery: Option<String>,
    corruption: Option<String>,
    turn: Option<u32>,
}

/// `POST /t/{table}/settings`
pub async fn configure(deed: Deed, Form(chosen): Form<Chosen>) -> Response {
    let frame = match deed.view().await {
        Ok(frame) => frame,
        Err(problem) => return deed.answer(Err(problem)).await,
    };
    let settings = Box::new(chosen.settings(&frame));
    deed.do_all(vec![Command::Configure { settings }]).await
}

fn is_on(choice: &Option<String>) -> bool {
    choice.as_deref() == Some("on")
}

impl Chosen {
    fn settings(self, view: &TableView) -> Settings {
        let seconds = |time: Option<u32>| time.filter(|seconds| *seconds > 0);
        let game = match &view.settings.game {
            GameOptions::Decrypto(before) => GameOptions::Decrypto(decrypto::Options {
                strictness: self.referee.unwrap_or(before.strictness),
                confirm: self.confirm.unwrap_or(before.confirm),
                sand_timer: seconds(self.sand),
                guess_deadline: seconds(self.guess),
                laser_drive: self.laser.filter(|cost| *cost > 0).map(|cost| LaserDrive { cost }),
                ..before.clone()
            }),
            GameOptions::Kryptos(_) => GameOptions::Kryptos(KryptosOptions {
                variants: kryptos::Options {
                    advanced: is_on(&self.advanced),
                    mystery: is_on(&self.mystery),
                    corruption: is_on(&self.corruption),
                },
                turn_seconds: seconds(self.turn),
            }),
        };
        let timer = |game: &GameOptions| match game {
            GameOptions::Decrypto(options) => options.sand_timer,
            GameOptions::Kryptos(_) => None,
        };
        Settings {
            game: game.clone(),
            language: self.language.unwrap_or(view.settings.language),
            words: match self.words.as_deref() {
                _ if is_on(&self.use_own) => Words::Own { text: self.own },
                // Another option changes while the host's own list is in use: it stays, though a page that was opened
                // anew does not know its words.
                None if matches!(view.settings.words, WordsView::Own { .. }) => Words::Own { text: self.own },
                Some("family") => Words::Band { band: Band::Family },
                Some("expert") => Words::Band { band: Band::Expert },
                _ => Words::House,
            },
            listed: is_on(&self.listed),
            pace: seconds(self.pace).map_or(Pace::Live, |hours| Pace::Slow { hours }),
            // Who chooses a sand timer wants it, also beside bots.
            sand_timer_with_bots: view.settings.sand_timer_with_bots
                || timer(&game) != timer(&view.settings.game),
            side_names: view.settings.side_names.clone(),
            bots: self.bots.or(view.settings.bots.clone()),
        }
    }
}
