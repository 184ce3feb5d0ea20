//! A finished game looked at again: how clear every clue was to the own team and what it gave away, in the judgement of a
//! master who sees what each side could see then.

use super::sheet::lines;
use super::{
    Caution, Decoder, Encryptor, Interceptor, Line, Open, Round, Scope, Strength, Texts, Weights, legal,
};
use decrypto::{Code, Digit, Keywords, Known, RoundView, Team, View};
use lexicon::mind::{Minds, Space};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// Every code that clues were given for, in order, of both teams.
    pub codes: Vec<CodeReview>,
    /// The interception that the sheet spoke least for.
    pub luckiest: Option<Interception>,
    /// The hardest interception that the sheet allowed: a master would have made it too.
    pub best: Option<Interception>,
}

/// One code.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CodeReview {
    /// Whose it is.
    pub team: Team,
    /// In which round, from 1.
    pub round: usize,
    /// The code.
    pub code: Code,
    /// How likely a teammate was to read it, and an opponent.
    pub odds: Reading,
    /// The clues, in the order of the code; none where one was not in words.
    pub clues: [Option<ClueReview>; 3],
    /// What the opponents could know of each keyword after it, from 0 to 1, in the order of the keywords.
    pub known: [f32; 4],
    /// What a master would have said.
    pub better: Option<Better>,
}

/// How a code or a clue is read, each from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reading {
    /// By a teammate who sees the keywords.
    pub clear: f32,
    /// By an opponent who sees the sheet; 0 in the first round, when nobody intercepts.
    pub leak: f32,
}

/// One clue.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ClueReview {
    /// What was said.
    pub clue: String,
    /// Its digit.
    pub digit: Digit,
    /// How it is read.
    pub reading: Reading,
    /// What links it to the keyword, if the bots know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// What the opponents could know of the keyword before it, and after it.
    pub before: f32,
    /// See `before`.
    pub after: f32,
}

/// Other clues for the same code.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Better {
    /// The clues.
    pub clues: [String; 3],
    /// How they are read.
    pub odds: Reading,
}

/// A code that was intercepted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interception {
    /// Whose code.
    pub team: Team,
    /// In which round, from 1.
    pub round: usize,
    /// How likely it was in the judgement of a master.
    pub chance: f32,
}

/// Looks at a finished game again: `view` is anybody's view of it. `None` while it lasts, for then nobody's view has both
/// teams' keywords, or where the language is unknown.
pub fn review(minds: &Minds, view: &View) -> Option<Review> {
    let space = minds.space(view.language.parse().ok()?);
    let mut codes = Vec::new();
    let (mut luckiest, mut best): (Option<Interception>, Option<Interception>) = (None, None);
    // The Interceptor of three has no keywords.
    let teams = Team::BOTH.into_iter().filter(|team| !view.three_players || *team == Team::White);
    for team in teams {
        let keywords = view.keywords(team)?;
        let side = Side { minds, space, team, keywords };
        let all = lines(view, team);
        for (at, (line, round)) in all.iter().zip(rounds(view, team)).enumerate() {
            let (code, guessed) = side.code(&all[..at], line, round);
            if line.interception == Some(line.code) {
                let found = Interception { team, round: code.round, chance: code.odds.leak };
                let lower =
                    |known: &Option<Interception>| known.is_none_or(|known| found.chance < known.chance);
                if lower(&luckiest) {
                    luckiest = Some(found);
                }
                if guessed && lower(&best) {
                    best = Some(found);
                }
            }
            codes.push(code);
        }
    }
    codes.sort_by_key(|code| code.round);
    Some(Review { codes, luckiest, best })
}

/// The rounds of a team's resolved codes, as [`lines`] has them.
fn rounds(view: &View, team: Team) -> Vec<usize> {
    let resolved = |round: &RoundView| {
        round.lines[team].as_ref().is_some_and(|line| line.resolved.is_some() && line.clues.is_some())
    };
    (1..).zip(view.sheet.iter()).filter(|(_, round)| resolved(round)).map(|(number, _)| number).collect()
}

struct Side<'a> {
    minds: &'a Minds,
    space: &'a Space,
    team: Team,
    keywords: &'a Keywords,
}

impl Side<'_> {
    fn interceptor(&self) -> Interceptor<'_> {
        Interceptor::new(self.space, Weights::of(self.space), Scope::ALL, 0)
    }

    /// One code, and whether a master would have intercepted it.
    fn code(&self, past: &[Line], line: &Line, round: usize) -> (CodeReview, bool) {
        let decoder = Decoder::new(self.space, self.keywords, Weights::of(self.space));
        let read = decoder.decode(past, &line.clues, &Open::ALL);
        let seen = self.interceptor().intercept(past, &line.clues, &Open::ALL);
        let watched = round > 1;
        let leak = |chance: f32| if watched { chance } else { 0.0 };
        let before = self.known(past);
        let after = self.known(&[past, std::slice::from_ref(line)].concat());
        let digits = line.code.digits();
        let clues = std::array::from_fn(|at| {
            let (clue, digit) = (line.clues[at].clone()?, digits[at]);
            let link = decoder.reason(&clue, digit).map(str::to_owned);
            let reading = Reading { clear: read.digit(at, digit), leak: leak(seen.digit(at, digit)) };
            Some(ClueReview {
                link,
                digit,
                reading,
                before: before[digit.index()],
                after: after[digit.index()],
                clue,
            })
        });
        let odds = Reading { clear: read.of(line.code), leak: leak(seen.of(line.code)) };
        let better = self
            .better(&decoder, past, line.code, round)
            .filter(|better| better.odds.clear - better.odds.leak > odds.clear - odds.leak);
        let review =
            CodeReview { team: self.team, round, code: line.code, odds, clues, known: after, better };
        (review, watched && seen.best().0 == line.code)
    }

    /// How sure an opponent could be of each keyword; 0 where nothing was said.
    fn known(&self, past: &[Line]) -> [f32; 4] {
        let beliefs = self.interceptor().keywords(past, usize::MAX);
        let said = super::line::columns(past).map(|column| !column.is_empty());
        std::array::from_fn(|digit| {
            let own = |(word, _): &&(&str, f32)| word.eq_ignore_ascii_case(&self.keywords[digit]);
            beliefs[digit].iter().find(own).filter(|_| said[digit]).map_or(0.0, |(_, belief)| *belief)
        })
    }

    fn better(&self, decoder: &Decoder<'_>, past: &[Line], code: Code, round: usize) -> Option<Better> {
        let legal = |word: &str| legal(self.space.language(), self.keywords, code, Some(self.minds), word);
        let caution = Caution::of(Strength::Master);
        let encryptor = Encryptor::new(self.space, self.keywords.clone(), Weights::of(self.space), caution);
        let watched = round > 1;
        let asked = Round { code, past, open: Open::ALL, watched, category: None };
        // Always the same, so that a review is.
        let clues = encryptor.encrypt(&asked, &legal, &mut SmallRng::seed_from_u64(round as u64))?.clues;
        let said: Texts = clues.clone().map(Some);
        let clear = decoder.decode(past, &said, &Open::ALL).of(code);
        let leak = if watched { self.interceptor().intercept(past, &said, &Open::ALL).of(code) } else { 0.0 };
        Some(Better { clues, odds: Reading { clear, leak } })
    }
}
