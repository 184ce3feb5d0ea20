use crate::setup::check_text;
use crate::{Rejection, fold};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

/// The words that keywords are drawn from. Cheap to clone: all games with the same list share it, it is checked once for
/// all of them, and what is left of it for a rematch is a list of places in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Vec<Arc<str>>")]
pub struct WordPool {
    all: Arc<Words>,
    /// The places of the words that are left, in order; none if all are.
    left: Option<Arc<[u32]>>,
}

#[derive(Debug)]
struct Words {
    list: Vec<Arc<str>>,
    checked: OnceLock<Result<(), Rejection>>,
    /// Where each word stands.
    places: OnceLock<HashMap<Arc<str>, u32>>,
}

impl WordPool {
    /// The words for the next game at a table: those that it has not played with yet, or all again once there are too
    /// few left for a deal.
    pub fn without(&self, used: &[String]) -> WordPool {
        let places = self.all.places.get_or_init(|| self.all.list.iter().cloned().zip(0..).collect());
        let mut fresh = vec![true; self.all.list.len()];
        for place in used.iter().filter_map(|word| places.get(word.as_str())) {
            fresh[*place as usize] = false;
        }
        let fresh = |place: &u32| fresh[*place as usize];
        let left: Arc<[u32]> = match &self.left {
            None => (0..self.all.list.len() as u32).filter(fresh).collect(),
            Some(left) => left.iter().copied().filter(fresh).collect(),
        };
        if left.len() == self.len() || left.len() < 8 {
            return self.clone();
        }
        WordPool { all: self.all.clone(), left: Some(left) }
    }

    /// The whole list that these are words of.
    pub fn whole(&self) -> WordPool {
        WordPool { all: self.all.clone(), left: None }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.left.as_ref().map_or(self.all.list.len(), |left| left.len())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The word at a place.
    pub fn get(&self, place: usize) -> Option<&str> {
        let place = match &self.left {
            None => place,
            Some(left) => *left.get(place)? as usize,
        };
        self.all.list.get(place).map(|word| &**word)
    }

    /// The words, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        (0..self.len()).map(|place| self.get(place).unwrap_or_default())
    }

    /// The words as a list of one's own.
    pub fn to_strings(&self) -> Vec<String> {
        self.iter().map(str::to_owned).collect()
    }

    /// Refuses a pool whose words are not plain, or not each there once.
    pub(crate) fn check(&self) -> Result<(), Rejection> {
        match self.all.checked.get_or_init(|| check(self.all.list.iter().map(|word| &**word))) {
            // Words that are fit and different together stay so when some are taken away.
            Ok(()) => Ok(()),
            Err(_) => check(self.iter()),
        }
    }
}

fn check<'a>(words: impl Iterator<Item = &'a str>) -> Result<(), Rejection> {
    let mut seen = HashSet::new();
    for word in words {
        check_text(word)?;
        if !seen.insert(fold(word)) {
            return Err(Rejection::RepeatedWord { word: word.to_owned() });
        }
    }
    Ok(())
}

impl Serialize for WordPool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Vec<Arc<str>>> for WordPool {
    fn from(list: Vec<Arc<str>>) -> Self {
        let all = Arc::new(Words { list, checked: OnceLock::new(), places: OnceLock::new() });
        WordPool { all, left: None }
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
        let same = Arc::ptr_eq(&self.all, &other.all) && self.left == other.left;
        same || self.iter().eq(other.iter())
    }
}

impl Eq for WordPool {}
