//! How long a bot takes to act, as a person would: longer for clues than for guesses, longer the more has been said, and
//! never so long that people look at flips for ten seconds.

use super::seat::Player;
use decrypto::View;
use std::time::Duration;

/// What finding clues, guessing, and anything else take, in the host's pause.
const CLUES: f32 = 2.0;
const GUESS: f32 = 1.0;
const ELSE: f32 = 0.5;
/// What every further round adds to clues and guesses, and the most that it adds.
const ROUND: f32 = 0.1;
const MOST: f32 = 0.5;

impl Player<'_> {
    /// How long to wait before acting; `pause` is what the host has set for an ordinary guess, `seed` makes it uneven.
    pub fn thinking_time(view: &View, pause: Duration, seed: u64) -> Duration {
        let Some(you) = &view.you else { return Duration::ZERO };
        let later = (ROUND * f32::from(view.round.saturating_sub(1))).min(MOST);
        let share = if you.can.give_clues {
            CLUES + later
        } else if you.can.mark {
            GUESS + later
        } else {
            ELSE
        };
        // Between four fifths and six fifths of it.
        let uneven =
            0.8 + 0.4 * (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as f32 / (1_u64 << 24) as f32;
        pause.mul_f32(share * uneven)
    }
}
