//! The tags of a record, and what they say.

use super::Fairness;
use crate::event::Keywords;
use crate::{
    Confirm, LaserDrive, Options, Outcome, PerTeam, Rejection, Setup, Strictness, Team, Winner, WordPool,
};
use game::notation::{Flaw, Place, Record, Tag, read_list};

pub struct Header {
    pub setup: Setup,
    pub players: PerTeam<Vec<String>>,
    pub keywords: PerTeam<Option<Keywords>>,
    pub fairness: Fairness,
    pub remarks: Vec<(String, String)>,
    /// What the record says the result is, and where.
    pub result: Option<(Claim, Place)>,
}

/// What the tag `Result` can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Unfinished,
    TieBreak,
    Over(Outcome),
}

impl Claim {
    const ALL: [(Claim, &'static str); 6] = [
        (Claim::Unfinished, "unfinished"),
        (Claim::TieBreak, "tiebreak"),
        (Claim::Over(Outcome::Win { winner: Winner::White }), "white"),
        (Claim::Over(Outcome::Win { winner: Winner::Black }), "black"),
        (Claim::Over(Outcome::Win { winner: Winner::Interceptor }), "interceptor"),
        (Claim::Over(Outcome::Shared), "shared"),
    ];

    pub fn word(self) -> &'static str {
        Claim::ALL.iter().find(|(claim, _)| *claim == self).map_or("unfinished", |(_, word)| word)
    }
}

/// The tags that mean something; all others are remarks.
const KNOWN: [&str; 18] = [
    "Game",
    "Language",
    "White",
    "Black",
    "Interceptor",
    "WhiteName",
    "BlackName",
    "WhiteKeywords",
    "BlackKeywords",
    "Options",
    "Result",
    "Commitment",
    "Seed",
    "Nonces",
    "Words",
    "Themes",
    "Categories",
    "InterceptorName",
];

pub fn read(record: &Record<'_>) -> Result<Header, Flaw> {
    let game = record.require("Game")?;
    if game.value != "decrypto" {
        return Err(Flaw::at(game.place, format!("this is a record of {}, not of decrypto", game.value)));
    }
    let value = |name: &str| record.tag(name).map(|tag| tag.value.clone());
    let list_of = |name: &str| record.tag(name).map(|tag| read_list(&tag.value));
    let white = record.require("White")?;
    let black = match record.tag("Interceptor") {
        Some(tag) if record.tag("Black").is_some() => {
            return Err(Flaw::at(tag.place, "there is either a Black team or an Interceptor"));
        }
        Some(tag) if read_list(&tag.value).len() != 1 => {
            return Err(Flaw::at(tag.place, "there is one Interceptor"));
        }
        Some(tag) => tag,
        None => record.require("Black")?,
    };
    let players = PerTeam { white: read_list(&white.value), black: read_list(&black.value) };
    let black_name = if black.name == "Interceptor" { "InterceptorName" } else { "BlackName" };
    let keywords = PerTeam {
        white: record.tag("WhiteKeywords").map(four).transpose()?,
        black: record.tag("BlackKeywords").map(four).transpose()?,
    };
    if let (Some(tag), "Interceptor") = (record.tag("BlackKeywords"), black.name.as_str()) {
        return Err(Flaw::at(tag.place, "the Interceptor has no keywords"));
    }
    let fairness = Fairness {
        chance: game::notation::Fairness::read(record)?,
        words: list_of("Words").map(|words| themed(words.into(), record.tag("Themes"))).transpose()?,
        categories: list_of("Categories"),
    };
    let seats = Team::BOTH.into_iter().flat_map(|team| players[team].iter().map(move |_| team)).collect();
    let dealt = [&keywords.white, &keywords.black].into_iter().flatten().flatten().cloned();
    let setup = Setup {
        language: value("Language").unwrap_or_default(),
        seats,
        names: PerTeam {
            white: value("WhiteName").unwrap_or_default(),
            black: value(black_name).unwrap_or_default(),
        },
        options: record.tag("Options").map(options).transpose()?.unwrap_or_default(),
        words: fairness.words.clone().unwrap_or_else(|| dealt.collect()),
        categories: fairness.categories.clone().unwrap_or_default(),
    };
    setup.check_table().map_err(|rejection| {
        let uneven = matches!(rejection, Rejection::UnevenTeams { .. });
        let place = record.tag("Options").filter(|_| !uneven).unwrap_or(white).place;
        Flaw::at(place, rejection.to_string())
    })?;
    if (black.name == "Interceptor") != setup.three_players() {
        return Err(Flaw::at(black.place, "two players against one make the three-player game"));
    }
    setup.words.check().map_err(|rejection| {
        let tag = record.tag("Words").or(record.tag("WhiteKeywords")).or(record.tag("BlackKeywords"));
        Flaw::at(tag.unwrap_or(white).place, rejection.to_string())
    })?;
    let known = |tag: &&Tag| !KNOWN.contains(&tag.name.as_str());
    let remarks = record.tags.iter().filter(known).map(|tag| (tag.name.clone(), tag.value.clone())).collect();
    let result = record.tag("Result").map(claim).transpose()?;
    Ok(Header { setup, players, keywords, fairness, remarks, result })
}

fn claim(tag: &Tag) -> Result<(Claim, Place), Flaw> {
    let found = Claim::ALL.into_iter().find(|(_, word)| *word == tag.value);
    let words = || Claim::ALL.map(|(_, word)| word).join(", ");
    let (claim, _) = found.ok_or_else(|| Flaw::at(tag.place, format!("a result is one of {}", words())))?;
    Ok((claim, tag.place))
}

fn four(tag: &Tag) -> Result<Keywords, Flaw> {
    read_list(&tag.value).try_into().map_err(|_| Flaw::at(tag.place, "a team has four keywords"))
}

/// The words with their themes, if there are some.
fn themed(words: WordPool, themes: Option<&Tag>) -> Result<WordPool, Flaw> {
    let Some(tag) = themes else { return Ok(words) };
    let runs = read_list(&tag.value);
    let run = |run: &'_ String| -> Option<(String, usize)> {
        let (theme, count) = run.rsplit_once(' ')?;
        Some((if theme == NO_THEME { String::new() } else { theme.to_owned() }, count.parse().ok()?))
    };
    let runs = runs.iter().map(run).collect::<Option<Vec<_>>>();
    let themed = runs.and_then(|runs| {
        let runs: Vec<(&str, usize)> = runs.iter().map(|(theme, count)| (theme.as_str(), *count)).collect();
        words.with_runs_of_themes(&runs)
    });
    themed.ok_or_else(|| Flaw::at(tag.place, "a theme and how many of the words it has, for all of them"))
}

/// Stands for words without a theme.
const NO_THEME: &str = "-";

/// A theme and how many words of it follow, as [`themed`] reads them.
pub fn write_run((theme, count): (&str, usize)) -> String {
    format!("{} {count}", if theme.is_empty() { NO_THEME } else { theme })
}

fn options(tag: &Tag) -> Result<Options, Flaw> {
    let mut options = Options::default();
    for item in read_list(&tag.value).iter().filter(|item| !item.is_empty()) {
        let flaw = || Flaw::at(tag.place, format!("no such option: {item}"));
        let (name, value) = item.rsplit_once(' ').unwrap_or((item, ""));
        let seconds = || match value {
            "off" => Ok(None),
            seconds => seconds.parse().map(Some).map_err(|_| flaw()),
        };
        match (name, value) {
            ("strict", "") => options.strictness = Strictness::Strict,
            ("referee", "off") => options.strictness = Strictness::Off,
            ("confirm", "all") => options.confirm = Confirm::All,
            ("timer", _) => options.sand_timer = seconds()?,
            ("clue deadline", _) => options.clue_deadline = seconds()?,
            ("guess deadline", _) => options.guess_deadline = seconds()?,
            ("laser", cost) => {
                options.laser_drive = Some(LaserDrive { cost: cost.parse().map_err(|_| flaw())? });
            }
            _ => return Err(flaw()),
        }
    }
    Ok(options)
}

/// The options that are not as usual, as [`options`] reads them.
pub fn write_options(options: &Options) -> String {
    let usual = Options::default();
    let seconds = |seconds: Option<u32>| seconds.map_or("off".to_owned(), |seconds| seconds.to_string());
    let mut items = Vec::new();
    match options.strictness {
        Strictness::Strict => items.push("strict".to_owned()),
        Strictness::Normal => {}
        Strictness::Off => items.push("referee off".to_owned()),
    }
    if options.confirm == Confirm::All {
        items.push("confirm all".to_owned());
    }
    if options.sand_timer != usual.sand_timer {
        items.push(format!("timer {}", seconds(options.sand_timer)));
    }
    if options.clue_deadline.is_some() {
        items.push(format!("clue deadline {}", seconds(options.clue_deadline)));
    }
    if options.guess_deadline.is_some() {
        items.push(format!("guess deadline {}", seconds(options.guess_deadline)));
    }
    if let Some(laser) = options.laser_drive {
        items.push(format!("laser {}", laser.cost));
    }
    items.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn options_are_read_as_they_were_written(
            strictness in prop::sample::select(vec![Strictness::Strict, Strictness::Normal, Strictness::Off]),
            confirm in prop::sample::select(vec![Confirm::One, Confirm::All]),
            sand_timer in any::<Option<u32>>(),
            clue_deadline in any::<Option<u32>>(),
            guess_deadline in any::<Option<u32>>(),
            cost in any::<Option<u8>>(),
        ) {
            let laser_drive = cost.map(|cost| LaserDrive { cost });
            let wanted = Options { strictness, confirm, sand_timer, clue_deadline, guess_deadline, laser_drive };
            let place = Place { line: 1, column: 1 };
            let tag = Tag { name: "Options".into(), value: write_options(&wanted), place };
            prop_assert_eq!(options(&tag).unwrap(), wanted);
        }
    }
}
