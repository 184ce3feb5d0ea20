//! Kryptos before the laws of every game.

use game::laws::Trial;
use game::notation::Fairness;
use game::{Actor, Dice, Game, Seat, Viewer};
use kryptos::notation::Record;
use kryptos::playout;
use kryptos::{Action, Card, Deal, Entry, Event, Kryptos, Setup, State};

pub struct KryptosTrial;

impl Trial for KryptosTrial {
    type Game = Kryptos;

    fn setup(dice: &mut Dice) -> Setup {
        let setups: Vec<Setup> = playout::setups().collect();
        Setup { turn_seconds: dice.percent(30).then_some(30), ..*dice.pick(&setups) }
    }

    fn referee() -> Box<()> {
        Box::new(())
    }

    fn request(state: &State, dice: &mut Dice) -> (Actor, Action) {
        let seat = Seat(dice.below(7) as u8);
        let position = dice.below(12) as u8;
        match (dice.below(40), playout::action(state, &mut playout::Dice::new(dice.below(1 << 40) as u64))) {
            (0, _) => (Actor::Table, Action::PassOver),
            (1, _) => (Actor::Seat(seat), Action::Reveal { position }),
            (2, _) | (_, None) => (Actor::Seat(seat), Action::Decline),
            (_, Some((seat, action))) => (Actor::Seat(seat), action),
        }
    }

    /// Everything hidden from the viewer is dealt anew, so that all public facts still hold: colour tokens, revealed cards,
    /// wrong guesses. After the end nothing is hidden.
    fn other_world(setup: &Setup, log: &[Event], viewer: Viewer, dice: &mut Dice) -> Vec<Event> {
        let mut state = Kryptos::open(setup).unwrap();
        log.iter().for_each(|event| Kryptos::apply(&mut state, event));
        let mut other = log.to_vec();
        if let Some(Event::Dealt { first, hands, aside, .. }) = other.first_mut()
            && Kryptos::outcome(&state).is_none()
        {
            let deal = Deal { first: *first, hands: hands.clone(), aside: aside.clone() };
            let anew = dealt_anew(&deal, state.log(), viewer, dice);
            (*hands, *aside) = (anew.hands, anew.aside);
        }
        other
    }

    fn record(state: &State) -> Option<String> {
        let names = ["Ada", "J. R. \"Bo\"", "Bo", "Bo 2", "2. Cy", "Di/Ed"];
        let names = &names[..usize::from(state.setup().players)];
        Some(Record::of(state, names, Fairness::default())?.to_string())
    }

    fn read(record: &str) -> Result<State, String> {
        Record::parse(record).map(|record| record.state()).map_err(|flaw| flaw.to_string())
    }
}

/// Another deal that this viewer cannot tell from the real one: pairs of hidden cards of one colour change places as long
/// as all public facts still hold.
fn dealt_anew(real: &Deal, entries: &[Entry], viewer: Viewer, dice: &mut Dice) -> Deal {
    let mut deal = real.clone();
    let piles = deal.hands.len() + 1;
    for _ in 0..200 {
        let (one, other) = (dice.below(piles), dice.below(piles));
        let own = viewer.seat().map(Seat::index);
        if one == other || Some(one) == own || Some(other) == own {
            continue;
        }
        let mut changed = deal.clone();
        let (Some(a), Some(b)) = (pick(&changed, one, dice), pick(&changed, other, dice)) else { continue };
        if a.colour() != b.colour() {
            continue;
        }
        put(&mut changed, one, a, b);
        put(&mut changed, other, b, a);
        if agrees(&changed, entries) {
            deal = changed;
        }
    }
    deal
}

/// Whether these cards agree with everything public.
fn agrees(deal: &Deal, entries: &[Entry]) -> bool {
    let at = |seat: Seat, position: u8| deal.hands[seat.index()][usize::from(position) - 1];
    entries.iter().all(|entry| match *entry {
        Entry::Revealed { seat, position, card } => at(seat, position) == card,
        Entry::Guessed { target, position, card, right, .. } => (at(target, position) == card) == right,
        Entry::Declined { .. } | Entry::Missed { .. } => true,
    })
}

fn pick(deal: &Deal, index: usize, dice: &mut Dice) -> Option<Card> {
    let pile = deal.hands.get(index).unwrap_or(&deal.aside);
    pile.get(dice.below(pile.len().max(1))).copied()
}

fn put(deal: &mut Deal, index: usize, out: Card, into: Card) {
    let pile = if index < deal.hands.len() { &mut deal.hands[index] } else { &mut deal.aside };
    pile.retain(|card| *card != out);
    pile.push(into);
    pile.sort_unstable();
}
