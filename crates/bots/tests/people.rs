//! Games with people's clues (`tests/people`): how the bots read them as teammates and as opponents. The figures in
//! docs/bots.md come from `chamber arena decrypto --people` and from the example `weights`, which reads every game with
//! weights chosen on others.

use bots::decrypto::people::{self, Game};
use bots::decrypto::{Decoder, Scope, Strength, Weights};
use decrypto::Digit;
use lexicon::Language;
use lexicon::mind::Minds;
use std::sync::LazyLock;

static MINDS: LazyLock<Minds> = LazyLock::new(|| Minds::open().expect("the data are in the repository"));

/// The games of a folder.
fn games_in(folder: &str, language: Language) -> Vec<Game> {
    let path = format!("{}/tests/people/{folder}/{language}.jsonl", env!("CARGO_MANIFEST_DIR"));
    people::parse(&std::fs::read_to_string(path).expect("a file")).expect("games")
}

fn games(language: Language) -> Vec<Game> {
    [".", "earlier", "fresh"].into_iter().flat_map(|folder| games_in(folder, language)).collect()
}

fn share(so: &[bool]) -> f32 {
    so.iter().filter(|so| **so).count() as f32 / so.len() as f32
}

/// Does the same for every language, side by side.
fn in_every_language(test: impl Fn(Language) + Sync) {
    std::thread::scope(|scope| {
        for language in Language::ALL {
            let test = &test;
            scope.spawn(move || test(language));
        }
    });
}

#[test]
fn a_player_reads_nine_codes_of_ten_in_every_language() {
    in_every_language(|language| {
        let space = MINDS.space(language);
        let read: Vec<Vec<bool>> =
            games(language).iter().map(|game| game.read(space, Strength::Player)).collect();
        let last: Vec<bool> = read.iter().filter_map(|game| game.last().copied()).collect();
        let (all, last) = (share(&read.concat()), share(&last));
        println!("{language}: {all:.3} of all codes, {last:.3} of the last");
        assert!(all >= 0.92 && last >= 0.85, "{language}: {all}, {last}");
    });
}

#[test]
fn every_strength_intercepts_as_often_as_it_should_in_every_language() {
    let bands = [
        (Strength::Beginner, 0.05..=0.15),
        (Strength::Player, 0.15..=0.3),
        (Strength::Agent, 0.3..=0.5),
        (Strength::Master, 0.6..=1.0),
    ];
    in_every_language(|language| {
        let (space, games) = (MINDS.space(language), games(language));
        for (strength, band) in &bands {
            // Several bots a game: which keywords come to their minds differs, but not a master's.
            let bots = if *strength == Strength::Master { 1 } else { 3 };
            let opponents =
                (0..).zip(&games).flat_map(|(at, game)| (0..bots).map(move |bot| (game, 3 * at + bot)));
            // Nobody intercepts in the first round.
            let intercepted: Vec<bool> = opponents
                .flat_map(|(game, who)| game.intercepted(space, Scope::of(*strength), who).split_off(1))
                .collect();
            let share = share(&intercepted);
            println!("{language} {}: {share:.3}", strength.name());
            assert!(band.contains(&share), "{language} {}: {share}", strength.name());
        }
    });
}

#[test]
fn the_same_bot_reads_the_same_game_in_the_same_way() {
    let game = &games(Language::English)[0];
    let play = |who| game.play(&MINDS, Strength::Player, who);
    assert_eq!(play(3), play(3));
}

#[test]
fn the_association_that_links_a_clue_to_its_keyword_is_named() {
    let space = MINDS.space(Language::English);
    let keywords = ["abyss", "acrobat", "whale", "contract"].map(str::to_owned);
    let decoder = Decoder::new(space, &keywords, Weights::of(space));
    let [first, second, ..] = Digit::ALL;
    assert_eq!(decoder.reason("trapeze artist", second), Some("trapeze"));
    assert_eq!(decoder.reason("qwertz", first), None);
}
