//! Those whom an Encryptor imagines: its teammate, who sees the keywords, and the opponents, who see the sheet.

use super::decoder::{Keyword, Weights, weigh};
use super::evidence::{IN_ADVANCE, MINDS_ALONE, WEIGHTS, linked_at_home};
use super::interceptor::{Interceptor, Scope};
use super::line::{Line, columns};
use super::odds::{Open, chance, powers};
use decrypto::Code;
use lexicon::mind::{Heard, Link, Space};
use std::sync::Arc;

/// No teammate is imagined to be surer of a wrong code than this.
const LEAST: f32 = 1e-4;
/// So many keywords are imagined behind a column.
const IMAGINED: usize = 24;
/// How fast opponents' certainty grows with links, and with nearness to the earlier clues of a column.
const LINKS: f32 = 1.2;
const COMPARED: f32 = 9.0;
/// What a clue has for a column that nothing is known of.
const UNKNOWN: f32 = 0.02;

/// A teammate sees the keywords: one who goes by everything, one by words, one by meaning.
pub(super) struct Teammate<'a> {
    space: &'a Space,
    weights: Weights,
    keywords: [Keyword; 4],
}

impl<'a> Teammate<'a> {
    pub fn new(space: &'a Space, weights: Weights, keywords: &[String; 4]) -> Self {
        Teammate { space, weights, keywords: keywords.each_ref().map(|word| Keyword::new(space, word)) }
    }

    /// Where each keyword stands among those with associations.
    pub fn rows(&self) -> [Option<usize>; 4] {
        self.keywords.each_ref().map(|keyword| keyword.row)
    }

    /// How much speaks for each keyword behind a clue, for each kind of teammate.
    pub fn scores(&self, clue: &str, heard: &Heard) -> Vec<[f32; 4]> {
        let links = self.keywords.each_ref().map(|keyword| {
            let row = keyword.row?;
            Some(self.space.links().link(heard, row))
        });
        // Only words without associations need the minds, and then the clue is a word that they know.
        let alone = self.keywords.each_ref().map(|keyword| match keyword.row {
            Some(_) => 0.0,
            None => {
                let opinions = keyword.opinions(self.space, &self.space.clue(clue));
                IN_ADVANCE + MINDS_ALONE * weigh(&opinions, &self.weights.0)
            }
        });
        let kind = |score: &dyn Fn(&Link) -> f32| -> [f32; 4] {
            std::array::from_fn(|digit| links[digit].as_ref().map_or(alone[digit], score))
        };
        vec![
            kind(&linked_at_home),
            kind(&|link| linked_at_home(&Link { near: 0.0, ..*link })),
            kind(&|link| (WEIGHTS[3] + WEIGHTS[4]) * link.near),
        ]
    }

    /// The logarithm of how likely teammates are to find the code, in the mean over the kinds: in the mean of
    /// logarithms whoever would misread it counts, however many would not.
    pub fn understand(&self, near: [&[[f32; 4]]; 3], code: Code, open: &Open) -> f32 {
        let kinds = near[0].len();
        let of = |kind: usize| chance(near.map(|near| &near[kind]), code, open).max(LEAST).ln();
        (0..kinds).map(of).sum::<f32>() / kinds as f32
    }
}

/// Opponents see the sheet: one who guesses the keywords behind its columns, one who compares with the earlier clues.
pub(super) struct Opponents<'a> {
    space: &'a Space,
    /// The keywords that each column may hide, with their probabilities; nothing where nothing was said.
    beliefs: [Vec<(usize, f32)>; 4],
    columns: [Vec<Arc<Heard>>; 4],
}

impl<'a> Opponents<'a> {
    pub fn new(space: &'a Space, weights: Weights, past: &[Line]) -> Self {
        let interceptor = Interceptor::new(space, weights, Scope::ALL, 0);
        let columns = columns(past)
            .map(|column| column.into_iter().map(|clue| space.hear(clue, usize::MAX)).collect::<Vec<_>>());
        let mut beliefs = interceptor.imagined(past, IMAGINED);
        for (belief, column) in beliefs.iter_mut().zip(&columns) {
            if column.is_empty() {
                belief.clear();
            }
        }
        Opponents { space, beliefs, columns }
    }

    /// How well a clue fits each column, as powers, for each kind of opponent; and how sure the first would be of the
    /// keyword `own` once the clue is filed under `digit`.
    pub fn fit(&self, heard: &Heard, digit: usize, own: Option<usize>) -> (Vec<[f32; 4]>, f32) {
        let links = self.space.links();
        let mut betrayal = 0.0;
        let latent = std::array::from_fn(|column| {
            let likelihood = |row: usize| (LINKS * linked_at_home(&links.by_words(heard, row))).exp();
            let (mut sum, mut of_own) = (0.0, 0.0);
            for (row, belief) in &self.beliefs[column] {
                let p = belief * likelihood(*row);
                sum += p;
                if Some(*row) == own {
                    of_own = p;
                }
            }
            if column == digit && sum > 0.0 {
                betrayal = of_own / sum;
            }
            (sum + UNKNOWN).ln()
        });
        let compared = self.columns.each_ref().map(|column| {
            COMPARED * column.iter().map(|earlier| links.alike(heard, earlier)).fold(0.0, f32::max)
        });
        ([latent, compared].map(powers).to_vec(), betrayal)
    }

    /// How likely the opponents are to find the code: halfway between the mean over the kinds and the one that
    /// is likeliest to, for the opponents may well be like that one.
    pub fn understand(&self, fit: [&[[f32; 4]]; 3], code: Code, open: &Open) -> f32 {
        let kinds = fit[0].len();
        let of = |kind: usize| chance(fit.map(|fit| &fit[kind]), code, open);
        let (sum, most) = (0..kinds).map(of).fold((0.0, 0.0_f32), |(sum, most), p| (sum + p, most.max(p)));
        (sum / kinds as f32 + most) / 2.0
    }
}
