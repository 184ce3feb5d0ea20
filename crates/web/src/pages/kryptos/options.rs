//! The options of Kryptos: its variants and its clock.

use crate::pages::games::Fields;
use crate::pages::table::options::{Choice, is_on, one_of, positive};
use kryptos::Options;
use tables::{GameOptions, KryptosHelp, KryptosOptions};

/// What the host chooses among.
pub fn choices(options: &GameOptions) -> Vec<Choice> {
    let GameOptions::Kryptos(options) = options else { return Vec::new() };
    let variants = options.variants;
    let switch = |name, on: bool| Choice {
        name,
        now: if on { "on".to_owned() } else { "off".to_owned() },
        values: &["off", "on"],
    };
    let turn = options.turn_seconds.unwrap_or(0).to_string();
    let help = match options.help {
        KryptosHelp::None => "none",
        KryptosHelp::Simple => "simple",
        KryptosHelp::Full => "full",
    };
    vec![
        switch("advanced", variants.advanced),
        switch("mystery", variants.mystery),
        switch("corruption", variants.corruption),
        Choice { name: "turn", now: turn, values: &["0", "60", "120", "300"] },
        Choice { name: "allowed-help", now: help.to_owned(), values: &["none", "simple", "full"] },
    ]
}

/// What the host chose.
pub fn chosen(fields: &Fields) -> GameOptions {
    let variants = Options {
        advanced: is_on(fields, "advanced"),
        mystery: is_on(fields, "mystery"),
        corruption: is_on(fields, "corruption"),
    };
    GameOptions::Kryptos(KryptosOptions {
        variants,
        turn_seconds: positive(fields, "turn"),
        help: one_of(fields, "allowed-help").unwrap_or_default(),
    })
}

/// The most help that players may switch on.
pub fn allowed_help(options: &GameOptions) -> KryptosHelp {
    match options {
        GameOptions::Kryptos(options) => options.help,
        _ => KryptosHelp::default(),
    }
}
