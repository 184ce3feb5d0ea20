//! `chamber clue`: what the referee says about clues.

use anyhow::ensure;
use clap::Args;
use lexicon::Language;
use lexicon::referee::{Position, Verdict, check};
use serde::Serialize;
use std::process::ExitCode;

/// Asks the referee about clues.
#[derive(Args)]
pub struct Clue {
    /// The language of keywords and clues: en, it, de or nb.
    #[arg(long)]
    lang: Language,
    /// The team's own keywords in the order of their numbers, parted by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    keywords: Vec<String>,
    /// A clue that the team gave before; may be said again.
    #[arg(long)]
    given: Vec<String>,
    /// The code that the clues stand for, such as 421.
    #[arg(long, value_parser = code)]
    code: Option<Code>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// The clues to judge.
    #[arg(required = true, value_name = "CLUE")]
    clues: Vec<String>,
}

/// The digits of a code.
#[derive(Clone, Debug)]
struct Code(Vec<u8>);

fn code(text: &str) -> Result<Code, String> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .filter(|c| !matches!(c, '.' | '-' | ',' | ' '))
        .map(|c| c.to_digit(5).filter(|digit| *digit > 0).map(|digit| digit as u8))
        .collect();
    match digits {
        Some(digits) if digits.len() == 3 => Ok(Code(digits)),
        _ => Err("a code is three digits from 1 to 4".to_owned()),
    }
}

/// One answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    clue: &'a str,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keyword: Option<&'a str>,
}

impl Clue {
    /// Prints a verdict for each clue, in order.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let keywords: Vec<&str> = self.keywords.iter().map(|word| word.trim()).collect();
        ensure!(keywords.iter().all(|word| !word.is_empty()), "an empty keyword");
        let given: Vec<&str> = self.given.iter().map(String::as_str).collect();
        let position = Position {
            language: self.lang,
            keywords: &keywords,
            given: &given,
            code: self.code.as_ref().map(|code| code.0.as_slice()),
        };
        let verdicts: Vec<(&str, Verdict)> =
            self.clues.iter().map(|clue| (clue.as_str(), check(&position, clue))).collect();
        if self.json {
            let answers: Vec<Answer<'_>> =
                verdicts.iter().map(|(clue, verdict)| answer(clue, verdict)).collect();
            println!("{}", serde_json::to_string_pretty(&answers)?);
        } else {
            for (clue, verdict) in &verdicts {
                let sentence = verdict.sentence(self.lang).unwrap_or_default();
                println!("{}", format!("{:<8}{clue:?}  {sentence}", verdict.code()).trim_end());
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn answer<'a>(clue: &'a str, verdict: &'a Verdict) -> Answer<'a> {
    let ground = verdict.ground();
    Answer {
        clue,
        verdict: verdict.code(),
        rule: ground.map(|ground| ground.rule.code()),
        keyword: ground.and_then(|ground| ground.keyword.as_deref()),
    }
}
