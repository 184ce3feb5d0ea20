//! The published three-player protocol: Alice and Bob against Eve.
//!
//! Eight turns; no code comes twice; Bob and Eve guess in every turn, the first included. Eve wins with two
//! interceptions or two miscommunications, Alice and Bob by surviving. These are not the official rules.

use super::baseline::Baseline;
pub use super::program::Silence;
use super::program::{Program, Question};
use super::rivals::{self, Rival};
use super::{
    Caution, Decoder, Encryptor, Interceptor, Line, Open, Round, Scope, Strength, Texts, Weights, legal,
};
use decrypto::Code;
use lexicon::mind::Space;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use std::str::FromStr;
use std::time::Duration;

/// The most turns of a game.
pub const TURNS: usize = 8;
const LOST: usize = 2;

/// Who plays a role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agent {
    /// The published baseline, with the vectors of a mind.
    Baseline(String),
    /// Ours, without some of the minds.
    Ours(Strength, Vec<String>),
    /// Ours, with one mind only.
    Only(String),
    /// An interceptor of another kind, with the vectors of a mind.
    Rival(Rival, String),
    /// Somebody else's: a command line.
    Program(String),
}

/// A name that stands for no agent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no such agent: {0} (baseline:MIND, beginner, player, agent, master, master-without:MIND, only:MIND, nearest:MIND, certain:MIND, program:COMMAND)"
)]
pub struct UnknownAgent(pub String);

impl FromStr for Agent {
    type Err = UnknownAgent;
    fn from_str(name: &str) -> Result<Self, UnknownAgent> {
        let (kind, mind) = name.split_once(':').unwrap_or((name, ""));
        let or = |other: &str| if mind.is_empty() { other.to_owned() } else { mind.to_owned() };
        Ok(match kind {
            "baseline" => Agent::Baseline(or("glove")),
            "nearest" => Agent::Rival(Rival::Nearest, or("encoder")),
            "certain" => Agent::Rival(Rival::Certain, or("encoder")),
            "program" => Agent::Program(mind.to_owned()),
            "only" => Agent::Only(or("encoder")),
            "master-without" => Agent::Ours(Strength::Master, mind.split('+').map(str::to_owned).collect()),
            _ => Agent::Ours(kind.parse().map_err(|_| UnknownAgent(name.to_owned()))?, Vec::new()),
        })
    }
}

/// The words and codes of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Alice's and Bob's keywords.
    pub keywords: [String; 4],
    /// The codes, in the order in which they come.
    pub codes: Vec<Code>,
    /// What the agents' own chance comes from.
    pub seed: u64,
}

impl Deal {
    /// Draws four of the words and the order of the codes.
    pub fn draw(words: &[String], seed: u64) -> Option<Deal> {
        let mut rng = SmallRng::seed_from_u64(seed);
        let keywords: [String; 4] = words.sample_array(&mut rng)?;
        let mut codes: Vec<Code> = Code::all().collect();
        codes.shuffle(&mut rng);
        codes.truncate(TURNS);
        Some(Deal { keywords, codes, seed })
    }
}

/// A played game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its turns, each resolved.
    pub turns: Vec<Line>,
}

impl Played {
    /// Turns that Eve read.
    pub fn interceptions(&self) -> usize {
        self.turns.iter().filter(|turn| turn.interception == Some(turn.code)).count()
    }

    /// Turns that Bob misread.
    pub fn miscommunications(&self) -> usize {
        self.turns.iter().filter(|turn| turn.decryption != Some(turn.code)).count()
    }

    /// Whether Alice and Bob survived.
    pub fn won(&self) -> bool {
        self.interceptions() < LOST && self.miscommunications() < LOST
    }
}

/// The three roles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trio {
    /// Encrypts.
    pub alice: Agent,
    /// Decodes.
    pub bob: Agent,
    /// Intercepts.
    pub eve: Agent,
}

impl Trio {
    /// Seats the three at a table in this language; `None` if an agent wants a mind that there is not, or a
    /// program that cannot be started. A program has so much `patience` for every answer.
    pub fn seat<'a>(&self, space: &'a Space, patience: Duration) -> Option<Table<'a>> {
        let sit = |agent| Player::new(space, agent, patience);
        Some(Table { space, alice: sit(&self.alice)?, bob: sit(&self.bob)?, eve: sit(&self.eve)? })
    }
}

/// Three agents at a table.
pub struct Table<'a> {
    space: &'a Space,
    alice: Player<'a>,
    bob: Player<'a>,
    eve: Player<'a>,
}

impl Table<'_> {
    /// Plays a deal until somebody has won, or `through` all turns, which says more about how clues are read.
    pub fn play(&self, deal: &Deal, through: bool) -> Result<Played, Silence> {
        let mut rng = SmallRng::seed_from_u64(deal.seed ^ 0x5eed);
        let mut played = Played { turns: Vec::new() };
        for code in &deal.codes {
            let past = &played.turns;
            let open = Open::without(past.iter().map(|turn| turn.code));
            let clues =
                self.alice.encrypt(self.space, &deal.keywords, *code, past, &open, &mut rng)?.map(Some);
            let decryption = self.bob.decode(self.space, &deal.keywords, past, &clues, &open)?;
            let interception = self.eve.intercept(self.space, past, &clues, &open)?;
            played.turns.push(Line { clues, code: *code, decryption, interception });
            if !played.won() && !through {
                break;
            }
        }
        Ok(played)
    }
}

/// An agent that has taken its seat.
enum Player<'a> {
    Baseline(Baseline<'a>),
    Ours(Strength, Weights),
    Rival(Rival, usize),
    Program(Program),
}

impl<'a> Player<'a> {
    fn new(space: &'a Space, agent: &Agent, patience: Duration) -> Option<Self> {
        let place = |mind: &str| space.minds().position(|name| name == mind);
        let all = Weights::of(space);
        Some(match agent {
            Agent::Baseline(mind) => Player::Baseline(Baseline::new(space, mind)?),
            Agent::Ours(strength, without) => Player::Ours(
                *strength,
                without.iter().fold(all, |weights, mind| weights.without(space, mind)),
            ),
            Agent::Only(mind) => {
                let only = place(mind)?;
                let weights = (0..all.0.len()).map(|at| if at == only { 1.0 } else { 0.0 });
                Player::Ours(Strength::Master, Weights(weights.collect()))
            }
            Agent::Rival(rival, mind) => Player::Rival(*rival, place(mind)?),
            Agent::Program(command) => Player::Program(Program::start(command, patience)?),
        })
    }

    /// What it knows when it plays a role that its kind has no way of its own for.
    fn weights(&self, space: &Space) -> Weights {
        match self {
            Player::Ours(_, weights) => weights.clone(),
            _ => Weights::of(space),
        }
    }

    /// How many associations of a keyword come to its mind.
    fn reach(&self) -> usize {
        match self {
            Player::Ours(strength, _) => strength.reach(),
            _ => usize::MAX,
        }
    }

    fn encrypt(
        &self,
        space: &Space,
        keywords: &[String; 4],
        code: Code,
        past: &[Line],
        open: &Open,
        rng: &mut SmallRng,
    ) -> Result<[String; 3], Silence> {
        let strength = match self {
            Player::Baseline(baseline) => return Ok(baseline.encrypt(keywords, code, past, rng)),
            Player::Ours(strength, _) => *strength,
            Player::Rival(..) => Strength::Master,
            Player::Program(program) => {
                let question =
                    Question { keywords: Some(keywords), code: Some(code), ..question(space, "clue", past) };
                return Ok(program.ask(&question)?.clues.unwrap_or_default());
            }
        };
        let legal = |word: &str| legal(space.language(), keywords, code, None, word);
        let encryptor = Encryptor::new(space, keywords.clone(), self.weights(space), Caution::of(strength));
        let round = Round { code, past, open: *open, watched: true, category: None };
        let encryption = encryptor.encrypt(&round, &legal, rng);
        // Out of so many words there is always a legal one; three empty clues would be three lost turns.
        Ok(encryption.map(|encryption| encryption.clues).unwrap_or_default())
    }

    fn decode(
        &self,
        space: &Space,
        keywords: &[String; 4],
        past: &[Line],
        clues: &Texts,
        open: &Open,
    ) -> Result<Option<Code>, Silence> {
        let odds = match self {
            Player::Program(program) => {
                let question = Question {
                    keywords: Some(keywords),
                    clues: Some(clues),
                    ..question(space, "decode", past)
                };
                return Ok(program.ask(&question)?.code);
            }
            Player::Baseline(baseline) => baseline.decode(keywords, clues),
            _ => {
                let decoder = Decoder::new(space, keywords, self.weights(space)).within(self.reach());
                decoder.decode(past, clues, open)
            }
        };
        Ok(Some(odds.best().0))
    }

    fn intercept(
        &self,
        space: &Space,
        past: &[Line],
        clues: &Texts,
        open: &Open,
    ) -> Result<Option<Code>, Silence> {
        let odds = match self {
            Player::Program(program) => {
                let question = Question { clues: Some(clues), ..question(space, "intercept", past) };
                return Ok(program.ask(&question)?.code);
            }
            Player::Baseline(baseline) => baseline.intercept(past, clues),
            Player::Ours(strength, weights) => {
                let scope = Scope::of(*strength);
                Interceptor::new(space, weights.clone(), scope, 0).intercept(past, clues, open)
            }
            Player::Rival(rival, mind) => rivals::intercept(space, *mind, *rival, past, clues, open),
        };
        Ok(Some(odds.best().0))
    }
}

fn question<'a>(space: &Space, ask: &'static str, past: &'a [Line]) -> Question<'a> {
    let past = past.iter().map(Into::into).collect();
    Question { ask, lang: space.language(), keywords: None, code: None, clues: None, past }
}
