//! The rules of both games in our own words, with an example from each step of a round.

use super::frame::{Page, Reader};
use super::table::house_rules;
use super::{decrypto, kryptos};
use crate::App;
use crate::api::ask::At;
use crate::i18n::Texts;
use crate::problem::Problem;
use crate::session::Asker;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{GameKind, GameView, TableId, TableView, Visitor};

/// A game's rules: what its chapters are, and the pictures in them.
struct Rules {
    /// Keys `rules-<game>-<chapter>` and `rules-<game>-<chapter>-title`.
    chapters: &'static [&'static str],
    picture: fn(&str, &Texts) -> Option<Markup>,
}

fn rules(game: &str) -> Option<Rules> {
    match game {
        "decrypto" => Some(Rules { chapters: &decrypto::learn::CHAPTERS, picture: decrypto::learn::picture }),
        "kryptos" => Some(Rules { chapters: &kryptos::learn::CHAPTERS, picture: kryptos::learn::picture }),
        _ => None,
    }
}

/// The table from which somebody came to look something up.
#[derive(Deserialize)]
pub struct From {
    table: Option<String>,
}

/// `GET /learn/{game}`
pub async fn page(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(game): Path<String>,
    Query(from): Query<From>,
) -> Response {
    let Some(rules) = rules(&game) else { return super::missing(reader).await };
    // What everybody may see of the table: its options.
    let table = match from.table.and_then(|code| code.parse::<TableId>().ok()) {
        Some(table) => app.tables.view(table, Visitor::random()).await.ok(),
        None => None,
    };
    let t = &reader.t;
    let title = t.say(&format!("learn-{game}-go"));
    let view = table.as_deref();
    let main = html! {
        main.wrap.rules #main {
            header.stack {
                p.mark { (t.say("nav-learn")) }
                h1 { (title) }
                p.phase__why { (t.say(&format!("rules-{game}-lead"))) }
            }
            @if let Some(view) = view { (at_this_table(view, t)) }
            nav aria-label=(t.say("rules-contents")) {
                ul.rules__contents {
                    @for chapter in rules.chapters {
                        li { a href={ "#" (chapter) } { (t.say(&format!("rules-{game}-{chapter}-title"))) } }
                    }
                }
            }
            @for chapter in rules.chapters {
                section.stack id=(chapter) {
                    h2 { (t.say(&format!("rules-{game}-{chapter}-title"))) }
                    // A message holds its paragraphs on lines of their own.
                    @for paragraph in t.say(&format!("rules-{game}-{chapter}")).lines().filter(|line| !line.is_empty()) {
                        p { (paragraph) }
                    }
                    @if let Some(picture) = (rules.picture)(chapter, t) { (picture) }
                }
            }
            p {
                @match view {
                    Some(view) => a.btn.btn--ink href={ "/t/" (view.table) } { (t.say("device-back")) },
                    None => a.btn.btn--ink href="/#new-table" { (t.say("new-open")) },
                }
            }
        }
    };
    let mut page = Page::new(title, main);
    page.description = Some(t.say(&format!("rules-{game}-lead")).into_owned());
    page.nav = html! {
        @match view {
            Some(view) => a href={ "/t/" (view.table) } { (t.say("device-back")) },
            None => a.desk-only href="/" { (t.say("home")) },
        }
    };
    page.render(&reader).into_response()
}

/// The options of the table that the reader comes from.
fn at_this_table(view: &TableView, t: &Texts) -> Markup {
    html! {
        section.panel.stack {
            h2.h-small { (t.say("rules-at-table")) }
            dl.rules__options {
                @for (name, value) in house_rules::chosen(view) {
                    div { dt { (t.say(&format!("option-{name}"))) } dd { (t.say(&format!("option-{name}-{value}"))) } }
                }
            }
        }
    }
}

/// `GET /t/{table}/rules`: the rules of the table's game, opened at the present phase.
pub async fn at_phase(
    State(app): State<Arc<App>>,
    At(table): At,
    Asker(visitor): Asker,
) -> Result<Redirect, Problem> {
    let frame = app.tables.view(table, visitor).await?;
    let game = match frame.settings.game.kind() {
        GameKind::Decrypto => "decrypto",
        GameKind::Kryptos => "kryptos",
    };
    let chapter = match &frame.game {
        Some(GameView::Decrypto(game)) => decrypto::learn::chapter(game),
        Some(GameView::Kryptos(game)) => kryptos::learn::chapter(game),
        None => "main",
    };
    Ok(Redirect::to(&format!("/learn/{game}?table={table}#{chapter}")))
}

/// A picture from the game with a sentence under it.
pub fn figure(picture: Markup, caption: &str) -> Markup {
    html! {
        figure.rules__figure { div.rules__picture { (picture) } figcaption { (caption) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Language;

    #[test]
    fn every_chapter_is_written_in_every_language() {
        for language in Language::ALL {
            let t = Texts::of(language);
            for game in ["decrypto", "kryptos"] {
                assert!(t.has(&format!("rules-{game}-lead")));
                for chapter in rules(game).unwrap().chapters {
                    assert!(t.has(&format!("rules-{game}-{chapter}")), "{language} {game} {chapter}");
                    assert!(t.has(&format!("rules-{game}-{chapter}-title")), "{language} {game} {chapter}");
                }
            }
        }
    }

    #[test]
    fn every_picture_has_its_words_in_every_language() {
        for language in Language::ALL {
            for game in ["decrypto", "kryptos"] {
                let Rules { chapters, picture } = rules(game).unwrap();
                let pictures: Vec<_> =
                    chapters.iter().filter_map(|chapter| picture(chapter, &Texts::of(language))).collect();
                assert!(pictures.len() >= 3, "{game}");
                assert!(pictures.iter().all(|picture| !picture.0.contains('⟦')), "{language} {game}");
            }
        }
    }
}
