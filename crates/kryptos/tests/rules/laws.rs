//! Laws of Kryptos: thousands of random games, all variants, all numbers of players.

use game::{Actor, Context, Game, Moment, Seat, Viewer};
use kryptos::playout::{self, Dice};
use kryptos::{Action, Card, Entry, Event, Known, Kryptos, Phase, Setup, Spot, State};
use proptest::prelude::*;

const GAMES: u64 = 10_000;

/// Setups in turn, every third game with a clock.
fn setup(game: u64) -> Setup {
    let setups: Vec<Setup> = playout::setups().collect();
    let turn_seconds = game.is_multiple_of(3).then_some(30);
    Setup { turn_seconds, ..setups[game as usize % setups.len()] }
}

/// A random game in which now and then somebody's time runs out or the table passes over a missing player.
/// Gives every state on the way to `watch`, and the events.
fn play(game: u64, mut watch: impl FnMut(&State)) -> (State, Vec<Event>) {
    let draw = playout::draw(game);
    let mut dice = Dice::new(game);
    let mut state = Kryptos::open(&setup(game)).unwrap();
    let mut log = Kryptos::deal(&state, &Context { now: Moment(game), draw: &draw, referee: &() });
    log.iter().for_each(|event| Kryptos::apply(&mut state, event));
    watch(&state);
    while let Some((seat, action)) = playout::action(&state, &mut dice) {
        let late = Kryptos::deadline(&state).filter(|_| dice.one_in(20));
        let (now, by, action) = match late {
            Some(deadline) => (deadline, Actor::Table, Kryptos::time_up()),
            None if dice.one_in(40) => (Moment(game), Actor::Table, Action::PassOver),
            None => (Moment(game), Actor::Seat(seat), action),
        };
        let events =
            Kryptos::decide(&state, by, &action, &Context { now, draw: &draw, referee: &() }).unwrap();
        events.iter().for_each(|event| Kryptos::apply(&mut state, event));
        log.extend(events);
        assert!(log.len() < 100_000, "game {game} does not end");
        watch(&state);
    }
    (state, log)
}

#[test]
fn random_legal_play_always_finishes_with_the_most_points_ahead() {
    let mut endings = (0, 0);
    for game in 0..GAMES {
        let (state, _) = play(game, |_| {});
        let outcome = Kryptos::outcome(&state).expect("an ended game");
        let most = outcome.ranking.iter().map(|place| place.points).max();
        assert_eq!(Some(state.points(outcome.winner)), most, "game {game}");
        assert!(Kryptos::awaited(&state).is_empty());
        let view = Kryptos::view(&state, Viewer::Spectator);
        if view.final_round {
            endings.0 += 1;
        } else {
            assert!(view.players.iter().all(|player| player.tokens.total() == 0), "game {game}");
            endings.1 += 1;
        }
    }
    // Both ways to end occur.
    assert!(endings.0 > 100 && endings.1 > 100, "{endings:?}");
}

#[test]
fn everyone_has_had_the_same_number_of_turns_unless_skipped() {
    for game in 0..500 {
        let (state, _) = play(game, |_| {});
        if state.log().is_empty() || !Kryptos::view(&state, Viewer::Spectator).final_round {
            continue;
        }
        let mut turns = vec![0; usize::from(setup(game).players)];
        for entry in state.log() {
            if let Entry::Guessed { guess: 1, seat, .. } | Entry::Missed { seat, .. } = entry {
                turns[seat.index()] += 1;
            }
        }
        // Skipping happens only when one player alone has hidden cards.
        let holders =
            Kryptos::view(&state, Viewer::Spectator).players.iter().filter(|p| p.tokens.total() > 0).count();
        assert!(holders <= 1 || turns.windows(2).all(|pair| pair[0] == pair[1]), "game {game}: {turns:?}");
    }
}

#[test]
fn what_a_view_offers_is_accepted_and_nothing_else() {
    for game in 0..60 {
        play(game, |state| {
            let ctx = Context { now: Moment(0), draw: &playout::draw(0), referee: &() };
            let accepts = |seat, action| Kryptos::decide(state, Actor::Seat(seat), &action, &ctx).is_ok();
            for seat in (0..setup(game).players).map(Seat) {
                let you = Kryptos::view(state, Viewer::Seat(seat)).own.unwrap();
                for position in 0..=11 {
                    let offered = you.reveals.contains(&position);
                    assert_eq!(accepts(seat, Action::Reveal { position }), offered);
                    for target in (0..7).map(Seat) {
                        let offered = you.targets.contains(&Spot { seat: target, position });
                        let guess = Action::Guess { target, position, number: 7, bluff: true };
                        assert_eq!(accepts(seat, guess), offered);
                    }
                }
                assert_eq!(accepts(seat, Action::Decline), you.second_guess);
            }
        });
    }
}

#[test]
fn the_simple_help_never_leaves_out_the_truth() {
    for game in 0..40 {
        play(game, |state| {
            let deal = state.deal().unwrap();
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let view = Kryptos::view(state, viewer);
                for (seat, hand) in (0..).map(Seat).zip(&deal.hands) {
                    for (position, card) in (1..).zip(hand) {
                        assert!(view.candidates(Spot { seat, position }).contains(*card));
                    }
                }
            }
        });
    }
}

fn any_seat() -> impl Strategy<Value = Seat> {
    prop_oneof![4 => 0..6u8, 1 => any::<u8>()].prop_map(Seat)
}

fn any_position() -> impl Strategy<Value = u8> {
    prop_oneof![4 => 0..11u8, 1 => any::<u8>()]
}

fn any_card() -> impl Strategy<Value = Card> {
    (1..=48u8).prop_map(|number| Card::new(number).unwrap())
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        any_position().prop_map(|position| Action::Reveal { position }),
        (any_seat(), any_position(), any::<u8>(), any::<bool>())
            .prop_map(|(target, position, number, bluff)| Action::Guess { target, position, number, bluff }),
        Just(Action::Decline),
        Just(Action::TimeUp),
        Just(Action::PassOver),
    ]
}

fn any_entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        (any_seat(), any_position(), any_card()).prop_map(|(seat, position, card)| Entry::Revealed {
            seat,
            position,
            card
        }),
        (any_seat(), any_seat(), any_position(), any_card(), 0..4u8, any::<bool>(), any::<u8>()).prop_map(
            |(seat, target, position, card, guess, right, scored)| {
                Entry::Guessed { round: 1, seat, guess, target, position, card, right, scored }
            }
        ),
        any_seat().prop_map(|seat| Entry::Declined { round: 1, seat }),
        any_seat().prop_map(|seat| Entry::Missed { round: 1, seat }),
    ]
}

fn any_event() -> impl Strategy<Value = Event> {
    let hands = prop::collection::vec(prop::collection::vec(any_card(), 0..12), 0..7);
    prop_oneof![
        20 => any_entry().prop_map(|entry| Event::Played { at: Moment(0), entry }),
        1 => (any_seat(), hands).prop_map(|(first, hands)| {
            Event::Dealt { at: Moment(0), first, hands, aside: Vec::new() }
        }),
    ]
}

proptest! {
    #[test]
    fn any_events_at_all_are_folded_without_a_panic(
        game in 0..1000u64, events in prop::collection::vec(any_event(), 0..60),
    ) {
        let mut state = playout::dealt(&setup(game), &playout::draw(game)).unwrap();
        for event in &events {
            Kryptos::apply(&mut state, event);
            let view = Kryptos::view(&state, Viewer::Seat(Seat(0)));
            prop_assert_eq!(view.phase == Phase::Over, view.outcome.is_some());
        }
    }

    #[test]
    fn events_and_actions_are_read_back_as_they_were_written(event in any_event(), action in any_action()) {
        let text = serde_json::to_string(&event).unwrap();
        prop_assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
        let text = serde_json::to_string(&action).unwrap();
        prop_assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
    }
}
