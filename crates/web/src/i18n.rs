//! Texts in every language.
