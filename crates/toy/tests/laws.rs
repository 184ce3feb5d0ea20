//! The laws of every game.

use game::laws::{self, Trial};
use game::notation::Fairness;
use game::{Actor, Dice, Game, Seat, Viewer};
use toy::{Action, CARDS, Event, Setup, State, Toy};

struct ToyTrial;

impl Trial for ToyTrial {
    type Game = Toy;

    fn setup(dice: &mut Dice) -> Setup {
        Setup { players: 2 + dice.below(3) as u8, seconds: dice.percent(50).then_some(1) }
    }

    fn referee() -> Box<()> {
        Box::new(())
    }

    fn request(state: &State, dice: &mut Dice) -> (Actor, Action) {
        let seat = Seat(dice.below(usize::from(Toy::seats(state)) + 1) as u8);
        match dice.below(20) {
            0 => (Actor::Table, *dice.pick(&[Action::TimeUp, Action::PassOver])),
            1 => (Actor::Seat(seat), Action::PassOver),
            2..6 => (Actor::Seat(seat), Action::Draft { card: dice.below(7) as u8 }),
            _ => (Actor::Seat(seat), Action::Bid { card: dice.below(7) as u8 }),
        }
    }

    /// Drafts, and the bids of the round that is on, are everybody's own.
    fn other_world(setup: &Setup, log: &[Event], viewer: Viewer, dice: &mut Dice) -> Vec<Event> {
        let mut state = Toy::open(setup).unwrap();
        log.iter().for_each(|event| Toy::apply(&mut state, event));
        let open = log.iter().rposition(|event| matches!(event, Event::RoundBegan { .. })).unwrap_or(0);
        let secret = !Toy::awaited(&state).is_empty();
        let mut other = log.to_vec();
        for (step, event) in other.iter_mut().enumerate() {
            match event {
                Event::Bid { seat, card } if step >= open && secret && viewer != Viewer::Seat(*seat) => {
                    *card = *dice.pick(&CARDS);
                }
                Event::Drafted { seat, card } if viewer != Viewer::Seat(*seat) => *card = *dice.pick(&CARDS),
                _ => {}
            }
        }
        other
    }

    fn record(state: &State) -> Option<String> {
        Some(toy::record(state, &[], &Fairness::default()))
    }

    fn read(record: &str) -> Result<State, String> {
        toy::read(record).map_err(|flaw| flaw.to_string())
    }
}

#[test]
fn the_laws_hold() {
    laws::hold::<ToyTrial>();
}
