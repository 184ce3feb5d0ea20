//! Decrypto at the table: chairs with even numbers are White's, the others Black's.

use super::{Outside, Over, ReadGame, Seated, Seating, TableGame, check_seconds, paced};
use crate::{Pace, Reason, Refusal, Settings, Words};
pub use decrypto::Options;
use decrypto::{Action, Decrypto, Event, PerTeam, Phase, Setup, State, Team, Winner, WordPool, notation};
use game::notation::{Fairness, Flaw};
use game::{Game, Seat};
use lexicon::{Band, Language, categories, keywords, list};
use std::collections::HashMap;
use std::sync::LazyLock;

impl TableGame for Decrypto {
    const SEATING: Seating = Seating { fewest: 3, usual: 4, most: 8, sides: 2 };
    type Options = Options;

    fn check(options: &Options) -> Result<(), Reason> {
        check_seconds("sand_timer", options.sand_timer)?;
        check_seconds("clue_deadline", options.clue_deadline)?;
        check_seconds("guess_deadline", options.guess_deadline)?;
        match options.laser_drive {
            Some(drive) if !(1..=3).contains(&drive.cost) => {
                Err(Reason::BadSettings { setting: "laser_drive".into() })
            }
            _ => Ok(()),
        }
    }

    fn setup(
        options: &Options,
        settings: &Settings,
        seated: &Seated<'_>,
        used: &[String],
    ) -> Result<Setup, Refusal> {
        let seats: Vec<Team> = seated.chairs.iter().map(|chair| Team::BOTH[usize::from(chair % 2)]).collect();
        let whites = seats.iter().filter(|team| **team == Team::White).count();
        let blacks = seats.len() - whites;
        if whites.abs_diff(blacks) > 1 || whites < 2 || (seats.len() > 3 && blacks < 2) {
            return Err(Reason::UnevenSides.into());
        }
        let name = |side: usize| settings.side_names.get(side).cloned().unwrap_or_default();
        let categories = options.laser_drive.map_or(&[][..], |_| categories(settings.language));
        let setup = Setup {
            language: settings.language.tag().to_owned(),
            seats,
            names: PerTeam { white: name(0), black: name(1) },
            options: Options {
                // At the slow pace nobody is hurried by sand, and beside bots, who are always quicker, only who wants it.
                sand_timer: options.sand_timer.filter(|_| {
                    settings.pace == Pace::Live && (settings.sand_timer_with_bots || !seated.bots)
                }),
                clue_deadline: paced(settings.pace, options.clue_deadline),
                guess_deadline: paced(settings.pace, options.guess_deadline),
                ..options.clone()
            },
            words: words(settings)?.without(used),
            categories: categories.iter().map(|&category| category.to_owned()).collect(),
        };
        Decrypto::open(&setup)?;
        Ok(setup)
    }

    fn spent(state: &State) -> Vec<String> {
        state.used_words().reveal().clone()
    }

    fn openly_awaited(open: &Self::Open) -> Vec<Seat> {
        open.awaited()
    }

    fn winners(state: &State) -> Vec<Seat> {
        let won = |team: Team| match Decrypto::outcome(state) {
            Some(decrypto::Outcome::Win { winner: Winner::Interceptor }) => team == Team::Black,
            Some(decrypto::Outcome::Win { winner }) => winner == Winner::team(team),
            Some(decrypto::Outcome::Shared) => true,
            None => false,
        };
        let setup = state.setup();
        Team::BOTH.into_iter().filter(|team| won(*team)).flat_map(|team| setup.members(team)).collect()
    }

    fn turn(state: &State) -> u64 {
        let phase = match state.phase() {
            Phase::Open | Phase::Over => 0,
            Phase::Encrypt => 1,
            Phase::Guess { team: Team::White } => 2,
            Phase::Guess { team: Team::Black } => 3,
            Phase::Laser => 4,
            Phase::Keywords => 5,
            Phase::Judge => 6,
        };
        // In Laser Drive every word that is named asks the owners anew.
        u64::from(state.round()) * 8 + phase + ((state.words_tried() as u64) << 8)
    }

    /// Clues take longest, and the more of them are on the sheet the longer it takes to guess.
    fn effort(state: &State) -> u32 {
        match state.phase() {
            Phase::Encrypt => 250,
            Phase::Guess { .. } => 80 + 10 * u32::from(state.round().min(6)),
            _ => 100,
        }
    }

    fn revealed(state: &State) -> u64 {
        state.codes_opened()
    }

    fn attend(seat: Seat, present: bool) -> Option<Action> {
        Some(Action::Attend { seat, present })
    }

    fn pass_over() -> Action {
        Action::TimeUp
    }

    fn over(state: &State, action: &Action) -> Option<Over> {
        let Action::ReplaceEncryptor { to } = action else { return None };
        let team = state.setup().seats.get(to.index())?;
        Some(Over { seat: state.encryptor(*team), host_only: false })
    }

    fn is_agreement(action: &Action) -> bool {
        matches!(action, Action::Confirm | Action::Guess { .. })
    }

    fn is_silent(state: &State, seat: Seat) -> bool {
        state.holds_code(seat)
    }

    fn referee<'a>(outside: &Outside<'a>) -> &'a Self::Referee {
        outside.referee
    }

    fn record(state: &State, names: &[String], fairness: Fairness, own_words: bool) -> Option<String> {
        let setup = state.setup();
        let fairness = notation::Fairness {
            chance: fairness,
            // Of a list that the host brought only what was drawn is told.
            words: (!own_words).then(|| setup.words.clone()),
            categories: setup.options.laser_drive.map(|_| setup.categories.clone()),
        };
        Some(notation::Record::of(state, names, fairness).to_string())
    }

    fn read(record: &str) -> Result<ReadGame<Self>, Flaw> {
        let (record, events) = notation::Record::parse_with_events(record)?;
        let mut setup = record.state().setup().clone();
        if setup.categories.is_empty() {
            setup.categories = events.iter().filter_map(category).collect();
        }
        let chair = |seat: Seat| {
            let team = setup.seats[seat.index()];
            let before = setup.members(team).take_while(|other| *other != seat).count() as u8;
            2 * before + u8::from(team == Team::Black)
        };
        let mut steps: Vec<Vec<Event>> = vec![Vec::new()];
        for event in events {
            match steps.last_mut().filter(|_| !is_move(&event)) {
                Some(step) => step.push(event),
                None => steps.push(vec![event]),
            }
        }
        Ok(ReadGame {
            options: setup.options.clone(),
            language: setup.language.parse().ok(),
            words: match record.fairness.words {
                Some(_) => Words::House,
                None => Words::Own { text: String::new() },
            },
            names: Team::BOTH.into_iter().flat_map(|team| record.players[team].clone()).collect(),
            chairs: (0..setup.seats.len() as u8).map(|seat| chair(Seat(seat))).collect(),
            steps,
            fairness: record.fairness.chance,
            setup,
        })
    }

    fn without_words(setup: &Setup) -> Setup {
        Setup { words: WordPool::from(Vec::<String>::new()), ..setup.clone() }
    }

    /// Without the words, if they are of the list that the game before had: what is left of it follows from what was
    /// played.
    fn abridged(setup: &Setup, before: Option<&Setup>) -> Setup {
        match before {
            Some(before) if setup.words.whole() == before.words.whole() => Self::without_words(setup),
            _ => setup.clone(),
        }
    }

    /// With the words that were left out; else with the list of the house itself in place of a copy of it.
    fn completed(setup: &Setup, before: Option<&Setup>, settings: &Settings, used: &[String]) -> Setup {
        let words = match before {
            Some(before) if setup.words.is_empty() => before.words.whole().without(used),
            _ => words(settings).ok().filter(|words| *words == setup.words).unwrap_or(setup.words.clone()),
        };
        Setup { words, ..setup.clone() }
    }
}

/// The words that a table may draw from.
fn words(settings: &Settings) -> Result<WordPool, Reason> {
    Ok(match &settings.words {
        Words::House => HOUSE_WORDS[&(settings.language, None)].clone(),
        Words::Band { band } => HOUSE_WORDS[&(settings.language, Some(*band))].clone(),
        Words::Own { text } => list::parse(text).map_err(Reason::from)?.into(),
    })
}

/// The lists of the house, one copy for all tables: made once from the lexicon's, which never change.
static HOUSE_WORDS: LazyLock<HashMap<(Language, Option<Band>), WordPool>> = LazyLock::new(|| {
    let bands = [Some(Band::Family), Some(Band::Expert), None].into_iter();
    let lists =
        Language::ALL.into_iter().flat_map(|language| bands.clone().map(move |band| (language, band)));
    lists.map(|(language, band)| ((language, band), house_words(language, band))).collect()
});

fn house_words(language: Language, band: Option<Band>) -> WordPool {
    let of_band = keywords(language).iter().filter(|keyword| band.is_none_or(|b| keyword.concept.band == b));
    WordPool::themed(of_band.map(|keyword| (keyword.concept.theme, keyword.word)))
}

impl From<list::Malformed> for Reason {
    fn from(malformed: list::Malformed) -> Self {
        use list::Malformed::{Character, Duplicate, Empty, TooFew, TooLong, TooMany};
        let line = match malformed {
            TooFew { .. } => 0,
            TooMany { line } | Empty { line } | TooLong { line } => line,
            Character { line, .. } | Duplicate { line, .. } => line,
        };
        Reason::BadWordList { problem: malformed.code().to_owned(), line }
    }
}

/// The category that a round of Laser Drive began with.
fn category(event: &Event) -> Option<String> {
    if let Event::RoundBegan { category, .. } = event { category.clone() } else { None }
}

/// Whether somebody did something; everything else follows from what was done before.
fn is_move(event: &Event) -> bool {
    !matches!(
        event,
        Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::GuessingBegan { .. }
            | Event::Resolved { .. }
            | Event::LaserBegan { .. }
            | Event::TieBreakBegan { .. }
            | Event::JudgingBegan { .. }
            | Event::Ended
    )
}
