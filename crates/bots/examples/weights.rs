//! Chooses the weights of the decoder's evidence on games with people's clues, and says by cross-validation over whole
//! games how far they carry: `cargo run -p bots --example weights`.

use bots::decrypto::people::{self, Game};
use bots::decrypto::{Decoder, SOURCES, Sources, Weights};
use decrypto::Code;
use lexicon::Language;
use lexicon::mind::{Link, Minds};
use std::error::Error;

/// The games fall into so many parts; each is read with weights chosen on the others.
const FOLDS: usize = 7;
/// The folders of games.
const SETS: [&str; 3] = [".", "earlier", "fresh"];
/// The usual size of each source: what is small may weigh more.
const SCALE: [f32; SOURCES] = [1.0, 1.0, 1.0, 0.1, 0.1, 0.33, 0.33, 1.0, 1.0];
/// Keeps weights small that few clues speak for.
const RIDGE: f32 = 0.003;
const STEPS: usize = 600;

struct Turn {
    lang: Language,
    set: &'static str,
    game: usize,
    round: usize,
    code: usize,
    /// `sources[clue][digit]`.
    sources: [[Sources; 4]; 3],
}

type Vector = [f32; SOURCES];

fn main() -> Result<(), Box<dyn Error>> {
    let minds = Minds::open()?;
    let mut turns = Vec::new();
    for lang in Language::ALL {
        for set in SETS {
            let path = format!("{}/tests/people/{set}/{lang}.jsonl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path)?;
            let games = people::parse(&text).map_err(|(line, why)| format!("line {line}: {why}"))?;
            for (at, game) in games.iter().enumerate() {
                turns.extend(read(&minds, game, at, set));
            }
        }
    }
    let linked = |turn: &&Turn| turn.sources[0].iter().all(|sources| sources.0[3] != 0.0);
    let all: Vec<&Turn> = turns.iter().filter(linked).collect();
    println!("{} turns whose keywords all have associations, of {}", all.len(), turns.len());
    let mut right = Vec::new();
    for fold in 0..FOLDS {
        let (held, rest): (Vec<&Turn>, Vec<&Turn>) = all.iter().partition(|turn| turn.game % FOLDS == fold);
        let weights = fit(&rest);
        right.extend(held.into_iter().map(|turn| (turn, best(turn, &weights) == turn.code)));
    }
    for lang in Language::ALL {
        for set in ["all"].into_iter().chain(SETS) {
            let share = |round: Option<usize>| {
                let of: Vec<bool> = right
                    .iter()
                    .filter(|(turn, _)| turn.lang == lang && (set == "all" || turn.set == set))
                    .filter(|(turn, _)| round.is_none_or(|round| turn.round == round))
                    .map(|(_, right)| *right)
                    .collect();
                let hits = of.iter().filter(|right| **right).count();
                format!("{hits}/{} = {:.1}%", of.len(), 100.0 * hits as f32 / of.len().max(1) as f32)
            };
            println!("{lang} {set}: {}, in round 5 {}", share(None), share(Some(5)));
        }
    }
    let weights = fit(&all);
    println!("weights {weights:.2?}");
    alone(&all, &weights);
    Ok(())
}

fn read(minds: &Minds, game: &Game, at: usize, set: &'static str) -> Vec<Turn> {
    let space = minds.space(game.lang);
    let decoder = Decoder::new(space, &game.keywords, Weights::of(space));
    let lines = game.lines();
    let turn = |(round, turn): (usize, &people::Turn)| Turn {
        lang: game.lang,
        set,
        game: at,
        round: round + 1,
        code: Code::all().position(|code| code == turn.code).unwrap_or(0),
        sources: turn.clues.each_ref().map(|clue| decoder.sources(&lines[..round], clue)),
    };
    game.rounds.iter().enumerate().map(turn).collect()
}

/// The sum of the sources that speak for each code.
fn codes(turn: &Turn) -> Vec<Vector> {
    let of = |code: Code| {
        let mut sum = [0.0; SOURCES];
        for (clue, digit) in turn.sources.iter().zip(code.digits()) {
            sum.iter_mut().zip(clue[digit.index()].0).for_each(|(s, x)| *s += x);
        }
        sum
    };
    Code::all().map(of).collect()
}

fn dot(a: &Vector, b: &Vector) -> f32 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn best(turn: &Turn, weights: &Vector) -> usize {
    let scores: Vec<f32> = codes(turn).iter().map(|code| dot(code, weights)).collect();
    (0..scores.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or(0)
}

/// Logistic regression over the 24 codes, no weight below 0 (Adam).
fn fit(turns: &[&Turn]) -> Vector {
    let data: Vec<(Vec<Vector>, usize)> = turns
        .iter()
        .map(|turn| {
            let scaled = |code: Vector| std::array::from_fn(|at| code[at] / SCALE[at]);
            (codes(turn).into_iter().map(scaled).collect(), turn.code)
        })
        .collect();
    let (mut weights, mut mean, mut square) = ([0.1; SOURCES], [0.0; SOURCES], [0.0; SOURCES]);
    for step in 1..=STEPS {
        let mut slope: Vector = weights.map(|weight| 2.0 * RIDGE * weight);
        for (codes, right) in &data {
            let scores: Vec<f32> = codes.iter().map(|code| dot(code, &weights)).collect();
            let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let powers: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
            let sum: f32 = powers.iter().sum();
            for (at, (code, power)) in codes.iter().zip(powers).enumerate() {
                let off = power / sum - if at == *right { 1.0 } else { 0.0 };
                slope.iter_mut().zip(code).for_each(|(s, x)| *s += off * x / data.len() as f32);
            }
        }
        for at in 0..SOURCES {
            mean[at] = 0.9 * mean[at] + 0.1 * slope[at];
            square[at] = 0.99 * square[at] + 0.01 * slope[at] * slope[at];
            let (m, s) = (
                mean[at] / (1.0 - 0.9_f32.powi(step as i32)),
                square[at] / (1.0 - 0.99_f32.powi(step as i32)),
            );
            weights[at] = (weights[at] - 0.03 * m / (s.sqrt() + 1e-6)).max(0.0);
        }
    }
    std::array::from_fn(|at| weights[at] / SCALE[at])
}

/// A keyword without associations: what the minds should count there, and what it should have in advance, tried by
/// taking the associations of each keyword in turn away.
fn alone(turns: &[&Turn], weights: &Vector) {
    let mut tried: Vec<(usize, f32, f32)> = Vec::new();
    for advance in (0..24).map(|step| 0.5 * step as f32) {
        for minds in (1..10).map(|step| 0.2 * step as f32) {
            let reads = |turn: &&&Turn, lost: usize| {
                let score = |code: Code| -> f32 {
                    let of = |(clue, digit): (&[Sources; 4], decrypto::Digit)| {
                        let sources = &clue[digit.index()].0;
                        if digit.index() == lost {
                            advance
                                + minds * sources[Link::COUNT]
                                + weights[Link::COUNT + 1] * sources[Link::COUNT + 1]
                        } else {
                            dot(sources, weights)
                        }
                    };
                    turn.sources.iter().zip(code.digits()).map(of).sum()
                };
                let best = Code::all().max_by(|a, b| score(*a).total_cmp(&score(*b)));
                best == Code::all().nth(turn.code)
            };
            let hits = turns.iter().map(|turn| (0..4).filter(|lost| reads(&turn, *lost)).count()).sum();
            tried.push((hits, advance, minds));
        }
    }
    tried.sort_by_key(|(hits, ..)| std::cmp::Reverse(*hits));
    for (hits, advance, minds) in &tried[..5] {
        println!(
            "one keyword without associations: {hits}/{} with advance {advance}, minds {minds:.1}",
            4 * turns.len()
        );
    }
}
