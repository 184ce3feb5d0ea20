//! How a clue is linked to a keyword by what people associate with it: by the same words, by parts of words, by
//! meaning, in other languages, and by what other keywords share.

use super::bytes::{DataFile, Unreadable};
use super::space::Memory;
use super::table::Table;
use super::vector::{Rows, cosine, mean_of, unit};
use crate::associations::{Associations, Match, Placed, Themes};
use crate::{Concept, Language};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// Clues that are remembered, at most: about 40 kB each.
const CLUES: usize = 96;
/// Keywords whose links to a clue are remembered with it, at most: a decoder asks for the same four in every round.
const KEYWORDS: usize = 64;
/// Keywords whose associations are all compared with a clue that may stand for any: those nearest in the mean.
const LIKELY: usize = 200;
/// What stands so far down a list is no longer obvious.
const OBVIOUS: f32 = 60.0;
/// From here on an association is named as the reason by its words, by its meaning, by parts of its words.
const SAME: f32 = 0.5;
const ALIKE: f32 = 0.5;
const PARTS: f32 = 0.3;

/// The prepared vectors of all associations in all languages.
pub struct LinkVectors {
    /// The principal dimensions, each as a direction among the encoder's.
    basis: Vec<Vec<f32>>,
    languages: [Prepared; 4],
}

struct Prepared {
    rows: Rows,
    /// Per keyword: the rows of its associations; `None` for one that was written after the file was made.
    of: Vec<Vec<Option<u32>>>,
    /// Per keyword: the mean of its associations, of unit length.
    means: Rows,
    themes: Themes,
}

impl LinkVectors {
    /// Reads the data files of a folder.
    pub fn read(folder: &impl DataFile) -> Result<LinkVectors, Unreadable> {
        let basis = Table::open(&folder.join("basis.table"))?;
        let prepared = &|language: Language| -> Result<Prepared, Unreadable> {
            let associations = Associations::of(language);
            let table = Table::open(&folder.join(format!("{language}.table")))?;
            let row = |text: &&str| table.find(text).map(|row| row as u32);
            let of = associations.entries().iter();
            let of: Vec<Vec<Option<u32>>> =
                of.map(|entry| entry.associations.iter().map(row).collect()).collect();
            let mean = |rows: &Vec<Option<u32>>| {
                let vectors: Vec<Vec<f32>> =
                    rows.iter().flatten().map(|row| table.vector(*row as usize)).collect();
                mean_of(&vectors).map_or_else(|| vec![0.0; basis.words().len()], unit)
            };
            let means = Rows::from_rows(basis.words().len(), of.iter().map(mean).collect::<Vec<_>>());
            let themes = Table::open(&folder.join(format!("{language}-themes.table")))?;
            Ok(Prepared { of, means, themes: Themes::new(associations, &themes), rows: table.into_vectors() })
        };
        let [en, it, de, nb] = std::thread::scope(|scope| {
            let threads = Language::ALL.map(|language| scope.spawn(move || prepared(language)));
            threads.map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        Ok(LinkVectors {
            basis: (0..basis.words().len()).map(|row| unit(basis.vector(row))).collect(),
            languages: [en?, it?, de?, nb?],
        })
    }

    /// An encoder's vector, shortened.
    fn shorten(&self, vector: &[f32]) -> Short {
        let short = unit(self.basis.iter().map(|axis| cosine(axis, vector)).collect());
        Short::new(&short)
    }
}

/// A vector in eight bits.
#[derive(Clone, Debug)]
struct Short(Rows);

impl Short {
    fn new(vector: &[f32]) -> Short {
        Short(Rows::from_rows(vector.len(), [vector]))
    }
}

/// A clue as the associations know it.
pub struct Heard {
    matches: Vec<Match>,
    placed: Placed,
    short: Option<Short>,
    reach: usize,
    all: OnceLock<Vec<Link>>,
    everywhere: Memory<usize, Link>,
}

/// How a clue is linked to a keyword. All are 0 for strangers, and grow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Link {
    /// How much of an association is in it, word by word.
    pub words: f32,
    /// The same, the more the more obvious that association is.
    pub obvious: f32,
    /// How much of an association is in parts of its words.
    pub parts: f32,
    /// How near the association nearest in meaning is: a cosine.
    pub near: f32,
    /// The same among the associations of the same concept in the other languages.
    pub abroad: f32,
    /// How near the keyword is to those that are associated with its words, and with parts of them: cosines.
    pub theme: f32,
    /// See `theme`.
    pub theme_of_parts: f32,
}

impl Link {
    /// How many sources of evidence there are.
    pub const COUNT: usize = 7;

    /// All of them, in the order of the fields.
    pub fn sources(&self) -> [f32; Link::COUNT] {
        [self.words, self.obvious, self.parts, self.near, self.abroad, self.theme, self.theme_of_parts]
    }
}

/// The associations of one language, and of the same concepts in the others.
pub struct Links {
    language: Language,
    associations: &'static Associations,
    vectors: Arc<LinkVectors>,
    /// Per keyword: where its concept stands in other languages.
    abroad: Vec<Vec<(Language, usize)>>,
    heard: Memory<(usize, String), Heard>,
}

impl Links {
    pub(super) fn new(language: Language, vectors: Arc<LinkVectors>) -> Links {
        let associations = Associations::of(language);
        let concepts: HashMap<String, &Concept> = Concept::all()
            .iter()
            .filter_map(|concept| Some((concept.word(language)?.to_lowercase(), concept)))
            .collect();
        let elsewhere = |concept: &&Concept| {
            let others = Language::ALL.into_iter().filter(|other| *other != language);
            others
                .filter_map(|other| Some((other, Associations::of(other).find(concept.word(other)?)?)))
                .collect()
        };
        let abroad = associations
            .entries()
            .iter()
            .map(|entry| concepts.get(&entry.word.to_lowercase()).map(elsewhere).unwrap_or_default())
            .collect();
        Links { language, associations, vectors, abroad, heard: Memory::new(CLUES) }
    }

    /// The associations as they were written.
    pub fn associations(&self) -> &'static Associations {
        self.associations
    }

    fn own(&self) -> &Prepared {
        &self.vectors.languages[self.language as usize]
    }

    /// Listens to a clue; `encoded` is what the encoder makes of it, and only the first `reach` associations of every
    /// keyword come to mind.
    pub fn hear(&self, clue: &str, reach: usize, encoded: impl FnOnce() -> Option<Vec<f32>>) -> Arc<Heard> {
        self.heard.get_or((reach, clue.to_lowercase()), || {
            let short = encoded().map(|vector| self.vectors.shorten(&vector));
            self.listen(clue, reach, short)
        })
    }

    /// Listens to an association of a keyword, which need not be encoded.
    pub fn hear_association(&self, keyword: usize, association: usize) -> Heard {
        let row = self.own().of[keyword][association];
        let short = row.map(|row| Short::new(&self.own().rows.row(row as usize)));
        self.listen(self.associations.entries()[keyword].associations[association], usize::MAX, short)
    }

    fn listen(&self, clue: &str, reach: usize, short: Option<Short>) -> Heard {
        Heard {
            matches: self.associations.matches(clue, reach),
            placed: self.own().themes.place(self.associations, clue),
            short,
            reach,
            all: OnceLock::new(),
            everywhere: Memory::new(KEYWORDS),
        }
    }

    /// How near two clues are in meaning: a cosine.
    pub fn alike(&self, one: &Heard, other: &Heard) -> f32 {
        match (&one.short, &other.short) {
            (Some(one), Some(other)) => one.0.product(0, &other.0, 0),
            _ => 0.0,
        }
    }

    /// How a clue is linked to a keyword by words alone, which is quick.
    pub fn by_words(&self, heard: &Heard, keyword: usize) -> Link {
        let Match { words, place, parts, .. } = heard.matches[keyword];
        let [theme, theme_of_parts] = self.own().themes.nearness(&heard.placed, keyword);
        Link {
            words,
            obvious: words * (1.0 - f32::from(place) / OBVIOUS),
            // Whole words say enough.
            parts: if words < SAME { parts } else { 0.0 },
            theme,
            theme_of_parts,
            ..Link::default()
        }
    }

    /// How a clue is linked to a keyword by words and by meaning.
    pub fn link(&self, heard: &Heard, keyword: usize) -> Link {
        let near = self.nearest(heard, self.language, keyword).map_or(0.0, |(_, near)| near);
        Link { near, ..self.by_words(heard, keyword) }
    }

    /// How a clue is linked to every keyword, worked out once. Meaning is compared with the likely ones alone; to the
    /// others it is taken to be as far as to the farthest of those.
    pub fn all<'a>(&self, heard: &'a Heard) -> &'a [Link] {
        heard.all.get_or_init(|| {
            let mut links: Vec<Link> =
                (0..self.abroad.len()).map(|keyword| self.by_words(heard, keyword)).collect();
            let Some(short) = &heard.short else { return links };
            let means = &self.own().means;
            let mut likely: Vec<(usize, f32)> = (0..links.len())
                .map(|keyword| (keyword, means.product(keyword, &short.0, 0) + links[keyword].words))
                .collect();
            likely.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            let mut farthest = f32::INFINITY;
            for (keyword, _) in &likely[..LIKELY.min(likely.len())] {
                let near = self.nearest(heard, self.language, *keyword).map_or(0.0, |(_, near)| near);
                links[*keyword].near = near;
                farthest = farthest.min(near);
            }
            likely.iter().skip(LIKELY).for_each(|(keyword, _)| links[*keyword].near = farthest);
            links
        })
    }

    /// The same, with the other languages asked as well.
    pub fn link_everywhere(&self, heard: &Heard, keyword: usize) -> Link {
        let work_out = || {
            let link = self.link(heard, keyword);
            let of = |(language, keyword): &(Language, usize)| self.nearest(heard, *language, *keyword);
            let abroad = self.abroad[keyword].iter().filter_map(of).map(|(_, near)| near).reduce(f32::max);
            Link { abroad: abroad.unwrap_or(link.near), ..link }
        };
        *heard.everywhere.get_or(keyword, work_out)
    }

    /// The association of a keyword that is nearest in meaning, and how near.
    fn nearest(&self, heard: &Heard, language: Language, keyword: usize) -> Option<(usize, f32)> {
        let short = heard.short.as_ref()?;
        let prepared = &self.vectors.languages[language as usize];
        let near = |row: &Option<u32>| Some(prepared.rows.product((*row)? as usize, &short.0, 0));
        let all = prepared.of[keyword].iter().take(heard.reach).map(near).enumerate();
        all.filter_map(|(at, near)| Some((at, near?))).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The association that links a clue to a keyword, if one does.
    pub fn reason(&self, heard: &Heard, keyword: usize) -> Option<&'static str> {
        let Match { words, place, parts, parts_place } = heard.matches[keyword];
        let nearest = self.nearest(heard, self.language, keyword);
        let at = if words >= SAME {
            usize::from(place)
        } else if let Some((at, _)) = nearest.filter(|(_, near)| *near >= ALIKE) {
            at
        } else if parts >= PARTS {
            usize::from(parts_place)
        } else {
            return None;
        };
        self.associations.entries()[keyword].associations.get(at).copied()
    }
}
