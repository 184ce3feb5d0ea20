//! Secrecy as a law: whatever a viewer may not know can be changed at will, and the whole sequence of that
//! viewer's views stays the same to the byte.

mod other_world;

use decrypto::playout::{self, Dice, Playout};
use decrypto::{Decrypto, Event, Known, Setup, State, View, You};
use game::{Game, Seat, Viewer};
use other_world::other_world;

/// A game as its log tells it.
struct Story {
    setup: Setup,
    log: Vec<Event>,
}

fn stories(starts: std::ops::Range<u64>) -> impl Iterator<Item = Story> {
    starts.map(|start| {
        let mut dice = Dice::new(start);
        let setup = playout::setup(&mut dice);
        // The unskilled come to the tie-break soon, the skilled see many rounds.
        let mut game = Playout::new(&setup, start, [0, 95][start as usize % 2]).expect("a legal setup");
        let mut log = game.dealt.clone();
        while let Some(step) = game.step() {
            log.extend(step.decision.into_iter().flatten());
        }
        Story { setup, log }
    })
}

impl Story {
    fn viewers(&self) -> impl Iterator<Item = Viewer> {
        let seats = (0..self.setup.seats.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
        seats.chain([Viewer::Spectator])
    }

    /// What `show` shows after each event.
    fn shown(&self, log: &[Event], show: impl Fn(&State) -> String) -> Vec<String> {
        let mut state = Decrypto::open(&self.setup).expect("a legal setup");
        log.iter()
            .map(|event| {
                Decrypto::apply(&mut state, event);
                show(&state)
            })
            .collect()
    }
}

/// Looks for a viewer who can tell two worlds apart that differ only in what the viewer may not know.
fn breach(show: fn(&State, Viewer) -> String, starts: std::ops::Range<u64>) -> Option<String> {
    for (number, story) in stories(starts).enumerate() {
        let mut dice = Dice::new(number as u64);
        for viewer in story.viewers() {
            let real = story.shown(&story.log, |state| show(state, viewer));
            let ends = [dice.below(story.log.len()) + 1, dice.below(story.log.len()) + 1, story.log.len()];
            for end in ends {
                let other = other_world(&story.setup, &story.log[..end], viewer, &mut dice);
                let shown = story.shown(&other, |state| show(state, viewer));
                if let Some(step) = (0..end).find(|step| real[*step] != shown[*step]) {
                    return Some(format!(
                        "{viewer:?} at step {step} of {end}, game {number}\n{}\n{}",
                        real[step], shown[step]
                    ));
                }
            }
        }
    }
    None
}

fn json(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&Decrypto::view(state, viewer)).expect("views are JSON")
}

#[test]
fn no_viewer_can_tell_worlds_apart_that_differ_in_secrets() {
    if let Some(breach) = breach(json, 0..30) {
        panic!("{breach}");
    }
}

#[test]
fn the_right_to_speak_tells_nothing() {
    let circle = |state: &State, viewer: Viewer| match viewer {
        Viewer::Seat(seat) => format!("{:?}", Decrypto::circle(state, seat)),
        Viewer::Spectator => String::new(),
    };
    assert_eq!(breach(circle, 0..20), None);
}

/// A view with something added that somebody else may know.
fn leaky<T: serde::Serialize>(state: &State, viewer: Viewer, secret: fn(View, You) -> T) -> String {
    let secrets: Vec<T> = (0..state.setup().seats.len() as u8)
        .map(|seat| Decrypto::view(state, Viewer::Seat(Seat(seat))))
        .filter_map(|view| view.own.clone().map(|you| secret(view, you)))
        .collect();
    format!("{}{}", json(state, viewer), serde_json::to_string(&secrets).expect("JSON"))
}

/// The law must notice each secret as soon as it slips into a view: else it could not fail.
#[test]
fn a_view_with_any_secret_added_breaks_the_law() {
    type Show = fn(&State, Viewer) -> String;
    let leaks: [(&str, Show); 10] = [
        ("keywords", |state, viewer| leaky(state, viewer, |view, you| view.keywords(you.team).cloned())),
        ("codes", |state, viewer| leaky(state, viewer, |_, you| you.code)),
        ("drafts", |state, viewer| leaky(state, viewer, |_, you| you.drafts)),
        ("clues before their time", |state, viewer| leaky(state, viewer, |_, you| you.clues)),
        ("marks", |state, viewer| {
            leaky(state, viewer, |view, _| view.boards().iter().map(|board| board.marks).collect::<Vec<_>>())
        }),
        ("agreements", |state, viewer| {
            leaky(state, viewer, |view, _| view.boards().iter().filter(|board| board.confirmed).count())
        }),
        ("sealed guesses", |state, viewer| leaky(state, viewer, |view, _| view.sealed())),
        ("keywords that were found", |state, viewer| leaky(state, viewer, |view, _| view.found().to_vec())),
        ("words of the tie-break", |state, viewer| {
            leaky(state, viewer, |view, you| view.named_words(you.team).cloned())
        }),
        ("judged words", |state, viewer| leaky(state, viewer, |view, you| view.matches(you.team).copied())),
    ];
    for (name, show) in leaks {
        assert!(breach(show, 0..30).is_some(), "the law does not notice {name}");
    }
}

/// The law would hold of itself if the other world were the same one.
#[test]
fn other_worlds_are_other() {
    for story in stories(0..10) {
        let other = other_world(&story.setup, &story.log, Viewer::Spectator, &mut Dice::new(1));
        assert_eq!(other.len(), story.log.len());
        let changed = other.iter().zip(&story.log).filter(|(other, real)| other != real).count();
        assert!(changed * 4 > story.log.len(), "only {changed} of {} events differ", story.log.len());
    }
}
