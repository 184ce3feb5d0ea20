//! What the picture of a finished game says.

use super::{Scene, phase};
use crate::i18n::Texts;
use crate::pages::table::name_of;
use crate::pages::table::picture::Picture;
use kryptos::View;
use tables::TableView;

/// The texts of the picture.
pub fn picture(table: &TableView, view: &View, t: &Texts) -> Picture {
    let scene = Scene { table, view, t };
    let ranking = view.outcome.iter().flat_map(|outcome| &outcome.ranking);
    let line = ranking.map(|standing| format!("{}  {}", standing.points, name_of(table, standing.seat)));
    Picture { headline: phase::words(&scene).headline, lines: line.collect() }
}
