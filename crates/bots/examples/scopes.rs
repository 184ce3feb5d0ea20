//! How often people's clues are intercepted by each strength, in two halves of the games, and by scopes about those in use:
//! `cargo run -p bots --example scopes`. A scope that was chosen on one half shows on the other what it is worth.

use bots::decrypto::people::{self, Game};
use bots::decrypto::{Interceptor, Open, Scope, Strength, Weights};
use lexicon::Language;
use lexicon::mind::Minds;
use std::error::Error;

/// So many bots read each game; which keywords come to their minds differs.
const BOTS: u64 = 6;

/// What part of the codes each strength is to intercept.
const AIMS: [(Strength, f32); 3] =
    [(Strength::Beginner, 0.10), (Strength::Player, 0.22), (Strength::Agent, 0.40)];

/// Codes intercepted and codes read, by half of the games and round from the second on.
type Tally = [[(u32, u32); 4]; 2];

fn main() -> Result<(), Box<dyn Error>> {
    let minds = Minds::open()?;
    let mut games = Vec::new();
    for language in Language::ALL {
        let mut of = Vec::new();
        for set in [".", "earlier", "fresh"] {
            let path = format!("{}/tests/people/{set}/{language}.jsonl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path)?;
            of.extend(people::parse(&text).map_err(|(line, why)| format!("line {line}: {why}"))?);
        }
        games.push(of);
    }
    for (strength, aim) in AIMS {
        let mut tried = Vec::new();
        for scope in about(Scope::of(strength)) {
            let tallies: Vec<Tally> = games.iter().map(|games| read(&minds, games, scope)).collect();
            let off =
                [0, 1].map(|half| tallies.iter().map(|tally| (share(&tally[half]) - aim).abs()).sum::<f32>());
            tried.push((scope, tallies, off));
        }
        println!("{} as it is: {}", strength.name(), say(&tried[0].1, None));
        for half in [0, 1] {
            let chosen = tried.iter().min_by(|a, b| a.2[half].total_cmp(&b.2[half]));
            if let Some((scope, tallies, _)) = chosen {
                println!("  chosen on half {}: {scope:?}", half + 1);
                println!("  on the other half: {}", say(tallies, Some(1 - half)));
            }
        }
    }
    let master: Vec<Tally> = games.iter().map(|games| read(&minds, games, Scope::ALL)).collect();
    println!("master: {}", say(&master, None));
    Ok(())
}

/// A scope and its neighbours.
fn about(scope: Scope) -> Vec<Scope> {
    let shares = [1.0, 0.8, 1.25].map(|times| Scope { share: scope.share * times, ..scope });
    let reach = |scope: Scope| [scope.reach, scope.reach * 2 / 3].map(|reach| Scope { reach, ..scope });
    shares.into_iter().flat_map(reach).collect()
}

fn read(minds: &Minds, games: &[Game], scope: Scope) -> Tally {
    let mut tally = Tally::default();
    for (at, game) in games.iter().enumerate() {
        let space = minds.space(game.lang);
        let bots = if scope.share < 1.0 { BOTS } else { 1 };
        let lines = game.lines();
        for who in 0..bots {
            let interceptor = Interceptor::new(space, Weights::of(space), scope, at as u64 * BOTS + who);
            for round in 1..lines.len().min(5) {
                let guess = interceptor.intercept(&lines[..round], &lines[round].clues, &Open::ALL).best().0;
                let (right, all) = &mut tally[at % 2][round - 1];
                *right += u32::from(guess == lines[round].code);
                *all += 1;
            }
        }
    }
    tally
}

fn share(rounds: &[(u32, u32)]) -> f32 {
    let (right, all) = rounds.iter().fold((0, 0), |(r, a), (right, all)| (r + right, a + all));
    right as f32 / all.max(1) as f32
}

/// The shares by language, of one half or of each, and by round.
fn say(tallies: &[Tally], half: Option<usize>) -> String {
    let of = |(language, tally): (Language, &Tally)| {
        let percent = |rounds: &[(u32, u32)]| format!("{:.1}", 100.0 * share(rounds));
        match half {
            Some(half) => format!("{language} {}", percent(&tally[half])),
            None => {
                let rounds = (0..4).map(|round| percent(&[tally[0][round], tally[1][round]]));
                let rounds = rounds.collect::<Vec<_>>().join("/");
                let all: Vec<(u32, u32)> = tally.iter().flatten().copied().collect();
                let [one, other] = tally.each_ref().map(|half| percent(half));
                format!("{language} {} (halves {one} {other}, rounds {rounds})", percent(&all))
            }
        }
    };
    Language::ALL.into_iter().zip(tallies).map(of).collect::<Vec<_>>().join(", ")
}
