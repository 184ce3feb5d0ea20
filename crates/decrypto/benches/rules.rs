//! Speed of the rules: random play and the making of views.

use decrypto::playout::Playout;
use decrypto::{Decrypto, Options, PerTeam, Setup, Team};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Seat, Viewer};

fn main() {
    divan::main();
}

fn setup() -> Setup {
    Setup {
        language: "en".into(),
        seats: vec![Team::White, Team::Black, Team::White, Team::Black],
        names: PerTeam::default(),
        options: Options::default(),
        words: (0..16).map(|n| format!("word {n}")).collect(),
        categories: Vec::new(),
    }
}

/// Whole games of four players, counted in actions.
#[divan::bench]
fn playout_actions(bencher: Bencher) {
    // Short samples, so that some are not disturbed.
    const STARTS: u64 = 20;
    let setup = setup();
    let play = |start| {
        let mut game = Playout::new(&setup, start, 85).expect("the setup is legal");
        let mut actions = 0;
        while game.step().is_some() {
            actions += 1;
        }
        actions
    };
    let actions: usize = (0..STARTS).map(play).sum();
    bencher.counter(ItemsCount::new(actions)).bench(|| (0..STARTS).map(play).sum::<usize>());
}

/// The views of all four seats, late in a long game.
#[divan::bench]
fn views_of_four_seats(bencher: Bencher) {
    let mut game = (0..).filter_map(|start| Playout::new(&setup(), start, 97).ok()).find_map(|mut game| {
        while game.state.round() < 7 {
            game.step()?;
        }
        Some(game)
    });
    let state = game.take().expect("some game reaches round 7").state;
    bencher.bench(|| [0, 1, 2, 3].map(|seat| Decrypto::view(&state, Viewer::Seat(Seat(seat)))));
}
