//! One language as all minds see it: the clue words, the keywords, and how near each is to each.

use super::Mind;
use super::vector::{Matrix, cosine};
use crate::{Language, keywords};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

/// Free texts whose meaning is remembered, at most.
const REMEMBERED: usize = 4096;
/// Ranks are kept as logarithms in one byte: this many steps a doubling.
const STEPS: f32 = 18.0;
/// A similarity is kept for every so many steps.
const CURVE: usize = 4;

/// What a text means to each mind; `None` where one does not know it.
#[derive(Clone, Debug)]
pub struct Meaning(Vec<Option<Vec<f32>>>);

/// One language as all minds see it.
pub struct Space {
    language: Language,
    minds: Vec<Arc<dyn Mind>>,
    words: Vec<Box<str>>,
    rows: HashMap<String, usize>,
    /// Per mind: the vectors of the clue words. A word that a mind does not know has zeros.
    vectors: Vec<Matrix>,
    /// Per mind: mean and spread of the similarity of strangers.
    strangers: Vec<(f32, f32)>,
    keywords: Vec<String>,
    keyword_ranks: OnceLock<Vec<Ranks>>,
    remembered: Mutex<HashMap<(bool, String), Arc<Meaning>>>,
}

/// For one keyword: the rank of every clue word by similarity, per mind, and last for all minds together.
/// Ranks are kept as steps, logarithms in one byte: see [`rank_of_step`].
#[derive(Clone, Debug)]
pub struct Ranks(Vec<Ranking>);

/// One mind's ranking of all clue words for a keyword.
#[derive(Clone, Debug)]
struct Ranking {
    /// The step of each clue word.
    steps: Box<[u8]>,
    /// The least similarity of each fourth step, falling: where a text that is no clue word would stand.
    curve: Box<[f32]>,
}

/// The rank, from 0, that a step stands for.
pub fn rank_of_step(step: u8) -> f32 {
    (f32::from(step) / STEPS).exp2() - 1.0
}

impl Ranks {
    /// The step of a clue word in the judgement of a mind (the number of minds stands for all together).
    pub fn step(&self, mind: usize, word: usize) -> u8 {
        self.0[mind].steps[word]
    }

    /// The step of a text as similar as this.
    pub fn step_of(&self, mind: usize, similarity: f32) -> u8 {
        let above = self.0[mind].curve.partition_point(|least| *least > similarity);
        (above * CURVE).min(255) as u8
    }
}

impl Ranking {
    fn new(opinion: &[f32]) -> Ranking {
        let mut order: Vec<usize> = (0..opinion.len()).collect();
        order.sort_unstable_by(|a, b| opinion[*b].total_cmp(&opinion[*a]));
        let mut steps = vec![0; opinion.len()].into_boxed_slice();
        for (rank, word) in order.iter().enumerate() {
            steps[*word] = ((rank as f32 + 1.0).log2() * STEPS).round() as u8;
        }
        let at = |step: usize| rank_of_step(step as u8) as usize;
        let curve = (0..256).step_by(CURVE).map(at).take_while(|rank| *rank < order.len());
        Ranking { curve: curve.map(|rank| opinion[order[rank]]).collect(), steps }
    }
}

impl Space {
    pub(super) fn new(language: Language, words: Vec<Box<str>>, minds: Vec<Arc<dyn Mind>>) -> Space {
        let rows = words.iter().enumerate().map(|(row, word)| (word.to_lowercase(), row)).collect();
        let matrix = |mind: &Arc<dyn Mind>| {
            let vectors = mind.clue_vectors(language, &words);
            let dims = vectors.iter().flatten().map(Vec::len).next().unwrap_or(1);
            let zeros = vec![0.0; dims];
            Matrix::from_rows(dims, vectors.into_iter().map(|vector| vector.unwrap_or_else(|| zeros.clone())))
        };
        let vectors: Vec<Matrix> = minds.iter().map(matrix).collect();
        let strangers = vectors.iter().map(strangers).collect();
        Space {
            language,
            minds,
            words,
            rows,
            vectors,
            strangers,
            keywords: keywords(language).iter().map(|keyword| keyword.word.to_owned()).collect(),
            keyword_ranks: OnceLock::new(),
            remembered: Mutex::default(),
        }
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The names of its minds.
    pub fn minds(&self) -> impl Iterator<Item = &str> {
        self.minds.iter().map(|mind| mind.name())
    }

    /// The clue words, the most common first.
    pub fn words(&self) -> &[Box<str>] {
        &self.words
    }

    /// The place of a text among the clue words.
    pub fn find(&self, text: &str) -> Option<usize> {
        self.rows.get(&text.to_lowercase()).copied()
    }

    /// The keywords of the language.
    pub fn keywords(&self) -> &[String] {
        &self.keywords
    }

    /// What a clue means to each mind.
    pub fn clue(&self, text: &str) -> Arc<Meaning> {
        self.meaning(text, false)
    }

    /// What a keyword means to each mind.
    pub fn keyword(&self, word: &str) -> Arc<Meaning> {
        self.meaning(word, true)
    }

    fn meaning(&self, text: &str, keyword: bool) -> Arc<Meaning> {
        let key = (keyword, text.trim().to_lowercase());
        let lock = || self.remembered.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = lock().get(&key) {
            return known.clone();
        }
        let of = |mind: &Arc<dyn Mind>| match keyword {
            true => mind.keyword(self.language, text.trim()),
            false => mind.clue(self.language, text.trim()),
        };
        let meaning = Arc::new(Meaning(self.minds.iter().map(of).collect()));
        let mut remembered = lock();
        if remembered.len() >= REMEMBERED {
            remembered.clear();
        }
        remembered.insert(key, meaning.clone());
        meaning
    }

    /// How near two meanings are to each mind, in spreads above strangers; `None` where a mind knows not both.
    pub fn opinions(&self, a: &Meaning, b: &Meaning) -> Vec<Option<f32>> {
        let opinion = |((a, b), (mean, spread)): ((&Option<_>, &Option<_>), &(f32, f32))| {
            Some((cosine(a.as_deref()?, b.as_deref()?) - mean) / spread)
        };
        a.0.iter().zip(&b.0).zip(&self.strangers).map(opinion).collect()
    }

    /// How near every clue word is to a meaning, per mind, in spreads above strangers. A mind that does not
    /// know one of the two says 0.
    pub fn all_opinions(&self, meaning: &Meaning) -> Vec<Vec<f32>> {
        let mut opinions = Vec::with_capacity(self.minds.len());
        for (mind, vectors) in self.vectors.iter().enumerate() {
            let (mean, spread) = self.strangers[mind];
            let opinion = |product: f32| if product == 0.0 { 0.0 } else { (product - mean) / spread };
            opinions.push(match &meaning.0[mind] {
                Some(vector) => vectors.products(vector).into_iter().map(opinion).collect(),
                None => vec![0.0; self.words.len()],
            });
        }
        opinions
    }

    /// How near a clue is to a word in the mean judgement: 0 for strangers, above 1 for what a good clue has.
    pub fn similar(&self, clue: &str, word: &str) -> f32 {
        together(&self.opinions(&self.clue(clue), &self.keyword(word)))
    }

    /// The clue words nearest to a word, with their similarity, nearest first.
    pub fn nearest(&self, word: &str, count: usize) -> Vec<(&str, f32)> {
        let opinions = self.all_opinions(&self.keyword(word));
        let mut all: Vec<(usize, f32)> = (0..self.words.len())
            .map(|at| (at, opinions.iter().map(|mind| mind[at]).sum::<f32>() / opinions.len() as f32))
            .collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all.iter().take(count).map(|(at, similarity)| (&*self.words[*at], *similarity)).collect()
    }

    /// The ranks of all clue words for a keyword.
    pub fn ranks(&self, keyword: &Meaning) -> Ranks {
        let mut opinions = self.all_opinions(keyword);
        let known = opinions.len().max(1) as f32;
        let all = (0..self.words.len()).map(|at| opinions.iter().map(|mind| mind[at]).sum::<f32>() / known);
        opinions.push(all.collect());
        Ranks(opinions.iter().map(|opinion| Ranking::new(opinion)).collect())
    }

    /// How near a meaning is to each of [`Space::keywords`], per mind and last for all together. A mind that
    /// does not know one of the two says 0.
    pub fn keyword_opinions(&self, clue: &Meaning) -> Vec<Vec<f32>> {
        let of = |word: &String| {
            let mut opinions: Vec<f32> =
                self.opinions(clue, &self.keyword(word)).into_iter().map(Option::unwrap_or_default).collect();
            opinions.push(opinions.iter().sum::<f32>() / opinions.len().max(1) as f32);
            opinions
        };
        self.keywords.iter().map(of).collect()
    }

    /// The ranks for each of [`Space::keywords`]; made on first use.
    pub fn keyword_ranks(&self) -> &[Ranks] {
        self.keyword_ranks
            .get_or_init(|| self.keywords.iter().map(|word| self.ranks(&self.keyword(word))).collect())
    }
}

/// The mean of the opinions of those who have one; 0 if nobody has.
fn together(opinions: &[Option<f32>]) -> f32 {
    let known = opinions.iter().flatten().count().max(1) as f32;
    opinions.iter().flatten().sum::<f32>() / known
}

/// Mean and spread of the similarity of words that have nothing to do with each other.
fn strangers(vectors: &Matrix) -> (f32, f32) {
    let count = vectors.len();
    let products: Vec<f32> = (0..count.min(4000))
        .map(|at| vectors.product(at, vectors, (at * 7 + count / 2) % count))
        .filter(|product| *product != 0.0)
        .collect();
    let number = products.len().max(1) as f32;
    let mean = products.iter().sum::<f32>() / number;
    let spread = (products.iter().map(|p| (p - mean) * (p - mean)).sum::<f32>() / number).sqrt();
    (mean, spread.max(1e-3))
}
