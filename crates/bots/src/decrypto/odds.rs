//! Probabilities over the 24 codes.

use decrypto::Code;
use std::sync::LazyLock;

/// How many codes there are.
pub const CODES: usize = Code::COUNT as usize;

/// The codes in their order, each with its digits as indices: looked up millions of times in a search.
static TABLE: LazyLock<Vec<(Code, [usize; 3])>> =
    LazyLock::new(|| Code::all().map(|code| (code, code.digits().map(|digit| digit.index()))).collect());

/// Scores of three clues for four keywords: `scores[clue][digit]`.
pub type Scores = [[f32; 4]; 3];

/// Scores that lie further behind the best are as good as this; the product of three such powers is still a number.
const FAINTEST: f32 = -25.0;

/// A probability for each code, in the order of [`Code::all`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds([f32; CODES]);

impl Odds {
    /// All codes alike.
    pub const EVEN: Odds = Odds([1.0 / CODES as f32; CODES]);

    /// From scores in logarithms: a code is as good as its three digits together, and each keyword can be meant
    /// only once. `open` leaves out codes that cannot be.
    pub fn from_scores(scores: &Scores, open: &Open) -> Odds {
        let mut odds = [f32::NEG_INFINITY; CODES];
        for (at, [a, b, c]) in open.digits() {
            odds[at] = scores[0][a] + scores[1][b] + scores[2][c];
        }
        let most = odds.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for value in &mut odds {
            *value = (*value - most).exp();
            sum += *value;
        }
        odds.iter_mut().for_each(|value| *value /= sum);
        Odds(odds)
    }

    /// The weighted mean of several opinions; weights need not sum to 1.
    pub fn mixed<'a>(opinions: impl IntoIterator<Item = (f32, &'a Odds)>) -> Odds {
        let mut sum = [0.0; CODES];
        let mut weights = 0.0;
        for (weight, odds) in opinions {
            weights += weight;
            sum.iter_mut().zip(odds.0).for_each(|(s, p)| *s += weight * p);
        }
        if weights <= 0.0 {
            return Odds::EVEN;
        }
        Odds(sum.map(|s| s / weights))
    }

    /// The probability of a code.
    pub fn of(&self, code: Code) -> f32 {
        self.0[place(code)]
    }

    /// All codes with their probabilities, the likeliest first.
    pub fn ranked(&self) -> Vec<(Code, f32)> {
        let mut ranked: Vec<_> = Code::all().zip(self.0).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    /// The likeliest code and its probability.
    pub fn best(&self) -> (Code, f32) {
        self.ranked()[0]
    }

    /// How likely a clue is to stand for a digit.
    pub fn digit(&self, clue: usize, digit: decrypto::Digit) -> f32 {
        Code::all().zip(self.0).filter(|(code, _)| code.digits()[clue] == digit).map(|(_, p)| p).sum()
    }
}

/// The codes that can still come: all of them by the official rules; in the benchmark none comes twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open(u32);

impl Open {
    /// All codes.
    pub const ALL: Open = Open((1 << CODES) - 1);

    /// Without these, unless that leaves nothing.
    pub fn without(codes: impl IntoIterator<Item = Code>) -> Open {
        let mut open = Open::ALL.0;
        for code in codes {
            open &= !(1 << place(code));
        }
        if open == 0 { Open::ALL } else { Open(open) }
    }

    /// The digits of the codes as indices, with the codes' places.
    fn digits(&self) -> impl Iterator<Item = (usize, [usize; 3])> + '_ {
        let open = |(at, _): &(usize, &(Code, [usize; 3]))| self.0 >> at & 1 == 1;
        TABLE.iter().enumerate().filter(open).map(|(at, (_, digits))| (at, *digits))
    }
}

/// What the scores of one clue are the logarithms of, the largest being 1: worked out once for a clue that is tried
/// in many codes.
pub fn powers(scores: [f32; 4]) -> [f32; 4] {
    let most = scores.into_iter().fold(f32::NEG_INFINITY, f32::max);
    scores.map(|score| (score - most).max(FAINTEST).exp())
}

/// The probability of one code from the [`powers`] of its clues, without working out the others': for searches that
/// ask nothing else.
pub fn chance(powers: [&[f32; 4]; 3], code: Code, open: &Open) -> f32 {
    let of = |[a, b, c]: [usize; 3]| powers[0][a] * powers[1][b] * powers[2][c];
    of(TABLE[place(code)].1) / open.digits().map(|(_, digits)| of(digits)).sum::<f32>()
}

/// The place of a code among all.
fn place(code: Code) -> usize {
    // They ascend, and there is no code that is not among them.
    TABLE.binary_search_by(|(other, _)| other.cmp(&code)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyword_can_be_meant_only_once() {
        // Both of the first clues look like 1; the second looks a little like 2 as well.
        let scores = [[5.0, 0.0, 0.0, 0.0], [4.0, 3.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0]];
        let odds = Odds::from_scores(&scores, &Open::ALL);
        assert_eq!(odds.best().0.to_string(), "123");
        let sum: f32 = odds.ranked().iter().map(|(_, p)| p).sum();
        assert!((sum - 1.0).abs() < 1e-5);
    }

    #[test]
    fn a_code_that_cannot_be_has_no_chance() {
        let gone: Code = "123".parse().unwrap();
        let odds = Odds::from_scores(&[[0.0; 4]; 3], &Open::without([gone]));
        assert_eq!(odds.of(gone), 0.0);
        assert!((odds.best().1 - 1.0 / 23.0).abs() < 1e-6);
    }

    #[test]
    fn one_chance_is_the_same_as_among_all_odds() {
        let scores = [[5.0, 0.0, 1.0, 0.0], [4.0, 3.0, 0.0, 2.0], [0.0, 1.0, 2.0, 0.0]];
        let open = Open::without(["123".parse().unwrap()]);
        let odds = Odds::from_scores(&scores, &open);
        let powers = scores.map(powers);
        for code in Code::all().skip(1) {
            assert!((chance(powers.each_ref(), code, &open) - odds.of(code)).abs() < 1e-6);
        }
    }

    #[test]
    fn an_even_mixture_of_nothing_is_even() {
        assert_eq!(Odds::mixed([]), Odds::EVEN);
    }
}
