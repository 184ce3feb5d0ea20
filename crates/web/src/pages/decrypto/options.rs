//! The options of Decrypto: clocks, the referee, the words.

use crate::i18n::Texts;
use crate::pages::games::Fields;
use crate::pages::table::options::{Choice, choice, is_on, named, one_of, positive};
use crate::say;
use decrypto::{Confirm, LaserDrive, Options, Strictness};
use lexicon::{Band, Language};
use maud::{Markup, html};
use tables::{GameOptions, Settings, SettingsView, Words, WordsView};

/// What the host chooses among.
pub fn choices(options: &GameOptions) -> Vec<Choice> {
    let GameOptions::Decrypto(options) = options else { return Vec::new() };
    let seconds = |time: Option<u32>| time.unwrap_or(0).to_string();
    let strictness = match options.strictness {
        Strictness::Off => "off",
        Strictness::Normal => "normal",
        Strictness::Strict => "strict",
    };
    let confirm = if options.confirm == Confirm::One { "one" } else { "all" };
    let laser = options.laser_drive.map_or(0, |laser| laser.cost).to_string();
    vec![
        Choice { name: "sand", now: seconds(options.sand_timer), values: &["0", "30", "60", "90"] },
        Choice { name: "referee", now: strictness.to_owned(), values: &["off", "normal", "strict"] },
        Choice { name: "confirm", now: confirm.to_owned(), values: &["one", "all"] },
        Choice { name: "guess", now: seconds(options.guess_deadline), values: &["0", "120", "300"] },
        Choice { name: "laser", now: laser, values: &["0", "1", "2", "3"] },
    ]
}

/// The language of the words, and which of them are played with.
pub fn words(settings: &SettingsView, t: &Texts) -> Markup {
    let now = match &settings.words {
        WordsView::House => "all",
        WordsView::Band { band: Band::Family } => "family",
        WordsView::Band { band: Band::Expert } => "expert",
        WordsView::Own { .. } => "own",
    };
    let languages = Language::ALL.map(|language| (language.tag(), language.own_name().to_owned()));
    html! {
        (choice(t, "language", "new-words", settings.language.tag(), &languages))
        (named(t, "words", now, &["all", "family", "expert"]))
    }
}

/// The host's own list; what is in it is told to nobody.
pub fn own_words(settings: &SettingsView, t: &Texts) -> Markup {
    let own = match settings.words {
        WordsView::Own { count } => Some(count),
        _ => None,
    };
    html! {
        details.more open[own.is_some()] {
            summary { (t.say("option-own")) }
            div.more__in {
                @if let Some(count) = own { p.small.soft { (say!(t, "option-own-count", count = count)) } }
                div.field {
                    label for="own-words" { (t.say("option-own-label")) }
                    textarea.input.typed #own-words name="own" rows="6" data-keep {}
                }
                button.btn.btn--small name="use_own" value="on" { (t.say("option-own-use")) }
            }
        }
    }
}

/// Takes what the host chose over from the form.
pub fn choose(fields: &Fields, before: &SettingsView, settings: &mut Settings) {
    let GameOptions::Decrypto(options) = &before.game else { return };
    let sand_timer = positive(fields, "sand");
    // Who chooses a sand timer wants it, also beside bots.
    settings.sand_timer_with_bots |= sand_timer != options.sand_timer;
    settings.game = GameOptions::Decrypto(Options {
        strictness: one_of(fields, "referee").unwrap_or(options.strictness),
        confirm: one_of(fields, "confirm").unwrap_or(options.confirm),
        sand_timer,
        guess_deadline: positive(fields, "guess"),
        laser_drive: positive(fields, "laser")
            .and_then(|cost| u8::try_from(cost).ok())
            .map(|cost| LaserDrive { cost }),
        ..options.clone()
    });
    settings.language = one_of(fields, "language").unwrap_or(before.language);
    let own = || Words::Own { text: fields.get("own").cloned().unwrap_or_default() };
    settings.words = match fields.get("words").map(String::as_str) {
        // A name of its own: the choice of words beside it is sent as well.
        _ if is_on(fields, "use_own") => own(),
        // Another option changes while the host's own list is in use: it stays, though a page that was opened
        // anew does not know its words.
        None if matches!(before.words, WordsView::Own { .. }) => own(),
        Some("family") => Words::Band { band: Band::Family },
        Some("expert") => Words::Band { band: Band::Expert },
        _ => Words::House,
    };
}
