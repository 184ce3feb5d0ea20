//! The laws that every game is held to, over random play: for the tests of the games.
//!
//! A game says in a [`Trial`] how it is played at random and what of it a viewer may not know; [`hold`] does the rest.

use crate::{Actor, Context, Dice, Draw, Game, Moment, Nonce, Reach, Seat, Seed, Viewer};
use serde_json::{from_str, to_string};
use std::ops::Range;

/// Far more steps than any random game needs.
const MOST_STEPS: usize = 100_000;
/// How many games are played for the laws about what happens.
const GAMES: Range<u64> = 0..400;
/// How many for the law of secrecy, which looks at every step of them through everybody's eyes.
const SECRET_GAMES: Range<u64> = 0..40;

/// The game on trial.
pub type Of<T> = <T as Trial>::Game;

/// How a game is tried.
pub trait Trial {
    /// The game.
    type Game: Game;
    /// A legal setup; other numbers give others, and all options come up.
    fn setup(dice: &mut Dice) -> <Of<Self> as Game>::Setup;
    /// Whoever judges.
    fn referee() -> Box<<Of<Self> as Game>::Referee>;
    /// Something that somebody asks for at random: legal as a rule, so that games come to an end.
    fn request(state: &<Of<Self> as Game>::State, dice: &mut Dice) -> (Actor, <Of<Self> as Game>::Action);
    /// A log that differs from the given one in everything that the viewer may not know at its end, or ever.
    fn other_world(
        setup: &<Of<Self> as Game>::Setup,
        log: &[<Of<Self> as Game>::Event],
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Vec<<Of<Self> as Game>::Event>;
    /// The record of a game.
    fn record(state: &<Of<Self> as Game>::State) -> Option<String>;
    /// The game that a record tells of, or why it cannot be read.
    fn read(record: &str) -> Result<<Of<Self> as Game>::State, String>;
}

/// A game that was played to its end.
struct Story<G: Game> {
    number: u64,
    setup: G::Setup,
    log: Vec<G::Event>,
    end: G::State,
}

/// Holds a game to all laws.
pub fn hold<T: Trial>() {
    for number in GAMES {
        let story = play::<T>(number);
        replay_gives_the_same_state::<T>(&story);
        events_out_of_place_are_taken_without_a_panic::<T>(&story);
        nothing_is_awaited_after_the_end::<T>(&story);
        a_record_tells_the_same_game::<T>(&story);
        events_change_nothing_beyond_their_reach::<T>(&story);
    }
    if let Some(breach) = breach::<T>(SECRET_GAMES, shown::<T>) {
        panic!("{breach}");
    }
    // The law of secrecy must notice a view that tells too much, or it would hold of itself.
    assert!(breach::<T>(SECRET_GAMES, everything::<T>).is_some(), "no secret was ever changed");
}

/// Random play comes to an end; what is refused changes nothing, for only events do.
fn play<T: Trial>(number: u64) -> Story<Of<T>> {
    let mut dice = Dice::new(number);
    let setup = T::setup(&mut dice);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    let draw = Draw::new(&Seed::new(bytes), &[Nonce("heads".into()), Nonce("tails".into())]);
    let mut now = Moment(0);
    let mut state = open::<T>(&setup);
    let referee = T::referee();
    let context = |now| Context { now, draw: &draw, referee: &*referee };
    let mut log = <Of<T>>::deal(&state, &context(now));
    log.iter().for_each(|event| <Of<T>>::apply(&mut state, event));
    for _ in 0..MOST_STEPS {
        if <Of<T>>::outcome(&state).is_some() {
            return Story { number, setup, log, end: state };
        }
        now = Moment(now.0 + dice.below(2000) as u64);
        let late = <Of<T>>::deadline(&state).filter(|_| dice.percent(4));
        let (by, action) = match late {
            Some(deadline) => {
                now = now.max(deadline);
                (Actor::Table, <Of<T>>::time_up())
            }
            None => T::request(&state, &mut dice),
        };
        let caused = <Of<T>>::decide(&state, by, &action, &context(now)).unwrap_or_default();
        caused.iter().for_each(|event| <Of<T>>::apply(&mut state, event));
        log.extend(caused);
    }
    panic!("game {number} does not end: {setup:?}");
}

fn open<T: Trial>(setup: &<Of<T> as Game>::Setup) -> <Of<T> as Game>::State {
    <Of<T>>::open(setup).unwrap_or_else(|rejection| panic!("{setup:?}: {rejection}"))
}

fn replay_gives_the_same_state<T: Trial>(story: &Story<Of<T>>) {
    // By way of the log, as after a restart.
    let written = to_string(&story.log).expect("events are JSON");
    let read: Vec<<Of<T> as Game>::Event> = from_str(&written).expect("events can be read back");
    assert!(read == story.log, "game {}: events are not read back as they were written", story.number);
    let mut state = open::<T>(&story.setup);
    read.iter().for_each(|event| <Of<T>>::apply(&mut state, event));
    assert_eq!(state, story.end, "game {}", story.number);
}

fn events_out_of_place_are_taken_without_a_panic<T: Trial>(story: &Story<Of<T>>) {
    let mut dice = Dice::new(story.number);
    let mut state = open::<T>(&story.setup);
    for _ in 0..50 {
        <Of<T>>::apply(&mut state, dice.pick(&story.log));
        viewers::<T>(&state).for_each(|viewer| drop(<Of<T>>::view(&state, viewer)));
        <Of<T>>::awaited(&state);
    }
}

fn nothing_is_awaited_after_the_end<T: Trial>(story: &Story<Of<T>>) {
    assert_eq!(<Of<T>>::awaited(&story.end), [], "game {}", story.number);
    assert_eq!(<Of<T>>::deadline(&story.end), None, "game {}", story.number);
}

fn a_record_tells_the_same_game<T: Trial>(story: &Story<Of<T>>) {
    let record = T::record(&story.end).expect("a finished game has a record");
    let read = T::read(&record).unwrap_or_else(|flaw| panic!("{flaw} in\n{record}"));
    assert_eq!(<Of<T>>::outcome(&read), <Of<T>>::outcome(&story.end), "{record}");
    assert_eq!(T::record(&read).as_ref(), Some(&record));
}

fn events_change_nothing_beyond_their_reach<T: Trial>(story: &Story<Of<T>>) {
    let mut state = open::<T>(&story.setup);
    for event in &story.log {
        let before = state.clone();
        <Of<T>>::apply(&mut state, event);
        let reach = <Of<T>>::reach(&state, event);
        if reach == Reach::Everybody {
            continue;
        }
        for viewer in viewers::<T>(&state) {
            let seat = viewer.seat();
            if !seat.is_some_and(|seat| reach.seat::<Of<T>>(&state, seat)) {
                let (seen, now) = (shown::<T>(&before, viewer), shown::<T>(&state, viewer));
                assert_eq!(seen, now, "{event:?} reaches {viewer:?}");
            }
            if let Some(side) =
                seat.and_then(|seat| <Of<T>>::side_of(&state, seat)).filter(|side| !reach.side(*side))
            {
                let layer = |state| <Of<T>>::side_view(state, side);
                assert_eq!(layer(&before), layer(&state), "{event:?} reaches {side:?}");
            }
        }
    }
}

fn viewers<T: Trial>(state: &<Of<T> as Game>::State) -> impl Iterator<Item = Viewer> + use<T> {
    (0..<Of<T>>::seats(state)).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// What leaves the rules for a viewer, to the byte.
pub type Shown<T> = fn(&<Of<T> as Game>::State, Viewer) -> String;

fn shown<T: Trial>(state: &<Of<T> as Game>::State, viewer: Viewer) -> String {
    let circle = viewer.seat().map(|seat| <Of<T>>::circle(state, seat));
    format!("{} {circle:?}", to_string(&<Of<T>>::view(state, viewer)).expect("views are JSON"))
}

/// A view that tells everybody's secrets.
fn everything<T: Trial>(state: &<Of<T> as Game>::State, _: Viewer) -> String {
    viewers::<T>(state).map(|viewer| shown::<T>(state, viewer)).collect()
}

/// Looks for a viewer to whom `show` shows two worlds differently that differ only in what the viewer may not know.
pub fn breach<T: Trial>(games: Range<u64>, show: Shown<T>) -> Option<String> {
    for number in games {
        let story = play::<T>(number);
        let mut dice = Dice::new(number);
        for viewer in viewers::<T>(&story.end) {
            for end in [dice.below(story.log.len()) + 1, dice.below(story.log.len()) + 1, story.log.len()] {
                let real = &story.log[..end];
                let other = T::other_world(&story.setup, real, viewer, &mut dice);
                let (mut here, mut there) = (open::<T>(&story.setup), open::<T>(&story.setup));
                for (step, (event, changed)) in real.iter().zip(&other).enumerate() {
                    <Of<T>>::apply(&mut here, event);
                    <Of<T>>::apply(&mut there, changed);
                    let (seen, instead) = (show(&here, viewer), show(&there, viewer));
                    if seen != instead {
                        return Some(format!(
                            "{viewer:?}, game {number}, step {step} of {end}\n{seen}\n{instead}"
                        ));
                    }
                }
            }
        }
    }
    None
}
