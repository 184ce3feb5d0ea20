//! Which minds the bots think with: those of the house, and those that a host brings along.

use crate::carried;
use crate::model::{Address, Model};
use anyhow::{Context, Result};
use clap::Args;
use lexicon::Language;
use lexicon::mind::{Asked, Mind, Minds, supplied};
use std::sync::Arc;

/// Further minds.
#[derive(Args, Clone)]
pub struct MindArgs {
    /// One more mind: LANGUAGE=FILE with word vectors in the text format of word2vec or fastText, or
    /// openai=http://host/v1#model, a model behind a server like OpenAI's (its key in OPENAI_API_KEY). May be said
    /// again.
    #[arg(long = "mind", global = true, value_name = "MIND", value_parser = mind)]
    minds: Vec<Own>,
}

/// A mind of the host's own.
#[derive(Clone)]
enum Own {
    Vectors(Language, String),
    Model(Address),
}

fn mind(text: &str) -> Result<Own> {
    let (kind, place) =
        text.split_once('=').context("a mind is written en=vectors.txt or openai=http://host/v1#model")?;
    Ok(match kind {
        "openai" => Own::Model(Address::parse(place)?),
        _ => Own::Vectors(kind.parse()?, place.to_owned()),
    })
}

impl MindArgs {
    /// Opens those of the house and these, and asks the models about these languages.
    pub fn open(&self, languages: &[Language]) -> Result<Minds> {
        let minds = self.join(carried::minds()?)?;
        self.ask(&minds, languages);
        Ok(minds)
    }

    /// Adds the files among these to others.
    pub fn join(&self, mut minds: Minds) -> Result<Minds> {
        for own in &self.minds {
            if let Own::Vectors(language, file) = own {
                let text = std::fs::read_to_string(file).with_context(|| file.clone())?;
                let table = supplied::parse(&text).with_context(|| file.clone())?;
                minds = minds.with_vectors(file, *language, table);
            }
        }
        Ok(minds)
    }

    /// Asks the models among these about every word of some languages, and lets those who answer join. That can take
    /// minutes.
    pub fn ask(&self, minds: &Minds, languages: &[Language]) {
        let models: Vec<(&Address, Arc<Model>)> = self
            .minds
            .iter()
            .filter_map(|own| match own {
                Own::Model(address) => Some((address, Arc::new(Model::new(address.clone())))),
                Own::Vectors(..) => None,
            })
            .collect();
        for language in languages {
            let joining: Vec<Arc<dyn Mind>> = models
                .iter()
                .filter_map(|(address, model)| {
                    let model = model.clone();
                    let embed = Arc::new(move |texts: &[String]| model.embed(texts));
                    let mind = Asked::new(&address.model, *language, minds.vocabulary(*language), embed)?;
                    tracing::info!(model = address.model, %language, "a mind has joined");
                    Some(Arc::new(mind) as Arc<dyn Mind>)
                })
                .collect();
            if !joining.is_empty() {
                minds.join(*language, joining);
            }
        }
    }
}
