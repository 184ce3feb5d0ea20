//! What random play with every option comes to. The laws of every game are in `secrecy`.

use decrypto::playout::{self, Dice, Playout};
use decrypto::{Decrypto, Event, Evidence, verify};
use game::{Game, Rejection as _, Viewer};
use std::collections::BTreeSet;

/// Far more than any random game needs.
const MOST_STEPS: usize = 20_000;

fn random_games(starts: std::ops::Range<u64>) -> impl Iterator<Item = Playout> {
    starts.map(|start| {
        let mut dice = Dice::new(start);
        let setup = playout::setup(&mut dice);
        let skill = *dice.pick(&[0, 50, 80, 95]);
        Playout::new(&setup, start, skill).expect("random setups are legal")
    })
}

#[test]
fn random_play_over_all_options_always_finishes() {
    let mut endings = BTreeSet::new();
    for (number, mut game) in random_games(0..6000).enumerate() {
        let steps = (0..MOST_STEPS).take_while(|_| game.step().is_some()).count();
        assert!(steps < MOST_STEPS, "game {number} does not end: {:?}", game.state.phase());
        let view = Decrypto::view(&game.state, Viewer::Spectator);
        endings.insert(format!("{:?} by {:?}", view.outcome.unwrap(), view.decided_by.unwrap()));
    }
    // Every way to win was seen, and nothing else.
    insta::assert_snapshot!(endings.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn random_play_comes_everywhere() {
    let (mut events, mut refusals) = (BTreeSet::new(), BTreeSet::new());
    for mut game in random_games(0..600) {
        while let Some(step) = game.step() {
            match step.decision {
                Ok(caused) => events.extend(caused.iter().map(kind)),
                Err(rejection) => drop(refusals.insert(rejection.code())),
            }
        }
    }
    insta::assert_snapshot!(format!(
        "{}\n\n{}",
        events.into_iter().collect::<Vec<_>>().join("\n"),
        refusals.into_iter().collect::<Vec<_>>().join("\n")
    ));
}

/// The name of an event in the log.
fn kind(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("events are JSON");
    json["kind"].as_str().expect("events have a kind").to_owned()
}

#[test]
fn every_draw_can_be_recomputed_from_the_revealed_seed() {
    for mut game in random_games(0..200) {
        while game.step().is_some() {}
        let setup = game.state.setup();
        let nonces = Playout::nonces();
        let evidence = Evidence {
            commitment: &game.seed().commitment(),
            seed: game.seed(),
            nonces: &nonces,
            words: Some(&setup.words),
            categories: Some(&setup.categories),
        };
        let verified = verify(&game.state, &evidence).unwrap();
        assert!(verified.keywords && verified.codes > 0);
    }
}
