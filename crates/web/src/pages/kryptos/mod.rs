//! The Kryptos table. Regions are pure functions of the view of one seat, or of a spectator.

mod end;
mod hands;
mod log;
mod phase;
mod picker;
mod track;

use crate::i18n::Texts;
use crate::say;
use game::Seat;
use kryptos::{Card, Colour, View};
use maud::{Markup, html};

/// What the regions are made from.
pub struct Scene<'a> {
    /// The reader's texts.
    pub t: &'a Texts,
    /// What the reader may know of the game.
    pub view: &'a View,
    /// Who sits where, by seat.
    pub names: &'a [String],
    /// Where forms are sent: the table's own path.
    pub path: &'a str,
    /// Which game of this table it is: notes of an earlier one do not belong here.
    pub games: u32,
}

/// The parts of the page that change, by the id of their element.
pub fn regions(scene: &Scene<'_>) -> Vec<(&'static str, Markup)> {
    vec![
        ("phase", phase::region(scene)),
        ("result", end::region(scene)),
        ("hands", hands::region(scene)),
        ("guesses", log::region(scene)),
        ("track", track::region(scene)),
        ("picker", picker::region(scene)),
    ]
}

/// The regions in their places.
pub fn table(scene: &Scene<'_>) -> Markup {
    html! {
        div.kcols {
            div.kcols__main.stack.stack--l {
                (phase::region(scene))
                (end::region(scene))
                (hands::region(scene))
                (log::region(scene))
            }
            (track::region(scene))
            (picker::region(scene))
        }
    }
}

impl Scene<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn own_seat(&self) -> Option<Seat> {
        self.view.you.as_ref().map(|you| you.seat)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.own_seat() == Some(seat)
    }

    /// "Bo's third card".
    fn place(&self, seat: Seat, position: u8) -> String {
        say!(self.t, "k-place", name = self.name(seat), position = position).into_owned()
    }

    /// Everybody in turn order, beginning after the reader, who comes last.
    fn around(&self) -> Vec<Seat> {
        let mut order = self.view.order.clone();
        if let Some(own) = order.iter().position(|seat| self.is_you(*seat)) {
            order.rotate_left(own + 1);
        }
        order
    }
}

/// The symbol of a colour: every colour has a shape of its own.
fn symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "seal",
        Colour::Yellow => "spark",
        Colour::Blue => "drop",
        Colour::Green => "leaf",
    }
}

fn suit(colour: Colour) -> Markup {
    let symbol = symbol(colour);
    html! { svg class={ "suit suit--" (symbol) } aria-hidden="true" { use href={ "#s-" (symbol) } {} } }
}

/// A number with its symbol, and its colour for those who hear it.
fn face(t: &Texts, card: Card) -> Markup {
    html! {
        span.num { (card) }
        (suit(card.colour()))
        span.vh { " " (t.say(colour_key(card.colour()))) }
    }
}

fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "k-red",
        Colour::Yellow => "k-yellow",
        Colour::Blue => "k-blue",
        Colour::Green => "k-green",
    }
}
