//! The decoder: which code do these clues stand for, knowing the keywords?
//!
//! What people associate with the keywords says most ([`super::evidence`]). Besides, every mind reads the clues in its
//! own way, and all of them together in one more. How much each reading counts is learnt from the codes that have been
//! resolved: a reading that would have understood this Encryptor so far is trusted more (Bayes).

use super::evidence::{self, EARLIER, IN_ADVANCE, MINDS, MINDS_ALONE, Sources};
use super::line::{Line, Texts, columns};
use super::odds::{Odds, Open, Scores};
use decrypto::Digit;
use lexicon::mind::{Link, Meaning, Space};
use std::sync::Arc;

/// How much of what is near a keyword anyway is taken off a clue's nearness: to some minds some words are near everything.
const CROWD: f32 = 0.6;
/// A reading that was wrong once is not thrown away: nobody is consistent.
const DOUBT: f32 = 0.02;

/// The mind that knows what a dictionary says.
const DICTIONARY: &str = "wordnet";

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
    /// Where it stands among those that have associations.
    pub row: Option<usize>,
    /// Per mind: what to take off the nearness of a clue.
    crowd: Vec<f32>,
}

impl Keyword {
    pub fn new(space: &Space, word: &str) -> Keyword {
        let crowd = space.crowding(word).into_iter().map(|near| CROWD * near).collect();
        let row = space.links().associations().find(word);
        Keyword { meaning: space.keyword(word), row, crowd }
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
    /// How many associations of a keyword come to its mind.
    reach: usize,
}

/// What all readings of a clue share: the links to each keyword, where it has associations.
type Linked = [Option<f32>; 4];

impl<'a> Decoder<'a> {
    /// With these keywords and these minds.
    pub fn new(space: &'a Space, keywords: &[String; 4], weights: Weights) -> Self {
        let keywords = keywords.iter().map(|word| Keyword::new(space, word)).collect();
        Decoder { space, keywords, weights, reach: usize::MAX }
    }

    /// The same when only so many associations of a keyword come to mind.
    pub fn within(self, reach: usize) -> Self {
        Decoder { reach, ..self }
    }

    /// What the clues stand for.
    pub fn decode(&self, past: &[Line], clues: &Texts, open: &Open) -> Odds {
        let readings = self.read(past, clues, open);
        let trust = self.trust(past);
        Odds::mixed(trust.into_iter().zip(&readings))
    }

    /// The association that links a clue to a keyword, if one does.
    pub fn reason(&self, clue: &str, digit: Digit) -> Option<&'static str> {
        let row = self.keywords[digit.index()].row?;
        self.space.links().reason(&self.space.hear(clue, self.reach), row)
    }

    /// What speaks for each keyword behind a clue, unweighted; for a keyword without associations only the minds and the
    /// earlier clues.
    pub fn sources(&self, past: &[Line], clue: &str) -> [Sources; 4] {
        let heard = self.space.hear(clue, self.reach);
        let meaning = self.space.clue(clue);
        let together = self.together(clue);
        let columns = columns(past);
        std::array::from_fn(|digit| {
            let keyword = &self.keywords[digit];
            let mut sources = Sources::default();
            if let Some(row) = keyword.row {
                let link = self.space.links().link_everywhere(&heard, row);
                sources.0[..Link::COUNT].copy_from_slice(&link.sources());
            }
            let near =
                |earlier: &&str| weigh(&self.space.opinions(&meaning, &self.space.clue(earlier)), &together);
            let history: f32 = columns[digit].iter().map(near).sum();
            sources.0[Link::COUNT] = weigh(&keyword.opinions(self.space, &meaning), &together);
            sources.0[Link::COUNT + 1] = history / (columns[digit].len() as f32 + 1.0);
            sources
        })
    }

    /// How the minds count together on a clue.
    fn together(&self, clue: &str) -> Vec<f32> {
        let weights =
            if self.space.find(clue).is_some() { self.weights.of_words() } else { self.weights.clone() };
        weights.0
    }

    fn linked(&self, clue: &str) -> Linked {
        let heard = self.space.hear(clue, self.reach);
        std::array::from_fn(|digit| {
            let row = self.keywords[digit].row?;
            Some(evidence::linked(&self.space.links().link_everywhere(&heard, row)))
        })
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
            let linked = self.linked(clue);
            let clue = self.space.clue(clue);
            for digit in 0..4 {
                let near = self.keywords[digit].opinions(self.space, &clue);
                let earlier: Vec<_> =
                    columns[digit].iter().map(|earlier| self.space.opinions(&clue, earlier)).collect();
                for (reading, scores) in readings.iter().zip(&mut scores) {
                    let history: f32 = earlier.iter().map(|opinions| weigh(opinions, reading)).sum();
                    let history = EARLIER * history / (earlier.len() as f32 + 1.0);
                    let near = weigh(&near, reading);
                    scores[at][digit] = history
                        + match linked[digit] {
                            Some(linked) => linked + MINDS * near,
                            None => IN_ADVANCE + MINDS_ALONE * near,
                        };
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
    use lexicon::Language;
    use lexicon::mind::Minds;

    #[test]
    fn a_mind_is_asked_only_in_languages_that_it_knows() {
        let minds = Minds::open().unwrap();
        for language in Language::ALL {
            let hears_spelling = minds.space(language).minds().any(|mind| mind == "mpnet");
            assert_eq!(hears_spelling, language == Language::English, "{language}");
        }
    }
}
