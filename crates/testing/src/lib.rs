//! A world in which tests can foresee everything: a clock that stands still, chance that repeats itself, players who do
//! anything legal, and a server on a free port. Whoever depends on this has the toy game among the games of the house.
//!
//! **Architecture invariant:** only tests depend on this crate, so that nothing of it is in the program.

mod foreseen;
mod players;
#[cfg(feature = "server")]
mod server;

pub use foreseen::{Foreseeable, Standing};
pub use players::{Anything, any_move, decrypto_settings, kryptos_settings, random_bots, settings};
#[cfg(feature = "server")]
pub use server::TestServer;
