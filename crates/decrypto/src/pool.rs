use crate::setup::check_text;
use crate::{Rejection, fold};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The words that keywords are drawn from. Cheap to clone: all games with the same list share it, and it is checked
/// once for all of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub struct WordPool(Arc<Words>);

#[derive(Debug)]
struct Words {
    list: Vec<String>,
    checked: OnceLock<Result<(), Rejection>>,
}

impl WordPool {
    /// The words for the next game at a table: those that it has not played with yet, or all again once there are too
    /// few left for a deal.
    pub fn without(&self, used: &[String]) -> WordPool {
        let used: HashSet<&String> = used.iter().collect();
        if used.is_empty() {
            return self.clone();
        }
        let fresh: WordPool = self.iter().filter(|word| !used.contains(word)).cloned().collect();
        if fresh.len() < 8 {
            return self.clone();
        }
        // Words that are fit and different together stay so when some are taken away.
        if let Some(Ok(())) = self.0.checked.get() {
            let _ = fresh.0.checked.set(Ok(()));
        }
        fresh
    }

    /// Refuses a pool whose words are not plain, or not each there once.
    pub(crate) fn check(&self) -> Result<(), Rejection> {
        self.0.checked.get_or_init(|| check(&self.0.list)).clone()
    }
}

fn check(words: &[String]) -> Result<(), Rejection> {
    let mut seen = HashSet::new();
    for word in words {
        check_text(word)?;
        if !seen.insert(fold(word)) {
            return Err(Rejection::RepeatedWord { word: word.clone() });
        }
    }
    Ok(())
}

impl Deref for WordPool {
    type Target = [String];
    fn deref(&self) -> &[String] {
        &self.0.list
    }
}

impl From<Vec<String>> for WordPool {
    fn from(list: Vec<String>) -> Self {
        WordPool(Arc::new(Words { list, checked: OnceLock::new() }))
    }
}

impl From<WordPool> for Vec<String> {
    fn from(pool: WordPool) -> Self {
        pool.to_vec()
    }
}

impl FromIterator<String> for WordPool {
    fn from_iter<I: IntoIterator<Item = String>>(words: I) -> Self {
        Vec::from_iter(words).into()
    }
}

impl PartialEq for WordPool {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.list == other.0.list
    }
}

impl Eq for WordPool {}
