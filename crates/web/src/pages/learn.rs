//! The rules of both games in our own words.

use super::frame::{Page, Reader};
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use maud::html;

/// A game's chapters: keys `rules-<game>-<chapter>` and `rules-<game>-<chapter>-title`.
fn chapters(game: &str) -> Option<&'static [&'static str]> {
    match game {
        "decrypto" => Some(&["aim", "encrypt", "guess", "resolve", "end", "clues", "three", "laser"]),
        "kryptos" => Some(&["aim", "deal", "reveal", "turn", "end", "options"]),
        _ => None,
    }
}

/// `GET /learn/{game}`
pub async fn page(reader: Reader, Path(game): Path<String>) -> Response {
    let Some(chapters) = chapters(&game) else { return super::missing(reader).await };
    let t = &reader.t;
    let title = t.say(&format!("learn-{game}-go"));
    let main = html! {
        main.wrap.rules #main {
            header.stack {
                p.mark { (t.say("nav-learn")) }
                h1 { (title) }
                p.phase__why { (t.say(&format!("rules-{game}-lead"))) }
            }
            @for chapter in chapters {
                section.stack id=(chapter) {
                    h2 { (t.say(&format!("rules-{game}-{chapter}-title"))) }
                    // A message holds its paragraphs on lines of their own.
                    @for paragraph in t.say(&format!("rules-{game}-{chapter}")).lines().filter(|line| !line.is_empty()) {
                        p { (paragraph) }
                    }
                }
            }
            p { a.btn.btn--ink href="/#new-table" { (t.say("new-open")) } }
        }
    };
    let mut page = Page::new(title, main);
    page.description = Some(t.say(&format!("rules-{game}-lead")).into_owned());
    page.nav = html! { a.desk-only href="/" { (t.say("home")) } };
    page.render(&reader).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;
    use lexicon::Language;

    #[test]
    fn every_chapter_is_written_in_every_language() {
        for language in Language::ALL {
            let t = Texts::of(language);
            for game in ["decrypto", "kryptos"] {
                assert!(t.has(&format!("rules-{game}-lead")));
                for chapter in chapters(game).unwrap() {
                    assert!(t.has(&format!("rules-{game}-{chapter}")), "{language} {game} {chapter}");
                    assert!(t.has(&format!("rules-{game}-{chapter}-title")), "{language} {game} {chapter}");
                }
            }
        }
    }
}
