//! What the clues of a Laser Drive round have to be about.

use crate::Language;
use crate::keywords::lines;
use std::sync::LazyLock;

/// The categories in a language; the same place in each list is the same category.
pub fn categories(language: Language) -> &'static [&'static str] {
    static LISTS: LazyLock<[Vec<&str>; 4]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            lines(include_str!("../../../words/categories.tsv"))
                .filter_map(|line| line.split('\t').nth(language as usize))
                .collect()
        })
    });
    &LISTS[language as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn there_are_at_least_seventy_in_every_language_and_as_many_in_each() {
        for language in Language::ALL {
            let list = categories(language);
            assert!(list.len() >= 70, "{language}: {}", list.len());
            assert_eq!(list.len(), categories(Language::English).len(), "{language}");
        }
    }

    #[test]
    fn no_category_is_empty_or_stands_twice() {
        for language in Language::ALL {
            let list = categories(language);
            assert!(list.iter().all(|category| !category.trim().is_empty() && category.len() < 80));
            assert_eq!(list.iter().collect::<BTreeSet<_>>().len(), list.len(), "{language}");
        }
    }
}
