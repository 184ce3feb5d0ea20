use crate::setup::check_text;
use crate::{Rejection, fold};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

/// The words that keywords are drawn from. Cheap to clone: all games with the same list share it, it is checked once for
/// all of them, and for a rematch it notes what is gone.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Vec<Arc<str>>")]
pub struct WordPool {
    all: Arc<Words>,
    /// The places of the words that are no longer there, in order.
    gone: Arc<[u32]>,
}

#[derive(Debug)]
struct Words {
    list: Vec<Arc<str>>,
    checked: OnceLock<Result<(), Rejection>>,
    /// Where each word stands.
    places: OnceLock<FxHashMap<Arc<str>, u32>>,
}

impl WordPool {
    /// The words for the next game at a table: those that it has not played with yet, or all again once there are too
    /// few left for a deal.
    pub fn without(&self, used: &[String]) -> WordPool {
        let places = self.all.places.get_or_init(|| self.all.list.iter().cloned().zip(0..).collect());
        let mut gone: Vec<u32> = used.iter().filter_map(|word| places.get(word.as_str()).copied()).collect();
        gone.extend_from_slice(&self.gone);
        gone.sort_unstable();
        gone.dedup();
        let too_few = self.all.list.len() - gone.len() < 8;
        if too_few { self.clone() } else { WordPool { all: self.all.clone(), gone: gone.into() } }
    }

    /// The whole list that these are words of.
    pub fn whole(&self) -> WordPool {
        WordPool { all: self.all.clone(), gone: Arc::default() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.list.len() - self.gone.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The word at a place.
    pub fn get(&self, place: usize) -> Option<&str> {
        // Each word that is gone before it has let it move up by one.
        let place = self.gone.iter().fold(place, |place, gone| place + usize::from(*gone as usize <= place));
        self.all.list.get(place).map(|word| &**word)
    }

    /// The words, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let mut gone = self.gone.iter().peekable();
        let words = (0..).zip(&self.all.list);
        words.filter(move |(place, _)| gone.next_if_eq(&place).is_none()).map(|(_, word)| &**word)
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
        WordPool { all, gone: Arc::default() }
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
        let same = Arc::ptr_eq(&self.all, &other.all) && self.gone == other.gone;
        same || self.iter().eq(other.iter())
    }
}

impl Eq for WordPool {}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(words: u32) -> WordPool {
        (0..words).map(|word| format!("word {word}")).collect()
    }

    #[test]
    fn what_is_gone_is_neither_counted_nor_found() {
        let used = ["word 3", "word 0", "elsewhere", "word 4"].map(str::to_owned);
        let left = pool(16).without(&used).without(&["word 15".to_owned()]);
        let words: Vec<&str> = left.iter().collect();
        assert_eq!((left.len(), words.len()), (12, 12));
        assert!(!words.iter().any(|word| used.iter().any(|used| used == word)));
        let places: Vec<&str> = (0..).map_while(|place| left.get(place)).collect();
        assert_eq!(places, words);
        assert_eq!(left.whole(), pool(16));
    }

    #[test]
    fn all_words_come_back_when_too_few_are_left_for_a_deal() {
        let used: Vec<String> = (0..9).map(|word| format!("word {word}")).collect();
        assert_eq!(pool(16).without(&used).len(), 16);
        assert_eq!(pool(17).without(&used).len(), 8);
    }
}
