//! The laws of every game, that of secrecy above all: whatever a viewer may not know can be changed at will, and the whole
//! sequence of that viewer's views stays the same to the byte.

mod other_world;

use decrypto::playout::{self, Dice};
use decrypto::{CertainReferee, Decrypto, Event, Known, Referee, Setup, State, View, You, notation};
use game::laws::{self, Trial};
use game::{Actor, Game, Seat, Viewer};
use other_world::other_world;

struct DecryptoTrial;

impl Trial for DecryptoTrial {
    type Game = Decrypto;

    fn setup(dice: &mut Dice) -> Setup {
        playout::setup(dice)
    }

    fn referee() -> Box<dyn Referee> {
        Box::new(CertainReferee)
    }

    /// The unskilled come to the tie-break soon, the skilled see many rounds.
    fn request(state: &State, dice: &mut Dice) -> (Actor, decrypto::Action) {
        let skill = if state.setup().words.len().is_multiple_of(2) { 95 } else { 0 };
        playout::request(state, dice, skill)
    }

    fn other_world(setup: &Setup, log: &[Event], viewer: Viewer, dice: &mut Dice) -> Vec<Event> {
        other_world(setup, log, viewer, dice)
    }

    fn record(state: &State) -> Option<String> {
        Some(notation::Record::of(state, &[], notation::Fairness::default()).to_string())
    }

    fn read(record: &str) -> Result<State, String> {
        let read = notation::Record::parse(record).map_err(|flaw| flaw.to_string())?;
        Ok(read.state().clone())
    }
}

#[test]
fn the_laws_of_every_game_hold() {
    laws::hold::<DecryptoTrial>();
}

fn json(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&Decrypto::view(state, viewer)).expect("views are JSON")
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
    let leaks: [(&str, Show); 11] = [
        ("keywords", |state, viewer| leaky(state, viewer, |view, you| view.keywords(you.team).cloned())),
        ("codes", |state, viewer| leaky(state, viewer, |_, you| you.code)),
        ("drafts", |state, viewer| leaky(state, viewer, |_, you| you.drafts)),
        ("verdicts on drafts", |state, viewer| leaky(state, viewer, |_, you| you.verdicts)),
        ("clues before their time", |state, viewer| leaky(state, viewer, |_, you| you.clues)),
        ("marks", |state, viewer| {
            leaky(state, viewer, |view, _| view.boards().iter().map(|board| board.marks).collect::<Vec<_>>())
        }),
        ("agreements", |state, viewer| {
            leaky(state, viewer, |view, _| view.boards().iter().filter(|board| board.confirmed).count())
        }),
        ("locked-in guesses", |state, viewer| leaky(state, viewer, |view, _| view.locked_in())),
        ("keywords that were found", |state, viewer| leaky(state, viewer, |view, _| view.found().to_vec())),
        ("words of the tie-break", |state, viewer| {
            leaky(state, viewer, |view, you| view.named_words(you.team).cloned())
        }),
        ("judged words", |state, viewer| leaky(state, viewer, |view, you| view.matches(you.team).copied())),
    ];
    for (name, show) in leaks {
        assert!(laws::breach::<DecryptoTrial>(0..40, show).is_some(), "the law does not notice {name}");
    }
}
