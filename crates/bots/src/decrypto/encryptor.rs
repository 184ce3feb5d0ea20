//! The encryptor: clues that the own decoder understands and the opponents do not.
//!
//! Candidates are common words that every mind puts nearer to their keyword than to the others. Among them
//! it looks for three that make the code likely for a panel of decoders, unlikely for a panel of
//! interceptors, and that tell little about the keywords. The panels matter: whoever plays against one
//! imagined opponent loses to the other kind.

use super::Strength;
use super::decoder::{Weights, weigh};
use super::interceptor::{COLUMN, Interceptor};
use super::line::{Line, columns};
use super::odds::{Odds, Open, Scores};
use decrypto::{Code, Verdict};
use lexicon::Language;
use lexicon::mind::{Meaning, Nearness, Space, cosine};
use lexicon::referee::{Position, check};
use rand::RngExt;
use std::cell::OnceCell;
use std::sync::Arc;

/// How fast an imagined decoder's certainty grows with similarity.
const SHARPNESS: f32 = 1.5;
/// How much being read by the opponents costs, beside not being read by the own side.
const LEAK: f32 = 3.0;
/// How much a clue that gives its keyword away costs.
const BETRAYAL: f32 = 1.0;
/// Laser Drive: what a clue near the category is worth, and what nearness is enough.
const LASER: f32 = 0.1;
const MOST_FITTING: f32 = 3.0;
/// The least distance from the other keywords, in spreads, in the judgement of every mind.
const MARGIN: f32 = 0.35;
/// Puts words without that distance behind all others.
const UNCLEAR: f32 = 100.0;
/// Passes over the three digits, at most.
const PASSES: usize = 3;
/// A decoder that once misread is still listened to.
const DOUBT: f32 = 0.05;

/// Three clues and what is expected of them.
#[derive(Clone, Debug)]
pub struct Encryption {
    /// The clues, in the order of the code.
    pub clues: [String; 3],
    /// How likely the own side is to understand them.
    pub clarity: f32,
    /// How likely the opponents are to.
    pub leak: f32,
}

/// Whether a word may be a clue.
pub type Legal<'a> = dyn Fn(&str) -> bool + 'a;

/// Whether the referee has nothing at all against a word as a clue.
pub fn legal(language: Language, keywords: &[String; 4], code: Code, word: &str) -> bool {
    let keywords = keywords.each_ref().map(String::as_str);
    let code = code.digits().map(u8::from);
    // The encryptor itself never repeats a word.
    let position = Position { language, keywords: &keywords, given: &[], code: Some(&code) };
    check(&position, word) == Verdict::Fine
}

/// An encryptor of one team.
pub struct Encryptor<'a> {
    space: &'a Space,
    keywords: [String; 4],
    weights: Weights,
    strength: Strength,
}

/// A candidate for one digit, with everything that the search asks for.
struct Candidate {
    word: usize,
    /// Per decoder of the panel: how near it is to each keyword.
    near: Vec<[f32; 4]>,
    /// Per interceptor of the panel: how well it fits each column.
    fit: Vec<[f32; 4]>,
    /// How sure an interceptor would be of the keyword after it.
    betrayal: f32,
    /// Laser Drive: how near it is to the category.
    fits: f32,
    /// Whether the referee lets it pass: asked only about words that are about to be chosen.
    legal: OnceCell<bool>,
}

impl<'a> Encryptor<'a> {
    /// For these keywords.
    pub fn new(space: &'a Space, keywords: [String; 4], weights: Weights, strength: Strength) -> Self {
        Encryptor { space, keywords, weights, strength }
    }

    /// Three clues for a code. `watched` is false when nobody can intercept it (the official first round);
    /// `category` is what Laser Drive wants them to fit.
    #[expect(clippy::too_many_arguments, reason = "each is a fact of the round of its own")]
    pub fn encrypt(
        &self,
        code: Code,
        past: &[Line],
        open: &Open,
        watched: bool,
        category: Option<&str>,
        legal: &Legal<'_>,
        rng: &mut impl RngExt,
    ) -> Option<Encryption> {
        let decoders = Decoders::new(self, past);
        let interceptors = Interceptors::new(self.space, &self.weights, past);
        let nearness: Vec<Arc<Nearness>> =
            self.keywords.iter().map(|keyword| self.space.nearness(keyword)).collect();
        let category = category.map(|category| self.space.clue(category));
        let mut pools: Vec<Vec<Candidate>> = Vec::new();
        for digit in code.digits() {
            let words = self.shortlist(&nearness, digit.index(), past);
            let own = interceptors.place(&self.keywords[digit.index()]);
            let candidate = |word| {
                let (fit, betrayal) = interceptors.fit(word, digit.index(), own);
                Candidate {
                    word,
                    fit,
                    betrayal,
                    legal: OnceCell::new(),
                    fits: category.as_ref().map_or(0.0, |category| {
                        let clue = self.space.clue(&self.space.words()[word]);
                        weigh(&self.space.opinions(&clue, category), &self.weights.0).clamp(0.0, MOST_FITTING)
                    }),
                    near: decoders.near(&nearness, word),
                }
            };
            let pool: Vec<Candidate> = words.into_iter().map(candidate).collect();
            if pool.is_empty() {
                return None;
            }
            pools.push(pool);
        }
        let judge = |choice: [usize; 3]| {
            let chosen: [&Candidate; 3] = std::array::from_fn(|at| &pools[at][choice[at]]);
            let clarity = decoders.understand(&chosen, code, open);
            let leak = if watched { interceptors.understand(&chosen, code, open) } else { 0.0 };
            let betrayal: f32 = chosen.iter().map(|candidate| candidate.betrayal).sum();
            let fits: f32 = chosen.iter().map(|candidate| candidate.fits).sum();
            let value = clarity.max(1e-6).ln() + LEAK * (1.0 - leak).max(1e-6).ln() - BETRAYAL * betrayal
                + LASER * fits;
            (value, clarity, leak)
        };
        let may = |candidate: &Candidate| {
            *candidate.legal.get_or_init(|| legal(&self.space.words()[candidate.word]))
        };
        let (choice, (_, clarity, leak)) = search(&pools, &judge, &may, self.strength.starts(), rng)?;
        let clues = std::array::from_fn(|at| self.space.words()[pools[at][choice[at]].word].to_string());
        Some(Encryption { clues, clarity, leak })
    }

    /// The words worth a thought for one keyword: new, and nearer to it than to the others for every mind.
    fn shortlist(&self, nearness: &[Arc<Nearness>], target: usize, past: &[Line]) -> Vec<usize> {
        let known: Vec<usize> =
            (0..self.weights.0.len()).filter(|mind| self.weights.0[*mind] > 0.0).collect();
        let used: Vec<usize> = past
            .iter()
            .flat_map(|line| &line.clues)
            .flatten()
            .filter_map(|clue| self.space.find(clue))
            .collect();
        let score = |word: usize| {
            let margin = |mind: &usize| {
                let near = |digit: usize| nearness[digit][*mind][word];
                let others =
                    (0..4).filter(|digit| *digit != target).map(near).fold(f32::NEG_INFINITY, f32::max);
                // Exactly 0 is a word that the mind does not know.
                (near(target) != 0.0).then(|| near(target) - others)
            };
            let margins = || known.iter().filter_map(margin);
            let least = margins().fold(f32::INFINITY, f32::min);
            // Words that some mind would take for another keyword come last, for want of better ones.
            let unclear = if least > MARGIN { 0.0 } else { UNCLEAR };
            margins().sum::<f32>() - unclear
        };
        let mut scored: Vec<(usize, f32)> =
            (0..self.space.words().len()).map(|word| (word, score(word))).collect();
        scored.sort_by(|a, b| b.1.total_cmp(&a.1));
        let fresh: Vec<usize> =
            scored.into_iter().map(|(word, _)| word).filter(|word| !used.contains(word)).collect();
        // The obvious words first, then fewer and fewer of the subtle ones.
        let (pool, reach) = (self.strength.pool(), self.strength.reach());
        let place = |at: usize| ((at as f32 / pool as f32).powf(1.5) * (pool * reach) as f32) as usize;
        let mut places: Vec<usize> = (0..pool).map(|at| place(at).max(at)).collect();
        places.dedup();
        places.into_iter().filter_map(|at| fresh.get(at).copied()).collect()
    }
}

/// Value, clarity and leak of a choice.
type Judged = (f32, f32, f32);

/// Coordinate ascent from several starts: the three digits are chosen in turn until nothing improves. A novice
/// has no start to improve on: it says the first that comes to mind.
fn search(
    pools: &[Vec<Candidate>],
    judge: &impl Fn([usize; 3]) -> Judged,
    may: &impl Fn(&Candidate) -> bool,
    starts: usize,
    rng: &mut impl RngExt,
) -> Option<([usize; 3], Judged)> {
    let mut best: Option<([usize; 3], Judged)> = None;
    for start in 0..=starts {
        let mut choice = [0; 3];
        for (place, pool) in choice.iter_mut().zip(pools) {
            let first = if start == 0 && starts > 0 { 0 } else { rng.random_range(0..pool.len()) };
            // The first legal one from there, going round.
            *place = (first..pool.len()).chain(0..first).find(|at| may(&pool[*at]))?;
        }
        let mut value = judge(choice);
        // Without a start to improve on, no pass is made.
        for _ in 0..PASSES.min(starts) {
            let before = value.0;
            for digit in 0..3 {
                for candidate in 0..pools[digit].len() {
                    let mut other = choice;
                    other[digit] = candidate;
                    let judged = judge(other);
                    if judged.0 > value.0 && different(pools, other) && may(&pools[digit][candidate]) {
                        (choice, value) = (other, judged);
                    }
                }
            }
            if value.0 <= before {
                break;
            }
        }
        if different(pools, choice) && best.as_ref().is_none_or(|(_, known)| value.0 > known.0) {
            best = Some((choice, value));
        }
    }
    best
}

/// The same word for two digits would be no clue at all.
fn different(pools: &[Vec<Candidate>], choice: [usize; 3]) -> bool {
    let [a, b, c] = std::array::from_fn(|at| pools[at][choice[at]].word);
    a != b && b != c && a != c
}

/// The panel of imagined decoders: each mind alone and all together, trusted as far as the teammate has
/// guessed like them.
struct Decoders {
    readings: Vec<Vec<f32>>,
    trust: Vec<f32>,
}

impl Decoders {
    fn new(encryptor: &Encryptor<'_>, past: &[Line]) -> Decoders {
        let space = encryptor.space;
        let keywords: Vec<_> = encryptor.keywords.iter().map(|word| space.keyword(word)).collect();
        let readings = encryptor.weights.readings();
        let mut trust = encryptor.weights.priors();
        for line in past {
            let Some(guess) = line.decryption else { continue };
            for (reading, trust) in readings.iter().zip(&mut trust) {
                let mut scores: Scores = [[0.0; 4]; 3];
                for (clue, scores) in line.clues.iter().zip(&mut scores) {
                    let Some(clue) = clue else { continue };
                    let clue = space.clue(clue);
                    *scores = std::array::from_fn(|digit| {
                        SHARPNESS * weigh(&space.opinions(&clue, &keywords[digit]), reading)
                    });
                }
                *trust *= Odds::from_scores(&scores, &Open::ALL).of(guess) + DOUBT;
            }
        }
        let sum: f32 = trust.iter().sum();
        trust.iter_mut().for_each(|trust| *trust /= sum);
        Decoders { readings, trust }
    }

    fn near(&self, nearness: &[Arc<Nearness>], word: usize) -> Vec<[f32; 4]> {
        let near = |reading: &Vec<f32>| {
            std::array::from_fn(|digit| {
                let of = |(mind, weight): (usize, &f32)| {
                    let near = nearness[digit][mind][word];
                    if near == 0.0 { (0.0, 0.0) } else { (near * weight, *weight) }
                };
                let (sum, total) =
                    reading.iter().enumerate().map(of).fold((0.0, 0.0), |(s, t), (x, w)| (s + x, t + w));
                if total > 0.0 { SHARPNESS * sum / total } else { 0.0 }
            })
        };
        self.readings.iter().map(near).collect()
    }

    /// How likely the teammate is to find the code.
    fn understand(&self, chosen: &[&Candidate; 3], code: Code, open: &Open) -> f32 {
        let of = |(reading, trust): (usize, &f32)| {
            let scores = std::array::from_fn(|at| chosen[at].near[reading]);
            trust * Odds::from_scores(&scores, open).of(code)
        };
        self.trust.iter().enumerate().map(of).sum()
    }
}

/// The panel of imagined interceptors: those that guess keywords, by each mind and by all together, and those
/// that only compare with the earlier clues.
struct Interceptors<'a> {
    space: &'a Space,
    weights: &'a Weights,
    readings: Vec<Vec<f32>>,
    /// `beliefs[digit]`: the keywords that matter, each with its probability per reading.
    beliefs: [Vec<(usize, Vec<f32>)>; 4],
    columns: [Vec<Arc<Meaning>>; 4],
    /// Per mind: the mean of each column's vectors as the data have them, of unit length.
    means: Vec<[Option<Vec<f32>>; 4]>,
}

/// How sure those are who compare with the mean of a column.
const COMPARED: f32 = 13.7;
/// Beliefs below this are left out.
const NEGLIGIBLE: f32 = 0.002;
/// So many keywords are imagined behind a column.
const IMAGINED: usize = 40;

impl<'a> Interceptors<'a> {
    fn new(space: &'a Space, weights: &'a Weights, past: &[Line]) -> Self {
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
        let known = (0..weights.0.len()).filter(|mind| weights.0[*mind] > 0.0);
        let means = known.map(|mind| super::baseline::means(space, mind, past)).collect();
        Interceptors { space, weights, readings: weights.readings(), beliefs, columns: meanings, means }
    }

    /// The place of a keyword in the list.
    fn place(&self, keyword: &str) -> Option<usize> {
        let keyword = keyword.to_lowercase();
        self.space.keywords().iter().position(|other| other.to_lowercase() == keyword)
    }

    /// How well a word fits each column, for those who guess keywords and then for those who compare; and how
    /// sure the former would be of the keyword `own` once the word is filed under `digit`.
    fn fit(&self, word: usize, digit: usize, own: Option<usize>) -> (Vec<[f32; 4]>, f32) {
        let meaning = self.space.clue(&self.space.words()[word]);
        let count = self.readings.len();
        let mut fit = vec![[0.0; 4]; count];
        let mut betrayal = 0.0;
        let fair = 1.0 / self.space.words().len() as f32;
        for (column, belief) in self.beliefs.iter().enumerate() {
            let mut latent = vec![0.0; count];
            let mut of_own = vec![0.0; count];
            for (keyword, chances) in belief {
                let likelihoods =
                    self.weights.each(|mind| self.space.word_likelihood(mind, *keyword, word).ln());
                for (reading, likelihood) in likelihoods.enumerate() {
                    let p = chances[reading] * likelihood;
                    latent[reading] += p;
                    if column == digit && Some(*keyword) == own {
                        of_own[reading] = p;
                    }
                }
            }
            let earlier: Vec<_> =
                self.columns[column].iter().map(|earlier| self.space.opinions(&meaning, earlier)).collect();
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
        let known = (0..self.weights.0.len()).filter(|mind| self.weights.0[*mind] > 0.0);
        for (mind, means) in known.zip(&self.means) {
            let text = &self.space.words()[word];
            let Some(vector) = self.space.mind(mind).plain(self.space.language(), text) else { continue };
            fit.push(
                means
                    .each_ref()
                    .map(|mean| mean.as_ref().map_or(0.0, |mean| COMPARED * cosine(&vector, mean))),
            );
        }
        (fit, betrayal)
    }

    /// How likely the opponents are to find the code, in the mean over the panel.
    fn understand(&self, chosen: &[&Candidate; 3], code: Code, open: &Open) -> f32 {
        // Whoever does not know one of the words does not guess.
        let panel = chosen.iter().map(|candidate| candidate.fit.len()).min().unwrap_or(0).max(1);
        let of = |eve: usize| {
            let scores = std::array::from_fn(|at| chosen[at].fit[eve]);
            Odds::from_scores(&scores, open).of(code)
        };
        (0..panel).map(of).sum::<f32>() / panel as f32
    }
}
