//! The encryptor: clues that the own decoder understands and the opponents do not.
//!
//! Clues are what people associate with the keywords, so there is a human link in every one of them; a word without
//! associations, out of a host's own list, gets common words that every mind puts near it. Among them it looks for three
//! that make the code likely for imagined teammates, unlikely for imagined opponents, and that tell little about the
//! keywords. How far down the lists it looks and how much it fears the opponents is a matter of strength.

use super::Strength;
use super::decoder::Weights;
use super::imagined::{Opponents, Teammate};
use super::line::Line;
use super::odds::{Open, powers};
use decrypto::{Code, Verdict};
use lexicon::Language;
use lexicon::associations::may_be_said;
use lexicon::mind::{Minds, Nearness, Space};
use lexicon::referee::{Position, check, check_meaning, looks_like, repeats};
use rand::RngExt;
use std::cell::OnceCell;
use std::sync::Arc;

/// Laser Drive: what a clue near the category is worth.
const LASER: f32 = 1.0;
/// How much more has to speak for the right keyword than for any other, and what it costs if it does not.
const CLEAR: f32 = 2.5;
const UNCLEAR: f32 = 20.0;
/// Words without associations: so many common words are weighed.
const POOL: usize = 25;
/// Passes over the three digits, at most, from so many starts.
const PASSES: usize = 3;
const STARTS: usize = 3;

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

/// What matters to an Encryptor beside being understood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caution {
    /// How many associations of a keyword come to its mind.
    pub reach: usize,
    /// What being read by the opponents costs.
    pub leak: f32,
    /// What giving a keyword away costs.
    pub betrayal: f32,
    /// What the end of a list costs against its beginning: the obvious is understood best.
    pub obscure: f32,
    /// How far moods decide between clues that are about as good.
    pub mood: f32,
}

impl Caution {
    /// That of a bot.
    pub fn of(strength: Strength) -> Caution {
        let caution = |reach, leak, betrayal, obscure, mood| Caution { reach, leak, betrayal, obscure, mood };
        match strength {
            Strength::Beginner => caution(15, 0.0, 0.0, 2.0, 1.5),
            Strength::Player => caution(40, 1.0, 0.2, 1.2, 1.0),
            Strength::Agent => caution(usize::MAX, 2.0, 0.5, 0.8, 0.6),
            Strength::Master => caution(usize::MAX, 4.0, 1.0, 0.5, 0.3),
        }
    }
}

/// Whether a word may be a clue.
pub type Legal<'a> = dyn Fn(&str) -> bool + 'a;

/// Whether the referee has nothing at all against a word as a clue, and it looks like none of the keywords; with minds the
/// referee is asked what the word means.
pub fn legal(
    language: Language,
    keywords: &[String; 4],
    code: Code,
    minds: Option<&Minds>,
    word: &str,
) -> bool {
    let keywords = keywords.each_ref().map(String::as_str);
    let code = code.digits().map(u8::from);
    // The encryptor itself never repeats a clue.
    let position = Position { language, keywords: &keywords, given: &[], code: Some(&code) };
    let verdict = match minds {
        Some(minds) => check_meaning(&position, word, minds),
        None => check(&position, word),
    };
    verdict == Verdict::Fine && !keywords.iter().any(|keyword| looks_like(language, word, keyword))
}

/// An encryptor of one team.
pub struct Encryptor<'a> {
    space: &'a Space,
    keywords: [String; 4],
    weights: Weights,
    caution: Caution,
}

/// A candidate for one digit, with everything that the search asks for.
struct Candidate {
    text: String,
    /// Of its words that mean something.
    stems: Vec<String>,
    /// Per imagined teammate: how near it is to each keyword, as powers.
    near: Vec<[f32; 4]>,
    /// Per imagined opponent: how well it fits each column, likewise.
    fit: Vec<[f32; 4]>,
    /// How sure an opponent would be of the keyword after it.
    betrayal: f32,
    /// What else speaks for it or against it.
    bonus: f32,
    /// Whether none of its words was said before.
    fresh: OnceCell<bool>,
    /// Whether the referee lets it pass: asked only about words that are about to be chosen.
    legal: OnceCell<bool>,
}

/// What the round is: each is a fact of its own.
pub struct Round<'a> {
    /// What the clues are to stand for.
    pub code: Code,
    /// The team's resolved codes.
    pub past: &'a [Line],
    /// The codes that can come.
    pub open: Open,
    /// Whether anybody can intercept it: not in the official first round.
    pub watched: bool,
    /// What Laser Drive wants the clues to fit.
    pub category: Option<&'a str>,
}

impl<'a> Encryptor<'a> {
    /// For these keywords.
    pub fn new(space: &'a Space, keywords: [String; 4], weights: Weights, caution: Caution) -> Self {
        Encryptor { space, keywords, weights, caution }
    }

    /// Three clues for a code.
    pub fn encrypt(&self, round: &Round<'_>, legal: &Legal<'_>, rng: &mut impl RngExt) -> Option<Encryption> {
        let Round { code, past, open, watched, category } = round;
        let teammate = Teammate::new(self.space, self.weights.clone(), &self.keywords);
        let opponents = Opponents::new(self.space, self.weights.clone(), past);
        let rows = teammate.rows();
        let links = self.space.links();
        let category = category.map(|category| self.space.hear(category, usize::MAX));
        let mut pools: Vec<Vec<Candidate>> = Vec::new();
        for digit in code.digits().map(|digit| digit.index()) {
            let mut candidate = |text: &str, heard: &lexicon::mind::Heard, down: f32| {
                let scores = teammate.scores(text, heard);
                let others = (0..4).filter(|other| *other != digit).map(|other| scores[0][other]);
                let margin = scores[0][digit] - others.fold(f32::NEG_INFINITY, f32::max);
                let (fit, betrayal) = opponents.fit(heard, digit, rows[digit]);
                let fits = category.as_ref().map_or(0.0, |category| links.alike(heard, category).max(0.0));
                let mood: f32 = rng.random();
                let unclear = if margin < CLEAR { UNCLEAR } else { 0.0 };
                let bonus = LASER * fits + self.caution.mood * mood - self.caution.obscure * down - unclear;
                let near = scores.into_iter().map(powers).collect();
                let stems = links.associations().stems(text);
                let (fresh, legal) = (OnceCell::new(), OnceCell::new());
                Candidate { text: text.to_owned(), stems, near, fit, betrayal, bonus, fresh, legal }
            };
            let pool: Vec<Candidate> = match rows[digit] {
                Some(row) => {
                    let texts = &links.associations().entries()[row].associations;
                    let many = texts.len() as f32;
                    let said = |(_, text): &(usize, &&'static str)| may_be_said(self.space.language(), text);
                    let in_mind = texts.iter().enumerate().take(self.reach(past, digit)).filter(said);
                    let heard = |(at, text): (usize, &&'static str)| {
                        candidate(text, &links.hear_association(row, at), at as f32 / many)
                    };
                    in_mind.map(heard).collect()
                }
                None => {
                    let nearest = self.shortlist(digit).into_iter().enumerate();
                    let heard = |(at, word): (usize, usize)| {
                        let text = &self.space.words()[word];
                        candidate(text, &self.space.hear(text, usize::MAX), at as f32 / POOL as f32)
                    };
                    nearest.map(heard).collect()
                }
            };
            pools.push(pool);
        }
        let judge = |choice: [usize; 3]| {
            let chosen: [&Candidate; 3] = std::array::from_fn(|at| &pools[at][choice[at]]);
            let clarity = teammate.understand(chosen.map(|candidate| &*candidate.near), *code, open);
            let fit = chosen.map(|candidate| &*candidate.fit);
            let leak = if *watched { opponents.understand(fit, *code, open) } else { 0.0 };
            let betrayal: f32 = chosen.iter().map(|candidate| candidate.betrayal).sum();
            let bonus: f32 = chosen.iter().map(|candidate| candidate.bonus).sum();
            let leaked = self.caution.leak * (1.0 - leak).max(1e-6).ln();
            (clarity + leaked - self.caution.betrayal * betrayal + bonus, clarity.exp(), leak)
        };
        let given: Vec<&str> =
            past.iter().flat_map(|line| &line.clues).flatten().map(String::as_str).collect();
        let used: Vec<String> = given.iter().flat_map(|clue| links.associations().stems(clue)).collect();
        let language = self.space.language();
        let may = |candidate: &Candidate| {
            let word = &candidate.text;
            let new = || !given.iter().any(|given| repeats(language, word, given));
            *candidate.legal.get_or_init(|| new() && legal(word))
        };
        // A word that was said before, alone or in a phrase, is no new angle.
        let fresh = |candidate: &Candidate| {
            let new = || !candidate.stems.iter().any(|stem| used.contains(stem));
            *candidate.fresh.get_or_init(new) && may(candidate)
        };
        // A word that two clues share would stand for two digits.
        let different = |choice: [usize; 3]| {
            let [a, b, c]: [&Candidate; 3] = std::array::from_fn(|at| &pools[at][choice[at]]);
            let share = |one: &Candidate, other: &Candidate| {
                one.stems.iter().any(|stem| other.stems.contains(stem))
                    || repeats(language, &one.text, &other.text)
            };
            !share(a, b) && !share(b, c) && !share(a, c)
        };
        // Whoever has used up every fresh word of a short list says one again in another phrase.
        let found = search(&pools, &judge, &Rules { may: &fresh, different: &different });
        let again = || search(&pools, &judge, &Rules { may: &may, different: &different });
        let (choice, (_, clarity, leak)) = found.or_else(again)?;
        let clues = std::array::from_fn(|at| pools[at][choice[at]].text.clone());
        Some(Encryption { clues, clarity, leak })
    }

    /// How far down the list it looks for a keyword: a little further each time, for the first ones are used up.
    fn reach(&self, past: &[Line], digit: usize) -> usize {
        let used =
            past.iter().flat_map(|line| line.code.digits()).filter(|used| used.index() == digit).count();
        self.caution.reach.saturating_add(3 * used)
    }

    /// Common words for a keyword without associations: nearer to it than to the others for every mind.
    fn shortlist(&self, target: usize) -> Vec<usize> {
        let nearness: Vec<Arc<Nearness>> =
            self.keywords.iter().map(|keyword| self.space.nearness(keyword)).collect();
        let known = self.weights.known();
        let score = |word: usize| {
            let margin = |mind: &usize| {
                let near = |digit: usize| nearness[digit][*mind][word];
                let others =
                    (0..4).filter(|digit| *digit != target).map(near).fold(f32::NEG_INFINITY, f32::max);
                near(target) - others
            };
            known.iter().map(margin).sum::<f32>()
        };
        let mut scored: Vec<(usize, f32)> =
            (0..self.space.words().len()).map(|word| (word, score(word))).collect();
        let best_first = |a: &(usize, f32), b: &(usize, f32)| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0));
        let enough = 2 * POOL;
        if enough < scored.len() {
            scored.select_nth_unstable_by(enough, best_first);
            scored.truncate(enough);
        }
        scored.sort_unstable_by(best_first);
        scored.into_iter().map(|(word, _)| word).collect()
    }
}

/// What may be said: one clue, and three together.
struct Rules<'a> {
    may: &'a dyn Fn(&Candidate) -> bool,
    different: &'a dyn Fn([usize; 3]) -> bool,
}

/// Value, clarity and leak of a choice.
type Judged = (f32, f32, f32);

/// Coordinate ascent from several starts: the three digits are chosen in turn until nothing improves.
fn search(
    pools: &[Vec<Candidate>],
    judge: &impl Fn([usize; 3]) -> Judged,
    rules: &Rules<'_>,
) -> Option<([usize; 3], Judged)> {
    let mut best: Option<([usize; 3], Judged)> = None;
    for start in 0..STARTS {
        let mut choice = [0; 3];
        for (place, pool) in choice.iter_mut().zip(pools) {
            let first = start * pool.len() / STARTS;
            // The first legal one from there, going round.
            *place = (first..pool.len()).chain(0..first).find(|at| (rules.may)(&pool[*at]))?;
        }
        let mut value = judge(choice);
        for _ in 0..PASSES {
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
