//! The interceptor: which code do the opponents' clues stand for, not knowing their keywords?
//!
//! Each column of the note sheet hides a keyword. What it may be follows from the clues collected there
//! (a product of likelihoods over the list of keywords), and what a new clue belongs to from what the
//! keywords may be. How near the new clue is to the earlier ones themselves counts as well. As with the
//! decoder, every mind has its own reading, and the resolved codes tell how far to trust it.

use super::decoder::{Weights, weigh};
use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores};
use lexicon::mind::{Meaning, Space};
use std::sync::Arc;

/// How much nearness to the earlier clues of a column counts.
pub(super) const COLUMN: f32 = 0.6;
/// See the decoder.
const DOUBT: f32 = 0.02;

/// Probabilities of something for every keyword of the list, per reading: `[reading][keyword]`.
pub(super) type PerKeyword = Vec<Vec<f32>>;

/// An interceptor of one team's codes.
pub struct Interceptor<'a> {
    space: &'a Space,
    weights: Weights,
}

impl<'a> Interceptor<'a> {
    /// With these minds.
    pub fn new(space: &'a Space, weights: Weights) -> Self {
        Interceptor { space, weights }
    }

    /// What the clues stand for.
    pub fn intercept(&self, past: &[Line], clues: &Texts, open: &Open) -> Odds {
        let mut trust = self.weights.priors();
        let mut beliefs = self.ignorance();
        for (round, line) in past.iter().enumerate() {
            if round > 0 {
                let readings = self.read(&past[..round], &beliefs, &line.clues, &Open::ALL);
                for (trust, odds) in trust.iter_mut().zip(readings) {
                    *trust *= odds.of(line.code) + DOUBT;
                }
            }
            self.learn(&mut beliefs, line);
        }
        let readings = self.read(past, &beliefs, clues, open);
        Odds::mixed(trust.into_iter().zip(&readings))
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
        past.iter().for_each(|line| self.learn(&mut beliefs, line));
        beliefs
    }

    fn ignorance(&self) -> [PerKeyword; 4] {
        let count = self.space.keywords().len();
        let even = vec![vec![1.0 / count as f32; count]; self.weights.readings().len()];
        std::array::from_fn(|_| even.clone())
    }

    /// Takes a resolved line into what is believed of the keywords.
    fn learn(&self, beliefs: &mut [PerKeyword; 4], line: &Line) {
        for (clue, digit) in line.clues.iter().zip(line.code.digits()) {
            let Some(clue) = clue else { continue };
            let evidence = self.evidence(clue);
            for (belief, evidence) in beliefs[digit.index()].iter_mut().zip(evidence) {
                let sum: f32 = belief.iter().zip(&evidence).map(|(b, e)| b * e).sum();
                belief.iter_mut().zip(evidence).for_each(|(b, e)| *b *= e / sum);
            }
        }
    }

    /// How likely the clue would be for every keyword.
    fn evidence(&self, clue: &str) -> PerKeyword {
        let likelihoods = self.space.likelihoods(clue);
        let count = self.space.keywords().len();
        let mut evidence = vec![Vec::with_capacity(count); self.weights.readings().len()];
        for keyword in 0..count {
            let each = self.weights.each(|mind| likelihoods[mind][keyword]);
            evidence.iter_mut().zip(each).for_each(|(row, likelihood)| row.push(likelihood));
        }
        evidence
    }

    fn read(&self, past: &[Line], beliefs: &[PerKeyword; 4], clues: &Texts, open: &Open) -> Vec<Odds> {
        let columns = columns(past).map(|column| {
            column.into_iter().map(|clue| self.space.clue(clue)).collect::<Vec<Arc<Meaning>>>()
        });
        let weights = self.weights.readings();
        let mut scores: Vec<Scores> = vec![[[0.0; 4]; 3]; weights.len()];
        for (at, clue) in clues.iter().enumerate() {
            let Some(clue) = clue else { continue };
            let evidence = self.evidence(clue);
            let clue = self.space.clue(clue);
            for digit in 0..4 {
                let earlier: Vec<_> =
                    columns[digit].iter().map(|earlier| self.space.opinions(&clue, earlier)).collect();
                for (reading, scores) in scores.iter_mut().enumerate() {
                    let belief = &beliefs[digit][reading];
                    let latent: f32 = belief.iter().zip(&evidence[reading]).map(|(b, e)| b * e).sum();
                    let column: f32 = earlier.iter().map(|opinions| weigh(opinions, &weights[reading])).sum();
                    let column = column / earlier.len().max(1) as f32;
                    scores[at][digit] = latent.ln() + COLUMN * column;
                }
            }
        }
        scores.iter().map(|scores| Odds::from_scores(scores, open)).collect()
    }
}
