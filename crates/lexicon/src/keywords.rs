//! The keywords: one table of concepts, a word for each in every language.

use crate::Language;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How hard a keyword is to give clues for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// Everyday things, for players from about ten years on.
    Family,
    /// Rarer or more abstract.
    Expert,
}

/// A line of the table: one meaning, whatever the language.
#[derive(Debug, PartialEq, Eq)]
pub struct Concept {
    /// The tag of its theme, such as `animals`.
    pub theme: &'static str,
    /// How hard it is.
    pub band: Band,
    words: [Option<&'static str>; 4],
    forms: Vec<(Language, &'static str)>,
}

impl Concept {
    /// The word for it, unless the language has no good one.
    pub fn word(&self, language: Language) -> Option<&'static str> {
        self.words[language as usize]
    }

    /// Its irregular forms in a language: *mice* for *mouse*.
    pub fn forms(&self, language: Language) -> impl Iterator<Item = &'static str> + '_ {
        self.forms.iter().filter(move |(of, _)| *of == language).map(|(_, form)| *form)
    }

    /// All concepts, in the order of the table.
    pub fn all() -> &'static [Concept] {
        &TABLE
    }
}

/// A word that can stand on a screen, in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keyword {
    /// As in running text: German nouns have their capital, cards may capitalise the rest.
    pub word: &'static str,
    /// What it means in all languages.
    pub concept: &'static Concept,
}

/// The keywords of a language, in the order of the table.
pub fn keywords(language: Language) -> &'static [Keyword] {
    static LISTS: LazyLock<[Vec<Keyword>; 4]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let on_card = |concept| Some(Keyword { word: Concept::word(concept, language)?, concept });
            TABLE.iter().filter_map(on_card).collect()
        })
    });
    &LISTS[language as usize]
}

/// The tags of all themes, in the order of the table.
pub fn themes() -> &'static [&'static str] {
    static THEMES: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let mut themes: Vec<_> = TABLE.iter().map(|concept| concept.theme).collect();
        themes.dedup();
        themes
    });
    &THEMES
}

static TABLE: LazyLock<Vec<Concept>> =
    LazyLock::new(|| lines(include_str!("../../../words/keywords.tsv")).filter_map(concept).collect());

/// The lines of a table without its comments and its heading.
pub(crate) fn lines(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1)
}

/// Reads one line; `None` for a malformed one, which the tests of the table do not let pass.
fn concept(line: &'static str) -> Option<Concept> {
    let mut cells = line.split('\t');
    let theme = cells.next()?;
    let band = match cells.next()? {
        "family" => Band::Family,
        "expert" => Band::Expert,
        _ => return None,
    };
    let mut words = [None; 4];
    for word in &mut words {
        *word = Some(cells.next()?).filter(|cell| *cell != "-");
    }
    let form = |cell: &'static str| {
        let (tag, form) = cell.split_once(':')?;
        Some((tag.parse().ok()?, form))
    };
    let forms = cells.next().unwrap_or_default().split_whitespace().filter_map(form).collect();
    Some(Concept { theme, band, words, forms })
}
