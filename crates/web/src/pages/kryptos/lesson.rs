//! The lesson of Kryptos: three cards that can be known for sure, by order, by colour, and by one's own hand.

use super::{colour_key, face, suit, symbol};
use crate::i18n::Texts;
use crate::pages::shell::icons::chip;
use crate::pages::shell::lesson::{Answers, Reply, Step};
use crate::say;
use kryptos::{Card, Colour};
use maud::{Markup, html};

/// A prepared position: Bo's hand as everybody sees it, and the card to find.
struct Position {
    /// The numbers that lie open, by place.
    hand: [Option<u8>; 9],
    /// The place of the card to find, from 0.
    aim: usize,
    /// Hidden cards of each colour, where the step is about colours.
    hidden: Option<[u8; 4]>,
    /// The reader's own hand, where the step is about it.
    own: &'static [u8],
    /// Numbers to choose from, and the right one.
    choices: [u8; 4],
    right: u8,
}

const POSITIONS: [Position; 3] = [
    Position {
        hand: [None, Some(7), None, Some(9), None, None, None, None, None],
        aim: 2,
        hidden: None,
        own: &[],
        choices: [6, 8, 10, 12],
        right: 8,
    },
    Position {
        hand: [Some(3), None, None, Some(20), None, Some(23), None, None, None],
        aim: 4,
        hidden: Some([2, 0, 2, 2]),
        own: &[],
        choices: [19, 21, 22, 24],
        right: 21,
    },
    Position {
        hand: [None, None, Some(12), None, None, Some(30), None, Some(33), None],
        aim: 6,
        hidden: None,
        own: &[4, 11, 17, 24, 28, 31, 34, 35, 36],
        choices: [29, 31, 32, 34],
        right: 32,
    },
];

/// One step.
pub fn step(t: &Texts, number: usize, answers: &Answers) -> Step {
    let position = &POSITIONS[(number - 1).min(POSITIONS.len() - 1)];
    let said: Option<u8> = answers.get("number").and_then(|number| number.parse().ok());
    let reply = said.map(|said| {
        let right = said == position.right;
        let key = format!("lesson-kryptos-{number}-{}", if right { "right" } else { "wrong" });
        Reply { right, text: t.say(&key).into_owned() }
    });
    let found = reply.as_ref().is_some_and(|reply| reply.right);
    let fields = html! {
        div.rules__picture {
            (bo(t, position, found))
            @if !position.own.is_empty() {
                section.player {
                    header { b { (t.say("k-your-hand")) } }
                    div.hand role="group" aria-label=(t.say("k-your-hand")) {
                        @for card in position.own.iter().filter_map(|number| Card::new(*number)) { (open(t, card)) }
                    }
                }
            }
        }
        fieldset.field {
            legend.label { (t.say("k-pick-number")) }
            div.pad.lesson__pad {
                @for card in position.choices.into_iter().filter_map(Card::new) {
                    label.pad__n {
                        input type="radio" name="number" value=(card) required checked[said == Some(card.number())];
                        (card) (suit(card.colour())) span.vh { " " (t.say(colour_key(card.colour()))) }
                    }
                }
            }
        }
    };
    Step { fields, reply }
}

fn open(t: &Texts, card: Card) -> Markup {
    html! { span.card.{ "card--is-" (symbol(card.colour())) } { (face(t, card)) } }
}

fn bo(t: &Texts, position: &Position, found: bool) -> Markup {
    html! {
        section.player {
            header {
                (chip("Bo", 1, false)) b { "Bo" }
                @if let Some(hidden) = position.hidden {
                    span.counts role="group" aria-label=(t.say("k-tokens")) {
                        @for (colour, count) in Colour::ALL.into_iter().zip(hidden) {
                            span { (suit(colour)) (count) span.vh { " " (t.say(colour_key(colour))) } }
                        }
                    }
                }
            }
            div.hand role="group" aria-label=(say!(t, "k-hand-of", name = "Bo")) {
                @for (index, held) in position.hand.into_iter().enumerate() {
                    @let held = held.or((found && index == position.aim).then_some(position.right));
                    @match held.and_then(Card::new) {
                        Some(card) => (open(t, card)),
                        None => span.card.card--back.card--aim[index == position.aim] {
                            span aria-hidden="true" { (index + 1) }
                            span.vh { (say!(t, "k-hidden", place = say!(t, "k-place", name = "Bo", position = index + 1))) }
                        },
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the order of a hand leaves for its hidden card.
    fn between(position: &Position) -> Vec<u8> {
        let before = position.hand[..position.aim].iter().rev().flatten().next().copied().unwrap_or(0);
        let after = position.hand[position.aim..].iter().flatten().next().copied().unwrap_or(37);
        (before + 1..after).collect()
    }

    #[test]
    fn every_position_has_one_solution_and_needs_what_its_step_teaches() {
        for (index, position) in POSITIONS.iter().enumerate() {
            let by_order = between(position);
            let solved: Vec<u8> = by_order
                .iter()
                .copied()
                .filter(|number| !position.own.contains(number))
                .filter(|number| position.hidden.is_none_or(|hidden| hidden[usize::from(number - 1) % 4] > 0))
                .collect();
            assert_eq!(solved, [position.right], "step {}", index + 1);
            assert_eq!(by_order.len(), if index == 0 { 1 } else { 2 });
            assert!(position.choices.contains(&position.right));
        }
    }
}
