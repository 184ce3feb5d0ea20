//! The decoder: which code do these clues stand for, knowing the keywords?
//!
//! Every mind reads the clues in its own way, and all of them together in one more. How much each reading
//! counts is learnt from the codes that have been resolved: a reading that would have understood this
//! Encryptor so far is trusted more (Bayes).

use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores};
use lexicon::mind::{Meaning, Space};
use std::sync::Arc;

/// How fast likelihood grows with similarity.
const SHARPNESS: f32 = 1.3;
/// How much an earlier clue for a keyword says about a new one, beside the keyword itself.
const HISTORY: f32 = 0.4;
/// How much of what is near a keyword anyway is taken off a clue's nearness: to some minds some words are near everything.
const CROWD: f32 = 0.6;
/// A reading that was wrong once is not thrown away: nobody is consistent.
const DOUBT: f32 = 0.02;

/// The mind that knows what a dictionary says.
const DICTIONARY: &str = "wordnet";
/// The minds that only listen. The more minds, the more ways of understanding others; a search for clues asks every mind
/// hundreds of times and is quick enough with the rest.
const LISTENERS: [&str; 2] = [DICTIONARY, "mpnet"];

/// Which minds a bot has, and how much each counts in the common reading.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub Vec<f32>);

impl Weights {
    /// All minds of a space: the encoder, which was made to compare texts, counts most, and what dictionaries say least.
    pub fn of(space: &Space) -> Weights {
        let weight = |name: &str| match name {
            "encoder" => 1.0,
            DICTIONARY => 0.05,
            _ => 0.3,
        };
        Weights(space.minds().map(weight).collect())
    }

    /// The same without one mind.
    pub fn without(mut self, space: &Space, name: &str) -> Weights {
        for (weight, mind) in self.0.iter_mut().zip(space.minds()) {
            if mind == name {
                *weight = 0.0;
            }
        }
        self
    }

    /// The minds to choose clues with, and to guess how others chose theirs: all but those that only listen, unless
    /// there is no other.
    pub(super) fn speaking(self, space: &Space) -> Weights {
        let others = LISTENERS.iter().fold(self.clone(), |minds, listener| minds.without(space, listener));
        if others.known().is_empty() { self } else { others }
    }

    /// The places of the minds that count.
    pub(super) fn known(&self) -> Vec<usize> {
        (0..self.0.len()).filter(|mind| self.0[*mind] > 0.0).collect()
    }

    /// The readings: each single mind, then all together.
    pub(super) fn readings(&self) -> Vec<Vec<f32>> {
        let single = self.known().into_iter().map(|mind| {
            let mut weights = vec![0.0; self.0.len()];
            weights[mind] = 1.0;
            weights
        });
        single.chain([self.0.clone()]).collect()
    }

    /// For common words, which all minds know as well as each other: their weights lie closer together than for
    /// phrases, which only an encoder reads as a whole.
    fn of_words(&self) -> Weights {
        Weights(self.0.iter().map(|weight| weight.sqrt()).collect())
    }

    /// A likelihood for each reading from the logarithms of the minds': single ones as they are, and the
    /// weighted geometric mean, which all minds have to agree to.
    pub(super) fn each(&self, logarithm: impl Fn(usize) -> f32) -> impl Iterator<Item = f32> {
        let known = self.0.iter().enumerate().filter(|(_, weight)| **weight > 0.0);
        let total: f32 = self.0.iter().sum();
        let single: Vec<(f32, f32)> = known.map(|(mind, weight)| (logarithm(mind), *weight)).collect();
        let mean = single.iter().map(|(logarithm, weight)| logarithm * weight).sum::<f32>() / total;
        single.into_iter().map(|(logarithm, _)| logarithm).chain([mean]).map(f32::exp)
    }

    /// How likely each reading is before anything is known: the common one is likelier than all others.
    pub(super) fn priors(&self) -> Vec<f32> {
        let singles = self.readings().len() - 1;
        let mut priors = vec![0.3 / singles as f32; singles];
        priors.push(0.7);
        priors
    }
}

/// The weighted mean of the opinions of those who have one.
pub(super) fn weigh(opinions: &[Option<f32>], weights: &[f32]) -> f32 {
    let known = |(opinion, weight): (&Option<f32>, &f32)| opinion.map(|opinion| (opinion * weight, *weight));
    let (sum, total) =
        opinions.iter().zip(weights).filter_map(known).fold((0.0, 0.0), |(s, t), (x, w)| (s + x, t + w));
    if total > 0.0 { sum / total } else { 0.0 }
}

/// A keyword as each mind knows it.
pub(super) struct Keyword {
    meaning: Arc<Meaning>,
    /// Per mind: what to take off the nearness of a clue.
    crowd: Vec<f32>,
}

impl Keyword {
    pub fn new(space: &Space, word: &str) -> Keyword {
        let crowd = space.crowding(word).into_iter().map(|near| CROWD * near).collect();
        Keyword { meaning: space.keyword(word), crowd }
    }

    /// How near a clue is to each mind, beside what is near anyway.
    pub fn opinions(&self, space: &Space, clue: &Meaning) -> Vec<Option<f32>> {
        let near = space.opinions(clue, &self.meaning).into_iter().zip(&self.crowd);
        near.map(|(near, crowd)| near.map(|near| near - crowd)).collect()
    }
}

/// A decoder of one team.
pub struct Decoder<'a> {
    space: &'a Space,
    keywords: Vec<Keyword>,
    weights: Weights,
}

impl<'a> Decoder<'a> {
    /// With these keywords and these minds.
    pub fn new(space: &'a Space, keywords: &[String; 4], weights: Weights) -> Self {
        Decoder { space, keywords: keywords.iter().map(|word| Keyword::new(space, word)).collect(), weights }
    }

    /// What the clues stand for.
    pub fn decode(&self, past: &[Line], clues: &Texts, open: &Open) -> Odds {
        let readings = self.read(past, clues, open);
        let trust = self.trust(past);
        Odds::mixed(trust.into_iter().zip(&readings))
    }

    /// Each reading's odds.
    fn read(&self, past: &[Line], clues: &Texts, open: &Open) -> Vec<Odds> {
        let columns = columns(past);
        let columns: Vec<Vec<Arc<Meaning>>> =
            columns.iter().map(|column| column.iter().map(|clue| self.space.clue(clue)).collect()).collect();
        let (of_words, of_texts) = (self.weights.of_words().readings(), self.weights.readings());
        let mut scores: Vec<Scores> = vec![[[0.0; 4]; 3]; of_texts.len()];
        for (at, clue) in clues.iter().enumerate() {
            let Some(clue) = clue else { continue };
            let readings = if self.space.find(clue).is_some() { &of_words } else { &of_texts };
            let clue = self.space.clue(clue);
            for digit in 0..4 {
                let near = self.keywords[digit].opinions(self.space, &clue);
                let earlier: Vec<_> =
                    columns[digit].iter().map(|earlier| self.space.opinions(&clue, earlier)).collect();
                for (reading, scores) in readings.iter().zip(&mut scores) {
                    let history: f32 = earlier.iter().map(|opinions| weigh(opinions, reading)).sum();
                    let history = history / (earlier.len() as f32 + 1.0);
                    scores[at][digit] = SHARPNESS * (weigh(&near, reading) + HISTORY * history);
                }
            }
        }
        scores.iter().map(|scores| Odds::from_scores(scores, open)).collect()
    }

    /// How much each reading counts after what has been resolved.
    fn trust(&self, past: &[Line]) -> Vec<f32> {
        let mut trust = self.weights.priors();
        for (round, line) in past.iter().enumerate() {
            let readings = self.read(&past[..round], &line.clues, &Open::ALL);
            for (trust, odds) in trust.iter_mut().zip(readings) {
                *trust *= odds.of(line.code) + DOUBT;
            }
        }
        trust
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Language;
    use lexicon::mind::Minds;

    #[test]
    fn listeners_read_clues_but_choose_none_unless_they_are_alone() {
        let minds = Minds::open().unwrap();
        let space = minds.space(Language::English);
        let all = Weights::of(space);
        let named = |weights: &Weights| -> Vec<&str> {
            space
                .minds()
                .enumerate()
                .filter(|(mind, _)| weights.known().contains(mind))
                .map(|(_, name)| name)
                .collect()
        };
        assert!(LISTENERS.iter().all(|listener| named(&all).contains(listener)));
        let speaking = all.clone().speaking(space);
        assert!(!LISTENERS.iter().any(|listener| named(&speaking).contains(listener)));
        let alone = named(&speaking).iter().fold(all.clone(), |all, mind| all.without(space, mind));
        assert_eq!(alone.clone().speaking(space), alone);
    }

    #[test]
    fn a_mind_is_asked_only_in_languages_that_it_knows() {
        let minds = Minds::open().unwrap();
        for language in Language::ALL {
            let hears_spelling = minds.space(language).minds().any(|mind| mind == "mpnet");
            assert_eq!(hears_spelling, language == Language::English, "{language}");
        }
    }
}
