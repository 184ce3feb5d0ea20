//! The bots of Decrypto, with their real data: few deals and loose bounds, so that the tests stay fast. The
//! figures in docs/bots.md come from `chamber arena decrypto`.

use bots::decrypto::benchmark::{Deal, Played, Trio};
use bots::decrypto::{Caution, Decoder, Encryptor, Line, Odds, Open, Round, Strength, Weights, official};
use decrypto::{CertainReferee, Code, Digit, Options, PerTeam, Setup, Team};
use lexicon::Language;
use lexicon::mind::{Minds, Space};
use lexicon::referee::repeats;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::LazyLock;
use std::time::Duration;

static MINDS: LazyLock<Minds> = LazyLock::new(|| Minds::open().expect("the data are in the repository"));

/// Clues as a person would give them, written before any model was asked: keywords, code, clues.
fn human(language: Language) -> Vec<([String; 4], Code, [String; 3])> {
    let text = match language {
        Language::English => include_str!("human/en.tsv"),
        Language::Italian => include_str!("human/it.tsv"),
        Language::German => include_str!("human/de.tsv"),
        Language::Norwegian => include_str!("human/nb.tsv"),
    };
    let words =
        |text: &str, part: &str| text.split(part).map(|word| word.trim().to_lowercase()).collect::<Vec<_>>();
    text.lines()
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let keywords = words(fields[0], ",").try_into().expect("four keywords");
            (
                keywords,
                fields[1].parse().expect("a code"),
                words(fields[2], "|").try_into().expect("three clues"),
            )
        })
        .collect()
}

/// How many of the clues, taken one by one, are put to the right one of four keywords.
fn understood(space: &Space, weights: &Weights) -> (usize, usize) {
    let (mut right, mut all) = (0, 0);
    for (keywords, code, clues) in human(space.language()) {
        let decoder = Decoder::new(space, &keywords, weights.clone());
        for (clue, digit) in clues.into_iter().zip(code.digits()) {
            let odds = decoder.decode(&[], &[Some(clue), None, None], &Open::ALL);
            let likely = |odds: &Odds| {
                Digit::ALL.into_iter().max_by(|a, b| odds.digit(0, *a).total_cmp(&odds.digit(0, *b)))
            };
            right += usize::from(likely(&odds) == Some(digit));
            all += 1;
        }
    }
    (right, all)
}

/// With `--nocapture` this prints the table of docs/bots.md.
#[test]
fn human_clues_are_understood_far_better_than_by_chance_in_every_language() {
    let percent = |(right, all): (usize, usize)| 100.0 * right as f32 / all as f32;
    for language in Language::ALL {
        let space = MINDS.space(language);
        for (only, name) in space.minds().enumerate() {
            let weights = space.minds().enumerate().map(|(mind, _)| if mind == only { 1.0 } else { 0.0 });
            let alone = understood(space, &Weights(weights.collect()));
            println!("{language} {name} alone: {:.1}%", percent(alone));
        }
        let together = understood(space, &Weights::of(space));
        println!("{language} all minds: {:.1}% of {}", percent(together), together.1);
        assert!(together.1 >= 100);
        // Chance is a quarter.
        assert!(percent(together) >= 70.0, "{language}: {together:?}");
    }
}

fn play(alice: &str, bob: &str, eve: &str, deals: u64) -> Vec<Played> {
    let space = MINDS.space(Language::English);
    let agent = |name: &str| name.parse().expect("an agent");
    let trio = Trio { alice: agent(alice), bob: agent(bob), eve: agent(eve) };
    let table = trio.seat(space, Duration::ZERO).expect("known minds");
    let play = |seed| {
        let deal = Deal::draw(space.keywords(), seed).expect("enough keywords");
        table.play(&deal, false).expect("no program plays")
    };
    (0..deals).map(play).collect()
}

fn wins(played: &[Played]) -> usize {
    played.iter().filter(|played| played.won()).count()
}

#[test]
fn the_published_baseline_loses_to_itself() {
    let played = play("baseline", "baseline", "baseline", 20);
    assert!(wins(&played) <= 2, "{}", wins(&played));
}

#[test]
fn our_pair_survives_where_the_baseline_does_not() {
    let played = play("master", "master", "baseline", 10);
    assert!(wins(&played) >= 5, "{}", wins(&played));
}

#[test]
fn the_same_deal_is_played_the_same_way() {
    assert_eq!(play("master", "master", "master", 1), play("master", "master", "master", 1));
}

#[test]
fn bots_finish_an_official_game_without_an_illegal_or_repeated_clue() {
    for (language, laser) in [(Language::English, false), (Language::Norwegian, true)] {
        let setup = Setup {
            language: language.tag().to_owned(),
            seats: vec![Team::White, Team::Black, Team::White, Team::Black],
            names: PerTeam::default(),
            options: Options {
                laser_drive: laser.then_some(decrypto::LaserDrive { cost: 2 }),
                ..Options::default()
            },
            words: MINDS.space(language).keywords().to_vec().into(),
            categories: lexicon::categories(language).iter().map(|category| category.to_string()).collect(),
        };
        let strength = PerTeam { white: Strength::Agent, black: Strength::Beginner };
        let played = official::play(&MINDS, &setup, strength, &CertainReferee, 7).expect("a legal setup");
        assert!(played.outcome.is_some());
        assert!(played.refused.is_empty(), "{:?}", played.refused);
        for team in Team::BOTH {
            let mut clues = played.clues[team].clone();
            clues.sort();
            clues.dedup();
            assert_eq!(clues.len(), played.clues[team].len());
        }
    }
}

/// A bot that gave "dogs" after "dog" would be refused for ever.
#[test]
fn no_clue_is_another_form_of_an_earlier_one() {
    let space = MINDS.space(Language::English);
    let played = play("master", "master", "baseline", 10);
    for game in &played {
        let clues: Vec<&String> = game.turns.iter().flat_map(|turn| &turn.clues).flatten().collect();
        for (at, clue) in clues.iter().enumerate() {
            for earlier in &clues[..at] {
                assert!(!repeats(space.language(), clue, earlier), "{clue} after {earlier}");
                let stems = |clue: &str| space.links().associations().stems(clue);
                let said = stems(earlier);
                assert!(!stems(clue).iter().any(|stem| said.contains(stem)), "{clue} after {earlier}");
            }
        }
    }
}

/// A teammate's word in a phrase is used up too.
#[test]
fn a_bot_says_no_word_of_what_its_teammate_said_before() {
    let space = MINDS.space(Language::English);
    let keywords = ["silk", "velvet", "whale", "contract"].map(str::to_owned);
    let [code, other]: [Code; 2] = ["123", "241"].map(|code| code.parse().expect("a code"));
    let clues = ["soft fabrics", "smooth curtain", "a deep sea"].map(|clue| Some(clue.to_owned()));
    let past = [Line { clues, code, decryption: Some(code), interception: None }];
    for strength in Strength::ALL {
        let caution = Caution::of(strength);
        let encryptor = Encryptor::new(space, keywords.clone(), Weights::of(space), caution);
        for seed in 0..20 {
            let round = Round { code: other, past: &past, open: Open::ALL, watched: true, category: None };
            let given = encryptor.encrypt(&round, &|_| true, &mut SmallRng::seed_from_u64(seed));
            for clue in given.expect("clues").clues {
                let stems = space.links().associations().stems(&clue);
                let said = ["soft", "fabric", "smooth", "curtain", "deep", "sea"];
                assert!(!stems.iter().any(|stem| said.contains(&stem.as_str())), "{clue}");
            }
        }
    }
}
