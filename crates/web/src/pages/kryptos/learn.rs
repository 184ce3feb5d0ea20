//! The rules of Kryptos: which chapter belongs to which phase, and a hand and a guess made of the table's own parts.

use super::{face, symbol};
use crate::i18n::Texts;
use crate::i18n::capitalised;
use crate::pages::shell::icons::{chip, icon};
use crate::pages::shell::learn::figure;
use crate::say;
use kryptos::{Card, Options, Phase, Setup, View};
use maud::{Markup, html};

/// The chapters in order.
pub const CHAPTERS: [&str; 9] =
    ["aim", "deal", "reveal", "turn", "second", "end", "advanced", "mystery", "corruption"];

/// Where to read about what happens now.
pub fn chapter(game: &View) -> &'static str {
    match game.phase {
        Phase::Deal => "deal",
        Phase::Reveal { .. } if game.setup.options.advanced => "advanced",
        Phase::Reveal { .. } => "reveal",
        Phase::Turn { guess: 1, .. } => "turn",
        Phase::Turn { .. } if game.setup.options.corruption => "corruption",
        Phase::Turn { .. } => "second",
        Phase::Over => "end",
    }
}

/// Bo's hand in the example: what everybody sees of it.
const HAND: [Option<u8>; 9] = [None, Some(7), None, Some(9), None, None, None, None, None];
/// The hidden card that must lie between the 7 and the 9.
const AIM: usize = 2;
const BETWEEN: u8 = 8;

/// The picture of a chapter.
pub fn picture(chapter: &str, t: &Texts) -> Option<Markup> {
    match chapter {
        "deal" => Some(deal(t)),
        "reveal" => Some(figure(hand(t, false), &t.say("example-reveal"))),
        "turn" => Some(figure(html! { (hand(t, false)) (guess(t)) (hand(t, true)) }, &t.say("example-turn"))),
        _ => None,
    }
}

fn hand(t: &Texts, guessed: bool) -> Markup {
    html! {
        section.player {
            header { (chip("Bo", 1, false)) b { "Bo" } }
            div.hand role="group" aria-label=(say!(t, "k-hand-of", name = "Bo")) {
                @for (index, held) in HAND.into_iter().enumerate() {
                    @let position = (index + 1) as u8;
                    @let held = held.or((guessed && index == AIM).then_some(BETWEEN));
                    @match held.and_then(Card::new) {
                        Some(card) => span.card.{ "card--is-" (symbol(card.colour())) } { (face(t, card)) },
                        None => span.card.card--back.card--aim[index == AIM] {
                            span aria-hidden="true" { (position) }
                            span.vh { (say!(t, "k-hidden", place = say!(t, "k-place", name = "Bo", position = position))) }
                        },
                    }
                }
            }
        }
    }
}

fn guess(t: &Texts) -> Markup {
    let place = capitalised(&say!(t, "k-place", name = "Bo", position = AIM + 1));
    html! {
        p.example-gain {
            (icon("ok"))
            span { (say!(t, "k-log-right", name = "Ada", place = place, number = BETWEEN, points = 3)) }
        }
    }
}

/// What is dealt to how many, from the rules themselves.
fn deal(t: &Texts) -> Markup {
    let row = |setup: Setup| {
        let left = setup.highest() - setup.players * setup.hand_size();
        html! {
            tr {
                th scope="row" { (setup.players) @if setup.options.mystery { ", " (t.say("option-mystery")) } }
                td.num { "1–" (setup.highest()) }
                td.num { (setup.hand_size()) }
                td.num { (left) }
            }
        }
    };
    let mystery =
        |players| Setup { options: Options { mystery: true, ..Options::default() }, ..Setup::new(players) };
    html! {
        div.scroll {
            table.ledger {
                thead {
                    tr {
                        th scope="col" { (t.say("deal-players")) }
                        th.num scope="col" { (t.say("deal-cards")) }
                        th.num scope="col" { (t.say("deal-hand")) }
                        th.num scope="col" { (t.say("deal-left")) }
                    }
                }
                tbody {
                    @for players in 3..=6 { (row(Setup::new(players))) }
                    @for players in [4, 5] { (row(mystery(players))) }
                }
            }
        }
    }
}
