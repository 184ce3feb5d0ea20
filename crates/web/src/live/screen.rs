//! A screen is what one reader sees of a table: an arrangement of regions. While the arrangement stays, only the
//! regions whose HTML changed are sent; when it changes, the whole of `main` is.

use crate::i18n::Texts;
use maud::Markup;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// An element with an id of its own, and its HTML.
pub struct Region {
    /// The element's id.
    pub id: &'static str,
    /// The element.
    pub html: Markup,
}

/// Shorthand for a region.
pub fn region(id: &'static str, html: Markup) -> Region {
    Region { id, html }
}

/// What one reader sees of a table.
pub struct Screen {
    /// The tab's title.
    pub title: String,
    /// What a screen reader announces when it changes: what to do now, in one sentence.
    pub say: String,
    /// Whether the table waits for this reader.
    pub turn: bool,
    /// The regions, all with different ids.
    pub regions: Vec<Region>,
    /// How they lie on the page: draws `main` and what belongs beside it, and has the id `main` as a region.
    pub arrange: Arrangement,
}

/// A way to lay regions out, with a name to compare by.
#[derive(Clone, Copy)]
pub struct Arrangement {
    /// Its name.
    pub name: &'static str,
    /// Draws the element `#main` around the regions.
    pub draw: fn(&Placed<'_>, &Texts) -> Markup,
}

/// The regions by id, for an arrangement to put in their places.
pub struct Placed<'a>(BTreeMap<&'static str, &'a Markup>);

impl Placed<'_> {
    /// The region with this id; nothing where a screen has none.
    pub fn at(&self, id: &str) -> Markup {
        self.0.get(id).map(|html| (*html).clone()).unwrap_or_default()
    }
}

impl Screen {
    /// The whole of `main`.
    pub fn main(&self, t: &Texts) -> Markup {
        let placed = Placed(self.regions.iter().map(|region| (region.id, &region.html)).collect());
        (self.arrange.draw)(&placed, t)
    }

    /// Fingerprints of the arrangement and every region: what a connection remembers of what it has sent.
    pub fn fingerprints(&self) -> Fingerprints {
        let regions = self.regions.iter().map(|region| (region.id, fingerprint(&region.html.0))).collect();
        Fingerprints { arrangement: self.arrange.name, regions }
    }
}

/// What was sent, by fingerprint.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fingerprints {
    arrangement: &'static str,
    regions: BTreeMap<&'static str, u64>,
}

impl Fingerprints {
    /// One short mark for all of it: a client names it when it comes back.
    pub fn mark(&self) -> String {
        format!("{:x}", fingerprint(self))
    }

    /// Ids of the regions that differ from what was sent before; `main` alone when the arrangement does.
    pub fn changed_since(&self, sent: &Fingerprints) -> Vec<&'static str> {
        if self.arrangement != sent.arrangement || !self.regions.keys().eq(sent.regions.keys()) {
            return vec!["main"];
        }
        let differs = |(id, fingerprint): (&&'static str, &u64)| {
            (sent.regions.get(id) != Some(fingerprint)).then_some(*id)
        };
        self.regions.iter().filter_map(differs).collect()
    }
}

fn fingerprint(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn screen(name: &'static str, regions: &[(&'static str, &str)]) -> Fingerprints {
        let regions = regions.iter().map(|(id, text)| region(id, html! { p { (text) } })).collect();
        let arrange = Arrangement { name, draw: |placed, _| placed.at("a") };
        Screen { title: String::new(), say: String::new(), turn: false, regions, arrange }.fingerprints()
    }

    #[test]
    fn only_what_changed_is_sent() {
        let before = screen("desk", &[("a", "1"), ("b", "2")]);
        let after = screen("desk", &[("a", "1"), ("b", "3")]);
        assert_eq!(after.changed_since(&before), ["b"]);
        assert!(after.changed_since(&after).is_empty());
        assert_eq!(before.mark(), screen("desk", &[("a", "1"), ("b", "2")]).mark());
    }

    #[test]
    fn another_arrangement_is_sent_whole() {
        let before = screen("desk", &[("a", "1")]);
        assert_eq!(screen("end", &[("a", "1")]).changed_since(&before), ["main"]);
        assert_eq!(screen("desk", &[("a", "1"), ("b", "")]).changed_since(&before), ["main"]);
        assert_eq!(before.changed_since(&Fingerprints::default()), ["main"]);
    }
}
