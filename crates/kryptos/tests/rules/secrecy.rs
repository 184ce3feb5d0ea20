//! Secrecy as a law: what a viewer may not know makes no difference to anything the viewer gets. Views are held to it with
//! all laws; here are refusals, and proof that the law notices a leak.

use crate::trial::KryptosTrial;
use game::laws::{self, Shown};
use game::{Actor, Context, Game, Moment, Seat, Viewer};
use kryptos::{Action, Kryptos, State, playout};
use serde_json::{Value, json};

#[test]
fn the_laws_of_every_game_hold() {
    laws::hold::<KryptosTrial>();
}

/// What the rules answer to every guess the viewer could try: accepted, or which refusal.
fn refusals(state: &State, viewer: Viewer) -> String {
    let ctx = Context { now: Moment(0), draw: &playout::draw(0), referee: &() };
    let Some(seat) = viewer.seat() else { return String::new() };
    let mut answers = String::new();
    for target in (0..state.setup().players).map(Seat) {
        for position in 1..=state.setup().hand_size() {
            for number in 1..=state.setup().highest() {
                let guess = Action::Guess { target, position, number, bluff: false };
                let answer = Kryptos::decide(state, Actor::Seat(seat), &guess, &ctx).err();
                answers += &serde_json::to_string(&answer).unwrap();
            }
        }
    }
    answers
}

#[test]
fn no_refusal_depends_on_what_its_player_may_not_know() {
    assert_eq!(laws::breach::<KryptosTrial>(0..2, refusals), None);
}

/// A view with one field too many.
fn with(state: &State, viewer: Viewer, field: Value) -> String {
    let mut view = serde_json::to_value(Kryptos::view(state, viewer)).unwrap();
    view["leak"] = field;
    view.to_string()
}

/// One leaky view for every secret there is.
const LEAKS: [(&str, Shown<KryptosTrial>); 5] = [
    ("the number of a hidden card", |state, viewer| {
        let deal = state.deal().unwrap();
        let other = viewer.seat().map_or(0, |seat| (seat.index() + 1) % deal.hands.len());
        with(state, viewer, json!(deal.hands[other]))
    }),
    ("the colour of a hidden position", |state, viewer| {
        let deal = state.deal().unwrap();
        let other = viewer.seat().map_or(0, |seat| (seat.index() + 1) % deal.hands.len());
        with(state, viewer, json!(deal.hands[other].iter().map(|card| card.colour()).collect::<Vec<_>>()))
    }),
    ("the left-over cards", |state, viewer| with(state, viewer, json!(state.deal().unwrap().aside))),
    ("what a right guess would be", |state, viewer| {
        let hit = state.deal().unwrap().hands.iter().position(|hand| hand.iter().any(|c| c.number() == 17));
        with(state, viewer, json!(hit))
    }),
    ("whether two hidden cards are neighbours", |state, viewer| {
        let deal = state.deal().unwrap();
        let other = viewer.seat().map_or(0, |seat| (seat.index() + 1) % deal.hands.len());
        let pairs = deal.hands[other].windows(2).filter(|pair| pair[0].number() + 1 == pair[1].number());
        with(state, viewer, json!(pairs.count()))
    }),
];

#[test]
fn the_law_catches_every_kind_of_leak() {
    for (secret, shown) in LEAKS {
        let breach = laws::breach::<KryptosTrial>(0..16, shown);
        assert!(breach.is_some(), "a view that tells {secret} was not caught");
    }
}
