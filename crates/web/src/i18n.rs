//! Texts in every language: Fluent messages from `locales/`, chosen by cookie, then by the browser's wish.

use crate::http::cookies;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use lexicon::Language;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::LazyLock;

/// The cookie that keeps a reader's choice of language.
pub const COOKIE: &str = "language";

#[derive(RustEmbed)]
#[folder = "../../locales/"]
struct Locales;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Language::ALL.map(bundle));

fn bundle(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
    // Isolation marks are for mixed directions of writing; ours all run left to right.
    bundle.set_use_isolating(false);
    for path in Locales::iter().filter(|path| path.starts_with(&format!("{language}/"))) {
        let Some(file) = Locales::get(&path) else { continue };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        // A message with a mistake is dropped here and missed by the tests below.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The texts of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(Language);

/// Which variables a message may use, by name.
pub type Arguments<'a> = &'a [(&'a str, FluentValue<'a>)];

impl Texts {
    /// The texts in this language.
    pub fn of(language: Language) -> Texts {
        Texts(language)
    }

    /// Which language they are in.
    pub fn language(&self) -> Language {
        self.0
    }

    /// The message with this key.
    pub fn say(&self, key: &str) -> Cow<'static, str> {
        self.with(key, &[])
    }

    /// The message with this key and these variables. A missing message shows as its key in brackets, which
    /// no page may contain.
    pub fn with(&self, key: &str, arguments: Arguments<'_>) -> Cow<'static, str> {
        let bundle = &BUNDLES[self.0 as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return Cow::Owned(format!("⟦{key}⟧"));
        };
        let named = (!arguments.is_empty()).then(|| FluentArgs::from_iter(arguments.iter().cloned()));
        let mut errors = Vec::new();
        let text = match &named {
            // A text without variables stands in the bundle as it is shown: a page has a hundred of them.
            None => bundle.format_pattern(pattern, None, &mut errors),
            Some(named) => Cow::Owned(bundle.format_pattern(pattern, Some(named), &mut errors).into_owned()),
        };
        if errors.is_empty() { text } else { Cow::Owned(format!("⟦{key}⟧ {text}")) }
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        BUNDLES[self.0 as usize].has_message(key)
    }

    /// "Ada, Bo and Cleo", as this language joins names.
    pub fn list<S: AsRef<str>>(&self, names: &[S]) -> String {
        match names {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [rest @ .., last] => {
                let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
                let rest = rest.join(", ");
                self.with("list-and", &[("rest", rest.into()), ("last", last.as_ref().into())]).into_owned()
            }
        }
    }
}

/// A text in which the end of a line breaks no code such as 4-2-1.
pub fn unbroken(text: &str) -> String {
    const WORD_JOINER: char = '\u{2060}';
    let mut joined = String::with_capacity(text.len());
    let mut last = ' ';
    for letter in text.chars() {
        if last == '-' && letter.is_ascii_digit() {
            joined.push(WORD_JOINER);
        }
        joined.push(letter);
        last = letter;
    }
    joined
}

/// A sentence begins with a capital, whatever it begins with.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// A message with variables, shortly: `say!(t, "seats-taken", count = 3)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $key:expr $(, $name:ident = $value:expr)+ $(,)?) => {
        $texts.with($key, &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),+])
    };
}

impl<S: Sync> FromRequestParts<S> for Texts {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Texts(wished(&parts.headers)))
    }
}

/// The reader's language: as chosen, else the browser's best that we have, else English.
pub fn wished(headers: &HeaderMap) -> Language {
    if let Some(chosen) = cookies::read(headers, COOKIE).and_then(|tag| tag.parse().ok()) {
        return chosen;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut wishes: Vec<(f32, Language)> = accepted.split(',').filter_map(wish).collect();
    wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
    wishes.first().map_or(Language::English, |&(_, language)| language)
}

/// One entry of `Accept-Language`: `de-AT;q=0.8`.
fn wish(entry: &str) -> Option<(f32, Language)> {
    let (range, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
    let weight = weight.trim().parse().ok().filter(|weight: &f32| *weight > 0.0)?;
    let tag = range.trim().split('-').next()?.to_ascii_lowercase();
    // Browsers say `no` or `nn` for Norwegian as well.
    let tag = if tag == "no" || tag == "nn" { "nb" } else { &tag };
    Some((weight, tag.parse().ok()?))
}

#[cfg(test)]
pub(crate) mod tests;
