//! Everybody's cards in order: revealed ones in their place, hidden ones with their position.

use super::{Scene, colour_key, face, picker, suit, symbol};
use crate::pages::table::avatar_at;
use crate::say;
use game::Seat;
use kryptos::{CardView, Cards, Colour, GOAL, Known, Limit, Phase, PlayerView, Spot};
use maud::{Markup, html};
use tables::KryptosHelp;

pub(in crate::pages) fn region(scene: &Scene<'_>) -> Markup {
    let players = scene.view.players_known();
    html! {
        div.stack.stack--l #hands {
            @for seat in scene.around() {
                @if let Some(player) = players.get(seat.index()) { (hand(scene, player)) }
            }
            (aside(scene))
        }
    }
}

fn hand(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let t = scene.t;
    let yours = scene.is_you(player.seat);
    html! {
        section.player.player--you[yours].is-turn[is_awaited(scene, player.seat)] {
            header {
                (avatar_at(scene.table, player.seat))
                h2 { @if yours { (t.say("k-your-hand")) } @else { (scene.name(player.seat)) } }
                (tokens(scene, player))
                svg.race viewBox={ "0 0 " (GOAL) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                    rect width=(player.points.min(GOAL)) height="1" {}
                }
                @if let Some(hit) = scene.last_hit().filter(|hit| hit.by == player.seat) {
                    // Another id for each: it flies once.
                    span.gained id={ "gained-" (scene.view.log.len()) } aria-hidden="true" { "+" (hit.scored) }
                }
                b.pts { (player.points) span.vh { " " (say!(t, "k-points", points = player.points)) } }
            }
            div.hand role="group" aria-label=(say!(t, "k-hand-of", name = scene.name(player.seat))) {
                @for card in &player.hand {
                    @if yours { (own_card(scene, card)) } @else { (their_card(scene, player.seat, card)) }
                }
            }
        }
    }
}

/// How many hidden cards of each colour: public.
fn tokens(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        span.counts role="group" aria-label=(scene.t.say("k-tokens")) {
            @for colour in Colour::ALL {
                span {
                    (suit(colour)) (player.tokens.of(colour))
                    span.vh { " " (scene.t.say(colour_key(colour))) }
                }
            }
        }
    }
}

fn own_card(scene: &Scene<'_>, view: &CardView) -> Markup {
    let Some(card) = view.card else { return html! {} };
    let may_show = scene.view.own.as_ref().is_some_and(|you| you.reveals.contains(&view.position));
    let barred = scene
        .view
        .own
        .as_ref()
        .and_then(|you| you.barred.iter().find(|barred| barred.position == view.position));
    let why_not = barred.map(|barred| why_not(scene, barred.limit, &card.to_string()));
    let suit = symbol(card.colour());
    html! {
        @if may_show {
            label.card.card--pick.card--mine.{ "card--is-" (suit) } {
                input type="radio" name="position" value=(view.position) form="reveal" required
                    id={ "show-" (view.position) } data-number=(card)
                    aria-label=(say!(scene.t, "k-show-card", number = card.number()));
                (face(scene.t, card))
            }
        } @else {
            span.card.card--mine[!view.revealed].card--shut[why_not.is_some()].{ "card--is-" (suit) }
                .card--turned[is_hit(scene, view.position)] title=[why_not.as_deref()] {
                (face(scene.t, card))
                @if let Some(why_not) = &why_not { span.vh { " " (why_not) } }
            }
        }
    }
}

/// Why cards with these numbers may not be shown now.
fn why_not(scene: &Scene<'_>, limit: Limit, numbers: &str) -> String {
    let key = match limit {
        Limit::Edge => "k-bar-edge",
        Limit::Neighbour => "k-bar-neighbour",
        Limit::Colour => "k-bar-colour",
    };
    say!(scene.t, key, numbers = numbers).into_owned()
}

/// Which of the reader's cards may not be shown now, a line for each reason.
pub(super) fn barred(scene: &Scene<'_>) -> Markup {
    let Some(you) = scene.view.own.as_ref().filter(|you| !you.barred.is_empty()) else { return html! {} };
    let numbers = |limit: Limit| -> Vec<String> {
        let cards = you.barred.iter().filter(|barred| barred.limit == limit);
        cards
            .filter_map(|barred| you.hand.get(usize::from(barred.position) - 1))
            .map(|card| card.to_string())
            .collect()
    };
    html! {
        ul.barred.small #barred {
            @for limit in [Limit::Edge, Limit::Neighbour, Limit::Colour] {
                @let numbers = numbers(limit);
                @if !numbers.is_empty() { li { (why_not(scene, limit, &numbers.join(", "))) } }
            }
        }
    }
}

/// Whether one of the reader's own cards was named last.
fn is_hit(scene: &Scene<'_>, position: u8) -> bool {
    scene.last_hit().is_some_and(|hit| scene.is_you(hit.spot.seat) && hit.spot.position == position)
}

fn their_card(scene: &Scene<'_>, seat: Seat, view: &CardView) -> Markup {
    let t = scene.t;
    let spot = Spot { seat, position: view.position };
    let target = scene.view.own.as_ref().is_some_and(|you| you.targets.contains(&spot));
    if let Some(card) = view.card {
        let suit = symbol(card.colour());
        let turned = scene.last_hit().is_some_and(|hit| hit.spot == spot);
        return html! {
            span.card.card--mine[!view.revealed].card--turned[turned].{ "card--is-" (suit) } { (face(t, card)) }
        };
    }
    let excluded = numbers(view.excluded);
    let place = scene.place(seat, view.position);
    let label = if excluded.is_empty() {
        say!(t, "k-hidden", place = place.as_str())
    } else {
        say!(t, "k-hidden-not", place = place.as_str(), numbers = excluded.replace(' ', ", "))
    };
    let helped = picker::is_offered(scene) && scene.allowed_help() >= KryptosHelp::Simple;
    let simple = helped.then(|| numbers(scene.view.candidates(spot)));
    // Whoever plays can choose any hidden card at any time: to name it, or to think about it.
    html! {
        @if picker::is_offered(scene) {
            label.card.card--back.card--pick title=(label) {
                input type="radio" name="card" value={ (seat) "." (view.position) } required[target]
                    form=(if target { "guess" } else { "thinking" })
                    id={ "card-" (seat) "-" (view.position) } aria-label=(label) data-label=(label)
                    data-place=(place) data-simple=[simple.as_deref()]
                    data-not=(excluded);
                span { (view.position) }
                (struck(&excluded))
            }
        } @else {
            span.card.card--back title=(label) {
                span aria-hidden="true" { (view.position) }
                span.vh { (label) }
                (struck(&excluded))
            }
        }
    }
}

/// The wrong guesses at a card, small and struck out; the latest that there is room for.
fn struck(excluded: &str) -> Markup {
    let all: Vec<&str> = excluded.split(' ').filter(|number| !number.is_empty()).collect();
    html! {
        @if !all.is_empty() {
            small.card__not aria-hidden="true" { (all[all.len().saturating_sub(3)..].join(" ")) }
        }
    }
}

fn numbers(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// The left-over cards: only their colours are known, until the end.
fn aside(scene: &Scene<'_>) -> Markup {
    let aside = &scene.view.aside;
    html! {
        @if aside.tokens.total() > 0 {
            section.player.player--aside {
                header {
                    h2 { (scene.t.say("k-aside")) }
                    @if aside.cards.is_none() { span.soft.small { (scene.t.say("k-aside-why")) } }
                }
                div.hand {
                    @if let Some(cards) = &aside.cards {
                        @for card in cards {
                            span.card.card--mine.{ "card--is-" (symbol(card.colour())) } { (face(scene.t, *card)) }
                        }
                    } @else {
                        @for colour in Colour::ALL {
                            @for _ in 0..aside.tokens.of(colour) {
                                span.card.card--back {
                                    (suit(colour)) span.vh { (scene.t.say(colour_key(colour))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn is_awaited(scene: &Scene<'_>, seat: Seat) -> bool {
    match scene.view.phase {
        Phase::Reveal { seat: awaited, .. } | Phase::Turn { seat: awaited, .. } => awaited == seat,
        Phase::Deal | Phase::Over => false,
    }
}
