//! Players of Kryptos keep to the rules, repeat themselves, and know nothing that they may not.

use bots::kryptos::arena::{Arena, play};
use bots::kryptos::{Budget, Deals, Position, Reason, Strength, decide, explain, hints};
use game::{Actor, Context, Draw, Game, Moment, Seat, Seed, Viewer};
use kryptos::{Action, Card, Event, Known, Kryptos, Options, Setup, Spot, State, View, You};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Enough deals for a master to read the others.
const QUICK: Budget = Budget::Deals(60);

/// Every setup that can be played.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 3..=6 {
        for bits in 0..8 {
            let options = Options { advanced: bits & 1 > 0, mystery: bits & 2 > 0, corruption: bits & 4 > 0 };
            setups.push(Setup { options, ..Setup::new(players) });
        }
    }
    setups.retain(|setup| setup.check().is_ok());
    setups
}

#[test]
fn every_strength_plays_every_variant_to_its_end() {
    for (index, setup) in setups().into_iter().enumerate() {
        let mut turn = 0;
        let choose = |seat: Seat, view: &View| {
            turn += 1;
            let strength = Strength::ALL[(seat.index() + index) % Strength::ALL.len()];
            decide(view, strength, QUICK, turn).expect("a seat to act can act").action
        };
        let outcome = play(&setup, index as u64, choose, |_| ()).expect("every action is legal");
        assert_eq!(outcome.ranking.len(), usize::from(setup.players));
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let entrants = [Strength::Master, Strength::Player, Strength::Beginner].map(Into::into).to_vec();
    let arena = |seed| Arena { entrants: entrants.clone(), options: Options::default(), budget: QUICK, seed };
    assert_eq!(arena(5).game(1), arena(5).game(1));
    assert_ne!(arena(5).game(1), arena(6).game(1));
}

#[test]
fn seats_rotate() {
    // An agent always beats randoms, wherever it sits.
    let entrants = [Strength::Agent, Strength::Random, Strength::Random].map(Into::into).to_vec();
    let arena = Arena { entrants, options: Options::default(), budget: QUICK, seed: 1 };
    for index in 0..3 {
        assert!(arena.game(index).expect("a game")[0].won);
    }
}

/// A state with the same public history in which the cards that `seat` cannot see lie otherwise.
fn re_dealt(setup: &Setup, view: &View, hands: Vec<Vec<Card>>) -> State {
    let draw = Draw::new(&Seed::new([0; 32]), &[]);
    let ctx: Context<'_, Kryptos> = Context { now: Moment(0), draw: &draw, referee: &() };
    let dealt: Vec<Card> = hands.iter().flatten().copied().collect();
    let aside = (1..=setup.highest()).filter_map(Card::new).filter(|card| !dealt.contains(card)).collect();
    let mut other = Kryptos::open(setup).expect("the same setup");
    Kryptos::apply(&mut other, &Event::Dealt { at: ctx.now, first: view.order[0], hands, aside });
    for entry in &view.log {
        Kryptos::apply(&mut other, &Event::Played { at: ctx.now, entry: *entry });
    }
    other
}

#[test]
fn what_a_player_cannot_know_does_not_change_its_decision() {
    let mut changed = 0;
    for (index, setup) in setups().into_iter().enumerate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut turn = 0;
        let mut states = Vec::new();
        let choose = |_, view: &View| {
            turn += 1;
            decide(view, Strength::Beginner, QUICK, turn).expect("a seat to act can act").action
        };
        play(&setup, index as u64, choose, |state| states.push(state.clone()))
            .expect("every action is legal");
        // With many players a fair draw from the reveal phase takes long.
        let first = if setup.players < 5 { 0 } else { 2 * usize::from(setup.players) };
        let mut compared = 0;
        for state in states[first..].iter().take_while(|state| !deals_are_few(state)).step_by(4).take(5) {
            for seat in Kryptos::awaited(state) {
                let view = Kryptos::view(state, Viewer::Seat(seat));
                let deals = Deals::of(&Position::new(&view));
                let mut others = (0..20).filter_map(|_| deals.draw(&mut rng));
                let Some(other) =
                    others.find_map(|hands| Some(re_dealt(&setup, &view, hands)).filter(|o| o != state))
                else {
                    continue;
                };
                let seen = Kryptos::view(&other, Viewer::Seat(seat));
                assert_eq!(view, seen);
                for strength in Strength::ALL {
                    let decision = decide(&view, strength, QUICK, 9).expect("something to do");
                    assert_eq!(Some(&decision), decide(&seen, strength, QUICK, 9).as_ref());
                    compared += 1;
                    // Legal where it was decided, legal where only the hidden cards differ.
                    let draw = Draw::new(&Seed::new([0; 32]), &[]);
                    let ctx: Context<'_, Kryptos> = Context { now: Moment(0), draw: &draw, referee: &() };
                    assert!(Kryptos::decide(&other, Actor::Seat(seat), &decision.action, &ctx).is_ok());
                }
                changed += usize::from(others_would_notice(state, &other, seat));
            }
        }
        assert!(compared >= 8, "{compared} of {setup:?}");
    }
    // Were the other deals like the true ones, the test would show nothing.
    assert!(changed > 50, "{changed}");
}

/// Whether an agent in another seat, whose own cards are other ones, would make another first guess.
fn others_would_notice(state: &State, other: &State, seat: Seat) -> bool {
    let guess = |state: &State, at: Seat| {
        let mut view = Kryptos::view(state, Viewer::Seat(at));
        let hidden = view.players.iter().filter(|player| player.seat != at).flat_map(|player| {
            let places = player.hand.iter().filter(|place| !place.revealed);
            places.map(|place| Spot { seat: player.seat, position: place.position })
        });
        let targets = hidden.collect();
        let hand = view.own.take().map(|own| own.hand).unwrap_or_default();
        view.own = Some(You {
            seat: at,
            hand,
            reveals: Vec::new(),
            barred: Vec::new(),
            targets,
            second_guess: false,
        });
        decide(&view, Strength::Agent, QUICK, 9).map(|decision| decision.action)
    };
    let next = Seat((seat.0 + 1) % state.setup().players);
    guess(state, next) != guess(other, next)
}

/// Near the end the truth may be the only deal left, and there is nothing to change.
fn deals_are_few(state: &State) -> bool {
    let view = Kryptos::view(state, Viewer::Spectator);
    view.players.iter().map(|player| player.tokens.total()).sum::<u8>() < 16
}

#[test]
fn full_help_knows_at_least_what_simple_help_knows() {
    let mut turn = 0;
    let choose = |_, view: &View| {
        turn += 1;
        decide(view, Strength::Beginner, QUICK, turn).expect("a seat to act can act").action
    };
    let mut checked = 0;
    let watch = |state: &State| {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let view = Kryptos::view(state, viewer);
            for hint in hints(&view).cards {
                let simple = view.candidates(hint.spot);
                assert!(hint.numbers.iter().all(|(card, _)| simple.contains(*card)));
                assert!((hint.numbers.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-9);
                checked += 1;
            }
        }
    };
    play(&Setup::new(3), 11, choose, watch).expect("every action is legal");
    assert!(checked > 100);
}

#[test]
fn a_player_explains_itself_in_one_sentence() {
    let mut sentences = Vec::new();
    let choose = |_, view: &View| {
        let decision = decide(view, Strength::Master, QUICK, 0).expect("a seat to act can act");
        if let (Action::Guess { number, .. }, Reason::Likely { card, numbers, .. }) =
            (decision.action, &decision.reason)
        {
            assert_eq!(card.number(), number);
            assert!(numbers.iter().any(|(possible, _)| possible == card));
        }
        sentences.push(decision.reason.to_string());
        decision.action
    };
    play(&Setup::new(3), 4, choose, |_| ()).expect("every action is legal");
    assert!(sentences[0].ends_with("tells the others least about the rest of the hand"), "{}", sentences[0]);
    assert!(sentences.iter().any(|sentence| sentence.contains("lies between")), "{sentences:?}");
}

#[test]
fn a_guess_is_explained_by_what_everybody_saw_when_it_was_made() {
    let mut certain = 0;
    for seed in 0..6 {
        let mut turn = 0;
        let mut before: Vec<(usize, View)> = Vec::new();
        let choose = |_, view: &View| {
            turn += 1;
            decide(view, Strength::Player, QUICK, turn).expect("a seat to act can act").action
        };
        let mut end = None;
        let watch = |state: &State| {
            let view = Kryptos::view(state, Viewer::Spectator);
            before.push((view.log.len(), view.clone()));
            end = Some(view);
        };
        play(&Setup::new(4), seed, choose, watch).expect("every action is legal");
        let end = end.expect("a game has an end");
        for (at, then) in before {
            let Some(told) = explain(&end, at) else { continue };
            let Some(kryptos::Entry::Guessed { target, position, card, right, .. }) = end.log.get(at) else {
                panic!("only guesses are explained");
            };
            let spot = Spot { seat: *target, position: *position };
            let simple: Vec<Card> = then.candidates(spot).iter().collect();
            assert_eq!(
                (told.card, &told.possible),
                (*card, &simple),
                "as a spectator could work it out then"
            );
            if let ([only], Some((low, high))) = (&told.possible[..], told.between) {
                certain += usize::from(*right && only == card);
                assert!(low < *only && *only < high);
            }
        }
    }
    assert!(certain > 0, "somebody takes a card between its neighbours");
}
