//! What all who look on at a table see alike is drawn once for all of them.

use crate::App;
use crate::i18n::Texts;
use crate::pages::screen::{Prints, Screen};
use lexicon::Language;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tables::{TableId, TableView};

/// How a kind of page draws a view.
pub type Draw = fn(&App, &TableView, &Texts) -> Screen;

/// A screen, and what was sent of it before.
pub struct Drawing {
    /// The screen.
    pub screen: Screen,
    /// Its fingerprints.
    pub prints: Prints,
    /// One mark for all of them.
    pub mark: String,
    /// The changed regions as JSON, by the mark of what they replace.
    changes: Mutex<HashMap<String, Arc<RawValue>>>,
}

impl Drawing {
    fn new(screen: Screen) -> Arc<Self> {
        let prints = screen.prints();
        let mark = prints.mark();
        Arc::new(Drawing { screen, prints, mark, changes: Mutex::default() })
    }

    /// The regions that differ from what was sent before, as JSON.
    pub fn changes_since(&self, sent: &Prints, t: &Texts) -> Arc<RawValue> {
        let mut changes = held(&self.changes);
        let regions = || {
            let changed = self.prints.changed_since(sent).into_iter();
            let regions: BTreeMap<_, _> = changed.map(|id| (id, self.html(id, t))).collect();
            // Names and texts always have a JSON form.
            to_raw_value(&regions).map_or_else(|_| RawValue::NULL.to_owned().into(), Arc::from)
        };
        changes.entry(sent.mark()).or_insert_with(regions).clone()
    }

    fn html(&self, id: &str, t: &Texts) -> String {
        if id == "main" {
            return self.screen.main(t).into_string();
        }
        let region = self.screen.regions.iter().find(|region| region.id == id);
        region.map(|region| region.html.clone().into_string()).unwrap_or_default()
    }
}

/// The last drawings for those who look on.
#[derive(Default)]
pub struct Drawings {
    last: Mutex<Last>,
    drawn: AtomicU64,
}

/// The newest frame, and what was drawn of it.
type Last = HashMap<Alike, (Weak<TableView>, Arc<Drawing>)>;

/// Those who see the same of a table, if they are shown the same frame.
#[derive(PartialEq, Eq, Hash)]
struct Alike {
    table: TableId,
    language: Language,
    draw: usize,
}

impl Drawings {
    /// Draws a frame, or finds it drawn. Tables give one frame to all who look on.
    pub fn of(&self, app: &App, frame: &Arc<TableView>, draw: Draw, t: &Texts) -> Arc<Drawing> {
        let anew = || {
            self.drawn.fetch_add(1, Relaxed);
            Drawing::new(draw(app, frame, t))
        };
        if frame.you.chair.is_some() {
            return anew();
        }
        let alike = Alike { table: frame.table, language: t.language(), draw: draw as usize };
        let found = |last: &Last| {
            let (of, drawing) = last.get(&alike)?;
            std::ptr::eq(of.as_ptr(), Arc::as_ptr(frame)).then(|| drawing.clone())
        };
        if let Some(drawing) = found(&held(&self.last)) {
            return drawing;
        }
        // Nobody waits for somebody else's drawing; two who begin at once both draw.
        let drawing = anew();
        held(&self.last).insert(alike, (Arc::downgrade(frame), drawing.clone()));
        drawing
    }

    /// How many there have been.
    pub fn drawn(&self) -> u64 {
        self.drawn.load(Relaxed)
    }

    /// Forgets those of frames that nobody shows any more.
    pub fn forget_the_old(&self) {
        held(&self.last).retain(|_, (frame, _)| frame.strong_count() > 0);
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing panics between the steps of a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
