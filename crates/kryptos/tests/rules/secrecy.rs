//! Secrecy as a law: what a viewer may not know makes no difference to anything the viewer gets.
//!
//! A random game is played up to a point. Then everything hidden from one viewer is dealt anew, so that all
//! public facts still hold: colour tokens, revealed cards, wrong guesses. The same events on the other deal
//! must show that viewer the same, byte for byte, at every step, and refuse the same things.

use game::{Actor, Context, Game, Moment, Seat, Viewer};
use kryptos::playout::{self, Dice};
use kryptos::{Action, Card, Deal, Entry, Event, Kryptos, Setup, State};
use serde_json::{Value, json};

/// What leaves the rules for a viewer, as text.
type Shown = fn(&State, Viewer) -> String;

fn honest(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&Kryptos::view(state, viewer)).unwrap()
}

/// An unfinished game: its setup, deal and entries.
struct Played {
    setup: Setup,
    deal: Deal,
    entries: Vec<Entry>,
}

impl Played {
    fn random(setup: Setup, seed: u64) -> Played {
        let draw = playout::draw(seed);
        let mut dice = Dice::new(seed);
        let mut state = playout::dealt(&setup, &draw).unwrap();
        let deal = state.deal().unwrap();
        let stop = dice.below(120);
        let mut entries = Vec::new();
        while entries.len() < stop {
            playout::step(&mut state, &mut dice, &draw);
            if Kryptos::outcome(&state).is_some() {
                break;
            }
            entries = state.log().to_vec();
        }
        Played { setup, deal, entries }
    }

    /// Every state from the deal on, were the cards those of `deal`.
    fn states(&self, deal: &Deal) -> impl Iterator<Item = State> {
        let Deal { first, hands, aside } = deal.clone();
        let mut state = Kryptos::open(&self.setup).unwrap();
        let dealt = Event::Dealt { at: Moment(0), first, hands, aside };
        let played = self.entries.iter().map(|&entry| Event::Played { at: Moment(0), entry });
        std::iter::once(dealt).chain(played).map(move |event| {
            Kryptos::apply(&mut state, &event);
            state.clone()
        })
    }

    /// Whether these cards agree with everything public.
    fn agrees(&self, deal: &Deal) -> bool {
        self.entries.iter().all(|entry| match *entry {
            Entry::Revealed { seat, position, card } => at(deal, seat, position) == card,
            Entry::Guessed { target, position, card, right, .. } => {
                (at(deal, target, position) == card) == right
            }
            Entry::Declined { .. } | Entry::Missed { .. } => true,
        })
    }

    /// Another deal that this viewer cannot tell from the real one: pairs of hidden cards of one colour
    /// change places as long as all public facts still hold.
    fn dealt_anew(&self, viewer: Viewer, dice: &mut Dice) -> Deal {
        let mut deal = self.deal.clone();
        let piles = deal.hands.len() + 1;
        for _ in 0..200 {
            let (one, other) = (dice.below(piles), dice.below(piles));
            let own = viewer.seat().map(Seat::index);
            if one == other || Some(one) == own || Some(other) == own {
                continue;
            }
            let mut changed = deal.clone();
            let (Some(a), Some(b)) = (pick(&changed, one, dice), pick(&changed, other, dice)) else {
                continue;
            };
            if a.colour() != b.colour() {
                continue;
            }
            put(&mut changed, one, a, b);
            put(&mut changed, other, b, a);
            if self.agrees(&changed) {
                deal = changed;
            }
        }
        deal
    }
}

fn at(deal: &Deal, seat: Seat, position: u8) -> Card {
    deal.hands[seat.index()][usize::from(position) - 1]
}

fn pile(deal: &mut Deal, index: usize) -> &mut Vec<Card> {
    if index < deal.hands.len() { &mut deal.hands[index] } else { &mut deal.aside }
}

fn pick(deal: &Deal, index: usize, dice: &mut Dice) -> Option<Card> {
    let pile = deal.hands.get(index).unwrap_or(&deal.aside);
    pile.get(dice.below(pile.len().max(1))).copied()
}

fn put(deal: &mut Deal, index: usize, out: Card, into: Card) {
    let pile = pile(deal, index);
    pile.retain(|card| *card != out);
    pile.push(into);
    pile.sort_unstable();
}

/// How many of the given games show a viewer something that depends on what is hidden; and how many other
/// deals were looked at.
fn leaks(games: u64, shown: Shown) -> (usize, usize) {
    let setups: Vec<Setup> = playout::setups().collect();
    let (mut leaking, mut compared) = (0, 0);
    for seed in 0..games {
        let setup = setups[seed as usize % setups.len()];
        let game = Played::random(setup, seed);
        let viewers = (0..setup.players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        for viewer in viewers {
            let other = game.dealt_anew(viewer, &mut Dice::new(seed));
            if other == game.deal {
                continue;
            }
            compared += 1;
            let differs = game
                .states(&game.deal)
                .zip(game.states(&other))
                .any(|(real, other)| shown(&real, viewer) != shown(&other, viewer));
            leaking += usize::from(differs);
        }
    }
    (leaking, compared)
}

#[test]
fn no_view_depends_on_what_its_viewer_may_not_know() {
    let (leaking, compared) = leaks(160, honest);
    assert!(compared > 600, "only {compared} other deals were found");
    assert_eq!(leaking, 0);
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
    let (leaking, compared) = leaks(8, refusals);
    assert!(compared > 25, "only {compared} other deals were found");
    assert_eq!(leaking, 0);
}

/// A view with one field too many.
fn with(state: &State, viewer: Viewer, field: Value) -> String {
    let mut view = serde_json::to_value(Kryptos::view(state, viewer)).unwrap();
    view["leak"] = field;
    view.to_string()
}

/// One leaky view for every secret there is.
const LEAKS: [(&str, Shown); 5] = [
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
        let (leaking, _) = leaks(16, shown);
        assert!(leaking > 0, "a view that tells {secret} was not caught");
    }
}
