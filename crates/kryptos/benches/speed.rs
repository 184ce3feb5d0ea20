//! How fast the rules are: `cargo bench -p kryptos`. Everything runs on one core.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Game, Seat, Viewer};
use kryptos::notation::Record;
use kryptos::playout::{self, Dice};
use kryptos::{Kryptos, Options, Setup, State};
use std::cell::Cell;

fn main() {
    divan::main();
}

/// Whole games of random legal play, deal included; items are actions.
#[divan::bench(args = [3, 4, 5, 6], sample_count = 50, sample_size = 4)]
fn random_playouts(bencher: Bencher, players: u8) {
    let setup = Setup { options: Options { corruption: true, ..Options::default() }, ..Setup::new(players) };
    let play = move |seed: u64| {
        let draw = playout::draw(seed);
        let mut state = playout::dealt(&setup, &draw).expect("a legal setup");
        playout::finish(&mut state, &mut Dice::new(seed), &draw)
    };
    let seed = Cell::new(0);
    bencher
        .with_inputs(|| seed.replace(seed.get() + 1))
        .input_counter(move |seed| ItemsCount::new(play(*seed)))
        .bench_local_values(play);
}

/// A game of four in its middle: after a given number of actions of players who look at the table.
fn middle(actions: usize) -> State {
    let draw = playout::draw(4);
    let mut state = playout::dealt(&Setup::new(4), &draw).expect("a legal setup");
    let mut dice = Dice::new(4);
    for _ in 0..actions {
        playout::step(&mut state, &mut dice, &draw);
    }
    state
}

/// One view for every seat of a game of four.
#[divan::bench(args = [0, 8, 100, 400])]
fn views_of_all_four_seats(bencher: Bencher, actions: usize) {
    let state = middle(actions);
    bencher.bench_local(|| {
        for seat in 0..4 {
            black_box(Kryptos::view(black_box(&state), Viewer::Seat(Seat(seat))));
        }
    });
}

/// Reading a record of a whole game, rules included.
#[divan::bench]
fn read_a_record(bencher: Bencher) {
    let mut state = middle(0);
    playout::finish(&mut state, &mut Dice::new(4), &playout::draw(4));
    let record = Record::of(&state, &["Ada", "Bo", "Cy", "Di"], Default::default()).expect("a dealt game");
    let text = record.to_string();
    bencher.counter(ItemsCount::new(record.entries().len())).bench_local(|| Record::parse(black_box(&text)));
}
