//! What the host chooses before the deal.

use crate::{GameOptions, Strength};
use lexicon::{Band, Language};
use serde::{Deserialize, Serialize};

/// What the host chooses before the deal. Everything but the game has a default, so that one tap is enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// Which game, and its options.
    pub game: GameOptions,
    /// The language of the words; each player's pages may speak another.
    #[serde(default = "english")]
    pub language: Language,
    /// Where the words come from.
    #[serde(default)]
    pub words: Words,
    /// Whether the lobby shows the table to everyone.
    #[serde(default)]
    pub listed: bool,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// Whether the sand timer of Decrypto runs also where bots play: they are always quicker than who thinks for the first
    /// time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sand_timer_with_bots: bool,
    /// What the sides call themselves, in their order; may be empty or shorter.
    #[serde(default)]
    pub side_names: Vec<String>,
    /// How well the table's bots play. Choosing another strength changes those who sit already; none is the middle one
    /// of the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Strength>,
    /// After how many seconds without a player anybody may put a bot in their place, 60 to 1,209,600 (two weeks); none:
    /// two minutes, or three days at the slow pace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_after_seconds: Option<u32>,
}

impl Settings {
    /// What [`Settings::bot_after_seconds`] may be.
    pub(crate) const BOT_AFTER: std::ops::RangeInclusive<u32> = 60..=14 * 24 * 3600;
}

fn english() -> Language {
    Language::English
}

/// Where the words come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum Words {
    /// The whole list of the house in the table's language.
    #[default]
    House,
    /// One band of it.
    Band {
        /// Which.
        band: Band,
    },
    /// A list that the host brought, one word a line.
    Own {
        /// The list as it was pasted.
        text: String,
    },
}

/// How fast a table is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// Everyone is there; the clocks are those of the game's options.
    #[default]
    Live,
    /// Everyone looks in now and then: each step may take this long, and nothing is timed in seconds.
    Slow {
        /// Hours for each step, 1 to 336.
        hours: u32,
    },
}

impl Pace {
    /// The most hours that a step may take: two weeks.
    pub const MOST_HOURS: u32 = 336;

    /// After how many seconds anybody may put a bot in the place of a player who is gone, where the host sets no other time.
    pub fn usual_bot_after_seconds(self) -> u32 {
        match self {
            Pace::Live => 2 * 60,
            Pace::Slow { .. } => 3 * 24 * 3600,
        }
    }

    /// Seconds for each step at the slow pace.
    pub fn step_seconds(self) -> Option<u32> {
        match self {
            Pace::Live => None,
            Pace::Slow { hours } => Some(hours.clamp(1, Self::MOST_HOURS) * 3600),
        }
    }
}
