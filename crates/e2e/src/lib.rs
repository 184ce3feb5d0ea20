//! Whole games in real browsers: what the tests and the screenshots need to drive Chromium, and people who play.
//!
//! Architecture invariant: people know what their screen shows, and nothing else. No helper looks into the server, and none
//! sleeps: it waits until the page shows something, and says what it waited for if that never comes.

mod axe;
mod cdp;
mod chrome;
mod company;
mod decrypto;
mod fit;
mod house;
mod kryptos;
mod line;
mod player;
pub mod proxy;
mod table;
pub mod tour;

pub use axe::check;
pub use chrome::{Browser, Chrome, Look, Size, Theme};
pub use decrypto::{Code, Step, wrong};
pub use fit::Proofreader;
pub use house::House;
pub use kryptos::Hidden;
pub use line::Way;
pub use player::Player;
pub use table::{Guesses, Table, WORDS};
