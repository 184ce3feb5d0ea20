//! Which minds the bots think with: those of the house, and those that a host brings along.

use anyhow::{Context, Result};
use clap::Args;
use lexicon::Language;
use lexicon::mind::{Minds, supplied};

/// Further minds.
#[derive(Args)]
pub struct MindArgs {
    /// One more mind: LANGUAGE=FILE with word vectors in the text format of word2vec or fastText. May be said
    /// again.
    #[arg(long = "mind", global = true, value_name = "LANGUAGE=FILE", value_parser = mind)]
    minds: Vec<(Language, String)>,
}

fn mind(text: &str) -> Result<(Language, String)> {
    let (language, file) = text.split_once('=').context("a mind is written en=vectors.txt")?;
    Ok((language.parse()?, file.to_owned()))
}

impl MindArgs {
    /// Opens those of the house and these.
    pub fn open(&self) -> Result<Minds> {
        self.join(Minds::open()?)
    }

    /// Adds these to others.
    pub fn join(&self, mut minds: Minds) -> Result<Minds> {
        for (language, file) in &self.minds {
            let text = std::fs::read_to_string(file).with_context(|| file.clone())?;
            let table = supplied::parse(&text).with_context(|| file.clone())?;
            minds = minds.with_vectors(file, *language, table);
        }
        Ok(minds)
    }
}
