//! Games with people's clues: what the bots make of clues that they did not choose.
//!
//! A file has one game a line: `{"lang":"en","keywords":[..4..],"rounds":[{"code":"421","clues":[..3..]},..]}`.

use super::{Decoder, Interceptor, Line, Odds, Open, Scope, Strength, Texts, Weights};
use decrypto::Code;
use lexicon::Language;
use lexicon::mind::{Minds, Space};
use serde::Deserialize;

/// A game as it was played: the keywords of one team, and its codes with their clues.
#[derive(Clone, Debug, Deserialize)]
pub struct Game {
    /// The language.
    pub lang: Language,
    /// The keywords.
    pub keywords: [String; 4],
    /// The rounds, in order.
    pub rounds: Vec<Turn>,
}

/// One code and its clues.
#[derive(Clone, Debug, Deserialize)]
pub struct Turn {
    /// The code.
    pub code: Code,
    /// The clues, in the order of the code.
    pub clues: [String; 3],
}

/// What a bot made of one code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// Which round it was, from 1.
    pub round: usize,
    /// Whether it read the code, knowing the keywords.
    pub read: bool,
    /// Whether it intercepted the code, knowing only the sheet.
    pub intercepted: bool,
}

/// Reads a file of games; the error says in which line.
pub fn parse(text: &str) -> std::result::Result<Vec<Game>, (usize, serde_json::Error)> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(at, line)| serde_json::from_str(line).map_err(|why| (at, why))).collect()
}

impl Game {
    /// The rounds as the note sheet has them.
    pub fn lines(&self) -> Vec<Line> {
        let line = |turn: &Turn| Line {
            clues: turn.clues.clone().map(Some),
            code: turn.code,
            decryption: None,
            interception: None,
        };
        self.rounds.iter().map(line).collect()
    }

    /// A bot as teammate and as opponent, round after round; `who` is which bot of its strength.
    pub fn play(&self, minds: &Minds, strength: Strength, who: u64) -> Vec<Result> {
        self.play_with(minds.space(self.lang), strength, Scope::of(strength), who)
    }

    /// The same with another scope.
    pub fn play_with(&self, space: &Space, strength: Strength, scope: Scope, who: u64) -> Vec<Result> {
        let read = self.read(space, strength);
        let intercepted = self.intercepted(space, scope, who);
        let both = read.into_iter().zip(intercepted).zip(1..);
        both.map(|((read, intercepted), round)| Result { round, read, intercepted }).collect()
    }

    /// Whether a teammate of a strength reads each code.
    pub fn read(&self, space: &Space, strength: Strength) -> Vec<bool> {
        let decoder = Decoder::new(space, &self.keywords, Weights::of(space)).within(strength.reach());
        self.guessed(|past, clues| decoder.decode(past, clues, &Open::ALL))
    }

    /// Whether an opponent intercepts each code.
    pub fn intercepted(&self, space: &Space, scope: Scope, who: u64) -> Vec<bool> {
        let interceptor = Interceptor::new(space, Weights::of(space), scope, who);
        self.guessed(|past, clues| interceptor.intercept(past, clues, &Open::ALL))
    }

    fn guessed(&self, guess: impl Fn(&[Line], &Texts) -> Odds) -> Vec<bool> {
        let lines = self.lines();
        let right = |at: usize| guess(&lines[..at], &lines[at].clues).best().0 == lines[at].code;
        (0..lines.len()).map(right).collect()
    }
}
