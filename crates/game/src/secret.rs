use std::fmt;

/// A value that must not leave the server on its own.
///
/// It cannot be serialised or displayed and its debug form is redacted, so it cannot slip into a view, a
/// log line or an error. [`Secret::reveal`] is the only way out, and easy to search for.
///
/// ```
/// let code = game::Secret::new("4.2.1");
/// assert_eq!(format!("{code:?}"), "Secret(..)");
/// assert_eq!(*code.reveal(), "4.2.1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides a value.
    pub fn new(value: T) -> Self {
        Secret(value)
    }

    /// Takes the value out. Every use of this is a place where a secret could leak: keep them few.
    pub fn reveal(&self) -> &T {
        &self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
