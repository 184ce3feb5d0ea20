//! A screen is what one reader sees of a table: an arrangement of regions. While the arrangement stays, only the
//! regions whose HTML changed are sent; when it changes, the whole of `main` is.

use crate::i18n::Texts;
use maud::Markup;
use rustc_hash::FxHasher;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use tables::{TableView, You};

/// An element with an id of its own, and its HTML.
pub struct Region {
    pub id: &'static str,
    /// The element; none if it is as it was, because what it is made from is.
    pub html: Option<Markup>,
}

/// Shorthand for a region.
pub fn region(id: &'static str, html: Markup) -> Region {
    Region { id, html: Some(html) }
}

/// A region that is made only if it may have changed.
pub fn region_unless(same: bool, id: &'static str, make: impl FnOnce() -> Markup) -> Region {
    Region { id, html: (!same).then(make) }
}

/// What a page shows already: the view that its regions were made from. Only what differs from it is made again.
#[derive(Clone, Copy, Default)]
pub struct Shown<'a>(Option<&'a TableView>);

impl<'a> Shown<'a> {
    /// Everything has to be made.
    pub const NOTHING: Shown<'static> = Shown(None);

    /// A page that shows this view.
    pub fn of(view: Option<&'a TableView>) -> Self {
        Shown(view)
    }

    /// The view that is shown.
    pub fn view(self) -> Option<&'a TableView> {
        self.0
    }

    /// Whether the table itself is as it was: its chairs, settings and people, and the reader's part in it.
    pub fn has_table(self, view: &TableView) -> bool {
        self.0.is_some_and(|shown| shown.open.is(&view.open) && is_same_reader(&shown.you, &view.you))
    }

    /// Whether nothing was said, either.
    pub fn has_chat(self, view: &TableView) -> bool {
        self.has_table(view) && self.0.is_some_and(|shown| shown.chat.is(&view.chat))
    }

    /// Whether nothing was noted, either.
    pub fn has_notes(self, view: &TableView) -> bool {
        self.has_table(view) && self.0.is_some_and(|shown| shown.notes.is(&view.notes))
    }
}

/// Whether the reader's part is the same. Pages do not show which command was the last.
fn is_same_reader(shown: &You, now: &You) -> bool {
    let shown = You { last_command: now.last_command.clone(), ..shown.clone() };
    shown == *now
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
        let made = self.regions.iter().filter_map(|region| Some((region.id, region.html.as_ref()?)));
        let placed = Placed(made.collect());
        (self.arrange.draw)(&placed, t)
    }

    /// Fingerprints of the arrangement and every region: what a connection remembers of what it has sent. What was not
    /// made again has its fingerprint there; none if that cannot be, because the arrangement changed.
    pub fn fingerprints(&self, sent: &Fingerprints) -> Option<Fingerprints> {
        let whole = self.regions.iter().all(|region| region.html.is_some());
        if !whole && !sent.is_laid_out(self.arrange.name, self.regions.iter().map(|region| region.id)) {
            return None;
        }
        let regions = self.regions.iter().enumerate().map(|(place, region)| match &region.html {
            Some(html) => (region.id, fingerprint(&html.0)),
            None => sent.regions[place],
        });
        Some(Fingerprints { arrangement: self.arrange.name, regions: regions.collect() })
    }

    /// One short mark for all of a screen that is whole.
    pub fn mark(&self) -> String {
        self.fingerprints(&Fingerprints::default()).unwrap_or_default().mark()
    }
}

/// What was sent, by fingerprint.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fingerprints {
    arrangement: &'static str,
    regions: Vec<(&'static str, u64)>,
}

impl Fingerprints {
    /// One short mark for all of it: a client names it when it comes back.
    pub fn mark(&self) -> String {
        format!("{:x}", fingerprint(self))
    }

    fn is_laid_out(&self, arrangement: &str, ids: impl Iterator<Item = &'static str>) -> bool {
        self.arrangement == arrangement && ids.eq(self.regions.iter().map(|(id, _)| *id))
    }

    /// Ids of the regions that differ from what was sent before; `main` alone when the arrangement does.
    pub fn changed_since(&self, sent: &Fingerprints) -> Vec<&'static str> {
        if !sent.is_laid_out(self.arrangement, self.regions.iter().map(|(id, _)| *id)) {
            return vec!["main"];
        }
        let both = self.regions.iter().zip(&sent.regions);
        both.filter(|(now, before)| now != before).map(|((id, _), _)| *id).collect()
    }
}

fn fingerprint(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
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
        Screen { title: String::new(), say: String::new(), turn: false, regions, arrange }
            .fingerprints(&Fingerprints::default())
            .unwrap()
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
    fn what_was_not_made_again_counts_as_sent() {
        let sent = screen("desk", &[("a", "1"), ("b", "2")]);
        let made = |name, b: &str| {
            let regions = vec![region_unless(true, "a", || html! {}), region("b", html! { p { (b) } })];
            let arrange = Arrangement { name, draw: |placed, _| placed.at("a") };
            Screen { title: String::new(), say: String::new(), turn: false, regions, arrange }
        };
        assert_eq!(made("desk", "2").fingerprints(&sent), Some(sent.clone()));
        assert_eq!(made("desk", "3").fingerprints(&sent).unwrap().changed_since(&sent), ["b"]);
        // Laid out anew, all of it is needed.
        assert_eq!(made("end", "2").fingerprints(&sent), None);
    }

    #[test]
    fn another_arrangement_is_sent_whole() {
        let before = screen("desk", &[("a", "1")]);
        assert_eq!(screen("end", &[("a", "1")]).changed_since(&before), ["main"]);
        assert_eq!(screen("desk", &[("a", "1"), ("b", "")]).changed_since(&before), ["main"]);
        assert_eq!(before.changed_since(&Fingerprints::default()), ["main"]);
    }
}
