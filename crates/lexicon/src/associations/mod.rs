//! What comes to people's minds when they hear a keyword: associations from the obvious to the clever, written by
//! hand for every keyword in every language (`words/associations`).
//!
//! Here they are words, compared by their stems. What they mean, also where no word is shared, is the matter of
//! [`crate::mind::Links`].

mod stems;
pub mod themes;
mod unsaid;

pub use themes::{Placed, Themes};
pub use unsaid::may_be_said;

use crate::Language;
use std::collections::HashMap;
use std::sync::LazyLock;
use stems::Stems;

/// What a keyword reminds people of, the obvious first.
#[derive(Debug)]
pub struct Entry {
    /// The keyword.
    pub word: &'static str,
    /// What it reminds of.
    pub associations: Vec<&'static str>,
}

/// Where a stem stands: in which association of which keyword.
#[derive(Clone, Copy, Debug)]
struct Place {
    keyword: u16,
    association: u8,
}

/// How a clue matches the associations of one keyword, by its words alone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Match {
    /// How much of the clue and of the association most like it are the same words: 1 when all are.
    pub words: f32,
    /// Where that association stands in the list; the obvious ones stand first.
    pub place: u8,
    /// The same for parts of words: *Strompreis* and *Preis*.
    pub parts: f32,
    /// Where that one stands.
    pub parts_place: u8,
}

/// The associations of one language.
#[derive(Debug)]
pub struct Associations {
    language: Language,
    entries: Vec<Entry>,
    rows: HashMap<String, usize>,
    stems: Stems,
    /// Per stem: where it stands, and how much it tells: the rarer, the more.
    places: Vec<Vec<Place>>,
    weights: Vec<f32>,
    /// Per keyword and association: the sum of its stems' weights.
    sums: Vec<Vec<f32>>,
    /// Per stem: the keywords that it stands by, each with how much it matters there.
    columns: Vec<Vec<(u16, f32)>>,
}

/// Nobody remembers more of them; the place of one fits in a byte.
const MOST: usize = 255;
/// What a part of a word counts beside a whole one; the divisor brings the weights of rare words to about 1.
const PART: f32 = 0.7;
const RARE: f32 = 6.0;
/// A keyword's own word counts like so many of its associations.
const NAMED: f32 = 3.0;

impl Associations {
    /// Those of a language.
    pub fn of(language: Language) -> &'static Associations {
        static ALL: [LazyLock<Associations>; 4] = [
            LazyLock::new(|| parse(Language::English, include_str!("../../../../words/associations/en.tsv"))),
            LazyLock::new(|| parse(Language::Italian, include_str!("../../../../words/associations/it.tsv"))),
            LazyLock::new(|| parse(Language::German, include_str!("../../../../words/associations/de.tsv"))),
            LazyLock::new(|| {
                parse(Language::Norwegian, include_str!("../../../../words/associations/nb.tsv"))
            }),
        ];
        &ALL[language as usize]
    }

    /// Their language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// All keywords that have some, those of the list and a few more.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The row of a keyword; capitals make no difference.
    pub fn find(&self, keyword: &str) -> Option<usize> {
        self.rows.get(&keyword.trim().to_lowercase()).copied()
    }

    fn new(language: Language, entries: Vec<Entry>) -> Associations {
        let rows = entries.iter().enumerate().map(|(row, entry)| (entry.word.to_lowercase(), row)).collect();
        let mut stems = Stems::new(language);
        let mut places: Vec<Vec<Place>> = Vec::new();
        let mut cut: Vec<Vec<Vec<u32>>> = Vec::new();
        for (keyword, entry) in entries.iter().enumerate() {
            let mut rows = Vec::with_capacity(entry.associations.len());
            for (association, text) in entry.associations.iter().enumerate().take(MOST) {
                let ids = stems.learn(text);
                stems.join(text, keyword as u16, association as u8);
                places.resize(stems.len(), Vec::new());
                let place = Place { keyword: keyword as u16, association: association as u8 };
                ids.iter().for_each(|id| places[*id as usize].push(place));
                rows.push(ids);
            }
            cut.push(rows);
        }
        stems.sort();
        let all = entries.len() as f32 + 1.0;
        let keywords_with = |places: &[Place]| {
            let mut keywords: Vec<u16> = places.iter().map(|place| place.keyword).collect();
            keywords.dedup();
            keywords.len() as f32
        };
        let weights: Vec<f32> =
            places.iter().map(|places| (all / (keywords_with(places) + 0.5)).ln()).collect();
        let sum = |ids: &Vec<u32>| ids.iter().map(|id| weights[*id as usize]).sum();
        let sums = cut.iter().map(|rows| rows.iter().map(sum).collect()).collect();
        let mut associations =
            Associations { language, entries, rows, stems, places, weights, sums, columns: Vec::new() };
        associations.columns = associations.table();
        associations
    }

    /// The table of stems and keywords, each keyword's row of unit length. A keyword's own words count as well: in the
    /// lists of others they point to it.
    fn table(&self) -> Vec<Vec<(u16, f32)>> {
        let mut columns: Vec<Vec<(u16, f32)>> = self
            .places
            .iter()
            .map(|places| {
                let by_keyword = places.chunk_by(|a, b| a.keyword == b.keyword);
                by_keyword.map(|places| (places[0].keyword, places.len() as f32)).collect()
            })
            .collect();
        for (keyword, entry) in (0..).zip(&self.entries) {
            for stem in self.stems.cut(entry.word).into_iter().filter_map(|word| word.id) {
                let column = &mut columns[stem as usize];
                match column.iter_mut().find(|(of, _)| *of == keyword) {
                    Some((_, count)) => *count += NAMED,
                    None => column.push((keyword, NAMED)),
                }
            }
        }
        let mut squares = vec![0.0; self.entries.len()];
        for (column, weight) in columns.iter_mut().zip(&self.weights) {
            for (keyword, count) in column {
                *count = count.sqrt() * weight;
                squares[usize::from(*keyword)] += *count * *count;
            }
        }
        for (keyword, value) in columns.iter_mut().flatten() {
            *value /= squares[usize::from(*keyword)].sqrt().max(f32::MIN_POSITIVE);
        }
        columns
    }

    /// The stems of a text's words, without those that mean nothing by themselves.
    pub fn stems(&self, text: &str) -> Vec<String> {
        self.stems.cut(text).into_iter().map(|word| word.stem).collect()
    }

    /// How a text matches the associations of every keyword, of which only the first `reach` of each list count.
    pub fn matches(&self, text: &str, reach: usize) -> Vec<Match> {
        let mut found = vec![Match::default(); self.entries.len()];
        let words = self.stems.cut(text);
        let weight =
            |id: Option<u32>| id.map_or((self.entries.len() as f32).ln(), |id| self.weights[id as usize]);
        let total: f32 = words.iter().map(|word| weight(word.id)).sum();
        // Whole words: what is shared, in proportion to both.
        let mut shared: HashMap<(u16, u8), f32> = HashMap::new();
        for id in words.iter().filter_map(|word| word.id) {
            for place in &self.places[id as usize] {
                if usize::from(place.association) < reach {
                    *shared.entry((place.keyword, place.association)).or_default() +=
                        self.weights[id as usize];
                }
            }
        }
        for ((keyword, association), weight) in shared {
            let sum = self.sums[usize::from(keyword)][usize::from(association)];
            let known = &mut found[usize::from(keyword)];
            let words = weight / (sum * total).sqrt();
            if words > known.words || (words == known.words && association < known.place) {
                (known.words, known.place) = (words, association);
            }
        }
        // Parts of words: a known word inside one of the clue's, or one of the clue's inside a known word.
        let mut part = |id: u32, strength: f32| {
            for place in
                self.places[id as usize].iter().filter(|place| usize::from(place.association) < reach)
            {
                let known = &mut found[usize::from(place.keyword)];
                if strength > known.parts {
                    (known.parts, known.parts_place) = (strength, place.association);
                }
            }
        };
        for word in &words {
            for id in self.stems.inside(&word.stem) {
                part(id, PART * self.weights[id as usize] / RARE);
            }
            for id in self.stems.around(&word.stem) {
                let length = word.stem.len() as f32 / self.stems.text(id).len() as f32;
                part(id, length * weight(word.id) / RARE);
            }
        }
        if let Some(places) = self.stems.joined(text) {
            for (keyword, association) in places.iter().filter(|(_, at)| usize::from(*at) < reach) {
                let known = &mut found[usize::from(*keyword)];
                if known.words < 1.0 {
                    (known.words, known.place) = (1.0, *association);
                }
            }
        }
        found
    }
}

/// Reads a list: a keyword, a tab, and its associations parted by bars.
fn parse(language: Language, text: &'static str) -> Associations {
    let entry = |line: &'static str| {
        let (word, associations) = line.split_once('\t')?;
        Some(Entry { word, associations: associations.split(" | ").collect() })
    };
    let entries = text.lines().filter(|line| !line.starts_with('#')).filter_map(entry).collect();
    Associations::new(language, entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Associations {
        parse(
            Language::German,
            "Leiter\tSprossen | Dach | Strompreise steigen | Fata Morgana\nSegel\tWind | Dachlatten | Boot\n",
        )
    }

    #[test]
    fn the_same_words_in_another_form_match_wholly() {
        let found = small().matches("Sprosse", 60);
        assert!((found[0].words - 1.0).abs() < 1e-6);
        assert_eq!((found[0].place, found[1].words), (0, 0.0));
    }

    #[test]
    fn some_of_the_words_match_partly() {
        let found = small().matches("Preise steigen", 60);
        assert!(found[0].words > 0.2 && found[0].words < 0.9, "{found:?}");
        assert_eq!(found[0].place, 2);
    }

    #[test]
    fn parts_of_compounds_match_a_little() {
        let found = small().matches("Dachboden", 60);
        assert!(found[0].parts > 0.0 && found[0].words == 0.0, "{found:?}");
        assert!(small().matches("Dach", 60)[1].parts > 0.0);
    }

    #[test]
    fn what_is_written_together_matches_what_is_written_apart() {
        assert_eq!(small().matches("Fatamorgana", 60)[0].words, 1.0);
    }

    #[test]
    fn whoever_looks_less_far_finds_less() {
        assert_eq!(small().matches("Dach", 1)[0].words, 0.0);
    }
}
