use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The languages that words and pages come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Language {
    /// English.
    #[serde(rename = "en")]
    English,
    /// Italian.
    #[serde(rename = "it")]
    Italian,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Norwegian bokmål.
    #[serde(rename = "nb")]
    Norwegian,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Italian, Language::German, Language::Norwegian];

    /// The two-letter tag: `en`, `it`, `de`, `nb`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
            Language::German => "de",
            Language::Norwegian => "nb",
        }
    }

    /// The language's name in itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Italian => "Italiano",
            Language::German => "Deutsch",
            Language::Norwegian => "Norsk",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A tag that is none of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such language: {0} (en, it, de, nb)")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == tag)
            .ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}
