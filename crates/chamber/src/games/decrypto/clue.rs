//! `chamber clue`: what the referee says about clues.

use crate::carried;
use crate::say::say;
use anyhow::ensure;
use clap::Args;
use decrypto::{Objection, Verdict};
use lexicon::Language;
use lexicon::referee::{Position, check, check_meaning};
use serde::Serialize;
use std::process::ExitCode;
use web::i18n::Texts;

/// What the referee's answers mean.
const RULES: &str = "\
A clue is ok, refused for what is certain, or doubted for what is likely. The rules:
  refused   empty, too-long, control (characters that cannot be shown), repeat, keyword, code
  doubted   translation, letters, spelling, position, sound; keyword where it is only likely";

/// Asks the referee about clues.
#[derive(Args)]
#[command(after_help = RULES)]
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
        // Without the minds' files the table of keywords alone knows translations.
        let minds = carried::minds().ok();
        let judge = |clue: &str| match &minds {
            Some(minds) => check_meaning(&position, clue, minds),
            None => check(&position, clue),
        };
        let verdicts: Vec<(&str, Verdict)> =
            self.clues.iter().map(|clue| (clue.as_str(), judge(clue))).collect();
        if self.json {
            let answers: Vec<Answer<'_>> =
                verdicts.iter().map(|(clue, verdict)| answer(clue, verdict)).collect();
            say(serde_json::to_string_pretty(&answers)?)?;
        } else {
            for (clue, verdict) in &verdicts {
                let reason = verdict.objection().map(|objection| reason(self.lang, objection));
                let line = format!("{:<8}{clue:?}  {}", verdict.code(), reason.unwrap_or_default());
                say(line.trim_end())?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What speaks against a clue, in the players' words.
fn reason(language: Language, objection: &Objection) -> String {
    let rule = Texts::of(language).say(&format!("rule-{}", objection.rule.code()));
    match &objection.keyword {
        Some(keyword) => format!("{rule} ({keyword})"),
        None => rule.into_owned(),
    }
}

fn answer<'a>(clue: &'a str, verdict: &'a Verdict) -> Answer<'a> {
    let objection = verdict.objection();
    Answer {
        clue,
        verdict: verdict.code(),
        rule: objection.map(|objection| objection.rule.code()),
        keyword: objection.and_then(|objection| objection.keyword.as_deref()),
    }
}
