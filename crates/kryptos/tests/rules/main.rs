//! The rules of Kryptos, rule by rule, and the laws that hold for every game.

mod clock;
mod ending;
mod laws;
mod records;
mod records_fuzz;
mod refusals;
mod reveal;
mod secrecy;
mod table;
mod trial;
mod turns;
mod views;
