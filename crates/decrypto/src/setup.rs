use crate::{PerTeam, Rejection, Team, WordPool, referee};
use game::Seat;
use serde::{Deserialize, Serialize};

/// What is settled before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The language of the words, such as `it`.
    pub language: String,
    /// The team of each seat, in seat order. Two seats of White and one of Black make the three-player
    /// game: the one is the Interceptor.
    pub seats: Vec<Team>,
    /// What the teams call themselves; empty for plain White and Black.
    #[serde(default)]
    pub names: PerTeam<String>,
    /// The table's choices.
    #[serde(default)]
    pub options: Options,
    /// The words that keywords are drawn from. For a rematch see [`WordPool::without`].
    pub words: WordPool,
    /// The categories that Laser Drive draws from; may be empty without it.
    #[serde(default)]
    pub categories: Vec<String>,
}

impl Setup {
    /// Whether this is the three-player game.
    pub fn three_players(&self) -> bool {
        self.seats.len() == 3
    }

    /// The seats of a team, in order.
    pub fn members(&self, team: Team) -> impl Iterator<Item = Seat> {
        (0u8..).zip(&self.seats).filter(move |(_, of)| **of == team).map(|(seat, _)| Seat(seat))
    }

    /// How many words a deal takes.
    pub fn words_needed(&self) -> usize {
        if self.three_players() { 4 } else { 8 }
    }

    /// What a try costs in Laser Drive; 0 without it.
    pub(crate) fn laser_cost(&self) -> u8 {
        self.options.laser_drive.map_or(0, |laser| laser.cost)
    }

    /// Refuses a setup that no game can be played with.
    pub(crate) fn check(&self) -> Result<(), Rejection> {
        self.check_table()?;
        if self.options.laser_drive.is_some() && self.categories.is_empty() {
            return Err(Rejection::NoCategories);
        }
        self.categories.iter().try_for_each(|category| check_text(category))?;
        self.words.check()?;
        let (needed, found) = (self.words_needed(), self.words.len());
        if found < needed { Err(Rejection::TooFewWords { needed, found }) } else { Ok(()) }
    }

    /// The part that does not depend on words: teams, their names, options.
    pub(crate) fn check_table(&self) -> Result<(), Rejection> {
        let [white, black] = Team::BOTH.map(|team| self.members(team).count());
        let teams = (2..=4).contains(&white) && (2..=4).contains(&black) && white.abs_diff(black) <= 1;
        if !teams && (white, black) != (2, 1) {
            return Err(Rejection::UnevenTeams { white, black });
        }
        self.options.check()?;
        if self.options.laser_drive.is_some() && self.three_players() {
            return Err(Rejection::LaserNeedsTeams);
        }
        let names = Team::BOTH.into_iter().map(|team| &self.names[team]);
        names.filter(|name| !name.is_empty()).try_for_each(|name| check_text(name))
    }
}

/// Names and words are plain, visible and short.
pub(crate) fn check_text(text: &str) -> Result<(), Rejection> {
    match referee::unfit(text) {
        None => Ok(()),
        Some(_) => Err(Rejection::UnfitText { text: text.chars().take(40).collect() }),
    }
}

/// The table's choices, with their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Options))]
#[serde(default)]
pub struct Options {
    /// How clues are judged.
    pub strictness: Strictness,
    /// How a team settles on a guess.
    pub confirm: Confirm,
    /// Seconds that the second Encryptor has once the first is done.
    pub sand_timer: Option<u32>,
    /// House rule: seconds for both Encryptors from the start of the round.
    pub clue_deadline: Option<u32>,
    /// House rule: seconds for a guess, and for each decision at the end of a round or of the game.
    pub guess_deadline: Option<u32>,
    /// The expansion Laser Drive.
    pub laser_drive: Option<LaserDrive>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            strictness: Strictness::Normal,
            confirm: Confirm::One,
            sand_timer: Some(30),
            clue_deadline: None,
            guess_deadline: None,
            laser_drive: None,
        }
    }
}

/// The longest time that an option can give, in seconds: a month, for slow play.
const LONGEST_TIME: u32 = 31 * 24 * 60 * 60;

impl Options {
    fn check(&self) -> Result<(), Rejection> {
        let times = [
            ("sand_timer", self.sand_timer),
            ("clue_deadline", self.clue_deadline),
            ("guess_deadline", self.guess_deadline),
        ];
        for (option, seconds) in times {
            if seconds.is_some_and(|seconds| !(1..=LONGEST_TIME).contains(&seconds)) {
                return Err(Rejection::OptionOutOfRange { option });
            }
        }
        if self.laser_drive.is_some_and(|laser| !(1..=3).contains(&laser.cost)) {
            return Err(Rejection::OptionOutOfRange { option: "laser_drive" });
        }
        Ok(())
    }
}

/// How clues are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Strictness {
    /// What the referee doubts is refused.
    Strict,
    /// What the referee doubts is refused unless the Encryptor insists.
    #[default]
    Normal,
    /// The table judges: only what is no clue at all, or a repeated one, is refused.
    Off,
}

/// How a team settles on a guess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Confirm {
    /// Whoever confirms first locks in their own marks for the team.
    #[default]
    One,
    /// The guess is locked in when all guessers who are present have confirmed the same.
    All,
}

/// How Laser Drive is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LaserDrive {
    /// Laser tokens that one try costs, 1 to 3.
    pub cost: u8,
}

impl Default for LaserDrive {
    fn default() -> Self {
        LaserDrive { cost: 2 }
    }
}
