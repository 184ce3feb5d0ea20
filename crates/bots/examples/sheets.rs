//! Clues of bots to be read blind: keywords in a random order and the clues of four rounds, without the codes.
//!
//! `cargo run -p bots --example sheets -- en player 10 > sheet 2> key`: ten games, and on the other stream what each clue stands
//! for. A fourth number says with which deal to begin.

use bots::decrypto::benchmark::Deal;
use bots::decrypto::{Caution, Encryptor, Line, Open, Round, Strength, Weights, legal};
use lexicon::Language;
use lexicon::mind::Minds;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

/// How many rounds of a game are read.
const ROUNDS: usize = 4;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, usual: &'static str| args.get(at).map_or(usual, String::as_str);
    let language: Language = argument(0, "en").parse()?;
    let strength: Strength = argument(1, "player").parse()?;
    let (games, first): (u64, u64) = (argument(2, "10").parse()?, argument(3, "77000").parse()?);
    let minds = Minds::open()?;
    let space = minds.space(language);
    for seed in first..first + games {
        let Deal { keywords, codes, seed } = Deal::draw(space.keywords(), seed).ok_or("too few keywords")?;
        let mut rng = SmallRng::seed_from_u64(seed);
        let encryptor = Encryptor::new(space, keywords.clone(), Weights::of(space), Caution::of(strength));
        // The reader's numbers are not the team's.
        let mut order = [0, 1, 2, 3];
        order.shuffle(&mut rng);
        println!("{}", order.map(|at| keywords[at].to_uppercase()).join("  "));
        let mut past: Vec<Line> = Vec::new();
        for code in codes.into_iter().take(ROUNDS) {
            let may = |word: &str| legal(language, &keywords, code, Some(&minds), word);
            let round =
                Round { code, past: &past, open: Open::ALL, watched: !past.is_empty(), category: None };
            let clues = encryptor.encrypt(&round, &may, &mut rng).ok_or("no clue is legal")?.clues;
            println!("  {}", clues.join(" / "));
            let place = |digit: usize| order.iter().position(|at| *at == digit).unwrap_or_default() + 1;
            let read = code.digits().map(|digit| place(digit.index()).to_string());
            eprint!("{} ", read.concat());
            past.push(Line { clues: clues.map(Some), code, decryption: Some(code), interception: None });
        }
        eprintln!();
    }
    Ok(())
}
