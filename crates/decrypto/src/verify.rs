//! Recomputing every draw of a game, so that anybody can see that nothing was rigged.

use crate::{Keywords, PerTeam, State, Team, WordPool, fair};
use game::{Commitment, Draw, Nonce, Seed};

/// What is published when a game is over.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The hash that was shown before the deal.
    pub commitment: &'a Commitment,
    /// The seed that it is said to be of.
    pub seed: &'a Seed,
    /// What the players added, in seat order.
    pub nonces: &'a [Nonce],
    /// The words that keywords were drawn from. Without them the keywords stay unchecked.
    pub words: Option<&'a WordPool>,
    /// The categories that Laser Drive drew from. Without them the categories stay unchecked.
    pub categories: Option<&'a [String]>,
}

/// What was recomputed and found right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Whether the keywords were checked.
    pub keywords: bool,
    /// How many codes were checked.
    pub codes: usize,
    /// How many categories were checked.
    pub categories: usize,
}

/// The first draw that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The seed is not the one that was committed to.
    #[error("the seed does not belong to the commitment")]
    Commitment,
    /// Other keywords.
    #[error("the keywords of {team} are not the ones drawn")]
    Keywords {
        /// Whose.
        team: Team,
    },
    /// Another code.
    #[error("the code of {team} in round {round} is not the one drawn")]
    Code {
        /// Whose.
        team: Team,
        /// When.
        round: u8,
    },
    /// Another category.
    #[error("the category of round {round} is not the one drawn")]
    Category {
        /// When.
        round: u8,
    },
}

/// Recomputes the draws of a game, finished or not.
pub fn verify(state: &State, evidence: &Evidence<'_>) -> Result<Verified, Mismatch> {
    if evidence.seed.commitment() != *evidence.commitment {
        return Err(Mismatch::Commitment);
    }
    let (draw, setup) = (Draw::new(evidence.seed, evidence.nonces), &*state.setup);
    let mut verified = Verified { keywords: false, codes: 0, categories: 0 };
    if let Some(words) = evidence.words {
        let drawn = fair::keywords(&draw, setup, words);
        let dealt: PerTeam<Option<&Keywords>> =
            PerTeam::from_fn(|team| state.keywords[team].as_ref().map(|keywords| &**keywords.reveal()));
        match Team::BOTH.into_iter().find(|team| drawn[*team].as_ref() != dealt[*team]) {
            Some(team) => return Err(Mismatch::Keywords { team }),
            None => verified.keywords = true,
        }
    }
    for (number, round) in (1u8..).zip(&state.rounds) {
        for team in Team::BOTH {
            let Some(line) = &round.lines[team] else { continue };
            if fair::code(&draw, setup, number, line.encryptor) != Some(*line.code.reveal()) {
                return Err(Mismatch::Code { team, round: number });
            }
            verified.codes += 1;
        }
        if let (Some(categories), Some(category)) = (evidence.categories, &round.category) {
            if fair::category(&draw, setup, categories, number).as_ref() != Some(category) {
                return Err(Mismatch::Category { round: number });
            }
            verified.categories += 1;
        }
    }
    Ok(verified)
}
