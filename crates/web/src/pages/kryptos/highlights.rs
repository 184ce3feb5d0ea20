//! What is told about a finished game: the winning hit, the luckiest one, the nearest miss.

use super::Scene;
use crate::pages::shell::icons::icon;
use crate::say;
use game::Seat;
use kryptos::{Card, Entry};
use maud::{Markup, html};

/// A guess that was made, and the card that lay there.
#[derive(Clone, Copy)]
struct Guess {
    round: u16,
    by: Seat,
    owner: Seat,
    named: Card,
    card: Card,
    right: bool,
}

impl Guess {
    fn off_by(&self) -> u8 {
        self.named.number().abs_diff(self.card.number())
    }
}

fn all(scene: &Scene<'_>) -> Vec<Guess> {
    let card = |seat: Seat, position: u8| {
        scene.view.players.get(seat.index())?.hand.get(usize::from(position).checked_sub(1)?)?.card
    };
    let guess = |entry: &Entry| match *entry {
        Entry::Guessed { round, seat, target, position, card: named, right, .. } => {
            Some(Guess { round, by: seat, owner: target, named, card: card(target, position)?, right })
        }
        _ => None,
    };
    scene.view.log.iter().filter_map(guess).collect()
}

/// The panel; nothing while the game is on.
pub(super) fn region(scene: &Scene<'_>) -> Markup {
    let t = scene.t;
    let Some(outcome) = &scene.view.outcome else { return html! { section #highlights {} } };
    let guesses = all(scene);
    let hits = || guesses.iter().filter(|guess| guess.right);
    let winning = hits().rfind(|guess| guess.by == outcome.winner);
    // The first is made with the fewest cards to go by; it may be the winning one, which is told already.
    let luckiest = hits().next().filter(|first| winning.is_none_or(|winning| !std::ptr::eq(*first, winning)));
    let nearest = guesses.iter().filter(|guess| !guess.right).min_by_key(|guess| guess.off_by());
    let told = [
        ("ok", "k-highlight-winning", winning),
        ("ok", "k-highlight-luckiest", luckiest),
        ("no", "k-highlight-miss", nearest),
    ];
    html! {
        section #highlights {
            @if !guesses.is_empty() {
                h2 { (t.say("highlights-title")) }
                ul.highlights {
                    @for (mark, key, guess) in told {
                        @if let Some(guess) = guess {
                            li {
                                (icon(mark))
                                p {
                                    (say!(t, key, name = scene.name(guess.by), owner = scene.name(guess.owner),
                                        guess = guess.named.number(), number = guess.card.number(), round = guess.round))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
