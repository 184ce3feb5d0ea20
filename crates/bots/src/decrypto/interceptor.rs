//! The interceptor: which code do the opponents' clues stand for, not knowing their keywords?
//!
//! Each column of the note sheet hides a keyword. What it may be follows from the clues collected there
//! (a product of likelihoods over the list of keywords), and what a new clue belongs to from what the
//! keywords may be. How near the new clue is to the earlier ones themselves counts as well. As with the
//! decoder, every mind has its own reading; how far to trust it is how likely it finds all clues so far (Bayes).

use super::decoder::{Weights, weigh};
use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores, evidence};
use decrypto::Code;
use lexicon::mind::{Meaning, Space};
use std::sync::Arc;

/// How much nearness to the earlier clues of a column counts.
pub(super) const COLUMN: f32 = 0.3;

/// Probabilities of something for every keyword of the list, per reading: `[reading][keyword]`.
pub(super) type PerKeyword = Vec<Vec<f32>>;

/// How likely each of three clues would be for every keyword; `None` where there is nothing to read.
type Evidence = [Option<PerKeyword>; 3];

/// What one reading makes of three clues.
#[derive(Clone, Default)]
struct Reading {
    /// How likely each would be for what each column may hide, as logarithms.
    latent: Scores,
    /// How near each is to the earlier clues of each column.
    column: Scores,
}

impl Reading {
    fn scores(&self) -> Scores {
        std::array::from_fn(|clue| {
            std::array::from_fn(|digit| self.latent[clue][digit] + COLUMN * self.column[clue][digit])
        })
    }
}

/// An interceptor of one team's codes.
pub struct Interceptor<'a> {
    space: &'a Space,
    weights: Weights,
}

impl<'a> Interceptor<'a> {
    /// With these minds.
    pub fn new(space: &'a Space, weights: Weights) -> Self {
        Interceptor { space, weights: weights.speaking(space) }
    }

    /// What the clues stand for.
    pub fn intercept(&self, past: &[Line], clues: &Texts, open: &Open) -> Odds {
        let mut trust: Vec<f32> = self.weights.priors().into_iter().map(f32::ln).collect();
        let mut beliefs = self.ignorance();
        for (round, line) in past.iter().enumerate() {
            let evidence = self.evidence(&line.clues);
            let readings = self.read(&past[..round], &beliefs, &line.clues, &evidence);
            for (trust, Reading { latent, .. }) in trust.iter_mut().zip(readings) {
                *trust +=
                    latent.iter().zip(line.code.digits()).map(|(row, digit)| row[digit.index()]).sum::<f32>();
            }
            learn(&mut beliefs, line.code, &evidence);
        }
        let readings = self.read(past, &beliefs, clues, &self.evidence(clues));
        for (trust, Reading { latent, .. }) in trust.iter_mut().zip(&readings) {
            *trust += evidence(latent, open);
        }
        let most = trust.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let odds: Vec<Odds> =
            readings.iter().map(|reading| Odds::from_scores(&reading.scores(), open)).collect();
        Odds::mixed(trust.into_iter().map(|trust| (trust - most).exp()).zip(&odds))
    }

    /// The keywords that each column most likely hides, with their probabilities.
    pub fn keywords(&self, past: &[Line], count: usize) -> [Vec<(&'a str, f32)>; 4] {
        let priors = self.weights.priors();
        self.beliefs(past).map(|belief| {
            let mixed =
                |at: usize| priors.iter().zip(&belief).map(|(prior, belief)| prior * belief[at]).sum();
            let mut words: Vec<(&str, f32)> = self
                .space
                .keywords()
                .iter()
                .enumerate()
                .map(|(at, word)| (word.as_str(), mixed(at)))
                .collect();
            words.sort_by(|a, b| b.1.total_cmp(&a.1));
            words.truncate(count);
            words
        })
    }

    /// What each column's keyword may be.
    pub(super) fn beliefs(&self, past: &[Line]) -> [PerKeyword; 4] {
        let mut beliefs = self.ignorance();
        past.iter().for_each(|line| learn(&mut beliefs, line.code, &self.evidence(&line.clues)));
        beliefs
    }

    fn ignorance(&self) -> [PerKeyword; 4] {
        let count = self.space.keywords().len();
        let even = vec![vec![1.0 / count as f32; count]; self.weights.readings().len()];
        std::array::from_fn(|_| even.clone())
    }

    /// How likely each clue would be for every keyword.
    fn evidence(&self, clues: &Texts) -> Evidence {
        let known = self.weights.known();
        let total: f32 = self.weights.0.iter().sum();
        clues.each_ref().map(|clue| {
            let likelihoods = self.space.likelihoods(clue.as_ref()?);
            let mean = |keyword: usize| {
                known.iter().map(|mind| self.weights.0[*mind] * likelihoods[*mind][keyword]).sum::<f32>()
                    / total
            };
            let single = known.iter().map(|mind| likelihoods[*mind].iter().map(|p| p.exp()).collect());
            let together = (0..self.space.keywords().len()).map(|keyword| mean(keyword).exp()).collect();
            Some(single.chain([together]).collect())
        })
    }

    fn read(
        &self,
        past: &[Line],
        beliefs: &[PerKeyword; 4],
        clues: &Texts,
        evidence: &Evidence,
    ) -> Vec<Reading> {
        let columns = columns(past).map(|column| {
            column.into_iter().map(|clue| self.space.clue(clue)).collect::<Vec<Arc<Meaning>>>()
        });
        let weights = self.weights.readings();
        let mut readings = vec![Reading::default(); weights.len()];
        for (at, clue) in clues.iter().enumerate() {
            let (Some(clue), Some(evidence)) = (clue, &evidence[at]) else { continue };
            let clue = self.space.clue(clue);
            for digit in 0..4 {
                let earlier: Vec<_> =
                    columns[digit].iter().map(|earlier| self.space.opinions(&clue, earlier)).collect();
                for (reading, read) in readings.iter_mut().enumerate() {
                    let belief = &beliefs[digit][reading];
                    let latent: f32 = belief.iter().zip(&evidence[reading]).map(|(b, e)| b * e).sum();
                    let column: f32 = earlier.iter().map(|opinions| weigh(opinions, &weights[reading])).sum();
                    read.latent[at][digit] = latent.ln();
                    read.column[at][digit] = column / earlier.len().max(1) as f32;
                }
            }
        }
        readings
    }
}

/// Takes a resolved code into what is believed of the keywords.
fn learn(beliefs: &mut [PerKeyword; 4], code: Code, evidence: &Evidence) {
    for (evidence, digit) in evidence.iter().zip(code.digits()) {
        let Some(evidence) = evidence else { continue };
        for (belief, evidence) in beliefs[digit.index()].iter_mut().zip(evidence) {
            let sum: f32 = belief.iter().zip(evidence).map(|(b, e)| b * e).sum();
            belief.iter_mut().zip(evidence).for_each(|(b, e)| *b *= e / sum);
        }
    }
}
