use crate::setup::check_text;
use crate::{Rejection, normalize};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

/// The words that keywords are drawn from, with their themes where the list has some. Cheap to clone: all games with the
/// same list share it, it is checked once for all of them, and for a rematch it notes what is gone.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Vec<Entry>")]
pub struct WordPool {
    all: Arc<Words>,
    /// The places of the words that are no longer there, in order.
    gone: Arc<[u32]>,
}

#[derive(Debug, Default)]
struct Words {
    list: Vec<Arc<str>>,
    /// The theme of each word; empty where no word has one.
    themes: Vec<Option<Arc<str>>>,
    checked: OnceLock<Result<(), Rejection>>,
    /// Where each word stands.
    places: OnceLock<FxHashMap<Arc<str>, u32>>,
}

/// As it is written down: a word, or the words of a theme that stand together.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Entry<Text = Arc<str>> {
    Word(Text),
    Theme { theme: Text, words: Vec<Text> },
}

impl WordPool {
    /// A list whose words have themes: pairs of a theme and a word. A team is dealt no two words of one theme if that
    /// can be helped.
    pub fn themed<'a>(words: impl IntoIterator<Item = (&'a str, &'a str)>) -> WordPool {
        let mut list = Words::default();
        for (theme, word) in words {
            list.push(Some(theme), word.into());
        }
        list.into()
    }

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
        self.all.list.get(self.place_in_list(place)).map(|word| &**word)
    }

    /// The theme of the word at a place, if it has one.
    pub fn theme(&self, place: usize) -> Option<&str> {
        self.all.theme(self.place_in_list(place))
    }

    /// Where a word of these stands among all.
    fn place_in_list(&self, place: usize) -> usize {
        // Each word that is gone before it has let it move up by one.
        self.gone.iter().fold(place, |place, gone| place + usize::from(*gone as usize <= place))
    }

    /// The words, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.with_themes().map(|(_, word)| word)
    }

    /// The words with their themes, in order.
    fn with_themes(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        let mut gone = self.gone.iter().peekable();
        let words = (0..).zip(&self.all.list);
        let left = words.filter(move |(place, _)| gone.next_if_eq(&place).is_none());
        left.map(|(place, word)| (self.all.theme(place as usize), &**word))
    }

    /// The themes of the words, each with how many words of it follow one another; none if no word has a theme.
    pub(crate) fn runs_of_themes(&self) -> Vec<(&str, usize)> {
        if self.all.themes.is_empty() {
            return Vec::new();
        }
        let mut runs: Vec<(&str, usize)> = Vec::new();
        for theme in self.with_themes().map(|(theme, _)| theme.unwrap_or_default()) {
            match runs.last_mut() {
                Some((last, count)) if *last == theme => *count += 1,
                _ => runs.push((theme, 1)),
            }
        }
        runs
    }

    /// The same words with themes as [`WordPool::runs_of_themes`] tells them; `None` if those are not as many words.
    pub(crate) fn with_runs_of_themes(&self, runs: &[(&str, usize)]) -> Option<WordPool> {
        // A count that somebody made up must not cost more than the words there are.
        let themes = runs.iter().flat_map(|(theme, count)| (0..*count).map(move |_| *theme));
        let mut list = Words::default();
        let mut themes = themes.take(self.len() + 1);
        for word in self.iter() {
            list.push(themes.next().map(Some)?.filter(|theme| !theme.is_empty()), word.into());
        }
        themes.next().is_none().then(|| list.into())
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
        if !seen.insert(normalize(word)) {
            return Err(Rejection::RepeatedWord { word: word.to_owned() });
        }
    }
    Ok(())
}

impl Words {
    fn push(&mut self, theme: Option<&str>, word: Arc<str>) {
        if theme.is_some() || !self.themes.is_empty() {
            self.themes.resize(self.list.len(), None);
            // Words of one theme stand together and share its name.
            let before = self.themes.last().cloned().flatten().filter(|before| Some(&**before) == theme);
            self.themes.push(before.or_else(|| theme.map(Arc::from)));
        }
        self.list.push(word);
    }

    fn theme(&self, place: usize) -> Option<&str> {
        self.themes.get(place)?.as_deref()
    }
}

impl Serialize for WordPool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries: Vec<Entry<&str>> = Vec::new();
        for (theme, word) in self.with_themes() {
            match (entries.last_mut(), theme) {
                (Some(Entry::Theme { theme: last, words }), Some(theme)) if *last == theme => {
                    words.push(word)
                }
                (_, Some(theme)) => entries.push(Entry::Theme { theme, words: vec![word] }),
                (_, None) => entries.push(Entry::Word(word)),
            }
        }
        entries.serialize(serializer)
    }
}

impl From<Vec<Entry>> for WordPool {
    fn from(entries: Vec<Entry>) -> Self {
        let mut list = Words::default();
        for entry in entries {
            match entry {
                Entry::Word(word) => list.push(None, word),
                Entry::Theme { theme, words } => {
                    words.into_iter().for_each(|word| list.push(Some(&theme), word));
                }
            }
        }
        list.into()
    }
}

impl From<Words> for WordPool {
    fn from(words: Words) -> Self {
        WordPool { all: Arc::new(words), gone: Arc::default() }
    }
}

impl From<Vec<String>> for WordPool {
    fn from(list: Vec<String>) -> Self {
        list.into_iter().collect()
    }
}

impl FromIterator<String> for WordPool {
    fn from_iter<I: IntoIterator<Item = String>>(words: I) -> Self {
        let list = words.into_iter().map(Arc::from).collect();
        Words { list, ..Words::default() }.into()
    }
}

impl PartialEq for WordPool {
    fn eq(&self, other: &Self) -> bool {
        let same = Arc::ptr_eq(&self.all, &other.all) && self.gone == other.gone;
        same || self.with_themes().eq(other.with_themes())
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

    fn themed() -> WordPool {
        WordPool::themed([("animals", "lion"), ("animals", "owl"), ("food", "egg"), ("animals", "bee")])
    }

    #[test]
    fn themes_go_with_their_words() {
        let left = themed();
        assert_eq!(
            (0..5).map(|place| left.theme(place)).collect::<Vec<_>>()[2..],
            [Some("food"), Some("animals"), None]
        );
        assert_eq!(left.runs_of_themes(), [("animals", 2), ("food", 1), ("animals", 1)]);
        assert!(pool(9).runs_of_themes().is_empty() && pool(9).theme(3).is_none());
        assert_ne!(left, left.to_strings().into(), "themes are part of a list");
    }

    #[test]
    fn a_list_is_read_as_it_was_written_and_a_plain_one_as_ever() {
        for list in [themed(), pool(9), pool(9).without(&["word 3".to_owned()])] {
            let text = serde_json::to_string(&list).unwrap();
            assert_eq!(serde_json::from_str::<WordPool>(&text).unwrap(), list, "{text}");
        }
        assert_eq!(serde_json::to_string(&pool(2)).unwrap(), r#"["word 0","word 1"]"#);
    }

    #[test]
    fn runs_of_themes_fit_their_words_or_are_refused() {
        let plain: WordPool = themed().to_strings().into();
        assert_eq!(plain.with_runs_of_themes(&themed().runs_of_themes()), Some(themed()));
        for runs in [[("animals", 3)], [("animals", 5)], [("animals", usize::MAX)]] {
            assert_eq!(plain.with_runs_of_themes(&runs), None);
        }
    }
}
