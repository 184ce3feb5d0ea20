//! Kryptos on paper.

use super::suit;
use crate::i18n::Texts;
use crate::pages::table::{code, name_of, seated};
use game::Seat;
use kryptos::{Card, HIGHEST, Setup, View};
use maud::{Markup, html};
use tables::TableView;

/// The track to strike numbers out, and everybody's places to pencil in. Only what all have seen is filled.
pub fn sheet(view: &TableView, t: &Texts, game: Option<&View>) -> Markup {
    let count = seated(view).count().clamp(3, 6) as u8;
    let setup = game.map_or(Setup::new(count), |game| game.setup);
    let name = |seat: u8| if game.is_some() { name_of(view, Seat(seat)) } else { "…" };
    let seen = |card: Card| {
        game.is_some_and(|game| game.track.get(usize::from(card.number()) - 1).is_some_and(Option::is_some))
    };
    let shown = |seat: u8, place: u8| {
        let held = game?.players.get(usize::from(seat))?.hand.get(usize::from(place) - 1)?;
        held.card.filter(|_| held.revealed)
    };
    html! {
        article.a4.a4--kryptos {
            header { div { h2 { (t.say("game-kryptos")) } } p { span { (code(view)) } } }
            ol.a4__track {
                @for card in (1..=HIGHEST).filter_map(Card::new) {
                    li.is-seen[seen(card)].is-out[card.number() > setup.highest()] { (card) (suit(card.colour())) }
                }
            }
            @for seat in 0..setup.players {
                table {
                    caption { (name(seat)) }
                    thead { tr { @for place in 1..=setup.hand_size() { th scope="col" { (place) } } } }
                    tbody { tr { @for place in 1..=setup.hand_size() { td { @if let Some(card) = shown(seat, place) { (card) } } } } }
                }
            }
        }
    }
}
