//! Games with people's clues: what the bots make of clues that they did not choose.
//!
//! A file has one game a line: `{"lang":"en","keywords":[..4..],"rounds":[{"code":"421","clues":[..3..]},..]}`.

use super::{Decoder, Interceptor, Line, Open, Scope, Strength, Weights};
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
        let decoder = Decoder::new(space, &self.keywords, Weights::of(space)).within(strength.reach());
        let interceptor = Interceptor::new(space, Weights::of(space), scope, who);
        let lines = self.lines();
        (0..lines.len())
            .map(|at| {
                let (past, line) = (&lines[..at], &lines[at]);
                let read = decoder.decode(past, &line.clues, &Open::ALL).best().0 == line.code;
                let guess = interceptor.intercept(past, &line.clues, &Open::ALL).best().0;
                Result { round: at + 1, read, intercepted: guess == line.code }
            })
            .collect()
    }
}
