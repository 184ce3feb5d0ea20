//! The rules of both games in our own words, with an example from each step of a round.

use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::i18n::{Texts, unbroken};
use crate::pages::games;
use crate::pages::shell::page::{Page, Reader};
use crate::pages::table::house_rules;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{TableId, TableView, Visitor};

/// The table from which somebody came to look something up.
#[derive(Deserialize)]
pub struct FromTable {
    table: Option<String>,
}

/// `GET /learn/{game}`
pub async fn page(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(game): Path<String>,
    Query(from): Query<FromTable>,
) -> Response {
    let Some(pages) = games::named(&game) else { return super::missing(reader).await };
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
                    @for chapter in pages.chapters() {
                        li { a href={ "#" (chapter) } { (t.say(&format!("rules-{game}-{chapter}-title"))) } }
                    }
                }
            }
            @for chapter in pages.chapters() {
                section.stack id=(chapter) {
                    h2 { (t.say(&format!("rules-{game}-{chapter}-title"))) }
                    // A message holds its paragraphs on lines of their own.
                    @for paragraph in t.say(&format!("rules-{game}-{chapter}")).lines().filter(|line| !line.is_empty()) {
                        p { (unbroken(paragraph)) }
                    }
                    @if let Some(picture) = pages.chapter_picture(chapter, t) { (picture) }
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
    TablePath(table): TablePath,
    Asker(visitor): Asker,
) -> Result<Redirect, Problem> {
    let view = app.tables.view(table, visitor).await?;
    let game = games::at(&view);
    let chapter = game.chapter(&view).unwrap_or("main");
    Ok(Redirect::to(&format!("/learn/{}?table={table}#{chapter}", game.name())))
}

/// A picture from the game with a sentence under it.
pub fn figure(picture: Markup, caption: &str) -> Markup {
    html! {
        figure.rules__figure { div.rules__picture { (picture) } figcaption { (unbroken(caption)) } }
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
            for pages in games::all() {
                let game = pages.name();
                assert!(t.has(&format!("rules-{game}-lead")));
                for chapter in pages.chapters() {
                    assert!(t.has(&format!("rules-{game}-{chapter}")), "{language} {game} {chapter}");
                    assert!(t.has(&format!("rules-{game}-{chapter}-title")), "{language} {game} {chapter}");
                }
            }
        }
    }

    #[test]
    fn every_picture_has_its_words_in_every_language() {
        for language in Language::ALL {
            let t = Texts::of(language);
            for game in games::all() {
                let chapters = game.chapters().iter();
                let pictures: Vec<_> =
                    chapters.filter_map(|chapter| game.chapter_picture(chapter, &t)).collect();
                assert!(pictures.len() >= 3, "{}", game.name());
                assert!(
                    pictures.iter().all(|picture| !picture.0.contains('⟦')),
                    "{language} {}",
                    game.name()
                );
            }
        }
    }
}
