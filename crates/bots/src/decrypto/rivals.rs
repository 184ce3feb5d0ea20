//! Interceptors of other kinds, which the encryptor does not imagine: to measure against, not to play with.

use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores};
use lexicon::mind::{Meaning, Space};
use std::sync::Arc;

/// How a rival compares a clue with a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// With the one earlier clue that is most like it.
    Nearest,
    /// With the one keyword that fits the earlier clues best, as if it were certain.
    Certain,
}

/// The rival's guess, by the vectors of one mind.
pub fn intercept(
    space: &Space,
    mind: usize,
    rival: Rival,
    past: &[Line],
    clues: &Texts,
    open: &Open,
) -> Odds {
    let columns = columns(past)
        .map(|column| column.into_iter().map(|clue| space.clue(clue)).collect::<Vec<Arc<Meaning>>>());
    let near = |a: &Meaning, b: &Meaning| space.opinions(a, b)[mind].unwrap_or(0.0);
    let keywords: Vec<Option<Arc<Meaning>>> = columns
        .iter()
        .map(|column| {
            let fit = |word: &Arc<Meaning>| column.iter().map(|clue| near(clue, word)).sum::<f32>();
            let words = space.keywords().iter().map(|word| space.keyword(word));
            words.max_by(|a, b| fit(a).total_cmp(&fit(b))).filter(|_| !column.is_empty())
        })
        .collect();
    let mut scores: Scores = [[0.0; 4]; 3];
    for (clue, scores) in clues.iter().zip(&mut scores) {
        let Some(clue) = clue else { continue };
        let clue = space.clue(clue);
        *scores = std::array::from_fn(|digit| match rival {
            Rival::Nearest => columns[digit].iter().map(|earlier| near(&clue, earlier)).fold(0.0, f32::max),
            Rival::Certain => keywords[digit].as_ref().map_or(0.0, |keyword| near(&clue, keyword)),
        });
    }
    Odds::from_scores(&scores, open)
}
