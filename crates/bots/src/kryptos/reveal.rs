//! Which card to show in the reveal phase: the one that tells least about the rest. A player who knows this habit
//! learns from what the others show.

use super::sketch::{self, Hidden, bits};
use super::{Decision, Reason};
use kryptos::{Action, Card, Entry, View};

/// Shows the card that tells least, if a card is to be shown.
pub(super) fn decide(view: &View) -> Option<Decision> {
    let you = view.own.as_ref()?;
    let hand = &view.players[you.seat.index()].hand;
    let shown = hand.iter().filter_map(|place| place.card);
    let revealed =
        (1..).zip(&view.track).filter(|(_, spot)| spot.is_some()).fold(0, |all, (n, _)| all | 1 << n);
    let scene = Scene { used: sketch::numbers(view.highest), revealed, shown: bits(shown) };
    let tells =
        you.reveals.iter().map(|&position| (position, scene.tell(&you.hand, usize::from(position) - 1)));
    let (position, tell) = tells.reduce(|least, next| if next.1 < least.1 { next } else { least })?;
    Some(Decision { action: Action::Reveal { position }, reason: Reason::TellsLeast { position, tell } })
}

/// What lay open when a card was shown. All sets of numbers are bits.
#[derive(Clone, Copy, Debug)]
struct Scene {
    used: u64,
    revealed: u64,
    /// Those of them in the hand of the player who shows a card.
    shown: u64,
}

impl Scene {
    /// How much showing a card would tell about this hand: the sum over the cards still hidden of the chance to
    /// name it.
    fn tell(&self, hand: &[Card], index: usize) -> f64 {
        let seen = 1 << hand[index].number();
        let open = |card: &Card| (self.shown | seen) >> card.number() & 1 == 1;
        let hidden = Hidden::new(self.used, hand.iter().map(|card| (card.number(), open(card), 0)));
        sketch::alone(self.used & !self.revealed & !seen, &hidden)
    }
}

/// A card that another player showed in the reveal phase.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    seat: usize,
    index: usize,
    scene: Scene,
    advanced: bool,
}

/// How much less often a card is shown that tells one card more.
const CARE: f64 = 40.0;
/// How many players show just any card.
const CARELESS: f64 = 0.1;

impl Shown {
    /// What the others showed.
    pub fn all(view: &View) -> Vec<Shown> {
        let own = view.own.as_ref().map(|you| you.seat);
        let mut scene = Scene { used: sketch::numbers(view.highest), revealed: 0, shown: 0 };
        let mut by_seat = vec![0; view.players.len()];
        let mut all = Vec::new();
        for entry in &view.log {
            let Entry::Revealed { seat, position, card } = entry else { break };
            scene.shown = by_seat[seat.index()];
            if own != Some(*seat) {
                let advanced = view.setup.options.advanced;
                all.push(Shown { seat: seat.index(), index: usize::from(*position) - 1, scene, advanced });
            }
            scene.revealed |= 1 << card.number();
            by_seat[seat.index()] |= 1 << card.number();
        }
        all
    }

    /// How likely it was to be shown, if these were the hands.
    pub fn likelihood(&self, deal: &[Vec<Card>]) -> f64 {
        let hand = &deal[self.seat];
        let edge = |index: usize| index == 0 || index + 1 == hand.len();
        let could = |index: &usize| {
            let hidden = self.scene.shown >> hand[*index].number() & 1 == 0;
            hidden && (*index == self.index || !(self.advanced && edge(*index)))
        };
        let own = self.scene.tell(hand, self.index);
        let (mut options, mut appeal) = (0.0, 0.0);
        for index in (0..hand.len()).filter(could) {
            options += 1.0;
            appeal += (CARE * (own - self.scene.tell(hand, index))).exp();
        }
        CARELESS / options + (1.0 - CARELESS) / appeal
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(numbers: [u8; 5]) -> Vec<Card> {
        numbers.into_iter().filter_map(Card::new).collect()
    }

    #[test]
    fn a_card_without_neighbours_tells_less_than_one_between_them() {
        let scene = Scene { used: sketch::numbers(32), revealed: 0, shown: 0 };
        let hand = hand([1, 2, 3, 17, 30]);
        assert!(scene.tell(&hand, 3) < scene.tell(&hand, 2));
    }

    #[test]
    fn one_card_or_another_is_shown_and_a_careful_choice_is_likelier() {
        let scene = Scene { used: sketch::numbers(32), revealed: 0, shown: 0 };
        let deal = [hand([1, 2, 3, 17, 30])];
        let shown = |index| Shown { seat: 0, index, scene, advanced: false }.likelihood(&deal);
        let all: f64 = (0..5).map(shown).sum();
        assert!((all - 1.0).abs() < 1e-9, "{all}");
        assert!(shown(3) > shown(2));
    }
}
