//! What a replay adds to the page: which turn it was, and the cards that were hidden then.

use super::{Scene, face, symbol};
use crate::pages::table::avatar_at;
use crate::say;
use kryptos::{Entry, Known, Phase};
use maud::{Markup, html};

/// After how many guesses a moment is.
pub fn moment(scene: &Scene<'_>) -> String {
    let guesses = scene.view.log.iter().filter(|entry| matches!(entry, Entry::Guessed { .. })).count();
    match scene.view.phase {
        Phase::Over => scene.t.say("replay-end").into_owned(),
        _ => say!(scene.t, "replay-guesses", guesses = guesses).into_owned(),
    }
}

/// Every hand; those cards are marked that were still hidden.
pub fn opened(then: &Scene<'_>, end: &Scene<'_>) -> Markup {
    html! {
        div.stack {
            @for (now, all) in then.view.players.iter().zip(end.view.players_known()) {
                section.player {
                    header { (avatar_at(then.table, now.seat)) h2 { (then.name(now.seat)) } b.pts { (now.points) } }
                    div.hand {
                        @for (card_then, card) in now.hand.iter().zip(&all.hand) {
                            @if let Some(card) = card.card {
                                span.card.card--mine[!card_then.revealed].{ "card--is-" (symbol(card.colour())) } { (face(then.t, card)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
