//! Were codes and keywords what the seed of the record gives?

use super::Verified;
use anyhow::Context;
use decrypto::WordPool;
use decrypto::notation::Record;
use std::path::Path;

/// The words of a file, one a line, each with its theme after a tab if they have themes.
pub fn read_words(file: &Path) -> anyhow::Result<WordPool> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let words = || text.lines().map(str::trim).filter(|word| !word.is_empty());
    let themed: Option<Vec<(&str, &str)>> = words().map(|line| line.split_once('\t')).collect();
    Ok(match themed {
        Some(words) => WordPool::themed(words.into_iter().map(|(word, theme)| (theme.trim(), word.trim()))),
        None => words().map(str::to_owned).collect(),
    })
}

/// Checks every draw, keywords only if it is known what they were drawn from.
pub fn verify(record: &Record, words: Option<&WordPool>) -> Verified {
    let mut evidence =
        record.fairness.evidence().ok_or("there is no commitment and seed to check the draws with")?;
    evidence.words = words.or(evidence.words);
    let verified = decrypto::verify(record.state(), &evidence)?;
    let mut report =
        format!("The seed is the one committed to.\n{} codes are as it draws them.", verified.codes);
    report += match verified.keywords {
        true => "\nThe keywords are as it draws them.",
        false => "\nThe keywords were not checked: give the list they were drawn from with --words FILE.",
    };
    if verified.categories > 0 {
        report += &format!("\n{} categories are as it draws them.", verified.categories);
    }
    Ok(report)
}
