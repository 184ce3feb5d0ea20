//! Those whom an Encryptor imagines on its own side of the screen.

use super::decoder::{Keyword, Weights, weigh};
use super::line::Line;
use super::odds::{Open, chance, powers};
use decrypto::Code;
use lexicon::mind::{Meaning, Space, cosine};
use std::sync::Arc;

/// How fast an imagined decoder's certainty grows with nearness in spreads, and with plain cosines.
const SHARPNESS: f32 = 1.5;
const PLAIN: f32 = 20.0;
/// How likely the teammate is to use all minds together, before anything is known.
const TOGETHER: f32 = 0.4;
/// A decoder that once misread is still listened to.
const DOUBT: f32 = 0.05;
/// No decoder is imagined to be surer of a wrong code than this.
const LEAST: f32 = 1e-4;

/// A word as the panels see it.
pub(super) struct Word {
    /// What every mind makes of it.
    pub meaning: Arc<Meaning>,
    /// Per mind: its vector as the data have it.
    pub plain: Vec<Option<Vec<f32>>>,
    /// Its place among the clue words.
    pub place: usize,
}

impl Word {
    /// One of the clue words.
    pub fn new(space: &Space, place: usize) -> Word {
        let text = &space.words()[place];
        Word { meaning: space.clue(text), plain: plain(space, text), place }
    }
}

fn plain(space: &Space, text: &str) -> Vec<Option<Vec<f32>>> {
    let minds = 0..space.minds().count();
    minds.map(|mind| space.mind(mind).plain(space.language(), text)).collect()
}

/// The panel of imagined decoders: each mind alone, all together, and those who compare the vectors of one mind
/// as the data have them; trusted as far as the teammate has guessed like them.
pub(super) struct Listeners<'a> {
    space: &'a Space,
    known: Vec<usize>,
    readings: Vec<Vec<f32>>,
    keywords: [Keyword; 4],
    plain: [Vec<Option<Vec<f32>>>; 4],
    trust: Vec<f32>,
}

impl<'a> Listeners<'a> {
    /// After what has been resolved.
    pub fn new(space: &'a Space, keywords: &[String; 4], weights: &Weights, past: &[Line]) -> Self {
        let known = weights.known();
        let mut trust = vec![(1.0 - TOGETHER) / (2 * known.len()) as f32; 2 * known.len() + 1];
        trust[known.len()] = TOGETHER;
        let mut listeners = Listeners {
            space,
            readings: weights.readings(),
            keywords: keywords.each_ref().map(|word| Keyword::new(space, word)),
            plain: keywords.each_ref().map(|word| plain(space, word)),
            known,
            trust,
        };
        listeners.learn(past);
        listeners
    }

    fn learn(&mut self, past: &[Line]) {
        for line in past {
            let Some(guess) = line.decryption else { continue };
            let near = line.clues.each_ref().map(|clue| {
                let clue = clue.as_ref()?;
                Some(self.compare(&self.space.clue(clue), &plain(self.space, clue)))
            });
            for (listener, trust) in self.trust.iter_mut().enumerate() {
                let near =
                    near.each_ref().map(|near| near.as_ref().map_or(&[1.0; 4], |near| &near[listener]));
                *trust *= chance(near, guess, &Open::ALL) + DOUBT;
            }
        }
        let sum: f32 = self.trust.iter().sum();
        self.trust.iter_mut().for_each(|trust| *trust /= sum);
    }

    /// How near a word is to each keyword for each listener, as powers.
    pub fn near(&self, word: &Word) -> Vec<[f32; 4]> {
        self.compare(&word.meaning, &word.plain)
    }

    fn compare(&self, meaning: &Meaning, plain: &[Option<Vec<f32>>]) -> Vec<[f32; 4]> {
        let opinions = self.keywords.each_ref().map(|keyword| keyword.opinions(self.space, meaning));
        let in_spreads = self
            .readings
            .iter()
            .map(|reading| opinions.each_ref().map(|opinions| SHARPNESS * weigh(opinions, reading)));
        let in_cosines = self.known.iter().map(|mind| {
            self.plain.each_ref().map(|keyword| match (&plain[*mind], &keyword[*mind]) {
                (Some(word), Some(keyword)) => PLAIN * cosine(word, keyword),
                _ => 0.0,
            })
        });
        in_spreads.chain(in_cosines).map(powers).collect()
    }

    /// The logarithm of how likely the teammate is to find the code, in the mean over the panel: in the mean of
    /// logarithms whoever would misread it counts, however many would not.
    pub fn understand(&self, near: [&[[f32; 4]]; 3], code: Code, open: &Open) -> f32 {
        let of = |(listener, trust): (usize, &f32)| {
            trust * chance(near.map(|near| &near[listener]), code, open).max(LEAST).ln()
        };
        self.trust.iter().enumerate().map(of).sum()
    }
}
