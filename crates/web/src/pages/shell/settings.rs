//! Keeping a reader's choices: language and theme, in two small cookies.

use crate::i18n;
use crate::pages::shell::page::{THEME_COOKIE, Theme};
use axum::Form;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Redirect};
use lexicon::Language;
use serde::Deserialize;

const YEAR: u32 = 365 * 24 * 3600;

/// The settings form.
#[derive(Deserialize)]
pub struct Choices {
    language: Option<Language>,
    theme: Option<String>,
    back: Option<String>,
}

/// `POST /settings`
pub async fn keep(Form(choices): Form<Choices>) -> impl IntoResponse {
    let mut cookies = Vec::new();
    if let Some(language) = choices.language {
        cookies.push(cookie(i18n::COOKIE, language.tag()));
    }
    if let Some(theme) = choices.theme {
        cookies.push(cookie(THEME_COOKIE, Theme::named(&theme).name()));
    }
    let cookies = axum::response::AppendHeaders(cookies);
    (cookies, Redirect::to(&within(choices.back.as_deref())))
}

fn cookie(name: &str, value: &str) -> (HeaderName, String) {
    (header::SET_COOKIE, format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"))
}

/// A path on this server, never another host: `//elsewhere` and `/\elsewhere` are addresses too.
fn within(back: Option<&str>) -> String {
    let is_ours = |path: &&str| {
        path.starts_with('/')
            && !path.starts_with("//")
            && path.chars().all(|c| c.is_ascii_graphic() && c != '\\')
    };
    back.filter(is_ours).unwrap_or("/").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leaves_the_house() {
        for outside in ["//elsewhere", "/\\elsewhere", "https://elsewhere", "", "/a\r\nset-cookie: x"] {
            assert_eq!(within(Some(outside)), "/", "{outside}");
        }
        assert_eq!(within(Some("/t/K7RQX")), "/t/K7RQX");
    }
}
