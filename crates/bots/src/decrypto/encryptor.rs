//! The encryptor: clues that the own decoder understands and the opponents do not.
//!
//! Candidates are common words that every mind puts nearer to their keyword than to the others. Among them
//! it looks for three that make the code likely for a panel of decoders, unlikely for a panel of
//! interceptors, and that tell little about the keywords. The panels matter: whoever plays against one
//! imagined opponent loses to the other kind.

use super::Strength;
use super::decoder::{Weights, weigh};
use super::eavesdroppers::Eavesdroppers;
use super::line::Line;
use super::listeners::{Listeners, Word};
use super::odds::Open;
use decrypto::{Code, Verdict};
use lexicon::Language;
use lexicon::mind::{Nearness, Space};
use lexicon::referee::{Position, check, repeats};
use rand::RngExt;
use std::cell::OnceCell;
use std::sync::Arc;

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
    // The encryptor itself never repeats a clue.
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
    /// Per listener: how near it is to each keyword, as powers.
    near: Vec<[f32; 4]>,
    /// Per eavesdropper: how well it fits each column, likewise.
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
        Encryptor { space, keywords, weights: weights.speaking(space), strength }
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
        let listeners = Listeners::new(self.space, &self.keywords, &self.weights, past);
        let eavesdroppers = Eavesdroppers::new(self.space, &self.weights, past);
        let nearness: Vec<Arc<Nearness>> =
            self.keywords.iter().map(|keyword| self.space.nearness(keyword)).collect();
        let category = category.map(|category| self.space.clue(category));
        let mut pools: Vec<Vec<Candidate>> = Vec::new();
        for digit in code.digits() {
            let words = self.shortlist(&nearness, digit.index(), past);
            let own = self.space.find_keyword(&self.keywords[digit.index()]);
            let candidate = |word| {
                let clue = Word::new(self.space, word);
                let (fit, betrayal) = eavesdroppers.fit(&clue, digit.index(), own);
                Candidate {
                    word,
                    near: listeners.near(&clue),
                    fit,
                    betrayal,
                    fits: category.as_ref().map_or(0.0, |category| {
                        weigh(&self.space.opinions(&clue.meaning, category), &self.weights.0)
                            .clamp(0.0, MOST_FITTING)
                    }),
                    legal: OnceCell::new(),
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
            let clarity = listeners.understand(chosen.map(|candidate| &*candidate.near), code, open);
            let fit = chosen.map(|candidate| &*candidate.fit);
            let leak = if watched { eavesdroppers.understand(fit, code, open) } else { 0.0 };
            let betrayal: f32 = chosen.iter().map(|candidate| candidate.betrayal).sum();
            let fits: f32 = chosen.iter().map(|candidate| candidate.fits).sum();
            let value = clarity + LEAK * (1.0 - leak).max(1e-6).ln() - BETRAYAL * betrayal + LASER * fits;
            (value, clarity.exp(), leak)
        };
        let given: Vec<&str> =
            past.iter().flat_map(|line| &line.clues).flatten().map(String::as_str).collect();
        let language = self.space.language();
        let text = |candidate: &Candidate| &*self.space.words()[candidate.word];
        let may = |candidate: &Candidate| {
            let word = text(candidate);
            let new = || !given.iter().any(|given| repeats(language, word, given));
            *candidate.legal.get_or_init(|| legal(word) && new())
        };
        // Two forms of one word would be the same clue for two digits.
        let different = |choice: [usize; 3]| {
            let [a, b, c] = std::array::from_fn(|at| text(&pools[at][choice[at]]));
            [(a, b), (b, c), (a, c)].into_iter().all(|(one, other)| !repeats(language, one, other))
        };
        let rules = Rules { may: &may, different: &different };
        let (choice, (_, clarity, leak)) = search(&pools, &judge, &rules, self.strength.starts(), rng)?;
        let clues = std::array::from_fn(|at| self.space.words()[pools[at][choice[at]].word].to_string());
        Some(Encryption { clues, clarity, leak })
    }

    /// The words worth a thought for one keyword: new, and nearer to it than to the others for every mind.
    fn shortlist(&self, nearness: &[Arc<Nearness>], target: usize, past: &[Line]) -> Vec<usize> {
        let known = self.weights.known();
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
                near(target) - others
            };
            let (sum, least) = known
                .iter()
                .map(margin)
                .fold((0.0, f32::INFINITY), |(sum, least), margin| (sum + margin, least.min(margin)));
            // Words that some mind would take for another keyword, or does not know, come last, for want of better
            // ones.
            sum - if least > MARGIN { 0.0 } else { UNCLEAR }
        };
        let mut scored: Vec<(usize, f32)> =
            (0..self.space.words().len()).map(|word| (word, score(word))).collect();
        let (pool, reach) = (self.strength.pool(), self.strength.reach());
        // So many are enough, whichever of them were used; the rest need no order.
        let enough = pool * reach + used.len();
        let best_first = |a: &(usize, f32), b: &(usize, f32)| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0));
        if enough < scored.len() {
            scored.select_nth_unstable_by(enough, best_first);
            scored.truncate(enough);
        }
        scored.sort_unstable_by(best_first);
        let fresh: Vec<usize> =
            scored.into_iter().map(|(word, _)| word).filter(|word| !used.contains(word)).collect();
        // The obvious words first, then fewer and fewer of the subtle ones.
        let place = |at: usize| ((at as f32 / pool as f32).powf(1.5) * (pool * reach) as f32) as usize;
        let mut places: Vec<usize> = (0..pool).map(|at| place(at).max(at)).collect();
        places.dedup();
        places.into_iter().filter_map(|at| fresh.get(at).copied()).collect()
    }
}

/// What may be said: one clue, and three together.
struct Rules<'a> {
    may: &'a dyn Fn(&Candidate) -> bool,
    different: &'a dyn Fn([usize; 3]) -> bool,
}

/// Value, clarity and leak of a choice.
type Judged = (f32, f32, f32);

/// Coordinate ascent from several starts: the three digits are chosen in turn until nothing improves. A novice
/// has no start to improve on: it says the first that comes to mind.
fn search(
    pools: &[Vec<Candidate>],
    judge: &impl Fn([usize; 3]) -> Judged,
    rules: &Rules<'_>,
    starts: usize,
    rng: &mut impl RngExt,
) -> Option<([usize; 3], Judged)> {
    let mut best: Option<([usize; 3], Judged)> = None;
    for start in 0..=starts {
        let mut choice = [0; 3];
        for (place, pool) in choice.iter_mut().zip(pools) {
            let first = if start == 0 && starts > 0 { 0 } else { rng.random_range(0..pool.len()) };
            // The first legal one from there, going round.
            *place = (first..pool.len()).chain(0..first).find(|at| (rules.may)(&pool[*at]))?;
        }
        let mut value = judge(choice);
        // Without a start to improve on, no pass is made.
        for _ in 0..PASSES.min(starts) {
            let before = value.0;
            for (digit, pool) in pools.iter().enumerate() {
                for (candidate, word) in pool.iter().enumerate() {
                    let mut other = choice;
                    other[digit] = candidate;
                    let judged = judge(other);
                    if judged.0 > value.0 && (rules.may)(word) && (rules.different)(other) {
                        (choice, value) = (other, judged);
                    }
                }
            }
            if value.0 <= before {
                break;
            }
        }
        if (rules.different)(choice) && best.as_ref().is_none_or(|(_, known)| value.0 > known.0) {
            best = Some((choice, value));
        }
    }
    best
}
