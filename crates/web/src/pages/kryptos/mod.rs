//! The Kryptos table: every phase from the viewer's side. Regions are pure functions of the viewer's view.

mod end;
mod hands;
mod highlights;
mod learn;
mod lesson;
mod log;
mod odds;
mod options;
mod pages;
mod phase;
mod picker;
mod picture;
mod play;
mod print;
mod replay;
mod review;
mod track;
mod tv;

pub use pages::Pages;

use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Placed, Screen, Shown, region, region_unless};
use crate::pages::shell::icons::icon;
use crate::pages::table::{absent, chat, code, house_rules, name_of, people, seats};
use crate::say;
use game::Seat;
use kryptos::{Card, Colour, Entry, Spot, View};
use maud::{Markup, html};
use tables::{KryptosHelp, TableView};

/// What the regions are made from: one viewer's view, and the language to say it in.
pub struct Scene<'a> {
    pub table: &'a TableView,
    pub view: &'a View,
    pub t: &'a Texts,
}

/// The screen of a game that is on or over.
fn screen(table: &TableView, view: &View, t: &Texts, shown: Shown<'_>) -> Screen {
    let scene = Scene { table, view, t };
    let (same_table, same_chat) = (shown.has_table(table), shown.has_chat(table));
    let words = phase::words(&scene);
    let turn = scene.is_awaited();
    let title = if turn {
        say!(t, "title-turn", title = words.headline.as_str())
    } else {
        words.headline.clone().into()
    };
    Screen {
        title: format!("{title} · {}", code(table)),
        turn,
        regions: vec![
            region("phase", phase::region(&scene, &words)),
            region_unless(same_table, "sit", || seats::sit(table, t)),
            region_unless(same_table, "requests", || people::requests(table, t)),
            region("absent", absent::absent(table, t, &scene.awaited())),
            region("result", end::region(&scene)),
            region("highlights", highlights::region(&scene)),
            region("hands", hands::region(&scene)),
            region("guesses", log::region(&scene)),
            region("track", track::region(&scene)),
            region("picker", picker::region(&scene)),
            region_unless(same_chat, "chat", || chat::chat(table, t)),
            region_unless(same_table, "people", || people::people(table, t)),
            region_unless(same_table, "house-rules", || house_rules::drawer(table, t)),
            region("dock", dock(&scene)),
        ],
        say: format!("{} {}", log::last(&scene).unwrap_or_default(), words.headline),
        arrange: Arrangement { name: "kryptos", draw: arrange },
    }
}

fn arrange(placed: &Placed<'_>, _: &Texts) -> Markup {
    html! {
        div #main {
            main.wrap.table.kryptos {
                (placed.at("sit"))
                div.kcols {
                    div.kcols__main.stack.stack--l {
                        (placed.at("phase"))
                        (placed.at("requests")) (placed.at("absent"))
                        (placed.at("result"))
                        (placed.at("highlights"))
                        (placed.at("hands"))
                    }
                    (placed.at("track"))
                    div.kcols__side.stack.stack--l {
                        (placed.at("picker"))
                        (placed.at("guesses"))
                        (placed.at("chat"))
                    }
                }
            }
            (placed.at("people"))
            (placed.at("house-rules"))
            (placed.at("dock"))
        }
    }
}

/// On a phone: everything one thumb away. The drawer with the numbers says what it is for at the moment.
fn dock(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        nav.dock #dock aria-label=(t.say("dock-title")) {
            a href="#main" aria-current="true" { (icon("table")) (t.say("dock-table")) }
            @if picker::is_offered(scene) {
                button type="button" popovertarget="picker" {
                    @if scene.must_show() { (icon("eye")) (t.say("k-show")) }
                    @else if scene.is_awaited() { (icon("confirm")) (t.say("k-dock-guess")) }
                    @else { (icon("pen")) (t.say("k-dock-notes")) }
                }
            }
            a href="#track" { (icon("sheet")) (t.say("k-dock-track")) }
            button type="button" popovertarget="chat" {
                (icon("chat")) (t.say("chat-title")) span.count #chat-count data-keep hidden {}
            }
        }
    }
}

/// A card that was just named.
struct Hit {
    by: Seat,
    spot: Spot,
    scored: u8,
}

impl<'a> Scene<'a> {
    fn name(&self, seat: Seat) -> &'a str {
        name_of(self.table, seat)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let chair = self.table.chairs.iter().find(|chair| chair.seat == Some(seat));
        chair.and_then(|chair| chair.player.as_ref()).is_some_and(|player| player.bot.is_some())
    }

    fn own_seat(&self) -> Option<Seat> {
        self.view.own.as_ref().map(|you| you.seat)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.own_seat() == Some(seat)
    }

    fn is_awaited(&self) -> bool {
        self.view.own.as_ref().is_some_and(|you| !you.reveals.is_empty() || !you.targets.is_empty())
    }

    /// Whom the game waits for.
    fn awaited(&self) -> Vec<Seat> {
        self.view.open.awaited().into_iter().collect()
    }

    /// Where the table's forms go.
    fn path(&self, form: &str) -> String {
        format!("/t/{}/{form}", self.table.table)
    }

    /// The same for a move: it counts for the turn that this page shows, and for no other.
    fn turn_path(&self, form: &str) -> String {
        format!("{}?turn={}", self.path(form), self.table.turn)
    }

    /// "Bo's third card".
    fn place(&self, seat: Seat, position: u8) -> String {
        say!(self.t, "k-place", name = self.name(seat), position = position).into_owned()
    }

    /// Everybody in turn order, beginning after the reader, who comes last; first when a card of theirs is to be shown.
    fn around(&self) -> Vec<Seat> {
        let mut order = self.view.order.clone();
        if let Some(own) = order.iter().position(|seat| self.is_you(*seat)) {
            order.rotate_left(if self.must_show() { own } else { own + 1 });
        }
        order
    }

    /// The most help that is allowed at this table.
    fn allowed_help(&self) -> KryptosHelp {
        options::allowed_help(&self.table.settings.game)
    }

    /// Whether the reader has a card to show now.
    fn must_show(&self) -> bool {
        self.view.own.as_ref().is_some_and(|you| !you.reveals.is_empty())
    }

    /// Whose card was named last and is open now.
    fn last_hit(&self) -> Option<Hit> {
        match *self.view.log.last()? {
            Entry::Guessed { seat, target, position, scored, right: true, .. } => {
                Some(Hit { by: seat, spot: Spot { seat: target, position }, scored })
            }
            _ => None,
        }
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

/// The symbol as a drawing.
pub fn suit(colour: Colour) -> Markup {
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
