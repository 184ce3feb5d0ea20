//! Pencil notes of the game on the table.

use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A pencil note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Note {
    /// What it is about.
    pub place: String,
    /// The words.
    pub text: String,
}

/// All notes, by who shares them: a team, or a seat where everyone plays alone. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Notes(Arc<BTreeMap<u8, BTreeMap<String, String>>>);

impl Notes {
    /// Keeps a note; an empty one is wiped out.
    pub fn write(&mut self, owner: u8, place: &str, text: &str) {
        let notes = Arc::make_mut(&mut self.0).entry(owner).or_default();
        if text.is_empty() {
            notes.remove(place);
        } else {
            notes.insert(place.to_owned(), text.to_owned());
        }
    }

    /// The words of a note; empty if there is none.
    pub fn text(&self, owner: u8, place: &str) -> &str {
        self.0.get(&owner).and_then(|notes| notes.get(place)).map_or("", String::as_str)
    }

    /// Whether both are the same notes, not only alike.
    pub fn is(&self, other: &Notes) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// How many notes somebody has.
    pub fn count(&self, owner: u8) -> usize {
        self.0.get(&owner).map_or(0, BTreeMap::len)
    }

    /// The notes that somebody reads.
    pub fn of(&self, owner: u8) -> Vec<Note> {
        let notes = self.0.get(&owner).into_iter().flatten();
        notes.map(|(place, text)| Note { place: place.clone(), text: text.clone() }).collect()
    }
}
