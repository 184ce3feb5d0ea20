//! The published baseline: three simple agents with word vectors and no memory beyond the note sheet.
//!
//! They are the bar that the bots are measured against, so they are kept as they were described.

use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores};
use decrypto::Code;
use lexicon::mind::{Rows, Space, cosine, unit};
use rand::RngExt;
use rand::seq::SliceRandom;

/// How many of the nearest words the Encryptor looks at first; one more each time a keyword is used.
const NEAREST: usize = 16;

/// How many common words the Encryptor chooses among: what is near depends on it. With so many the agents play
/// against each other as long as was published.
const HINTS: usize = 5_000;

/// The three agents, in the vectors of one mind as the data have them.
pub struct Baseline<'a> {
    space: &'a Space,
    mind: usize,
    vectors: Rows,
}

impl<'a> Baseline<'a> {
    /// With the vectors of this mind; `None` if there is none of this name.
    pub fn new(space: &'a Space, mind: &str) -> Option<Self> {
        let mind = space.minds().position(|name| name == mind)?;
        let plain = |word: &str| space.mind(mind).plain(space.language(), word);
        let vectors: Vec<Option<Vec<f32>>> =
            space.words().iter().take(HINTS).map(|word| plain(word)).collect();
        let dims = vectors.iter().flatten().map(Vec::len).next()?;
        let vectors = vectors.into_iter().map(|vector| vector.unwrap_or_else(|| vec![0.0; dims]));
        Some(Baseline { space, mind, vectors: Rows::from_rows(dims, vectors) })
    }

    fn vector(&self, word: &str) -> Option<Vec<f32>> {
        self.space.mind(self.mind).plain(self.space.language(), word)
    }

    /// Alice: for each digit one of the nearest words that is nearer to its keyword than to the others.
    pub fn encrypt(
        &self,
        keywords: &[String; 4],
        code: Code,
        past: &[Line],
        rng: &mut impl RngExt,
    ) -> [String; 3] {
        let columns = columns(past);
        let opinions: Vec<Vec<f32>> = keywords
            .iter()
            .map(|word| match self.vector(word) {
                Some(vector) => self.vectors.products(&vector),
                None => vec![0.0; self.vectors.len()],
            })
            .collect();
        code.digits().map(|digit| {
            let target = digit.index();
            let used = &columns[target];
            let own = &opinions[target];
            let mut order: Vec<usize> = (0..own.len()).collect();
            order.sort_unstable_by(|a, b| own[*b].total_cmp(&own[*a]));
            let keyword = keywords[target].to_lowercase();
            let words = self.space.words();
            let mut nearest: Vec<usize> = order
                .into_iter()
                .take(NEAREST + used.len())
                .filter(|at| words[*at].to_lowercase() != keyword && !used.contains(&&*words[*at]))
                .collect();
            nearest.shuffle(rng);
            let clear =
                |at: &&usize| (0..4).all(|other| other == target || opinions[other][**at] < own[**at]);
            let chosen = nearest.iter().find(clear).or(nearest.first()).copied().unwrap_or(0);
            self.space.words()[chosen].to_string()
        })
    }

    /// Bob: the best assignment of clues to keywords.
    pub fn decode(&self, keywords: &[String; 4], clues: &Texts) -> Odds {
        self.assign(clues, keywords.each_ref().map(|word| self.vector(word)))
    }

    /// Eve: the best assignment of clues to the mean of each keyword's earlier clues.
    pub fn intercept(&self, past: &[Line], clues: &Texts) -> Odds {
        self.assign(clues, means(self.space, self.mind, past))
    }

    /// The assignment with the largest sum of cosines, as odds that have it first.
    fn assign(&self, clues: &Texts, targets: [Option<Vec<f32>>; 4]) -> Odds {
        let mut scores: Scores = [[0.0; 4]; 3];
        for (clue, scores) in clues.iter().zip(&mut scores) {
            let Some(clue) = clue.as_ref().and_then(|clue| self.vector(clue)) else { continue };
            *scores =
                targets.each_ref().map(|target| target.as_ref().map_or(0.0, |target| cosine(&clue, target)));
        }
        Odds::from_scores(&scores, &Open::ALL)
    }
}

/// The mean vector of each keyword's earlier clues, of unit length.
pub(super) fn means(space: &Space, mind: usize, past: &[Line]) -> [Option<Vec<f32>>; 4] {
    columns(past).map(|column| {
        let vector = |clue: &str| space.mind(mind).plain(space.language(), clue);
        let vectors: Vec<Vec<f32>> = column.into_iter().filter_map(vector).collect();
        let sum = |at: usize| vectors.iter().map(|vector| vector[at]).sum();
        let dims = vectors.first()?.len();
        Some(unit((0..dims).map(sum).collect()))
    })
}
