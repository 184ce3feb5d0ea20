//! The options of Kryptos: its variants and its clock.

use crate::pages::games::Fields;
use crate::pages::table::options::{Choice, is_on, positive};
use kryptos::Options;
use tables::{GameOptions, KryptosOptions};

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
    vec![
        switch("advanced", variants.advanced),
        switch("mystery", variants.mystery),
        switch("corruption", variants.corruption),
        Choice { name: "turn", now: turn, values: &["0", "60", "120", "300"] },
    ]
}

/// What the host chose.
pub fn chosen(fields: &Fields) -> GameOptions {
    let variants = Options {
        advanced: is_on(fields, "advanced"),
        mystery: is_on(fields, "mystery"),
        corruption: is_on(fields, "corruption"),
    };
    GameOptions::Kryptos(KryptosOptions { variants, turn_seconds: positive(fields, "turn") })
}
