//! Reviews of finished games: their figures are those of the bots themselves, and a running game has none.

use bots::decrypto::{Decoder, Interceptor, Line, Open, Scope, Weights, official};
use bots::kryptos::arena::play;
use bots::kryptos::review::{Review, Verdict, review};
use bots::kryptos::{Budget, Strength, decide, hints};
use decrypto::{CertainReferee, Decrypto, Known, Options, PerTeam, Team};
use game::notation::Fairness;
use game::{Context, Draw, Game, Moment, Seed, Viewer};
use kryptos::notation::Record;
use kryptos::{Entry, Kryptos, Setup, State, View};
use lexicon::Language;
use lexicon::mind::Minds;
use std::sync::LazyLock;
use std::time::Instant;

static MINDS: LazyLock<Minds> = LazyLock::new(|| Minds::open().expect("the data are in the repository"));

/// A game of Kryptos and every state of it.
fn played(players: u8, strength: Strength, seed: u64) -> Vec<State> {
    let mut turn = seed.wrapping_mul(1_000);
    let mut states = Vec::new();
    let choose = |_, view: &View| {
        turn += 1;
        decide(view, strength, Budget::Deals(20), turn).expect("a seat to act can act").action
    };
    play(&Setup::new(players), seed, choose, |state| states.push(state.clone()))
        .expect("every action is legal");
    states
}

fn reviewed(states: &[State]) -> (Record, Option<Review>) {
    let last = states.last().expect("a game has states");
    let record =
        Record::of(last, &["a", "b", "c", "d", "e", "f"], Fairness::default()).expect("it was dealt");
    let review = review(&record);
    (record, review)
}

#[test]
fn a_review_of_kryptos_has_the_chances_that_the_help_gave_each_seat() {
    let states = played(3, Strength::Player, 11);
    let (record, review) = reviewed(&states);
    let review = review.expect("the game is over");
    for turn in &review.turns {
        let before = states
            .iter()
            .find(|state| Kryptos::view(state, Viewer::Spectator).log.len() == turn.entry)
            .expect("that state");
        let help = hints(&Kryptos::view(before, Viewer::Seat(turn.seat)));
        assert_eq!(turn.chances, help.cards);
        assert!(turn.best.worth + 1e-9 >= turn.made.map_or(0.0, |made| made.worth));
    }
    let guesses = record.entries().iter().filter(|entry| matches!(entry, Entry::Guessed { .. })).count();
    assert_eq!(review.turns.iter().filter(|turn| turn.made.is_some()).count(), guesses);
}

#[test]
fn whoever_always_takes_the_best_guess_is_fully_accurate() {
    let states = played(3, Strength::Beginner, 5);
    let review = reviewed(&states).1.expect("the game is over");
    for turn in &review.turns {
        let best = turn.accuracy >= 0.999;
        assert_eq!(best, matches!(turn.verdict, Verdict::Best | Verdict::Brilliant), "{turn:?}");
    }
    assert!(
        review
            .players
            .iter()
            .filter_map(|player| player.accuracy)
            .all(|share| (0.0..=100.0).contains(&share))
    );
}

#[test]
fn a_running_game_of_kryptos_is_not_reviewed() {
    let mut states = played(3, Strength::Beginner, 5);
    states.truncate(states.len() / 2);
    assert!(reviewed(&states).1.is_none());
}

#[test]
fn a_game_of_six_is_reviewed_whole() {
    let states = played(6, Strength::Beginner, 3);
    let start = Instant::now();
    let review = reviewed(&states).1.expect("the game is over");
    println!("{} turns of six in {:?}", review.turns.len(), start.elapsed());
    assert!(review.turns.iter().all(|turn| turn.deals >= 1.0));
}

fn setup(language: Language) -> decrypto::Setup {
    decrypto::Setup {
        language: language.tag().to_owned(),
        seats: vec![Team::White, Team::Black, Team::White, Team::Black],
        names: PerTeam::default(),
        options: Options::default(),
        words: MINDS.space(language).keywords().to_vec().into(),
        categories: Vec::new(),
    }
}

#[test]
fn a_review_of_decrypto_has_the_figures_of_the_decoder_and_the_interceptor() {
    let strength =
        PerTeam { white: bots::decrypto::Strength::Player, black: bots::decrypto::Strength::Agent };
    let space = MINDS.space(Language::English);
    let setup = setup(Language::English);
    let view = official::play(&MINDS, &setup, strength, &CertainReferee, 3).expect("a legal setup").view;
    let start = Instant::now();
    let review = bots::decrypto::review::review(&MINDS, &view).expect("the game is over");
    println!("{} codes in {:?}", review.codes.len(), start.elapsed());
    assert!(review.codes.len() >= 2 * usize::from(view.round) - 1);
    for team in Team::BOTH {
        let keywords = view.keywords(team).expect("keywords are open at the end");
        let decoder = Decoder::new(space, keywords, Weights::of(space));
        let interceptor = Interceptor::new(space, Weights::of(space), Scope::ALL, 0);
        let mut past: Vec<Line> = Vec::new();
        for code in review.codes.iter().filter(|code| code.team == team) {
            let clues = code.clues.each_ref().map(|clue| clue.as_ref().map(|clue| clue.clue.clone()));
            assert_eq!(code.odds.clear, decoder.decode(&past, &clues, &Open::ALL).of(code.code));
            let leak = interceptor.intercept(&past, &clues, &Open::ALL).of(code.code);
            assert_eq!(code.odds.leak, if code.round == 1 { 0.0 } else { leak });
            past.push(Line { clues, code: code.code, decryption: None, interception: None });
        }
    }
}

#[test]
fn a_running_game_of_decrypto_is_not_reviewed() {
    let setup = setup(Language::English);
    let mut state = Decrypto::open(&setup).expect("a legal setup");
    let draw = Draw::new(&Seed::new([7; 32]), &[]);
    let referee: &dyn decrypto::Referee = &CertainReferee;
    let context = Context { now: Moment(0), draw: &draw, referee };
    for event in Decrypto::deal(&state, &context) {
        Decrypto::apply(&mut state, &event);
    }
    let viewers = (0..4).map(|seat| Viewer::Seat(game::Seat(seat))).chain([Viewer::Spectator]);
    for viewer in viewers {
        assert!(bots::decrypto::review::review(&MINDS, &Decrypto::view(&state, viewer)).is_none());
    }
}
