//! One language as all minds see it: the clue words, the keywords, and how near each is to each.

use super::Mind;
use super::ladders::{self, Ladder, Ladders, RUNGS};
use super::links::{Heard, Links};
use super::vector::{Rows, cosine};
use crate::{Language, keywords};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Texts other than clue words whose meaning is remembered, at most: 4 kB each.
const TEXTS: usize = 1024;
/// Keywords whose nearness to all clue words is remembered, at most: 84 kB each.
const KEYWORDS: usize = 64;
/// Clues whose likelihood for all keywords is remembered, at most: 10 kB each.
const CLUES: usize = 512;
/// How fast the likelihood of a clue falls with its rank among the words nearest to its keyword; the first few are
/// about equally likely, because nobody says only what is nearest.
const FALL: f32 = 2.0;
const FEW: f32 = 10.0;
/// The rung of a ladder that tells how crowded it is around a keyword: the sixteenth nearest word.
const CROWD: usize = 2;
/// So many pairs of words tell how near strangers are.
const STRANGERS: usize = 4000;
/// The chance that a clue has nothing to do with its keyword as far as a mind can see.
const STRANGE: f32 = 0.02;

/// What a text means to each mind; `None` where one does not know it.
#[derive(Clone, Debug)]
pub struct Meaning(Vec<Option<Vec<f32>>>);

/// How near every clue word is to something: `nearness[mind][word]`.
pub type Nearness = Vec<Vec<f32>>;

/// One language as all minds see it.
///
/// Nearness is measured in spreads above the mean of strangers, which makes minds comparable: 0 is nothing in
/// common, 2 and more is what a good clue has.
pub struct Space {
    language: Language,
    minds: Vec<Arc<dyn Mind>>,
    words: Vec<Box<str>>,
    rows: HashMap<String, usize>,
    /// Per mind: the vectors of the clue words. A word that a mind does not know has zeros. Made on first use: only keywords
    /// without associations need them, out of a host's own list, and they take megabytes.
    vectors: OnceLock<Vec<Rows>>,
    /// Per mind: mean and spread of the similarity of strangers.
    strangers: Vec<(f32, f32)>,
    keywords: Vec<String>,
    keyword_rows: HashMap<String, usize>,
    /// Per mind: the vectors of the keywords, likewise.
    keyword_vectors: Vec<Rows>,
    /// Per mind and keyword; `None` where it was not prepared.
    prepared: Vec<Vec<Option<Ladder>>>,
    ladders: OnceLock<Vec<Vec<Ladder>>>,
    /// The logarithm of the likelihood of a clue at each rung.
    rungs: [f32; RUNGS],
    texts: Memory<(bool, String), Meaning>,
    nearness: Memory<String, Nearness>,
    likelihoods: Memory<String, Nearness>,
    links: Links,
}

impl Space {
    pub(super) fn new(
        language: Language,
        words: Vec<Box<str>>,
        minds: Vec<Arc<dyn Mind>>,
        ladders: &Ladders,
        links: Links,
    ) -> Space {
        let keywords: Vec<String> =
            keywords(language).iter().map(|keyword| keyword.word.to_owned()).collect();
        let rows = words.iter().enumerate().map(|(row, word)| (word.to_lowercase(), row)).collect();
        let of_keywords =
            |mind: &Arc<dyn Mind>| matrix(keywords.iter().map(|word| mind.keyword(language, word)));
        let prepared = |mind: &Arc<dyn Mind>| {
            keywords.iter().map(|word| ladders.get(language, mind.name(), word)).collect()
        };
        Space {
            language,
            rows,
            strangers: minds.iter().map(|mind| strangers(&**mind, language, &words)).collect(),
            keyword_vectors: minds.iter().map(of_keywords).collect(),
            prepared: minds.iter().map(prepared).collect(),
            ladders: OnceLock::new(),
            rungs: rungs(words.len()),
            keyword_rows: keywords.iter().enumerate().map(|(row, word)| (word.to_lowercase(), row)).collect(),
            vectors: OnceLock::new(),
            words,
            minds,
            keywords,
            texts: Memory::new(TEXTS),
            nearness: Memory::new(KEYWORDS),
            likelihoods: Memory::new(CLUES),
            links,
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

    /// One of its minds.
    pub fn mind(&self, place: usize) -> &dyn Mind {
        &*self.minds[place]
    }

    /// The clue words, the most common first.
    pub fn words(&self) -> &[Box<str>] {
        &self.words
    }

    /// What people think of when they hear a keyword.
    pub fn links(&self) -> &Links {
        &self.links
    }

    /// Listens to a clue with the first `reach` associations of every keyword in mind.
    pub fn hear(&self, clue: &str, reach: usize) -> Arc<Heard> {
        // The first mind is the encoder, which the associations' vectors were made with.
        self.links.hear(clue, reach, || self.clue(clue).0.first().cloned().flatten())
    }

    /// The place of a text among the clue words.
    pub fn find(&self, text: &str) -> Option<usize> {
        self.rows.get(&text.to_lowercase()).copied()
    }

    /// The keywords of the language.
    pub fn keywords(&self) -> &[String] {
        &self.keywords
    }

    /// The place of a word among the keywords.
    pub fn find_keyword(&self, word: &str) -> Option<usize> {
        self.keyword_rows.get(&word.to_lowercase()).copied()
    }

    /// How crowded the neighbourhood of a keyword is to each mind: how near the sixteenth clue word is. Where
    /// everything is near, nearness says little.
    pub fn crowding(&self, keyword: &str) -> Vec<f32> {
        if let Some(row) = self.find_keyword(keyword) {
            return self.ladders().iter().map(|ladders| ladders[row][CROWD]).collect();
        }
        let nearness = self.nearness(keyword);
        let of = |row: &Vec<f32>| {
            let (mut row, rank) = (row.clone(), ladders::rank(CROWD) - 1);
            *row.select_nth_unstable_by(rank, |a, b| b.total_cmp(a)).1
        };
        nearness.iter().map(of).collect()
    }

    /// What a clue means to each mind.
    pub fn clue(&self, text: &str) -> Arc<Meaning> {
        let opinion = |mind: &dyn Mind, text: &str| mind.clue(self.language, text);
        match self.find(text.trim()) {
            // Looked up anew sooner than kept: a bot weighs hundreds of them for every clue.
            Some(word) => Arc::new(self.all(&self.words[word], opinion)),
            None => self.meaning(false, text.trim(), opinion),
        }
    }

    /// What a keyword means to each mind.
    pub fn keyword(&self, word: &str) -> Arc<Meaning> {
        self.meaning(true, word.trim(), |mind, word| mind.keyword(self.language, word))
    }

    /// Remembered once every mind has said its last word.
    fn meaning(
        &self,
        keyword: bool,
        text: &str,
        opinion: impl Fn(&dyn Mind, &str) -> Option<Vec<f32>>,
    ) -> Arc<Meaning> {
        let all = || self.all(text, opinion);
        self.texts.get_or_if((keyword, text.to_lowercase()), all, || self.settled(text))
    }

    fn all(&self, text: &str, opinion: impl Fn(&dyn Mind, &str) -> Option<Vec<f32>>) -> Meaning {
        Meaning(self.minds.iter().map(|mind| opinion(&**mind, text)).collect())
    }

    fn settled(&self, text: &str) -> bool {
        self.minds.iter().all(|mind| mind.settled(text))
    }

    /// How near two meanings are to each mind; `None` where a mind knows not both.
    pub fn opinions(&self, a: &Meaning, b: &Meaning) -> Vec<Option<f32>> {
        let opinion = |mind: usize| {
            let (a, b) = (a.0[mind].as_deref()?, b.0[mind].as_deref()?);
            Some(self.standard(mind, cosine(a, b)))
        };
        (0..self.minds.len()).map(opinion).collect()
    }

    fn vectors(&self) -> &[Rows] {
        self.vectors.get_or_init(|| {
            let of =
                |mind: &Arc<dyn Mind>| matrix(self.words.iter().map(|word| mind.clue(self.language, word)));
            self.minds.iter().map(of).collect()
        })
    }

    /// How near every clue word is to a keyword. Where a mind does not know one of them it says 0.
    pub fn nearness(&self, keyword: &str) -> Arc<Nearness> {
        self.nearness.get_or(keyword.to_lowercase(), || self.against(self.vectors(), &self.keyword(keyword)))
    }

    /// How likely a clue would be given for each of [`Space::keywords`], per mind, as logarithms.
    pub fn likelihoods(&self, clue: &str) -> Arc<Nearness> {
        let work_out = || {
            let mut rows = self.against(&self.keyword_vectors, &self.clue(clue));
            for (mind, row) in rows.iter_mut().enumerate() {
                for (keyword, near) in row.iter_mut().enumerate() {
                    *near = self.likelihood(mind, keyword, *near);
                }
            }
            rows
        };
        self.likelihoods.get_or_if(clue.to_lowercase(), work_out, || self.settled(clue))
    }

    fn against(&self, vectors: &[Rows], meaning: &Meaning) -> Nearness {
        let of = |(mind, vectors): (usize, &Rows)| match &meaning.0[mind] {
            Some(vector) => {
                vectors.products(vector).into_iter().map(|cosine| self.standard(mind, cosine)).collect()
            }
            None => vec![0.0; vectors.len()],
        };
        vectors.iter().enumerate().map(of).collect()
    }

    fn standard(&self, mind: usize, cosine: f32) -> f32 {
        let (mean, spread) = self.strangers[mind];
        // Exactly 0 is a word that the mind does not know.
        if cosine == 0.0 { 0.0 } else { (cosine - mean) / spread }
    }

    /// How near a clue is to a word in the mean judgement of those who know both.
    pub fn similar(&self, clue: &str, word: &str) -> f32 {
        let opinions = self.opinions(&self.clue(clue), &self.keyword(word));
        let known = opinions.iter().flatten().count().max(1) as f32;
        opinions.iter().flatten().sum::<f32>() / known
    }

    /// The clue words nearest to a word, with their nearness, nearest first.
    pub fn nearest(&self, word: &str, count: usize) -> Vec<(&str, f32)> {
        let nearness = self.nearness(word);
        let mean = |at: usize| nearness.iter().map(|mind| mind[at]).sum::<f32>() / nearness.len() as f32;
        let mut all: Vec<(usize, f32)> = (0..self.words.len()).map(|at| (at, mean(at))).collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all.iter().take(count).map(|(at, nearness)| (&*self.words[*at], *nearness)).collect()
    }

    /// How likely a clue this near would be given for a keyword of the list, in the judgement of a mind, as a
    /// logarithm.
    fn likelihood(&self, mind: usize, keyword: usize, nearness: f32) -> f32 {
        if nearness == 0.0 {
            return -(self.words.len() as f32).ln();
        }
        ladders::interpolate(&self.ladders()[mind][keyword], &self.rungs, nearness)
    }

    /// How near the clue words of certain ranks are to a keyword of the list.
    pub(super) fn ladder(&self, mind: usize, keyword: usize) -> Ladder {
        self.ladders()[mind][keyword]
    }

    /// Works out what is otherwise worked out on first use.
    pub(super) fn prepare(&self) {
        self.ladders();
    }

    fn ladders(&self) -> &[Vec<Ladder>] {
        self.ladders.get_or_init(|| {
            let of = |mind: usize| {
                let ladder = |(keyword, known): (usize, &Option<Ladder>)| {
                    known.unwrap_or_else(|| self.climb(mind, keyword))
                };
                self.prepared[mind].iter().enumerate().map(ladder).collect()
            };
            (0..self.minds.len()).map(of).collect()
        })
    }

    fn climb(&self, mind: usize, keyword: usize) -> Ladder {
        let mut products = self.vectors()[mind].products(&self.keyword_vectors[mind].row(keyword));
        products.sort_unstable_by(|a, b| b.total_cmp(a));
        let last = products.len() - 1;
        std::array::from_fn(|rung| self.standard(mind, products[(ladders::rank(rung) - 1).min(last)]))
    }
}

/// The logarithm of the likelihood of a clue at each rung, out of so many words.
fn rungs(words: usize) -> [f32; RUNGS] {
    let words = words as f32;
    let sum = (FEW.powf(1.0 - FALL) - (words + FEW).powf(1.0 - FALL)) / (FALL - 1.0);
    std::array::from_fn(|rung| {
        let rank = ladders::rank(rung) as f32;
        ((1.0 - STRANGE) * (rank - 1.0 + FEW).powf(-FALL) / sum + STRANGE / words).ln()
    })
}

/// A matrix of what a mind knows; zeros for what it does not. Row by row: as floats, all of them would take twice
/// the room for a moment.
fn matrix(vectors: impl ExactSizeIterator<Item = Option<Vec<f32>>> + Clone) -> Rows {
    let dims = vectors.clone().flatten().map(|vector| vector.len()).next().unwrap_or(1);
    let zeros = vec![0.0; dims];
    Rows::from_rows(dims, vectors.map(|vector| vector.unwrap_or_else(|| zeros.clone())))
}

/// Mean and spread of the similarity of words that have nothing to do with each other.
fn strangers(mind: &dyn Mind, language: Language, words: &[Box<str>]) -> (f32, f32) {
    let count = words.len();
    let products: Vec<f32> = (0..count.min(STRANGERS))
        .filter_map(|at| {
            let other = &words[(at * 7 + count / 2) % count];
            Some(cosine(&mind.clue(language, &words[at])?, &mind.clue(language, other)?))
        })
        .collect();
    let number = products.len().max(1) as f32;
    let mean = products.iter().sum::<f32>() / number;
    let spread = (products.iter().map(|p| (p - mean) * (p - mean)).sum::<f32>() / number).sqrt();
    (mean, spread.max(1e-3))
}

/// Remembers what was worked out, and forgets everything when it is full.
pub(super) struct Memory<K, V> {
    most: usize,
    known: Mutex<HashMap<K, Arc<V>>>,
}

impl<K: Eq + Hash, V> Memory<K, V> {
    pub fn new(most: usize) -> Self {
        Memory { most, known: Mutex::default() }
    }

    pub fn get_or(&self, key: K, work_out: impl FnOnce() -> V) -> Arc<V> {
        self.get_or_if(key, work_out, || true)
    }

    /// Remembers it only if it is worth remembering, which is asked afterwards.
    pub fn get_or_if(&self, key: K, work_out: impl FnOnce() -> V, keep: impl FnOnce() -> bool) -> Arc<V> {
        let lock = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&key) {
            return known.clone();
        }
        // Not under the lock: another bot may think of something else meanwhile.
        let value = Arc::new(work_out());
        if !keep() {
            return value;
        }
        let mut known = lock();
        if known.len() >= self.most {
            known.clear();
        }
        known.insert(key, value.clone());
        value
    }
}
