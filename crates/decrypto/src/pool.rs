use crate::setup::check_text;
use crate::{Rejection, fold};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The words that keywords are drawn from. Cheap to clone: all games with the same list share it, it is checked once for
/// all of them, and what is left of it for a rematch shares its words.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Vec<Arc<str>>")]
pub struct WordPool(Arc<Words>);

#[derive(Debug)]
struct Words {
    list: Vec<Arc<str>>,
    checked: OnceLock<Result<(), Rejection>>,
    /// Where each word stands.
    places: OnceLock<HashMap<Arc<str>, usize>>,
}

impl WordPool {
    /// The words for the next game at a table: those that it has not played with yet, or all again once there are too
    /// few left for a deal.
    pub fn without(&self, used: &[String]) -> WordPool {
        let places = self.0.places.get_or_init(|| self.iter().cloned().zip(0..).collect());
        let mut fresh = vec![true; self.len()];
        for place in used.iter().filter_map(|word| places.get(word.as_str())) {
            fresh[*place] = false;
        }
        let left = fresh.iter().filter(|fresh| **fresh).count();
        if left == self.len() || left < 8 {
            return self.clone();
        }
        let left: Vec<_> =
            self.iter().zip(fresh).filter(|(_, fresh)| *fresh).map(|(word, _)| word.clone()).collect();
        let pool = WordPool::from(left);
        // Words that are fit and different together stay so when some are taken away.
        if let Some(Ok(())) = self.0.checked.get() {
            let _ = pool.0.checked.set(Ok(()));
        }
        pool
    }

    /// The words as a list of one's own.
    pub fn to_strings(&self) -> Vec<String> {
        self.iter().map(|word| word.to_string()).collect()
    }

    /// Refuses a pool whose words are not plain, or not each there once.
    pub(crate) fn check(&self) -> Result<(), Rejection> {
        self.0.checked.get_or_init(|| check(self)).clone()
    }
}

fn check(words: &[Arc<str>]) -> Result<(), Rejection> {
    let mut seen = HashSet::new();
    for word in words {
        check_text(word)?;
        if !seen.insert(fold(word)) {
            return Err(Rejection::RepeatedWord { word: word.to_string() });
        }
    }
    Ok(())
}

impl Deref for WordPool {
    type Target = [Arc<str>];
    fn deref(&self) -> &[Arc<str>] {
        &self.0.list
    }
}

impl Serialize for WordPool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.list.serialize(serializer)
    }
}

impl From<Vec<Arc<str>>> for WordPool {
    fn from(list: Vec<Arc<str>>) -> Self {
        WordPool(Arc::new(Words { list, checked: OnceLock::new(), places: OnceLock::new() }))
    }
}

impl From<Vec<String>> for WordPool {
    fn from(list: Vec<String>) -> Self {
        list.into_iter().collect()
    }
}

impl FromIterator<String> for WordPool {
    fn from_iter<I: IntoIterator<Item = String>>(words: I) -> Self {
        words.into_iter().map(Arc::from).collect::<Vec<Arc<str>>>().into()
    }
}

impl PartialEq for WordPool {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.list == other.0.list
    }
}

impl Eq for WordPool {}
