//! Four players who guess where the fewest numbers are left.

use super::chance;
use anyhow::Context as _;
use game::notation::Fairness;
use game::{Actor, Context, Draw, Game, Moment, Viewer};
use kryptos::notation::Record;
use kryptos::playout::{self, Dice};
use kryptos::{Kryptos, Setup};

const NAMES: [&str; 4] = ["Ada", "Blaise", "Clara", "Dorian"];

/// A whole game.
pub fn play(number: u64) -> anyhow::Result<Record> {
    let (seed, nonces) = chance(number);
    let draw = Draw::new(&seed, &nonces);
    let mut state = playout::dealt(&Setup::new(4), &draw)?;
    let mut dice = Dice::new(number);
    while let Some(&seat) = Kryptos::awaited(&state).first() {
        let view = Kryptos::view(&state, Viewer::Seat(seat));
        let action = playout::sensible(&view, &mut dice).context("a player who is to act can act")?;
        let context = Context { now: Moment(0), draw: &draw, referee: &() };
        for event in Kryptos::decide(&state, Actor::Seat(seat), &action, &context)? {
            Kryptos::apply(&mut state, &event);
        }
    }
    let fairness = Fairness { commitment: Some(seed.commitment()), nonces, seed: Some(seed) };
    Record::of(&state, &NAMES, fairness).context("the cards were dealt")
}
