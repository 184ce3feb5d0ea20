//! The tags that let anybody check the draws of a recorded game.

use super::{Flaw, Quoted, Record, read_list, write_list};
use crate::{Commitment, Draw, Nonce, Seed};
use std::fmt;

/// The chance behind a record: `[Commitment "hash"]`, `[Nonces "one, two"]` in seat order, and `[Seed "hex"]`
/// once the game is over. All of them may be missing: games played by hand have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fairness {
    /// What was shown before the deal.
    pub commitment: Option<Commitment>,
    /// What the players added.
    pub nonces: Vec<Nonce>,
    /// What was shown after the end.
    pub seed: Option<Seed>,
}

/// The seed of a record is not the one that was committed to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the seed's commitment is {computed}, the record says {recorded}")]
pub struct SeedMismatch {
    /// The hash of the seed.
    pub computed: Commitment,
    /// The hash that was shown before the deal.
    pub recorded: Commitment,
}

impl Fairness {
    /// Reads the tags.
    pub fn read(record: &Record<'_>) -> Result<Fairness, Flaw> {
        let seed = match record.tag("Seed") {
            Some(tag) => Some(
                tag.value.parse().map_err(|error: crate::NotASeed| Flaw::at(tag.place, error.to_string()))?,
            ),
            None => None,
        };
        let nonces = record.tag("Nonces").map_or(Vec::new(), |tag| read_list(&tag.value));
        let commitment = record.tag("Commitment").map(|tag| Commitment(tag.value.clone()));
        Ok(Fairness { commitment, nonces: nonces.into_iter().map(Nonce).collect(), seed })
    }

    /// The draws of the game, once the seed is known; an error if it is not the seed committed to.
    pub fn draw(&self) -> Result<Option<Draw>, SeedMismatch> {
        let Some(seed) = &self.seed else { return Ok(None) };
        let computed = seed.commitment();
        match &self.commitment {
            Some(recorded) if *recorded != computed => {
                Err(SeedMismatch { computed, recorded: recorded.clone() })
            }
            _ => Ok(Some(Draw::new(seed, &self.nonces))),
        }
    }
}

/// Writes the tags, one a line.
impl fmt::Display for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(commitment) = &self.commitment {
            writeln!(f, "[Commitment {}]", Quoted(&commitment.0))?;
        }
        if !self.nonces.is_empty() {
            let nonces = write_list(self.nonces.iter().map(|nonce| &nonce.0));
            writeln!(f, "[Nonces {}]", Quoted(&nonces))?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "[Seed \"{}\"]", seed.reveal_hex())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fairness() -> Fairness {
        let seed = Seed::new([7; 32]);
        Fairness {
            commitment: Some(seed.commitment()),
            nonces: vec![Nonce("rain, \"snow\"".into()), Nonce(String::new())],
            seed: Some(seed),
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for fairness in [fairness(), Fairness::default(), Fairness { seed: None, ..fairness() }] {
            let text = fairness.to_string();
            assert_eq!(Fairness::read(&Record::split(&text).unwrap()), Ok(fairness));
        }
    }

    #[test]
    fn another_seed_than_the_one_committed_to_is_found_out() {
        assert!(fairness().draw().unwrap().is_some());
        let swapped = Fairness { seed: Some(Seed::new([8; 32])), ..fairness() };
        assert!(swapped.draw().is_err());
    }

    #[test]
    fn a_seed_that_is_none_is_refused_at_its_place() {
        let record = Record::split("[Game \"x\"]\n[Seed \"12\"]").unwrap();
        assert_eq!(Fairness::read(&record).unwrap_err().place.line, 2);
    }
}
