//! `chamber ask`: one-shot questions to the bots of Decrypto.

use crate::commands::minds::MindArgs;
use crate::grid::{Cell, Grid};
use crate::say::say;
use anyhow::{Context, Result, anyhow, ensure};
use bots::decrypto::{
    Caution, Decoder, Encryption, Encryptor, Interceptor, Line, Odds, Open, Round, Scope, Strength, Texts,
    Weights, legal,
};
use clap::{Args, Subcommand};
use decrypto::Code;
use lexicon::mind::{Minds, Space};
use lexicon::{Language, list};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::process::ExitCode;

/// Asks the bots of Decrypto what they make of clues, or for clues.
#[derive(Args)]
pub struct Ask {
    #[command(subcommand)]
    question: Option<Kind>,
    /// Answers the questions of a file, one JSON object a line, with one JSON object a line.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    batch: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long, global = true)]
    json: bool,
    /// How well the bot thinks.
    #[arg(long, global = true, default_value = "master")]
    strength: Strength,
    /// The same seed gives the same clues.
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
    /// Intercept: the list that the keywords come from, one word a line. Without it, the list of the house.
    #[arg(long, global = true, value_name = "FILE")]
    words: Option<PathBuf>,
    #[command(flatten)]
    minds: MindArgs,
}

#[derive(Subcommand)]
enum Kind {
    /// Which code do the clues stand for, knowing the keywords?
    Decode(Facts),
    /// Which code do the clues stand for, not knowing the keywords?
    Intercept(Facts),
    /// Which clues should stand for the code?
    Clue(Facts),
}

#[derive(Args)]
struct Facts {
    /// The language: en, it, de or nb.
    #[arg(long)]
    lang: Language,
    /// The four keywords, parted by commas.
    #[arg(long, value_delimiter = ',')]
    keywords: Vec<String>,
    /// The three clues, parted by bars: "x | y | z".
    #[arg(long)]
    clues: Option<String>,
    /// The code, such as 421.
    #[arg(long)]
    code: Option<Code>,
    /// An earlier round: "421: x | y | z". May be said again, in order.
    #[arg(long, value_parser = past)]
    past: Vec<Past>,
}

/// A question as a line of a batch.
#[derive(Deserialize)]
struct Question {
    ask: Role,
    lang: Language,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    clues: Vec<String>,
    code: Option<Code>,
    #[serde(default)]
    past: Vec<Past>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Role {
    Decode,
    Intercept,
    Clue,
}

#[derive(Clone, Debug, Deserialize)]
struct Past {
    code: Code,
    clues: Vec<String>,
}

fn past(text: &str) -> Result<Past> {
    let (code, clues) = text.split_once(':').context("an earlier round is written \"421: x | y | z\"")?;
    Ok(Past { code: code.trim().parse()?, clues: split(clues) })
}

fn split(clues: &str) -> Vec<String> {
    clues.split('|').map(|clue| clue.trim().to_owned()).collect()
}

/// What a bot answers.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Codes { codes: Vec<Ranked> },
    Clues { clues: [String; 3], clarity: f32, leak: f32 },
}

#[derive(Serialize)]
struct Ranked {
    code: Code,
    p: f32,
}

impl Ask {
    /// Answers.
    pub fn run(self) -> Result<ExitCode> {
        if let Some(batch) = &self.batch {
            let text = std::fs::read_to_string(batch).with_context(|| batch.display().to_string())?;
            let questions = (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty());
            let questions = questions
                .map(|(line, text)| {
                    Ok((line, serde_json::from_str(text).with_context(|| format!("line {line}"))?))
                })
                .collect::<Result<Vec<(usize, Question)>>>()?;
            let mut languages: Vec<Language> = questions.iter().map(|(_, question)| question.lang).collect();
            languages.sort_unstable();
            languages.dedup();
            let minds = self.minds.open(&languages)?;
            let words = self.words()?;
            for (line, question) in &questions {
                let answer = self
                    .answer(&minds, question, words.as_deref())
                    .with_context(|| format!("line {line}"))?;
                say(serde_json::to_string(&answer)?)?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        let (ask, facts) = match &self.question {
            Some(Kind::Decode(facts)) => (Role::Decode, facts),
            Some(Kind::Intercept(facts)) => (Role::Intercept, facts),
            Some(Kind::Clue(facts)) => (Role::Clue, facts),
            None => return Err(anyhow!("ask what? decode, intercept, clue, or --batch FILE")),
        };
        let question = Question {
            ask,
            lang: facts.lang,
            keywords: facts.keywords.clone(),
            clues: facts.clues.as_deref().map(split).unwrap_or_default(),
            code: facts.code,
            past: facts.past.clone(),
        };
        let answer = self.answer(&self.minds.open(&[question.lang])?, &question, self.words()?.as_deref())?;
        match self.json {
            true => say(serde_json::to_string(&answer)?)?,
            false => answer.print()?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn words(&self) -> Result<Option<Vec<String>>> {
        let Some(file) = &self.words else { return Ok(None) };
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        Ok(Some(list::parse(&text).with_context(|| file.display().to_string())?))
    }

    fn answer(&self, minds: &Minds, question: &Question, words: Option<&[String]>) -> Result<Answer> {
        let space = minds.space(question.lang);
        let past = question.past.iter().map(line).collect::<Result<Vec<Line>>>()?;
        let weights = Weights::of(space);
        Ok(match question.ask {
            Role::Decode => {
                let decoder = Decoder::new(space, &keywords(question)?, weights);
                ranked(&decoder.decode(&past, &texts(&question.clues)?, &Open::ALL))
            }
            Role::Intercept => {
                let list = words.unwrap_or(space.keywords());
                let interceptor =
                    Interceptor::among(space, weights, Scope::of(self.strength), self.seed, list);
                ranked(&interceptor.intercept(&past, &texts(&question.clues)?, &Open::ALL))
            }
            Role::Clue => {
                let Encryption { clues, clarity, leak } = self.encrypt(space, question, &past)?;
                Answer::Clues { clues, clarity, leak }
            }
        })
    }

    fn encrypt(&self, space: &Space, question: &Question, past: &[Line]) -> Result<Encryption> {
        let keywords = keywords(question)?;
        let code = question.code.context("for which --code?")?;
        let caution = Caution::of(self.strength);
        let encryptor = Encryptor::new(space, keywords.clone(), Weights::of(space), caution);
        let mut rng = SmallRng::seed_from_u64(self.seed);
        let legal = |word: &str| legal(space.language(), &keywords, code, None, word);
        let round = Round { code, past, open: Open::ALL, watched: true, category: None };
        encryptor.encrypt(&round, &legal, &mut rng).context("no legal clue comes to mind")
    }
}

impl Answer {
    fn print(&self) -> Result<()> {
        let mut grid = Grid::default();
        match self {
            Answer::Codes { codes } => {
                for Ranked { code, p } in codes {
                    grid.row([Cell::plain(code), Cell::plain(format!("{:5.1}%", 100.0 * p))]);
                }
            }
            Answer::Clues { clues, clarity, leak } => {
                grid.row([Cell::plain("clues"), Cell::plain(clues.join(" | "))]);
                grid.row([Cell::plain("clarity"), Cell::plain(format!("{:.1}%", 100.0 * clarity))]);
                grid.row([Cell::plain("leak"), Cell::plain(format!("{:.1}%", 100.0 * leak))]);
            }
        }
        say(grid)
    }
}

fn ranked(odds: &Odds) -> Answer {
    Answer::Codes { codes: odds.ranked().into_iter().map(|(code, p)| Ranked { code, p }).collect() }
}

fn keywords(question: &Question) -> Result<[String; 4]> {
    let keywords: Vec<String> = question.keywords.iter().map(|word| word.trim().to_owned()).collect();
    keywords.try_into().map_err(|_| anyhow!("four --keywords are needed"))
}

fn texts(clues: &[String]) -> Result<Texts> {
    ensure!(clues.len() == 3, "three --clues are needed: \"x | y | z\"");
    Ok(std::array::from_fn(|at| Some(clues[at].clone()).filter(|clue| !clue.is_empty())))
}

fn line(past: &Past) -> Result<Line> {
    Ok(Line { clues: texts(&past.clues)?, code: past.code, decryption: None, interception: None })
}
