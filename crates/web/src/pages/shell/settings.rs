//! Keeping a reader's choices: language and theme, in two small cookies.

use crate::http::cookies;
use crate::i18n;
use crate::pages::shell::page::{THEME_COOKIE, Theme};
use axum::Form;
use axum::response::{IntoResponse, Redirect};
use axum_extra::extract::CookieJar;
use lexicon::Language;
use serde::Deserialize;

/// In days.
const YEAR: u32 = 365;

/// The settings form.
#[derive(Deserialize)]
pub struct Choices {
    language: Option<Language>,
    theme: Option<String>,
    back: Option<String>,
}

/// `POST /settings`
pub async fn keep(Form(choices): Form<Choices>) -> impl IntoResponse {
    let mut jar = CookieJar::new();
    if let Some(language) = choices.language {
        jar = jar.add(cookies::kept(i18n::COOKIE, language.tag(), YEAR));
    }
    if let Some(theme) = choices.theme {
        jar = jar.add(cookies::kept(THEME_COOKIE, Theme::named(&theme).name(), YEAR));
    }
    (jar, Redirect::to(&within(choices.back.as_deref())))
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
