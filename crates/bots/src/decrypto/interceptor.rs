//! The interceptor: which code do the opponents' clues stand for, not knowing their keywords?
//!
//! Each column of the note sheet hides a keyword. What it may be follows from the clues collected there
//! (a product of likelihoods over the list of keywords), and what a new clue belongs to from what the
//! keywords may be. How near the new clue is to the earlier ones themselves counts as well, which is all there is for
//! a list that nobody knows.
//!
//! Nobody but a master has the whole list and every association at hand: the others think of a part of them and
//! remember the last rounds ([`Scope`]).

use super::Strength;
use super::decoder::Weights;
use super::evidence::linked_at_home;
use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores};
use lexicon::mind::{Heard, Space};
use std::sync::Arc;

/// How fast the likelihood of a clue grows with its links to a keyword, and with what the minds say.
const LINKS: f32 = 1.2;
const MINDS: f32 = 0.3;
/// What a keyword without associations has in advance.
const IN_ADVANCE: f32 = 6.0;
/// The chance that a clue has nothing to do with its keyword as far as anybody can see.
const STRANGE: f32 = 0.05;

/// How far somebody looks who does not know the keywords.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scope {
    /// The share of the keywords that come to mind at all, which ones depends on who thinks.
    pub share: f32,
    /// How many associations of each.
    pub reach: usize,
    /// How many of the last rounds are remembered.
    pub rounds: usize,
    /// How many clues a column must have before it says anything to them.
    pub clues: usize,
    /// How much nearness to the earlier clues of a column counts.
    pub comparing: f32,
}

impl Scope {
    /// Everything.
    pub const ALL: Scope =
        Scope { share: 1.0, reach: usize::MAX, rounds: usize::MAX, clues: 1, comparing: 4.0 };

    /// How far a bot looks: chosen on games with people's clues, for the shares of interception in docs/bots.md.
    pub fn of(strength: Strength) -> Scope {
        match strength {
            Strength::Beginner => {
                Scope { share: 0.09, reach: 8, rounds: usize::MAX, clues: 2, comparing: 1.0 }
            }
            Strength::Player => Scope { share: 0.23, reach: 10, rounds: 2, clues: 1, comparing: 2.0 },
            Strength::Agent => Scope { share: 0.4, reach: 30, rounds: 4, clues: 1, comparing: 4.0 },
            Strength::Master => Scope::ALL,
        }
    }
}

/// A keyword that may be behind a column.
struct Candidate<'a> {
    word: &'a str,
    /// Where it stands among those with associations, and among the minds' keywords.
    row: Option<usize>,
    place: Option<usize>,
}

/// An interceptor of one team's codes.
pub struct Interceptor<'a> {
    space: &'a Space,
    weights: Weights,
    scope: Scope,
    candidates: Vec<Candidate<'a>>,
}

impl<'a> Interceptor<'a> {
    /// With these minds, looking so far; `who` decides which keywords come to mind.
    pub fn new(space: &'a Space, weights: Weights, scope: Scope, who: u64) -> Self {
        Self::among(space, weights, scope, who, space.keywords())
    }

    /// The same for keywords out of another list.
    pub fn among(space: &'a Space, weights: Weights, scope: Scope, who: u64, list: &'a [String]) -> Self {
        let candidate = |word: &'a String| Candidate {
            word,
            row: space.links().associations().find(word),
            place: space.find_keyword(word),
        };
        let comes_to_mind = |word: &&String| share_of(who, word) < scope.share;
        let candidates = list.iter().filter(comes_to_mind).map(candidate).collect();
        Interceptor { space, weights, scope, candidates }
    }

    /// What is remembered of the sheet: the last rounds, without the columns that say nothing yet.
    fn remembered(&self, past: &[Line]) -> Vec<Line> {
        let mut past = past[past.len().saturating_sub(self.scope.rounds)..].to_vec();
        let counts = columns(&past).map(|column| column.len());
        for line in &mut past {
            for (clue, digit) in line.clues.iter_mut().zip(line.code.digits()) {
                if counts[digit.index()] < self.scope.clues {
                    *clue = None;
                }
            }
        }
        past
    }

    /// What the clues stand for.
    pub fn intercept(&self, past: &[Line], clues: &Texts, open: &Open) -> Odds {
        let past = self.remembered(past);
        let beliefs = self.beliefs(&past);
        let columns = columns(&past)
            .map(|column| column.into_iter().map(|clue| self.hear(clue)).collect::<Vec<Arc<Heard>>>());
        let mut scores: Scores = [[0.0; 4]; 3];
        for (clue, scores) in clues.iter().zip(&mut scores) {
            let Some(clue) = clue else { continue };
            let (likelihoods, heard) = (self.likelihoods(clue), self.hear(clue));
            for digit in 0..4 {
                let latent: f32 = beliefs[digit].iter().zip(&likelihoods).map(|(b, l)| b * l).sum();
                scores[digit] = latent.max(f32::MIN_POSITIVE).ln()
                    + self.scope.comparing * self.fits(&heard, &columns[digit]);
            }
        }
        Odds::from_scores(&scores, open)
    }

    fn hear(&self, clue: &str) -> Arc<Heard> {
        self.space.hear(clue, self.scope.reach)
    }

    /// How near a clue is to the earlier ones of a column.
    fn fits(&self, heard: &Heard, column: &[Arc<Heard>]) -> f32 {
        let near = column.iter().map(|earlier| self.space.links().alike(heard, earlier).max(0.0));
        near.fold(0.0, f32::max)
    }

    /// The keywords that each column most likely hides, with their probabilities.
    pub fn keywords(&self, past: &[Line], count: usize) -> [Vec<(&'a str, f32)>; 4] {
        self.beliefs(&self.remembered(past)).map(|belief| {
            let mut words: Vec<(&str, f32)> =
                self.candidates.iter().zip(belief).map(|(candidate, p)| (candidate.word, p)).collect();
            words.sort_by(|a, b| b.1.total_cmp(&a.1));
            words.truncate(count);
            words
        })
    }

    /// What each column's keyword may be: those that come to mind with their probabilities.
    fn beliefs(&self, past: &[Line]) -> [Vec<f32>; 4] {
        let count = self.candidates.len().max(1);
        let mut beliefs: [Vec<f32>; 4] =
            std::array::from_fn(|_| vec![1.0 / count as f32; self.candidates.len()]);
        for line in past {
            for (clue, digit) in line.clues.iter().zip(line.code.digits()) {
                let Some(clue) = clue else { continue };
                let belief = &mut beliefs[digit.index()];
                belief.iter_mut().zip(self.likelihoods(clue)).for_each(|(b, l)| *b *= l);
                let sum: f32 = belief.iter().sum::<f32>().max(f32::MIN_POSITIVE);
                belief.iter_mut().for_each(|b| *b /= sum);
            }
        }
        beliefs
    }

    /// The likeliest rows of associations behind each column, for whoever imagines this interceptor.
    pub(super) fn imagined(&self, past: &[Line], count: usize) -> [Vec<(usize, f32)>; 4] {
        self.beliefs(past).map(|belief| {
            let with_rows = self.candidates.iter().zip(belief);
            let mut rows: Vec<(usize, f32)> =
                with_rows.filter_map(|(candidate, p)| Some((candidate.row?, p))).collect();
            rows.sort_by(|a, b| b.1.total_cmp(&a.1));
            rows.truncate(count);
            rows
        })
    }

    /// How likely a clue would be for every keyword that comes to mind; they sum to 1.
    fn likelihoods(&self, clue: &str) -> Vec<f32> {
        let heard = self.hear(clue);
        let links = self.space.links().all(&heard);
        let by_minds = self.space.likelihoods(clue);
        let known = self.weights.known();
        let total: f32 = self.weights.0.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let minds = |place: usize| {
            known.iter().map(|mind| self.weights.0[*mind] * by_minds[*mind][place]).sum::<f32>() / total
        };
        let unknown = -(self.space.words().len() as f32).ln();
        let score = |candidate: &Candidate<'_>| {
            let linked = candidate.row.map_or(IN_ADVANCE, |row| LINKS * linked_at_home(&links[row]));
            linked + MINDS * candidate.place.map_or(unknown, minds)
        };
        let scores: Vec<f32> = self.candidates.iter().map(score).collect();
        let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let powers: Vec<f32> = scores.into_iter().map(|score| (score - most).exp()).collect();
        let sum: f32 = powers.iter().sum();
        let even = STRANGE / self.candidates.len().max(1) as f32;
        powers.into_iter().map(|power| (1.0 - STRANGE) * power / sum + even).collect()
    }
}

/// A number from 0 to 1 that a word has for somebody, always the same.
fn share_of(who: u64, word: &str) -> f32 {
    let mixed = word.bytes().fold(who ^ 0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    // The last step of splitmix64: neighbouring numbers become unlike.
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ mixed >> 31) >> 40) as f32 / (1_u64 << 24) as f32
}
