//! Every rule of the game as a test that is named after it.

mod attendance;
mod clues;
mod encrypt;
mod ending;
mod guess;
mod laser;
mod settle;
mod setup;
mod silence;
mod table;
mod three;
mod tie_break;
