//! Those whom an Encryptor imagines on the other side of the screen.

use super::baseline::means;
use super::decoder::{Weights, weigh};
use super::interceptor::{COLUMN, Interceptor};
use super::line::{Line, columns};
use super::listeners::Word;
use super::odds::{Open, chance, powers};
use decrypto::Code;
use lexicon::mind::{Meaning, Space, cosine};
use std::sync::Arc;

/// The panel of imagined interceptors: those that guess keywords, by each mind and by all together, and those
/// that only compare with the earlier clues.
pub(super) struct Eavesdroppers<'a> {
    space: &'a Space,
    weights: &'a Weights,
    readings: Vec<Vec<f32>>,
    /// `beliefs[digit]`: the keywords that matter, each with its probability per reading.
    beliefs: [Vec<(usize, Vec<f32>)>; 4],
    columns: [Vec<Arc<Meaning>>; 4],
    /// Per mind: the mean of each column's vectors as the data have them, of unit length.
    means: Vec<(usize, [Option<Vec<f32>>; 4])>,
}

/// How sure those are who compare with the mean of a column.
const COMPARED: f32 = 13.7;
/// Beliefs below this are left out.
const NEGLIGIBLE: f32 = 0.002;
/// So many keywords are imagined behind a column.
const IMAGINED: usize = 24;

impl<'a> Eavesdroppers<'a> {
    /// After what has been resolved.
    pub fn new(space: &'a Space, weights: &'a Weights, past: &[Line]) -> Self {
        let beliefs = Interceptor::new(space, weights.clone()).beliefs(past).map(|belief| {
            let of = |keyword: usize| (keyword, belief.iter().map(|reading| reading[keyword]).collect());
            let most = |(_, p): &(usize, Vec<f32>)| p.iter().copied().fold(0.0, f32::max);
            let mut likely: Vec<(usize, Vec<f32>)> =
                (0..space.keywords().len()).map(of).filter(|belief| most(belief) > NEGLIGIBLE).collect();
            likely.sort_by(|a, b| most(b).total_cmp(&most(a)));
            likely.truncate(IMAGINED);
            likely
        });
        let meanings = columns(past).map(|column| column.into_iter().map(|clue| space.clue(clue)).collect());
        let means = weights.known().into_iter().map(|mind| (mind, means(space, mind, past))).collect();
        Eavesdroppers { space, weights, readings: weights.readings(), beliefs, columns: meanings, means }
    }

    /// How well a word fits each column, as powers, for those who guess keywords and then for those who compare; and how
    /// sure the former would be of the keyword `own` once the word is filed under `digit`.
    pub fn fit(&self, word: &Word, digit: usize, own: Option<usize>) -> (Vec<[f32; 4]>, f32) {
        let count = self.readings.len();
        let mut fit = vec![[0.0; 4]; count];
        let mut betrayal = 0.0;
        let fair = 1.0 / self.space.words().len() as f32;
        for (column, belief) in self.beliefs.iter().enumerate() {
            let mut latent = vec![0.0; count];
            let mut of_own = vec![0.0; count];
            for (keyword, chances) in belief {
                let likelihoods =
                    self.weights.each(|mind| self.space.word_likelihood(mind, *keyword, word.place));
                for (reading, likelihood) in likelihoods.enumerate() {
                    let p = chances[reading] * likelihood;
                    latent[reading] += p;
                    if column == digit && Some(*keyword) == own {
                        of_own[reading] = p;
                    }
                }
            }
            let earlier: Vec<_> = self.columns[column]
                .iter()
                .map(|earlier| self.space.opinions(&word.meaning, earlier))
                .collect();
            for (reading, weights) in self.readings.iter().enumerate() {
                let near: f32 = earlier.iter().map(|opinions| weigh(opinions, weights)).sum();
                let near = near / earlier.len().max(1) as f32;
                // A column without clues could be anything.
                let chance = if belief.is_empty() { fair } else { latent[reading].max(fair * 0.01) };
                fit[reading][column] = chance.ln() + COLUMN * near;
            }
            if column == digit && !belief.is_empty() {
                betrayal = of_own.iter().zip(&latent).map(|(own, all)| own / all.max(1e-12)).sum::<f32>()
                    / count as f32;
            }
        }
        for (mind, means) in &self.means {
            // Whoever does not know the word finds it equally far from everything.
            fit.push(means.each_ref().map(|mean| match (&word.plain[*mind], mean) {
                (Some(word), Some(mean)) => COMPARED * cosine(word, mean),
                _ => 0.0,
            }));
        }
        (fit.into_iter().map(powers).collect(), betrayal)
    }

    /// How likely the opponents are to find the code: halfway between the mean over the panel and the one that
    /// is likeliest to, for the opponents may well be like that one.
    pub fn understand(&self, fit: [&[[f32; 4]]; 3], code: Code, open: &Open) -> f32 {
        let panel = fit[0].len();
        let of = |eavesdropper: usize| chance(fit.map(|fit| &fit[eavesdropper]), code, open);
        let (sum, most) = (0..panel).map(of).fold((0.0, 0.0_f32), |(sum, most), p| (sum + p, most.max(p)));
        (sum / panel as f32 + most) / 2.0
    }
}
