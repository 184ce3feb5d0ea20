//! What all who look on at a table see alike is rendered once for all of them.

use crate::App;
use crate::http::base::Base;
use crate::i18n::Texts;
use crate::live::screen::{Fingerprints, Screen, Shown};
use lexicon::Language;
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tables::{TableId, TableView};

/// How a kind of page is made from a view.
pub type Render = fn(&App, &TableView, &Texts, Shown<'_>) -> Screen;

/// A screen, and what was sent of it before.
pub struct Rendered {
    pub screen: Screen,
    pub fingerprints: Fingerprints,
    /// One mark for all of them.
    pub mark: String,
    base: Base,
    /// The changed regions as JSON, by the mark of what they replace.
    changes: Mutex<HashMap<String, Arc<RawValue>>>,
}

impl Rendered {
    /// The screen for a page that shows something already: only what may have changed is made, unless it is laid out anew.
    fn update(
        make: impl Fn(Shown<'_>) -> Screen,
        shown: Shown<'_>,
        sent: &Fingerprints,
        base: Base,
    ) -> Arc<Self> {
        let screen = make(shown);
        match screen.fingerprints(sent) {
            Some(fingerprints) => Rendered::new(screen, fingerprints, base),
            None => Rendered::whole(make(Shown::NOTHING), base),
        }
    }

    fn whole(screen: Screen, base: Base) -> Arc<Self> {
        let fingerprints = screen.fingerprints(&Fingerprints::default()).unwrap_or_default();
        Rendered::new(screen, fingerprints, base)
    }

    fn new(screen: Screen, fingerprints: Fingerprints, base: Base) -> Arc<Self> {
        let mark = fingerprints.mark();
        Arc::new(Rendered { screen, fingerprints, mark, base, changes: Mutex::default() })
    }

    /// The regions that differ from what was sent before, as JSON.
    pub fn changes_since(&self, sent: &Fingerprints, t: &Texts) -> Arc<RawValue> {
        held(&self.changes).entry(sent.mark()).or_insert_with(|| self.changes(sent, t)).clone()
    }

    fn changes(&self, sent: &Fingerprints, t: &Texts) -> Arc<RawValue> {
        let changed = self.fingerprints.changed_since(sent).into_iter();
        let regions: BTreeMap<_, _> =
            changed.map(|id| (id, self.base.html(&self.html(id, t)).into_owned())).collect();
        // Names and texts always have a JSON form.
        to_raw_value(&regions).map_or_else(|_| RawValue::NULL.to_owned().into(), Arc::from)
    }

    fn html(&self, id: &str, t: &Texts) -> Cow<'_, str> {
        if id == "main" {
            return self.screen.main(t).into_string().into();
        }
        let region = self.screen.regions.iter().find(|region| region.id == id);
        region.and_then(|region| region.html.as_ref()).map(|html| html.0.as_str()).unwrap_or_default().into()
    }
}

/// The last screens for those who look on.
#[derive(Default)]
pub struct RenderCache {
    last: Mutex<Last>,
    count: AtomicU64,
}

/// The newest frame, and what was rendered of it.
type Last = HashMap<Alike, (Weak<TableView>, Arc<Rendered>)>;

/// Those who see the same of a table, if they are shown the same frame.
#[derive(PartialEq, Eq, Hash)]
struct Alike {
    table: TableId,
    language: Language,
    render: usize,
}

impl RenderCache {
    /// Renders a view for its one reader, who is shown another already.
    pub fn of_one(
        &self,
        make: impl Fn(Shown<'_>) -> Screen,
        shown: Shown<'_>,
        sent: &Fingerprints,
        base: &Base,
    ) -> Arc<Rendered> {
        self.count.fetch_add(1, Relaxed);
        Rendered::update(make, shown, sent, base.clone())
    }

    /// Renders a view for all who look on, or finds it rendered. Tables give one view to all of them.
    pub fn of_all(&self, app: &App, frame: &Arc<TableView>, render: Render, t: &Texts) -> Arc<Rendered> {
        let anew = || {
            self.count.fetch_add(1, Relaxed);
            Rendered::whole(render(app, frame, t, Shown::NOTHING), app.base.clone())
        };
        let alike = Alike { table: frame.table, language: t.language(), render: render as usize };
        let found = |last: &Last| {
            let (of, rendered) = last.get(&alike)?;
            std::ptr::eq(of.as_ptr(), Arc::as_ptr(frame)).then(|| rendered.clone())
        };
        if let Some(rendered) = found(&held(&self.last)) {
            return rendered;
        }
        // Nobody waits for somebody else's; two who begin at once both render.
        let rendered = anew();
        held(&self.last).insert(alike, (Arc::downgrade(frame), rendered.clone()));
        rendered
    }

    /// How many screens have been rendered.
    pub fn count(&self) -> u64 {
        self.count.load(Relaxed)
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
