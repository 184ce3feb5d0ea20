use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// A part of a view that many viewers, or many views after each other, have in common.
///
/// Cheap to clone, quick to compare with itself, and its JSON is made once for all views that hold it. Whoever puts
/// something here has to make it from what all of those viewers may know.
///
/// ```
/// let sheet = game::Shared::new(vec!["anchor", "bridge"]);
/// assert_eq!(serde_json::to_string(&[sheet.clone(), sheet]).unwrap(), r#"[["anchor","bridge"],["anchor","bridge"]]"#);
/// ```
pub struct Shared<T>(Arc<Once<T>>);

struct Once<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Shared<T> {
    /// Makes a value ready to be shared.
    pub fn new(value: T) -> Self {
        Shared(Arc::new(Once { value, json: OnceLock::new() }))
    }

    /// Whether both are one and the same, not only alike.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T: PartialEq> Shared<T> {
    /// The one before, if it has the same value, so that what was made of it is kept; else a new one.
    pub fn renewed(before: Option<&Self>, value: T) -> Self {
        before.filter(|before| ***before == value).cloned().unwrap_or_else(|| Shared::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<'a, T> IntoIterator for &'a Shared<T>
where
    &'a T: IntoIterator,
{
    type Item = <&'a T as IntoIterator>::Item;
    type IntoIter = <&'a T as IntoIterator>::IntoIter;
    fn into_iter(self) -> Self::IntoIter {
        (**self).into_iter()
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(self.0.clone())
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        self.is(other) || **self == **other
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Self {
        Shared::new(T::default())
    }
}

impl<T: Serialize> Shared<T> {
    /// Its JSON, made once.
    fn json(&self) -> serde_json::Result<&RawValue> {
        match self.0.json.get() {
            Some(json) => Ok(json),
            None => to_raw_value(&self.0.value).map(|json| &**self.0.json.get_or_init(|| json)),
        }
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.json() {
            Ok(json) => json.serialize(serializer),
            Err(_) => self.0.value.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Shared::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// Counts how often its JSON is made.
    #[derive(Default)]
    struct Costly(AtomicU32);

    impl Serialize for Costly {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u32(self.0.fetch_add(1, Ordering::Relaxed))
        }
    }

    #[test]
    fn json_is_made_once_for_all_who_share() {
        let one = Shared::new(Costly::default());
        let other = one.clone();
        for _ in 0..3 {
            assert_eq!(serde_json::to_string(&[&one, &other]).ok().as_deref(), Some("[0,0]"));
        }
    }

    #[test]
    fn only_another_value_takes_its_place() {
        let before = Shared::new(7);
        assert!(Shared::renewed(Some(&before), 7).is(&before));
        assert!(!Shared::renewed(None, 7).is(&before));
        assert_eq!(*Shared::renewed(Some(&before), 8), 8);
    }
}
