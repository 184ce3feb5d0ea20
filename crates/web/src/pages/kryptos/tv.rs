//! Kryptos on the wall: every hand as the table sees it, the code track, and the latest guesses.

use super::{Scene, end, hands, log, phase, track};
use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Placed, Screen, region};
use crate::pages::table::tv;
use kryptos::View;
use maud::{Markup, html};
use tables::TableView;

/// The screen.
pub fn screen(app: &App, table: &TableView, view: &View, t: &Texts) -> Screen {
    let scene = Scene { table, view, t };
    let words = phase::words(&scene);
    Screen {
        title: tv::title(table, t),
        say: format!("{} {}", log::last(&scene).unwrap_or_default(), words.headline),
        turn: false,
        regions: vec![
            region("phase", phase::region(&scene, &words)),
            region("result", end::region(&scene)),
            region("hands", hands::region(&scene)),
            region("track", track::region(&scene)),
            region("guesses", log::region(&scene)),
            region("tv-join", tv::join(app, table, t)),
        ],
        arrange: Arrangement { name: "tv-kryptos", draw: arrange },
    }
}

fn arrange(placed: &Placed<'_>, _: &Texts) -> Markup {
    html! {
        div #main {
            main.tv__grid.tv__grid--kryptos {
                div.tv__hands { (placed.at("phase")) (placed.at("hands")) }
                div.tv__aside { (placed.at("result")) (placed.at("track")) (placed.at("guesses")) (placed.at("tv-join")) }
            }
        }
    }
}
