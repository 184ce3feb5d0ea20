//! The end: who came where. The hands themselves lie open in their region.

use super::Scene;
use crate::pages::replay;
use crate::pages::table::avatar_at;
use crate::pages::table::rematch;
use crate::say;
use game::Seat;
use kryptos::Entry;
use maud::{Markup, html};

pub(in crate::pages) fn region(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        section.stack #result {
            @if let Some(outcome) = &scene.view.outcome {
                table.ledger {
                    caption.vh { (t.say("k-ranking")) }
                    thead {
                        tr {
                            th scope="col" { (t.say("k-rank-player")) }
                            th scope="col" { (t.say("k-rank-points")) }
                            th scope="col" { (t.say("k-rank-guesses")) }
                        }
                    }
                    tbody {
                        @for standing in &outcome.ranking {
                            @let (right, all) = guesses(scene, standing.seat);
                            tr.is-won[standing.seat == outcome.winner] {
                                th scope="row" { (avatar_at(scene.table, standing.seat)) " " (scene.name(standing.seat)) }
                                td { (standing.points) }
                                td { (say!(t, "k-rank-right", right = right, all = all)) }
                            }
                        }
                    }
                }
                div.row.result__act {
                    (rematch::rematch(scene.table, t))
                    (replay::links(scene.table, t))
                    a.btn href={ "/api/v1/tables/" (scene.table.table) "/record" } { (t.say("end-record")) }
                    a.btn href={ "/t/" (scene.table.table) "/result.svg" } download { (t.say("end-picture")) }
                }
            }
        }
    }
}

/// How many of a player's guesses were right, of how many.
fn guesses(scene: &Scene<'_>, player: Seat) -> (usize, usize) {
    let results = || {
        scene.view.log.iter().filter_map(|entry| match entry {
            Entry::Guessed { seat, right, .. } if *seat == player => Some(*right),
            _ => None,
        })
    };
    (results().filter(|right| *right).count(), results().count())
}
